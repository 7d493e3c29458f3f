/** Intrigue: one thing or another; and what the cards of others bring in. */
import { card } from "@fiefdom/engine/card";
import { kindOf, NONE } from "@fiefdom/engine/game";
import { playsThisTurn } from "@fiefdom/engine/play";
import { act, effect } from "@fiefdom/engine/program";
import { ACTION, typeNames } from "@fiefdom/engine/types";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { choose, discard, discardTheRest, revealPicked, revealTop, trash } from "@fiefdom/engine/verbs/cards";
import {
  chooseOne,
  chooseSome,
  leftNeighbour,
  may,
  tellThem,
  thisTurn,
  when,
  whenElse,
  whileTrue,
} from "@fiefdom/engine/verbs/flow";
import { gain } from "@fiefdom/engine/verbs/gain";
import { type Amount, handSize, itIs, named, ofType, youDid } from "@fiefdom/engine/verbs/words";

export const Baron = card("baron", {
  set: "intrigue",
  types: ["Action"],
  cost: 4,
  traits: ["buy", "money"],
  play: effect(
    plus({ buys: 1 }),
    discard({ fits: named("estate"), upTo: 1 }),
    whenElse(youDid, plus({ coins: 4 }), gain("estate")),
  ),
});

export const Conspirator = card("conspirator", {
  set: "intrigue",
  types: ["Action"],
  cost: 4,
  traits: ["money"],
  play: effect(
    plus({ coins: 2 }),
    when(
      (g, f) => playsThisTurn(g, f.who, (kind) => g.board.is(kind, ACTION)) >= 3,
      plus({ cards: 1, actions: 1 }),
    ),
  ),
});

export const Coppersmith = card("coppersmith", {
  set: "intrigue",
  edition: 1,
  types: ["Action"],
  cost: 4,
  traits: ["money"],
  play: effect(
    thisTurn({
      abilities: [
        {
          on: "play",
          if: (g, t) => kindOf(t.event.it) === g.board.kind("copper"),
          do: effect(plus({ coins: 1 })),
        },
      ],
    }),
  ),
});

/** How many types the card has that was revealed. */
const itsTypes: Amount = (g, f) => (f.it === NONE ? 0 : typeNames(g.board.types[kindOf(f.it)]).length);

export const Courtier = card("courtier", {
  set: "intrigue",
  types: ["Action"],
  cost: 5,
  traits: ["buy", "money", "gain"],
  play: effect(
    choose("reveal", { exactly: 1 }),
    revealPicked,
    chooseSome(itsTypes, {
      action: plus({ actions: 1 }),
      buy: plus({ buys: 1 }),
      coins: plus({ coins: 3 }),
      gold: gain("gold"),
    }),
  ),
});

export const Mill = card("mill", {
  set: "intrigue",
  types: ["Action", "Victory"],
  cost: 4,
  vp: 1,
  traits: ["money", "vp"],
  play: effect(
    plus({ cards: 1, actions: 1 }),
    when(
      (g, f) => handSize(g, f) > 0,
      may(
        "discard",
        discard({ exactly: 2 }),
        when((_, f) => f.n === 2, plus({ coins: 2 })),
      ),
    ),
  ),
});

export const Nobles = card("nobles", {
  set: "intrigue",
  types: ["Action", "Victory"],
  cost: 6,
  vp: 2,
  traits: ["actions", "draw", "vp"],
  play: effect(chooseOne({ cards: plus({ cards: 3 }), actions: plus({ actions: 2 }) })),
});

export const Pawn = card("pawn", {
  set: "intrigue",
  types: ["Action"],
  cost: 2,
  traits: ["buy", "money"],
  play: effect(
    chooseSome(2, {
      card: plus({ cards: 1 }),
      action: plus({ actions: 1 }),
      buy: plus({ buys: 1 }),
      coin: plus({ coins: 1 }),
    }),
  ),
});

export const Steward = card("steward", {
  set: "intrigue",
  types: ["Action"],
  cost: 3,
  traits: ["draw", "money", "trash", "thins"],
  play: effect(
    chooseOne({ cards: plus({ cards: 2 }), coins: plus({ coins: 2 }), trash: trash({ exactly: 2 }) }),
  ),
});

export const Tribute = card("tribute", {
  set: "intrigue",
  edition: 1,
  types: ["Action"],
  cost: 5,
  traits: ["draw", "money"],
  play: effect(
    leftNeighbour(revealTop(2), tellThem, discardTheRest),
    whileTrue(
      (_, f) => f.them.length > 0,
      // The next one; a second card of its name pays nothing.
      act((_, f) => {
        [f.it] = f.them;
        f.them = f.them.filter((other) => kindOf(other) !== kindOf(f.it));
      }),
      when(itIs(ofType("Action")), plus({ actions: 2 })),
      when(itIs(ofType("Treasure")), plus({ coins: 2 })),
      when(itIs(ofType("Victory")), plus({ cards: 2 })),
    ),
  ),
});
