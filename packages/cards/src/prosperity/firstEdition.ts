/** Prosperity: the cards that its second edition has no more. */
import { FROM_TRASH } from "@fiefdom/engine/ability";
import { card, type Token } from "@fiefdom/engine/card";
import { inCoins, upTo } from "@fiefdom/engine/cost";
import { type Game, kindOf, PLAY, type Trigger } from "@fiefdom/engine/game";
import { isAt } from "@fiefdom/engine/move";
import { act, effect } from "@fiefdom/engine/program";
import { allOf, looksAt, SHARED, YOURS } from "@fiefdom/engine/touch";
import { VICTORY } from "@fiefdom/engine/types";
import { plus, plusCoins } from "@fiefdom/engine/verbs/bonus";
import {
  choose,
  discard,
  discardDownTo,
  discardIt,
  discardTheRest,
  putPickedInHand,
  revealUntil,
  topdeckIt,
  trash,
  trashIt,
} from "@fiefdom/engine/verbs/cards";
import {
  chooseOne,
  eachOtherPlayer,
  leftNeighbour,
  tellIt,
  thisTurn,
  when,
} from "@fiefdom/engine/verbs/flow";
import { gain, gainCopyOfIt, nameACard } from "@fiefdom/engine/verbs/gain";
import { playIt } from "@fiefdom/engine/verbs/play";
import { itsPile, lay, lyingOn, moveTokens, pileOfIt, tokensAt } from "@fiefdom/engine/verbs/tokens";
import {
  all,
  itIsThere,
  named,
  not,
  notOntoDeck,
  ofType,
  thereIsOne,
  youDid,
} from "@fiefdom/engine/verbs/words";

export const Contraband = card("contraband", {
  set: "prosperity",
  edition: 1,
  types: ["Treasure"],
  cost: 5,
  traits: ["money", "buy"],
  play: effect(
    plus({ coins: 3, buys: 1 }),
    leftNeighbour(nameACard, tellIt),
    act((_, f) => {
      f.n = kindOf(f.it);
    }),
    thisTurn({ names: true, mayNotBuy: { if: (_, kind, e) => kind === e.n, because: "named" } }),
  ),
});

export const CountingHouse = card("counting-house", {
  set: "prosperity",
  edition: 1,
  types: ["Action"],
  cost: 5,
  traits: ["money"],
  play: effect(choose("hand", { from: "discard", fits: named("copper"), upTo: all }), putPickedInHand),
});

export const Goons = card("goons", {
  set: "prosperity",
  edition: 1,
  types: ["Action", "Attack"],
  cost: 6,
  traits: ["attack", "money", "buy", "vp"],
  play: effect(plus({ buys: 1, coins: 2 }), eachOtherPlayer(discardDownTo(3))),
  whileInPlay: [{ on: "buy", do: effect(plus({ vp: 1 })) }],
});

export const Loan = card("loan", {
  set: "prosperity",
  edition: 1,
  types: ["Treasure"],
  cost: 3,
  traits: ["money", "trash", "picky"],
  play: effect(
    plus({ coins: 1 }),
    revealUntil(ofType("Treasure")),
    when(thereIsOne, chooseOne({ trash: trashIt, discard: discardIt })),
    discardTheRest,
  ),
});

export const Mountebank = card("mountebank", {
  set: "prosperity",
  edition: 1,
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "money", "curses"],
  play: effect(
    plus({ coins: 2 }),
    eachOtherPlayer(
      discard({ fits: named("curse"), upTo: 1, distinct: true }),
      when(not(youDid), gain("curse"), gain("copper")),
    ),
  ),
});

const thisLiesInPlay = looksAt(YOURS.play, (g: Game, t: Trigger) => isAt(g, t.who, t.card, PLAY));

export const RoyalSeal = card("royal-seal", {
  set: "prosperity",
  edition: 1,
  types: ["Treasure"],
  cost: 5,
  traits: ["money"],
  play: effect(plus({ coins: 2 })),
  whileInPlay: [
    {
      on: "gain",
      may: true,
      if: allOf(allOf(notOntoDeck, itIsThere), thisLiesInPlay),
      do: effect(topdeckIt),
    },
  ],
});

export const Talisman = card("talisman", {
  set: "prosperity",
  edition: 1,
  types: ["Treasure"],
  cost: 4,
  traits: ["gain", "money"],
  // The second card can't be declined, so whether to have it in play is the player's to say.
  inPlan: "alone",
  play: effect(plus({ coins: 1 })),
  whileInPlay: [
    {
      on: "buy",
      if: looksAt(
        SHARED.costs,
        (g: Game, t: Trigger) => !g.board.is(t.event.it, VICTORY) && upTo(g, t.event.it, inCoins(4)),
      ),
      do: effect(gainCopyOfIt),
    },
  ],
});

const COIN: Token = { id: "trade-route-coin" };
/** The mat on which the Coin tokens gather is Trade Route's own pile. */
const coinsOnTheMat = plusCoins(tokensAt(itsPile(COIN)));

export const TradeRoute = card("trade-route", {
  set: "prosperity",
  edition: 1,
  types: ["Action"],
  cost: 3,
  traits: ["trash", "buy", "money"],
  tokens: [COIN],
  setUp: (g) => {
    g.board.piles.forEach((pile, i) => {
      if (g.board.is(pile.kinds[0], VICTORY)) lay(g, i, COIN);
    });
  },
  play: effect(plus({ buys: 1 }), trash({ exactly: 1 }), coinsOnTheMat),
  printed: { play: effect(plus({ buys: 1 }), coinsOnTheMat, trash({ exactly: 1 })) },
  always: [
    {
      on: "gain",
      if: looksAt(
        0,
        (g: Game, t: Trigger) => {
          const pile = g.board.pileOf[kindOf(t.event.it)];
          return (
            t.event.n !== FROM_TRASH &&
            pile >= 0 &&
            g.board.is(g.board.piles[pile].kinds[0], VICTORY) &&
            lyingOn(g, pile, COIN) > 0
          );
        },
        { tokens: [pileOfIt(COIN)] },
      ),
      do: effect(moveTokens(pileOfIt(COIN), itsPile(COIN), 1)),
    },
  ],
});

export const Venture = card("venture", {
  set: "prosperity",
  edition: 1,
  types: ["Treasure"],
  cost: 5,
  traits: ["money"],
  play: effect(plus({ coins: 1 }), revealUntil(ofType("Treasure")), discardTheRest, when(thereIsOne, playIt)),
});
