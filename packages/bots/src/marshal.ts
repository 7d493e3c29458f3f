/**
 * Marshal: plays by a plan that was found for this very board by simulation. The search takes a few seconds
 * and is made once a board; whoever asks again gets the plan that is there.
 */
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import { bookPlan, planForCards } from "./plan/book.ts";
import { planBot } from "./plan/bot.ts";
import { fits } from "./plan/compile.ts";
import type { Plan } from "./plan/plan.ts";
import { shippedPlans } from "./plan/plans.ts";
import { findPlan } from "./planner.ts";
import type { BotMaker } from "./player.ts";
import { sense } from "./sense/sense.ts";

/** Games that the search for a plan may play, and decisions in them: at most five seconds of one core. */
const GAMES = 36_000;
const DECISIONS = 2_600_000;

/**
 * Whoever keeps plans for longer keeps this with them. It rises when the search would find other plans than
 * before, or writes them otherwise: then they are looked for anew.
 */
export const PLAN_VERSION = 2;

const found = new Map<string, Plan>();

/** What makes two boards the same to a planner. */
export const boardKey = (board: Board): string => JSON.stringify(setUpNames(board));

/** Remembers a plan for a board: one that was found elsewhere, or earlier. */
export function rememberPlan(board: Board, plan: Plan): void {
  found.set(boardKey(board), plan);
}

/** The plan for a board if it has been found already, here or for the book. */
export const knownPlan = (board: Board): Plan | undefined => found.get(boardKey(board)) ?? bookPlan(board);

/** All plans that a search on a board should know. */
export function rivalsOn(board: Board): Plan[] {
  const written = planForCards(board);
  const shipped = [...shippedPlans().values()].filter((plan) => fits(plan, board));
  return written === undefined ? shipped : [written, ...shipped];
}

/** Looks for the plan in small steps, for callers with something else to do; gives the share that is done. */
export function* lookForPlan(board: Board, games: number = GAMES): Generator<number, Plan> {
  const known = knownPlan(board);
  if (known !== undefined) return known;
  const decisions = (DECISIONS * games) / GAMES;
  const search = findPlan(board, { games, decisions, seed: "marshal", rivals: rivalsOn(board) });
  let step = search.next();
  while (step.done !== true) {
    yield step.value.done;
    step = search.next();
  }
  rememberPlan(board, step.value.plan);
  return step.value.plan;
}

/** The plan for a board, looked for if need be. */
export function marshalPlan(board: Board): Plan {
  const search = lookForPlan(board);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

export const marshal: BotMaker = (board, seed) => {
  const bot = planBot(marshalPlan(board), sense)(board, seed);
  return { name: "Marshal", answer: bot.answer.bind(bot) };
};
