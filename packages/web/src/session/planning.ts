/**
 * The search for a plan that some bots make before their first move. It has a worker of its own, so that the
 * table answers at once all the while; how far it is can be seen.
 */
import type { LocalRequest, PlanReply } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import { create } from "zustand";

type Plan = Extract<PlanReply, { readonly type: "planFound" }>["plan"];
type SetUp = Extract<LocalRequest, { readonly type: "findPlan" }>["setUp"];

/** The share that is done, from 0 to 1; null when nobody looks for a plan. */
export const usePlanning = create<{ readonly done: number | null }>(() => ({ done: null }));

let worker: Worker | null = null;

export function stopPlanning(): void {
  worker?.terminate();
  worker = null;
  usePlanning.setState({ done: null });
}

/** Looks for the plan; null if that fails, and then whoever wanted it has to look. */
export function findPlan(setUp: SetUp, found: (plan: Plan | null) => void): void {
  stopPlanning();
  usePlanning.setState({ done: 0 });
  const end = (plan: Plan | null): void => {
    stopPlanning();
    found(plan);
  };
  worker = new LocalWorker();
  worker.onmessage = ({ data }: MessageEvent<PlanReply>) => {
    if (data.type === "planning") usePlanning.setState({ done: data.done });
    else end(data.plan);
  };
  worker.onerror = () => end(null);
  const request: LocalRequest = { type: "findPlan", setUp };
  worker.postMessage(request);
}
