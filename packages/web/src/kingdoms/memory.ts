/** The last choices on this page, kept in the browser. What can't be read is as if it had never been. */
import { KINGDOMS, SETS } from "../cards/catalogue.ts";
import { type Laid, MOST_OPPONENTS, OPPONENTS, type Ruleset } from "../session/link.ts";
import { FEWEST, NO_WISHES, sorted, WANTS, WISHED, type Wishes } from "./draws.ts";
import { isKnown } from "./facts.ts";

/** How it is to be played. */
export interface Terms {
  readonly bots: readonly string[];
  /** The seat that begins, or by lot. */
  readonly first: number | "lot";
  readonly ruleset: Ruleset;
}

export interface Memory {
  readonly laid: Laid;
  /** Cards that stay when it is drawn again. */
  readonly kept: readonly string[];
  readonly wishes: Wishes;
  readonly terms: Terms;
}

const KEY = "fiefdom.kingdoms";

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const object = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});
const known = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string" && isKnown(id)) : [];
const oneOf = <T>(value: unknown, all: readonly T[], otherwise: T): T =>
  all.find((one) => one === value) ?? otherwise;

const FIRST: Laid = { ...KINGDOMS[0], kingdom: sorted(KINGDOMS[0].kingdom) };

function laidFrom(value: unknown): Laid {
  const { kingdom, landscapes, colonies } = object(value);
  const piles = known(kingdom);
  if (piles.length === 0) return FIRST;
  return { kingdom: piles, landscapes: known(landscapes), colonies: colonies === true };
}

/** The sets that there were before it was kept which there were. */
const FIRST_SETS = ["base", "prosperity", "empires"];

/** Whoever drew from all the sets that there were draws from those that came since, too; others keep their choice. */
function setsFrom(chosen: unknown, there: unknown): Wishes["sets"] {
  if (!Array.isArray(chosen)) return SETS;
  const were: readonly unknown[] = Array.isArray(there) ? there : FIRST_SETS;
  return were.every((set) => chosen.includes(set)) ? SETS : SETS.filter((set) => chosen.includes(set));
}

function wishesFrom(value: unknown, there: unknown): Wishes {
  const { sets, firstEdition, ofSets, wants, spread, landscapes, colonies, banned } = object(value);
  const given = object(wants);
  const wanted: Wishes["wants"] = {};
  for (const sort of WISHED) {
    const want = oneOf(given[sort], WANTS, "any");
    if (want !== "any") wanted[sort] = want;
  }
  return {
    sets: setsFrom(sets, there),
    firstEdition: firstEdition === true,
    ofSets: Object.fromEntries(
      SETS.flatMap((set) => {
        const n = object(ofSets)[set];
        return FEWEST.some((few) => few === n && few > 0) ? [[set, n]] : [];
      }),
    ),
    wants: wanted,
    spread: spread === true,
    landscapes: oneOf(landscapes, ["mixed", 0, 1, 2] as const, NO_WISHES.landscapes),
    colonies: oneOf(colonies, ["lot", "yes", "no"] as const, NO_WISHES.colonies),
    banned: known(banned),
  };
}

function termsFrom(value: unknown): Terms {
  const { bots, first, ruleset } = object(value);
  const named = Array.isArray(bots)
    ? bots.filter((bot): bot is string => OPPONENTS.some((other) => other === bot)).slice(0, MOST_OPPONENTS)
    : [];
  const opponents = named.length > 0 ? named : ["squire"];
  return {
    bots: opponents,
    first: typeof first === "number" && first >= 0 && first <= opponents.length ? first : "lot",
    ruleset: ruleset === "current" ? "current" : "printed",
  };
}

export function recall(): Memory {
  let kept: unknown = null;
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    // Then everything is as on the first day.
  }
  const { laid, kept: ids, wishes, terms, sets } = object(kept);
  return {
    laid: laidFrom(laid),
    kept: known(ids),
    wishes: wishesFrom(wishes, sets),
    terms: termsFrom(terms),
  };
}

export function remember(memory: Memory): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...memory, sets: SETS }));
  } catch {
    // Then it holds for this visit.
  }
}
