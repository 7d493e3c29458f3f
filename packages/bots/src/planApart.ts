/** Looking for a plan in a thread of a Node process, so that nobody waits for it. */
import { Worker } from "node:worker_threads";
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import { playMeanwhile, rememberPlan } from "./marshal.ts";
import type { Plan } from "./plan/plan.ts";

/** What the thread says. */
export type PlanNews = { readonly better: Plan } | { readonly found: Plan };

export interface Search {
  /** The plan; null if it could not be found or the search was stopped. */
  readonly plan: Promise<Plan | null>;
  stop(): void;
}

/** What is found on the way is played with meanwhile, and in the end remembered. The process need not wait for it. */
export function lookApart(board: Board): Search {
  const worker = new Worker(new URL("./planThread.ts", import.meta.url), { workerData: setUpNames(board) });
  worker.unref();
  const plan = new Promise<Plan | null>((done) => {
    worker.on("message", (news: PlanNews) => {
      if ("better" in news) playMeanwhile(board, news.better);
      else {
        rememberPlan(board, news.found);
        done(news.found);
      }
    });
    // One goes on playing by what there is.
    worker.on("error", () => done(null));
    worker.on("exit", () => done(null));
  });
  return { plan, stop: () => void worker.terminate() };
}
