/**
 * The workers of the lab: one that reads and writes plans and answers short questions, and as many as the machine has
 * cores that play games. They begin when they are first needed and go when the page is left.
 */
import type {
  LabAsk,
  LabReply,
  LabRequest,
  LabTable,
  LabTold,
  Outcome,
  Tally,
} from "@fiefdom/local/lab/messages";
import { emptyTally, merge } from "@fiefdom/local/lab/tallies";
import LocalWorker from "@fiefdom/local/worker?worker";

/** Something in a worker went wrong that no visitor could have helped. */
class LabProblem extends Error {}

type Kind<T extends LabTold["told"]> = Extract<LabTold, { readonly told: T }>;

/** A worker that is asked one thing after another. */
class Clerk {
  readonly #worker = new LocalWorker();
  readonly #waiting = new Map<number, { tell: (told: LabTold) => void; fail: (problem: Error) => void }>();
  #asked = 0;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<LabReply>) =>
      this.#waiting.get(data.id)?.tell(data.told);
    this.#worker.onerror = ({ message }) => {
      for (const { fail } of this.#waiting.values()) fail(new LabProblem(message));
      this.#waiting.clear();
    };
  }

  /** Told of every answer until `tell` says that it was the last one. */
  stream(ask: LabAsk, tell: (told: LabTold) => boolean): Promise<void> {
    const id = this.#asked++;
    return new Promise((done, fail) => {
      this.#waiting.set(id, {
        fail,
        tell: (told) => {
          const over = told.told === "problem" || tell(told);
          if (!over) return;
          this.#waiting.delete(id);
          if (told.told === "problem") fail(new LabProblem(told.message));
          else done();
        },
      });
      const request: LabRequest = { type: "lab", id, ask };
      this.#worker.postMessage(request);
    });
  }

  end(): void {
    this.#worker.terminate();
    this.#waiting.clear();
  }
}

/** Milliseconds that a batch should take: progress is seen and a stop is quick, handing over costs nothing. */
const BATCH_MS = 60;
const LARGEST = 5000;
const MOST_WORKERS = 32;

export interface Games {
  readonly table: LabTable;
  readonly games: number;
  readonly seed: string;
  /** The number of the first game, for going on where an earlier run ended. */
  readonly from?: number;
  /** Games to watch turn by turn, from the first on. */
  readonly watch?: number;
  readonly signal: AbortSignal;
  /** Told after every batch. */
  readonly told?: (sofar: Played) => void;
}

export interface Played {
  readonly tally: Tally;
  readonly outcomes: readonly Outcome[];
}

let tables = 0;
/** A table of its own for the workers: what they make for it is kept under its number. */
export const newTable = (table: Omit<LabTable, "id">): LabTable => ({ ...table, id: tables++ });

export class Crew {
  readonly size = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2));
  readonly #players: Clerk[] = [];
  readonly #free: Clerk[] = [];
  readonly #queue: ((clerk: Clerk) => void)[] = [];
  #scribe: Clerk | null = null;
  #seeker: Clerk | null = null;

  /** A question with one answer. What may take seconds keeps nobody from writing meanwhile. */
  async ask<T extends LabTold["told"]>(ask: LabAsk, ...expected: readonly T[]): Promise<Kind<T>> {
    const isLong = ask.do === "marshal" || ask.do === "again";
    this.#scribe ??= new Clerk();
    const clerk = isLong ? await this.#take() : this.#scribe;
    let answer: LabTold | undefined;
    try {
      await clerk.stream(ask, (told) => {
        answer = told;
        return true;
      });
    } finally {
      if (isLong) this.#give(clerk);
    }
    const told = answer as LabTold;
    if (!expected.some((one) => one === told.told)) throw new LabProblem(`told ${told.told}`);
    return told as Kind<T>;
  }

  /** A search in a worker of its own, until it ends or is stopped. */
  async seek(
    ask: Extract<LabAsk, { readonly do: "find" }>,
    tell: (step: Kind<"found">) => void,
    signal: AbortSignal,
  ): Promise<void> {
    this.#seeker?.end();
    const seeker = new Clerk();
    this.#seeker = seeker;
    const stopped = new Promise<void>((done) =>
      signal.addEventListener("abort", () => done(), { once: true }),
    );
    try {
      const search = seeker.stream(ask, (told) => {
        if (told.told !== "found" || signal.aborted) return true;
        tell(told);
        return told.last;
      });
      await Promise.race([search, stopped]);
    } finally {
      seeker.end();
      if (this.#seeker === seeker) this.#seeker = null;
    }
  }

  #take(): Promise<Clerk> {
    const free = this.#free.pop();
    if (free !== undefined) return Promise.resolve(free);
    if (this.#players.length < this.size) {
      const hired = new Clerk();
      this.#players.push(hired);
      return Promise.resolve(hired);
    }
    return new Promise((come) => this.#queue.push(come));
  }

  #give(clerk: Clerk): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#free.push(clerk);
    else next(clerk);
  }

  /** Plays games on all cores; stopped, it gives what was played so far. */
  async play({ table, games, seed, from = 0, watch = 0, signal, told }: Games): Promise<Played> {
    const tally = emptyTally(2);
    const outcomes: Outcome[] = [];
    const end = from + games;
    let next = from;
    let size = 2;
    const work = async (): Promise<void> => {
      while (!signal.aborted && next < end) {
        const clerk = await this.#take();
        if (signal.aborted || next >= end) {
          this.#give(clerk);
          return;
        }
        const first = next;
        const share = Math.max(1, Math.ceil((end - first) / (2 * this.size)));
        next = Math.min(end, first + Math.min(size, share));
        const batch: LabAsk = { do: "play", table, seed, from: first, to: next, watch };
        const count = next - first;
        try {
          await clerk.stream(batch, (answer) => {
            if (answer.told === "played" && !signal.aborted) {
              merge(tally, answer.tally);
              outcomes.push(...answer.outcomes);
              const fitting = Math.round((count * BATCH_MS) / Math.max(0.1, answer.took));
              size = Math.max(1, Math.min(LARGEST, 4 * count, fitting));
              told?.({ tally, outcomes });
            }
            return true;
          });
        } finally {
          this.#give(clerk);
        }
      }
    };
    await Promise.all(Array.from({ length: this.size }, work));
    return { tally, outcomes };
  }

  /** Sends everybody home. */
  end(): void {
    for (const clerk of [...this.#players, this.#scribe, this.#seeker]) clerk?.end();
    this.#players.length = 0;
    this.#free.length = 0;
    this.#queue.length = 0;
    this.#scribe = null;
    this.#seeker = null;
  }
}
