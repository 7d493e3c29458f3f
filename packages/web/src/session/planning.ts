/**
 * The search for a plan that some bots play by. It has a worker of its own, so that the table answers at once
 * all the while, and the bots play by the best plan so far; how far it is can be seen. Once there is a plan it goes
 * on for a better one, unseen. What was found is kept for the next game on that board, and not looked for again.
 */
import type { FoundPlan, LocalRequest, PlanReply } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import { create } from "zustand";

type Plan = FoundPlan["plan"];
type SetUp = Extract<LocalRequest, { readonly type: "findPlan" }>["setUp"];

/** The share that is done, from 0 to 1; null when nobody waits for a plan. */
export const usePlanning = create<{ readonly done: number | null }>(() => ({ done: null }));

const PREFIX = "fiefdom.plan.";
/** The boards whose plans are kept: those that were played last. */
const MOST_KEPT = 40;

interface KeptPlan {
  /** Plans of another version are looked for anew. */
  readonly version: number;
  readonly at: number;
  readonly found: FoundPlan;
  /** There is nothing more to be looked for. */
  readonly isLast: boolean;
}

const keyOf = (setUp: SetUp): string => PREFIX + JSON.stringify(setUp);

/** Storage can be full, forbidden or broken; then a plan lasts as long as its game. */
function read(key: string): KeptPlan | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as KeptPlan | null;
  } catch {
    return null;
  }
}

function keep(setUp: SetUp, kept: KeptPlan): void {
  try {
    localStorage.setItem(keyOf(setUp), JSON.stringify(kept));
    const all = Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => ({ key, at: read(key)?.at ?? 0 }))
      .sort((a, b) => b.at - a.at);
    for (const { key } of all.slice(MOST_KEPT)) localStorage.removeItem(key);
  } catch {
    // Then it is looked for again next time.
  }
}

/**
 * Gives the plan that is kept for the board, or looks for it and tells of better ones on the way; then goes on for a
 * better one, which is given as well. Null if nothing comes any more. Gives a way to stop it.
 */
export function findPlan(
  setUp: SetUp,
  version: number,
  better: (plan: Plan) => void,
  found: (plan: Plan | null) => void,
): () => void {
  const kept = read(keyOf(setUp));
  const before = kept?.version === version ? kept : null;
  if (before !== null) {
    keep(setUp, { ...before, at: Date.now() });
    found(before.found.plan);
    if (before.isLast) return () => {};
  } else usePlanning.setState({ done: 0 });
  const worker = new LocalWorker();
  const stop = (): void => {
    worker.terminate();
    usePlanning.setState({ done: null });
  };
  worker.onmessage = ({ data }: MessageEvent<PlanReply>) => {
    if (data.type === "planning") {
      usePlanning.setState({ done: data.done });
      if (data.better !== null) better(data.better);
      return;
    }
    usePlanning.setState({ done: null });
    keep(setUp, { version, at: Date.now(), found: data.found, isLast: data.isLast });
    found(data.found.plan);
    if (data.isLast) stop();
  };
  worker.onerror = () => {
    stop();
    found(null);
  };
  const request: LocalRequest = { type: "findPlan", setUp, from: before?.found ?? null };
  worker.postMessage(request);
  return stop;
}
