/** Cards that make others more than what is printed on them: Inheritance of Adventures, Capitalism of Renaissance. */
import { lookAgain } from "@fiefdom/engine/alter";
import { type Counter, card, type Mat } from "@fiefdom/engine/card";
import { type Game, kindOf, NONE } from "@fiefdom/engine/game";
import { fresh } from "@fiefdom/engine/move";
import { playUnmoved } from "@fiefdom/engine/play";
import { act, effect } from "@fiefdom/engine/program";
import { available, takeOffPile } from "@fiefdom/engine/supply";
import { ACTION, TREASURE, typeBit } from "@fiefdom/engine/types";
import { when } from "@fiefdom/engine/verbs/flow";
import { chooseFromSupply } from "@fiefdom/engine/verbs/gain";
import { addTo } from "@fiefdom/engine/verbs/mats";
import { both, but, costing, ofType } from "@fiefdom/engine/verbs/words";

const INHERITANCE: Mat = { id: "inheritance-mat", seen: "all" };

/** The card that this player set aside; NONE if there is none. */
function inherited(g: Game, who: number): number {
  const [heirloom] = g.players[who].mats[g.board.mats.indexOf(INHERITANCE)];
  return heirloom ?? NONE;
}

export const Inheritance = card("inheritance", {
  set: "adventures",
  kind: "event",
  types: ["Event"],
  cost: 7,
  mats: [INHERITANCE],
  play: effect(
    when(
      (g, f) => inherited(g, f.who) === NONE,
      chooseFromSupply("set-aside", both(but(ofType("Action"), ofType("Command")), costing(4))),
      act((g, f) => {
        if (f.it === NONE || !available(g, f.it)) return;
        takeOffPile(g, f.it);
        g.players[f.who].mats[g.board.mats.indexOf(INHERITANCE)].push(fresh(g, f.it));
        lookAgain(g);
      }),
    ),
  ),
  alters: {
    types: (g, kind) =>
      g.board.kinds[kind].id === "estate" && inherited(g, g.player) !== NONE
        ? ACTION | typeBit("Command")
        : 0,
    play: effect(
      act((g, f) => {
        const heirloom = inherited(g, f.who);
        if (heirloom !== NONE) playUnmoved(g, f.who, kindOf(heirloom), f.card);
      }),
    ),
  },
});

const CAPITALISM: Counter = { id: "capitalism" };
const has = (g: Game, who: number): boolean =>
  g.players[who].counters[g.board.counters.indexOf(CAPITALISM)] > 0;

/** Everybody buys a Project once, and has it for the rest of the game. */
export const Capitalism = card("capitalism", {
  set: "renaissance",
  kind: "project",
  types: ["Project"],
  cost: 5,
  counters: [CAPITALISM],
  mayNotBuy: { if: has, because: "once" },
  play: effect(
    addTo(CAPITALISM, 1),
    act((g) => lookAgain(g)),
  ),
  alters: {
    types: (g, kind) => {
      const { printed } = g.board;
      const pays =
        (printed.bonuses[kind]?.coins ?? 0) > 0 || printed.kinds[kind].traits?.includes("money") === true;
      return pays && printed.is(kind, ACTION) && has(g, g.player) ? TREASURE : 0;
    },
  },
});
