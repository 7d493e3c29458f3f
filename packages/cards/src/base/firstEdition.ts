/** Base set: the cards that its second edition has no more. */
import { card } from "@fiefdom/engine/card";
import { ask } from "@fiefdom/engine/decisions";
import { gainFromTrash } from "@fiefdom/engine/gain";
import { DISCARD, kindOf, TRASH } from "@fiefdom/engine/game";
import { act, effect, type Part } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import {
  discard,
  discardDeck,
  discardTheRest,
  putPickedInHand,
  putTheRestBack,
  revealTop,
  revealUntil,
  trash,
  trashThis,
} from "@fiefdom/engine/verbs/cards";
import { chooseOne, eachOtherPlayer, nothing, tellPicked, whileTrue } from "@fiefdom/engine/verbs/flow";
import { gainOne } from "@fiefdom/engine/verbs/gain";
import { costing, ofType } from "@fiefdom/engine/verbs/words";

export const Adventurer = card("adventurer", {
  set: "base",
  edition: 1,
  types: ["Action"],
  cost: 6,
  traits: ["draw", "money"],
  play: effect(revealUntil(ofType("Treasure"), 2), putPickedInHand, discardTheRest),
});

export const Chancellor = card("chancellor", {
  set: "base",
  edition: 1,
  types: ["Action"],
  cost: 3,
  traits: ["money"],
  play: effect(plus({ coins: 2 }), chooseOne({ deck: discardDeck, leave: nothing })),
});

export const Feast = card("feast", {
  set: "base",
  edition: 1,
  types: ["Action"],
  cost: 4,
  traits: ["gain"],
  play: effect(trashThis, gainOne(costing(5))),
});

/** The top card of this player's deck is revealed; whoever made this happen may have it discarded. */
const spiedOn: Part[] = [
  revealTop(1),
  discard({ from: "revealed", upTo: 1, by: "whoDidThat" }),
  putTheRestBack("revealed"),
];

export const Spy = card("spy", {
  set: "base",
  edition: 1,
  types: ["Action", "Attack"],
  cost: 4,
  traits: ["attack", "draw"],
  play: effect(plus({ cards: 1, actions: 1 }), ...spiedOn, eachOtherPlayer(...spiedOn)),
});

/** Any number of "them" are gained from the trash, one after the other. */
const gainAnyOfThemFromTrash: Part[] = [
  act((g, f) => {
    const kinds = f.them.filter((card) => g.trash.includes(card)).map(kindOf);
    ask(g, f, "gain", kinds, 0, kinds.length, TRASH);
  }),
  act((_, f) => {
    f.them = f.picked;
  }),
  whileTrue(
    (_, f) => f.them.length > 0,
    act((g, f) => {
      const [card, ...rest] = f.them;
      f.them = rest;
      gainFromTrash(g, f.who, card, DISCARD);
    }),
  ),
];

export const Thief = card("thief", {
  set: "base",
  edition: 1,
  types: ["Action", "Attack"],
  cost: 4,
  traits: ["attack", "gain", "money"],
  play: effect(
    eachOtherPlayer(
      revealTop(2),
      trash({ from: "revealed", fits: ofType("Treasure"), exactly: 1, by: "whoDidThat" }),
      tellPicked,
      discardTheRest,
    ),
    ...gainAnyOfThemFromTrash,
  ),
});

export const Woodcutter = card("woodcutter", {
  set: "base",
  edition: 1,
  types: ["Action"],
  cost: 3,
  traits: ["money", "buy"],
  play: effect(plus({ buys: 1, coins: 2 })),
});
