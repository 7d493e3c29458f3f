/**
 * One turn played in every way there is. Everything must be known: where a line would shuffle, or somebody
 * else would have to choose, nothing is proved, and the position is given up. Positions that differ only in
 * the order in which a hand is held are one.
 */
import { actOf, BUY_IT, END_CODE, TREASURES_CODE } from "@fiefdom/engine/decisions";
import { determinize } from "@fiefdom/engine/determinize";
import { fingerprint } from "@fiefdom/engine/fingerprint";
import { clone, type Decision, type Game, kindOf } from "@fiefdom/engine/game";
import { shufflesOf } from "@fiefdom/engine/random";
import { answer } from "@fiefdom/engine/run";
import { owned, total, winners } from "@fiefdom/engine/score";

/** Win the game with this turn, or have as many points as can be at its end. */
export type Goal = "win" | "points";

export interface Solved {
  /** What can be reached: 1 or 0 for a win, or the points. */
  readonly best: number;
  /** How a best line goes, one answer a question. */
  readonly line: readonly (readonly number[])[];
  /** How many ends are as good that differ in what was gained, trashed or left in the piles. */
  readonly ways: number;
  /** How many positions were looked at. */
  readonly positions: number;
}

/** Why a position proves nothing. */
export type Unproved = "shuffles" | "another-decides" | "too-many-answers" | "too-many-positions";

export interface Limits {
  readonly positions: number;
  /** Answers to one question. */
  readonly answers: number;
}

export const LIMITS: Limits = { positions: 30_000, answers: 80 };

class GivenUp extends Error {
  readonly reason: Unproved;
  constructor(reason: Unproved) {
    super(reason);
    this.reason = reason;
  }
}

interface End {
  readonly worth: number;
  /** Which end it is; several lines may lead to one. */
  readonly signs: ReadonlySet<string>;
  readonly line: Line | null;
}

/** From the last answer back to the first. */
interface Line {
  readonly chosen: readonly number[];
  readonly rest: Line | null;
}

export function solve(from: Game, goal: Goal, limits: Limits = LIMITS): Solved | Unproved {
  const seat = from.player;
  const known = new Map<string, End>();
  const dice = (g: Game): string => g.random.slice(4 * shufflesOf(seat), 4 * shufflesOf(seat) + 4).join();
  const before = dice(from);
  const { turn } = from;

  const look = (g: Game): End => {
    const d = g.decision;
    if (d === null || g.turn !== turn) return end(g, seat, goal);
    if (d.who !== seat) throw new GivenUp("another-decides");
    if (dice(g) !== before) throw new GivenUp("shuffles");
    g.players[seat].hand.sort((a, b) => kindOf(a) - kindOf(b));
    const key = fingerprint(g);
    const met = known.get(key);
    if (met !== undefined) return met;
    if (known.size >= limits.positions) throw new GivenUp("too-many-positions");
    let best: End = { worth: Number.NEGATIVE_INFINITY, signs: new Set(), line: null };
    for (const chosen of answersTo(d, limits.answers)) {
      const next = clone(g);
      answer(next, seat, chosen);
      // Cards are drawn for the next turn, which is no longer part of the question; but not within this one.
      const ended = next.decision === null || next.turn !== turn;
      if (ended && dice(next) !== before && !endsTurn(chosen)) throw new GivenUp("shuffles");
      const found = look(next);
      if (found.worth < best.worth) continue;
      const line = { chosen, rest: found.line };
      best =
        found.worth > best.worth
          ? { worth: found.worth, signs: found.signs, line }
          : { ...best, signs: new Set([...best.signs, ...found.signs]) };
    }
    known.set(key, best);
    return best;
  };

  try {
    const { worth, signs, line } = look(clone(from));
    const steps: (readonly number[])[] = [];
    for (let step = line; step !== null; step = step.rest) steps.push(step.chosen);
    return { best: worth, line: steps, ways: signs.size, positions: known.size };
  } catch (error) {
    if (error instanceof GivenUp) return error.reason;
    throw error;
  }
}

/**
 * Whoever solves it sees their own deck and not what others hold: with the others' hidden cards dealt anew the same
 * comes out.
 */
export function isBlind(from: Game, goal: Goal, { best, ways }: Solved, limits: Limits = LIMITS): boolean {
  const seat = from.player;
  const world = determinize(from, seat, "blind");
  world.random = [...from.random];
  world.players[seat] = clone(from).players[seat];
  const again = solve(world, goal, limits);
  return typeof again !== "string" && again.best === best && again.ways === ways;
}

/** Nothing is drawn between such an answer and the end of the turn. */
const endsTurn = (chosen: readonly number[]): boolean =>
  chosen.length === 1 && (chosen[0] === END_CODE || actOf(chosen[0]) === BUY_IT);

const end = (g: Game, seat: number, goal: Goal): End => ({
  worth: worthOf(g, seat, goal),
  signs: new Set([signOf(g, seat)]),
  line: null,
});

/** What somebody has reached of a goal: their points, or 1 for having won alone. */
export const worthOf = (g: Game, seat: number, goal: Goal): number =>
  goal === "points" ? total(g, seat) : Number(g.over && winners(g).join() === String(seat));

/** What somebody ended up with, but for cards that cost nothing: whether one more Copper is taken is no difference. */
function signOf(g: Game, seat: number): string {
  const { board } = g;
  return owned(g, seat)
    .map((n, kind) => (board.coins[kind] + board.debts[kind] === 0 ? 0 : n))
    .join();
}

/** Every answer that makes a difference. */
export function answersTo(d: Decision, most: number): readonly (readonly number[])[] {
  // It plays what could not be better kept, and stops where a thought is worth it.
  if (d.options.includes(TREASURES_CODE)) return [[TREASURES_CODE]];
  // To stop comes first: of lines that are equally good, the one that does least is kept.
  const kinds = [...new Set(d.options)].sort((a, b) => Number(b === END_CODE) - Number(a === END_CODE));
  if (d.max === 1) {
    const single = kinds.map((option) => [option]);
    return d.min === 0 ? [...single, []] : single;
  }
  const there = kinds.map((kind) => d.options.filter((option) => option === kind).length);
  let lists: number[][] = [[]];
  kinds.forEach((kind, i) => {
    lists = lists.flatMap((list) =>
      Array.from({ length: Math.min(there[i], d.max - list.length) + 1 }, (_, n) => [
        ...list,
        ...Array<number>(n).fill(kind),
      ]),
    );
    if (lists.length > most * 4) throw new GivenUp("too-many-answers");
  });
  lists = lists.filter((list) => list.length >= d.min);
  if (d.ordered) lists = lists.flatMap(orders);
  if (lists.length > most) throw new GivenUp("too-many-answers");
  return lists;
}

/** All orders of a list that look different. */
function orders(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return [...new Set(list)].flatMap((first) => {
    const rest = [...list];
    rest.splice(rest.indexOf(first), 1);
    return orders(rest).map((others) => [first, ...others]);
  });
}
