/**
 * Changing a plan a little: the steps of the search for plans. Whatever comes out is a plan in the plan
 * language like any other, so known plans can be changed as well as found ones, and all can be read.
 */
import type { Board } from "@fiefdom/engine/board";
import { ACTION, ATTACK, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import { actionsByKind } from "../plan/actions.ts";
import { ANY, type Condition, type Num, type Plan, type Rule } from "../plan/plan.ts";

/** Whole numbers below n. */
export type Roll = (n: number) => number;

/** What a card is to a plan. */
export type Role = "village" | "cantrip" | "terminal" | "treasure" | "victory" | "event";

export interface Ware {
  readonly id: string;
  readonly role: Role;
  /** Coins and Debt. */
  readonly price: number;
  readonly trashes: boolean;
  readonly attacks: boolean;
  readonly gains: boolean;
}

/** The cards and Events of a board that a buy list may name, and what a search needs to know of them. */
export interface Market {
  readonly wares: readonly Ware[];
  /** The pile that ends the game: Provinces, or Colonies. */
  readonly goal: string;
  readonly trashers: boolean;
  readonly byId: ReadonlyMap<string, Ware>;
}

const EVENT = typeBit("Event");
const POINTS = new Set(["province", "colony", "duchy", "estate"]);

export function marketOf(board: Board): Market {
  const actions = actionsByKind(board);
  const wares: Ware[] = [];
  const many = board.piles.filter((pile) => pile.kinds.length > 2);
  for (const { id, kinds } of many)
    wares.push({
      id,
      role: "victory",
      price: board.kinds[kinds[0]].cost,
      trashes: false,
      attacks: false,
      gains: false,
    });
  board.kinds.forEach((def, kind) => {
    if (many.some((pile) => pile.kinds.includes(kind))) return;
    if (def.kind === "landmark" || POINTS.has(def.id) || def.id === "curse") return;
    let role: Role;
    if (def.kind === "event" || board.is(kind, EVENT)) role = "event";
    else if (board.is(kind, ACTION))
      role = actions[kind] >= 2 ? "village" : actions[kind] === 1 ? "cantrip" : "terminal";
    else if (board.is(kind, TREASURE)) role = "treasure";
    else if (board.is(kind, VICTORY)) role = "victory";
    else return;
    wares.push({
      id: def.id,
      role,
      price: def.cost + (def.debt ?? 0),
      trashes: def.traits?.includes("trash") === true,
      attacks: board.is(kind, ATTACK),
      gains: def.traits?.includes("gain") === true,
    });
  });
  return {
    wares,
    goal: board.kind("colony") >= 0 ? "colony" : "province",
    trashers: wares.some((ware) => ware.trashes),
    byId: new Map(wares.map((ware) => [ware.id, ware])),
  };
}

// Conditions that plans are made of.
export const owned = (of: string): Num => ({ count: "owned", of });
export const left = (of: string): Num => ({ count: "left", of });
const measure = (name: Extract<Num, { measure: unknown }>["measure"]): Num => ({ measure: name });
export const fewerThan = (of: string, n: number): Condition => ({ is: "<", a: owned(of), b: n });
export const leftAtMost = (of: string, n: number): Condition => ({ is: "<=", a: left(of), b: n });
export const moneyOver = (n: number): Condition => ({ is: ">", a: measure("money"), b: n });
const fewerThanOneIn = (of: string, cards: number): Condition => ({
  is: "<",
  a: owned(of),
  b: { op: "/", a: owned(ANY), b: cards },
});
/** There are Actions left over for one terminal more. */
export const roomForTerminal = (spare: number): Condition => ({
  is: "<",
  a: measure("terminals"),
  b: spare === 0 ? measure("extra actions") : { op: "+", a: measure("extra actions"), b: spare },
});
/** Terminals wait for one village more, or will before long where less than nothing is to spare. */
export const villageWanted = (spare: number): Condition => ({
  is: "<",
  a: measure("extra actions"),
  b:
    spare === 0
      ? measure("terminals")
      : { op: spare > 0 ? "-" : "+", a: measure("terminals"), b: Math.abs(spare) },
});
export const opening = (coins: number): Condition => ({
  and: [
    { is: "<=", a: measure("turn"), b: 2 },
    { is: "=", a: measure("coins"), b: coins },
  ],
});

/** Joins conditions, flat. */
export function both(a: Condition | undefined, b: Condition | undefined): Condition | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const parts = (c: Condition): readonly Condition[] => ("and" in c ? c.and : [c]);
  return { and: [...parts(a), ...parts(b)] };
}

export const line = (what: string, when?: Condition): Rule =>
  when === undefined ? { what } : { what, if: when };

const pick = <T>(list: readonly T[], roll: Roll): T => list[roll(list.length)];

/** A condition such as a card of that kind usually has. */
export function usual(market: Market, { id, role }: Ware, roll: Roll): Condition | undefined {
  const few = (): Condition => fewerThan(id, pick([1, 1, 2, 2, 3, 4], roll));
  switch (role) {
    case "village":
      return pick(
        [() => villageWanted(roll(3)), few, () => both(few(), villageWanted(1)), () => undefined],
        roll,
      )();
    case "terminal":
      return pick(
        [few, few, () => roomForTerminal(roll(3)), () => fewerThanOneIn(id, pick([6, 8, 10, 12], roll))],
        roll,
      )();
    case "cantrip":
      return pick([few, () => fewerThan(id, 3 + roll(5)), () => undefined], roll)();
    case "treasure":
      return pick([few, () => undefined], roll)();
    case "victory":
      return pick([() => leftAtMost(market.goal, 3 + roll(6)), () => undefined], roll)();
    case "event":
      return pick([() => undefined, () => atom(market, id, roll), () => opening(2 + roll(4))], roll)();
  }
}

/** A condition of any kind, to be added to a line. */
function atom(market: Market, id: string, roll: Roll): Condition {
  const ware = market.byId.get(id);
  switch (roll(9)) {
    case 0:
      return fewerThan(id, 1 + roll(5));
    case 1:
      return { is: pick(["<=", ">"] as const, roll), a: measure("turn"), b: 2 + roll(12) };
    case 2:
      return { is: pick([">", "<="] as const, roll), a: measure("money"), b: 6 + roll(16) };
    case 3:
      return { is: pick([">", "<="] as const, roll), a: left(market.goal), b: 1 + roll(7) };
    case 4:
      return ware?.role === "village" ? villageWanted(roll(3)) : roomForTerminal(roll(3));
    case 5:
      return fewerThanOneIn(id, pick([5, 6, 8, 10, 12], roll));
    case 6: {
      const other = pick(market.wares, roll).id;
      return { is: ">=", a: owned(other), b: 1 + roll(3) };
    }
    case 7: {
      const other = pick(market.wares, roll).id;
      return { is: ">=", a: { count: "owned by opponents", of: other }, b: 1 };
    }
    default:
      return { is: pick([">", "<"] as const, roll), a: measure("lead"), b: roll(13) - 8 };
  }
}

/** How many numbers a condition holds. */
function numbersIn(c: Condition): number {
  if ("and" in c) return c.and.reduce((sum, part) => sum + numbersIn(part), 0);
  if ("or" in c) return c.or.reduce((sum, part) => sum + numbersIn(part), 0);
  if ("not" in c) return numbersIn(c.not);
  return "is" in c ? numbersOf(c.a) + numbersOf(c.b) : 0;
}
function numbersOf(n: Num): number {
  if (typeof n === "number") return 1;
  return "op" in n ? numbersOf(n.a) + numbersOf(n.b) : 0;
}

/** The same with its nth number moved. */
function withNumber(c: Condition, nth: number, roll: Roll): Condition {
  let seen = 0;
  const num = (n: Num): Num => {
    if (typeof n === "number") return seen++ === nth ? moved(n, roll) : n;
    return "op" in n ? { op: n.op, a: num(n.a), b: num(n.b) } : n;
  };
  const walk = (part: Condition): Condition => {
    if ("and" in part) return { and: part.and.map(walk) };
    if ("or" in part) return { or: part.or.map(walk) };
    if ("not" in part) return { not: walk(part.not) };
    return "is" in part ? { is: part.is, a: num(part.a), b: num(part.b) } : part;
  };
  return walk(c);
}

function moved(n: number, roll: Roll): number {
  const reach = Math.max(1, Math.round(Math.abs(n) / 5));
  const by = 1 + roll(reach);
  if (n === 0) return by;
  return roll(2) === 0 ? n + by : n > 0 ? Math.max(0, n - by) : n - by;
}

/** Without one of the conditions that it is made of. */
function relaxed(c: Condition, roll: Roll): Condition | undefined {
  if (!("and" in c)) return undefined;
  const at = roll(c.and.length);
  const rest = c.and.filter((_, i) => i !== at);
  return rest.length === 1 ? rest[0] : { and: rest };
}

const pickLine = (plan: Plan, roll: Roll): Rule => pick(plan.lists.buy, roll);

/**
 * A change of a plan. Lines are meant by identity, so that several changes of one plan can be made together,
 * each with or without the others.
 */
export type Change =
  | { readonly insert: Rule; readonly before: Rule | null }
  | { readonly remove: Rule }
  | { readonly replace: Rule; readonly by: Rule }
  | { readonly move: Rule; readonly before: Rule | null }
  | { readonly trash: readonly Rule[] | null };

const LONGEST = 18;

function place(buy: readonly Rule[], rule: Rule, before: Rule | null): readonly Rule[] {
  const at = before === null ? buy.length : buy.indexOf(before);
  return at < 0 ? buy : [...buy.slice(0, at), rule, ...buy.slice(at)];
}

/** The plan with these changes; one whose line is gone already changes nothing. */
export function changed(plan: Plan, changes: readonly Change[]): Plan {
  let { buy, trash } = plan.lists;
  for (const change of changes) {
    if ("trash" in change) trash = change.trash ?? undefined;
    else if ("insert" in change) {
      if (buy.length < LONGEST) buy = place(buy, change.insert, change.before);
    } else if ("remove" in change) {
      if (buy.length > 2) buy = buy.filter((rule) => rule !== change.remove);
    } else if ("replace" in change) {
      buy = buy.map((rule) => (rule === change.replace ? change.by : rule));
    } else if (buy.includes(change.move) && change.move !== change.before) {
      const rest = buy.filter((rule) => rule !== change.move);
      if (change.before === null || rest.includes(change.before))
        buy = place(rest, change.move, change.before);
    }
  }
  const { trash: _, ...others } = plan.lists;
  return { ...plan, lists: { ...others, buy, ...(trash === undefined ? {} : { trash }) } };
}

/** What to trash, until when. */
const trashing = (market: Market, roll: Roll): Rule[] => [
  { what: "curse" },
  line("estate", { is: ">", a: left(market.goal), b: 2 + roll(5) }),
  line("copper", moneyOver(3 + roll(8))),
];

/** Where in a plan: before one of its lines, or at its end. */
const somewhere = (plan: Plan, roll: Roll): Rule | null => {
  const { buy } = plan.lists;
  const at = roll(buy.length + 1);
  return at === buy.length ? null : buy[at];
};

/** One change at random, which may borrow a line of other plans. */
export function vary(plan: Plan, market: Market, others: readonly Plan[], roll: Roll): Change {
  const { buy } = plan.lists;
  const rule = pickLine(plan, roll);
  switch (roll(market.trashers ? 15 : 14)) {
    case 0:
    case 1:
    case 2: {
      const ware = pick(market.wares, roll);
      return { insert: line(ware.id, usual(market, ware, roll)), before: somewhere(plan, roll) };
    }
    case 3:
    case 4: {
      if (others.length === 0) return { remove: rule };
      const lender = pick(others, roll).lists.buy;
      const at = roll(lender.length);
      const place = Math.min(buy.length, Math.round((at / lender.length) * buy.length) + roll(3));
      return { insert: { ...lender[at] }, before: buy[place] ?? null };
    }
    case 5:
      return { remove: rule };
    case 6:
    case 7:
      return { move: rule, before: somewhere(plan, roll) };
    case 8:
    case 9:
    case 10: {
      const numbered = buy.filter((one) => one.if !== undefined && numbersIn(one.if) > 0);
      if (numbered.length === 0) return { move: rule, before: somewhere(plan, roll) };
      const which = pick(numbered, roll);
      const condition = which.if as Condition;
      return {
        replace: which,
        by: { ...which, if: withNumber(condition, roll(numbersIn(condition)), roll) },
      };
    }
    case 11: {
      const { if: when, ...bare } = rule;
      if (when !== undefined && roll(2) === 0) {
        const rest = relaxed(when, roll);
        return { replace: rule, by: rest === undefined ? bare : { ...bare, if: rest } };
      }
      const joined = both(when, atom(market, rule.what, roll)) as Condition;
      return { replace: rule, by: { ...bare, if: joined } };
    }
    case 12: {
      const ware = market.byId.get(rule.what);
      const similar = market.wares.filter(
        (other) => ware !== undefined && other !== ware && Math.abs(other.price - ware.price) <= 1,
      );
      if (similar.length === 0) return { move: rule, before: somewhere(plan, roll) };
      const other = pick(similar, roll);
      return { replace: rule, by: line(other.id, usual(market, other, roll)) };
    }
    case 13: {
      // What to open with, by the coins of the first two hands.
      const coins = 2 + roll(4);
      const affordable = market.wares.filter((ware) => ware.price <= coins && ware.price >= coins - 1);
      if (affordable.length === 0) return { remove: rule };
      return { insert: line(pick(affordable, roll).id, opening(coins)), before: buy[0] };
    }
    default:
      return { trash: plan.lists.trash !== undefined && roll(2) === 0 ? null : trashing(market, roll) };
  }
}
