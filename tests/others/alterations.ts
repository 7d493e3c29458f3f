/** Cards that make others more than what is printed on them: Inheritance of Adventures, Capitalism of Renaissance. */
import { lookAgain } from "@fiefdom/engine/alter";
import { type Counter, card, type Mat } from "@fiefdom/engine/card";
import { type Game, kindOf, NONE, push } from "@fiefdom/engine/game";
import { fresh } from "@fiefdom/engine/move";
import { playUnmoved } from "@fiefdom/engine/play";
import { act, effect } from "@fiefdom/engine/program";
import { available, takeOffPile } from "@fiefdom/engine/supply";
import { ACTION, TREASURE, typeBit } from "@fiefdom/engine/types";
import { when } from "@fiefdom/engine/verbs/flow";
import { chooseFromSupply } from "@fiefdom/engine/verbs/gain";
import { both, costing, type Fits, ofType } from "@fiefdom/engine/verbs/words";

const INHERITANCE: Mat = { id: "inheritance-mat", seen: "all" };

/** The card that this player set aside; NONE if there is none. */
function inherited(g: Game, who: number): number {
  const [heirloom] = g.players[who].mats[g.board.mats.indexOf(INHERITANCE)];
  return heirloom ?? NONE;
}

/**
 * Printed, Estates take on the types and the instructions of the card that was set aside: the Estate itself is "this",
 * is an Attack, stays in play. Today they are Commands that play that card where it lies, as Overlord does, and so
 * neither another Command nor a Duration. What stands on it beside its instructions (Reactions, what happens when it is gained) Estates have
 * in neither: by the printed text they would, once abilities can belong to cards by owner.
 */
const isPrinted = (g: Game): boolean => g.board.ruleset === "printed";
const inheritable: Fits = (g, kind, f) =>
  ofType("Action")(g, kind, f) &&
  !(isPrinted(g) ? ofType("Victory") : ofType("Command", "Duration"))(g, kind, f);

export const Inheritance = card("inheritance", {
  set: "adventures",
  kind: "event",
  types: ["Event"],
  cost: 7,
  mats: [INHERITANCE],
  play: effect(
    when(
      (g, f) => inherited(g, f.who) === NONE,
      chooseFromSupply("set-aside", both(inheritable, costing(4))),
      act((g, f) => {
        if (f.it === NONE || !available(g, f.it)) return;
        takeOffPile(g, f.it);
        g.players[f.who].mats[g.board.mats.indexOf(INHERITANCE)].push(fresh(g, f.it));
        lookAgain(g);
      }),
    ),
  ),
  alters: {
    types: (g, kind) => {
      const heirloom = inherited(g, g.player);
      if (g.board.kinds[kind].id !== "estate" || heirloom === NONE) return 0;
      return isPrinted(g) ? g.board.printed.types[kindOf(heirloom)] : ACTION | typeBit("Command");
    },
    play: effect(
      act((g, f) => {
        const heirloom = inherited(g, f.who);
        if (heirloom === NONE) return;
        if (!isPrinted(g)) playUnmoved(g, f.who, kindOf(heirloom), f.card);
        else push(g, g.board.plays[kindOf(heirloom)], f.who, f.card, f.by).mask = f.mask;
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
  // Whoever buys it has it, also where another decides and gets the tokens: it is none.
  play: effect(
    act((g, f) => {
      g.players[f.who].counters[g.board.counters.indexOf(CAPITALISM)] = 1;
      lookAgain(g);
    }),
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
