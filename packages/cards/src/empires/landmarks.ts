/** Empires: Landmarks. They belong to everybody: some pay as things happen, some count at the end. */
import { type AbilitySpec, ON } from "@fiefdom/engine/ability";
import { type CardDef, type CardSpec, card, type Holdings } from "@fiefdom/engine/card";
import { costOf, sameCost } from "@fiefdom/engine/cost";
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
import { act, effect, join } from "@fiefdom/engine/program";
import { below, CHANCE } from "@fiefdom/engine/random";
import { owned as ownedBy } from "@fiefdom/engine/score";
import { landscapeTokens, pileTokens, top } from "@fiefdom/engine/supply";
import { moreGains } from "@fiefdom/engine/triggers";
import { ACTION, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { discard } from "@fiefdom/engine/verbs/cards";
import { aroundTheTable, when } from "@fiefdom/engine/verbs/flow";
import { moveTokens, pileOfIt, takeVp, thisLandscape } from "@fiefdom/engine/verbs/tokens";
import { ofType, youDid } from "@fiefdom/engine/verbs/words";
import { inTheirBuyPhase, itWas } from "./conditions.ts";

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

const pileHasVp = (g: Game, t: Trigger): boolean =>
  g.tokens[pileTokens(g, g.board.pileOf[kindOf(t.event.it)], VP)] > 0;

/** Do VP lie on the pile of such a card that could be gained now? */
const tokensWait = (g: Game, fits: (kind: number) => boolean): boolean =>
  g.board.piles.some((_, pile) => {
    const kind = top(g, pile);
    return kind !== NONE && g.tokens[pileTokens(g, pile, VP)] > 0 && fits(kind);
  });

/** Do Aqueduct and Defiled Shrine both want the last VP of the pile of this card? */
const lastToken = (g: Game, t: Trigger): boolean => {
  const { board } = g;
  const kind = kindOf(t.event.it);
  return (
    board.is(kind, ACTION) &&
    board.is(kind, TREASURE) &&
    g.tokens[pileTokens(g, board.pileOf[kind], VP)] === 1 &&
    board.kind("aqueduct") >= 0 &&
    board.kind("defiled-shrine") >= 0
  );
};

export const Aqueduct = landmark("aqueduct", {
  usesTokens: true,
  setUp: (g) => {
    for (const id of ["silver", "gold"]) g.tokens[pileTokens(g, g.board.pileOf[g.board.kind(id)], VP)] = 8;
  },
  always: [
    {
      on: "gain",
      calm: (g, t) => !g.board.is(kindOf(t.event.it), VICTORY) && !lastToken(g, t),
      if: (g, t) => itWas("Treasure")(g, t) && pileHasVp(g, t),
      do: effect(moveTokens(pileOfIt(VP), thisLandscape, 1)),
    },
    {
      on: "gain",
      calm: (g, t, waiting) =>
        (!g.board.is(kindOf(t.event.it), TREASURE) || !pileHasVp(g, t)) &&
        !(moreGains(g, waiting) && tokensWait(g, (kind) => g.board.is(kind, TREASURE))),
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

const twoCoinsLeft = (g: Game, t: Trigger): boolean => t.event.by === g.player && g.coins >= 2;

export const Basilica = landmark("basilica", {
  ...stocked,
  printed: { always: [{ on: "buy", calm: true, if: twoCoinsLeft, do: take2() }] },
  current: {
    always: [
      { on: "gain", calm: true, if: (g, t) => inTheirBuyPhase(g, t) && twoCoinsLeft(g, t), do: take2() },
    ],
  },
});

export const Baths = landmark("baths", {
  ...stocked,
  always: [{ on: "turnEnd", calm: true, if: (g, t) => gainedThisTurn(g, t.who) === 0, do: take2() }],
});

export const Battlefield = landmark("battlefield", {
  ...stocked,
  always: [{ on: "gain", calm: true, if: itWas("Victory"), do: take2() }],
});

const copyInPlay = (g: Game, t: Trigger): boolean =>
  g.board.is(kindOf(t.event.it), ACTION) &&
  g.players[t.event.by].play.some((c) => kindOf(c) === kindOf(t.event.it));

export const Colonnade = landmark("colonnade", {
  ...stocked,
  printed: { always: [{ on: "buy", calm: true, if: copyInPlay, do: take2() }] },
  current: {
    always: [
      { on: "gain", calm: true, if: (g, t) => inTheirBuyPhase(g, t) && copyInPlay(g, t), do: take2() },
    ],
  },
});

/** Gaining an Action moves a token from its pile here. Only a card that takes tokens itself minds when. */
const desecrate = (): AbilitySpec => ({
  on: "gain",
  calm: (g, t) =>
    !lastToken(g, t) &&
    (!g.board.is(kindOf(t.event.it), typeBit("Gathering")) ||
      (g.board.own[ON.gain]?.[kindOf(t.event.it)].length ?? 0) === 0),
  if: (g, t) => itWas("Action")(g, t) && pileHasVp(g, t),
  do: effect(moveTokens(pileOfIt(VP), thisLandscape, 1)),
});

/** Could no Action that comes with the Curse (it would have to cost as much) bring another VP here first? */
const nothingMoreForTheShrine = (g: Game, t: Trigger, waiting: readonly Trigger[]): boolean =>
  !moreGains(g, waiting) ||
  !tokensWait(
    g,
    (kind) => g.board.is(kind, ACTION) && sameCost(costOf(g, kind), costOf(g, kindOf(t.event.it))),
  );

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
        calm: nothingMoreForTheShrine,
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
        calm: nothingMoreForTheShrine,
        if: (g, t) => itWas("Curse")(g, t) && inTheirBuyPhase(g, t),
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
      calm: true,
      // Once Clean-up is over so is the turn, whatever is still gained before the next one begins.
      if: (g, t) => t.event.by === g.player && g.phase !== CLEANUP && gainedThisTurn(g, t.event.by) === 2,
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
    act((g, f) => {
      const at = g.board.landscapes.indexOf(kindOf(f.card));
      f.who = g.notes[at];
      g.notes[at] = SETTLED;
      f.n = 0;
      f.by = NONE;
    }),
    aroundTheTable(
      act(
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
      (_, f) => f.by !== NONE,
      act((g, f) => {
        const winner = g.players[f.by];
        winner.vp += 8;
        winner.debt += f.n;
        if (g.log !== null) {
          note(g, "vp", f.by, [], { n: 8 });
          note(g, "debt", f.by, [], { n: f.n });
        }
      }),
    ),
  ]);

const isFirstProvince = (g: Game, t: Trigger): boolean =>
  kindOf(t.event.it) === g.board.kind("province") &&
  g.notes[g.board.landscapes.indexOf(kindOf(t.card))] === NONE;

const noteTheGainer = act((g, f) => {
  g.notes[g.board.landscapes.indexOf(kindOf(f.card))] = f.who;
});

export const MountainPass = landmark("mountain-pass", {
  notes: "seat",
  owes: true,
  printed: {
    always: [
      { on: "gain", calm: true, if: isFirstProvince, do: effect(noteTheGainer) },
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
