/** Prosperity: Treasures that do more than pay. */
import { card } from "@fiefdom/engine/card";
import { HAND, kindOf, zone } from "@fiefdom/engine/game";
import { effect, join } from "@fiefdom/engine/program";
import { allOf, looksAt } from "@fiefdom/engine/touch";
import { ACTION } from "@fiefdom/engine/types";
import { plus, plusCoins, plusVp } from "@fiefdom/engine/verbs/bonus";
import {
  choose,
  discard,
  discardIt,
  inPlay,
  lookAtTop,
  revealHand,
  topdeckIt,
  trash,
  trashIt,
  trashThis,
} from "@fiefdom/engine/verbs/cards";
import {
  changeTheSubject,
  chooseOne,
  leftNeighbour,
  nameThisTurn,
  tellIt,
  thisTurn,
  when,
} from "@fiefdom/engine/verbs/flow";
import { gain, gainOne, nameACard } from "@fiefdom/engine/verbs/gain";
import { playIt, playItTimes } from "@fiefdom/engine/verbs/play";
import {
  type Amount,
  both,
  costing,
  itIs,
  itIsThere,
  itWas,
  notOntoDeck,
  ofType,
  thereIsOne,
  wasBought,
  youDid,
} from "@fiefdom/engine/verbs/words";

export const Anvil = card("anvil", {
  set: "prosperity",
  types: ["Treasure"],
  cost: 3,
  traits: ["gain", "money"],
  play: effect(
    plus({ coins: 1 }),
    discard({ fits: ofType("Treasure"), upTo: 1 }),
    when(youDid, gainOne(costing(4))),
  ),
});

export const Bank = card("bank", {
  set: "prosperity",
  types: ["Treasure"],
  cost: 7,
  traits: ["money"],
  inPlan: 1,
  play: effect(plusCoins(inPlay(ofType("Treasure")))),
});

export const Collection = card("collection", {
  set: "prosperity",
  types: ["Treasure"],
  cost: 5,
  traits: ["money", "buy", "vp"],
  inPlan: 0,
  play: effect(
    plus({ coins: 2, buys: 1 }),
    thisTurn({
      abilities: [
        {
          on: "gain",
          if: itWas("Action"),
          do: effect(plus({ vp: 1 })),
        },
      ],
    }),
  ),
});

export const CrystalBall = card("crystal-ball", {
  set: "prosperity",
  types: ["Treasure"],
  cost: 5,
  traits: ["money", "trash", "sift"],
  play: effect(
    plus({ coins: 1 }),
    lookAtTop(1),
    when(
      thereIsOne,
      chooseOne({
        trash: trashIt,
        discard: discardIt,
        play: { if: itIs(ofType("Action", "Treasure")), do: playIt },
        leave: topdeckIt,
      }),
    ),
  ),
});

export const Hoard = card("hoard", {
  set: "prosperity",
  types: ["Treasure"],
  cost: 6,
  traits: ["money", "gain"],
  inPlan: 0,
  play: effect(
    plus({ coins: 2 }),
    thisTurn({
      abilities: [
        {
          on: "gain",
          if: allOf(itWas("Victory"), wasBought),
          do: effect(gain("gold")),
        },
      ],
    }),
  ),
});

/** Different Treasures in hand, by name. */
const treasureNames: Amount = (g, f) =>
  new Set(
    zone(g, f.who, HAND)
      .map(kindOf)
      .filter((kind) => ofType("Treasure")(g, kind, f)),
  ).size;

export const Investment = card("investment", {
  set: "prosperity",
  types: ["Treasure"],
  cost: 4,
  traits: ["trash", "vp"],
  play: effect(
    trash({ exactly: 1 }),
    changeTheSubject,
    chooseOne({
      coins: plus({ coins: 1 }),
      vp: join([trashThis, when(youDid, revealHand, plusVp(treasureNames))]),
    }),
  ),
});

export const Quarry = card("quarry", {
  set: "prosperity",
  types: ["Treasure"],
  cost: 4,
  traits: ["money"],
  inPlan: 0,
  play: effect(
    plus({ coins: 1 }),
    thisTurn({ cost: looksAt(0, (g, kind) => (g.board.is(kind, ACTION) ? -2 : 0)) }),
  ),
});

export const Tiara = card("tiara", {
  set: "prosperity",
  types: ["Treasure"],
  cost: 4,
  traits: ["buy", "money"],
  play: effect(
    plus({ buys: 1 }),
    thisTurn({
      abilities: [
        {
          on: "gain",
          may: true,
          if: allOf(notOntoDeck, itIsThere),
          do: effect(topdeckIt),
        },
      ],
    }),
    choose("play", { fits: ofType("Treasure"), upTo: 1 }),
    playItTimes(2),
  ),
});

const called = nameThisTurn();

export const WarChest = card("war-chest", {
  set: "prosperity",
  types: ["Treasure"],
  cost: 5,
  traits: ["gain"],
  play: effect(
    leftNeighbour(nameACard, tellIt),
    called.note,
    gainOne(both(costing(5), (g, kind) => !called.isNamed(g, kind))),
  ),
});
