/**
 * Squire: for a first game. It plays its cards with sense but buys without a plan: Provinces when it can, a
 * few of whatever Actions look good, else money, and land when the Provinces run out. It never attacks, so
 * that nobody's first game is spoiled. It remembers nothing and reads only its view, so it can take over at
 * any decision.
 */
import type { Board } from "@fiefdom/engine/board";
import { ACTION, ATTACK, CURSE, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import type { BotMaker } from "./player.ts";
import { type Lore, loreOf } from "./sense/lore.ts";
import { sense } from "./sense/sense.ts";
import { type Looks, wish } from "./wish.ts";

const LAND_AND_CURSES = VICTORY | CURSE;
const EVENT = typeBit("Event");

/** Copies of one Action, and Actions that end the Action phase, that it thinks enough. */
const ENOUGH_OF_ONE = 2;
const ENOUGH_TERMINALS = 2;
/** Provinces left when it begins to buy Duchies, and Estates. */
const DUCHIES = 4;
const ESTATES = 2;

/** How much it would like one more of a card. */
function looksOn(board: Board, lore: readonly Lore[]): Looks {
  const { types, coins, kinds, pileOf, endingPiles, debts } = board;
  const isLand = types.map((bits) => (bits & LAND_AND_CURSES) !== 0 && (bits & (ACTION | TREASURE)) === 0);
  const points = kinds.map(({ vp }) => (typeof vp === "number" ? vp : 2));
  /** Where it is always the same; NaN where it depends on the game. */
  const always = types.map((bits, kind) => {
    if ((bits & (ATTACK | EVENT)) !== 0 || debts[kind] > 0) return 0;
    if (endingPiles.includes(pileOf[kind])) return 200 + coins[kind];
    return isLand[kind] || (bits & ACTION) !== 0 ? Number.NaN : lore[kind].worth;
  });
  return ({ view, owned, terminals, left }, kind) => {
    if (!Number.isNaN(always[kind])) return always[kind];
    if (isLand[kind]) {
      const late = left <= (points[kind] > 1 ? DUCHIES : ESTATES) || view.turns(view.seat) > 30;
      return late && points[kind] > 0 ? 60 + points[kind] : 0;
    }
    if (owned[kind] >= ENOUGH_OF_ONE) return 0;
    return lore[kind].actions === 0 && terminals >= ENOUGH_TERMINALS ? 0 : lore[kind].worth;
  };
}

export const squire: BotMaker = (board) => {
  const lore = loreOf(board);
  const { wants, purchase } = wish(board, lore, looksOn(board, lore));
  const own = sense(board, { wants });
  return { name: "Squire", answer: (view, d) => own.answer(view, d), purchase, action: own.action };
};
