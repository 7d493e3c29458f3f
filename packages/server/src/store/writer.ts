/**
 * Group commit: whatever arrives within a few milliseconds is stored in one transaction, and everyone who
 * waits is told afterwards. One sync to disk serves them all.
 */
import { performance } from "node:perf_hooks";
import { mark } from "../stages.ts";
import { Away, type Database, type Statement } from "./database.ts";

interface Job {
  readonly statements: readonly Statement[];
  readonly done: () => void;
  readonly failed: (problem: unknown) => void;
}

/** Told about every commit, for the metrics. */
export type OnCommit = (jobs: number, seconds: number) => void;

/** Jobs on their way to the disk together. */
interface Group {
  readonly jobs: readonly Job[];
  readonly start: number;
  /** What went wrong; null if they are on disk. */
  readonly outcome: Promise<{ readonly problem: unknown } | null>;
}

export class Writer {
  readonly #db: Database;
  readonly #window: number;
  readonly #onCommit: OnCommit;
  #waiting: Job[] = [];
  #scheduled = false;
  /** What waits has waited as long as it was to. */
  #isDue = false;
  #busy: Promise<void> = Promise.resolve();

  constructor(db: Database, window: number, onCommit: OnCommit = () => {}) {
    this.#db = db;
    this.#window = window;
    this.#onCommit = onCommit;
  }

  /** The promise is kept when the statements are on disk, broken when they are not. */
  write(statements: readonly Statement[]): Promise<void> {
    if (statements.length === 0) return Promise.resolve();
    return new Promise((done, failed) => {
      this.#waiting.push({ statements, done, failed });
      if (this.#scheduled) return;
      this.#scheduled = true;
      const flush = (): void => this.#flush();
      if (this.#window === 0) setImmediate(flush);
      else setTimeout(flush, this.#window);
    });
  }

  #flush(): void {
    this.#isDue = true;
    this.#busy = this.#busy.then(() => this.#store());
  }

  /** Hands over what is due. */
  #begin(): Group | null {
    if (!this.#isDue || this.#waiting.length === 0) return null;
    const jobs = this.#waiting;
    this.#waiting = [];
    this.#scheduled = this.#isDue = false;
    mark("handed");
    const stored = this.#db.commit(jobs.flatMap((job) => job.statements));
    const outcome = stored.then(
      () => null,
      (problem: unknown) => ({ problem }),
    );
    return { jobs, start: performance.now(), outcome };
  }

  /** One group after the other, as long as there is one. */
  async #store(): Promise<void> {
    for (let group = this.#begin(); group !== null; ) {
      const { jobs, start, outcome }: Group = group;
      const failure = await outcome;
      mark("back");
      // The disk has its next before anybody is told: it is not to wait for what they all make of it.
      if (failure === null) {
        group = this.#begin();
        for (const job of jobs) job.done();
      } else {
        await this.#oneByOne(jobs, failure.problem);
        group = this.#begin();
      }
      this.#onCommit(jobs.length, (performance.now() - start) / 1000);
    }
  }

  /**
   * One bad apple must not spoil the others: each on its own, in the same order. But where nobody answers, nobody is
   * kept waiting for the silence of all those before.
   */
  async #oneByOne(jobs: readonly Job[], problem: unknown): Promise<void> {
    if (jobs.length === 1 || problem instanceof Away) for (const job of jobs) job.failed(problem);
    else for (const job of jobs) await this.#db.commit(job.statements).then(job.done, job.failed);
  }

  /** Everything handed over so far is on disk, or has failed. */
  async settle(): Promise<void> {
    while (this.#waiting.length > 0) {
      this.#flush();
      await this.#busy;
    }
    await this.#busy;
  }
}
