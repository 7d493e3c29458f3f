/**
 * What other programs measured comes out of the lab too; the limits are about three standard errors. DominionSim's
 * figures for its own plans are checked where those are (bots, plan-shipped).
 */

import { parsePlan } from "@fiefdom/bots/plan/parse";
import { describe, expect, it } from "vitest";
import { botContestant, type Contestant, planContestant } from "../src/contestants.ts";
import { boardFrom } from "../src/kingdoms.ts";
import { playGames } from "../src/pool.ts";
import { type Results, results } from "../src/results.ts";

async function simulate(contestants: readonly Contestant[], games: number): Promise<Results> {
  const { board } = boardFrom({ players: 2, seed: "numbers" }, contestants);
  const tally = await playGames({ board, contestants, games, seed: "numbers" });
  const about = { kingdom: [], landscapes: [], ruleset: "printed", seed: "numbers" };
  return results(
    tally,
    contestants.map(({ name }) => name),
    about,
  );
}

/** Percent won by the first, won by the second, tied. */
const shares = (r: Results): number[] =>
  [r.players[0].wins, r.players[1].wins, r.ties].map((n) => (100 * n) / r.games);

function near(measured: readonly number[], known: readonly number[], within: number): void {
  measured.forEach((value, i) => {
    expect(Math.abs(value - known[i]), `${measured.map((x) => x.toFixed(1))} for ${known}`).toBeLessThan(
      within,
    );
  });
}

describe("numbers that others measured", () => {
  it("Big Money against itself", async () => {
    const bot = botContestant("big-money");
    const r = await simulate([bot, bot], 12_000);
    const first = r.players.reduce((sum, p) => sum + p.asFirst.wins, 0);
    const all = r.players.reduce((sum, p) => sum + p.wins, 0);
    near(
      [first, all - first, r.ties].map((n) => (100 * n) / r.games),
      [24.4, 42.3, 33.3],
      1.4,
    );
    const turns = r.players.reduce((sum, p) => sum + p.asFirst.meanTurns, 0) / 2;
    expect(Math.abs(turns - 17.36)).toBeLessThan(0.08);
  });

  it("one Smithy against Big Money, written as a plan", async () => {
    const text =
      "plan One\nneeds Smithy\nbuy\n  Province even when behind\n  Gold\n  Smithy if I own none\n  Silver\nplay Smithy\n";
    const r = await simulate([planContestant(parsePlan(text)), botContestant("big-money")], 6000);
    near(shares(r), [60.0, 12.4, 27.5], 2);
  });
});
