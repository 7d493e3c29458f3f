/**
 * Castellan: plays by the plan that looks best at a first glance, which Marshal begins with and then betters. It stands
 * between who has one answer to all kingdoms and who has looked for the best one here.
 */
import type { Board } from "@fiefdom/engine/board";
import { boardKey } from "./marshal.ts";
import { planBot } from "./plan/bot.ts";
import { fits } from "./plan/compile.ts";
import type { Plan } from "./plan/plan.ts";
import { shippedPlans } from "./plan/plans.ts";
import { bestAtOnce } from "./planner.ts";
import type { BotMaker } from "./player.ts";
import { sense } from "./sense/sense.ts";

/** By board; a glance takes up to half a second. */
const glances = new Map<string, Plan>();
const MOST_KEPT = 500;

function glance(board: Board): Plan {
  const key = boardKey(board);
  const known = glances.get(key);
  if (known !== undefined) return known;
  // What the book says is Marshal's.
  const written = [...shippedPlans().values()].filter((one) => fits(one, board));
  const plan = bestAtOnce(board, written);
  if (glances.size >= MOST_KEPT) glances.clear();
  glances.set(key, plan);
  return plan;
}

export const castellan: BotMaker = (board, seed) =>
  planBot({ ...glance(board), name: "Castellan" }, sense)(board, seed);
