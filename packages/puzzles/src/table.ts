/** The table as a puzzle finds it, the same wherever it is set up. */
import { boardFor } from "@fiefdom/cards";
import type { Game } from "@fiefdom/engine/game";
import { readPosition } from "@fiefdom/engine/notation";
import { arrange } from "@fiefdom/engine/position";
import type { AnyPuzzle } from "./puzzle.ts";

/** By which it is shuffled, should it come to that. */
export const SEED = "puzzle";

export function tableOf(puzzle: AnyPuzzle): Game {
  const { setUp, position } = readPosition(puzzle.position);
  return arrange(boardFor(setUp), position, { seed: SEED });
}
