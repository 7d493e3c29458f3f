/**
 * The folk: levels below Squire, for people who are still learning. They err as people do and never by lot:
 * what looks nice is bought, terminals pile up, land comes too early or too late, nothing is trashed, the Moat
 * stays in hand, and the Smithy is played before the Village. None of them attacks, as Squire does not. They
 * remember nothing and read only their view, so each can take over at any decision.
 *
 * The higher one stands, the fewer of these errors are left; how far apart they are is measured (strength.ts).
 */
import type { Board } from "@fiefdom/engine/board";
import { actOf, END_CODE, PLAY_IT } from "@fiefdom/engine/decisions";
import { type Decision, kindOf } from "@fiefdom/engine/game";
import { ACTION, ATTACK, CURSE, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import type { View } from "@fiefdom/engine/view";
import type { BotMaker } from "./player.ts";
import { type Lore, loreOf } from "./sense/lore.ts";
import { type Sense, sense } from "./sense/sense.ts";
import { type Looks, type Shopping, wish } from "./wish.ts";

const EVENT = typeBit("Event");
const LAND_AND_CURSES = VICTORY | CURSE;

/** How somebody errs. */
interface Ways {
  readonly name: string;
  /** How good an Action looks, or a Treasure; what is dear looks good to all of them. */
  readonly action: (card: Card, seen: Shopping) => number;
  readonly treasure: (card: Card, seen: Shopping) => number;
  /** How good land looks that does not end the game. */
  readonly land: (card: Card, seen: Shopping) => number;
  /** Plays whatever is dearest first, without a thought for the Actions that are left. */
  readonly clumsy: boolean;
  /** Uses Reactions. */
  readonly reacts: boolean;
  /** Parts with cards for good, where nobody makes it. */
  readonly trashes: boolean;
}

/** A card as it looks to somebody who reads its price first. */
interface Card {
  readonly price: number;
  readonly points: number;
  readonly lore: Lore;
  readonly owned: number;
}

const looksOn =
  (board: Board, lore: readonly Lore[], ways: Ways): Looks =>
  (seen, kind) => {
    const types = board.types[kind];
    if ((types & (ATTACK | EVENT)) !== 0 || board.debts[kind] > 0) return 0;
    // Everybody has heard that Provinces win.
    if (board.endingPiles.includes(board.pileOf[kind])) return 1000 + board.coins[kind];
    const { vp, traits } = board.kinds[kind];
    // What is good about losing cards?
    if (!ways.trashes && traits?.includes("trash") === true) return 0;
    const card: Card = {
      price: board.coins[kind],
      points: vp === undefined ? 0 : typeof vp === "number" ? vp : 2,
      lore: lore[kind],
      owned: seen.owned[kind],
    };
    if ((types & ACTION) !== 0) return ways.action(card, seen);
    if ((types & TREASURE) !== 0) return ways.treasure(card, seen);
    return (types & LAND_AND_CURSES) !== 0 && card.points > 0 ? ways.land(card, seen) : 0;
  };

/** The dearest Action in hand that does no harm, whatever comes of the others. */
function dearestFirst(board: Board, own: Sense, view: View, d: Decision): number {
  let best = END_CODE;
  let most = -1;
  for (const option of d.options) {
    if (actOf(option) !== PLAY_IT || board.coins[kindOf(option)] <= most) continue;
    // Alone beside the end of the phase: would anybody play it?
    if (own.answer(view, { ...d, options: [option, END_CODE] }) !== option) continue;
    most = board.coins[kindOf(option)];
    best = option;
  }
  return best;
}

const folk =
  (ways: Ways): BotMaker =>
  (board) => {
    const lore = loreOf(board);
    const { wants, purchase } = wish(board, lore, looksOn(board, lore, ways));
    const own = sense(board, { wants });
    return {
      name: ways.name,
      purchase,
      ...(ways.clumsy ? {} : { action: own.action }),
      answer(view, d) {
        if (ways.clumsy && d.verb === "action") return dearestFirst(board, own, view, d);
        if (!ways.reacts && d.verb === "react" && d.options.includes(END_CODE)) return END_CODE;
        if (!ways.trashes && d.verb === "trash" && d.min === 0) return [];
        return own.answer(view, d);
      },
    };
  };

/** Turns after which everybody sees that the game must end some day. */
const LONG = 25;
const long = ({ view }: Shopping): boolean => view.turns(view.seat) > LONG;

const LEARNING = { clumsy: true, reacts: false, trashes: false } as const;

/** Collects: one of everything, land as well, before a third of anything, and something with every Buy. */
export const jester = folk({
  ...LEARNING,
  name: "Jester",
  action: ({ price, owned }) => 100 + price - 10 * owned,
  treasure: ({ price }) => (price > 3 ? 10 * price : 1),
  land: ({ price, owned }) => 80 + price - 10 * owned,
});

/** The dearest card that can be had, new Actions before all, and no land but Provinces until it is far too late. */
export const scullion = folk({
  ...LEARNING,
  name: "Scullion",
  action: ({ price, owned }) => (owned < 1 ? 10 * price + 12 : owned < 5 ? 10 * price + 2 : 0),
  treasure: ({ price }) => (price > 0 ? 10 * price + 1 : 0),
  land: ({ price }, seen) => (long(seen) ? 10 * price : 0),
});

/** The same with two of each at the most, so that there is money as well; and land, which it buys too early. */
export const piper = folk({
  ...LEARNING,
  name: "Piper",
  action: ({ price, owned }) => (owned < 2 ? 10 * price + 2 : 0),
  treasure: ({ price }) => (price > 0 ? 10 * price + 1 : 0),
  land: ({ price }, seen) => (seen.left <= 5 || long(seen) ? 10 * price : 0),
});

/**
 * Has learned what is good beside money, to play the Village before the Smithy and what a Moat is for, but Actions
 * look better to it than they are.
 */
export const yeoman = folk({
  ...LEARNING,
  clumsy: false,
  reacts: true,
  name: "Yeoman",
  action: ({ lore: { worth, actions }, owned }, { terminals }) =>
    owned < 3 && (actions > 0 || terminals < 4) ? worth + 6 : 0,
  treasure: ({ lore: { worth } }) => worth,
  land: ({ price }, seen) => (seen.left <= 6 || long(seen) ? 10 * price : 0),
});
