/** A bot whose first two purchases are decided for it. Everything else is its own. */
import type { Bot } from "@fiefdom/bots/player";
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT, END_CODE, offered } from "@fiefdom/engine/decisions";

export interface Opening {
  /** Coppers in the first hand and in the second: 4 and 3, for instance. */
  readonly coins: readonly [number, number];
  /** What to buy in the first turn and in the second, by id; null for nothing. */
  readonly buys: readonly [string | null, string | null];
}

export function opening(bot: Bot, board: Board, { buys }: Opening): Bot {
  const wanted = buys.map((id) => (id === null ? END_CODE : (board.codes.get(`buy:${id}`) ?? END_CODE)));
  const done = [false, false];
  return {
    name: bot.name,
    newGame(seed) {
      done.fill(false);
      bot.newGame?.(seed);
    },
    answer(view, d) {
      const turn = view.turns(view.seat) - 1;
      if (turn > 1 || d.verb !== "buy" || view.player !== view.seat || done[turn]) return bot.answer(view, d);
      // Treasures to play and Debt to pay off come first, as the bot likes.
      const usual = bot.answer(view, d);
      const chosen = typeof usual === "object" ? usual[0] : usual;
      const shops =
        chosen === END_CODE ||
        chosen === undefined ||
        (typeof chosen === "number" && actOf(chosen) === BUY_IT);
      if (!shops) return usual;
      done[turn] = true;
      return offered(d, wanted[turn]) ? wanted[turn] : END_CODE;
    },
  };
}
