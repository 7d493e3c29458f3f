/** What somebody has tried, their rating and the days on which they solved the puzzle of the day. Kept in the browser. */
import { dayOf } from "@fiefdom/puzzles/day";
import { NEWCOMER, type Rating, rated, seeded } from "@fiefdom/puzzles/rate";
import { create } from "zustand";

/** By puzzle: whether the first try was right. */
export type Tried = Readonly<Record<string, boolean>>;

export interface Memory {
  readonly tried: Tried;
  readonly rating: Rating;
  /** Days, counted from 1970 in UTC, on which the puzzle of that day was solved. */
  readonly days: readonly number[];
}

const KEY = "fiefdom.puzzles";
const NOTHING: Memory = { tried: {}, rating: NEWCOMER, days: [] };
/** A streak is no longer than that. */
const MOST_DAYS = 3650;

const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);

function ratingIn(value: unknown): Rating {
  const { rating, deviation, volatility } = (value ?? {}) as Record<string, unknown>;
  return isNumber(rating) && isNumber(deviation) && isNumber(volatility) && deviation > 0 && volatility > 0
    ? { rating, deviation, volatility }
    : NEWCOMER;
}

/** Whatever is damaged counts as nothing. */
function stored(): Memory {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null) return NOTHING;
    const { tried, rating, days } = kept as Record<string, unknown>;
    return {
      tried:
        typeof tried === "object" && tried !== null
          ? (Object.fromEntries(
              Object.entries(tried).filter(([, right]) => typeof right === "boolean"),
            ) as Tried)
          : {},
      rating: ratingIn(rating),
      days: Array.isArray(days) ? days.filter(isNumber).slice(-MOST_DAYS) : [],
    };
  } catch {
    return NOTHING;
  }
}

export const useMemory = create<Memory>(stored);

/** Puts it away; also what an account brings from elsewhere. */
export function remember(memory: Memory): void {
  useMemory.setState(memory);
  try {
    localStorage.setItem(KEY, JSON.stringify(memory));
  } catch {
    // Then it holds for this visit.
  }
}

export const stateOf = (tried: Tried, id: string): "new" | "solved" | "failed" =>
  tried[id] === undefined ? "new" : tried[id] ? "solved" : "failed";

/** What a try did to the rating; null if it was not the first. */
export interface Change {
  readonly before: number;
  readonly after: number;
}

/** Notes a try. Only the first at a puzzle counts for the rating; the puzzle of the day may be solved at any try. */
export function note(
  puzzle: { readonly id: string; readonly rating: number },
  right: boolean,
  isOfTheDay: boolean,
  now: number = Date.now(),
): Change | null {
  const { tried, rating, days } = useMemory.getState();
  const first = tried[puzzle.id] === undefined;
  const after = first ? rated(rating, [{ against: seeded(puzzle.rating), score: right ? 1 : 0 }]) : rating;
  const day = dayOf(now);
  remember({
    tried: first ? { ...tried, [puzzle.id]: right } : tried,
    rating: after,
    days: right && isOfTheDay && !days.includes(day) ? [...days, day].slice(-MOST_DAYS) : days,
  });
  return first ? { before: rating.rating, after: after.rating } : null;
}
