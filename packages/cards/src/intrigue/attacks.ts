/** Intrigue: Attacks, and the Reactions that bend a hand before they strike. */
import { card } from "@fiefdom/engine/card";
import { HAND, zone } from "@fiefdom/engine/game";
import { effect, join } from "@fiefdom/engine/program";
import { plus, plusCoins } from "@fiefdom/engine/verbs/bonus";
import {
  discard,
  discardAnyNumber,
  discardTheRest,
  revealUntil,
  topdeck,
  topdeckIt,
  trash,
  trashIt,
  trashTop,
} from "@fiefdom/engine/verbs/cards";
import { chooseOne, eachOtherPlayer, when } from "@fiefdom/engine/verbs/flow";
import { gain, gainOne, gainOneGiven, mayGainOne } from "@fiefdom/engine/verbs/gain";
import {
  all,
  costing,
  costingAtLeast,
  costingExactly,
  handSize,
  itIs,
  moreThanIt,
  ofType,
  thatMany,
  thereIsOne,
  youDid,
} from "@fiefdom/engine/verbs/words";

export const Diplomat = card("diplomat", {
  set: "intrigue",
  types: ["Action", "Reaction"],
  cost: 4,
  traits: ["draw", "actions", "guard"],
  play: effect(
    plus({ cards: 2 }),
    when((g, f) => handSize(g, f) <= 5, plus({ actions: 2 })),
  ),
  reactions: [
    {
      on: "attack",
      whose: "others",
      may: true,
      again: true,
      if: (g, t) => zone(g, t.who, HAND).length >= 5,
      do: effect(plus({ cards: 2 }), discard({ exactly: 3 })),
    },
  ],
});

const discardHand = discard({ exactly: all });

export const Minion = card("minion", {
  set: "intrigue",
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "money", "draw"],
  play: effect(
    plus({ actions: 1 }),
    chooseOne({
      coins: plus({ coins: 2 }),
      hand: join([
        discardHand,
        plus({ cards: 4 }),
        eachOtherPlayer(when((g, f) => handSize(g, f) >= 5, discardHand, plus({ cards: 4 }))),
      ]),
    }),
  ),
});

export const Replace = card("replace", {
  set: "intrigue",
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "trash", "gain", "curses"],
  play: effect(
    trash({ exactly: 1 }),
    when(
      youDid,
      gainOne(costing(moreThanIt(2))),
      when(itIs(ofType("Action", "Treasure")), topdeckIt),
      when(itIs(ofType("Victory")), eachOtherPlayer(gain("curse"))),
    ),
  ),
});

export const Saboteur = card("saboteur", {
  set: "intrigue",
  edition: 1,
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack"],
  play: effect(
    eachOtherPlayer(
      revealUntil(costingAtLeast(3)),
      when(thereIsOne, trashIt, mayGainOne(costing(moreThanIt(-2)))),
      discardTheRest,
    ),
  ),
});

export const SecretChamber = card("secret-chamber", {
  set: "intrigue",
  edition: 1,
  types: ["Action", "Reaction"],
  cost: 2,
  traits: ["money", "guard"],
  play: effect(discardAnyNumber, plusCoins(thatMany)),
  reactions: [
    {
      on: "attack",
      whose: "others",
      may: true,
      again: true,
      do: effect(plus({ cards: 2 }), topdeck({ exactly: 2, ordered: true })),
    },
  ],
});

export const Swindler = card("swindler", {
  set: "intrigue",
  types: ["Action", "Attack"],
  cost: 3,
  traits: ["attack", "money", "curses"],
  play: effect(
    plus({ coins: 2 }),
    eachOtherPlayer(trashTop, when(thereIsOne, gainOneGiven(costingExactly(moreThanIt(0))))),
  ),
});

export const Torturer = card("torturer", {
  set: "intrigue",
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "draw", "curses"],
  play: effect(
    plus({ cards: 3 }),
    eachOtherPlayer(chooseOne({ discard: discard({ exactly: 2 }), curse: gain("curse", "hand") })),
  ),
});
