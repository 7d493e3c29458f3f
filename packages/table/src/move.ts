/** What is written down of a game in progress: from its moves it is made again, exactly or not at all. */
import { fingerprint } from "@fiefdom/engine/fingerprint";
import type { Game } from "@fiefdom/engine/game";
import { ENGINE_VERSION } from "@fiefdom/engine/version";

/**
 * One line of a game's story: an answer with the milliseconds its clock was charged and a check of the state
 * it led to; an undo; a seat that was left to a bot.
 */
export type Move =
  | {
      readonly seat: number;
      readonly answer: readonly string[];
      readonly spent: number;
      readonly check: string;
      readonly auto?: true;
    }
  | { readonly seat: number; readonly undo: number; readonly check: string }
  | { readonly seat: number; readonly bot: string }
  | { readonly seat: number; readonly resign: true };

/** The moves that were made are not those of the game that this engine plays. */
export class Differs extends Error {
  constructor(n: number, engine: string) {
    super(`move ${n} of a game made by engine ${engine} leads elsewhere on engine ${ENGINE_VERSION}`);
    this.name = "Differs";
  }
}

const FINGERPRINT = 16;

/** Is it the state that was checked when the move was made? */
export const isAsChecked = (game: Game, check: string): boolean =>
  check === (check.length === FINGERPRINT ? fingerprint(game) : checkOfOld(game));

/** What was stored with a move before the engine had a fingerprint: shorter, and not of everything. */
function checkOfOld(g: Game): string {
  const d = g.decision;
  let h = 0x811c9dc5;
  const mix = (n: number): void => void (h = Math.imul(h ^ n, 0x01000193));
  for (const n of [g.turn, g.player, g.phase, g.actions, g.buys, g.coins, g.serial, g.revealed]) mix(n);
  for (const list of [g.random, g.piles, g.trash, d?.options ?? []]) for (const n of list) mix(n);
  for (const p of g.players) {
    for (const list of [p.hand, p.discard, p.play]) for (const n of list) mix(n);
    mix(p.vp);
    mix(p.debt);
  }
  mix(d === null ? -1 : d.who);
  return (h >>> 0).toString(36);
}
