/**
 * Squire: for a first game. It plays its cards with sense but buys without a plan: Provinces when it can, a
 * few of whatever Actions look good, else money, and land when the Provinces run out. It never attacks, so
 * that nobody's first game is spoiled. It remembers nothing and reads only its view, so it can take over at
 * any decision.
 */
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT, CARD } from "@fiefdom/engine/decisions";
import { kindOf, NONE } from "@fiefdom/engine/game";
import { ACTION, ATTACK, CURSE, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import type { View } from "@fiefdom/engine/view";
import type { BotMaker } from "./player.ts";
import { type Lore, loreOf } from "./sense/lore.ts";
import { sense } from "./sense/sense.ts";

const LAND_AND_CURSES = VICTORY | CURSE;
const EVENT = typeBit("Event");

/** Copies of one Action, and Actions that end the Action phase, that it thinks enough. */
const ENOUGH_OF_ONE = 2;
const ENOUGH_TERMINALS = 2;
/** Provinces left when it begins to buy Duchies, and Estates. */
const DUCHIES = 4;
const ESTATES = 2;

/** What it would like one more of: the best looking of the options, by its kind. */
function wish(board: Board, lore: readonly Lore[]): (view: View, options: readonly number[]) => number {
  const looks = (
    view: View,
    owned: readonly number[],
    terminals: number,
    left: number,
    kind: number,
  ): number => {
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
  // Counted anew at every question, into the same list.
  const owned = board.kinds.map(() => 0);
  return (view, options) => {
    view.countOwned(view.seat, owned);
    let terminals = 0;
    for (let kind = 0; kind < owned.length; kind++)
      if (owned[kind] > 0 && board.is(kind, ACTION) && lore[kind].actions === 0) terminals += owned[kind];
    let left = Number.POSITIVE_INFINITY;
    for (const pile of board.endingPiles) left = Math.min(left, view.pileSize(pile));
    let best = NONE;
    let most = 0;
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      // Treasures still to be played, Debt to be paid and the end of the phase are no wishes.
      const act = actOf(option);
      if (act !== BUY_IT && act !== CARD) continue;
      const kind = kindOf(option);
      const worth = looks(view, owned, terminals, left, kind);
      if (worth > most) {
        most = worth;
        best = kind;
      }
    }
    return best;
  };
}

export const squire: BotMaker = (board) => {
  const own = sense(board, { wants: wish(board, loreOf(board)) });
  return { name: "Squire", answer: (view, d) => own.answer(view, d) };
};
