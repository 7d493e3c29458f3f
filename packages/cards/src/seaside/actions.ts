/** Seaside: Actions that do all they do at once, some of them with a mat. */
import { card, type Mat } from "@fiefdom/engine/card";
import { coinCost } from "@fiefdom/engine/cost";
import { gainedThisTurn } from "@fiefdom/engine/gain";
import { BUY_PHASE, type Game, kindOf, NONE, PLAY, type Trigger } from "@fiefdom/engine/game";
import { isAt } from "@fiefdom/engine/move";
import { act, effect, join } from "@fiefdom/engine/program";
import { looksAt, SHARED, YOURS } from "@fiefdom/engine/touch";
import { VICTORY } from "@fiefdom/engine/types";
import { plus, plusCoins } from "@fiefdom/engine/verbs/bonus";
import {
  choose,
  discard,
  inPlay,
  lookAtTop,
  putItInHand,
  putTheRestBack,
  revealTop,
  topdeckIt,
  trash,
  trashThisAndPicked,
} from "@fiefdom/engine/verbs/cards";
import { chooseOne, forEachKept, thisTurn, when, whenElse } from "@fiefdom/engine/verbs/flow";
import { chooseKind, gain, gainCopyOfIt } from "@fiefdom/engine/verbs/gain";
import { putItOn, putPickedOn, putThisOn, takeAllFrom } from "@fiefdom/engine/verbs/mats";
import { amount, costing, keep, named, thereIsOne } from "@fiefdom/engine/verbs/words";
import { toTheRight } from "./durations.ts";

const ISLAND: Mat = { id: "island-mat", seen: "all" };
const NATIVE_VILLAGE: Mat = { id: "native-village-mat", seen: "owner" };

export const Bazaar = card("bazaar", {
  set: "seaside",
  types: ["Action"],
  cost: 5,
  traits: ["actions", "draw", "money"],
  play: effect(plus({ cards: 1, actions: 2, coins: 1 })),
});

export const Island = card("island", {
  set: "seaside",
  types: ["Action", "Victory"],
  cost: 4,
  vp: 2,
  mats: [ISLAND],
  traits: ["vp"],
  play: effect(choose("set-aside", { exactly: 1 }), putThisOn(ISLAND), putPickedOn(ISLAND)),
});

export const Lookout = card("lookout", {
  set: "seaside",
  types: ["Action"],
  cost: 3,
  traits: ["trash", "sift"],
  play: effect(
    plus({ actions: 1 }),
    lookAtTop(3),
    trash({ from: "lookedAt", exactly: 1 }),
    discard({ from: "lookedAt", exactly: 1 }),
    putTheRestBack("lookedAt"),
  ),
});

export const NativeVillage = card("native-village", {
  set: "seaside",
  types: ["Action"],
  cost: 2,
  mats: [NATIVE_VILLAGE],
  traits: ["actions"],
  play: effect(
    plus({ actions: 2 }),
    chooseOne({
      mat: join([lookAtTop(1), putItOn(NATIVE_VILLAGE)]),
      hand: takeAllFrom(NATIVE_VILLAGE),
    }),
  ),
});

export const Salvager = card("salvager", {
  set: "seaside",
  types: ["Action"],
  cost: 4,
  traits: ["trash", "buy", "money"],
  play: effect(
    plus({ buys: 1 }),
    trash({ exactly: 1 }),
    plusCoins((g, f) => (f.it === NONE ? 0 : coinCost(g, kindOf(f.it)))),
  ),
});

export const SeaChart = card("sea-chart", {
  set: "seaside",
  types: ["Action"],
  cost: 3,
  traits: ["draw"],
  play: effect(
    plus({ cards: 1, actions: 1 }),
    revealTop(1),
    whenElse(
      (g, f) =>
        f.it !== NONE &&
        amount(
          inPlay((_, kind) => kind === kindOf(f.it)),
          g,
          f,
        ) > 0,
      putItInHand,
      topdeckIt,
    ),
  ),
});

export const Smugglers = card("smugglers", {
  set: "seaside",
  types: ["Action"],
  cost: 3,
  traits: ["gain"],
  mindsLastTurns: true,
  play: effect(
    chooseKind("gain", (g, f) =>
      g.players[toTheRight(g, f.who)].lately.filter((kind) => costing(6)(g, kind, f)),
    ),
    when(thereIsOne, gainCopyOfIt),
  ),
});

export const TreasureMap = card("treasure-map", {
  set: "seaside",
  types: ["Action"],
  cost: 4,
  traits: ["gain", "money"],
  play: effect(
    choose("trash", { fits: named("treasure-map"), exactly: 1 }),
    trashThisAndPicked,
    when((_, f) => f.n === 2, keep(4), forEachKept(gain("gold", "deck"))),
  ),
});

/** The Buy phase of this turn brought this player no Victory card. */
const gainedNoLand = (g: Game, who: number): boolean =>
  gainedThisTurn(g, who, (kind) => g.board.is(kind, VICTORY), BUY_PHASE) === 0;

export const Treasury = card("treasury", {
  set: "seaside",
  types: ["Action"],
  cost: 5,
  traits: ["draw", "money"],
  play: effect(plus({ cards: 1, actions: 1, coins: 1 })),
  printed: {
    play: effect(
      plus({ cards: 1, actions: 1, coins: 1 }),
      thisTurn({
        abilities: [
          {
            on: "buyPhaseEnd",
            may: true,
            if: looksAt(
              SHARED.gains | YOURS.play,
              (g: Game, t: Trigger) => isAt(g, t.who, t.card, PLAY) && gainedNoLand(g, t.who),
            ),
            do: effect(
              act((_, f) => {
                f.it = f.card;
                f.at = PLAY;
              }),
              topdeckIt,
            ),
          },
        ],
      }),
    ),
  },
  current: {
    whenDiscardedFromPlay: {
      may: true,
      if: looksAt(SHARED.gains, (g: Game, t: Trigger) => gainedNoLand(g, t.who)),
      do: effect(topdeckIt),
    },
  },
});

export const Warehouse = card("warehouse", {
  set: "seaside",
  types: ["Action"],
  cost: 3,
  traits: ["sift"],
  play: effect(plus({ cards: 3, actions: 1 }), discard({ exactly: 3 })),
});
