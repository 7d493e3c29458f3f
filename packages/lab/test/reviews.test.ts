/** The proof of reviews: what it plants, and how it counts. */
import { boardFor } from "@fiefdom/cards";
import { replay } from "@fiefdom/engine";
import { expect, test } from "vitest";
import { plant } from "../src/planted.ts";
import { calibrationOf } from "../src/reviews.ts";

test("a planted game holds its blunder where it says, it costs what it must, and comes out the same again", () => {
  const seeds = Array.from({ length: 4 }, (_, i) => `planted/${i}`);
  const found = seeds.flatMap((seed) => plant("duchy", seed) ?? []);
  expect(found.length).toBeGreaterThan(0);
  for (const { record, at, seat, truth } of found) {
    expect(record.answers[at]).toEqual([seat, "buy:duchy"]);
    expect(truth).toBeGreaterThanOrEqual(0.25);
    const before = replay(record, boardFor, at);
    expect(before.players[seat].turns).toBeLessThanOrEqual(4);
    expect(before.coins).toBeGreaterThanOrEqual(5);
    expect(replay(record, boardFor).over).toBe(true);
  }
  expect(plant("duchy", String(found[0].record.seed))).toEqual(found[0]);
});

test("chances are counted by their size, and a game once", () => {
  const game = (chance: number, won: number) => ({
    prove: "chances" as const,
    seed: "",
    players: [],
    shown: [
      { chance, won, turn: 1 },
      { chance, won, turn: 2 },
    ],
  });
  const all = [
    ...Array(7).fill(game(0.72, 1)),
    ...Array(3).fill(game(0.72, 0)),
    { ...game(0, 0), shown: [] },
  ];
  const { games, positions, brier, bins } = calibrationOf(all);
  expect([games, positions]).toEqual([10, 20]);
  expect(brier).toBeCloseTo(0.7 * 0.28 ** 2 + 0.3 * 0.72 ** 2);
  expect(bins[7]).toMatchObject({ count: 20 });
  expect(bins[7].won).toBeCloseTo(0.7);
  // Ten games, not twenty positions.
  expect(bins[7].give).toBeCloseTo(1.96 * Math.sqrt((0.7 * 0.3) / 10));
});
