/** A worker of the search for plans: looks on its own and tells of every step. */
import { parentPort, workerData } from "node:worker_threads";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { findPlan } from "@fiefdom/bots/planner";
import { boardFor } from "@fiefdom/cards";
import type { SetUpNames } from "@fiefdom/engine/save";

/** What a worker is asked to look for. Without an end to the games it looks until it is stopped. */
export interface Assignment {
  readonly setUp: SetUpNames;
  readonly seed: string;
  readonly rivals: readonly Plan[];
  readonly games: number;
  readonly decisions?: number | undefined;
}

const { setUp, seed, rivals, games, decisions } = workerData as Assignment;
for (const step of findPlan(boardFor(setUp), { games, decisions, seed, rivals })) {
  parentPort?.postMessage(step);
}
