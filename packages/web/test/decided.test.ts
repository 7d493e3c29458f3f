/** What decided a game, from its result and its course. */
import type { CourseRow } from "@fiefdom/local";
import type { PlaceJSON } from "@fiefdom/protocol";
import { loadLanguage } from "@fiefdom/text";
import { beforeAll, expect, it } from "vitest";
import { aheadSince, decided } from "../src/end/decided.ts";

beforeAll(() => loadLanguage("en"));

const place = (seat: number, at: number, parts: Record<string, number>, more: object = {}): PlaceJSON =>
  ({
    seat,
    place: at,
    turns: 10,
    resigned: false,
    score: {
      total: Object.values(parts).reduce((a, b) => a + b, 0),
      parts: Object.entries(parts).map(([source, vp]) => ({ source, vp, count: 1 })),
    },
    ...more,
  }) as PlaceJSON;

/** Points of both after each turn, from before the first. */
const course = (...points: readonly (readonly [number, number])[]): CourseRow[] =>
  points.map((scores, i) => ({
    turn: i === 0 ? null : { seat: (i - 1) % 2, number: Math.ceil(i / 2) },
    seats: scores.map((score) => ({ score, money: 7, cards: 10 })),
  })) as CourseRow[];

const NAMES = ["Ada", "Odo"];

it("is the source of points that made the difference, and the turn from which the winner led", () => {
  const result = [place(1, 1, { province: 24, duchy: 3 }), place(0, 2, { province: 12, duchy: 9 })];
  const rows = course([3, 3], [3, 3], [3, 9], [9, 9], [9, 15], [15, 15], [15, 21], [21, 27]);
  expect(decided(result, rows, NAMES, -1, "en")).toEqual([
    "Odo had 12 points more than Ada from Province.",
    "From turn 3 on Odo was ahead for good.",
  ]);
  // Whoever reads it is spoken to.
  expect(decided(result, rows, NAMES, 1, "en")).toEqual([
    "You had 12 points more than Ada from Province.",
    "From turn 3 on you were ahead for good.",
  ]);
  expect(decided(result, rows, NAMES, 0, "en")[0]).toBe("Odo had 12 points more than you from Province.");
});

it("may come with the last turn, and without a course only the points are known", () => {
  const result = [place(0, 1, { tokens: 20, curse: -2 }), place(1, 2, { estate: 9 })];
  const rows = course([3, 3], [3, 3], [3, 9], [18, 9]);
  expect(decided(result, rows, NAMES, -1, "en")[1]).toBe("Ada took the lead with the last turn.");
  expect(decided(result, null, NAMES, -1, "en")).toHaveLength(1);
});

it("is not said where nobody won alone, or somebody gave up", () => {
  const level = [place(0, 1, { estate: 3 }), place(1, 1, { estate: 3 })];
  const given = [place(0, 1, { estate: 3 }), place(1, 2, { estate: 3 }, { resigned: true })];
  expect([decided(level, null, NAMES, -1, "en"), decided(given, null, NAMES, -1, "en")]).toEqual([[], []]);
  // Who was ahead all the time was so from before the first turn.
  expect(aheadSince(course([4, 3], [4, 3]), 0)).toBeNull();
});
