/** Drawing on this page: what a visitor wishes for, put into the words of @fiefdom/cards. */
import {
  type Constraints,
  coloniesByLot,
  DrawError,
  drawLandscapes,
  drawPiles,
  KINGDOM_SIZE,
  lots,
} from "@fiefdom/cards/draw";
import { inOrder } from "@fiefdom/cards/features";
import type { LookedFor } from "@fiefdom/cards/glance";
import type { SetId } from "@fiefdom/text";
import { SETS } from "../cards/catalogue.ts";
import type { Laid } from "../session/link.ts";
import { LANDSCAPES, landscape, PILES, pile } from "./facts.ts";

/** How many piles of a set a draw can be asked for at least. */
export const FEWEST = [0, 1, 2, 3, 5, 8] as const;

/** How many of a sort: at least so many, at most so many. */
export const WANTS = ["any", "1+", "2+", "3+", "1-", "0"] as const;
export type Want = (typeof WANTS)[number];

/** What can be wished for in numbers. */
export const WISHED = [
  "actions",
  "draw",
  "trash",
  "buy",
  "attack",
  "reaction",
  "gain",
  "treasure",
  "vp",
  "curses",
  "duration",
  "debt",
] as const satisfies readonly LookedFor[];
export type Wished = (typeof WISHED)[number];

export interface Wishes {
  readonly sets: readonly SetId[];
  /** Cards that the second edition of their set has no more come too. */
  readonly firstEdition: boolean;
  /** At least so many piles of a set. */
  readonly ofSets: Partial<Record<SetId, number>>;
  readonly wants: Partial<Record<Wished, Want>>;
  /** A pile for each cost from 2 to 5. */
  readonly spread: boolean;
  readonly landscapes: "mixed" | 0 | 1 | 2;
  readonly colonies: "lot" | "yes" | "no";
  /** Never drawn. */
  readonly banned: readonly string[];
}

export const NO_WISHES: Wishes = {
  sets: SETS,
  firstEdition: false,
  ofSets: {},
  wants: {},
  spread: false,
  landscapes: "mixed",
  colonies: "lot",
  banned: [],
};

const SPREAD: Readonly<Record<number, number>> = { 2: 1, 3: 1, 4: 1, 5: 1 };

function constraintsOf({ sets, firstEdition, ofSets, wants, spread, banned }: Wishes): Constraints {
  const atLeast: Partial<Record<Wished, number>> = {};
  const atMost: Partial<Record<Wished, number>> = {};
  for (const sort of WISHED) {
    const want = wants[sort] ?? "any";
    if (want.endsWith("+")) atLeast[sort] = Number.parseInt(want, 10);
    else if (want !== "any") atMost[sort] = Number.parseInt(want, 10);
  }
  return {
    sets,
    firstEdition,
    // What a set that is not drawn from was wished to give waits until it is.
    ofSets: Object.fromEntries(Object.entries(ofSets).filter(([set]) => sets.some((one) => one === set))),
    exclude: banned,
    atLeast,
    atMost,
    ...(spread ? { costs: SPREAD } : {}),
  };
}

export const chance = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");

/** Draws everything that is not kept; places that are still empty are filled and nothing else is touched. */
export function drawAnew(laid: Laid, kept: readonly string[], wishes: Wishes, seed: string): Laid {
  const isWhole = laid.kingdom.length >= KINGDOM_SIZE;
  const stays = (id: string): boolean => !isWhole || kept.includes(id);
  const lot = lots(seed);
  const piles = drawPiles(PILES, lot.kingdom, {
    ...constraintsOf(wishes),
    include: laid.kingdom.filter(stays),
  });
  return {
    kingdom: piles.map(({ id }) => id),
    landscapes: isWhole
      ? drawLandscapes(LANDSCAPES, PILES, lot.landscapes, wishes.landscapes, {
          sets: wishes.sets,
          firstEdition: wishes.firstEdition,
          include: laid.landscapes.filter(stays),
          exclude: wishes.banned,
        })
      : laid.landscapes,
    colonies: isWhole
      ? wishes.colonies === "lot"
        ? coloniesByLot(piles, lot.colonies)
        : wishes.colonies === "yes"
      : laid.colonies,
  };
}

/** Draws one card anew; `banned` among the wishes may be the very card that goes. */
export function drawAnother(laid: Laid, id: string, wishes: Wishes, seed: string): Laid {
  const banned = [...wishes.banned, id];
  if (laid.landscapes.includes(id)) {
    const others = laid.landscapes.filter((other) => other !== id);
    const sets = LANDSCAPES.some(({ set }) => wishes.sets.some((wished) => wished === set))
      ? { sets: wishes.sets }
      : {};
    const drawn = drawLandscapes(LANDSCAPES, PILES, seed, others.length + 1, {
      ...sets,
      include: others,
      exclude: banned,
    });
    return { ...laid, landscapes: drawn };
  }
  const include = laid.kingdom.filter((other) => other !== id);
  const draw = (constraints: Constraints): Laid => ({
    ...laid,
    kingdom: drawPiles(PILES, seed, { ...constraints, include, exclude: banned }).map((facts) => facts.id),
  });
  try {
    return draw(constraintsOf(wishes));
  } catch (problem) {
    // What lies there was perhaps chosen against the wishes: then one card can't set it right.
    if (!(problem instanceof DrawError)) throw problem;
    return draw({ sets: wishes.sets, firstEdition: wishes.firstEdition });
  }
}

export const sorted = (kingdom: readonly string[]): string[] =>
  inOrder(kingdom.map(pile)).map(({ id }) => id);

export const isLandscapeId = (id: string): boolean => LANDSCAPES.includes(landscape(id));

/** Puts one card in the place of another, or in an empty place. */
export function put(laid: Laid, id: string, out: string | null): Laid {
  const rest = (ids: readonly string[]): string[] => ids.filter((other) => other !== out && other !== id);
  return isLandscapeId(id)
    ? { ...laid, landscapes: [...rest(laid.landscapes), id] }
    : { ...laid, kingdom: sorted([...rest(laid.kingdom), id]) };
}

export const without = (laid: Laid, id: string): Laid => ({
  ...laid,
  kingdom: laid.kingdom.filter((other) => other !== id),
  landscapes: laid.landscapes.filter((other) => other !== id),
});
