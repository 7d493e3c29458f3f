/** Looking for a plan in a thread of a Node process, so that nobody waits for it. */
import { Worker } from "node:worker_threads";
import type { Board } from "@fiefdom/engine/board";
import { type SetUpNames, setUpNames } from "@fiefdom/engine/save";
import { type Found, playMeanwhile, rememberPlan } from "./marshal.ts";
import type { Plan } from "./plan/plan.ts";

/** What the thread is told: for which board, and what was found before. */
export interface PlanTask {
  readonly setUp: SetUpNames;
  readonly from: Found | null;
}

/** What the thread says. */
export type PlanNews = { readonly better: Plan } | { readonly found: Found };

export interface Search {
  /** The plan that one waits for; null if it could not be found or the search was stopped. */
  readonly plan: Promise<Plan | null>;
  stop(): void;
}

/**
 * What is found on the way is played with meanwhile, and after each round remembered; `keep` is told of it. After
 * the first round it goes on for better ones. The process need not wait for it.
 */
export function lookApart(board: Board, from: Found | null, keep: (found: Found) => void): Search {
  const workerData: PlanTask = { setUp: setUpNames(board), from };
  const worker = new Worker(new URL("./planThread.ts", import.meta.url), { workerData });
  worker.unref();
  const plan = new Promise<Plan | null>((done) => {
    worker.on("message", (news: PlanNews) => {
      if ("better" in news) playMeanwhile(board, news.better);
      else {
        rememberPlan(board, news.found.plan);
        keep(news.found);
        done(news.found.plan);
      }
    });
    // One goes on playing by what there is.
    worker.on("error", () => done(null));
    worker.on("exit", () => done(null));
  });
  return { plan: from === null ? plan : Promise.resolve(from.plan), stop: () => void worker.terminate() };
}
