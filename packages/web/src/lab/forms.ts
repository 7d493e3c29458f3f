/**
 * The lines of a plan as forms: how many of a card at most, and conditions that are chosen as sentences with
 * blanks. A form is the pattern of a condition with holes in it, and is read and made by that one pattern. What
 * no form fits stays what it is: it is shown as it is written, and changed in the text.
 */
import type { Condition, ListName, Plan, Rule } from "@fiefdom/local/lab/messages";

/** What fills the blanks of a sentence. */
export interface Blanks {
  readonly n?: number;
  readonly card?: string;
  readonly other?: string;
}
export type Blank = keyof Blanks;

const N = "$n";
const CARD = "$card";
const OTHER = "$other";
const HOLES: Readonly<Record<string, Blank>> = { [N]: "n", [CARD]: "card", [OTHER]: "other" };

const measure = (name: string) => ({ measure: name });
const count = (what: string, of: string) => ({ count: what, of });

/** In the order in which they are offered. */
const PATTERNS = {
  leftAtMost: { is: "<=", a: count("left", CARD), b: N },
  leftMore: { is: ">", a: count("left", CARD), b: N },
  leftAtLeast: { is: ">=", a: count("left", CARD), b: N },
  leftFewer: { is: "<", a: count("left", CARD), b: N },
  turnFrom: { is: ">=", a: measure("turn"), b: N },
  turnUntil: { is: "<=", a: measure("turn"), b: N },
  ownAtLeast: { is: ">=", a: count("owned", CARD), b: N },
  ownMore: { is: ">", a: count("owned", CARD), b: N },
  ownFewer: { is: "<", a: count("owned", CARD), b: N },
  ownAtMost: { is: "<=", a: count("owned", CARD), b: N },
  ownExactly: { is: "=", a: count("owned", CARD), b: N },
  fewerThan: { is: "<", a: count("owned", CARD), b: count("owned", OTHER) },
  notMoreThan: { is: "<=", a: count("owned", CARD), b: count("owned", OTHER) },
  moneyAtLeast: { is: ">=", a: measure("money"), b: N },
  moneyMore: { is: ">", a: measure("money"), b: N },
  moneyLess: { is: "<", a: measure("money"), b: N },
  coinsAtLeast: { is: ">=", a: measure("coins"), b: N },
  coinsExactly: { is: "=", a: measure("coins"), b: N },
  leadAtLeast: { is: ">=", a: measure("lead"), b: N },
  leadLess: { is: "<", a: measure("lead"), b: N },
  gainsAtMost: { is: "<=", a: measure("gains to end"), b: N },
  emptyAtLeast: { is: ">=", a: measure("empty piles"), b: N },
  terminalRoom: { is: "<=", a: measure("terminals"), b: measure("extra actions") },
  villageWanted: { is: "<", a: measure("extra actions"), b: measure("terminals") },
  inHand: { is: ">=", a: count("in hand", CARD), b: N },
  theirs: { is: ">=", a: count("owned by opponents", CARD), b: N },
  inKingdom: { inKingdom: CARD },
} as const;

export type FormId = keyof typeof PATTERNS;
export const FORM_IDS = Object.keys(PATTERNS) as readonly FormId[];

export interface Form {
  readonly id: FormId;
  readonly blanks: Blanks;
}

type Loose = Readonly<Record<string, unknown>>;
const isThing = (x: unknown): x is Loose => typeof x === "object" && x !== null;

/** Puts into `found` what lies in the holes; false if it is not of that pattern. */
function fits(pattern: unknown, thing: unknown, found: Record<string, unknown>): boolean {
  const hole = typeof pattern === "string" ? HOLES[pattern] : undefined;
  if (hole !== undefined) {
    if (typeof thing !== (hole === "n" ? "number" : "string")) return false;
    found[hole] = thing;
    return true;
  }
  if (!isThing(pattern) || !isThing(thing)) return pattern === thing;
  const keys = Object.keys(pattern);
  return (
    keys.length === Object.keys(thing).length && keys.every((key) => fits(pattern[key], thing[key], found))
  );
}

function filled(pattern: unknown, blanks: Blanks): unknown {
  const hole = typeof pattern === "string" ? HOLES[pattern] : undefined;
  if (hole !== undefined) return blanks[hole];
  if (!isThing(pattern)) return pattern;
  return Object.fromEntries(Object.entries(pattern).map(([key, inner]) => [key, filled(inner, blanks)]));
}

/** The form of a condition; null if none fits. */
export function formOf(condition: Condition): Form | null {
  for (const id of FORM_IDS) {
    const blanks: Record<string, unknown> = {};
    if (fits(PATTERNS[id], condition, blanks)) return { id, blanks: blanks as Blanks };
  }
  return null;
}

export const conditionOf = ({ id, blanks }: Form): Condition => filled(PATTERNS[id], blanks) as Condition;

/** The blanks of a form, in their order. */
export function blanksOf(id: FormId): readonly Blank[] {
  const text = JSON.stringify(PATTERNS[id]);
  return Object.entries(HOLES)
    .filter(([hole]) => text.includes(JSON.stringify(hole)))
    .map(([, blank]) => blank);
}

/** A line taken apart: how many at most (null: no limit), and what else must hold. */
export interface Line {
  readonly most: number | null;
  readonly conditions: readonly Condition[];
  /** Where each of the conditions stands among those of the rule. */
  readonly places: readonly number[];
}

const isLimit = (condition: Condition, what: string): condition is Extract<Condition, { is: string }> =>
  "is" in condition &&
  condition.is === "<" &&
  typeof condition.b === "number" &&
  Number.isInteger(condition.b) &&
  condition.b >= 1 &&
  typeof condition.a === "object" &&
  "count" in condition.a &&
  condition.a.count === "owned" &&
  condition.a.of === what;

export function lineOf({ what, if: condition }: Rule): Line {
  const all = condition === undefined ? [] : "and" in condition ? condition.and : [condition];
  const at = all.findIndex((one) => isLimit(one, what));
  const limit = all[at];
  const places = all.map((_, i) => i).filter((i) => i !== at);
  return {
    most: limit !== undefined && "b" in limit ? (limit.b as number) : null,
    conditions: places.map((i) => all[i]),
    places,
  };
}

/** The line with another limit or other conditions; comments stay with it. */
export function ruleWith(rule: Rule, { most, conditions }: Pick<Line, "most" | "conditions">): Rule {
  const { if: _, ...rest } = rule;
  const limit: Condition[] =
    most === null ? [] : [{ is: "<", a: { count: "owned", of: rule.what }, b: most }];
  const all = [...limit, ...conditions];
  if (all.length === 0) return rest;
  return { ...rest, if: all.length === 1 ? all[0] : { and: all } };
}

/** The lists that have forms; the others are said in the text. */
export const FORM_LISTS = ["buy", "trash", "play"] as const satisfies readonly ListName[];
export type FormList = (typeof FORM_LISTS)[number];

export function withRules(plan: Plan, list: FormList, rules: readonly Rule[]): Plan {
  const { [list]: _, ...others } = plan.lists;
  // "trash nothing" would say something else than no word about trashing.
  if (rules.length === 0 && list !== "buy") return { ...plan, lists: { ...others, buy: plan.lists.buy } };
  return { ...plan, lists: { ...plan.lists, [list]: rules } };
}

export const rulesOf = (plan: Plan, list: FormList): readonly Rule[] => plan.lists[list] ?? [];

export function moved(rules: readonly Rule[], from: number, to: number): readonly Rule[] {
  const rest = rules.toSpliced(from, 1);
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, rules[from]);
}

/** A name as the text of a plan can hold it: one line, and no "#" that would begin a comment. */
export const nameFor = (typed: string): string =>
  typed
    .replace(/(^|\s)#+/g, "$1")
    .replace(/\s+/g, " ")
    .trimStart()
    .slice(0, 60);

export const planOf = (name: string, buy: readonly Rule[] = []): Plan => ({
  name,
  notes: [],
  needs: [],
  lists: { buy },
  choose: [],
});
