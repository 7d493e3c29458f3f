/** Base set: cards that trash, and what they turn cards into. */
import { card } from "@fiefdom/engine/card";
import { effect } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { discard, lookAtTop, putTheRestBack, trash } from "@fiefdom/engine/verbs/cards";
import { when } from "@fiefdom/engine/verbs/flow";
import { gainOne } from "@fiefdom/engine/verbs/gain";
import { all, both, costing, moreThanIt, named, ofType, youDid } from "@fiefdom/engine/verbs/words";

export const Chapel = card("chapel", {
  set: "base",
  types: ["Action"],
  cost: 2,
  traits: ["trash", "thins"],
  play: effect(trash({ upTo: 4 })),
});

export const Mine = card("mine", {
  set: "base",
  types: ["Action"],
  cost: 5,
  traits: ["trash", "money", "picky"],
  play: effect(
    trash({ fits: ofType("Treasure"), upTo: 1 }),
    when(youDid, gainOne(both(ofType("Treasure"), costing(moreThanIt(3))), "hand")),
  ),
});

export const Moneylender = card("moneylender", {
  set: "base",
  types: ["Action"],
  cost: 4,
  traits: ["trash", "money", "picky"],
  play: effect(trash({ fits: named("copper"), upTo: 1 }), when(youDid, plus({ coins: 3 }))),
});

export const Remodel = card("remodel", {
  set: "base",
  types: ["Action"],
  cost: 4,
  traits: ["trash", "gain"],
  play: effect(trash({ exactly: 1 }), when(youDid, gainOne(costing(moreThanIt(2))))),
});

export const Sentry = card("sentry", {
  set: "base",
  types: ["Action"],
  cost: 5,
  traits: ["trash", "sift", "thins"],
  play: effect(
    plus({ cards: 1, actions: 1 }),
    lookAtTop(2),
    trash({ from: "lookedAt", upTo: all }),
    discard({ from: "lookedAt", upTo: all }),
    putTheRestBack("lookedAt"),
  ),
});
