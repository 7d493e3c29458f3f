/** What the players have at a moment, in numbers: for the course of a game, which is told by them turn by turn. */
import { coinsByKind } from "@fiefdom/bots/plan/money";
import type { Game } from "@fiefdom/engine/game";
import { TREASURE } from "@fiefdom/engine/types";
import { view } from "@fiefdom/engine/view";

export interface Holding {
  readonly score: number;
  /** Coins that the Treasures of the deck give, each played once. */
  readonly money: number;
  readonly cards: number;
}

/** By seat. */
export function holdings(g: Game): Holding[] {
  const { board } = g;
  const coins = coinsByKind(board);
  return g.players.map((_, seat) => {
    const seen = view(g, seat);
    const owned = seen.owned(seat);
    let money = 0;
    let cards = 0;
    owned.forEach((n, kind) => {
      cards += n;
      if (board.is(kind, TREASURE)) money += n * coins[kind];
    });
    return { score: seen.total(seat), money, cards };
  });
}
