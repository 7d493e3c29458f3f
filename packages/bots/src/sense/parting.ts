/** Parting with cards: what to trash, to discard, to put on the deck or back on it. */
import { ACTION_PHASE, type Decision, DISCARD, HAND, HIDDEN, NONE } from "@fiefdom/engine/game";
import { ACTION, CURSE, TREASURE, VICTORY } from "@fiefdom/engine/types";
import { bestGain, bestTrade, bestUpgrade } from "./gaining.ts";
import { type Mind, UNLISTED } from "./mind.ts";
import { pointsForLosing } from "./points.ts";
import { spares } from "./purse.ts";
import { dearest } from "./treasures.ts";
import { keep, spareCoppers, use, usesTogether, worthOf } from "./worth.ts";

/** Where the options stand by score. Used again by the next question, which may have fewer. */
const order: number[] = [];

/** The options by score, lowest first; as many as must be, and beyond that while `free` says so. */
export function lowest(
  d: Decision,
  scores: readonly number[],
  free: (kind: number, score: number) => boolean,
): number[] {
  const { options } = d;
  for (let i = 0; i < options.length; i++) {
    let at = i;
    while (at > 0 && scores[order[at - 1]] > scores[i]) {
      order[at] = order[at - 1];
      at--;
    }
    order[at] = i;
  }
  const chosen: number[] = [];
  for (let i = 0; i < options.length && chosen.length < d.max; i++) {
    const kind = options[order[i]];
    if (chosen.length < d.min || free(kind, scores[order[i]])) chosen.push(kind);
  }
  return chosen;
}

const never = (): boolean => false;

/** The option with the highest score, or none at all if that is not above zero and nothing must be chosen. */
export function highest(d: Decision, score: (kind: number) => number): number[] {
  let best = NONE;
  let most = d.min > 0 ? Number.NEGATIVE_INFINITY : 0;
  for (const kind of d.options) {
    const value = score(kind);
    if (value > most) {
      most = value;
      best = kind;
    }
  }
  return best === NONE ? [] : [best];
}

/** Before everything that a plan did not mention. */
const GLADLY = -1e6;

function withWishes(scores: number[], kinds: readonly number[], places: readonly number[] | null): number[] {
  if (places === null) return scores;
  for (let i = 0; i < kinds.length; i++)
    if (places[kinds[i]] < UNLISTED) scores[i] = GLADLY + places[kinds[i]];
  return scores;
}

/** Out with what one had rather be without, but never so much money that nothing can be bought. */
export function whatToTrash(m: Mind, d: Decision): number[] {
  let spare = spareCoppers(m);
  // A single Copper is no hurry: not the one that this turn's purchase needs.
  if (d.min === 0 && d.max === 1 && d.zone === HAND && m.mine && !spares(m, m.coins[m.copper])) spare = 0;
  const scores = withWishes(
    d.options.map((kind) => keep(m, kind)),
    d.options,
    m.trashFirst,
  );
  return lowest(d, scores, (kind, score) => score < 0 && (kind !== m.copper || spare-- > 0));
}

/** Trashing one card for something that depends on it: what is gained, less what the card was worth. */
const trashFor =
  (gains: (m: Mind, kind: number) => number) =>
  (m: Mind, d: Decision): number[] => {
    const { trashFirst } = m;
    return highest(d, (kind) =>
      trashFirst !== null && trashFirst[kind] < UNLISTED
        ? -GLADLY - trashFirst[kind]
        : gains(m, kind) - keep(m, kind),
    );
  };

const tradeFor =
  (more: number) =>
  (m: Mind, d: Decision): number[] => [bestTrade(m, d.options, more, true).kind];

/** The set of cards to forge: every one weighed, or as many as can be weighed in reasonable time. */
function forge(m: Mind, d: Decision): number[] {
  const kinds = d.options.slice(0, 10);
  const values = kinds.map((kind) => keep(m, kind));
  const prices = kinds.map((kind) => m.price(kind));
  const gains = new Map<number, number>();
  for (let pile = 0; pile < m.board.piles.length; pile++) {
    const kind = m.view.pileTop(pile);
    if (kind === NONE || m.board.debts[kind] > 0) continue;
    const price = m.price(kind);
    gains.set(price, Math.max(gains.get(price) ?? Number.NEGATIVE_INFINITY, worthOf(m, kind)));
  }
  let best = 0;
  let most = gains.get(0) ?? 0;
  const spare = spareCoppers(m);
  for (let set = 1; set < 1 << kinds.length; set++) {
    let price = 0;
    let value = 0;
    let coppers = 0;
    for (let i = 0; i < kinds.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      price += prices[i];
      value -= values[i];
      if (kinds[i] === m.copper && ++coppers > spare) value -= 38;
    }
    value += gains.get(price) ?? 0;
    if (value > most) {
      most = value;
      best = set;
    }
  }
  return kinds.filter((_, i) => (best & (1 << i)) !== 0);
}

/** Points are worth so much beside cards that one keeps. */
const perPoint = (m: Mind): number => (m.late ? 20 : 8);

/** Trashing, card by card. */
export const TRASHING: Readonly<Record<string, (m: Mind, d: Decision) => number[]>> = {
  // The victim loses the least of what was found.
  bandit: (m, d) => highest(d, (kind) => -keep(m, kind)),
  mine: (m, d) =>
    highest(d, (kind) => {
      const best = bestTreasureUpTo(m, m.price(kind) + 3);
      return best === NONE ? 0 : m.worth[best] - m.worth[kind];
    }),
  moneylender: (m, d) => (keep(m, m.copper) < 0 ? d.options.slice(0, 1) : []),
  remodel: tradeFor(2),
  expand: tradeFor(3),
  forge,
  bishop: (m, d) =>
    // Others may trash too, but get nothing for it.
    d.min === 0
      ? whatToTrash(m, d)
      : trashFor((mind, kind) => perPoint(mind) * Math.floor(mind.price(kind) / 2))(m, d),
  sacrifice: trashFor((m, kind) =>
    m.is(kind, VICTORY) ? 2 * perPoint(m) : m.is(kind, TREASURE) ? 18 : m.is(kind, ACTION) ? 25 : 0,
  ),
  catapult: trashFor((m, kind) => (m.price(kind) >= 3 ? 30 : 0) + (m.is(kind, TREASURE) ? 14 : 0)),
  ritual: (m, d) =>
    highest(
      d,
      (kind) => perPoint(m) * (m.price(kind) - pointsForLosing(m, kind)) - (m.late ? 0.2 : 1) * m.worth[kind],
    ),
  advance: (m, d) => {
    const best = bestActionUpTo(m, 6);
    if (best === NONE) return [];
    const profit = (kind: number): number => worthOf(m, best) - m.worth[kind] - 12;
    return highest(d, (kind) => (kind === best ? 0 : profit(kind)));
  },
  // The attacker takes the best.
  "pirate-ship": (m, d) => highest(d, (kind) => 1 + m.worth[kind]),
  thief: (m, d) => highest(d, (kind) => 1 + m.worth[kind]),
  salvager: trashFor((m, kind) => 7 * m.price(kind) + (m.late && m.price(kind) >= 8 ? -60 : 0)),
  replace: tradeFor(2),
  upgrade: (m, d) => {
    const first =
      m.trashFirst === null ? [] : d.options.filter((kind) => (m.trashFirst?.[kind] ?? UNLISTED) < UNLISTED);
    return first.length > 0 ? whatToTrash(m, d) : [bestUpgrade(m, d.options).kind];
  },
  // From the Supply: the best if another Lurker can take it, the least if not.
  lurker: (m, d) => {
    const again = m.view.actions > 0 && m.view.inHand(d.source) > 0;
    return highest(d, (kind) => (again ? m.worth[kind] : -m.worth[kind]));
  },
  "small-castle": (m, d) => highest(d, (kind) => -pointsForLosing(m, kind) - (m.land[kind] ? 0 : 1)),
  investment: (m, d) => whatToTrash(m, d),
  // From the Supply: towards the end if ahead, the least of all if not.
  "salt-the-earth": (m, d) => {
    const ahead = m.view.score(m.view.seat).total >= bestOther(m);
    return highest(d, (kind) =>
      ahead
        ? m.ending[kind]
          ? 100 - m.view.left(kind)
          : -m.price(kind)
        : m.ending[kind]
          ? -100
          : m.view.left(kind),
    );
  },
};

function bestOther(m: Mind): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let seat = 0; seat < m.view.seats; seat++)
    if (seat !== m.view.seat) best = Math.max(best, m.view.score(seat).total);
  return best;
}

function bestOf(m: Mind, type: number, price: number): number {
  let best = NONE;
  for (let pile = 0; pile < m.board.piles.length; pile++) {
    const kind = m.view.pileTop(pile);
    if (kind === NONE || !m.is(kind, type) || m.board.debts[kind] > 0 || m.price(kind) > price) continue;
    if (best === NONE || m.worth[kind] > m.worth[best]) best = kind;
  }
  return best;
}
const bestTreasureUpTo = (m: Mind, price: number): number => bestOf(m, TREASURE, price);
const bestActionUpTo = (m: Mind, price: number): number => bestOf(m, ACTION, price);

/** The least useful cards, given that of the terminals only some can be played. */
export function whatToDiscard(m: Mind, d: Decision): number[] {
  const scores = withWishes(usesTogether(m, d.options) as number[], d.options, m.discardFirst);
  return lowest(d, scores, (_, score) => score < 0);
}

/** Discards everything that is less use than so much. */
const discardBelow =
  (limit: (m: Mind) => number) =>
  (m: Mind, d: Decision): number[] => {
    const bar = limit(m);
    const scores = withWishes(usesTogether(m, d.options) as number[], d.options, m.discardFirst);
    return lowest(d, scores, (_, score) => score < bar);
  };

/**
 * A coin for a card, with a Tactician to play next: it discards the hand in any case, so everything goes
 * but the Tactician and the card that it needs to discard. Nothing where no Tactician follows.
 */
function beforeTactician(m: Mind, d: Decision): number[] | undefined {
  const tactician = m.board.kind("tactician");
  if (tactician < 0 || m.view.actions === 0 || m.view.inHand(tactician) === 0) return undefined;
  const rest = d.options.slice();
  rest.splice(rest.indexOf(tactician), 1);
  const least = lowest({ ...d, options: rest, min: 1, max: 1 }, usesTogether(m, rest), never);
  rest.splice(rest.indexOf(least[0]), 1);
  return rest.slice(0, d.max);
}

export const DISCARDING: Readonly<Record<string, (m: Mind, d: Decision) => number[]>> = {
  // A card for a card: what is worse than an average one, as long as there are cards to draw.
  cellar: (m, d) => {
    let left = m.drawable;
    const bar = m.money / Math.max(1, m.size) > 1.25 ? 10.5 : 5;
    const scores = withWishes(usesTogether(m, d.options) as number[], d.options, m.discardFirst);
    return lowest(d, scores, (_, score) => score < bar && left-- > 0);
  },
  // A coin for a card: Coppers too, where having them in play is in the way.
  vault: (m, d) => {
    if (d.max === 2 && d.min === 2) return whatToDiscard(m, d);
    return beforeTactician(m, d) ?? discardBelow((mind) => (mind.board.hasBans ? 10.5 : 9.5))(m, d);
  },
  "opulent-castle": (_, d) => d.options.slice(0, d.max),
  mountebank: (_, d) => d.options.slice(0, 1),
  lookout: (m, d) =>
    lowest(
      d,
      d.options.map((kind) => nextUse(m, kind)),
      never,
    ),
  // The own card if it is no good, another's if it is.
  spy: (m, d) => {
    const mine = m.view.aside(m.view.seat).length > 0;
    return d.options.filter((kind) => (m.land[kind] || m.worth[kind] < 15) === mine).slice(0, d.max);
  },
  // Four coins for an Estate.
  baron: (_, d) => d.options.slice(0, 1),
  "secret-chamber": (m, d) => beforeTactician(m, d) ?? discardBelow(() => 9.5)(m, d),
  // Looked at, not in hand: what would be dead in the next hand.
  sentry: (m, d) => {
    const rich = m.money / Math.max(1, m.size) > 1.3;
    const scores = d.options.map((kind) =>
      m.land[kind] || m.is(kind, CURSE) ? -1 : kind === m.copper && rich ? -0.5 : 1,
    );
    return lowest(d, scores, (_, score) => score < 0);
  },
  // A Treasure for a card of up to four: the cheapest, unless it is missing for something dear.
  anvil: (m, d) => {
    const gain = bestGain(m, 4);
    if (gain === NONE) return [];
    const cheapest = d.options.reduce((a, b) => (m.coins[b] < m.coins[a] ? b : a));
    const coins = m.view.coins + m.coinsInHand;
    const after = coins - m.coins[cheapest];
    const dear = dearest(m);
    if ((coins >= dear && after < dear) || (coins >= 6 && after < 6 && worthOf(m, gain) < 35)) return [];
    return m.coins[cheapest] <= 2 ? [cheapest] : [];
  },
  // Two points for an Action that can't be played any more, while there are points.
  arena: (m, d) =>
    m.view.landscapeTokens(d.source, 0) > 0
      ? highest(d, (kind) => (m.is(kind, TREASURE) ? (m.hand.length > 2 ? 0 : 1) : 2))
      : [],
};

/**
 * Of these the best to have next turn instead of now: a card that can't be played any more, or money that
 * this turn's purchase does not need. NONE where every card is either needed or land.
 */
export function bestToSave(m: Mind, kinds: readonly number[]): number {
  let best = NONE;
  let most = 0;
  for (const kind of kinds) {
    if (m.land[kind]) continue;
    const idle = m.is(kind, ACTION) && m.view.actions === 0;
    const value = nextUse(m, kind);
    if (value <= most || (!idle && (m.is(kind, ACTION) || !spares(m, m.coins[kind])))) continue;
    most = value;
    best = kind;
  }
  return best;
}

/** Onto the deck from hand: what can't be used now but soon, else the least useful. */
function whatToPutOnDeck(m: Mind, d: Decision): number[] {
  if (m.mine && d.max === 1 && m.topdeckFirst === null && m.view.phase === ACTION_PHASE) {
    const saved = bestToSave(m, d.options);
    if (saved !== NONE) return [saved];
  }
  const scores = usesTogether(m, d.options) as number[];
  for (let i = 0; i < scores.length; i++) {
    const kind = d.options[i];
    if (scores[i] >= 0 && scores[i] < 2 && m.worth[kind] > 15) scores[i] = -10 - m.worth[kind];
  }
  return lowest(d, withWishes(scores, d.options, m.topdeckFirst), never);
}

/** From the discard pile onto the deck: the best there is, if it is any good. */
function whatToFetch(m: Mind, d: Decision): number[] {
  return highest(d, (kind) =>
    m.topdeckFirst !== null && m.topdeckFirst[kind] < UNLISTED
      ? 1000 - m.topdeckFirst[kind]
      : m.land[kind]
        ? -1
        : m.worth[kind] - 8,
  );
}

export const whatToTopdeck = (m: Mind, d: Decision): number[] =>
  d.zone === DISCARD ? whatToFetch(m, d) : whatToPutOnDeck(m, d);

/** From the discard pile: all of them. */
export const TAKING: Readonly<Record<string, (m: Mind, d: Decision) => number[]>> = {
  "counting-house": (_, d) => d.options.slice(0, d.max),
};

/** To the left goes what one had rather be without. */
export const whatToPass = (m: Mind, d: Decision): number[] => highest(d, (kind) => -keep(m, kind));

/** The worst card goes to the bottom of the deck. */
export const TOPDECKING: Readonly<Record<string, (m: Mind, d: Decision) => number[]>> = {
  "secret-passage": (m, d) => lowest(d, usesTogether(m, d.options), never),
};
export const howDeep = (_: Mind, d: Decision): number => d.options[d.options.length - 1];

/** Back on the deck: the best on top. */
export function putBack(m: Mind, d: Decision): number[] {
  const scores = d.options.map((kind) => -nextUse(m, kind));
  return lowest(d, scores, never);
}

/** How welcome a card is in a hand to come. */
function nextUse(m: Mind, kind: number): number {
  if (m.land[kind]) return m.is(kind, CURSE) ? -3 : -2;
  return m.is(kind, ACTION) ? 12 + m.value[kind] : 10 * m.coins[kind];
}

/** Into hand: what is most useful there, now or when the turn begins. */
export function whatToTake(m: Mind, d: Decision): number[] {
  if (d.zone !== HIDDEN) return d.options.slice(0, 1);
  const now = m.mine && m.view.phase === ACTION_PHASE && m.view.actions > 0;
  return highest(d, (kind) => (now ? use(m, kind) : nextUse(m, kind)));
}

/** The worst cards of the discard pile, to be left out of a shuffle. */
export function whatToLeaveOut(m: Mind, d: Decision): number[] {
  const average = (10 * m.money) / Math.max(1, m.size);
  const scores = d.options.map((kind) => nextUse(m, kind));
  return lowest(d, scores, (_, score) => score < Math.min(average, 10.5));
}
