/** The line that lies near: Actions as somebody would play them, and then whatever is worth most points is bought. */
import type { Bot } from "@fiefdom/bots/player";
import { actOf, BUY_IT, END_CODE, TREASURES_CODE } from "@fiefdom/engine/decisions";
import { clone, type Game, kindOf } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { total } from "@fiefdom/engine/score";
import { View } from "@fiefdom/engine/view";

/** The table after that turn; null if others must decide in it. */
export function tempting(from: Game, player: Bot): Game | null {
  const g = clone(from);
  const seat = g.player;
  const eyes = new View(g, seat);
  for (let d = g.decision; d !== null && g.turn === from.turn; d = g.decision) {
    if (d.who !== seat) return null;
    const sale = d.verb === "buy" ? d.options.filter((option) => actOf(option) === BUY_IT) : [];
    if (d.verb !== "buy") answer(g, seat, player.answer(eyes, d));
    else if (d.options.includes(TREASURES_CODE)) answer(g, seat, TREASURES_CODE);
    else answer(g, seat, sale.length === 0 ? END_CODE : bestOf(g, sale));
  }
  return g;
}

/** The purchase after which one has the most points; of several the dearest. */
function bestOf(g: Game, sale: readonly number[]): number {
  const { board } = g;
  const worth = sale.map((option) => {
    const after = clone(g);
    answer(after, g.player, option);
    return total(after, g.player) * 100 + board.coins[kindOf(option)] + board.debts[kindOf(option)];
  });
  return sale[worth.indexOf(Math.max(...worth))];
}
