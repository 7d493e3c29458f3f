/** A thread that looks for a plan for a board, while the table plays on with the best so far. */
import { parentPort, workerData } from "node:worker_threads";
import { boardFor } from "@fiefdom/cards";
import type { SetUpNames } from "@fiefdom/engine/save";
import { lookForPlan } from "./marshal.ts";
import type { PlanNews } from "./planApart.ts";

const tell = (news: PlanNews): void => parentPort?.postMessage(news);

const search = lookForPlan(boardFor(workerData as SetUpNames));
let step = search.next();
while (step.done !== true) {
  if (step.value.better !== null) tell({ better: step.value.better });
  step = search.next();
}
tell({ found: step.value });
