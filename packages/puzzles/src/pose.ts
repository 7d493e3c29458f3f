/** What a puzzle asks, and what happens in it, with the questions of the table that are answered on the way. */
import type { Answer } from "@fiefdom/engine/decisions";
import type { Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import type { AnyPuzzle, ChoicePuzzle } from "./puzzle.ts";
import { tableOf } from "./table.ts";

/** Something that is asked at the table, by the card that asks it. */
interface Asked {
  readonly verb: string;
  readonly source: string | null;
}

/** Something that is done, with what it answers. */
export interface PuzzleMove extends Asked {
  readonly seat: number;
  readonly options: readonly string[];
}

const askedIn = (g: Game): Asked => {
  const d = g.decision;
  return { verb: d?.verb ?? "", source: d === null || d.source < 0 ? null : g.board.kinds[d.source].id };
};

/** The solution, or what happens by a rule: the seat, then its options. */
export function movesOf(puzzle: AnyPuzzle): readonly (readonly [seat: number, ...options: string[]])[] {
  const { seat } = puzzle;
  if (puzzle.kind === "rule") return puzzle.moves;
  const own = puzzle.kind === "turn" ? puzzle.line : [...puzzle.before, puzzle.answers[0].answer];
  return own.map((options) => [seat, ...options] as const);
}

/** The same, each with what it answers. */
export function told(puzzle: AnyPuzzle): PuzzleMove[] {
  const g = tableOf(puzzle);
  return movesOf(puzzle).map(([seat, ...options]) => {
    const move = { seat, ...askedIn(g), options };
    answer(g, seat, options as Answer);
    return move;
  });
}

/** The question that a choice is about, and the answers that were weighed, in an order that tells nothing. */
export function choiceOf(puzzle: ChoicePuzzle): Asked & { readonly answers: readonly (readonly string[])[] } {
  const g = tableOf(puzzle);
  for (const chosen of puzzle.before) answer(g, puzzle.seat, chosen as Answer);
  const answers = puzzle.answers.map((weighed) => weighed.answer);
  return { ...askedIn(g), answers: answers.toSorted((a, b) => (a.join() < b.join() ? -1 : 1)) };
}
