/**
 * Judging a whole game: here and now, or by several who work at the same time. What was found can be kept as it
 * comes in, and whoever is given it back goes on from there.
 */
import type { Bench, Found, Task } from "./bench.ts";
import { type Review, reviewOf } from "./review.ts";
import { ANSWERS, BATCHES, schedule } from "./schedule.ts";
import { REVIEW_VERSION } from "./version.ts";

/** Judges a game from beginning to end, here and now. */
export function reviewAtOnce(bench: Bench, spend: number = ANSWERS): Review {
  const plan = schedule(bench, spend);
  let step = plan.next();
  while (step.done !== true) step = plan.next(step.value.map((task) => bench.run(task)));
  return reviewOf(bench, step.value);
}

/** What is known already, by task. */
export interface Kept {
  readonly version: number;
  readonly found: Record<string, Found>;
}

export const nothingKept = (): Kept => ({ version: REVIEW_VERSION, found: {} });

/** Somebody who does one task after the other. */
export type Performer = (task: Task) => Promise<Found>;

export interface Judging {
  readonly performers: readonly Performer[];
  readonly spend?: number;
  /** Is added to as tasks are done. */
  readonly kept?: Kept;
  /** The share that is done, from 0 to 1. */
  readonly progress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

/** It was stopped before it was done. */
export class Stopped extends Error {
  constructor() {
    super("The review was stopped.");
    this.name = "Stopped";
  }
}

function keyOf(task: Task): string {
  switch (task.do) {
    case "turn":
      return `${task.when} ${task.turn} ${task.from}-${task.to}`;
    case "excuse":
      return `excuse ${task.moment} ${task.better.answer}/${task.better.way} ${task.playouts}`;
    case "opinion":
      return `opinion ${task.moment} ${task.time} ${task.playouts}`;
    case "compare": {
      const arms = task.arms.map(({ answer, way }) => `${answer}/${way}`).join(" ");
      return `${task.stage} ${task.moment} ${task.from}-${task.to} ${arms}`;
    }
  }
}

/** Judges a game with several performers. It comes out the same however many there are. */
export async function reviewTogether(bench: Bench, judging: Judging): Promise<Review> {
  const { performers, progress, signal } = judging;
  const kept = judging.kept?.version === REVIEW_VERSION ? judging.kept : nothingKept();
  const plan = schedule(bench, judging.spend ?? ANSWERS);
  let step = plan.next();
  for (let batch = 0; step.done !== true; batch++) {
    const tasks = step.value;
    let next = 0;
    let done = 0;
    const work = async (perform: Performer): Promise<void> => {
      for (let i = next++; i < tasks.length; i = next++) {
        if (signal?.aborted === true) throw new Stopped();
        const key = keyOf(tasks[i]);
        kept.found[key] ??= await perform(tasks[i]);
        done++;
        progress?.(Math.min(1, (batch + done / tasks.length) / BATCHES));
      }
    };
    await Promise.all(performers.map(work));
    step = plan.next(tasks.map((task) => kept.found[keyOf(task)]));
  }
  progress?.(1);
  return reviewOf(bench, step.value);
}
