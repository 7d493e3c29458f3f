/**
 * Making the book: a plan for each of several boards, every one looked for with the same number of games. A
 * board has a worker to itself, so the result is the same for any number of workers.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { fits } from "@fiefdom/bots/plan/compile";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { shippedPlans } from "@fiefdom/bots/plan/plans";
import type { Found } from "@fiefdom/bots/planner";
import { setUpNames } from "@fiefdom/engine/save";
import type { Assignment } from "./findWorker.ts";
import type { Setting } from "./kingdoms.ts";

export interface Making {
  readonly settings: readonly Setting[];
  readonly games: number;
  readonly seed: string;
  readonly workers?: number | undefined;
  /** Told when the plan for a board is there. */
  readonly made: (setting: Setting, plan: Plan, games: number) => void;
}

function look({ board }: Setting, games: number, seed: string): Promise<Found> {
  return new Promise((done, fail) => {
    // What the book said before is no rival: the same command must make the same book.
    const rivals = [...shippedPlans().values()].filter((plan) => fits(plan, board));
    const worker = new Worker(new URL("./findWorker.ts", import.meta.url), {
      workerData: { setUp: setUpNames(board), seed, rivals, games } satisfies Assignment,
    });
    let last: Found | undefined;
    worker.on("message", (step: Found) => {
      last = step;
    });
    worker.on("error", fail);
    worker.on("exit", () => (last === undefined ? fail(new Error("no plan was found")) : done(last)));
  });
}

export async function makeBook({ settings, games, seed, workers, made }: Making): Promise<void> {
  const waiting = [...settings];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { plan, games: played } = await look(next, games, seed);
      made(next, plan, played);
    }
  };
  await Promise.all(Array.from({ length: workers ?? availableParallelism() }, work));
}
