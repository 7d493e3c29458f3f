/** Cards of Alchemy: costs with Potions in them, which are earned like coins and compared apart from them. */
import { type CardSpec, card, type Holdings } from "@fiefdom/engine/card";
import { costOf } from "@fiefdom/engine/cost";
import { type Game, kindOf, PLAY, type Trigger, zone } from "@fiefdom/engine/game";
import { act, effect, type Part } from "@fiefdom/engine/program";
import { looksAt, YOURS } from "@fiefdom/engine/touch";
import { ACTION, TREASURE, VICTORY } from "@fiefdom/engine/types";
import { draw, plus } from "@fiefdom/engine/verbs/bonus";
import { choose, discardTheRest, revealUntil, topdeckIt, trash } from "@fiefdom/engine/verbs/cards";
import { decideForLeftNeighbour, eachOtherPlayer, when } from "@fiefdom/engine/verbs/flow";
import { gain, mayGainOne } from "@fiefdom/engine/verbs/gain";
import { playIt } from "@fiefdom/engine/verbs/play";
import { both, but, costing, type If, keep, named, ofType, youDid } from "@fiefdom/engine/verbs/words";

const Potion = card("potion", {
  set: "alchemy",
  kind: "basic",
  types: ["Treasure"],
  cost: 4,
  copies: () => 16,
  play: effect(plus({ potions: 1 })),
});

/** A card that takes a Potion to buy brings their pile along. */
const brew = (id: string, spec: Omit<CardSpec, "potions" | "set">) =>
  card(id, { set: "alchemy", potions: 1, brings: { supply: [Potion] }, ...spec });

export const Vineyard = brew("vineyard", {
  types: ["Victory"],
  cost: 0,
  vp: ({ game, owned }: Holdings) => {
    const actions = owned.reduce((sum, n, kind) => sum + (game.board.is(kind, ACTION) ? n : 0), 0);
    return Math.floor(actions / 3);
  },
});

/** Is the kind that was kept of this type? A gain in between makes another card "it". */
const keptIs =
  (type: number): If =>
  (g, f) =>
    g.board.is(f.kept, type);

export const Transmute = brew("transmute", {
  types: ["Action"],
  cost: 0,
  traits: ["trash", "gain"],
  play: effect(
    trash({ exactly: 1 }),
    when(
      youDid,
      keep((_, f) => kindOf(f.it)),
      when(keptIs(ACTION), gain("duchy")),
      when(keptIs(TREASURE), gain("transmute")),
      when(keptIs(VICTORY), gain("gold")),
    ),
  ),
});

export const University = brew("university", {
  types: ["Action"],
  cost: 2,
  traits: ["actions", "gain"],
  play: effect(plus({ actions: 2 }), mayGainOne(both(ofType("Action"), costing(5)))),
});

const potionInPlay = looksAt(YOURS.play, (g: Game, t: Trigger) =>
  zone(g, t.who, PLAY).some((other) => g.board.kinds[kindOf(other)].id === "potion"),
);

export const Alchemist = brew("alchemist", {
  types: ["Action"],
  cost: 3,
  traits: ["draw"],
  play: effect(plus({ cards: 2, actions: 1 })),
  whileInPlay: [
    {
      on: "cleanupStart",
      if: potionInPlay,
      may: true,
      do: effect(
        act((_, f) => {
          f.it = f.card;
          f.at = PLAY;
        }),
        topdeckIt,
      ),
    },
  ],
});

export const Familiar = brew("familiar", {
  types: ["Action", "Attack"],
  cost: 3,
  traits: ["attack", "curses"],
  play: effect(plus({ cards: 1, actions: 1 }), eachOtherPlayer(gain("curse"))),
});

const playOneOfThem = (): Part[] => [
  choose("play", { from: "revealed", exactly: 1 }),
  act((_, f) => {
    f.them = f.them.filter((other) => other !== f.it);
  }),
  playIt,
];

export const Golem = brew("golem", {
  types: ["Action"],
  cost: 4,
  play: effect(
    revealUntil(but(ofType("Action"), named("golem")), 2),
    discardTheRest,
    act((_, f) => {
      f.them = f.picked;
    }),
    ...playOneOfThem(),
    ...playOneOfThem(),
  ),
});

export const Possession = brew("possession", {
  types: ["Action"],
  cost: 6,
  play: effect(decideForLeftNeighbour),
});

/** +1 Card for each coin of the trashed card's cost, and two more if there is a Potion in it. */
export const Apprentice = card("apprentice", {
  set: "alchemy",
  types: ["Action"],
  cost: 5,
  traits: ["trash", "draw"],
  play: effect(
    plus({ actions: 1 }),
    trash({ exactly: 1 }),
    when(
      youDid,
      draw((g, f) => {
        const { coins, potions } = costOf(g, kindOf(f.it));
        return coins + (potions > 0 ? 2 : 0);
      }),
    ),
  ),
});
