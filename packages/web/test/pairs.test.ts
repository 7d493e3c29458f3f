/** Any two values meet, in few combinations. */
import fc from "fast-check";
import { expect, it } from "vitest";
import { meeting, product } from "./pairs.ts";

const numbered = (list: number, length: number): string[] =>
  Array.from({ length }, (_, nth) => `${"abcd"[list]}${nth}`);

/** Every two values of one combination, as text. */
const metIn = (rows: readonly (readonly string[])[]): Set<string> =>
  new Set(rows.flatMap((row) => row.flatMap((one, at) => row.slice(at + 1).map((other) => one + other))));

const lengths = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 2, maxLength: 4 });

it("any two values meet in some combination, and none comes twice", () => {
  fc.assert(
    fc.property(lengths, (sizes) => {
      const lists = sizes.map((size, at) => numbered(at, size));
      const rows = meeting<string[]>(...lists);
      expect(metIn(rows)).toEqual(metIn(product<string[]>(...lists)));
      expect(new Set(rows.map(String)).size).toBe(rows.length);
    }),
  );
});

it("they stand in the order of all combinations", () => {
  fc.assert(
    fc.property(lengths, (sizes) => {
      const lists = sizes.map((size, at) => numbered(at, size));
      const places = meeting<string[]>(...lists).map(String);
      const all = product<string[]>(...lists).map(String);
      expect(all.filter((row) => places.includes(row))).toEqual(places);
    }),
  );
});

it("of two lists all combinations are needed, of three hardly more than the longest two have", () => {
  expect(meeting(["a", "b"], [1, 2, 3])).toEqual(product(["a", "b"], [1, 2, 3]));
  const [langs, sizes, hands] = [5, 4, 25].map((length, at) => numbered(at, length));
  expect(meeting(langs, sizes, hands)).toHaveLength(5 * 25);
  expect(meeting(langs, numbered(1, 9), numbered(2, 5)).length).toBeLessThanOrEqual(55);
  expect(product(langs, sizes, hands)).toHaveLength(500);
});

it("where a list is empty there is nothing to look at", () => expect(product(["a"], [])).toEqual([]));
