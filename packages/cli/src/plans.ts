/**
 * Marshal and Sovereign play by a plan for the board. Looking for it takes seconds, so they begin with a first
 * one, and a plan once found is kept for the next game on that board.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { boardKey, knownPlan, PLAN_VERSION, playAtOnce, rememberPlan } from "@fiefdom/bots/marshal";
import { compile } from "@fiefdom/bots/plan/compile";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { parsePlans } from "@fiefdom/bots/plan/parse";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { lookApart, type Search } from "@fiefdom/bots/planApart";
import type { Board } from "@fiefdom/engine";
import { stateFolder } from "./saves.ts";

export const planFile = (board: Board, folder: string = stateFolder()): string => {
  const name = createHash("sha256")
    .update(`${PLAN_VERSION} ${boardKey(board)}`)
    .digest("hex")
    .slice(0, 20);
  return join(folder, "plans", `${name}.plan`);
};

/** The plan in a file; undefined if there is none that fits. */
function keptPlan(board: Board, path: string): Plan | undefined {
  try {
    const [plan] = parsePlans(readFileSync(path, "utf8"));
    compile(plan, board);
    return plan;
  } catch {
    return undefined;
  }
}

function keep(plan: Plan, path: string): void {
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.part`, formatPlan(plan));
    renameSync(`${path}.part`, path);
  } catch {
    // Then it is looked for again next time.
  }
}

/**
 * Sees to it that there is a plan to play by at once, and that the plan for the board is found meanwhile and
 * kept. Gives a way to stop the search.
 */
export function preparePlan(board: Board, path: string = planFile(board)): Search {
  if (knownPlan(board) === undefined) {
    const kept = keptPlan(board, path);
    if (kept !== undefined) rememberPlan(board, kept);
  }
  const known = knownPlan(board);
  if (known !== undefined) return { plan: Promise.resolve(known), stop: () => {} };
  playAtOnce(board);
  const { plan, stop } = lookApart(board);
  const kept = plan.then((found) => {
    if (found !== null) keep(found, path);
    return found;
  });
  return { plan: kept, stop };
}
