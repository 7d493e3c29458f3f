/** When a game is over, and why: clients say it, they work nothing out. */
import type { Game } from "./game.ts";

/** "pile": one whose end is the game's. "piles": as many as it takes. "stalemate": nobody can decide anything. */
export interface Ending {
  readonly cause: "pile" | "piles" | "stalemate";
  /** The piles that ended it. */
  readonly piles: readonly number[];
}

export function hasEnded(g: Game): boolean {
  if (g.emptyPiles === 0) return false;
  if (g.emptyPiles >= g.board.pilesToEnd) return true;
  for (const pile of g.board.endingPiles) if (g.piles[pile] === 0) return true;
  return false;
}

/** Why the game is over; null while it is not. */
export function endingOf(g: Game): Ending | null {
  if (!g.over) return null;
  const alone = g.board.endingPiles.filter((pile) => g.piles[pile] === 0);
  if (alone.length > 0) return { cause: "pile", piles: alone };
  if (!hasEnded(g)) return { cause: "stalemate", piles: [] };
  return { cause: "piles", piles: g.piles.flatMap((count, pile) => (count === 0 ? [pile] : [])) };
}
