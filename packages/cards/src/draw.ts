/**
 * Drawing kingdoms by lot, such that every wish holds. It draws from plain facts and knows no rules, so that
 * a page can do it as well as a server; the same seed and wishes always give the same kingdom.
 */
import { below, type Seed, shuffleInPlace, streams } from "@fiefdom/engine/random";
import { FEATURES, type Feature, inOrder, type LandscapeFacts, type PileFacts } from "./features.ts";

export const KINGDOM_SIZE = 10;
/** More Events and Landmarks would crowd the table. */
export const MOST_LANDSCAPES = 2;
/** The set whose piles bring Platinum and Colony with them. */
const WITH_COLONIES = "prosperity";

export interface Constraints {
  /** Sets to draw from; all of them unless stated. */
  readonly sets?: readonly string[];
  /** Cards that the second edition of their set has no more are drawn as well. */
  readonly firstEdition?: boolean;
  /** At least so many piles of a set. */
  readonly ofSets?: Readonly<Record<string, number>>;
  /** Piles that must be in it. */
  readonly include?: readonly string[];
  /** Piles that must not. */
  readonly exclude?: readonly string[];
  /** At least so many piles that are good for something: villages, Buys, trashing... */
  readonly atLeast?: Partial<Record<Feature, number>>;
  /** At most so many. */
  readonly atMost?: Partial<Record<Feature, number>>;
  /** At least so many piles of a cost in coins. */
  readonly costs?: Readonly<Record<number, number>>;
}

/**
 * The lots of one seed. Each is drawn by itself and none with the seed as it stands, from which the game's own
 * streams come: the kingdom that everybody sees must say nothing about what is shuffled afterwards.
 */
export const lots = (seed: Seed): Readonly<Record<"kingdom" | "landscapes" | "colonies", Seed>> => ({
  kingdom: `${seed} kingdom`,
  // drawLandscapes has a stream of its own.
  landscapes: seed,
  colonies: `${seed} colonies`,
});

/** What is counted: piles with a feature, of a cost in coins, or of a set. */
export type Sort = { readonly feature: Feature } | { readonly cost: number } | { readonly set: string };

/** Why nothing can be drawn. */
export type Misfit =
  /** Too few piles are left to draw from. */
  | { readonly why: "few"; readonly left: number }
  /** There are not that many of a sort. */
  | { readonly why: "scarce"; readonly sort: Sort; readonly wanted: number; readonly left: number }
  /** There are, but no room for them beside what must be in it. */
  | { readonly why: "crowded"; readonly sort: Sort; readonly wanted: number }
  /** What must be in it is more of a sort than may be. */
  | { readonly why: "excess"; readonly sort: Sort; readonly most: number; readonly left: number }
  /** Each wish could be met, but no ten piles were found that meet all of them. */
  | { readonly why: "together" };

export class DrawError extends Error {
  readonly misfit: Misfit;
  constructor(misfit: Misfit) {
    super(sentence(misfit));
    this.name = "DrawError";
    this.misfit = misfit;
  }
}

const called = (sort: Sort): string =>
  "cost" in sort ? `cost $${sort.cost}` : "set" in sort ? `set ${sort.set}` : sort.feature;

function sentence(misfit: Misfit): string {
  switch (misfit.why) {
    case "few":
      return `Only ${misfit.left} piles are left to draw from; a kingdom needs ${KINGDOM_SIZE}.`;
    case "scarce":
      if ("feature" in misfit.sort && !FEATURES.includes(misfit.sort.feature))
        return `No pile is described as "${misfit.sort.feature}". There are: ${FEATURES.join(", ")}.`;
      return `There are not ${misfit.wanted} piles with ${called(misfit.sort)} to draw from, but ${misfit.left}.`;
    case "crowded":
      return `No room is left for ${misfit.wanted} × ${called(misfit.sort)} beside what else is demanded.`;
    case "excess":
      return `At most ${misfit.most} × ${called(misfit.sort)} is allowed, and ${misfit.left} are demanded.`;
    case "together":
      return `No ${KINGDOM_SIZE} piles were found that meet all these wishes at once.`;
  }
}

interface Demand {
  readonly sort: Sort;
  /** At least so many, or for a limit at most so many. */
  readonly n: number;
}

const isOf = (sort: Sort, pile: PileFacts): boolean =>
  "cost" in sort
    ? pile.cost === sort.cost
    : "set" in sort
      ? pile.set === sort.set
      : pile.features.includes(sort.feature);
const count = (sort: Sort, piles: readonly PileFacts[]): number =>
  piles.reduce((n, pile) => (isOf(sort, pile) ? n + 1 : n), 0);

const byFeature = (wanted: Partial<Record<Feature, number>> = {}): Demand[] =>
  Object.entries(wanted).map(([feature, n]) => ({ sort: { feature: feature as Feature }, n: n ?? 0 }));
const byCost = (wanted: Readonly<Record<number, number>> = {}): Demand[] =>
  Object.entries(wanted).map(([cost, n]) => ({ sort: { cost: Number(cost) }, n }));

const bySet = (wanted: Readonly<Record<string, number>> = {}): Demand[] =>
  Object.entries(wanted).map(([set, n]) => ({ sort: { set }, n }));

/** Whether a lot may fall on it: it is of one of these sets, and of an edition that is wanted. */
const isDrawn =
  ({ sets, firstEdition = false }: Pick<Constraints, "sets" | "firstEdition">) =>
  ({ set, edition }: Pick<PileFacts, "set" | "edition">): boolean =>
    (sets?.includes(set) ?? true) && (firstEdition || edition === undefined);

/** How many hands of piles are looked at before giving up: by lot alone, and with an eye on the wishes. */
const LOOKS = { lot: 500, keen: 20_000 } as const;

/**
 * Adds piles to `chosen` until there are ten. Each is drawn by lot from those that serve the first demand
 * which is not met yet; where that leads nowhere, another one is tried. Where wishes are so many that lots
 * don't come to anything, piles that serve several at once come first.
 */
function complete(
  chosen: readonly PileFacts[],
  rest: readonly PileFacts[],
  demands: readonly Demand[],
  limits: readonly Demand[],
  roll: (n: number) => number,
): readonly PileFacts[] | null {
  const search = (way: keyof typeof LOOKS): readonly PileFacts[] | null => {
    let looks = 0;
    const from = (now: readonly PileFacts[], left: readonly PileFacts[]): readonly PileFacts[] | null => {
      const room = KINGDOM_SIZE - now.length;
      const full = limits.filter(({ sort, n }) => count(sort, now) >= n);
      let open = left.filter((pile) => !full.some(({ sort }) => isOf(sort, pile)));
      if (++looks > LOOKS[way] || open.length < room) return null;
      const unmet = demands.filter(({ sort, n }) => count(sort, now) < n);
      const serves = (pile: PileFacts): number => unmet.filter(({ sort }) => isOf(sort, pile)).length;
      let lacking = 0;
      for (const { sort, n } of unmet) {
        const lack = n - count(sort, now);
        if (lack > room || lack > count(sort, open)) return null;
        lacking += lack;
      }
      if (lacking > room * Math.max(0, ...open.map(serves))) return null;
      if (room === 0) return now;
      const fitting = unmet.length === 0 ? [...open] : open.filter((pile) => isOf(unmet[0].sort, pile));
      while (fitting.length > 0) {
        const most = way === "keen" ? Math.max(...fitting.map(serves)) : 0;
        const best = fitting.filter((pile) => serves(pile) >= most);
        const pile = best[roll(best.length)];
        fitting.splice(fitting.indexOf(pile), 1);
        open = open.filter((other) => other !== pile);
        const found = from([...now, pile], open);
        if (found !== null) return found;
      }
      return null;
    };
    return from(chosen, rest);
  };
  return search("lot") ?? search("keen");
}

/** Ten piles by lot, cheapest first. `include` and `exclude` are ids of the pool; throws a DrawError. */
export function drawPiles(pool: readonly PileFacts[], seed: Seed, wishes: Constraints = {}): PileFacts[] {
  const { include = [], exclude = [] } = wishes;
  const must = include.flatMap((id) => pool.filter((pile) => pile.id === id));
  const mayCome = isDrawn(wishes);
  const rest = pool.filter((pile) => !must.includes(pile) && !exclude.includes(pile.id) && mayCome(pile));
  const demands = [...byFeature(wishes.atLeast), ...byCost(wishes.costs), ...bySet(wishes.ofSets)];
  const limits = byFeature(wishes.atMost);
  for (const { sort, n } of limits) {
    const left = count(sort, must);
    if (left > n) throw new DrawError({ why: "excess", sort, most: n, left });
  }
  const words = streams(seed, 1);
  const roll = (n: number): number => below(words, 0, n);
  const found = complete(must, rest, demands, limits, roll);
  if (found !== null) return inOrder(found);
  throw new DrawError(misfit(must, rest, demands, limits, roll));
}

/** Looks for the one wish that can't be met by itself. */
function misfit(
  must: readonly PileFacts[],
  rest: readonly PileFacts[],
  demands: readonly Demand[],
  limits: readonly Demand[],
  roll: (n: number) => number,
): Misfit {
  const full = limits.filter(({ sort, n }) => count(sort, must) >= n);
  const open = rest.filter((pile) => !full.some(({ sort }) => isOf(sort, pile)));
  for (const demand of demands) {
    if (complete(must, rest, [demand], limits, roll) !== null) continue;
    const { sort, n: wanted } = demand;
    const left = count(sort, must) + count(sort, open);
    if (left < wanted) return { why: "scarce", sort, wanted, left };
    if (wanted - count(sort, must) > KINGDOM_SIZE - must.length) return { why: "crowded", sort, wanted };
  }
  const left = must.length + open.length;
  return left < KINGDOM_SIZE ? { why: "few", left } : { why: "together" };
}

export type LandscapeWishes = Pick<Constraints, "sets" | "firstEdition" | "include" | "exclude">;

/**
 * Draws Events and Landmarks at random, in one of the two ways of the rulebook. "mixed": they are shuffled
 * among the Kingdom randomizers, and those that turn up before the tenth Kingdom card are used, two at the
 * most. A number: so many are drawn from a deck of their own. What must be in it takes the first places.
 */
export function drawLandscapes(
  pool: readonly Pick<LandscapeFacts, "id" | "set">[],
  piles: readonly Pick<PileFacts, "set" | "edition">[],
  seed: Seed,
  way: "mixed" | number,
  wishes: LandscapeWishes = {},
): string[] {
  const { include = [], exclude = [] } = wishes;
  const mayCome = isDrawn(wishes);
  const deck = pool.filter(mayCome).map(({ id }) => id);
  const words = streams(`${seed} landscapes`, 1);
  shuffleInPlace(words, 0, deck);
  const used = (drawn: readonly string[], many: number): string[] => {
    const free = drawn.filter((id) => !include.includes(id) && !exclude.includes(id));
    return [...include, ...free.slice(0, Math.max(0, many - include.length))];
  };
  if (way !== "mixed") return used(deck, way);
  const randomizers = [...deck, ...piles.filter(mayCome).map(() => "")];
  shuffleInPlace(words, 0, randomizers);
  const drawn: string[] = [];
  for (let at = 0, kingdom = 0; at < randomizers.length && kingdom < KINGDOM_SIZE; at++) {
    if (randomizers[at] === "") kingdom++;
    else drawn.push(randomizers[at]);
  }
  return used(drawn, MOST_LANDSCAPES);
}

/**
 * Whether a kingdom is played with Platinum and Colony, decided by lot as the rulebook has it: draw one of
 * the ten piles; if it is from Prosperity, they are used. With ten Prosperity piles they always are.
 */
export const coloniesByLot = (kingdom: readonly Pick<PileFacts, "set">[], seed: Seed): boolean =>
  kingdom[below(streams(seed, 1), 0, kingdom.length)].set === WITH_COLONIES;
