/**
 * The players that a choice is weighed by: plans found on the board by a short search, which is the same each
 * time, and simple players to see who would have missed it.
 */
import { planBot } from "@fiefdom/bots/plan/bot";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { findPlan } from "@fiefdom/bots/planner";
import type { Bot } from "@fiefdom/bots/player";
import { sense } from "@fiefdom/bots/sense/sense";
import { squire } from "@fiefdom/bots/squire";
import { moneyPlan, steward } from "@fiefdom/bots/steward";
import type { Board } from "@fiefdom/engine/board";

export interface Minds {
  readonly best: Bot;
  /** Another opponent. */
  readonly other: Bot;
  /** How somebody may go on after an answer. */
  readonly ways: readonly Bot[];
  /** Players who see only what is near. */
  readonly simple: readonly Bot[];
}

const GAMES = 2500;

/** The plans that a search meets on its way, the best first, and money at the end. */
export function plansOn(board: Board, games: number, seed: string): Plan[] {
  const search = findPlan(board, { games, seed, rivals: [] });
  const plans = [moneyPlan(board)];
  for (let step = search.next(); ; step = search.next()) {
    if (step.value.improved || step.done === true) plans.unshift(step.value.plan);
    if (step.done === true) return plans;
  }
}

export function mindsOn(board: Board): Minds {
  const bots = plansOn(board, GAMES, "minds").map((plan) => planBot(plan, sense)(board, ""));
  const [best, other] = bots;
  return {
    best,
    other,
    ways: bots.length > 3 ? [best, other, bots[2], bots[bots.length - 1]] : bots,
    simple: [squire(board, "simple"), steward(board, "simple")],
  };
}
