/** What can be counted at a table, for questions about what happens. */
import { DECK, DISCARD, type Game, HAND, PLAY, zone } from "@fiefdom/engine/game";
import { owned, total } from "@fiefdom/engine/score";
import type { Fact } from "./puzzle.ts";

const ZONES = { hand: HAND, deck: DECK, discard: DISCARD, "in-play": PLAY } as const;

export function count(g: Game, fact: Fact): number {
  switch (fact.of) {
    case "coins":
      return g.coins;
    case "actions":
      return g.actions;
    case "buys":
      return g.buys;
    case "trash":
      return g.trash.length;
    case "pile":
      return g.piles[g.board.piles.findIndex(({ id }) => id === fact.pile)];
    case "vp":
      return g.players[fact.seat].vp;
    case "debt":
      return g.players[fact.seat].debt;
    case "points":
      return total(g, fact.seat);
    case "cards":
      return owned(g, fact.seat).reduce((sum, n) => sum + n, 0);
    default:
      return zone(g, fact.seat, ZONES[fact.of]).length;
  }
}
