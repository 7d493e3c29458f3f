/** The puzzles that there are, by what they are about. */
import { dayOf, ofTheDay } from "@fiefdom/puzzles/day";
import type { Listed } from "@fiefdom/puzzles/listed";
import { LEVELS, type Level, levelOf } from "@fiefdom/text/puzzles";
import { SETS } from "../cards/catalogue.ts";
import { stateOf, type Tried } from "./memory.ts";
import listed from "./puzzles.listed";

export const PUZZLES: readonly Listed[] = listed;
export const KINDS = ["turn", "choice", "rule"] as const;
export const THEMES = [...new Set(PUZZLES.flatMap(({ themes }) => themes))].sort();
const STATES = ["new", "solved", "failed"] as const;

export const puzzleOf = (id: string): Listed | undefined =>
  id === "day" ? todays() : PUZZLES.find((puzzle) => puzzle.id === id);

export const todays = (now: number = Date.now()): Listed => ofTheDay(PUZZLES, dayOf(now));

/** What somebody wants to see; empty for anything. */
export interface Wanted {
  readonly kind: string;
  readonly set: string;
  readonly theme: string;
  readonly level: string;
  readonly state: string;
}

export const ANYTHING: Wanted = { kind: "", set: "", theme: "", level: "", state: "" };

/** What can be wanted, in the order in which it is asked. */
export const CHOICES: Readonly<Record<keyof Wanted, readonly string[]>> = {
  kind: KINDS,
  set: SETS,
  theme: THEMES,
  level: LEVELS,
  state: STATES,
};

/** From easy to hard. */
export const fitting = (wanted: Wanted, tried: Tried): readonly Listed[] =>
  PUZZLES.filter(
    ({ id, kind, sets, themes, rating }) =>
      (wanted.kind === "" || wanted.kind === kind) &&
      (wanted.set === "" || sets.includes(wanted.set)) &&
      (wanted.theme === "" || themes.some((theme) => theme === wanted.theme)) &&
      (wanted.level === "" || levelOf(rating) === (wanted.level as Level)) &&
      (wanted.state === "" || stateOf(tried, id) === wanted.state),
  ).toSorted((a, b) => a.rating - b.rating);

/** The one to go on with: not tried yet, of the same kind if there is one, and as hard as suits a rating. */
export function nextAfter(puzzle: Listed, tried: Tried, rating: number): Listed | null {
  const open = PUZZLES.filter(({ id }) => id !== puzzle.id && stateOf(tried, id) === "new");
  const same = open.filter(({ kind }) => kind === puzzle.kind);
  const list = same.length > 0 ? same : open;
  const far = (other: Listed): number => Math.abs(other.rating - rating);
  return list.reduce<Listed | null>(
    (best, other) => (best === null || far(other) < far(best) ? other : best),
    null,
  );
}
