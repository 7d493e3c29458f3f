/** What searches learn from other boards. */
import { readFileSync } from "node:fs";
import { boardOf, randomKingdom, randomLandscapes } from "@fiefdom/cards";
import { below, streams } from "@fiefdom/engine/random";
import { describe, expect, it } from "vitest";
import { experiencedOn } from "../src/find/experience.ts";
import { COMMON } from "../src/find/first.ts";
import { mean, Trials } from "../src/find/trials.ts";
import { marketOf } from "../src/find/vary.ts";
import { EXPERIENCE } from "../src/plan/bundled/experience.ts";
import { compile } from "../src/plan/compile.ts";
import { formatPlan } from "../src/plan/format.ts";
import { parsePlan, parsePlans } from "../src/plan/parse.ts";
import type { Plan } from "../src/plan/plan.ts";
import { shippedPlans } from "../src/plan/plans.ts";
import { bestAtOnce } from "../src/planner.ts";

const dice = (seed: string) => {
  const words = streams(seed, 1);
  return (n: number) => below(words, 0, n);
};
const boards = [1, 2, 3, 4].map((seed) =>
  boardOf({
    players: 2 + (seed % 3),
    kingdom: randomKingdom(seed),
    landscapes: randomLandscapes(seed, "mixed"),
    colonies: seed % 2 === 0,
  }),
);

describe("experience", () => {
  it("is bundled as it lies in its file, every plan with the cards that it had to choose from", () => {
    const file = new URL("../plans/experience.plans", import.meta.url);
    expect(EXPERIENCE, "run node packages/bots/bin/plans.ts").toBe(readFileSync(file, "utf8"));
    const plans = parsePlans(EXPERIENCE);
    expect(plans.length).toBeGreaterThan(1000);
    expect(new Set(plans.map(({ name }) => name)).size).toBe(plans.length);
    for (const { name, home } of plans) {
      const cards = home !== undefined && "cards" in home ? home.cards : [];
      expect(cards.length, name).toBeGreaterThanOrEqual(10);
    }
  });

  it("makes plans for any board, of what there is on it, which can be printed, read and followed", () => {
    for (const board of boards) {
      const market = marketOf(board);
      const make = experiencedOn(market, dice("made"));
      if (make === null) throw new Error("nothing was learned");
      for (let i = 0; i < 40; i++) {
        const plan = make();
        for (const { what } of plan.lists.buy)
          expect(COMMON.has(what) || market.byId.has(what), what).toBe(true);
        expect(parsePlan(formatPlan(plan))).toEqual(plan);
        compile(plan, board);
      }
    }
  });

  it("makes the same plans of the same dice", () => {
    const market = marketOf(boards[0]);
    const some = (): Plan[] => {
      const make = experiencedOn(market, dice("again"));
      return make === null ? [] : Array.from({ length: 10 }, make);
    };
    expect(some()).toEqual(some());
    expect(new Set(some().map(formatPlan)).size).toBeGreaterThan(5);
  });

  it("has a first plan that plays with villages what they carry, and beats money at once", () => {
    const kingdom = [
      "moat",
      "farmers-market",
      "village",
      "militia",
      "workers-village",
      "courtier",
      "torturer",
      "trading-post",
      "vault",
      "bank",
    ];
    const board = boardOf({ players: 2, kingdom, landscapes: ["conquest"] });
    const plan = bestAtOnce(board, []);
    const trials = new Trials(board, "first plan");
    const money = trials.seat(shippedPlans().get("big-money-ultimate") as Plan);
    expect(mean(trials.meet(trials.seat(plan), money, 200))).toBeGreaterThan(0.25);
  });
});
