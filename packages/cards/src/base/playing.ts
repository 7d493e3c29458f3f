/** Base set: cards, Actions, Buys and coins; sifting; playing other cards. */
import { card } from "@fiefdom/engine/card";
import { kindOf } from "@fiefdom/engine/game";
import { playsThisTurn } from "@fiefdom/engine/play";
import { effect } from "@fiefdom/engine/program";
import { looksAt, SHARED } from "@fiefdom/engine/touch";
import { draw, plus } from "@fiefdom/engine/verbs/bonus";
import {
  canDraw,
  choose,
  discard,
  discardAnyNumber,
  discardTheRest,
  discardTop,
  drawOne,
  setItAside,
  topdeck,
} from "@fiefdom/engine/verbs/cards";
import { eachOtherPlayer, may, secretly, thisTurn, when, whileTrue } from "@fiefdom/engine/verbs/flow";
import { playIt, playItTimes } from "@fiefdom/engine/verbs/play";
import { emptyPiles, handSize, itIs, ofType, thatMany } from "@fiefdom/engine/verbs/words";

export const Cellar = card("cellar", {
  set: "base",
  types: ["Action"],
  cost: 2,
  traits: ["sift"],
  play: effect(plus({ actions: 1 }), discardAnyNumber, draw(thatMany)),
});

export const CouncilRoom = card("council-room", {
  set: "base",
  types: ["Action"],
  cost: 5,
  traits: ["draw", "buy"],
  play: effect(plus({ cards: 4, buys: 1 }), eachOtherPlayer(plus({ cards: 1 }))),
});

export const Festival = card("festival", {
  set: "base",
  types: ["Action"],
  cost: 5,
  traits: ["actions", "buy", "money"],
  play: effect(plus({ actions: 2, buys: 1, coins: 2 })),
});

export const Harbinger = card("harbinger", {
  set: "base",
  types: ["Action"],
  cost: 3,
  traits: ["sift"],
  play: effect(plus({ cards: 1, actions: 1 }), topdeck({ from: "discard", upTo: 1 })),
});

export const Laboratory = card("laboratory", {
  set: "base",
  types: ["Action"],
  cost: 5,
  traits: ["draw"],
  play: effect(plus({ cards: 2, actions: 1 })),
});

export const Library = card("library", {
  set: "base",
  types: ["Action"],
  cost: 5,
  traits: ["draw"],
  play: effect(
    whileTrue(
      (g, f) => handSize(g, f) < 7 && canDraw(g, f),
      drawOne,
      secretly(itIs(ofType("Action")), "set-aside", may("set-aside", setItAside)),
    ),
    discardTheRest,
  ),
});

export const Market = card("market", {
  set: "base",
  types: ["Action"],
  cost: 5,
  traits: ["buy", "money"],
  play: effect(plus({ cards: 1, actions: 1, buys: 1, coins: 1 })),
});

export const Merchant = card("merchant", {
  set: "base",
  types: ["Action"],
  cost: 3,
  traits: ["money"],
  play: effect(
    plus({ cards: 1, actions: 1 }),
    thisTurn({
      abilities: [
        {
          on: "play",
          if: looksAt(
            SHARED.plays,
            (g, t) => {
              const silver = g.board.kind("silver");
              return (
                kindOf(t.event.it) === silver && playsThisTurn(g, t.who, (kind) => kind === silver) === 1
              );
            },
            { canBe: (board, kind) => kind === board.kind("silver") },
          ),
          do: effect(plus({ coins: 1 })),
        },
      ],
    }),
  ),
});

export const Poacher = card("poacher", {
  set: "base",
  types: ["Action"],
  cost: 4,
  traits: ["money"],
  play: effect(plus({ cards: 1, actions: 1, coins: 1 }), discard({ exactly: emptyPiles })),
});

export const Smithy = card("smithy", {
  set: "base",
  types: ["Action"],
  cost: 4,
  traits: ["draw"],
  play: effect(plus({ cards: 3 })),
});

export const ThroneRoom = card("throne-room", {
  set: "base",
  types: ["Action"],
  cost: 4,
  traits: ["again"],
  play: effect(choose("play", { fits: ofType("Action"), upTo: 1 }), playItTimes(2)),
});

export const Vassal = card("vassal", {
  set: "base",
  types: ["Action"],
  cost: 3,
  traits: ["money"],
  play: effect(plus({ coins: 2 }), discardTop, when(itIs(ofType("Action")), may("play", playIt))),
});

export const Village = card("village", {
  set: "base",
  types: ["Action"],
  cost: 3,
  traits: ["actions"],
  play: effect(plus({ cards: 1, actions: 2 })),
});
