/** Writes a plan as text, always in the same way: parsing it gives the same plan again. */
import { kingdomName, nameOf, namesOf } from "./names.ts";
import {
  ANY,
  type Comparison,
  type Condition,
  type Course,
  LISTS,
  type ListName,
  type Num,
  type Operator,
  type Plan,
  type Rule,
  type What,
} from "./plan.ts";

const STRENGTH: Readonly<Record<Operator, number>> = { "+": 1, "-": 1, "*": 2, "/": 2 };
const HIGHEST = 3;

function digits(n: number): string {
  return String(n).includes("e") ? n.toFixed(6) : String(n);
}

function num(n: Num, least: number): string {
  if (typeof n === "number") return digits(n);
  if ("measure" in n) return n.measure;
  if ("count" in n) {
    return n.count === "tokens on" || n.count === "cost of"
      ? `${n.count} ${nameOf(n.of)}`
      : `${namesOf(n.of)} ${n.count}`;
  }
  const own = STRENGTH[n.op];
  const text = `${num(n.a, own)} ${n.op} ${num(n.b, own + 1)}`;
  return own < least ? `(${text})` : text;
}

const OWNED: Readonly<Partial<Record<Comparison, string>>> = {
  "<": "fewer than",
  "<=": "at most",
  ">": "more than",
  ">=": "at least",
  "=": "exactly",
};

/** "I own fewer than 2": how people say the commonest condition of all. */
function sentence(is: Comparison, a: Num, b: Num, own: What): string | null {
  if (typeof b !== "number" || b < 0 || typeof a === "number" || !("count" in a) || a.count !== "owned")
    return null;
  const words = OWNED[is];
  if (words === undefined) return null;
  if (is === "=" && b === 0) return a.of === own ? "I own none" : `I own no ${nameOf(a.of)}`;
  return a.of === own && a.of !== ANY
    ? `I own ${words} ${digits(b)}`
    : `I own ${words} ${digits(b)} ${b === 1 ? nameOf(a.of) : namesOf(a.of)}`;
}

/** 0: anything fits here; 1: no "or"; 2: a single statement. */
function condition(c: Condition, least: number, own: What): string {
  if ("is" in c) return sentence(c.is, c.a, c.b, own) ?? `${num(c.a, 0)} ${c.is} ${num(c.b, 0)}`;
  if ("inKingdom" in c) return `${nameOf(c.inKingdom)} in the kingdom`;
  if ("not" in c) return `not ${condition(c.not, HIGHEST, own)}`;
  if ("and" in c) {
    const text = c.and.map((part) => condition(part, 2, own)).join(" and ");
    return least >= 2 ? `(${text})` : text;
  }
  const text = c.or.map((part) => condition(part, 1, own)).join(" or ");
  return least >= 1 ? `(${text})` : text;
}

/** A condition of a line that is about a card: as one of several that must all hold, or alone. */
export const conditionText = (c: Condition, own: What, oneOfSeveral: boolean): string =>
  condition(c, oneOfSeveral ? 2 : 0, own);

const iff = (c: Condition | undefined, own: What): string =>
  c === undefined ? "" : ` if ${condition(c, 0, own)}`;

function entry(line: string, { above = [], note }: Pick<Rule, "above" | "note">): string[] {
  return [...above.map((text) => `  # ${text}`), `  ${line}${note === undefined ? "" : `  # ${note}`}`];
}

const rule = (r: Rule): string =>
  `${nameOf(r.what)}${iff(r.if, r.what)}${r.evenBehind === true ? " even when behind" : ""}`;

const course = (c: Course): string => `${nameOf(c.of)}: ${c.course}${iff(c.if, c.of)}`;

const isPlain = (r: Rule): boolean =>
  r.if === undefined && r.evenBehind === undefined && r.above === undefined && r.note === undefined;

function list(name: ListName, rules: readonly Rule[]): string[] {
  if (rules.length === 0) return [`${name} nothing`];
  if (name !== "buy" && rules.every(isPlain)) return [`${name} ${rules.map(rule).join(", ")}`];
  return [name, ...rules.flatMap((r) => entry(rule(r), r))];
}

export function formatPlan(plan: Plan): string {
  const { name, notes, by, needs, home, lists, choose } = plan;
  const lines = [`plan ${name}`, ...notes.map((note) => `# ${note}`)];
  if (by !== undefined) lines.push(`by ${by}`);
  if (needs.length > 0) lines.push(`needs ${needs.map(nameOf).join(", ")}`);
  if (home !== undefined)
    lines.push(`for ${"kingdom" in home ? kingdomName(home.kingdom) : home.cards.map(nameOf).join(", ")}`);
  for (const which of LISTS) {
    const rules = lists[which];
    if (rules !== undefined) lines.push(...list(which, rules));
  }
  if (choose.length > 0) lines.push("choose", ...choose.flatMap((c) => entry(course(c), c)));
  return `${lines.join("\n")}\n`;
}
