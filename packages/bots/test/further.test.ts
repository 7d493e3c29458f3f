/** A search that goes on while one plays: round after round, from what was found, and never to something worse known. */
import { boardOf } from "@fiefdom/cards";
import { expect, it } from "vitest";
import { currentPlan, type Found, knownPlan, lookFurther, rememberPlan } from "../src/marshal.ts";
import { findPlan } from "../src/plan/plans.ts";

const found = (rounds: Generator<Found | null>): Found[] => [...rounds].filter((one) => one !== null);

it("finds a better plan in each round, and the same ones every time", () => {
  const board = boardOf({ players: 2, kingdom: "first-game", colonies: true });
  const from = { plan: findPlan("big-money"), rounds: 1 };
  rememberPlan(board, from.plan);
  const search = lookFurther(board, from, [200, 300]);
  // In the middle of a round one still plays by what there is.
  expect(search.next().value).toBeNull();
  expect(currentPlan(board)).toBe(from.plan);
  const both = found(search);
  expect(both.map(({ rounds }) => rounds)).toEqual([2, 3]);
  expect(both[0].plan).not.toEqual(from.plan);
  expect(knownPlan(board)).toBe(both[1].plan);
  expect(found(lookFurther(board, from, [200, 300]))).toEqual(both);
  expect(found(lookFurther(board, both[0], [200, 300]))).toEqual([both[1]]);
  expect(found(lookFurther(board, both[1], [200, 300]))).toEqual([]);
});

it("looks for nothing where the book has a plan", () => {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  expect(found(lookFurther(board, { plan: findPlan("big-money"), rounds: 1 }))).toEqual([]);
});
