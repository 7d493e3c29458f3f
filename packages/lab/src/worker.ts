/** A worker of the lab: makes boards and bots once a table, then plays the batches it is given there. */
import { parentPort } from "node:worker_threads";
import { marshalPlan, rememberPlan } from "@fiefdom/bots/marshal";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Bot } from "@fiefdom/bots/player";
import { boardFor } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import { playBatch } from "./contest.ts";
import { handsOf, makeBot } from "./contestants.ts";
import type { Done, Seating, Task } from "./pool.ts";

/** Tables seen last are kept: a tournament comes back to them. */
const MOST_TABLES = 64;
const tables = new Map<number, { board: Board; bots: readonly Bot[] }>();

function seated(table: Seating, plan: Plan | undefined): { board: Board; bots: readonly Bot[] } {
  const known = tables.get(table.id);
  if (known !== undefined) return known;
  const board = boardFor(table.setUp);
  if (plan !== undefined) rememberPlan(board, plan);
  const made = { board, bots: table.contestants.map((contestant) => makeBot(contestant, board)) };
  if (tables.size >= MOST_TABLES) tables.delete(tables.keys().next().value as number);
  tables.set(table.id, made);
  return made;
}

function perform(task: Task): Done {
  if ("planFor" in task) return { plan: marshalPlan(boardFor(task.planFor)) };
  const { table, batch, plan } = task;
  const began = performance.now();
  const { board, bots } = seated(table, plan);
  const tally = playBatch(board, bots, batch, {
    hands: handsOf(table.contestants),
    position: table.position,
  });
  return { tally, took: performance.now() - began };
}

parentPort?.on("message", (task: Task) => {
  let done: Done;
  try {
    done = perform(task);
  } catch (problem) {
    done = { problem: problem instanceof Error ? (problem.stack ?? problem.message) : String(problem) };
  }
  parentPort?.postMessage(done);
});
