/** Turns of connections: everyone's once in a period, never everyone's at once. */
import { expect, test } from "vitest";
import { Round } from "../src/web/round.ts";

test("thousands have their turns a few at a time, each once in a period", () => {
  const all = new Set(Array.from({ length: 10_000 }, (_, i) => i));
  const round = new Round(all, 30_000, 0);
  const turns = new Map<number, number[]>();
  for (let now = 100; now <= 90_000; now += 100) {
    const some = round.take(now);
    expect(some.length).toBeLessThanOrEqual(34);
    for (const one of some) turns.set(one, [...(turns.get(one) ?? []), now]);
  }
  expect(turns.size).toBe(10_000);
  for (const times of turns.values()) {
    expect(times).toHaveLength(3);
    expect(times[1] - times[0]).toBeGreaterThanOrEqual(29_900);
    expect(times[1] - times[0]).toBeLessThanOrEqual(30_100);
  }
});

test("whoever comes has a turn within a period, and who went has none", () => {
  const all = new Set(["a", "b", "c"]);
  const round = new Round(all, 3000, 0);
  expect(round.take(1000)).toEqual(["a"]);
  all.delete("b");
  all.add("d");
  expect(round.take(3000)).toEqual(["c", "d"]);
  expect(round.take(4000)).toEqual(["a"]);
});

test("a long pause brings everyone's turn, once; an empty set nobody's", () => {
  const all = new Set(["a", "b"]);
  const round = new Round(all, 1000, 0);
  expect(round.take(60_000).sort()).toEqual(["a", "b"]);
  all.clear();
  expect(round.take(61_000)).toEqual([]);
  all.add("z");
  expect(round.take(62_000)).toEqual(["z"]);
});
