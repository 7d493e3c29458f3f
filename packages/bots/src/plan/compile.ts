/**
 * A plan made ready for one board: names are kinds, conditions are closures, what is not in the game is gone.
 * A compiled plan remembers nothing between two questions, so one serves any number of games on its board.
 */
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT, code, END_CODE } from "@fiefdom/engine/decisions";
import { type Decision, kindOf, NONE } from "@fiefdom/engine/game";
import type { View } from "@fiefdom/engine/view";
import { isForSale } from "../player.ts";
import type { Preferences } from "../sense/preferences.ts";
import { kindsOf, Scene, type Test, test } from "./measure.ts";
import { LISTS, type ListName, type Plan, REST, type Rule } from "./plan.ts";

/** A line of a list. Its kind is -1 where it stands for all that the list does not name. */
export interface Line {
  readonly kind: number;
  readonly test: Test;
  readonly evenBehind: boolean;
}

export interface CompiledList {
  readonly lines: readonly Line[];
  /** By kind: does the list speak of it, on whatever condition? */
  readonly names: readonly boolean[];
  /** Says itself where all others come. */
  readonly hasRest: boolean;
}

export interface CompiledCourse {
  readonly of: number;
  readonly course: string;
  readonly test: Test;
}

export interface CompiledPlan {
  readonly plan: Plan;
  readonly board: Board;
  /** What to buy just now: an option of the decision, END_CODE if nothing. */
  buy(view: View, d: Decision): number;
  /** The same of what can be bought on a board where costs never change: a kind, NONE if nothing. */
  readonly purchase: (view: View) => number;
  /** What to gain of these kinds just now; NONE if nothing. */
  gain(view: View, kinds: readonly number[]): number;
  readonly rules: Readonly<Partial<Record<ListName, CompiledList>>>;
  readonly courses: readonly CompiledCourse[];
  readonly scene: Scene;
  /** The same for whoever answers what the plan does not: by kind, conditions left out but for what it wants. */
  readonly preferences: Preferences;
}

/** Has this board what the plan needs? */
export const fits = (plan: Plan, board: Board): boolean =>
  plan.needs.every((id) => kindsOf(board, id).length > 0);

const BUY_CODE = code(BUY_IT, 0);

export const holds = (t: Test): boolean => (typeof t === "boolean" ? t : t());

function compileList(scene: Scene, rules: readonly Rule[]): CompiledList {
  const { board } = scene;
  const names = board.kinds.map(() => false);
  const lines: Line[] = [];
  for (const rule of rules) {
    const kinds = rule.what === REST ? [-1] : kindsOf(board, rule.what);
    for (const kind of kinds) if (kind >= 0) names[kind] = true;
    const when = rule.if === undefined ? true : test(scene, rule.if);
    if (when === false) continue;
    for (const kind of kinds) lines.push({ kind, test: when, evenBehind: rule.evenBehind === true });
  }
  return { lines, names, hasRest: rules.some((rule) => rule.what === REST) };
}

export function compile(plan: Plan, board: Board): CompiledPlan {
  const scene = new Scene(board);
  const rules: Partial<Record<ListName, CompiledList>> = {};
  for (const name of LISTS) {
    const list = plan.lists[name];
    if (list !== undefined) rules[name] = compileList(scene, list);
  }
  const buying = rules.buy as CompiledList;
  const { lines } = buying;
  // The last question in which each kind was for sale.
  const seen = board.kinds.map(() => 0);
  let question = 0;

  const likes = (line: Line): boolean =>
    (line.test === true || holds(line.test)) && (line.evenBehind || !scene.wouldLose(line.kind));

  const first = (view: View, list: CompiledList, kinds: readonly number[]): number => {
    scene.look(view);
    return list.lines.find((line) => kinds.includes(line.kind) && likes(line))?.kind ?? NONE;
  };
  const gain = (view: View, kinds: readonly number[]): number => first(view, rules.gain ?? buying, kinds);

  return {
    plan,
    board,
    rules,
    scene,
    courses: plan.choose.flatMap(({ of, course, if: when }) =>
      kindsOf(board, of).map((kind) => ({
        of: kind,
        course,
        test: when === undefined ? true : test(scene, when),
      })),
    ),
    buy(view, d) {
      question++;
      const { options } = d;
      for (let i = options.length - 1; i >= 0; i--) {
        const kind = options[i] - BUY_CODE;
        if (kind >= 0 && kind < 256) seen[kind] = question;
      }
      scene.look(view);
      for (let i = 0; i < lines.length; i++) {
        const line = lines[i];
        if (seen[line.kind] === question && likes(line)) return BUY_CODE + line.kind;
      }
      return END_CODE;
    },
    purchase(view) {
      scene.look(view);
      for (let i = 0; i < lines.length; i++) {
        const line = lines[i];
        if (isForSale(view, board, line.kind) && likes(line)) return line.kind;
      }
      return NONE;
    },
    gain,
    preferences: {
      ...listed(rules),
      wants: (view, options, act) =>
        act === "gain"
          ? gain(view, options)
          : first(
              view,
              buying,
              options.filter((o) => actOf(o) === BUY_IT).map((o) => kindOf(o)),
            ),
    },
  };
}

/** The lists of kinds that a plan gives; what to gain is answered by its wishes, with their conditions. */
function listed(rules: Readonly<Partial<Record<ListName, CompiledList>>>): Preferences {
  const found: Partial<Record<ListName, number[]>> = {};
  for (const name of ["play", "trash", "discard", "topdeck", "react"] as const) {
    const lines = rules[name]?.lines.filter(({ kind }) => kind >= 0);
    if (lines !== undefined) found[name] = [...new Set(lines.map(({ kind }) => kind))];
  }
  return found;
}
