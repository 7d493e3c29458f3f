/** A worker that looks for puzzles on the kingdoms it is given. */
import { parentPort } from "node:worker_threads";
import { recommended } from "@fiefdom/cards";
import { boardFrom } from "@fiefdom/lab";
import { choicesOn } from "@fiefdom/puzzles/findChoice";
import { turnsOn } from "@fiefdom/puzzles/findTurn";
import type { ChoicePuzzle, TurnPuzzle } from "@fiefdom/puzzles/puzzle";

export type FoundKind = "turn" | "choice";

export interface Look {
  readonly kind: FoundKind;
  /** Which kingdom: those recommended come first, then random ones. */
  readonly number: number;
  readonly seed: string;
}

export interface Looked {
  readonly puzzles: readonly (TurnPuzzle | ChoicePuzzle)[];
}

/** Games looked through on a kingdom, and of the search for those who play them. */
const TURNS = { search: 900, games: 40 };
const CHOICES = { games: 4 };

const names = recommended.map(({ id }) => id);

parentPort?.on("message", ({ kind, number, seed }: Look) => {
  const kingdom = names[number] ?? "random";
  const { board } = boardFrom({ players: 2, kingdom, seed: `${seed}/${number}` });
  const own = `${seed}/${number}`;
  const puzzles: (TurnPuzzle | ChoicePuzzle)[] = [];
  const found =
    kind === "turn" ? turnsOn(board, { seed: own, ...TURNS }) : choicesOn(board, { seed: own, ...CHOICES });
  for (const puzzle of found) {
    puzzles.push(puzzle);
    // Two of a kingdom at the most: more would look alike.
    if (puzzles.length === 2) break;
  }
  parentPort?.postMessage({ puzzles } satisfies Looked);
});
