/**
 * Marshal: plays by a plan that was found for this very board by simulation. The search takes a few seconds
 * and is made once a board; whoever asks again gets the plan that is there.
 */
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import { planBot } from "./plan/bot.ts";
import { fits } from "./plan/compile.ts";
import type { Plan } from "./plan/plan.ts";
import { shippedPlans } from "./plan/plans.ts";
import { findPlan } from "./planner.ts";
import type { BotMaker } from "./player.ts";
import { sense } from "./sense/sense.ts";

/** Games that the search for a plan may play. */
const GAMES = 30_000;

const found = new Map<string, Plan>();

/** What makes two boards the same to a planner. */
export const boardKey = (board: Board): string => JSON.stringify(setUpNames(board));

/** Remembers a plan for a board: one that was found elsewhere, or earlier. */
export function rememberPlan(board: Board, plan: Plan): void {
  found.set(boardKey(board), plan);
}

/** The plan for a board, looked for if need be. */
export function marshalPlan(board: Board): Plan {
  const key = boardKey(board);
  const known = found.get(key);
  if (known !== undefined) return known;
  const rivals = [...shippedPlans().values()].filter((plan) => fits(plan, board));
  const search = findPlan(board, { games: GAMES, seed: "marshal", rivals });
  let step = search.next();
  while (step.done !== true) step = search.next();
  found.set(key, step.value.plan);
  return step.value.plan;
}

export const marshal: BotMaker = (board, seed) => {
  const bot = planBot(marshalPlan(board), sense)(board, seed);
  return { name: "Marshal", answer: bot.answer.bind(bot) };
};
