/** Ratings and days: the example of the paper, what a try does, and that everybody has the same puzzle on a day. */
import { expect, test } from "vitest";
import { dayOf, ofTheDay, streakAt } from "../src/day.ts";
import { chanceOf, NEWCOMER, type Rating, rated, seeded } from "../src/rate.ts";

const known = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 });

test("the example of Glickman's paper comes out", () => {
  const after = rated(known(1500, 200), [
    { against: known(1400, 30), score: 1 },
    { against: known(1550, 100), score: 0 },
    { against: known(1700, 300), score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.05999, 4);
});

test("who solves a hard puzzle rises more than who solves an easy one, and who misses falls", () => {
  const after = (rating: number, score: number): number =>
    rated(NEWCOMER, [{ against: seeded(rating), score }]).rating;
  expect(after(1900, 1)).toBeGreaterThan(after(1100, 1));
  expect(after(1100, 1)).toBeGreaterThan(1500);
  expect(after(1900, 0)).toBeGreaterThan(after(1100, 0));
  expect(after(1900, 0)).toBeLessThan(1500);
});

test("ratings find out how strong somebody is, and never run away", () => {
  // Somebody of 1800 who tries puzzles of 1000 to 2000 solves as many as they should.
  let dice = 12345;
  const lot = (): number => {
    dice = (dice * 1103515245 + 12345) % 2147483648;
    return dice / 2147483648;
  };
  let rating = NEWCOMER;
  for (let i = 0; i < 400; i++) {
    const against = { ...seeded(1000 + (i % 11) * 100), deviation: 60 };
    const score = lot() < chanceOf(known(1800, 45), against) ? 1 : 0;
    rating = rated(rating, [{ against, score }]);
  }
  expect(Math.abs(rating.rating - 1800)).toBeLessThan(120);
  for (let i = 0; i < 2000; i++) rating = rated(rating, [{ against: seeded(900), score: 1 }]);
  expect(rating.rating).toBeLessThan(3500);
  expect(Number.isFinite(rating.volatility)).toBe(true);
});

test("a day has one puzzle, in UTC, and none comes again before all have come", () => {
  const list = Array.from({ length: 364 }, (_, i) => i);
  const first = Date.UTC(2026, 10, 16);
  const day = dayOf(first);
  expect(dayOf(first + 86_399_999)).toBe(day);
  expect(dayOf(first - 1)).toBe(day - 1);
  expect(new Set(list.map((n) => ofTheDay(list, day + n))).size).toBe(list.length);
  // Neighbours in the list are of one kind; neighbours in time are not neighbours in the list.
  expect(Math.abs(ofTheDay(list, day) - ofTheDay(list, day + 1))).toBeGreaterThan(50);
  for (const n of [1, 2, 3, 7, 60]) expect(ofTheDay(list.slice(0, n), day)).toBeLessThan(n);
});

test("a streak lasts as long as no day is left out, and today is not over", () => {
  expect(streakAt([], 100)).toBe(0);
  expect(streakAt([98, 99, 100], 100)).toBe(3);
  expect(streakAt([98, 99], 100)).toBe(2);
  expect(streakAt([97, 98], 100)).toBe(0);
  expect(streakAt([96, 98, 99, 100], 100)).toBe(3);
});
