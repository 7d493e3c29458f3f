/**
 * The search for a plan that some bots play by. It has a worker of its own, so that the table answers at once
 * all the while, and the bots play by the best plan so far; how far it is can be seen.
 */
import type { LocalRequest, PlanReply } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import { create } from "zustand";

type Plan = Extract<PlanReply, { readonly type: "planFound" }>["plan"];
type SetUp = Extract<LocalRequest, { readonly type: "findPlan" }>["setUp"];

/** The share that is done, from 0 to 1; null when nobody looks for a plan. */
export const usePlanning = create<{ readonly done: number | null }>(() => ({ done: null }));

/** Looks for the plan, and tells of better ones on the way; null if that fails. Gives a way to stop it. */
export function findPlan(
  setUp: SetUp,
  better: (plan: Plan) => void,
  found: (plan: Plan | null) => void,
): () => void {
  usePlanning.setState({ done: 0 });
  const worker = new LocalWorker();
  const stop = (): void => {
    worker.terminate();
    usePlanning.setState({ done: null });
  };
  const end = (plan: Plan | null): void => {
    stop();
    found(plan);
  };
  worker.onmessage = ({ data }: MessageEvent<PlanReply>) => {
    if (data.type === "planFound") {
      end(data.plan);
      return;
    }
    usePlanning.setState({ done: data.done });
    if (data.better !== null) better(data.better);
  };
  worker.onerror = () => end(null);
  const request: LocalRequest = { type: "findPlan", setUp };
  worker.postMessage(request);
  return stop;
}
