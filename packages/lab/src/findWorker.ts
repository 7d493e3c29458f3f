/** A worker of the search for plans: looks on its own and tells of every step. */
import { parentPort, workerData } from "node:worker_threads";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { findPlan } from "@fiefdom/bots/planner";
import { boardFor } from "@fiefdom/cards";
import type { SetUpNames } from "@fiefdom/engine/save";

const { setUp, seed, rivals } = workerData as { setUp: SetUpNames; seed: string; rivals: readonly Plan[] };
for (const step of findPlan(boardFor(setUp), { games: Number.POSITIVE_INFINITY, seed, rivals })) {
  parentPort?.postMessage(step);
}
