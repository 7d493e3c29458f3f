/** Base set: Attacks, and the Moat against them. */
import { card } from "@fiefdom/engine/card";
import { effect, join } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import {
  choose,
  discardDownTo,
  discardTheRest,
  revealHand,
  revealPicked,
  revealTop,
  topdeckPicked,
  trash,
} from "@fiefdom/engine/verbs/cards";
import { eachOtherPlayer, whenElse } from "@fiefdom/engine/verbs/flow";
import { gain } from "@fiefdom/engine/verbs/gain";
import { beUnaffected, couldBeAffected } from "@fiefdom/engine/verbs/play";
import { but, named, ofType, youDid } from "@fiefdom/engine/verbs/words";

export const Bandit = card("bandit", {
  set: "base",
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "gain", "money"],
  play: effect(
    gain("gold"),
    eachOtherPlayer(
      revealTop(2),
      trash({ from: "revealed", fits: but(ofType("Treasure"), named("copper")), exactly: 1 }),
      discardTheRest,
    ),
  ),
});

export const Bureaucrat = card("bureaucrat", {
  set: "base",
  types: ["Action", "Attack"],
  cost: 4,
  traits: ["attack", "money"],
  play: effect(
    gain("silver", "deck"),
    eachOtherPlayer(
      choose("topdeck", { fits: ofType("Victory"), exactly: 1 }),
      whenElse(youDid, join([revealPicked, topdeckPicked]), revealHand),
    ),
  ),
});

export const Militia = card("militia", {
  set: "base",
  types: ["Action", "Attack"],
  cost: 4,
  traits: ["attack", "money"],
  play: effect(plus({ coins: 2 }), eachOtherPlayer(discardDownTo(3))),
});

export const Moat = card("moat", {
  set: "base",
  types: ["Action", "Reaction"],
  cost: 2,
  traits: ["draw", "guard"],
  play: effect(plus({ cards: 2 })),
  reactions: [
    {
      on: "attack",
      whose: "others",
      may: true,
      if: couldBeAffected,
      do: effect(beUnaffected),
    },
  ],
});

export const Witch = card("witch", {
  set: "base",
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "draw", "curses"],
  play: effect(plus({ cards: 2 }), eachOtherPlayer(gain("curse"))),
});
