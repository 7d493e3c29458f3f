/** Hexes of Nocturne: a deck of misfortunes, one of which comes over several players, and States that they leave. */
import { type CardDef, card, type PileDef } from "@fiefdom/engine/card";
import { coinCost, costOf, costsMore, inCoins, upTo } from "@fiefdom/engine/cost";
import { ASIDE, DECK, kindOf } from "@fiefdom/engine/game";
import { move, shuffle } from "@fiefdom/engine/move";
import { act, effect, type Part } from "@fiefdom/engine/program";
import { ACTION } from "@fiefdom/engine/types";
import { draw, plus } from "@fiefdom/engine/verbs/bonus";
import {
  discard,
  discardDeck,
  discardDownTo,
  discardTheRest,
  revealTop,
  revealUntil,
  topdeck,
  trashIt,
  trashTop,
} from "@fiefdom/engine/verbs/cards";
import { receiveFrom, receiveIt, turnOverFrom } from "@fiefdom/engine/verbs/decks";
import { eachOtherPlayer, thisTurn, when, whenElse } from "@fiefdom/engine/verbs/flow";
import { gain, gainOne } from "@fiefdom/engine/verbs/gain";
import { comeInto, depth, isIn, leave, state } from "@fiefdom/engine/verbs/states";
import {
  all,
  type Fits,
  handOfAtLeast,
  handSize,
  itIs,
  named,
  not,
  ofType,
  thereIsOne,
} from "@fiefdom/engine/verbs/words";

const hex = (id: string, ...does: Part[]): CardDef =>
  card(id, { set: "nocturne", kind: "hex", types: ["Hex"], cost: 0, play: effect(...does) });

const DELUDED = "deluded";
const ENVIOUS = "envious";
const MISERABLE = "miserable";

const states: readonly CardDef[] = [
  state(DELUDED, {
    set: "nocturne",
    always: [
      {
        on: "buyPhaseStart",
        do: effect(
          leave(DELUDED),
          thisTurn({ mayNotBuy: { if: (g, kind) => g.board.is(kind, ACTION), because: DELUDED } }),
        ),
      },
    ],
  }),
  state(ENVIOUS, {
    set: "nocturne",
    always: [
      {
        on: "buyPhaseStart",
        do: effect(
          leave(ENVIOUS),
          thisTurn({
            instead: {
              if: (g, who, played, e) =>
                who === e.who && ["silver", "gold"].includes(g.board.kinds[kindOf(played)].id),
              do: effect(plus({ coins: 1 })),
            },
          }),
        ),
      },
    ],
  }),
  state(MISERABLE, {
    set: "nocturne",
    scores: ({ game, seat }) => {
      const count = depth(game, seat, MISERABLE);
      return { vp: -2 * count, count };
    },
  }),
];

const priced: Fits = (g, kind) => coinCost(g, kind) >= 3 && upTo(g, kind, inCoins(4));
const poorer: Fits = (g, kind, f) =>
  costsMore(costOf(g, kindOf(f.it)), costOf(g, kind)) &&
  (g.board.types[kind] & g.board.types[kindOf(f.it)]) !== 0;

/** The rest of the revealed cards are shuffled into the deck. */
const shuffleIn: Part = act((g, f) => {
  for (const one of f.them) move(g, f.who, one, ASIDE, DECK);
  f.them = [];
  shuffle(g, f.who, g.players[f.who].deck);
  g.revealed++;
});

const hexes: readonly CardDef[] = [
  hex("bad-omens", discardDeck, topdeck({ from: "discard", fits: named("copper"), exactly: 2 })),
  hex("delusion", when(not(isIn(DELUDED, ENVIOUS)), comeInto(DELUDED))),
  hex("envy", when(not(isIn(DELUDED, ENVIOUS)), comeInto(ENVIOUS))),
  hex("famine", revealTop(3), discard({ from: "revealed", fits: ofType("Action"), exactly: all }), shuffleIn),
  hex("fear", when(handOfAtLeast(5), discard({ fits: ofType("Action", "Treasure"), exactly: 1 }))),
  hex("greed", gain("copper", "deck")),
  hex("haunting", when(handOfAtLeast(4), topdeck({ exactly: 1 }))),
  hex(
    "locusts",
    trashTop,
    when(thereIsOne, whenElse(itIs(named("copper", "estate")), gain("curse"), gainOne(poorer))),
  ),
  hex("misery", comeInto(MISERABLE, { most: 2 })),
  hex("plague", gain("curse", "hand")),
  hex("poverty", discardDownTo(3)),
  hex("war", revealUntil(priced), when(thereIsOne, trashIt), discardTheRest),
];

const HEXES: PileDef = {
  id: "hexes",
  set: "nocturne",
  cards: hexes,
  stack: () => hexes.map(({ id }) => id),
  seen: "nobody",
  discards: true,
};

const brings = { outside: [HEXES], landscapes: states };

export const Skulk = card("skulk", {
  set: "nocturne",
  types: ["Action", "Attack", "Doom"],
  cost: 4,
  traits: ["attack", "buy"],
  brings,
  play: effect(plus({ buys: 1 }), turnOverFrom(HEXES), eachOtherPlayer(receiveIt)),
  whenGained: effect(gain("gold")),
});

export const CursedVillage = card("cursed-village", {
  set: "nocturne",
  types: ["Action", "Doom"],
  cost: 5,
  traits: ["actions", "draw"],
  brings,
  play: effect(
    plus({ actions: 2 }),
    draw((g, f) => Math.max(0, 6 - handSize(g, f))),
  ),
  whenGained: effect(receiveFrom(HEXES)),
});
