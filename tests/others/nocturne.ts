/** Cards of Nocturne: those that are played at Night, Boons, which lie in a deck of their own, and a State. */
import { type CardDef, card, type PileDef } from "@fiefdom/engine/card";
import { gainedThisTurn } from "@fiefdom/engine/gain";
import { effect, type Part } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { choose, discard, inPlay, trash } from "@fiefdom/engine/verbs/cards";
import { receiveFrom, receiveInAnyOrder } from "@fiefdom/engine/verbs/decks";
import { chooseOne, forEachKept, nothing, when, whenElse } from "@fiefdom/engine/verbs/flow";
import { gain, gainOne } from "@fiefdom/engine/verbs/gain";
import { playIt } from "@fiefdom/engine/verbs/play";
import { comeInto, isIn, state } from "@fiefdom/engine/verbs/states";
import {
  amount,
  but,
  costing,
  type Fits,
  keep,
  named,
  not,
  ofType,
  youDid,
} from "@fiefdom/engine/verbs/words";

const inPlayToo: Fits = (g, kind, f) =>
  amount(
    inPlay((_, other) => other === kind),
    g,
    f,
  ) > 0;

const Imp = card("imp", {
  set: "nocturne",
  types: ["Action"],
  cost: 2,
  copies: () => 13,
  play: effect(
    plus({ cards: 2 }),
    choose("play", { upTo: 1, fits: but(ofType("Action"), inPlayToo) }),
    playIt,
  ),
});

const keepHowManyWereGained = () => keep((g, f) => gainedThisTurn(g, f.who));

export const DevilsWorkshop = card("devils-workshop", {
  set: "nocturne",
  types: ["Night"],
  cost: 4,
  traits: ["gain"],
  brings: { outside: [Imp] },
  play: effect(
    keepHowManyWereGained(),
    whenElse(
      (_, f) => f.kept >= 2,
      gain("imp"),
      whenElse((_, f) => f.kept === 1, gainOne(costing(4)), gain("gold")),
    ),
  ),
});

export const Monastery = card("monastery", {
  set: "nocturne",
  types: ["Night"],
  cost: 2,
  traits: ["trash"],
  play: effect(
    keepHowManyWereGained(),
    forEachKept(
      chooseOne({
        hand: trash({ exactly: 1 }),
        play: trash({ from: "inPlay", fits: named("copper"), exactly: 1 }),
        nothing,
      }),
    ),
  ),
});

const boon = (id: string, gives: Part): CardDef =>
  card(id, { set: "nocturne", kind: "boon", types: ["Boon"], cost: 0, play: effect(gives) });

const boons: readonly CardDef[] = [
  boon("the-seas-gift", plus({ cards: 1 })),
  boon("the-mountains-gift", gain("silver")),
  boon("the-forests-gift", plus({ buys: 1, coins: 1 })),
  boon("the-fields-gift", plus({ actions: 1, coins: 1 })),
];

const BOONS: PileDef = {
  id: "boons",
  set: "nocturne",
  cards: boons,
  stack: () => boons.map(({ id }) => id),
  seen: "nobody",
  discards: true,
};

export const Bard = card("bard", {
  set: "nocturne",
  types: ["Action"],
  cost: 4,
  traits: ["money"],
  brings: { outside: [BOONS] },
  play: effect(plus({ coins: 2 }), receiveFrom(BOONS)),
});

const LOST = "lost-in-the-woods";

const LostInTheWoods = state(LOST, {
  set: "nocturne",
  always: [
    {
      on: "turnStart",
      do: effect(discard({ upTo: 1 }), when(youDid, receiveFrom(BOONS))),
    },
  ],
});

/** Its Heirloom, which takes the place of a Copper in every starting deck, waits for the set. */
export const Fool = card("fool", {
  set: "nocturne",
  types: ["Action"],
  cost: 3,
  brings: { outside: [BOONS], landscapes: [LostInTheWoods] },
  play: effect(when(not(isIn(LOST)), comeInto(LOST, { alone: true }), receiveInAnyOrder(BOONS, 3))),
});
