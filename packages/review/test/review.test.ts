/** Reviews of finished games: what they may know, that they come out the same, and that they find what is there. */

import { dice } from "@fiefdom/bots/dice";
import { rememberPlan } from "@fiefdom/bots/marshal";
import { bookPlan } from "@fiefdom/bots/plan/book";
import { planBot } from "@fiefdom/bots/plan/bot";
import { findPlan } from "@fiefdom/bots/plan/plans";
import { type Bot, playOut } from "@fiefdom/bots/player";
import { boardOf, findKingdom } from "@fiefdom/cards";
import { BUY_IT, code, offered, PLAY_IT } from "@fiefdom/engine/decisions";
import { determinize } from "@fiefdom/engine/determinize";
import type { Decision, Game } from "@fiefdom/engine/game";
import { arrange } from "@fiefdom/engine/position";
import { type GameRecord, record } from "@fiefdom/engine/record";
import { answer } from "@fiefdom/engine/run";
import { start } from "@fiefdom/engine/start";
import { View } from "@fiefdom/engine/view";
import { describe, expect, test } from "vitest";
import { Bench, type Case, type Task } from "../src/bench.ts";
import { nothingKept, reviewAtOnce, reviewTogether } from "../src/judge.ts";
import { courseAt, courseOf, NothingPlayed, NotOver } from "../src/moments.ts";
import { reasonsFor } from "../src/reasons.ts";

const board = boardOf({ players: 2, kingdom: findKingdom("first-game").kingdom });
const plan = findPlan("Smithy");
// Other tests of this thread may have had Sovereign play by something else here.
rememberPlan(board, bookPlan(board) ?? plan);

/** A game of two who follow the same plan, but for what somebody is made to do. */
function played(
  seed: string,
  made: (g: Game, d: Decision) => number | string | null = () => null,
): { readonly record: GameRecord; readonly at: number } {
  const bots: Bot[] = [0, 1].map(() => planBot(plan)(board, ""));
  const g = start(board, seed, { first: 0, history: true });
  const views = bots.map((_, seat) => new View(g, seat));
  let at = -1;
  for (let n = 0; g.decision !== null; n++) {
    const d = g.decision;
    const doing = made(g, d);
    if (doing !== null) at = n;
    answer(g, d.who, doing ?? bots[d.who].answer(views[d.who], d));
  }
  return { record: record(g), at };
}

const buying = (g: Game, id: string): number => code(BUY_IT, 0, g.board.kind(id));

/** Once, in somebody's first turns with so many coins. */
function once(
  seat: number,
  id: string,
  coins: number,
  turns: number,
): (g: Game, d: Decision) => number | null {
  let done = false;
  return (g, d) => {
    const option = buying(g, id);
    const now = d.verb === "buy" && d.who === seat && g.coins >= coins && g.players[seat].turns <= turns;
    if (done || !now || !offered(d, option)) return null;
    done = true;
    return option;
  };
}

const QUICK = 20_000;

describe("what a review may know", () => {
  test("a running game is refused, and one that was given up is not", () => {
    const { record: whole } = played("running");
    const cut = { ...whole, answers: whole.answers.slice(0, -5) };
    expect(() => courseOf(cut)).toThrow(NotOver);
    expect(courseOf(cut, [0, 1]).shares).toEqual([0, 1]);
    // Nor is there anything to say where nobody did anything.
    expect(() => courseOf({ ...whole, answers: [] }, [0, 1])).toThrow(NothingPlayed);
  });

  test("cards that its player can't see change nothing", () => {
    const given: Case = { record: played("hidden").record, plan };
    const bench = new Bench(given);
    const other = new Bench(given);
    const moment = bench.course.moments.findIndex(({ turn }) => turn >= 8);
    const { game, seat } = bench.course.moments[moment];
    const world = determinize(game, seat, "quite another world");
    const hands = [game, world].map((g) => g.players[1 - seat].hand.concat(g.players[1 - seat].deck).join());
    expect(hands[0]).not.toBe(hands[1]);
    Object.assign(game, world);
    const arms = bench.asked(moment).answers.map((_, answered) => ({ answer: answered, way: 0 }));
    const task: Task = { do: "compare", stage: "look", moment, arms, from: 0, to: 12 };
    expect(bench.run(task)).toEqual(other.run(task));
  });
});

test("of a very long game every purchase is looked at, and of the rest what there is room for", () => {
  const six = boardOf({ players: 6, kingdom: findKingdom("size-distortion").kingdom });
  const g = start(six, "long", { history: true });
  playOut(
    g,
    g.players.map((_, seat) => dice(six, `${seat}`)),
  );
  const { moments, answers } = courseOf(record(g), [1, 0, 0, 0, 0, 0]);
  expect(moments).toHaveLength(260);
  const looked = moments.map(({ at }) => at);
  expect(looked).toEqual([...looked].sort((a, b) => a - b));
  const bought = answers.flatMap(([, word], at) => (String(word).startsWith("buy:") ? [at] : []));
  expect(bought.length).toBeGreaterThan(60);
  expect(bought.filter((at) => !looked.includes(at))).toEqual([]);
});

describe("a review", () => {
  const blunder = played("early", once(0, "curse", 8, 9));

  // A game that was soon given up is looked at soon.
  const { answers } = blunder.record;
  const given: Case = { record: { ...blunder.record, answers: answers.slice(0, 40) }, result: [0, 1], plan };
  const alone = reviewAtOnce(new Bench(given), QUICK);

  test("is the same however many work at it, and goes on where it was left", async () => {
    const bench = new Bench(given);
    const kept = nothingKept();
    const workers = [new Bench(given), new Bench(given)];
    const shares: number[] = [];
    const together = await reviewTogether(bench, {
      performers: workers.map((worker) => async (task) => worker.run(task)),
      spend: QUICK,
      kept,
      progress: (done) => shares.push(done),
    });
    expect(together).toEqual(alone);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    const again = await reviewTogether(new Bench(given), {
      performers: [() => Promise.reject(new Error("everything is known already"))],
      spend: QUICK,
      kept: JSON.parse(JSON.stringify(kept)),
    });
    expect(again).toEqual(alone);
  });

  test("has chances that add up, from the first turn to the result", () => {
    const { turns, shares, seats } = alone;
    expect(seats).toBe(2);
    for (const { begun, ended } of turns)
      for (const chances of [begun, ended])
        expect(chances.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1);
    expect(turns.at(-1)?.ended.map(({ value }) => value)).toEqual(shares);
  });

  test("tells what everybody had, before the first turn and after each", () => {
    const { turns, holdings } = alone;
    expect(holdings).toHaveLength(turns.length + 1);
    expect(holdings[0]).toEqual([0, 1].map(() => ({ score: 3, money: 7, cards: 10 })));
    // Whoever is not at turn neither gains nor loses anything here.
    turns.forEach(({ seat }, i) => {
      expect(holdings[i + 1][1 - seat], `turn ${i}`).toEqual(holdings[i][1 - seat]);
    });
    expect(holdings.at(-1)?.every(({ money, cards }) => money > 7 && cards > 12)).toBe(true);
  });

  test("finds a Curse that was bought with eight coins, and says why", () => {
    // As if it had been given up soon after.
    const soon = { ...blunder.record, answers: answers.slice(0, blunder.at + 8) };
    const { mistakes } = reviewAtOnce(new Bench({ record: soon, result: [0, 1], plan }), 1_500_000);
    const it = mistakes.find(({ at }) => at === blunder.at);
    expect(it).toMatchObject({ seat: 0, verb: "buy", played: { options: ["buy:curse"] } });
    expect(it?.cost.value).toBeGreaterThan(0.1);
    expect(it?.reasons[0]).toMatchObject({ code: "junk", card: "curse" });
  });

  test("knows a purchase whose Treasures were played for it", () => {
    let done = false;
    const { record: made, at } = played("for", (g, d) => {
      const coppers = new View(g, 0).inHand(board.kind("copper"));
      if (done || d.verb !== "buy" || d.who !== 0 || g.coins > 0 || coppers < 3) return null;
      done = true;
      return "treasures:silver";
    });
    expect(made.answers[at]).toEqual([0, "treasures:silver"]);
    const moment = courseOf(made).moments.find((one) => one.at === at);
    expect(moment?.played).toEqual([code(BUY_IT, 0, board.kind("silver"))]);
    expect(moment?.decision.options).toContain(code(BUY_IT, 0, board.kind("silver")));
  });

  test("is made of a table of six as well, where there is no network to ask", () => {
    const six = boardOf({ players: 6, kingdom: findKingdom("size-distortion").kingdom });
    const bots = Array.from({ length: 6 }, () => planBot(plan)(six, ""));
    const g = start(six, "six", { first: 0, history: true });
    playOut(g, bots);
    // Six turns and a few more, and then somebody gave up.
    const soon = { ...record(g), answers: record(g).answers.slice(0, 40) };
    const result = [0, 0, 0, 0, 0, 1];
    const { seats, turns, shares } = reviewAtOnce(new Bench({ record: soon, result, plan }), QUICK);
    expect([seats, shares]).toEqual([6, result]);
    expect(turns.length).toBeGreaterThan(6);
    for (const { begun, ended } of turns)
      for (const chances of [begun, ended])
        expect(chances.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1);
  });

  test("knows a purchase for which a Treasure was kept in hand", () => {
    const cards = [
      "venture",
      "mint",
      "bank",
      "laboratory",
      "village",
      "smithy",
      "market",
      "moat",
      "mine",
      "artisan",
    ];
    const rich = boardOf({ players: 2, kingdom: cards });
    const g = arrange(
      rich,
      { players: [{ hand: ["gold", "gold", "silver", "silver"] }, { hand: ["copper"] }] },
      { seed: "kept" },
    );
    for (const treasure of ["gold", "gold", "silver"]) answer(g, 0, `play:${treasure}`);
    expect(g.decision?.options).toContain(code(PLAY_IT, 0, rich.kind("silver")));
    expect(courseAt(g, ["buy:province"])?.moments[0].played).toEqual([
      code(BUY_IT, 0, rich.kind("province")),
    ]);
  });
});

describe("reasons", () => {
  const table = [0, 1].map(() => planBot(plan)(board, ""));

  test("name the end of a game that is lost by it", () => {
    const g = arrange(
      board,
      {
        players: [
          { hand: ["gold", "gold", "silver", "estate", "estate"], deck: ["copper", "copper", "copper"] },
          { hand: ["copper"], deck: ["province", "province", "copper", "copper", "copper"] },
        ],
        supply: { province: 1 },
      },
      { seed: "end" },
    );
    answer(g, 0, "treasures");
    const why = reasonsFor(new View(g, 0), [buying(g, "province")], [buying(g, "duchy")], table, "end");
    expect(why[0]).toEqual({ code: "ends-behind", behind: 4 });
  });

  test("count what a Curse costs, and say nothing that is not the case", () => {
    const g = arrange(
      board,
      { players: [{ hand: ["gold", "gold", "silver", "estate", "estate"] }, { hand: ["copper"] }] },
      { seed: "curse" },
    );
    answer(g, 0, "treasures");
    const why = reasonsFor(new View(g, 0), [buying(g, "curse")], [buying(g, "province")], table, "curse");
    expect(why[0]).toMatchObject({ code: "junk", card: "curse", points: 1 });
    expect(why.map((reason) => reason.code)).not.toContain("ends-behind");
    expect(reasonsFor(new View(g, 0), [buying(g, "gold")], [buying(g, "gold")], table, "same")).toEqual([]);
  });
});
