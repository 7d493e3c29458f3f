import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { planBot } from "@fiefdom/bots/plan/bot";
import { fits } from "@fiefdom/bots/plan/compile";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { homeOf } from "@fiefdom/bots/plan/home";
import { parsePlan } from "@fiefdom/bots/plan/parse";
import { findPlan, planId, shippedPlans } from "@fiefdom/bots/plan/plans";
import { SHIPPED } from "@fiefdom/bots/plan/shipped";
import { type Bot, playOut } from "@fiefdom/bots/player";
import { boardOf } from "@fiefdom/cards";
import { answer, type Game, start, view, winners } from "@fiefdom/engine";
import { describe, expect, it } from "vitest";

const folder = fileURLToPath(new URL("../plans/", import.meta.url));
const files = globSync("*.plan", { cwd: folder }).sort();
const plans = [...shippedPlans()];

/** Shares in percent: the first wins, the second wins, nobody does. Each begins half of the games, at home with the first. */
function shares(one: string, other: string, games: number): [number, number, number] {
  const [a, b] = [findPlan(one), findPlan(other)];
  const board = boardOf({ players: 2, ...homeOf(a) });
  const bots = [planBot(a)(board, ""), planBot(b)(board, "")];
  const won: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < games; i++) {
    const game = start(board, `${one} against ${other}, game ${i}`, { first: i % 2 });
    playOut(game, bots);
    const best = winners(game);
    won[best.length > 1 ? 2 : best[0]] += 100 / games;
  }
  return won;
}

/** Plays a game to its end, or for a hundred rounds. */
function play(game: Game, bots: readonly Bot[]): void {
  const views = bots.map((_, seat) => view(game, seat));
  for (let d = game.decision; d !== null && game.turn < 100 * bots.length; d = game.decision)
    answer(game, d.who, bots[d.who].answer(views[d.who], d));
}

describe("the shipped plans", () => {
  it("are many, and bundled as they lie in their folder", () => {
    expect(files.length).toBeGreaterThanOrEqual(25);
    expect(SHIPPED, "run node packages/bots/bin/plans.ts").toEqual(
      files.map((name) => readFileSync(`${folder}${name}`, "utf8")),
    );
  });

  it.each(files)(
    "%s is called like its plan, says what it is about, and is written as plans are printed",
    (file) => {
      const text = readFileSync(`${folder}${file}`, "utf8");
      const plan = parsePlan(text);
      expect(`${planId(plan.name)}.plan`).toBe(file);
      expect(plan.notes).toHaveLength(1);
      expect(formatPlan(plan)).toBe(text);
    },
  );

  it.each(plans)(
    "%s fits its home and plays full games there, two to six players, in both rulesets",
    (_, plan) => {
      for (const ruleset of ["printed", "current"] as const) {
        for (const players of [2, 3, 4, 5, 6]) {
          const board = boardOf({ players, ruleset, ...homeOf(plan) });
          expect(fits(plan, board)).toBe(true);
          const bot = planBot(plan)(board, "");
          const rival = planBot(findPlan("Big Money Ultimate"))(board, "");
          for (let i = 0; i < 3; i++) {
            const game = start(board, `${plan.name}, ${players} players, game ${i}`);
            const others = i % 2 === 0 ? rival : bot;
            play(
              game,
              Array.from({ length: players }, (_, seat) => (seat % 2 === 0 ? bot : others)),
            );
            expect(game.over, `${ruleset}, ${players} players, game ${i}`).toBe(true);
          }
        }
      }
    },
  );

  it("can be found by name, and a wrong name is answered with the right one", () => {
    expect(findPlan("big money ultimate").name).toBe("Big Money Ultimate");
    expect(findPlan("council-room-militia").name).toBe("Council Room / Militia");
    expect(() => findPlan("duble witch")).toThrow("Did you mean double-witch?");
    expect(() => findPlan("something else entirely")).toThrow("There are: ");
  });
});

describe("strength", () => {
  it("Big Money Ultimate beats Big Money clearly", () => {
    const [won, lost] = shares("Big Money Ultimate", "Big Money", 1000);
    expect(won).toBeGreaterThan(70);
    expect(lost).toBeLessThan(25);
  });

  // Measured by DominionSim: 72 / 22 / 5, 94 / 5 / 1 and 70 / 24 / 5.
  it.each<[string, number, number]>([
    ["Smithy", 72, 22],
    ["Witch", 94, 5],
    ["Militia", 70, 24],
  ])(
    "%s against Big Money Ultimate wins %i and loses %i of a hundred, as DominionSim has it",
    (name, wins, losses) => {
      const [won, lost] = shares(name, "Big Money Ultimate", 4000);
      expect(Math.abs(won - wins), `${won}`).toBeLessThan(3);
      expect(Math.abs(lost - losses), `${lost}`).toBeLessThan(3);
    },
  );
});
