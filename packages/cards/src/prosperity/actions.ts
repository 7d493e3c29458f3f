import { card } from "@fiefdom/engine/card";
import { coinCost } from "@fiefdom/engine/cost";
import { BUY_PHASE, type Game, kindOf } from "@fiefdom/engine/game";
import { act, effect } from "@fiefdom/engine/program";
import { everybodys, looksAt, SHARED, YOURS } from "@fiefdom/engine/touch";
import { ACTION } from "@fiefdom/engine/types";
import { draw, plus, plusCoins, plusVp } from "@fiefdom/engine/verbs/bonus";
import {
  anyInPlay,
  choose,
  discard,
  discardAnyNumber,
  inHand,
  putTheRestBack,
  revealHand,
  revealPicked,
  revealTop,
  topdeck,
  topdeckIt,
  trash,
  trashFromPlay,
  trashIt,
} from "@fiefdom/engine/verbs/cards";
import { changeTheSubject, chooseOne, eachOtherPlayer, may, when } from "@fiefdom/engine/verbs/flow";
import { gain, gainCopyOfIt, gainOne } from "@fiefdom/engine/verbs/gain";
import { playItTimes, playThisFromHand } from "@fiefdom/engine/verbs/play";
import {
  all,
  but,
  costing,
  costingExactly,
  handOfAtLeast,
  handSize,
  itIsThere,
  moreThanIt,
  ofType,
  thatMany,
  youDid,
} from "@fiefdom/engine/verbs/words";

export const Bishop = card("bishop", {
  set: "prosperity",
  types: ["Action"],
  cost: 4,
  traits: ["trash", "vp", "money"],
  play: effect(
    plus({ coins: 1, vp: 1 }),
    trash({ exactly: 1 }),
    when(
      youDid,
      plusVp((g, f) => Math.floor(coinCost(g, kindOf(f.it)) / 2)),
    ),
    eachOtherPlayer(trash({ upTo: 1 })),
  ),
});

export const Charlatan = card("charlatan", {
  set: "prosperity",
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "money", "curses"],
  play: effect(plus({ coins: 3 }), eachOtherPlayer(gain("curse"))),
  changes: { curse: { types: ["Treasure", "Curse"], play: effect(plus({ coins: 1 })) } },
});

export const City = card("city", {
  set: "prosperity",
  types: ["Action"],
  cost: 5,
  traits: ["actions", "draw"],
  play: effect(
    plus({ cards: 1, actions: 2 }),
    when((g) => g.emptyPiles >= 1, plus({ cards: 1 })),
    when((g) => g.emptyPiles >= 2, plus({ buys: 1, coins: 1 })),
  ),
});

export const Clerk = card("clerk", {
  set: "prosperity",
  types: ["Action", "Attack", "Reaction"],
  cost: 4,
  traits: ["attack", "money"],
  play: effect(plus({ coins: 2 }), eachOtherPlayer(when(handOfAtLeast(5), topdeck({ exactly: 1 })))),
  reactions: [{ on: "turnStart", may: true, do: effect(playThisFromHand) }],
});

export const Expand = card("expand", {
  set: "prosperity",
  types: ["Action"],
  cost: 7,
  traits: ["trash", "gain"],
  play: effect(trash({ exactly: 1 }), when(youDid, gainOne(costing(moreThanIt(3))))),
});

export const Forge = card("forge", {
  set: "prosperity",
  types: ["Action"],
  cost: 7,
  traits: ["trash", "gain", "thins"],
  play: effect(
    trash({ upTo: all }),
    act((g, f) => {
      f.n = f.picked.reduce((sum, card) => sum + coinCost(g, kindOf(card)), 0);
    }),
    gainOne(costingExactly(thatMany)),
  ),
});

export const GrandMarket = card("grand-market", {
  set: "prosperity",
  types: ["Action"],
  cost: 6,
  traits: ["buy", "money"],
  play: effect(plus({ cards: 1, actions: 1, buys: 1, coins: 2 })),
  mayNotBuy: {
    if: (g, who) => g.players[who].play.some((c) => g.board.kinds[kindOf(c)].id === "copper"),
    because: "in-play",
    card: "copper",
  },
});

export const KingsCourt = card("kings-court", {
  set: "prosperity",
  types: ["Action"],
  cost: 7,
  traits: ["again"],
  play: effect(choose("play", { fits: ofType("Action"), upTo: 1 }), playItTimes(3)),
});

export const Magnate = card("magnate", {
  set: "prosperity",
  types: ["Action"],
  cost: 5,
  traits: ["draw"],
  play: effect(
    revealHand,
    act((g, f) => {
      f.n = (inHand(ofType("Treasure")) as (g: Game, x: typeof f) => number)(g, f);
    }),
    draw(thatMany),
  ),
});

/** A Treasure that does not stay in play. */
const shortTreasure = but(ofType("Treasure"), ofType("Duration"));

export const Mint = card("mint", {
  set: "prosperity",
  types: ["Action"],
  cost: 5,
  traits: ["gain", "money", "trash", "picky"],
  spoilsTreasures: true,
  play: effect(
    choose("reveal", { fits: ofType("Treasure"), upTo: 1 }),
    when(youDid, revealPicked, gainCopyOfIt),
  ),
  whenGained: effect(when(anyInPlay(shortTreasure), trashFromPlay(shortTreasure))),
});

export const Monument = card("monument", {
  set: "prosperity",
  types: ["Action"],
  cost: 4,
  traits: ["money", "vp"],
  play: effect(plus({ coins: 2, vp: 1 })),
});

export const Peddler = card("peddler", {
  set: "prosperity",
  types: ["Action"],
  cost: 8,
  traits: ["money"],
  play: effect(plus({ cards: 1, actions: 1, coins: 1 })),
  costChange: looksAt(SHARED.phase | everybodys(YOURS.play), (g) =>
    g.phase === BUY_PHASE
      ? -2 * g.players[g.player].play.filter((c) => g.board.is(kindOf(c), ACTION)).length
      : 0,
  ),
});

export const Rabble = card("rabble", {
  set: "prosperity",
  types: ["Action", "Attack"],
  cost: 5,
  traits: ["attack", "draw"],
  play: effect(
    plus({ cards: 3 }),
    eachOtherPlayer(
      revealTop(3),
      discard({ from: "revealed", fits: ofType("Action", "Treasure"), exactly: all }),
      putTheRestBack("revealed"),
    ),
  ),
});

export const Vault = card("vault", {
  set: "prosperity",
  types: ["Action"],
  cost: 5,
  traits: ["draw", "money"],
  play: effect(
    plus({ cards: 2 }),
    discardAnyNumber,
    plusCoins(thatMany),
    changeTheSubject,
    eachOtherPlayer(
      when(
        (g, f) => handSize(g, f) > 0,
        may(
          "discard",
          discard({ exactly: 2 }),
          when((_, f) => f.n === 2, plus({ cards: 1 })),
        ),
      ),
    ),
  ),
});

export const Watchtower = card("watchtower", {
  set: "prosperity",
  types: ["Action", "Reaction"],
  cost: 3,
  traits: ["draw", "trash"],
  play: effect(draw((g, f) => Math.max(0, 6 - handSize(g, f)))),
  reactions: [
    {
      on: "gain",
      may: true,
      if: itIsThere,
      do: effect(chooseOne({ trash: trashIt, topdeck: topdeckIt })),
    },
  ],
});

export const WorkersVillage = card("workers-village", {
  set: "prosperity",
  types: ["Action"],
  cost: 4,
  traits: ["actions", "buy"],
  play: effect(plus({ cards: 1, actions: 2, buys: 1 })),
});
