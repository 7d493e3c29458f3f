/** Tables are shared out: whatever the start, it comes to rest, and then nobody has much more than the others. */
import { expect, test } from "vitest";
import { handOver } from "../src/cluster/share.ts";

test.each([[[9, 0, 0]], [[1000, 0, 0]], [[500, 500, 0]], [[40, 3, 7, 0, 22]], [[6, 6]], [[2, 0, 0]], [[5]]])(
  "from %j",
  (start) => {
    const census = new Map(start.map((tables, i) => [`p${i}`, tables]));
    const total = start.reduce((a, b) => a + b, 0);
    const fair = Math.ceil(total / start.length);
    let rounds = 0;
    for (let moved = true; moved; rounds++) {
      moved = false;
      expect(rounds).toBeLessThan(100);
      // All look at the same moment, and so may give to the same one.
      const wishes = [...census.keys()].map((me) => ({ me, wish: handOver(census, me) }));
      for (const { me, wish } of wishes) {
        if (wish === null) continue;
        expect(wish.to).not.toBe(me);
        expect(wish.tables).toBeGreaterThan(0);
        census.set(me, (census.get(me) ?? 0) - wish.tables);
        census.set(wish.to, (census.get(wish.to) ?? 0) + wish.tables);
        moved = true;
      }
    }
    expect([...census.values()].reduce((a, b) => a + b, 0)).toBe(total);
    expect(Math.max(...census.values())).toBeLessThanOrEqual(fair + Math.max(1, fair * 0.1));
  },
);

test("a table or two are not moved, and who has none is found", () => {
  expect(
    handOver(
      new Map([
        ["a", 2],
        ["b", 0],
        ["c", 0],
      ]),
      "a",
    ),
  ).toBeNull();
  expect(
    handOver(
      new Map([
        ["a", 9],
        ["b", 1],
        ["c", 0],
      ]),
      "a",
    ),
  ).toEqual({ to: "c", tables: 3, isPressing: false });
  expect(
    handOver(
      new Map([
        ["a", 30],
        ["b", 0],
      ]),
      "a",
    ),
  ).toMatchObject({ to: "b", isPressing: false });
  expect(
    handOver(
      new Map([
        ["a", 30],
        ["b", 0],
        ["c", 0],
      ]),
      "a",
    ),
  ).toMatchObject({ isPressing: true });
  expect(handOver(new Map(), "a")).toBeNull();
});
