/**
 * The thread that commits. Waiting for the disk takes milliseconds, now and then dozens of them, and meanwhile
 * nobody else is to wait: batches are handed to a thread with a connection of its own, and are stored there one
 * after the other, in the order in which they came. Reading stays where it was: in WAL mode nobody waits for the
 * writer.
 */
import { Worker } from "node:worker_threads";
import { Away, Outdated, type Statement, type Value } from "./database.ts";

/** A statement on its way: the number of its text, whether it must change a row, its values. */
type Packed = readonly [text: number, mustChange: boolean, args: readonly Value[]];

export interface Batch {
  /** Texts that the thread has not met yet, numbered on from those before. */
  readonly texts: readonly string[];
  readonly statements: readonly Packed[];
}

/** What became of a batch: null if it is on disk. */
export type Outcome =
  | null
  | { readonly outdated: number }
  | { readonly message: string; readonly code: string | undefined; readonly errcode: number | undefined };

interface Job {
  readonly batch: readonly Statement[];
  readonly done: () => void;
  readonly failed: (problem: unknown) => void;
}

export class Committer {
  readonly #thread: Worker;
  readonly #numbers = new Map<string, number>();
  /** Handed over and not stored yet, oldest first. */
  readonly #jobs: Job[] = [];
  readonly #gone: Promise<void>;
  /** Kept as soon as it has its connection, or will never have one. */
  readonly settled: Promise<void>;
  #isReady = false;
  #isGone = false;

  constructor(file: string) {
    this.#thread = new Worker(new URL("./commits.ts", import.meta.url), { workerData: file });
    this.#thread.unref();
    const ready = new Promise<void>((done) => {
      this.#thread.on("message", (outcome: Outcome | "ready") => {
        if (outcome !== "ready") return this.#settle(outcome);
        this.#isReady = true;
        done();
      });
    });
    let why: unknown = new Error("the thread that commits has ended");
    this.#thread.on("error", (problem) => (why = problem));
    this.#gone = new Promise((done) => {
      this.#thread.on("exit", () => {
        this.#isGone = true;
        // Whether the first of them was stored nobody knows.
        for (const job of this.#jobs.splice(0)) job.failed(new Away(why, true));
        done();
      });
    });
    this.settled = Promise.race([ready, this.#gone]);
  }

  /** Before it has its connection, and after it ended, everything is committed elsewhere. */
  get isThere(): boolean {
    return this.#isReady && !this.#isGone;
  }

  commit(batch: readonly Statement[]): Promise<void> {
    if (this.#isGone) return Promise.reject(new Away(new Error("the thread that commits has ended")));
    const texts: string[] = [];
    const statements = batch.map(({ sql, mustChange, args }): Packed => {
      let number = this.#numbers.get(sql);
      if (number === undefined) {
        number = this.#numbers.size;
        this.#numbers.set(sql, number);
        texts.push(sql);
      }
      return [number, mustChange === true, args];
    });
    return new Promise((done, failed) => {
      this.#jobs.push({ batch, done, failed });
      // As long as something is to be stored the process does not end by itself.
      this.#thread.ref();
      this.#thread.postMessage({ texts, statements } satisfies Batch);
    });
  }

  #settle(outcome: Outcome): void {
    const job = this.#jobs.shift();
    if (this.#jobs.length === 0) this.#thread.unref();
    if (job === undefined) return;
    if (outcome === null) job.done();
    else if ("outdated" in outcome) job.failed(new Outdated(job.batch[outcome.outdated]));
    else job.failed(Object.assign(new Error(outcome.message), outcome));
  }

  /** Everything handed over is stored, and its connection closed. */
  async close(): Promise<void> {
    if (this.#isGone) return;
    this.#thread.ref();
    this.#thread.postMessage(null);
    await this.#gone;
  }
}
