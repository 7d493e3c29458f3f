/** Cards of Guilds: overpaying, numbers that are needed twice, and Coffers. */
import { type Counter, card } from "@fiefdom/engine/card";
import { costOf, costsMore, moreCoins } from "@fiefdom/engine/cost";
import { kindOf, NONE } from "@fiefdom/engine/game";
import { effect } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { trash } from "@fiefdom/engine/verbs/cards";
import { forEachKept, overpay, when } from "@fiefdom/engine/verbs/flow";
import { gain, gainOne } from "@fiefdom/engine/verbs/gain";
import { addTo, spendAnyNumber } from "@fiefdom/engine/verbs/mats";
import {
  both,
  costing,
  costingExactly,
  type Fits,
  keep,
  keptMany,
  ofType,
  youDid,
} from "@fiefdom/engine/verbs/words";

const COFFERS: Counter = { id: "coffers", spend: { in: "buy", gives: { coins: 1 } } };

export const Masterpiece = card("masterpiece", {
  set: "guilds",
  types: ["Treasure"],
  cost: 3,
  traits: ["money"],
  play: effect(plus({ coins: 1 })),
  whenBought: effect(overpay(forEachKept(gain("silver")))),
});

const cheaperThanThat: Fits = (g, kind, f) => costsMore(costOf(g, f.kept), costOf(g, kind));
const anActionForThatMuch = both(ofType("Action"), costingExactly(keptMany));

export const Stonemason = card("stonemason", {
  set: "guilds",
  types: ["Action"],
  cost: 2,
  traits: ["trash", "gain"],
  play: effect(
    trash({ exactly: 1 }),
    when(
      youDid,
      keep((_, f) => (f.it === NONE ? NONE : kindOf(f.it))),
      gainOne(cheaperThanThat),
      gainOne(cheaperThanThat),
    ),
  ),
  whenBought: effect(overpay(gainOne(anActionForThatMuch), gainOne(anActionForThatMuch))),
});

export const Baker = card("baker", {
  set: "guilds",
  types: ["Action"],
  cost: 5,
  traits: ["actions", "draw", "money"],
  counters: [COFFERS],
  setUp: (g) => {
    for (const { counters } of g.players) counters[g.board.counters.indexOf(COFFERS)]++;
  },
  play: effect(plus({ cards: 1, actions: 1 }), addTo(COFFERS, 1)),
});

export const Butcher = card("butcher", {
  set: "guilds",
  types: ["Action"],
  cost: 5,
  traits: ["trash", "gain"],
  counters: [COFFERS],
  play: effect(
    addTo(COFFERS, 2),
    trash({ upTo: 1 }),
    when(
      youDid,
      spendAnyNumber(COFFERS),
      gainOne(
        costing((g, f) => {
          return moreCoins(costOf(g, kindOf(f.it)), f.kept);
        }),
      ),
    ),
  ),
});
