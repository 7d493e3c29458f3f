/** Lines of a turn: what belongs together is compared and decided as one, and only what a player can foresee. */
import { boardOf } from "@fiefdom/cards";
import { answer, type Decision, type Game, start, view } from "@fiefdom/engine";
import { below, streams } from "@fiefdom/engine/random";
import { describe, expect, it } from "vitest";
import { winAtOnce } from "../src/finish.ts";
import { linesFrom, playLine, weighedSteps } from "../src/lines.ts";
import { playAtOnce } from "../src/marshal.ts";
import { planBot } from "../src/plan/bot.ts";
import { findPlan } from "../src/plan/plans.ts";
import { playOut } from "../src/player.ts";
import { type Arm, choose, compare, noTally, note, search } from "../src/search.ts";
import { consider, lookingAhead } from "../src/sovereign.ts";
import { type Given, situation } from "./situation.ts";

const MONEY = findPlan("big-money-ultimate");

/** The lines of seat 0 in words, each as its answers. */
function lines(given: Given, most = 40): string[] {
  const g = situation(given);
  const policy = planBot(MONEY)(g.board, "");
  const d = g.decision as Decision;
  const ids = (options: readonly number[]): string[] =>
    options.map((option) => g.board.kinds[option & 255]?.id ?? "");
  return linesFrom(view(g, 0), d, [policy], most, "test").map((line) =>
    line
      .filter(({ verb, answer: given }) => verb !== "buy" || given[0] >> 16 === 2)
      .map(({ verb, answer: given }) => `${verb} ${ids(given).join("+")}`)
      .join(", "),
  );
}

describe("lines", () => {
  it("hold purchases together, each set once, whatever the order", () => {
    const found = lines({ me: { hand: "" }, at: "buy", coins: 6, buys: 2, kingdom: "market smithy moat" });
    expect(found[0]).toBe("buy gold");
    expect(found).toContain("buy silver, buy silver");
    expect(found.filter((line) => line.includes("smithy") && line.includes("moat"))).toHaveLength(1);
    // Buying nothing, too.
    expect(found).toContain("");
    expect(new Set(found).size).toBe(found.length);
  });

  it("begin with what is played and go on to what is bought, if nothing is drawn in between", () => {
    const found = lines({ me: { hand: "woodcutter 2*silver" }, kingdom: "woodcutter market" }, 40);
    const both = found.filter((line) => line.startsWith("action woodcutter, buy"));
    expect(both.length).toBeGreaterThan(3);
  });

  it("end where the player learns something", () => {
    const deck = "silver gold copper estate province smithy duchy market";
    const found = lines({ me: { hand: "smithy silver", deck }, kingdom: "smithy market" });
    for (const line of found.filter((other) => other.startsWith("action smithy")))
      expect(line).toBe("action smithy");
  });

  it("that lead to the same place are one: which Treasure comes first changes nothing", () => {
    const found = lines({ me: { hand: "2*crown gold" }, at: "buy", coins: 0, kingdom: "crown market" });
    expect(found.filter((line) => line.endsWith("buy gold"))).toHaveLength(1);
  });

  it("weigh that nothing is chosen, however many cards may be", () => {
    const hand = "chapel 2*copper 2*estate silver gold";
    const found = lines({ me: { hand }, kingdom: "chapel", after: ["play:chapel"] }, 8);
    expect(found.some((line) => line.startsWith("trash ,"))).toBe(true);
  });

  it("are followed up to a purchase that was hardly weighed beside other things", () => {
    const steps = (given: Given, most: number): { readonly weighed: number; readonly all: number } => {
      const g = situation(given);
      const policy = planBot(MONEY)(g.board, "");
      const found = linesFrom(view(g, 0), g.decision as Decision, [policy], most, "weighed");
      return { weighed: weighedSteps(found[0], found), all: found[0].length };
    };
    // To play Woodcutter or not, and all Treasures; what to buy then is another thought.
    const turn: Given = { me: { hand: "woodcutter 3*gold" }, kingdom: "woodcutter market smithy" };
    expect(steps(turn, 40).weighed).toBe(2);
    // Two purchases are one thought, if there was room for other pairs.
    const purchases: Given = { me: { hand: "" }, at: "buy", coins: 11, buys: 2, kingdom: "market" };
    const many = steps(purchases, 40);
    expect(many.weighed).toBe(many.all);
    expect(steps(purchases, 3).weighed).toBe(1);
  });

  it("are the same in every world that the player can't tell apart", () => {
    const given: Given = {
      me: { hand: "chapel 2*estate copper silver", deck: "gold silver copper" },
      kingdom: "chapel",
    };
    const g = situation(given);
    const policy = planBot(MONEY)(g.board, "");
    const of = (world: Game) => linesFrom(view(world, 0), world.decision as Decision, [policy], 20, "same");
    expect(of(view(g, 0).imagine("another"))).toEqual(of(g));
  });
});

describe("Sovereign's turn", () => {
  it("never ends a lost game while it can go on", () => {
    const g = situation({
      me: { hand: "", deck: "8*copper" },
      you: { deck: "6*province 12*gold", hand: "5*gold" },
      at: "buy",
      coins: 8,
      supply: { province: 1 },
    });
    const bot = lookingAhead(g.board, { budget: { rollouts: 100 }, seed: "lost", plans: () => [MONEY] });
    const seen = view(g, 0);
    for (let d = g.decision; d !== null && g.player === 0 && d.who === 0; d = g.decision)
      answer(g, 0, bot.answer(seen, d));
    expect(g.over).toBe(false);
  });

  it("finds the purchases that win together, be it with three of them and three empty piles", () => {
    const g = situation({
      me: { hand: "", deck: "4*province 8*copper" },
      you: { deck: "4*province 12*gold", hand: "5*gold" },
      at: "buy",
      coins: 7,
      buys: 3,
      kingdom: "cellar moat market",
      supply: { estate: 1, cellar: 1, moat: 1 },
    });
    const bot = lookingAhead(g.board, { budget: { rollouts: 20 }, seed: "three", plans: () => [MONEY] });
    const seen = view(g, 0);
    for (let d = g.decision; d !== null && g.player === 0 && d.who === 0; d = g.decision)
      answer(g, 0, bot.answer(seen, d));
    // A point ahead, by the Estate.
    expect(g.over).toBe(true);
  });

  it("weighs an answer that it is asked about, even one that it would never try", () => {
    const g = situation({ me: { hand: "" }, at: "buy", coins: 8, kingdom: "market" });
    const curse = g.board.codes.get("buy:curse") as number;
    const first = (weigh?: readonly number[]) =>
      consider(view(g, 0), { rollouts: 100 }, "weigh", weigh)?.candidates.map(
        ({ line }) => line[0].options[0],
      );
    expect(first()).not.toContain("buy:curse");
    expect(first([curse])).toContain("buy:curse");
  });

  it("wins at once if it can, with both purchases that it takes", () => {
    // Two Provinces are left, and three points are missing: one Province alone hands the last to the other.
    const g = situation({
      me: { hand: "", deck: "6*province 8*copper" },
      you: { deck: "6*province duchy 12*gold", hand: "5*gold" },
      at: "buy",
      coins: 16,
      buys: 2,
      supply: { province: 2 },
    });
    const bot = lookingAhead(g.board, { budget: { rollouts: 200 }, seed: "end", plans: () => [MONEY] });
    const seen = view(g, 0);
    for (let d = g.decision; d !== null && d.who === 0; d = g.decision) answer(g, 0, bot.answer(seen, d));
    expect(g.over).toBe(true);
  });

  it.each([
    { moats: 1, won: true },
    { moats: 2, won: true },
    { moats: 3, won: false },
  ])("wins at once with what a card gains, and a purchase besides: $moats Moats left", ({ moats, won }) => {
    // Two piles are empty. The plan would never gain a Moat.
    const g = situation({
      me: { hand: "workshop 2*copper", deck: "4*province 8*copper" },
      you: { deck: "3*province 12*gold", hand: "5*gold" },
      kingdom: "workshop village smithy moat",
      supply: { village: 0, smithy: 0, moat: moats },
    });
    answer(g, 0, (g.decision as Decision).options[0]);
    const d = g.decision as Decision;
    expect(d.verb).toBe("gain");
    const line = winAtOnce(view(g, 0), d, planBot(MONEY)(g.board, ""), "moat");
    expect(line === null).toBe(!won);
    if (line === null) return;
    playLine(g, 0, line);
    expect(g.over).toBe(true);
  });
});

describe("what was considered", () => {
  const board = boardOf({ players: 2, kingdom: "size-distortion" });
  const middle = (): Game => {
    playAtOnce(board);
    const bots = [planBot(MONEY)(board, ""), planBot(MONEY)(board, "")];
    const g = start(board, "considered", { first: 0 });
    playOut(g, bots, 15);
    return g;
  };

  it("is told with chances, how sure they are, and how the game may go on", () => {
    const g = middle();
    const thought = consider(view(g, g.player), { rollouts: 600 }, "a");
    if (thought === null) throw new Error("there was something to consider");
    expect(thought.seat).toBe(g.player);
    expect(thought.playouts).toBeGreaterThan(200);
    for (const { chance, low, high, line } of thought.candidates) {
      expect(low).toBeLessThanOrEqual(chance);
      expect(high).toBeGreaterThanOrEqual(chance);
      expect(low).toBeGreaterThanOrEqual(0);
      expect(high).toBeLessThanOrEqual(1);
      expect(line.length).toBeGreaterThan(0);
    }
    expect(thought.candidates.filter(({ isPlan }) => isPlan)).toHaveLength(1);
    expect(thought.course.map(({ seat }) => seat)).toEqual([1, 0, 1, 0].map((n) => (n + g.player) % 2));
    // The same again, for the same playouts and the same seed.
    expect(consider(view(g, g.player), { rollouts: 600 }, "a")).toEqual(thought);
  });

  it("tells nothing that the seat can't know", () => {
    const g = middle();
    const { player } = g;
    const other = view(g, player).imagine("elsewhere");
    const of = (world: Game) => consider(view(world, player), { rollouts: 200 }, "same");
    expect(of(other)).toEqual(of(g));
  });

  it("is nothing for who is not asked", () => {
    const g = middle();
    expect(consider(view(g, 1 - g.player), { rollouts: 50 })).toBeNull();
  });
});

it("a search of so many playouts keeps to its budget", () => {
  const g = situation({ me: { hand: "" }, at: "buy", coins: 8, buys: 2, kingdom: "market smithy" });
  const policy = planBot(MONEY)(g.board, "");
  const d = g.decision as Decision;
  const found = linesFrom(view(g, 0), d, [policy], 32, "budget");
  const { rollouts } = search(view(g, 0), found, [policy, policy], { rollouts: 300 }, "budget");
  expect(rollouts).toBeLessThanOrEqual(300 + found.length);
});

describe("what is chosen", () => {
  /** Somebody who led by this in each of so many worlds, give or take a little. */
  const arm = (what: string, judged: [number, number], played: [number, number]): Arm<string> => {
    const tally = ([lead, worlds]: [number, number]) => {
      const seen = noTally();
      for (let i = 0; i < worlds; i++) note(seen, lead + (i % 2 === 0 ? 0.1 : -0.1));
      return seen;
    };
    return { what, chance: noTally(), judged: tally(judged), lead: tally(played) };
  };
  const usual = arm("usual", [0, 0], [0, 0]);

  it("has been tried as long as others, and was not dropped while it was lucky", () => {
    // Both looked good in few worlds; the better one went on, and was not.
    const dropped = arm("dropped", [0, 0], [0.2, 6]);
    expect(choose([usual, arm("went on", [0, 0], [-0.01, 400]), dropped], 1)).toBe("usual");
    expect(choose([usual, arm("went on", [0, 0], [0.05, 400]), dropped], 1)).toBe("went on");
  });

  it("has passed the last check, where there was one", () => {
    const unchecked = arm("unchecked", [0.1, 60], [0, 0]);
    expect(choose([usual, unchecked], 1)).toBe("unchecked");
    expect(choose([usual, arm("checked", [0.12, 60], [-0.1, 400]), unchecked], 1)).toBe("usual");
  });

  it("is seldom another than the usual one among equals", () => {
    let left = 0;
    for (let i = 0; i < 200; i++) {
      const words = streams(`equals/${i}`, 1);
      const toss = () => {
        const won = below(words, 0, 2);
        return { worth: won, chance: won };
      };
      const equals = Array.from({ length: 12 }, (_, n) => n);
      if (compare(equals, toss, { rollouts: 600 }, "equals").choice !== 0) left++;
    }
    expect(left / 200).toBeLessThan(0.4);
  });
});
