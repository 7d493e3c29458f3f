/**
 * How many coins a card says it gives when played, which is what "money" in a plan adds up: Treasures, and
 * Actions as well. What depends on the moment is left out, or taken at its usual worth.
 */
import type { Board } from "@fiefdom/engine/board";

const SAYS: Readonly<Record<string, number>> = {
  militia: 2,
  vassal: 2,
  poacher: 1,
  bishop: 1,
  charlatan: 3,
  clerk: 2,
  anvil: 1,
  bank: 3,
  collection: 2,
  "crystal-ball": 1,
  hoard: 2,
  investment: 1,
  quarry: 1,
  catapult: 1,
  charm: 2,
  "farmers-market": 2,
  gladiator: 2,
  legionary: 3,
};

/** Coins by kind. */
export const coinsByKind = (board: Board): readonly number[] =>
  board.kinds.map((def, kind) => board.bonuses[kind]?.coins ?? SAYS[def.id] ?? 0);
