/**
 * A plan as a link: the kingdom in the query, as everywhere, and behind the `#` the text of the plan, with that of
 * its opponent where there is one. Whatever came with a link is a text that has yet to be read.
 */
import { fromLetters, toLetters } from "../session/letters.ts";
import { kingdomQuery, type Laid, type Ruleset } from "../session/link.ts";

export interface Shared {
  readonly plan: string;
  /** The opponent: a bot by name, or the text of a plan. */
  readonly against?: { readonly bot: string } | { readonly plan: string };
}

const KEY = "plan";
/** A plan of a few hundred lines; nobody writes longer ones. */
export const LONGEST_TEXT = 40_000;

const isText = (x: unknown): x is string => typeof x === "string" && x.length <= LONGEST_TEXT;
const isThing = (x: unknown): x is Readonly<Record<string, unknown>> => typeof x === "object" && x !== null;

/** Null if it is too long for a link. */
export async function linkTo(laid: Laid, ruleset: Ruleset, shared: Shared): Promise<string | null> {
  const { plan, against } = shared;
  if (!isText(plan) || (against !== undefined && "plan" in against && !isText(against.plan))) return null;
  return `/lab?${kingdomQuery(laid, ruleset)}#${KEY}=${await toLetters(JSON.stringify(shared))}`;
}

function againstIn(x: unknown): Shared["against"] {
  if (!isThing(x)) return undefined;
  if (isText(x.bot)) return { bot: x.bot };
  return isText(x.plan) ? { plan: x.plan } : undefined;
}

/** What a link brought; null if it speaks of no plan, "damaged" if that can't be read. */
export async function sharedIn(hash: string): Promise<Shared | null | "damaged"> {
  const letters = new URLSearchParams(hash.replace(/^#/, "")).get(KEY);
  if (letters === null) return null;
  try {
    const read: unknown = JSON.parse(await fromLetters(letters));
    if (!isThing(read) || !isText(read.plan)) return "damaged";
    const against = againstIn(read.against);
    return { plan: read.plan, ...(against === undefined ? {} : { against }) };
  } catch {
    return "damaged";
  }
}
