/**
 * Many games on all cores. Batches are handed to workers as they become free; since tallies are whole
 * numbers and every game follows from its number, the result is the same for any number of workers and any
 * size of batch. A run can be stopped at any time and keeps what was played so far.
 */
import { setMaxListeners } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Board } from "@fiefdom/engine/board";
import type { Position } from "@fiefdom/engine/position";
import { type SetUpNames, setUpNames } from "@fiefdom/engine/save";
import type { Batch } from "./contest.ts";
import { type Contestant, needsPlan } from "./contestants.ts";
import { emptyTally, merge, type Tally } from "./tally.ts";

/** A board and who sits at it, as data. Batches of one table share the boards and bots that workers made. */
export interface Seating {
  readonly id: number;
  readonly setUp: SetUpNames;
  readonly contestants: readonly Contestant[];
  /** Where every game begins, if not at the beginning. */
  readonly position?: Position | undefined;
}

/** Games to play at a table, with the plan that was found for its board; or a board to find a plan for. */
export type Task =
  | { readonly table: Seating; readonly batch: Batch; readonly plan?: Plan | undefined }
  | { readonly planFor: SetUpNames };

/** What comes back from a worker: games and how many milliseconds they took, or a plan, or what went wrong. */
export type Done =
  | { readonly tally: Tally; readonly took: number }
  | { readonly plan: Plan }
  | { readonly problem: string };

let tables = 0;
export const seatingFor = (
  board: Board,
  contestants: readonly Contestant[],
  position?: Position,
): Seating => ({
  id: tables++,
  setUp: setUpNames(board),
  contestants,
  position,
});

interface Waiting {
  readonly task: Task;
  readonly done: (done: Done) => void;
  readonly fail: (problem: Error) => void;
}

/** A worker with what it is doing. */
interface Hand {
  readonly worker: Worker;
  doing: Waiting | null;
}

/** Workers that stay for several runs. */
export class Crew {
  readonly size: number;
  readonly #hands: Hand[] = [];
  readonly #queue: Waiting[] = [];
  readonly #plans = new Map<string, Promise<Plan>>();
  #closed = false;

  constructor(size: number = availableParallelism()) {
    this.size = Math.max(1, size);
  }

  /** Marshal's plan for a board: found once, by one worker, for all of them. */
  planFor(setUp: SetUpNames): Promise<Plan> {
    const key = JSON.stringify(setUp);
    const known = this.#plans.get(key);
    if (known !== undefined) return known;
    const plan = this.do({ planFor: setUp }).then((done) => {
      if ("plan" in done) return done.plan;
      throw new Error("problem" in done ? done.problem : "a worker of the lab answered something else");
    });
    this.#plans.set(key, plan);
    return plan;
  }

  /** Does something as soon as a worker is free. */
  do(task: Task): Promise<Done> {
    return new Promise((done, fail) => {
      if (this.#closed) return fail(new Error("the crew has gone home"));
      this.#queue.push({ task, done, fail });
      this.#give();
    });
  }

  #give(): void {
    while (this.#queue.length > 0) {
      const hand = this.#hands.find((other) => other.doing === null) ?? this.#hire();
      if (hand === null) return;
      hand.doing = this.#queue.shift() as Waiting;
      hand.worker.postMessage(hand.doing.task);
    }
  }

  #hire(): Hand | null {
    if (this.#hands.length >= this.size) return null;
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    const hand: Hand = { worker, doing: null };
    worker.on("message", (said: Done) => {
      const { doing } = hand;
      hand.doing = null;
      doing?.done(said);
      this.#give();
    });
    const failed = (problem: Error): void => {
      const { doing } = hand;
      this.#hands.splice(this.#hands.indexOf(hand), 1);
      hand.doing = null;
      doing?.fail(problem);
    };
    worker.on("error", failed);
    worker.on("exit", () => {
      if (hand.doing !== null && !this.#closed) failed(new Error("a worker of the lab stopped"));
    });
    this.#hands.push(hand);
    return hand;
  }

  /** Sends everybody home. Whoever still waits for a batch is not told; a stopped run has stopped waiting. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.length = 0;
    await Promise.all(this.#hands.map(({ worker }) => worker.terminate()));
  }
}

export interface Run {
  readonly board: Board;
  readonly contestants: readonly Contestant[];
  readonly games: number;
  readonly seed: string;
  /** The number of the first game, for going on where an earlier run ended. */
  readonly from?: number;
  /** Games to watch turn by turn, from the first on. */
  readonly watch?: number;
  readonly workers?: number;
  /** Where every game begins, if not at the beginning. */
  readonly position?: Position;
  /** The table, where several runs share one. */
  readonly table?: Seating;
  /** Workers to use; they stay. Without it the run hires its own. */
  readonly crew?: Crew;
  /** Told after every batch; may stop the run by giving true. */
  readonly progress?: (tally: Tally) => boolean | undefined;
  readonly signal?: AbortSignal;
}

/** Milliseconds that a batch should take: progress is seen and a stop is quick, handing over costs nothing. */
const BATCH_TIME = 60;
const LARGEST = 5000;
/** Milliseconds that a stopped run waits for the batches under way. */
const GRACE = 1000;

export async function playGames(run: Run): Promise<Tally> {
  const total = emptyTally(run.contestants.length);
  const crew = run.crew ?? new Crew(run.workers);
  const table = run.table ?? seatingFor(run.board, run.contestants, run.position);
  const searched = !(run.signal?.aborted ?? false) && run.contestants.some(needsPlan);
  let plan: Plan | undefined;
  let next = run.from ?? 0;
  const end = next + run.games;
  let size = 2;
  let stopped = run.signal?.aborted ?? false;

  const work = async (): Promise<void> => {
    while (!stopped && next < end) {
      const from = next;
      next = Math.min(end, from + Math.min(size, Math.max(1, Math.ceil((end - from) / (2 * crew.size)))));
      const games = next - from;
      const batch = { seed: run.seed, from, to: next, watch: run.watch ?? 0 };
      const done = await crew.do({ table, batch, plan });
      if (!("tally" in done))
        throw new Error(
          `in a game from ${from} to ${batch.to - 1} of seed ${run.seed}: ${"problem" in done ? done.problem : ""}`,
        );
      merge(total, done.tally);
      const fitting = Math.round((games * BATCH_TIME) / Math.max(0.1, done.took));
      size = Math.max(1, Math.min(LARGEST, 4 * games, fitting));
      if (run.progress?.(total) === true) stopped = true;
    }
  };

  let stop = (): void => {};
  const grace = new Promise<void>((over) => {
    stop = () => {
      stopped = true;
      setTimeout(over, GRACE);
    };
  });
  if (run.signal !== undefined) {
    // Many runs may listen to one signal.
    setMaxListeners(0, run.signal);
    run.signal.addEventListener("abort", stop);
  }
  try {
    const all = (async () => {
      if (searched) plan = await crew.planFor(table.setUp);
      await Promise.all(Array.from({ length: crew.size }, work));
    })();
    // What fails after the grace has nobody left to tell.
    all.catch(() => {});
    await Promise.race([all, grace]);
  } finally {
    stopped = true;
    run.signal?.removeEventListener("abort", stop);
    if (run.crew === undefined) await crew.close();
  }
  return total;
}
