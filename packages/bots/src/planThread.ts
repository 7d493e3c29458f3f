/** A thread that looks for a plan for a board, while the table plays on with the best so far. */
import { parentPort, workerData } from "node:worker_threads";
import { boardFor } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import { type Found, lookForPlan, lookFurther } from "./marshal.ts";
import type { PlanNews, PlanTask } from "./planApart.ts";

const tell = (news: PlanNews): void => parentPort?.postMessage(news);

function first(board: Board): Found {
  const search = lookForPlan(board);
  let step = search.next();
  while (step.done !== true) {
    if (step.value.better !== null) tell({ better: step.value.better });
    step = search.next();
  }
  const found = { plan: step.value, rounds: 1 };
  tell({ found });
  return found;
}

const { setUp, from } = workerData as PlanTask;
const board = boardFor(setUp);
for (const found of lookFurther(board, from ?? first(board))) if (found !== null) tell({ found });
