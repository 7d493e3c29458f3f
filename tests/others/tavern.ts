/** Reserve cards of Adventures, which wait on a mat, and Events that move a player's tokens to a pile. */
import { type CardDef, type CardSpec, card, type Mat, type Token } from "@fiefdom/engine/card";
import { type Game, kindOf, PLAY, type Trigger } from "@fiefdom/engine/game";
import { isAt } from "@fiefdom/engine/move";
import { effect } from "@fiefdom/engine/program";
import { pileTokens } from "@fiefdom/engine/supply";
import { ACTION } from "@fiefdom/engine/types";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { trash } from "@fiefdom/engine/verbs/cards";
import { choosePile } from "@fiefdom/engine/verbs/gain";
import { callThis, putThisOn } from "@fiefdom/engine/verbs/mats";
import { playItOnceMore } from "@fiefdom/engine/verbs/play";
import { moveYourTokenToIt, onItsPile } from "@fiefdom/engine/verbs/tokens";
import { ofType } from "@fiefdom/engine/verbs/words";

const TAVERN: Mat = { id: "tavern-mat", seen: "all" };

const wasAnAction = (g: Game, t: Trigger): boolean => g.board.is(kindOf(t.event.it), ACTION);

export const CoinOfTheRealm = card("coin-of-the-realm", {
  set: "adventures",
  types: ["Treasure", "Reserve"],
  cost: 2,
  traits: ["money", "actions"],
  mats: [TAVERN],
  play: effect(plus({ coins: 1 }), putThisOn(TAVERN)),
  onMat: [
    {
      mat: TAVERN,
      on: "played",
      may: true,
      if: wasAnAction,
      do: effect(callThis(TAVERN, plus({ actions: 2 }))),
    },
  ],
});

export const RoyalCarriage = card("royal-carriage", {
  set: "adventures",
  types: ["Action", "Reserve"],
  cost: 5,
  traits: ["actions", "again"],
  mats: [TAVERN],
  play: effect(plus({ actions: 1 }), putThisOn(TAVERN)),
  onMat: [
    {
      mat: TAVERN,
      on: "played",
      may: true,
      if: (g, t) => wasAnAction(g, t) && isAt(g, t.who, t.event.it, PLAY),
      do: effect(callThis(TAVERN, playItOnceMore)),
    },
  ],
});

const tokenEvent = (id: string, cost: number, token: Token, more: Partial<CardSpec>): CardDef =>
  card(id, {
    set: "adventures",
    kind: "event",
    types: ["Event"],
    cost,
    tokens: [token],
    play: effect(choosePile("token", ofType("Action")), moveYourTokenToIt(token)),
    ...more,
  });

const PLUS_ACTION: Token = { id: "plus-action", each: "player" };
const TRASHING: Token = { id: "trashing", each: "player" };
const MINUS_COST: Token = { id: "minus-cost", each: "player" };

export const LostArts = tokenEvent("lost-arts", 6, PLUS_ACTION, {
  always: [{ on: "play", if: onItsPile(PLUS_ACTION), do: effect(plus({ actions: 1 })) }],
});

export const Plan = tokenEvent("plan", 3, TRASHING, {
  always: [{ on: "buy", if: onItsPile(TRASHING), do: effect(trash({ upTo: 1 })) }],
});

export const Ferry = tokenEvent("ferry", 3, MINUS_COST, {
  costs: (g, kind) => {
    const pile = g.board.pileOf[kind];
    return pile >= 0 && g.tokens[pileTokens(g, pile, g.board.token(MINUS_COST, g.player))] > 0 ? -2 : 0;
  },
});
