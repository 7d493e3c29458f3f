/**
 * Money players: the yardstick of strategy talk. Big Money buys Province at 8, Gold at 6, Silver at 3; its
 * cousin adds a number of one terminal draw card. They know nothing else, on purpose.
 */
import type { Board } from "@fiefdom/engine/board";
import { code, END_CODE, offered, PLAY_IT, TREASURES_CODE } from "@fiefdom/engine/decisions";
import { type Decision, NONE } from "@fiefdom/engine/game";
import type { View } from "@fiefdom/engine/view";
import { type Bot, isForSale } from "./player.ts";

/** What to buy, best first, each up to so many copies. */
export type Wish = readonly [id: string, upTo?: number];

/** Plays one kind of Action if it has it, then all money, then buys by its list. */
export function moneyBot(name: string, board: Board, wishes: readonly Wish[], action?: string): Bot {
  const codes = wishes.map(([id]) => board.codes.get(`buy:${id}`) ?? -1);
  const limits = wishes.map(([, upTo]) => upTo ?? 999);
  const bought = wishes.map(() => 0);
  const acts = action === undefined ? NONE : board.kind(action);
  const play = acts === NONE ? NONE : code(PLAY_IT, 0, acts);
  const kinds = wishes.map(([id]) => board.kind(id));
  let lastTurn = 0;
  const look = (view: View): void => {
    if (view.turn < lastTurn) bought.fill(0);
    lastTurn = view.turn;
  };
  return {
    name,
    purchase(view) {
      look(view);
      for (let i = 0; i < kinds.length; i++) {
        if (bought[i] < limits[i] && isForSale(view, board, kinds[i])) {
          bought[i]++;
          return kinds[i];
        }
      }
      return NONE;
    },
    action(view) {
      look(view);
      return view.inHand(acts) > 0 ? acts : NONE;
    },
    answer(view, d: Decision) {
      look(view);
      const { options } = d;
      if (d.verb === "action") return offered(d, play) ? play : END_CODE;
      if (d.verb === "buy") {
        if (offered(d, TREASURES_CODE)) return TREASURES_CODE;
        for (let i = 0; i < codes.length; i++) {
          if (bought[i] < limits[i] && offered(d, codes[i])) {
            bought[i]++;
            return codes[i];
          }
        }
        return END_CODE;
      }
      return options.slice(0, d.min);
    },
  };
}

export const bigMoney = (board: Board): Bot =>
  moneyBot("Big Money", board, [["province"], ["gold"], ["silver"]]);

/** Big Money with so many of one terminal, bought as soon as there is money for it. */
export const bigMoneyWith = (board: Board, id: string, copies: number): Bot =>
  moneyBot(`Big Money with ${copies} ${id}`, board, [["province"], ["gold"], [id, copies], ["silver"]], id);
