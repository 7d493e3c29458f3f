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

/** How much it would like one more of a card, and at most. */
function looksOn(board: Board, lore: readonly Lore[]): { looks: Looks; atMost: readonly number[] } {
  const { types, coins, kinds, pileOf, endingPiles, debts } = board;
  const isLand = types.map((bits) => (bits & LAND_AND_CURSES) !== 0 && (bits & (ACTION | TREASURE)) === 0);
  const points = kinds.map(({ vp }) => (typeof vp === "number" ? vp : 2));
  const atMost = types.map((bits, kind) => {
    if ((bits & (ATTACK | EVENT)) !== 0 || debts[kind] > 0) return 0;
    if (endingPiles.includes(pileOf[kind])) return 200 + coins[kind];
    return isLand[kind] ? (points[kind] > 0 ? 60 + points[kind] : 0) : lore[kind].worth;
  });
  /** Is it always the same, whatever the game is like? */
  const always = types.map(
    (bits, kind) =>
      atMost[kind] <= 0 || endingPiles.includes(pileOf[kind]) || !(isLand[kind] || (bits & ACTION) !== 0),
  );
  return {
    atMost,
    looks: (seen, kind) => {
      if (always[kind]) return atMost[kind];
      if (isLand[kind]) {
        const { view } = seen;
        const late = seen.left <= (points[kind] > 1 ? DUCHIES : ESTATES) || view.turns(view.seat) > 30;
        return late ? atMost[kind] : 0;
      }
      if (seen.owned[kind] >= ENOUGH_OF_ONE) return 0;
      return lore[kind].actions === 0 && seen.terminals >= ENOUGH_TERMINALS ? 0 : atMost[kind];
    },
  };
}

export const squire: BotMaker = (board) => {
  const lore = loreOf(board);
  const { looks, atMost } = looksOn(board, lore);
  const { wants, purchase } = wish(board, lore, looks, atMost);
  const own = sense(board, { wants });
  return { name: "Squire", answer: (view, d) => own.answer(view, d), purchase, action: own.action };
};
