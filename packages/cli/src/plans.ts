/**
 * Marshal and Sovereign play by a plan for the board. Looking for it takes seconds, so they begin with a first
 * one, and a plan once found is kept for the next game on that board. The search goes on after that, round after
 * round; a file says by its name after how many its plan was found, and what is there is not looked for again.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import {
  boardKey,
  type Found,
  knownPlan,
  PLAN_VERSION,
  playAtOnce,
  ROUNDS,
  rememberPlan,
} from "@fiefdom/bots/marshal";
import { compile } from "@fiefdom/bots/plan/compile";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { parsePlans } from "@fiefdom/bots/plan/parse";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { lookApart, type Search } from "@fiefdom/bots/planApart";
import type { Board } from "@fiefdom/engine";
import { stateFolder } from "./saves.ts";

export const planFile = (board: Board, folder: string = stateFolder(), rounds = 1): string => {
  const name = createHash("sha256")
    .update(`${PLAN_VERSION} ${boardKey(board)}`)
    .digest("hex")
    .slice(0, 20);
  return join(folder, "plans", rounds === 1 ? `${name}.plan` : `${name}.${rounds}.plan`);
};

/** The plan in a file; undefined if there is none that fits. */
function planIn(board: Board, path: string): Plan | undefined {
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

/** What was found after the most rounds; null if nothing was kept. */
function keptFor(board: Board, folder: string): Found | null {
  for (let rounds = ROUNDS; rounds > 0; rounds--) {
    const plan = planIn(board, planFile(board, folder, rounds));
    if (plan !== undefined) return { plan, rounds };
  }
  return null;
}

/**
 * Sees to it that there is a plan to play by at once, and that the plan for the board is found meanwhile and
 * kept. Gives a way to stop the search.
 */
export function preparePlan(board: Board, folder: string = stateFolder()): Search {
  const kept = knownPlan(board) === undefined ? keptFor(board, folder) : null;
  if (kept !== null) rememberPlan(board, kept.plan);
  const known = knownPlan(board);
  const isDone = kept === null || kept.rounds === ROUNDS;
  if (known !== undefined && isDone) return { plan: Promise.resolve(known), stop: () => {} };
  playAtOnce(board);
  return lookApart(board, kept, ({ plan, rounds }) => keep(plan, planFile(board, folder, rounds)));
}
