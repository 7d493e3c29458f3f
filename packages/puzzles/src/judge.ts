/**
 * Whether what somebody did is the answer: it is played again at the puzzle's own table, so that it is the same
 * wherever it is asked, and nobody's word is taken for it.
 */
import { type Answer, Refusal } from "@fiefdom/engine/decisions";
import type { Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import type { AnyPuzzle, ChoicePuzzle, RulePuzzle, TurnPuzzle } from "./puzzle.ts";
import { worthOf } from "./solve.ts";
import { tableOf } from "./table.ts";

/** One list of options a question: the whole turn, the one choice, or the number that was told. */
export type Given = readonly (readonly string[])[];

/** Throws a Refusal if that is no answer to the puzzle at all. */
export function isRight(puzzle: AnyPuzzle, given: Given): boolean {
  switch (puzzle.kind) {
    case "turn":
      return worthOf(afterTurn(puzzle, given), puzzle.seat, puzzle.goal) >= puzzle.best;
    case "choice":
      return chosenOf(puzzle, given) === 0;
    case "rule":
      return toldIn(puzzle, given) === puzzle.right;
  }
}

const isOver = (g: Game, turn: number): boolean => g.decision === null || g.turn !== turn;

/** The table after the turn that was played. */
export function afterTurn(puzzle: TurnPuzzle, given: Given): Game {
  const g = tableOf(puzzle);
  const { turn } = g;
  for (const options of given) {
    if (isOver(g, turn)) throw new Refusal("turn-over", "The turn was over before.");
    answer(g, puzzle.seat, [...options] as Answer);
  }
  if (!isOver(g, turn)) throw new Refusal("turn-not-over", "The turn is not over.");
  return g;
}

/** Whether the turn that these answers begin is over. */
export function isTurnOver(puzzle: TurnPuzzle, given: Given): boolean {
  const g = tableOf(puzzle);
  const { turn } = g;
  for (const options of given) answer(g, puzzle.seat, [...options] as Answer);
  return isOver(g, turn);
}

const sameCards = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.toSorted().join() === other.toSorted().join();

/** Which of the answers that were weighed it is. */
export function chosenOf(puzzle: ChoicePuzzle, given: Given): number {
  const found = puzzle.answers.findIndex(({ answer: weighed }) => sameCards(weighed, given[0] ?? []));
  if (given.length !== 1 || found < 0)
    throw new Refusal("not-weighed", "That is none of the answers between which is chosen here.");
  return found;
}

export const numbersOf = ({ right, wrong }: RulePuzzle): number[] => [right, ...wrong].sort((a, b) => a - b);

function toldIn(puzzle: RulePuzzle, given: Given): number {
  const told = Number(given[0]?.[0]);
  if (given.length !== 1 || given[0].length !== 1 || !numbersOf(puzzle).includes(told))
    throw new Refusal("not-a-number", "That is none of the numbers between which is chosen here.");
  return told;
}
