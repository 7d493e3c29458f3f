/** The ladder: who is rated, what the page says, and who is named for having become weaker. */
import { describe, expect, it } from "vitest";
import { type Climb, falls, type Ladder, ladder, ladderPage, readLadder } from "../src/ladder.ts";
import { Crew } from "../src/pool.ts";

const climb = (name: string, elo: number, error = 10): Climb => ({
  name,
  kind: "bot",
  elo,
  error,
  games: 64,
});

const ladderOf = (climbers: readonly Climb[], complete = true): Ladder => ({ climbers, games: 9, complete });

const plan = (name: string, elo: number): Climb => ({ ...climb(name, elo), kind: "plan" });

describe("the ladder", () => {
  it("rates bots and plans around the yardstick, the same with any number of workers", async () => {
    const play = async (workers: number) => {
      const crew = new Crew(workers);
      const run = {
        games: 8,
        thinking: 0,
        kingdoms: "first-game",
        plans: ["smithy", "big-money"],
        seed: "l",
        crew,
      };
      return ladder(run).finally(() => crew.close());
    };
    const [one, two] = await Promise.all([play(1), play(2)]);
    expect(two).toEqual(one);
    expect(one.complete).toBe(true);
    const names = one.climbers.map(({ name }) => name);
    expect(names.toSorted()).toEqual([
      "Big Money",
      "Big Money Ultimate",
      "Castellan",
      "Dice",
      "Jester",
      "Marshal",
      "Piper",
      "Scullion",
      "Smithy",
      "Squire",
      "Steward",
      "Yeoman",
    ]);
    expect(one.climbers.find(({ name }) => name === "Big Money Ultimate")?.elo).toBe(0);
    expect(names.at(-1)).toBe("Dice");
    // A bot meets all eleven others on the kingdom, and Smithy once more at its home.
    expect(one.climbers.find(({ name }) => name === "Squire")?.games).toBe(12 * 8);
    expect(one.climbers.find(({ name }) => name === "Marshal")?.games).toBe(11 * 8);
  });

  it("keeps what was played when it is stopped", async () => {
    const crew = new Crew(1);
    const controller = new AbortController();
    const progress = (done: number): void => {
      if (done === 2) controller.abort();
    };
    const { signal } = controller;
    const run = { games: 2, thinking: 0, kingdoms: "first-game", plans: ["smithy"], seed: "l", crew };
    const half = await ladder({ ...run, signal, progress }).finally(() => crew.close());
    expect(half.complete).toBe(false);
    expect(half.games).toBeGreaterThanOrEqual(4);
    expect(half.climbers.length).toBeGreaterThan(0);
  });

  it("names who fell by more than the bars, and nobody else", () => {
    const before = [climb("A", 100), climb("B", 100), climb("C", 100)];
    const now = [climb("A", 87), climb("B", 85), climb("C", 140), plan("D", -400)];
    expect(falls(before, ladderOf(now))).toEqual([{ name: "B", before: 100, now: 85 }]);
    const page = ladderPage(ladderOf(now), "command", "today", before);
    expect(page).toContain("Weaker than on the last page: B (+100, now +85).");
    expect(readLadder(page)).toEqual(now.map(({ name, kind, elo, error }) => ({ name, kind, elo, error })));
    const again = ladderPage(ladderOf(now), "command", "today", readLadder(page));
    expect(again).toContain("Nobody became weaker since the last page.");
  });

  it("does not hold ratings against those of another field", () => {
    const before = [climb("A", 100), climb("B", 100)];
    const now = [climb("A", 20), climb("B", 100), climb("New", -400)];
    expect(falls(before, ladderOf(now))).toEqual([]);
    const page = ladderPage(ladderOf(now), "command", "today", before);
    expect(page).toContain("not held against those");
    expect(page).toContain("| 1 | A | bot | +20 | ± 10 |  | 64 |");
  });

  it("holds nothing against half a ladder, nor half a ladder against anything", () => {
    const before = [climb("A", 100)];
    const half = ladderOf([climb("A", 20)], false);
    expect(falls(before, half)).toEqual([]);
    const page = ladderPage(half, "command", "today", before);
    expect(page).toContain("stopped half-way");
    expect(page).not.toContain("Weaker");
    expect(page).not.toContain("Nobody became weaker");
    expect(page).toContain("| 1 | A | bot | +20 | ± 10 |  | 64 |");
    expect(readLadder(page)).toEqual([]);
  });
});
