/** Empires: the Castles, eight cards of rising cost in one pile. */
import { card, type Holdings, type PileDef } from "@fiefdom/engine/card";
import { kindOf } from "@fiefdom/engine/game";
import { effect, join } from "@fiefdom/engine/program";
import { top } from "@fiefdom/engine/supply";
import { looksAt, YOURS } from "@fiefdom/engine/touch";
import { typeBit } from "@fiefdom/engine/types";
import { plus, plusCoins, plusVp } from "@fiefdom/engine/verbs/bonus";
import {
  discard,
  inHand,
  inPlay,
  revealHand,
  thisIsInPlay,
  topdeck,
  trash,
  trashThis,
} from "@fiefdom/engine/verbs/cards";
import { chooseOne, eachOtherPlayer, when } from "@fiefdom/engine/verbs/flow";
import { gain, gainOne } from "@fiefdom/engine/verbs/gain";
import { all, amount, handOfAtLeast, inYourTurn, ofType, youDid } from "@fiefdom/engine/verbs/words";

const castles = ({ game, owned }: Holdings): number =>
  owned.reduce((sum, n, kind) => (game.board.is(kind, typeBit("Castle")) ? sum + n : sum), 0);

export const HumbleCastle = card("humble-castle", {
  set: "empires",
  types: ["Treasure", "Victory", "Castle"],
  cost: 3,
  vp: castles,
  play: effect(plus({ coins: 1 })),
  traits: ["vp"],
});

const crumble = () => effect(plus({ vp: 1 }), gain("silver"));

export const CrumblingCastle = card("crumbling-castle", {
  set: "empires",
  types: ["Victory", "Castle"],
  cost: 4,
  vp: 1,
  whenGained: crumble(),
  whenTrashed: crumble(),
});

export const SmallCastle = card("small-castle", {
  set: "empires",
  types: ["Action", "Victory", "Castle"],
  cost: 5,
  vp: 2,
  play: effect(
    chooseOne({
      this: { if: thisIsInPlay, do: trashThis },
      hand: {
        if: (g, f) => amount(inHand(ofType("Castle")), g, f) > 0,
        do: trash({ fits: ofType("Castle"), exactly: 1 }),
      },
    }),
    when(
      youDid,
      gainOne((g, kind, f) => kind === top(g, g.board.pileOf[kindOf(f.card)])),
    ),
  ),
});

export const HauntedCastle = card("haunted-castle", {
  set: "empires",
  types: ["Victory", "Castle"],
  cost: 6,
  vp: 2,
  whenGained: effect(
    when(
      inYourTurn,
      gain("gold"),
      eachOtherPlayer(when(handOfAtLeast(5), topdeck({ exactly: 2, ordered: true }))),
    ),
  ),
});

export const OpulentCastle = card("opulent-castle", {
  set: "empires",
  types: ["Action", "Victory", "Castle"],
  cost: 7,
  vp: 3,
  play: effect(
    discard({ fits: ofType("Victory"), upTo: all, revealed: true }),
    plusCoins((_, f) => 2 * f.n),
  ),
});

export const SprawlingCastle = card("sprawling-castle", {
  set: "empires",
  types: ["Victory", "Castle"],
  cost: 8,
  vp: 4,
  whenGained: effect(
    chooseOne({ duchy: gain("duchy"), estates: join([gain("estate"), gain("estate"), gain("estate")]) }),
  ),
});

export const GrandCastle = card("grand-castle", {
  set: "empires",
  types: ["Victory", "Castle"],
  cost: 9,
  vp: 5,
  whenGained: effect(
    revealHand,
    plusVp(
      looksAt(
        YOURS.hand | YOURS.play,
        (g, f) => amount(inHand(ofType("Victory")), g, f) + amount(inPlay(ofType("Victory")), g, f),
      ),
    ),
  ),
});

export const KingsCastle = card("kings-castle", {
  set: "empires",
  types: ["Victory", "Castle"],
  cost: 10,
  vp: (h) => 2 * castles(h),
});

export const Castles: PileDef = {
  id: "castles",
  set: "empires",
  cards: [
    HumbleCastle,
    CrumblingCastle,
    SmallCastle,
    HauntedCastle,
    OpulentCastle,
    SprawlingCastle,
    GrandCastle,
    KingsCastle,
  ],
  stack: (players) =>
    Castles.cards.flatMap((def, i) =>
      players > 2 && [0, 2, 4, 7].includes(i) ? [def.id, def.id] : [def.id],
    ),
};
