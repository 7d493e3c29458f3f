/** The search for plans: its parts, and that what it promises holds. */
import { boardOf, randomKingdom, randomLandscapes } from "@fiefdom/cards";
import { below, streams } from "@fiefdom/engine/random";
import { start } from "@fiefdom/engine/start";
import { describe, expect, it } from "vitest";
import { COMMON, firstPlans, planWith } from "../src/find/first.ts";
import { equilibrium, type Member, mean, scoreOf, Trials, worst } from "../src/find/trials.ts";
import { changed, line, marketOf, vary } from "../src/find/vary.ts";
import { compile, fits } from "../src/plan/compile.ts";
import { formatPlan } from "../src/plan/format.ts";
import { homeOf } from "../src/plan/home.ts";
import { parsePlan } from "../src/plan/parse.ts";
import type { Plan } from "../src/plan/plan.ts";
import { shippedPlans } from "../src/plan/plans.ts";
import { type FindOptions, findPlan } from "../src/planner.ts";
import { playAndCount } from "../src/player.ts";
import { moneyPlan } from "../src/steward.ts";

const dice = (seed: string) => {
  const words = streams(seed, 1);
  return (n: number) => below(words, 0, n);
};
const boards = [1, 2, 3, 5, 6].map((seed) =>
  boardOf({
    players: 2 + (seed % 5),
    kingdom: randomKingdom(seed),
    landscapes: randomLandscapes(seed, "mixed"),
    colonies: seed % 2 === 0,
  }),
);

describe("the space of plans", () => {
  it("every first plan and every change of it can be printed, read and followed", () => {
    for (const board of boards) {
      const market = marketOf(board);
      const roll = dice("space");
      const plans = firstPlans(board, market);
      expect(plans.length).toBeGreaterThan(20);
      for (const first of plans) {
        let plan = first;
        for (let i = 0; i < 12; i++) plan = changed(plan, [vary(plan, market, plans, roll)]);
        for (const one of [first, plan]) {
          expect(parsePlan(formatPlan(one))).toEqual(one);
          compile(one, board);
        }
      }
    }
  });

  it("begins with two cards that may be good together and not alone", () => {
    const torturer = homeOf(shippedPlans().get("torturer") as Plan);
    const board = boardOf({ players: 2, ...torturer });
    const sorts = firstPlans(board, marketOf(board)).map(({ lists }) =>
      [...new Set(lists.buy.map(({ what }) => what))].filter((id) => !COMMON.has(id)).sort(),
    );
    expect(sorts).toContainEqual(["torturer", "village"]);
    expect(sorts).toContainEqual(["poacher", "torturer"]);
  });

  it("changes can be made together, and one whose line is gone changes nothing", () => {
    const [a, b, c] = ["gold", "silver", "copper"].map((id) => line(id));
    const plan = planWith([a, b, c]);
    const ids = (...changes: Parameters<typeof changed>[1]) =>
      changed(plan, changes).lists.buy.map(({ what }) => what);
    expect(ids({ remove: b }, { replace: b, by: line("duchy") })).toEqual(["gold", "copper"]);
    expect(ids({ move: c, before: a }, { insert: line("estate"), before: c })).toEqual([
      "estate",
      "copper",
      "gold",
      "silver",
    ]);
  });
});

describe("the table", () => {
  const rivals = (results: readonly (readonly number[])[]): Member[] => {
    const members = results.map(
      () => ({ plan: planWith([]), even: 0.5, results: new Map() }) as unknown as Member,
    );
    results.forEach((row, i) => {
      row.forEach((sum, j) => {
        Object.assign(scoreOf(members[i], members[j]), { sum: 100 * sum, squares: 25, games: 100 });
      });
    });
    return members;
  };

  it("mixes what beats each other in turn, and leaves out what all beat", () => {
    const weights = equilibrium(
      rivals([
        [0, 0.2, -0.2, 0.3],
        [-0.2, 0, 0.2, 0.3],
        [0.2, -0.2, 0, 0.3],
        [-0.3, -0.3, -0.3, 0],
      ]),
      6000,
    );
    for (const weight of weights.slice(0, 3)) expect(weight).toBeCloseTo(1 / 3, 1);
    expect(weights[3]).toBeLessThan(0.01);
  });

  it("knows the worst result, and who it was", () => {
    const members = rivals([
      [0, 0.1, -0.05],
      [-0.1, 0, 0.2],
      [0.05, -0.2, 0],
    ]);
    expect(worst(members[0], members)).toEqual({ result: -0.05, by: members[2] });
    expect(worst(members[2], members).by).toBe(members[1]);
  });

  it.each([2, 4])("equals are equal at a table of %i", (players) => {
    const board = boardOf({ players, kingdom: "first-game" });
    const trials = new Trials(board, "equal");
    const [a, b] = [1, 2].map(() => trials.seat(moneyPlan(board)));
    expect(Math.abs(mean(trials.meet(a, b, 240)))).toBeLessThan(0.1);
  });
});

describe("the search", () => {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  const known = (on = board): Plan[] => [...shippedPlans().values()].filter((plan) => fits(plan, on));
  const run = (options: Partial<FindOptions> = {}, on = board) => [
    ...findPlan(on, { games: 2000, seed: "test", rivals: known(on), ...options }),
  ];

  it("has a plan before it has played a game", () => {
    const first = findPlan(board, { games: 4000, seed: "test" }).next().value;
    expect(first.games).toBe(0);
    compile(first.plan, board);
  });

  it("finds the same plan again with the same seed and budget, and keeps within it", () => {
    const steps = run();
    expect(run()).toEqual(steps);
    const last = steps[steps.length - 1];
    expect(last.games).toBeLessThan(1.4 * 2000);
    expect(last.done).toBe(1);
    expect(parsePlan(formatPlan(last.plan))).toEqual(last.plan);
  });

  it("counts the work in the games as well", () => {
    const last = run({ games: 1_000_000, decisions: 100_000 }).at(-1);
    expect(last?.games).toBeLessThan(2000);
  });

  it("counts what nobody had to be asked for as less work", () => {
    const trials = new Trials(board, "work");
    const { bot } = trials.seat(moneyPlan(board));
    trials.play(bot, () => bot, 0);
    const { asked, plain } = playAndCount(start(board, "work/0", { first: 0 }), [bot, bot]);
    expect(plain).toBeGreaterThan(20);
    expect(trials.decisions).toBeCloseTo(asked + plain / 3);
  });

  it("is not worse than a known plan that it could not have found", () => {
    // A plan of many parts: the search has hardly any games, but it was told of the plan.
    const rush = boardOf({
      players: 2,
      kingdom: "bureaucrat,gardens,cellar,harbinger,vassal,village,poacher,remodel,throne-room,mine".split(
        ",",
      ),
    });
    const { plan } = run({ games: 5000 }, rush).at(-1) as { plan: Plan };
    const trials = new Trials(rush, "fresh");
    const result = trials.meet(
      trials.seat(plan),
      trials.seat(shippedPlans().get("bureaucrat-gardens") as Plan),
      400,
    );
    expect(mean(result)).toBeGreaterThan(-0.06);
  });
});
