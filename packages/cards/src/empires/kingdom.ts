/** Empires: the Kingdom cards with piles of their own. */
import { card } from "@fiefdom/engine/card";
import { costOf, sameCost } from "@fiefdom/engine/cost";
import { ACTION_PHASE, type Game, kindOf, VP } from "@fiefdom/engine/game";
import { become, play, playsThisTurn, playUnmoved } from "@fiefdom/engine/play";
import { act, effect, join } from "@fiefdom/engine/program";
import { looksAt, SHARED } from "@fiefdom/engine/touch";
import { ACTION } from "@fiefdom/engine/types";
import { draw, plus, plusCoins, plusDebt } from "@fiefdom/engine/verbs/bonus";
import {
  choose,
  discard,
  discardDownTo,
  inHand,
  lookAtTop,
  putItInHand,
  putPickedInHand,
  revealHand,
  revealPicked,
  thisIsInPlay,
  trash,
  trashThis,
} from "@fiefdom/engine/verbs/cards";
import {
  backToActionPhase,
  chooseOne,
  eachOtherPlayer,
  goOnWithTheRest,
  lasting,
  mayThis,
  thisTurn,
  when,
  whenElse,
} from "@fiefdom/engine/verbs/flow";
import { chooseFromSupply, gain, gainOne, mayGainOne } from "@fiefdom/engine/verbs/gain";
import { playItTimes } from "@fiefdom/engine/verbs/play";
import { addTokens, itsPile, mayPayDebt, takeVp, tokensAt } from "@fiefdom/engine/verbs/tokens";
import {
  all,
  amount,
  both,
  but,
  costing,
  type Fits,
  itIs,
  itWas,
  named,
  ofType,
  thatMany,
  thereIsOne,
  youDid,
} from "@fiefdom/engine/verbs/words";
import { inYourBuyPhase } from "./conditions.ts";

/** One of the cards set aside comes to hand. */
const takeOneOfThem = join([choose("hand", { from: "lookedAt", exactly: 1 }), putPickedInHand]);

export const Archive = card("archive", {
  set: "empires",
  types: ["Action", "Duration"],
  cost: 5,
  traits: ["sift"],
  play: effect(
    plus({ actions: 1 }),
    lookAtTop(3),
    takeOneOfThem,
    when(
      (_, f) => f.them.length > 0,
      lasting({
        until: "done",
        abilities: [
          {
            on: "turnStart",
            do: effect(takeOneOfThem, goOnWithTheRest),
          },
        ],
      }),
    ),
  ),
});

export const Capital = card("capital", {
  set: "empires",
  types: ["Treasure"],
  cost: 5,
  traits: ["money", "buy"],
  inPlan: "alone",
  owes: true,
  play: effect(plus({ coins: 6, buys: 1 })),
  whenDiscardedFromPlay: effect(plusDebt(6), mayPayDebt),
});

/** Another card of exactly the same cost. */
const equallyDear: Fits = looksAt(
  SHARED.costs,
  (g, kind, f) => kind !== kindOf(f.it) && sameCost(costOf(g, kind), costOf(g, kindOf(f.it))),
);

const charm = (on: "buy" | "gain") =>
  effect(
    chooseOne({
      coins: plus({ buys: 1, coins: 2 }),
      arm: thisTurn({ abilities: [{ on, once: true, do: effect(mayGainOne(equallyDear)) }] }),
    }),
  );

export const Charm = card("charm", {
  set: "empires",
  types: ["Treasure"],
  cost: 5,
  traits: ["money", "buy", "gain"],
  printed: { play: charm("buy") },
  current: { play: charm("gain") },
});

export const CityQuarter = card("city-quarter", {
  set: "empires",
  types: ["Action"],
  cost: 0,
  debt: 8,
  traits: ["actions", "draw"],
  play: effect(
    plus({ actions: 2 }),
    revealHand,
    act((g, f) => {
      f.n = amount(inHand(ofType("Action")), g, f);
    }),
    draw(thatMany),
  ),
});

export const Crown = card("crown", {
  set: "empires",
  types: ["Action", "Treasure"],
  cost: 5,
  traits: ["again"],
  play: effect(
    choose("play", {
      fits: (g, kind, f) => ofType(g.phase === ACTION_PHASE ? "Action" : "Treasure")(g, kind, f),
      upTo: 1,
    }),
    playItTimes(2),
  ),
});

/** The first Action that somebody plays in a turn of their own. */
const isFirstAction = (g: Game, who: number, played: number): boolean =>
  who === g.player &&
  g.board.is(kindOf(played), ACTION) &&
  playsThisTurn(g, who, (kind) => g.board.is(kind, ACTION)) === 1;

export const Enchantress = card("enchantress", {
  set: "empires",
  types: ["Action", "Attack", "Duration"],
  cost: 3,
  traits: ["attack", "draw"],
  play: effect(
    lasting({
      until: "yourNextTurn",
      instead: {
        if: looksAt(
          SHARED.plays,
          (g, who, played, e) =>
            who !== e.who && (e.mask & (1 << who)) === 0 && isFirstAction(g, who, played),
        ),
        do: effect(plus({ cards: 1, actions: 1 })),
      },
    }),
    lasting({ until: "done", abilities: [{ on: "turnStart", once: true, do: effect(plus({ cards: 2 })) }] }),
  ),
});

export const Engineer = card("engineer", {
  set: "empires",
  types: ["Action"],
  cost: 0,
  debt: 4,
  traits: ["gain"],
  play: effect(
    gainOne(costing(4)),
    when(thisIsInPlay, mayThis("trash", trashThis, when(youDid, gainOne(costing(4))))),
  ),
});

export const FarmersMarket = card("farmers-market", {
  set: "empires",
  types: ["Action", "Gathering"],
  cost: 3,
  usesTokens: true,
  traits: ["buy", "money", "vp"],
  play: effect(
    plus({ buys: 1 }),
    whenElse(
      (g, f) => amount(tokensAt(itsPile(VP)), g, f) >= 4,
      join([takeVp(itsPile(VP)), trashThis]),
      join([addTokens(itsPile(VP), 1), plusCoins(tokensAt(itsPile(VP)))]),
    ),
  ),
});

export const Forum = card("forum", {
  set: "empires",
  types: ["Action"],
  cost: 5,
  traits: ["sift", "buy"],
  play: effect(plus({ cards: 3, actions: 1 }), discard({ exactly: 2 })),
  printed: { whenBought: effect(plus({ buys: 1 })) },
  current: { whenGained: effect(plus({ buys: 1 })) },
});

export const Groundskeeper = card("groundskeeper", {
  set: "empires",
  types: ["Action"],
  cost: 5,
  traits: ["vp"],
  printed: {
    play: effect(plus({ cards: 1, actions: 1 })),
    whileInPlay: [{ on: "gain", if: itWas("Victory"), do: effect(plus({ vp: 1 })) }],
  },
  current: {
    play: effect(
      plus({ cards: 1, actions: 1 }),
      thisTurn({ abilities: [{ on: "gain", if: itWas("Victory"), do: effect(plus({ vp: 1 })) }] }),
    ),
  },
});

export const Legionary = card("legionary", {
  set: "empires",
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "money"],
  play: effect(
    plus({ coins: 3 }),
    choose("reveal", { fits: named("gold"), upTo: 1, distinct: true }),
    when(youDid, revealPicked, eachOtherPlayer(discardDownTo(2), plus({ cards: 1 }))),
  ),
});

export const Overlord = card("overlord", {
  set: "empires",
  types: ["Action", "Command"],
  cost: 0,
  debt: 8,
  printed: {
    types: ["Action"],
    play: effect(
      chooseFromSupply("play", both(ofType("Action"), costing(5))),
      when(
        thereIsOne,
        act((g, f) => play(g, f.who, become(g, f.who, f.card, f.it))),
      ),
    ),
  },
  current: {
    play: effect(
      chooseFromSupply("play", but(both(ofType("Action"), costing(5)), ofType("Command", "Duration"))),
      when(
        thereIsOne,
        act((g, f) => playUnmoved(g, f.who, f.it, f.card)),
      ),
    ),
  },
});

export const RoyalBlacksmith = card("royal-blacksmith", {
  set: "empires",
  types: ["Action"],
  cost: 0,
  debt: 8,
  traits: ["draw"],
  play: effect(plus({ cards: 5 }), revealHand, discard({ fits: named("copper"), exactly: all })),
});

export const Sacrifice = card("sacrifice", {
  set: "empires",
  types: ["Action"],
  cost: 4,
  traits: ["trash", "vp"],
  play: effect(
    trash({ exactly: 1 }),
    when(itIs(ofType("Action")), plus({ cards: 2, actions: 2 })),
    when(itIs(ofType("Treasure")), plus({ coins: 2 })),
    when(itIs(ofType("Victory")), plus({ vp: 2 })),
  ),
});

export const Temple = card("temple", {
  set: "empires",
  types: ["Action", "Gathering"],
  cost: 4,
  usesTokens: true,
  traits: ["trash", "vp", "thins"],
  play: effect(plus({ vp: 1 }), trash({ atLeast: 1, upTo: 3, distinct: true }), addTokens(itsPile(VP), 1)),
  whenGained: effect(takeVp(itsPile(VP))),
});

export const Villa = card("villa", {
  set: "empires",
  types: ["Action"],
  cost: 4,
  traits: ["actions", "buy", "money"],
  play: effect(plus({ actions: 2, buys: 1, coins: 1 })),
  whenGained: effect(putItInHand, plus({ actions: 1 }), when(inYourBuyPhase, backToActionPhase)),
});

export const WildHunt = card("wild-hunt", {
  set: "empires",
  types: ["Action", "Gathering"],
  cost: 5,
  usesTokens: true,
  traits: ["draw", "vp"],
  play: effect(
    chooseOne({
      cards: join([plus({ cards: 3 }), addTokens(itsPile(VP), 1)]),
      estate: join([gain("estate"), when(thereIsOne, takeVp(itsPile(VP)))]),
    }),
  ),
});
