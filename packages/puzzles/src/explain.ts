/**
 * Why the answer is the answer, as facts that are counted at the table or were counted in the proof, and the reasons
 * that a review would give. Nothing here is an opinion: who puts it into words adds none.
 */
import { squire } from "@fiefdom/bots/squire";
import { steward } from "@fiefdom/bots/steward";
import { type Answer, Refusal } from "@fiefdom/engine/decisions";
import { endingOf } from "@fiefdom/engine/ending";
import { type Game, kindOf } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { owned, total } from "@fiefdom/engine/score";
import { view } from "@fiefdom/engine/view";
import { type Reason, reasonsFor } from "@fiefdom/review/reasons";
import { afterTurn, chosenOf, type Given } from "./judge.ts";
import type { AnyPuzzle, ChoicePuzzle, TurnPuzzle } from "./puzzle.ts";
import { worthOf } from "./solve.ts";
import { tableOf } from "./table.ts";
import { tempting } from "./tempting.ts";

/** A fact by name, with its numbers, and its cards by id. */
export interface Why {
  readonly is:
    | "end-pile"
    | "end-piles"
    | "won"
    | "won-by-turns"
    | "points"
    | "got"
    | "tempting-points"
    | "tempting-lost"
    | "tempting-on"
    | "proved"
    | "yours-points"
    | "yours-lost"
    | "yours-on"
    | "standing"
    | "left"
    | "course"
    | "ahead";
  readonly with: Readonly<Record<string, number | readonly string[]>>;
}

const why = (is: Why["is"], facts: Why["with"] = {}): Why => ({ is, with: facts });

/** What is to be said of an answer, and of the solution; without an answer of the solution alone. */
export function explain(puzzle: AnyPuzzle, given: Given | null): Why[] {
  if (puzzle.kind === "turn") return explainTurn(puzzle, given);
  return puzzle.kind === "choice" ? explainChoice(puzzle, given) : [];
}

const bestOfOthers = (g: Game, seat: number): number =>
  Math.max(...g.players.flatMap((_, other) => (other === seat ? [] : [total(g, other)])));

/** How somebody stands against the best of the others. */
const pointsIn = (g: Game, seat: number) => ({ mine: total(g, seat), theirs: bestOfOthers(g, seat) });

function explainTurn(puzzle: TurnPuzzle, given: Given | null): Why[] {
  const { seat, goal, best } = puzzle;
  const from = tableOf(puzzle);
  const to = afterTurn(puzzle, puzzle.line);
  const mine = given === null ? null : afterTurn(puzzle, given);
  const missed = mine !== null && worthOf(mine, seat, goal) < best;
  return [
    ...(missed ? [shortOf(mine, puzzle, "yours")] : []),
    ...(goal === "win" ? wonBy(to, seat) : [why("points", { before: total(from, seat), after: best })]),
    ...got(from, to, seat),
    ...near(from, puzzle),
    why("proved", { n: puzzle.positions }),
  ];
}

/** How the game ends, and with how many points. */
function wonBy(g: Game, seat: number): Why[] {
  const ending = endingOf(g);
  const piles = (ending?.piles ?? []).map((pile) => g.board.piles[pile].id);
  const points = pointsIn(g, seat);
  return [
    ending?.cause === "pile" ? why("end-pile", { piles }) : why("end-piles", { n: piles.length, piles }),
    why(points.mine > points.theirs ? "won" : "won-by-turns", points),
  ];
}

/** What the turn brought and what it cost, as far as it can still be seen at its end. */
function got(from: Game, to: Game, seat: number): Why[] {
  const id = (kind: number): string => to.board.kinds[kind].id;
  const before = owned(from, seat);
  const gained = owned(to, seat).flatMap((n, kind) =>
    Array<string>(Math.max(0, n - before[kind])).fill(id(kind)),
  );
  const burnt = [...from.trash.map(kindOf)];
  const trashed = to.trash.map(kindOf).filter((kind) => {
    const known = burnt.indexOf(kind);
    if (known >= 0) burnt.splice(known, 1);
    return known < 0;
  });
  return gained.length + trashed.length === 0 ? [] : [why("got", { gained, trashed: trashed.map(id) })];
}

/** A turn that does not reach the goal: what it comes to. */
function shortOf(g: Game, { seat, goal, best }: TurnPuzzle, whose: "yours" | "tempting"): Why {
  if (goal === "points") return why(`${whose}-points`, { n: total(g, seat), best });
  return g.over ? why(`${whose}-lost`, pointsIn(g, seat)) : why(`${whose}-on`);
}

/** The line that lies near, where it falls short. */
function near(from: Game, puzzle: TurnPuzzle): Why[] {
  const to = tempting(from, squire(from.board, "near"));
  return to === null || worthOf(to, puzzle.seat, puzzle.goal) >= puzzle.best
    ? []
    : [shortOf(to, puzzle, "tempting")];
}

/** The table at which it is chosen. */
function askedAt(puzzle: ChoicePuzzle): Game {
  const g = tableOf(puzzle);
  for (const chosen of puzzle.before) answer(g, puzzle.seat, chosen as Answer);
  return g;
}

/** The best answer, and the one beside it: what was given, or the second if that was the best. */
function compared(puzzle: ChoicePuzzle, given: Given | null) {
  const chosen = given === null ? 0 : chosenOf(puzzle, given);
  return { chosen, best: puzzle.answers[0], other: puzzle.answers[Math.max(1, chosen)] };
}

/** Whoever has answered waits for it. */
const WORLDS = 60;

/**
 * The reasons that a review would give for the best answer, beside the one that was given. They are counted anew in
 * games of simple players, who are soon made on any board; how it ends was counted in the proof, by better ones.
 */
export function reasonsBeside(puzzle: AnyPuzzle, given: Given | null): Reason[] {
  if (puzzle.kind !== "choice") return [];
  const g = askedAt(puzzle);
  const { best, other } = compared(puzzle, given);
  const table = g.players.map((_, seat) => steward(g.board, `${seat}`));
  const all = reasonsFor(view(g, puzzle.seat), [...other.answer], [...best.answer], table, puzzle.id, WORLDS);
  return all.filter(({ code }) => code !== "points");
}

function explainChoice(puzzle: ChoicePuzzle, given: Given | null): Why[] {
  const { seat, worlds } = puzzle;
  const g = askedAt(puzzle);
  const { piles, board } = g;
  const ends = board.endingPiles.map((pile) => ({ n: piles[pile], piles: [board.piles[pile].id] }));
  const { chosen, best, other } = compared(puzzle, given);
  return [
    why("standing", { ...pointsIn(g, seat), turn: g.players[seat].turns }),
    ...ends.map((end) => why("left", end)),
    why("course", {
      turns: best.turns,
      lead: Math.abs(best.lead),
      ahead: Number(best.lead >= 0),
      otherTurns: other.turns,
      otherLead: Math.abs(other.lead),
      otherAhead: Number(other.lead >= 0),
      yours: chosen === 0 ? 0 : 1,
    }),
    why("ahead", { n: Math.floor(100 * puzzle.ahead), worlds }),
  ];
}

/** Whether it is one of the answers that can be given; see `judge.ts`. */
export function isWeighed(puzzle: ChoicePuzzle, options: readonly string[]): boolean {
  try {
    return chosenOf(puzzle, [options]) >= 0;
  } catch (problem) {
    if (problem instanceof Refusal) return false;
    throw problem;
  }
}
