import { describe, expect, it } from "vitest";
import { isClear, tournament } from "../src/arena.ts";
import { findContestant, tellApart } from "../src/contestants.ts";
import { ratings, ratingsWithErrors } from "../src/elo.ts";
import { boardsFrom, homeBoard } from "../src/kingdoms.ts";
import { Crew } from "../src/pool.ts";

describe("ratings", () => {
  it("are 400 points apart at ten to one", () => {
    const [a, b] = ratings(2, [{ a: 0, b: 1, points: 100_000, games: 110_000 }]);
    expect(a - b).toBeCloseTo(400, 0);
    expect(a + b).toBeCloseTo(0, 6);
  });

  it("fit several pairings at once, and stay finite for a clean sweep", () => {
    const expected = (d: number): number => 1 / (1 + 10 ** (-d / 400));
    const truth = [200, 50, -250];
    const pairings = [
      [0, 1],
      [0, 2],
      [1, 2],
    ].map(([a, b]) => ({ a, b, games: 100_000, points: 100_000 * expected(truth[a] - truth[b]) }));
    ratings(3, pairings).forEach((elo, i) => expect(elo).toBeCloseTo(truth[i], 0));
    const [best] = ratingsWithErrors(2, [[{ a: 0, b: 1, points: 50, games: 50 }]], "sweep");
    expect(best.elo).toBeGreaterThan(300);
    expect(Number.isFinite(best.error)).toBe(true);
  });
});

describe("a tournament", () => {
  it("stops when it is clear", () => {
    expect(isClear(40, 0, 64)).toBe(false);
    expect(isClear(50, 0, 64)).toBe(true);
    expect(isClear(10, 0, 64)).toBe(true);
    expect(isClear(0, 64, 64)).toBe(false);
  });

  it("lets everybody meet everybody, and is the same with any number of workers", async () => {
    const contestants = ["jester", "big-money", "smithy"].map(findContestant);
    const settings = boardsFrom("first-game,deck-top", 2);
    const play = async (workers: number) => {
      const crew = new Crew(workers);
      const t = { contestants, settings, games: 128, seed: "t", crew };
      const result = await tournament(t, tellApart(contestants));
      await crew.close();
      return result;
    };
    const [one, two] = await Promise.all([play(1), play(2)]);
    expect(two).toEqual(one);
    expect(one.complete).toBe(true);
    // No Smithy in Deck Top.
    expect(one.matches).toHaveLength(4);
    expect(one.left).toBe(2);
    const match = one.matches.find((m) => m.a === 0 && m.b === 1 && m.kingdom === 0);
    expect(match).toMatchObject({ games: 64, clear: true });
    expect(one.ratings[0].elo).toBeLessThan(one.ratings[1].elo);
    expect(one.ratings[1].elo).toBeLessThan(one.ratings[2].elo);
    expect(one.pairs.find((pair) => pair.a === 0 && pair.b === 1)?.ahead).toEqual([0, 2]);
  });

  it("can be one against all, and every plan where it is at home", async () => {
    const contestants = ["big-money-ultimate", "witch", "militia"].map(findContestant);
    const homes = contestants.map((one) => homeBoard(one, 2));
    expect(homes[1]?.board.kind("witch")).toBeGreaterThan(0);
    const settings = homes.filter((home) => home !== null);
    const crew = new Crew(1);
    const meets = (a: number, b: number, kingdom: number): boolean => a === 0 && b === kingdom;
    const t = { contestants, settings, meets, games: 64, seed: "t", crew };
    const result = await tournament(t, tellApart(contestants));
    await crew.close();
    expect(result.matches.map(({ a, b, kingdom }) => [a, b, kingdom])).toEqual([
      [0, 1, 1],
      [0, 2, 2],
    ]);
    expect(result.left).toBe(0);
  });
});
