/**
 * What is stored of a game is a chain: every move carries a link made of the one before and of itself, the first
 * of how the game began, and the seal on its end is made of the last link and the result. A move that was lost,
 * changed or put in later breaks it, wherever it is; so does an end that lost its last moves.
 */
import { createHash } from "node:crypto";
import type { GameBody, Move, StoredGame } from "./rows.ts";

/** Something is not what was stored. The message says what. */
export class Damaged extends Error {
  override readonly name = "Damaged";
}

const digest = (...parts: readonly unknown[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url").slice(0, 22);

/** How it began. Who played is not part of it: they may want to be forgotten. */
export const firstLink = (id: string, { setUp, seed, first, engine }: GameBody): string =>
  digest(id, setUp, seed, first, engine);

export const nextLink = (link: string, n: number, at: number, move: Move): string =>
  digest(link, n, at, move);

export const sealOf = (link: string, moves: number, ended: number, result: StoredGame["result"]): string =>
  digest(link, moves, ended, result);

/** JSON that was stored; what can't be read is damaged. */
export function read<T>(text: string, what: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Damaged(`${what} can't be read`);
  }
}
