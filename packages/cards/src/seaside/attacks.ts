/** Seaside: Attacks. */
import { card } from "@fiefdom/engine/card";
import { type Game, kindOf, type Trigger } from "@fiefdom/engine/game";
import { playsThisTurn } from "@fiefdom/engine/play";
import { effect } from "@fiefdom/engine/program";
import { looksAt, SHARED } from "@fiefdom/engine/touch";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { discard, itIsSetAside, putThemInHand, revealHand, trashIt } from "@fiefdom/engine/verbs/cards";
import { eachOtherPlayer, lasting, when, whoDidThat } from "@fiefdom/engine/verbs/flow";
import { gain, gainOne } from "@fiefdom/engine/verbs/gain";
import { isUnaffected, leavesAlone } from "@fiefdom/engine/verbs/play";
import { costing, named, not, youDid } from "@fiefdom/engine/verbs/words";
import { nextTurnStartsWith } from "./durations.ts";

export const Blockade = card("blockade", {
  set: "seaside",
  types: ["Action", "Attack", "Duration"],
  cost: 4,
  traits: ["attack", "gain", "curses"],
  play: effect(
    gainOne(costing(4), "aside"),
    itIsSetAside,
    when(
      (_, f) => f.them.length > 0,
      lasting({
        until: "done",
        abilities: [
          { on: "turnStart", once: true, do: effect(putThemInHand("revealed")) },
          {
            on: "gain",
            whose: "others",
            if: looksAt(
              0,
              (g: Game, t: Trigger) =>
                t.event.by === g.player &&
                !leavesAlone(g, t, t.event.by) &&
                t.them.some((card) => kindOf(card) === kindOf(t.event.it)),
            ),
            do: effect(whoDidThat(gain("curse"))),
          },
        ],
      }),
    ),
  ),
});

const isSilverOrGold = (g: Game, kind: number): boolean =>
  kind === g.board.kind("silver") || kind === g.board.kind("gold");

/** How many Silvers and Golds this player has played this turn. */
const silversAndGolds = (g: Game, who: number): number =>
  playsThisTurn(g, who, (kind) => isSilverOrGold(g, kind));

export const Corsair = card("corsair", {
  set: "seaside",
  types: ["Action", "Attack", "Duration"],
  cost: 5,
  traits: ["attack", "money"],
  play: effect(
    plus({ coins: 2 }),
    lasting({
      until: "yourNextTurn",
      robs: (g, who, kind, e) =>
        who !== e.who &&
        who === g.player &&
        !isUnaffected(e.mask, who) &&
        isSilverOrGold(g, kind) &&
        silversAndGolds(g, who) === 0,
      abilities: [
        {
          on: "played",
          whose: "others",
          if: looksAt(
            SHARED.plays,
            (g: Game, t: Trigger) =>
              t.event.by === g.player &&
              !leavesAlone(g, t, t.event.by) &&
              isSilverOrGold(g, kindOf(t.event.it)) &&
              silversAndGolds(g, t.event.by) === 1,
          ),
          do: effect(whoDidThat(trashIt)),
        },
      ],
    }),
    nextTurnStartsWith(effect(plus({ cards: 1 }))),
  ),
});

export const Cutpurse = card("cutpurse", {
  set: "seaside",
  types: ["Action", "Attack"],
  cost: 4,
  traits: ["attack", "money"],
  play: effect(
    plus({ coins: 2 }),
    eachOtherPlayer(discard({ fits: named("copper"), exactly: 1 }), when(not(youDid), revealHand)),
  ),
});

export const SeaWitch = card("sea-witch", {
  set: "seaside",
  types: ["Action", "Attack", "Duration"],
  cost: 5,
  traits: ["attack", "draw", "sift", "curses"],
  play: effect(
    plus({ cards: 2 }),
    eachOtherPlayer(gain("curse")),
    nextTurnStartsWith(effect(plus({ cards: 2 }), discard({ exactly: 2 }))),
  ),
});
