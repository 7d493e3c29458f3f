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
const looksOn =
  (board: Board, lore: readonly Lore[]): Looks =>
  ({ view, owned, terminals, left }, kind) => {
    const types = board.types[kind];
    if ((types & (ATTACK | EVENT)) !== 0 || board.debts[kind] > 0) return 0;
    if (board.endingPiles.includes(board.pileOf[kind])) return 200 + board.coins[kind];
    if ((types & LAND_AND_CURSES) !== 0 && (types & (ACTION | TREASURE)) === 0) {
      const { vp } = board.kinds[kind];
      const points = typeof vp === "number" ? vp : 2;
      const late = left <= (points > 1 ? DUCHIES : ESTATES) || view.turns(view.seat) > 30;
      return late && points > 0 ? 60 + points : 0;
    }
    const { worth, actions } = lore[kind];
    if ((types & ACTION) !== 0) {
      if (owned[kind] >= ENOUGH_OF_ONE) return 0;
      if (actions === 0 && terminals >= ENOUGH_TERMINALS) return 0;
    }
    return worth;
  };

export const squire: BotMaker = (board) => {
  const lore = loreOf(board);
  const own = sense(board, { wants: wish(board, lore, looksOn(board, lore)) });
  return { name: "Squire", answer: (view, d) => own.answer(view, d) };
};
