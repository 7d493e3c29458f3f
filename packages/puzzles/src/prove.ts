/** Every puzzle can be proved again, from nothing but what is kept of it. */
import type { Answer } from "@fiefdom/engine/decisions";
import { answer } from "@fiefdom/engine/run";
import { View } from "@fiefdom/engine/view";
import { count } from "./facts.ts";
import { mindsOn } from "./minds.ts";
import type { AnyPuzzle, ChoicePuzzle, RulePuzzle, TurnPuzzle } from "./puzzle.ts";
import { isBlind, solve, type Unproved, worthOf } from "./solve.ts";
import { tableOf } from "./table.ts";
import { courseOf, leastLead, type Weights, weigh } from "./weigh.ts";

/** More worlds than a choice was found with, and others. */
const WORLDS = 2400;

/** What may have become of a puzzle: nothing is proved, other numbers come out, or its answer is not the only one. */
export type Flaw =
  | Unproved
  | "another-best"
  | "several-ways"
  | "another-line"
  | "not-blind"
  | "not-clear"
  | "another-count";

/** For a choice the number of worlds decides how sure the proof is. */
export function flawIn(puzzle: AnyPuzzle, worlds: number = WORLDS): Flaw | null {
  if (puzzle.kind === "turn") return flawInTurn(puzzle);
  return puzzle.kind === "choice" ? flawInChoice(puzzle, worlds) : flawInRule(puzzle);
}

function flawInTurn(puzzle: TurnPuzzle): Flaw | null {
  const solved = solve(tableOf(puzzle), puzzle.goal);
  if (typeof solved === "string") return solved;
  if (solved.best !== puzzle.best) return "another-best";
  if (solved.ways !== 1) return "several-ways";
  if (!isBlind(tableOf(puzzle), puzzle.goal, solved)) return "not-blind";
  const g = tableOf(puzzle);
  const { player, turn } = g;
  for (const chosen of puzzle.line) answer(g, player, chosen as Answer);
  const ended = g.decision === null || g.turn !== turn;
  return ended && worthOf(g, player, puzzle.goal) === puzzle.best ? null : "another-line";
}

function flawInChoice(puzzle: ChoicePuzzle, worlds: number): Flaw | null {
  return leastLead(weighedAgain(puzzle, worlds), puzzle.answers.length) > 0 ? null : "not-clear";
}

/** The puzzle with how its games went on in these worlds, or null if its answer is no longer clear in them. */
export function retold(puzzle: ChoicePuzzle, worlds: number = WORLDS): ChoicePuzzle | null {
  const again = weighedAgain(puzzle, worlds);
  if (leastLead(again, puzzle.answers.length) <= 0) return null;
  return {
    ...puzzle,
    answers: puzzle.answers.map((weighed, i) => ({ ...weighed, ...courseOf(again.weights[i]) })),
  };
}

/** Each answer is weighed with the way to go on that suits it best, as when it was found. */
function weighedAgain(puzzle: ChoicePuzzle, worlds: number): Weights {
  const g = tableOf(puzzle);
  for (const chosen of puzzle.before) answer(g, puzzle.seat, chosen);
  const view = new View(g, puzzle.seat);
  const minds = mindsOn(g.board);
  const { codes } = g.board;
  const d = g.decision;
  const numbered = puzzle.answers.map(({ answer: words }) =>
    words.map((word) => {
      const course = d?.labels?.indexOf(word) ?? -1;
      return course >= 0 ? (d?.options[course] ?? -1) : (codes.get(word) ?? -1);
    }),
  );
  const tried = numbered.flatMap((chosen) => minds.ways.map((goOn) => ({ answer: chosen, goOn })));
  const glance = weigh(view, tried, minds.best, worlds / 8, `proof/${puzzle.id}/ways`);
  const lines = numbered.map((_, i) => {
    const own = minds.ways.map((_, way) => i * minds.ways.length + way);
    return tried[own.reduce((a, b) => (glance.weights[b].chance > glance.weights[a].chance ? b : a))];
  });
  return weigh(view, lines, minds.best, worlds, `proof/${puzzle.id}`);
}

function flawInRule(puzzle: RulePuzzle): Flaw | null {
  const g = tableOf(puzzle);
  for (const [seat, ...options] of puzzle.moves) answer(g, seat, options);
  return count(g, puzzle.asks) === puzzle.right ? null : "another-count";
}
