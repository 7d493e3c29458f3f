/** The four levels: every one plays any board legally to the end, and none looks at what it may not know. */
import { boardOf, randomKingdom, randomLandscapes } from "@fiefdom/cards";
import { answer, determinize, standings, start, view, winners } from "@fiefdom/engine";
import { describe, expect, it } from "vitest";
import { marshal, marshalPlan, rememberPlan } from "../src/marshal.ts";
import { bigMoney } from "../src/money.ts";
import { planBot } from "../src/plan/bot.ts";
import { findPlan as shipped } from "../src/plan/plans.ts";
import { findPlan } from "../src/planner.ts";
import { type BotMaker, playOut } from "../src/player.ts";
import { ROSTER } from "../src/roster.ts";
import { sovereignWith } from "../src/sovereign.ts";
import { squire } from "../src/squire.ts";
import { moneyPlan, steward } from "../src/steward.ts";

const randomBoard = (seed: number, players = 2) =>
  boardOf({
    players,
    kingdom: randomKingdom(seed),
    landscapes: randomLandscapes(seed, "mixed"),
    ruleset: seed % 2 === 0 ? "printed" : "current",
    colonies: seed % 3 === 0,
  });

/** A board whose plan is known already, so that no test has to look for one. */
const planned = (seed: number, players = 2) => {
  const board = randomBoard(seed, players);
  rememberPlan(board, moneyPlan(board));
  return board;
};

const quick = sovereignWith({ rollouts: 12 });
const levels: Readonly<Record<string, BotMaker>> = { squire, steward, marshal, sovereign: quick };
/** Whatever it thinks of, it must be legal: for that it need not think much. */
const hasty = { ...levels, sovereign: sovereignWith({ rollouts: 4 }) };

describe("the levels", () => {
  it.each(Object.entries(hasty))("%s plays any board to its end, with 2 to 6 players", (name, make) => {
    const games = name === "sovereign" ? 5 : 15;
    for (let seed = 0; seed < games; seed++) {
      const players = 2 + (seed % 5);
      const board = planned(seed, players);
      const g = start(board, `${name}/${seed}`);
      // One who looks ahead is enough at a table; the others see to it that there is something to look at.
      playOut(
        g,
        Array.from({ length: players }, (_, seat) =>
          (name === "sovereign" && seat > 0 ? steward : make)(board, `${seat}`),
        ),
      );
      expect(g.over).toBe(true);
      expect(standings(g)).toHaveLength(players);
    }
  });

  it.each(Object.entries(levels))("%s answers alike in worlds that it cannot tell apart", (name, make) => {
    for (let seed = 0; seed < (name === "sovereign" ? 2 : 6); seed++) {
      const board = planned(seed);
      const g = start(board, `alike/${seed}`);
      const bots = [make(board, "a"), make(board, "b")];
      for (let asked = 0; g.decision !== null && asked < (name === "sovereign" ? 25 : 120); asked++) {
        const { who } = g.decision;
        const other = determinize(g, who, `other/${asked}`);
        const twin = make(board, "same");
        const again = make(board, "same");
        twin.newGame?.("same");
        again.newGame?.("same");
        const real = twin.answer(view(g, who), g.decision);
        expect(again.answer(view(other, who), other.decision as typeof g.decision)).toEqual(real);
        answer(g, who, bots[who].answer(view(g, who), g.decision));
      }
    }
  });

  it("a repeatable Sovereign plays the same game again", () => {
    const play = () => {
      const board = planned(4);
      const g = start(board, "again", { history: true });
      playOut(g, [quick(board, "x"), steward(board, "y")]);
      return g.history?.words;
    };
    expect(play()).toEqual(play());
  });
});

describe("speed", () => {
  const middle = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1];

  /** Milliseconds of each move of one seat, for so many moves. */
  const moves = (make: BotMaker, players: number, count: number): number[] => {
    const board = planned(6, players);
    const bot = make(board, "timed");
    const other = steward(board, "");
    const g = start(board, "timed", { first: 0 });
    const times: number[] = [];
    while (g.decision !== null && times.length < count) {
      const d = g.decision;
      const seen = view(g, d.who);
      const began = performance.now();
      const given = (d.who === 0 ? bot : other).answer(seen, d);
      if (d.who === 0) times.push(performance.now() - began);
      answer(g, d.who, given);
    }
    return times;
  };

  it.each([
    ["squire", squire],
    ["steward", steward],
    ["marshal", marshal],
  ])("%s moves in less than 50 ms at a table of six", (_, make) => {
    expect(middle(moves(make, 6, 60))).toBeLessThan(50);
  });

  it("Sovereign takes at most two seconds", () => {
    const thought = moves(ROSTER.sovereign.make, 4, 8).filter((ms) => ms > 100);
    expect(thought.length).toBeGreaterThan(1);
    // All but one, which a busy machine may have interrupted.
    expect(thought.toSorted((a, b) => a - b).at(-2)).toBeLessThan(2000);
  });
});

describe("strength, roughly", () => {
  const duel = (a: BotMaker, b: BotMaker, games: number, kingdom: string): number => {
    const board = boardOf({ players: 2, kingdom });
    const bots = [a(board, "a"), b(board, "b")];
    let won = 0;
    for (let i = 0; i < games; i++) {
      const g = start(board, `duel/${i}`, { first: i % 2 });
      playOut(g, bots);
      const best = winners(g);
      won += best.includes(0) ? 1 / best.length : 0;
    }
    return won / games;
  };

  it("Steward beats Squire", () => {
    expect(duel(steward, squire, 200, "size-distortion")).toBeGreaterThan(0.55);
  });

  it("looking ahead beats the plan it looks ahead with", () => {
    const board = boardOf({ players: 2, kingdom: "first-game" });
    rememberPlan(board, shipped("big-money-ultimate"));
    expect(duel(sovereignWith({ rollouts: 400 }), marshal, 14, "first-game")).toBeGreaterThan(0.6);
    expect(marshalPlan(board).name).toBe("Big Money Ultimate");
  });

  it("a plan is found that beats money, the same one every time", () => {
    const board = boardOf({ players: 2, kingdom: "size-distortion" });
    const search = () => {
      const steps = [...findPlan(board, { games: 3000, seed: "test" })];
      return steps[steps.length - 1];
    };
    const found = search();
    expect(duel(planBot(found.plan), bigMoney, 100, "size-distortion")).toBeGreaterThan(0.8);
    expect(search().plan).toEqual(found.plan);
  });
});
