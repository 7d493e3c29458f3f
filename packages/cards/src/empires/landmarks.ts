/** Empires: Landmarks. They belong to everybody: some pay as things happen, some count at the end. */
import type { AbilitySpec } from "@fiefdom/engine/ability";
import { type CardDef, type CardSpec, card, type Holdings } from "@fiefdom/engine/card";
import { ask, code, NUMBER, valueIn } from "@fiefdom/engine/decisions";
import { gainedThisTurn } from "@fiefdom/engine/gain";
import {
  CLEANUP,
  type Frame,
  type Game,
  kindOf,
  NONE,
  NOWHERE,
  SETTLED,
  type Trigger,
  VP,
} from "@fiefdom/engine/game";
import { note } from "@fiefdom/engine/log";
import { effect, join, touching } from "@fiefdom/engine/program";
import { below, CHANCE } from "@fiefdom/engine/random";
import { owned as ownedBy } from "@fiefdom/engine/score";
import { landscapeTokens, pileTokens } from "@fiefdom/engine/supply";
import { earn, owe } from "@fiefdom/engine/tokens";
import { ASKS, allOf, everybodys, looksAt, SHARED, YOURS } from "@fiefdom/engine/touch";
import { ACTION, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { discard } from "@fiefdom/engine/verbs/cards";
import { aroundTheTable, when } from "@fiefdom/engine/verbs/flow";
import { moveTokens, pileOfIt, takeVp, thisLandscape } from "@fiefdom/engine/verbs/tokens";
import { itWas, ofType, youDid } from "@fiefdom/engine/verbs/words";
import { inTheirBuyPhase } from "./conditions.ts";

const landmark = (id: string, spec: Omit<CardSpec, "types" | "cost">): CardDef =>
  card(id, { set: "empires", kind: "landmark", types: ["Landmark"], cost: 0, ...spec });

/** Six victory points for each player lie on it. */
const stocked = {
  usesTokens: true,
  setUp: (g: Game, kind: number): void => {
    g.tokens[landscapeTokens(g, kind, VP)] = 6 * g.board.players;
  },
} as const;

/** Two victory points from it. */
const take2 = () => effect(takeVp(thisLandscape, 2));

export const Aqueduct = landmark("aqueduct", {
  usesTokens: true,
  setUp: (g) => {
    for (const id of ["silver", "gold"]) g.tokens[pileTokens(g, g.board.pileOf[g.board.kind(id)], VP)] = 8;
  },
  always: [
    {
      on: "gain",
      if: itWas("Treasure"),
      do: effect(moveTokens(pileOfIt(VP), thisLandscape, 1)),
    },
    {
      on: "gain",
      if: itWas("Victory"),
      do: effect(takeVp(thisLandscape)),
    },
  ],
});

export const Arena = landmark("arena", {
  ...stocked,
  always: [
    {
      on: "buyPhaseStart",
      do: effect(discard({ fits: ofType("Action"), upTo: 1 }), when(youDid, takeVp(thisLandscape, 2))),
    },
  ],
});

export const BanditFort = landmark("bandit-fort", {
  scores: ({ game, owned }) => {
    const count = owned[game.board.kind("silver")] + owned[game.board.kind("gold")];
    return { vp: -2 * count, count };
  },
});

const twoCoinsLeft = looksAt(
  SHARED.coins,
  (g: Game, t: Trigger): boolean => t.event.by === g.player && g.coins >= 2,
);

export const Basilica = landmark("basilica", {
  ...stocked,
  printed: { always: [{ on: "buy", if: twoCoinsLeft, do: take2() }] },
  current: {
    always: [{ on: "gain", if: allOf(inTheirBuyPhase, twoCoinsLeft), do: take2() }],
  },
});

export const Baths = landmark("baths", {
  ...stocked,
  always: [
    { on: "turnEnd", if: looksAt(SHARED.gains, (g, t) => gainedThisTurn(g, t.who) === 0), do: take2() },
  ],
});

export const Battlefield = landmark("battlefield", {
  ...stocked,
  always: [{ on: "gain", if: itWas("Victory"), do: take2() }],
});

const copyInPlay = looksAt(
  YOURS.play,
  (g: Game, t: Trigger): boolean =>
    g.board.is(kindOf(t.event.it), ACTION) &&
    g.players[t.event.by].play.some((c) => kindOf(c) === kindOf(t.event.it)),
  { canBe: (board, kind) => board.is(kind, ACTION) },
);

export const Colonnade = landmark("colonnade", {
  ...stocked,
  printed: { always: [{ on: "buy", if: copyInPlay, do: take2() }] },
  current: {
    always: [{ on: "gain", if: allOf(inTheirBuyPhase, copyInPlay), do: take2() }],
  },
});

/** Gaining an Action moves a token from its pile here. */
const desecrate = (): AbilitySpec => ({
  on: "gain",
  if: itWas("Action"),
  do: effect(moveTokens(pileOfIt(VP), thisLandscape, 1)),
});

export const DefiledShrine = landmark("defiled-shrine", {
  usesTokens: true,
  setUp: (g) => {
    g.board.piles.forEach((pile, i) => {
      const types = g.board.types[pile.kinds[0]];
      if ((types & ACTION) !== 0 && (types & typeBit("Gathering")) === 0) g.tokens[pileTokens(g, i, VP)] = 2;
    });
  },
  printed: {
    always: [
      desecrate(),
      {
        on: "buy",
        if: itWas("Curse"),
        do: effect(takeVp(thisLandscape)),
      },
    ],
  },
  current: {
    always: [
      desecrate(),
      {
        on: "gain",
        if: allOf(itWas("Curse"), inTheirBuyPhase),
        do: effect(takeVp(thisLandscape)),
      },
    ],
  },
});

export const Fountain = landmark("fountain", {
  scores: ({ game, owned }) => {
    const count = owned[game.board.kind("copper")];
    return { vp: count >= 10 ? 15 : 0, count };
  },
});

export const Keep = landmark("keep", {
  scores: ({ game, seat, owned }) => {
    const others = game.players.map((_, other) => ownedBy(game, other));
    const count = owned.filter(
      (n, kind) =>
        n > 0 &&
        game.board.is(kind, TREASURE) &&
        others.every((theirs, other) => other === seat || theirs[kind] <= n),
    ).length;
    return { vp: 5 * count, count };
  },
});

export const Labyrinth = landmark("labyrinth", {
  ...stocked,
  always: [
    {
      on: "gain",
      // Once Clean-up is over so is the turn, whatever is still gained before the next one begins.
      if: looksAt(
        SHARED.phase | SHARED.gains,
        (g: Game, t: Trigger) =>
          t.event.by === g.player && g.phase !== CLEANUP && gainedThisTurn(g, t.event.by) === 2,
      ),
      do: take2(),
    },
  ],
});

const MOST_DEBT = 40;

/** The round of bidding that a bid belongs to: its number is the best bid so far, made by `by`. */
const roundOf = (g: Game): Frame => g.stack[g.stack.length - 2];

/** One round of bidding, from the left of whoever gained the Province, who bids last. */
const bidding = () =>
  join([
    touching({ reads: SHARED.notes, writes: SHARED.notes }, (g, f) => {
      const at = g.board.landscapes.indexOf(kindOf(f.card));
      f.who = g.notes[at];
      g.notes[at] = SETTLED;
      f.n = 0;
      f.by = NONE;
    }),
    aroundTheTable(
      touching(
        ASKS,
        (g, f) => {
          const bids = [code(NUMBER, 0)];
          for (let bid = roundOf(g).n + 1; bid <= MOST_DEBT; bid++) bids.push(code(NUMBER, bid));
          ask(g, f, "bid", bids, 1, 1, NOWHERE);
        },
        (g, f) => {
          const bid = valueIn(f.n);
          if (g.log !== null) note(g, "bid", f.who, [], { n: bid });
          if (bid === 0) return;
          roundOf(g).n = bid;
          roundOf(g).by = f.who;
        },
      ),
    ),
    when(
      looksAt(0, (_, f) => f.by !== NONE),
      touching({ adds: everybodys(YOURS.vp | YOURS.debt) }, (g, f) => {
        const earner = earn(g, f.by, 8);
        const debtor = owe(g, f.by, f.n);
        if (g.log !== null) {
          note(g, "vp", earner, [], { n: 8 });
          note(g, "debt", debtor, [], { n: f.n });
        }
      }),
    ),
  ]);

const isFirstProvince = looksAt(
  SHARED.notes,
  (g: Game, t: Trigger): boolean =>
    kindOf(t.event.it) === g.board.kind("province") &&
    g.notes[g.board.landscapes.indexOf(kindOf(t.card))] === NONE,
  { canBe: (board, kind) => kind === board.kind("province") },
);

const noteTheGainer = touching({ writes: SHARED.notes }, (g, f) => {
  g.notes[g.board.landscapes.indexOf(kindOf(f.card))] = f.who;
});

export const MountainPass = landmark("mountain-pass", {
  notes: "seat",
  owes: true,
  printed: {
    always: [
      { on: "gain", if: isFirstProvince, do: effect(noteTheGainer) },
      {
        on: "betweenTurns",
        if: (g, t) => {
          const noted = g.notes[g.board.landscapes.indexOf(kindOf(t.card))];
          return noted !== NONE && noted !== SETTLED;
        },
        do: effect(bidding()),
      },
    ],
  },
  current: { always: [{ on: "gain", if: isFirstProvince, do: effect(noteTheGainer, bidding()) }] },
});

export const Museum = landmark("museum", {
  scores: ({ owned }) => {
    const count = owned.filter((n) => n > 0).length;
    return { vp: 2 * count, count };
  },
});

export const Obelisk = landmark("obelisk", {
  notes: "pile",
  setUp: (g, kind) => {
    const piles = g.board.piles.flatMap((pile, i) => (g.board.is(pile.kinds[0], ACTION) ? [i] : []));
    g.notes[g.board.landscapes.indexOf(kind)] =
      piles.length === 0 ? NONE : piles[below(g.random, CHANCE, piles.length)];
  },
  scores: (h) => {
    const at = h.game.board.landscapes.findIndex((kind) => h.game.board.kinds[kind] === Obelisk);
    const pile = h.game.notes[at];
    const count = h.owned.reduce(
      (sum, n, kind) => (pile >= 0 && h.game.board.pileOf[kind] === pile ? sum + n : sum),
      0,
    );
    return { vp: 2 * count, count };
  },
});

/** How many the player owns of each Action, by name. */
const actions = ({ game, owned }: Holdings): number[] =>
  owned.filter((n, kind) => n > 0 && game.board.is(kind, ACTION));

export const Orchard = landmark("orchard", {
  scores: (h) => {
    const count = actions(h).filter((n) => n >= 3).length;
    return { vp: 4 * count, count };
  },
});

export const Palace = landmark("palace", {
  scores: ({ game, owned }) => {
    const count = Math.min(...["copper", "silver", "gold"].map((id) => owned[game.board.kind(id)]));
    return { vp: 3 * count, count };
  },
});

export const Tomb = landmark("tomb", {
  always: [{ on: "trash", do: effect(plus({ vp: 1 })) }],
});

export const Tower = landmark("tower", {
  scores: ({ game, owned }) => {
    const count = owned.reduce(
      (sum, n, kind) =>
        game.board.pileOf[kind] >= 0 &&
        game.piles[game.board.pileOf[kind]] === 0 &&
        !game.board.is(kind, VICTORY)
          ? sum + n
          : sum,
      0,
    );
    return { vp: count, count };
  },
});

export const TriumphalArch = landmark("triumphal-arch", {
  scores: (h) => {
    const [, second = 0] = actions(h).sort((a, b) => b - a);
    return { vp: 3 * second, count: second };
  },
});

export const Wall = landmark("wall", {
  scores: ({ total }) => ({ vp: -Math.max(0, total - 15), count: total }),
});

export const WolfDen = landmark("wolf-den", {
  scores: ({ owned }) => {
    const count = owned.filter((n) => n === 1).length;
    return { vp: count === 0 ? 0 : -3 * count, count };
  },
});
