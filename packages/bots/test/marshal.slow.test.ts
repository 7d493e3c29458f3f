/**
 * The gate: Marshal on five kingdoms against five plans, with a short search. The search is repeatable, so a
 * figure moves only when the search, the language or the sense does. The limits lie eight points below what
 * was measured for each and five below the mean of all, of which 2,000 games miss the truth by two at most:
 * a fall of ten points can't pass.
 */
import { readFileSync } from "node:fs";
import { boardOf } from "@fiefdom/cards";
import { start, winners } from "@fiefdom/engine";
import type { Board } from "@fiefdom/engine/board";
import { expect, it } from "vitest";
import { marshalPlan, rivalsOn } from "../src/marshal.ts";
import { planBot } from "../src/plan/bot.ts";
import { homeOf } from "../src/plan/home.ts";
import { parsePlans } from "../src/plan/parse.ts";
import type { Plan } from "../src/plan/plan.ts";
import { findPlan as shipped } from "../src/plan/plans.ts";
import { findPlan } from "../src/planner.ts";
import { playOut } from "../src/player.ts";

const SEARCH = 10_000;
const GAMES = 400;

/** Points of the found plan in percent, a tie as half a win. */
function points(against: Plan): number {
  const board = boardOf({ players: 2, ...homeOf(against) });
  let found = against;
  for (const { plan } of findPlan(board, { games: SEARCH, seed: "gate", rivals: rivalsOn(board) }))
    found = plan;
  return share(board, found, against, GAMES);
}

function share(board: Board, one: Plan, other: Plan, games: number): number {
  const bots = [planBot(one)(board, ""), planBot(other)(board, "")];
  let sum = 0;
  for (let i = 0; i < games; i++) {
    const g = start(board, `gate/${i}`, { first: i % 2 });
    playOut(g, bots);
    const best = winners(g);
    if (best.includes(0)) sum += 1 / best.length;
  }
  return (100 * sum) / games;
}

// At Vault's home a plan was crowned for its luck in forty games (44 % in 2,000); at that of Castles, lines were
// left out that matter against Castles alone (30 %).
it.each(["vault", "castles"])(
  "no plan is crowned that %s clearly beats at home",
  (id) => {
    const against = shipped(id);
    const board = boardOf({ players: 2, ...homeOf(against) });
    expect(share(board, marshalPlan(board), against, 2000)).toBeGreaterThan(47);
  },
  300_000,
);

/** The best plan of a whole search that was not told of some plans. */
function foundWithout(board: Board, unknown: readonly Plan[]): Plan {
  const rivals = rivalsOn(board).filter((plan) => !unknown.includes(plan));
  let [found] = rivals;
  for (const { plan } of findPlan(board, { games: 140_000, decisions: 4_200_000, seed: "marshal", rivals }))
    found = plan;
  return found;
}

// Money was crowned here once, although the search had begun with a rush that beats it three times of four.
it("finds a rush that it was not told of", () => {
  const rush = shipped("workshop-gardens");
  const board = boardOf({ players: 2, ...homeOf(rush) });
  expect(share(board, foundWithout(board, [rush]), rush, GAMES)).toBeGreaterThan(60);
}, 300_000);

const UNSEEN = parsePlans(readFileSync(new URL("./unseen.plans", import.meta.url), "utf8"));

// Measured: 52.7, 57.0, 61.9 and 69.7 % of 600 games; the others are told of in docs/STRENGTH.md.
it.each(["Chapel Militia Market", "Sea Hag Money", "Swindler Money", "Throne Witch"])(
  "is not beaten by a plan that nobody told it of: %s",
  (name) => {
    const plan = UNSEEN.find((one) => one.name === name);
    if (plan === undefined) throw new Error(`there is no ${name}`);
    const board = boardOf({ players: 2, ...homeOf(plan) });
    expect(share(board, foundWithout(board, []), plan, 1000)).toBeGreaterThan(47);
  },
  300_000,
);

/** What was measured when this was written. */
const MEASURED: Readonly<Record<string, number>> = {
  smithy: 49.4,
  monument: 53.1,
  "donate-delve": 82.4,
  witch: 54.0,
  "chapel-laboratory": 77.5,
};

it("Marshal does not become weaker unseen", () => {
  const now = Object.keys(MEASURED).map((id) => [id, points(shipped(id))] as const);
  const told = now.map(([id, share]) => `${id} ${share}`).join(", ");
  for (const [id, share] of now) expect(share, told).toBeGreaterThan(MEASURED[id] - 8);
  const mean = (values: readonly number[]): number => values.reduce((sum, n) => sum + n, 0) / values.length;
  expect(mean(now.map(([, share]) => share)), told).toBeGreaterThan(mean(Object.values(MEASURED)) - 5);
}, 900_000);
