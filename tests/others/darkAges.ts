/** Cards of Dark Ages: a pile beside the Supply, gains by phase, and gaining from the trash. */
import { card } from "@fiefdom/engine/card";
import { coinCost, inCoins, upTo } from "@fiefdom/engine/cost";
import { gainedThisTurn } from "@fiefdom/engine/gain";
import { BUY_PHASE, kindOf } from "@fiefdom/engine/game";
import { effect } from "@fiefdom/engine/program";
import { draw, plus } from "@fiefdom/engine/verbs/bonus";
import { discardTheRest, returnThis, revealTop, trash } from "@fiefdom/engine/verbs/cards";
import { chooseOne, eachOtherPlayer, lasting, nothing, when, whenElse } from "@fiefdom/engine/verbs/flow";
import { exchangeThisFor, gainOne, gainOneFromTrash } from "@fiefdom/engine/verbs/gain";
import { but, costing, type Fits, handSize, ofType, youDid } from "@fiefdom/engine/verbs/words";

const Madman = card("madman", {
  set: "dark-ages",
  types: ["Action"],
  cost: 0,
  play: effect(plus({ actions: 2 }), returnThis, when(youDid, draw(handSize))),
});

const worthless = but(() => true, ofType("Treasure"));

export const Hermit = card("hermit", {
  set: "dark-ages",
  types: ["Action"],
  cost: 3,
  traits: ["trash", "gain"],
  brings: { outside: [Madman] },
  play: effect(
    chooseOne({
      hand: trash({ fits: worthless, exactly: 1 }),
      discard: trash({ from: "discard", fits: worthless, exactly: 1 }),
      nothing,
    }),
    gainOne(costing(3)),
    lasting({
      until: "endOfTurn",
      abilities: [
        {
          on: "buyPhaseEnd",
          if: (g, t) => gainedThisTurn(g, t.who, undefined, BUY_PHASE) === 0,
          do: effect(exchangeThisFor("madman")),
        },
      ],
    }),
  ),
});

const middling: Fits = (g, kind) => {
  return coinCost(g, kind) >= 3 && upTo(g, kind, inCoins(6));
};

export const Rogue = card("rogue", {
  set: "dark-ages",
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "gain"],
  play: effect(
    plus({ coins: 2 }),
    whenElse(
      (g, f) => g.trash.some((card) => middling(g, kindOf(card), f)),
      gainOneFromTrash(middling),
      eachOtherPlayer(revealTop(2), trash({ from: "revealed", fits: middling, exactly: 1 }), discardTheRest),
    ),
  ),
});
