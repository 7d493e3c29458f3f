/** A Trait of Plunder: something that holds for all cards of one pile, which is drawn when a game begins. */
import { card } from "@fiefdom/engine/card";
import { below, CHANCE } from "@fiefdom/engine/random";
import { ACTION, TREASURE } from "@fiefdom/engine/types";

export const Cheap = card("cheap", {
  set: "plunder",
  kind: "trait",
  types: ["Trait"],
  cost: 0,
  notes: "pile",
  setUp: (g, kind) => {
    const { board } = g;
    const piles = board.piles.flatMap((pile, i) =>
      board.kinds[pile.kinds[0]].kind === "kingdom" && board.is(pile.kinds[0], ACTION | TREASURE) ? [i] : [],
    );
    if (piles.length > 0)
      g.notes[board.landscapes.indexOf(kind)] = piles[below(g.random, CHANCE, piles.length)];
  },
  costs: (g, kind) => {
    const { board } = g;
    const marked = g.notes[board.landscapes.indexOf(board.kind("cheap"))];
    return marked >= 0 && board.pileOf[kind] === marked ? -1 : 0;
  },
});
