/**
 * Lines of a turn: answers that follow one another as long as nothing new comes to light in between. What to
 * play and trash and then buy with one's money is one decision, not several, and is compared as one. Lines are
 * found by following the policy and leaving it at one question, then at two and so on. A line ends where the
 * player learns something (a card is drawn, somebody else answers), since what to do then depends on it.
 */
import type { Board } from "@fiefdom/engine/board";
import { type Answer, actOf, BUY_IT, CARD, END_CODE, PLAY_IT } from "@fiefdom/engine/decisions";
import { fingerprint } from "@fiefdom/engine/fingerprint";
import { askedSeat, clone, type Decision, type Game, kindOf, NOWHERE, zonesOf } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { total } from "@fiefdom/engine/score";
import { View } from "@fiefdom/engine/view";
import type { Bot } from "./player.ts";

/** An answer, and the question that it answers. */
export interface Step {
  readonly verb: string;
  readonly source: number;
  readonly options: readonly number[];
  readonly answer: readonly number[];
}

export type Line = readonly Step[];

/** Worlds in which a line is tried: where they differ, the player has learned something. */
const WORLDS = 3;
/** Longer ones are left to the policy. */
const LONGEST = 12;

/** Whose answers are worth trying: the policy first, then others with other habits. */
export type Advisers = readonly [Bot, ...Bot[]];

/** A line so far, in some worlds that the player can't tell apart. */
interface Course {
  readonly worlds: readonly Game[];
  readonly steps: Step[];
}

/**
 * At most so many lines from a question on, what the policy would do first. A line with a single answer is
 * there for every question, even where all that follows is unknown.
 */
export function linesFrom(view: View, d: Decision, advisers: Advisers, most: number, seed: string): Line[] {
  if (view.over || codes(advisers[0].answer(view, d)) === null) return [];
  const worlds = Array.from({ length: WORLDS }, (_, i) => view.imagine(`${seed}/lines/${i}`));
  const lines: Line[] = [];
  const seen = new Set<string>();
  let courses: Course[] = [{ worlds, steps: [] }];
  while (courses.length > 0 && lines.length < most) {
    const next: Course[] = [];
    for (const course of courses) {
      if (lines.length >= most) break;
      next.push(...follow(course, view, advisers, most));
      const keys = [keyOf(view.board, course.steps), course.worlds.map(placeOf).join()];
      if (keys.some((key) => seen.has(key))) continue;
      for (const key of keys) seen.add(key);
      lines.push(course.steps);
    }
    courses = next;
  }
  return lines;
}

/** Takes a course to its end as the policy would, and gives all that leave it on the way. */
function follow(course: Course, view: View, advisers: Advisers, most: number): Course[] {
  const { worlds, steps } = course;
  const others: Course[] = [];
  while (steps.length < LONGEST) {
    const d = question(worlds, view);
    if (d === null) break;
    const seen = new View(worlds[0], view.seat);
    const [usual, ...rest] = answersTo(view.board, seen, d, advisers, Math.max(8, most >> 1));
    if (usual === undefined) break;
    for (const other of rest) {
      const left = { worlds: worlds.map((world) => clone(world)), steps: [...steps] };
      take(left, d, other);
      others.push(left);
    }
    take(course, d, usual);
  }
  return others;
}

function take({ worlds, steps }: Course, d: Decision, given: readonly number[]): void {
  const { verb, source, options } = d;
  steps.push({ verb, source, options, answer: given });
  for (const world of worlds) answer(world, askedSeat(world), given);
}

/** What the player is asked next in their own turn, if it is the same in all worlds. */
function question(worlds: readonly Game[], { seat, turn }: View): Decision | null {
  const [first] = worlds;
  const d = first.decision;
  if (d === null || d.who !== seat || first.turn !== turn) return null;
  const known = situation(first, d);
  for (const world of worlds) {
    const same = world.decision;
    if (same === null || same.who !== seat || situation(world, same) !== known) return null;
  }
  return d;
}

/** All that tells a player where they stand, as far as it can have changed within a line. */
function situation(g: Game, d: Decision): string {
  const { hand, hidden } = g.players[d.who];
  const kinds = (cards: readonly number[]): string =>
    cards
      .map(kindOf)
      .sort((a, b) => a - b)
      .join();
  return [
    d.verb,
    d.source,
    d.options.join(),
    d.min,
    d.max,
    g.coins,
    g.buys,
    g.actions,
    kinds(hand),
    kinds(hidden),
  ].join("/");
}

/**
 * Where a line has led to, whatever the order in which cards came to lie where they lie. Two that lead to the same
 * place are the same: which Treasure came first, say.
 */
function placeOf(world: Game): string {
  const g = clone(world);
  for (const player of g.players)
    for (const zone of zonesOf(player)) if (zone !== player.deck) zone.sort((a, b) => kindOf(a) - kindOf(b));
  g.trash.sort((a, b) => kindOf(a) - kindOf(b));
  g.plays.sort((a, b) => a - b);
  return fingerprint(g);
}

/** Purchases are the same in whichever order they are made, as long as nothing else happens in between. */
function keyOf(board: Board, steps: Line): string {
  const parts: string[] = [];
  let bought: number[] = [];
  const close = (): void => {
    if (bought.length > 0) parts.push(`buy ${bought.sort((a, b) => a - b).join()}`);
    bought = [];
  };
  for (const { verb, answer: given } of steps) {
    const [only] = given;
    // Who goes on although nothing can be bought, and who stops, do the same.
    if (verb === "buy" && only === END_CODE) continue;
    if (verb === "buy" && actOf(only) === BUY_IT && board.pileOf[kindOf(only)] >= 0) bought.push(only);
    else {
      close();
      parts.push(`${verb} ${given.join()}`);
    }
  }
  close();
  return parts.join("/");
}

/** An answer as codes; null if it is in words. */
export function codes(given: Answer): number[] | null {
  const list = typeof given === "object" ? given : [given];
  return list.every((option) => typeof option === "number") ? (list as number[]) : null;
}

/** Can this be answered? */
function fitting(d: Decision, given: readonly number[]): boolean {
  if (given.length < d.min || given.length > d.max) return false;
  for (let i = 0; i < given.length; i++) {
    let wanted = 0;
    for (let j = 0; j < given.length; j++) if (given[j] === given[i]) wanted++;
    let there = 0;
    for (let j = 0; j < d.options.length; j++) if (d.options[j] === given[i]) there++;
    if (wanted > there) return false;
  }
  return true;
}

/** Plays a line in a world as far as it fits there. */
export function playLine(g: Game, seat: number, line: Line): void {
  for (const step of line) {
    const d = g.decision;
    if (d === null || d.who !== seat || d.verb !== step.verb || d.source !== step.source) return;
    if (!fitting(d, step.answer)) return;
    answer(g, askedSeat(g), step.answer);
  }
}

/** Does a step buy something, or stop buying? */
const isPurchase = ({ verb, answer: [only] }: Step): boolean =>
  verb === "buy" && (only === END_CODE || actOf(only) === BUY_IT);

/** With so many answers to a further purchase that were weighed, it need not be thought about again. */
const ENOUGH = 3;

/**
 * How many steps of a line may be taken without another thought: up to what is bought first, unless purchases were all
 * that the lines differ in, and up to any further purchase that was weighed against few others. Beside much else
 * that was compared they were hardly looked at.
 */
export function weighedSteps(line: Line, lines: readonly Line[]): number {
  const first = line.findIndex(isPurchase);
  if (first < 0) return line.length;
  const beginning = (other: Line): string =>
    other
      .slice(0, first)
      .map((step) => step.answer)
      .join("/");
  if (lines.some((other) => beginning(other) !== beginning(line))) return first;
  const bought = (steps: Line): number[] => steps.filter(isPurchase).flatMap((step) => step.answer);
  /** What is bought besides, in whichever order; nothing if these are not bought. */
  const besides = (other: Line, these: readonly number[]): string | null => {
    const rest = bought(other);
    for (const one of these) {
      const at = rest.indexOf(one);
      if (at < 0) return null;
      rest.splice(at, 1);
    }
    return rest.join();
  };
  for (let at = first + 1; at < line.length; at++) {
    if (!isPurchase(line[at])) continue;
    const before = bought(line.slice(0, at));
    const weighed = new Set(lines.map((other) => besides(other, before)));
    weighed.delete(null);
    const choices = line[at].options.filter((option) => actOf(option) === BUY_IT).length + 1;
    if (weighed.size < Math.min(ENOUGH, choices)) return at;
  }
  return line.length;
}

/** Is that the question that a step answers? */
export const asks = (step: Step, d: Decision): boolean =>
  d.verb === step.verb &&
  d.source === step.source &&
  d.options.length === step.options.length &&
  d.options.every((option, i) => option === step.options[i]);

/** The answers worth trying, the policy's own first; nothing if it answers in words. */
export function answersTo(
  board: Board,
  view: View,
  d: Decision,
  advisers: Advisers,
  most: number,
): number[][] {
  const usual = codes(advisers[0].answer(view, d));
  if (usual === null || !fitting(d, usual)) return [];
  const list: number[][] = [usual];
  // Two cards of the same kind are the same option.
  const keyed = (options: readonly number[]): string =>
    d.ordered ? options.join() : options.toSorted((a, b) => a - b).join();
  const seen = new Set([keyed(usual)]);
  const add = (options: number[]): void => {
    const key = keyed(options);
    if (list.length >= most || seen.has(key) || !fitting(d, options)) return;
    seen.add(key);
    list.push(options);
  };
  if (d.verb === "buy") {
    // Treasures first: what to buy is a question only when the money lies on the table.
    if (usual[0] !== END_CODE && actOf(usual[0]) !== BUY_IT) return list;
    const price = (option: number): number => board.coins[kindOf(option)] + board.debts[kindOf(option)];
    const junk = (option: number): boolean =>
      board.coins[kindOf(option)] === 0 &&
      board.debts[kindOf(option)] === 0 &&
      board.pileOf[kindOf(option)] >= 0;
    const sale = d.options.filter((option) => actOf(option) === BUY_IT && !junk(option));
    // What others would buy comes first: with much money not everything that can be had is tried.
    for (const adviser of advisers.slice(1)) {
      const other = codes(adviser.answer(view, d));
      if (other !== null && sale.includes(other[0])) add(other);
    }
    if (sale.length > most) for (const option of givingMost(view, sale)) add([option]);
    for (const option of sale.sort((a, b) => price(b) - price(a))) add([option]);
    list.splice(most - 1);
    add([END_CODE]);
    return list;
  }
  for (const adviser of advisers.slice(1)) {
    const other = codes(adviser.answer(view, d));
    if (other !== null) add(other);
  }
  if (d.ordered) return list;
  if (d.max !== 1) {
    for (const options of variants(d, usual)) add(options);
    return list;
  }
  if (d.verb === "action") {
    for (const option of d.options) if (actOf(option) === PLAY_IT) add([option]);
    // To leave what is left in hand, too.
    add([END_CODE]);
    return list;
  }
  for (const option of d.options) if (actOf(option) === CARD || d.zone === NOWHERE) add([option]);
  if (d.min === 0) add([]);
  return list;
}

/** Purchases that are looked at for their points alone. */
const FOR_POINTS = 2;

/** The purchases that give most points at once, be it by what lies on their piles. */
const givingMost = (view: View, sale: readonly number[]): number[] =>
  byPoints(view, sale, 1).slice(0, FOR_POINTS);

/** Purchases by the points that each gives at once, the most first; those that give so many at least. */
export function byPoints(view: View, sale: readonly number[], least = Number.NEGATIVE_INFINITY): number[] {
  const world = view.imagine("sale");
  const before = total(world, view.seat);
  const gain = (option: number): number => {
    const g = clone(world);
    answer(g, askedSeat(g), [option]);
    return total(g, view.seat) - before;
  };
  return sale
    .map((option) => ({ option, gain: gain(option) }))
    .filter((one) => one.gain >= least)
    .sort((a, b) => b.gain - a.gain)
    .map(({ option }) => option);
}

/** A choice of several cards: none at all, one card more or less, or another one. */
function* variants(d: Decision, chosen: readonly number[]): Generator<number[]> {
  yield [];
  for (let i = 0; i < chosen.length; i++) yield chosen.toSpliced(i, 1);
  const others = [...d.options];
  for (const option of chosen) others.splice(others.indexOf(option), 1);
  for (const other of others) yield [...chosen, other];
  for (const other of others) for (let i = 0; i < chosen.length; i++) yield chosen.toSpliced(i, 1, other);
}
