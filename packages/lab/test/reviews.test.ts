/** The proof of reviews: what it plants, and how it counts. */
import { boardFor } from "@fiefdom/cards";
import { replay } from "@fiefdom/engine";
import { total } from "@fiefdom/engine/score";
import { View } from "@fiefdom/engine/view";
import { expect, test } from "vitest";
import { plant } from "../src/planted.ts";
import { calibrationOf } from "../src/reviews.ts";

test("an early Duchy is planted where it says, and costs what it must", () => {
  const { record, at, seat, truth } = plant("duchy", "planted/0") ?? expect.fail("there was no chance");
  expect(record.answers[at]).toEqual([seat, "buy:duchy"]);
  expect(truth).toBeGreaterThanOrEqual(0.25);
  const before = replay(record, boardFor, at);
  expect(before.players[seat].turns).toBeLessThanOrEqual(4);
  expect(before.coins).toBeGreaterThanOrEqual(5);
  expect(replay(record, boardFor).over).toBe(true);
});

test("a last Province is planted where it ends the game behind, and comes out the same again", () => {
  const planted = plant("last-province", "planted/0");
  const { record, at, seat, truth } = planted ?? expect.fail("there was no chance");
  expect(record.answers[at]).toEqual([seat, "buy:province"]);
  expect(truth).toBeGreaterThanOrEqual(0.25);
  const before = replay(record, boardFor, at);
  expect(before.piles[before.board.pileOf[before.board.kind("province")]]).toBe(1);
  const end = replay(record, boardFor);
  expect(end.over).toBe(true);
  expect(total(end, 1 - seat)).toBeGreaterThan(total(end, seat));
  expect(plant("last-province", "planted/0")).toEqual(planted);
});

test("Coppers are planted to be trashed from a hand with a Bank", () => {
  const { record, at, seat, truth } = plant("bank", "planted/1") ?? expect.fail("there was no chance");
  expect(record.answers[at][0]).toBe(seat);
  expect(new Set(record.answers[at].slice(1))).toEqual(new Set(["copper"]));
  expect(truth).toBeGreaterThanOrEqual(0.25);
  const before = replay(record, boardFor, at);
  expect(new View(before, seat).inHand(before.board.kind("bank"))).toBeGreaterThan(0);
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
