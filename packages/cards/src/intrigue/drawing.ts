/** Intrigue: cards and Actions, what the hand or the top of the deck decides. */
import { card } from "@fiefdom/engine/card";
import { kindOf } from "@fiefdom/engine/game";
import { effect } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import {
  choose,
  inHand,
  putItInHand,
  putPickedAnywhereInDeck,
  putPickedInHand,
  putTheRestBack,
  revealHand,
  revealTop,
  thisIsInPlay,
  topdeck,
  topdeckIt,
  trash,
  trashThis,
} from "@fiefdom/engine/verbs/cards";
import { mayThis, when, whenElse } from "@fiefdom/engine/verbs/flow";
import { nameACard } from "@fiefdom/engine/verbs/gain";
import { everybodyPasses } from "@fiefdom/engine/verbs/pass";
import { all, amount, keep, ofType, thereIsOne, youDid } from "@fiefdom/engine/verbs/words";

export const Courtyard = card("courtyard", {
  set: "intrigue",
  types: ["Action"],
  cost: 2,
  traits: ["draw"],
  play: effect(plus({ cards: 3 }), topdeck({ exactly: 1 })),
});

export const GreatHall = card("great-hall", {
  set: "intrigue",
  edition: 1,
  types: ["Action", "Victory"],
  cost: 3,
  vp: 1,
  traits: ["vp"],
  play: effect(plus({ cards: 1, actions: 1 })),
});

export const Masquerade = card("masquerade", {
  set: "intrigue",
  types: ["Action"],
  cost: 3,
  traits: ["draw", "trash"],
  play: effect(plus({ cards: 2 }), everybodyPasses, trash({ upTo: 1 })),
});

export const MiningVillage = card("mining-village", {
  set: "intrigue",
  types: ["Action"],
  cost: 4,
  traits: ["actions", "money"],
  play: effect(
    plus({ cards: 1, actions: 2 }),
    when(thisIsInPlay, mayThis("trash", trashThis, when(youDid, plus({ coins: 2 })))),
  ),
});

export const Patrol = card("patrol", {
  set: "intrigue",
  types: ["Action"],
  cost: 5,
  traits: ["draw"],
  play: effect(
    plus({ cards: 3 }),
    revealTop(4),
    choose("hand", { from: "revealed", fits: ofType("Victory", "Curse"), exactly: all }),
    putPickedInHand,
    putTheRestBack("revealed"),
  ),
});

export const Scout = card("scout", {
  set: "intrigue",
  edition: 1,
  types: ["Action"],
  cost: 4,
  traits: ["sift"],
  play: effect(
    plus({ actions: 1 }),
    revealTop(4),
    choose("hand", { from: "revealed", fits: ofType("Victory"), exactly: all }),
    putPickedInHand,
    putTheRestBack("revealed"),
  ),
});

export const SecretPassage = card("secret-passage", {
  set: "intrigue",
  types: ["Action"],
  cost: 4,
  traits: ["draw", "sift"],
  play: effect(plus({ cards: 2, actions: 1 }), choose("topdeck", { exactly: 1 }), putPickedAnywhereInDeck),
});

export const ShantyTown = card("shanty-town", {
  set: "intrigue",
  types: ["Action"],
  cost: 3,
  traits: ["actions", "draw"],
  play: effect(
    plus({ actions: 2 }),
    revealHand,
    when((g, f) => amount(inHand(ofType("Action")), g, f) === 0, plus({ cards: 2 })),
  ),
});

export const WishingWell = card("wishing-well", {
  set: "intrigue",
  types: ["Action"],
  cost: 3,
  traits: ["draw"],
  play: effect(
    plus({ cards: 1, actions: 1 }),
    nameACard,
    keep((_, f) => kindOf(f.it)),
    revealTop(1),
    when(
      thereIsOne,
      whenElse((_, f) => kindOf(f.it) === f.kept, putItInHand, topdeckIt),
    ),
  ),
});
