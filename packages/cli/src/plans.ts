/**
 * Marshal and Sovereign need a plan for the board before they can play. Looking for it takes seconds, so the
 * player is told how far it is, and a plan once found is kept for the next game on that board.
 */
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as breathe } from "node:timers/promises";
import { boardKey, knownPlan, lookForPlan, PLAN_VERSION, rememberPlan } from "@fiefdom/bots/marshal";
import { compile } from "@fiefdom/bots/plan/compile";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { parsePlans } from "@fiefdom/bots/plan/parse";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Board } from "@fiefdom/engine";
import { stateFolder } from "./saves.ts";
import type { Terminal } from "./terminal.ts";
import { message } from "./words.ts";

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

/** Sees to it that the plan for a board is known. Stops early if the player has gone. */
export async function preparePlan(
  board: Board,
  name: string,
  terminal: Terminal,
  path: string = planFile(board),
): Promise<void> {
  if (knownPlan(board) !== undefined) return;
  const kept = keptPlan(board, path);
  if (kept !== undefined) {
    rememberPlan(board, kept);
    return;
  }
  const search = lookForPlan(board);
  terminal.mention(message("cli.planning", { name, percent: 0 }));
  // The line must be on the screen before the search takes the processor.
  await breathe();
  let step = search.next();
  while (step.done !== true && terminal.hungUp === null) {
    terminal.mention(message("cli.planning", { name, percent: Math.round(100 * step.value) }));
    await breathe();
    step = search.next();
  }
  terminal.mention("");
  if (step.done === true) keep(step.value, path);
}
