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

export class Writer {
  readonly #db: Database;
  readonly #window: number;
  readonly #onCommit: OnCommit;
  #waiting: Job[] = [];
  #scheduled = false;
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
      const flush = (): void => void (this.#busy = this.#busy.then(() => this.#flush()));
      if (this.#window === 0) setImmediate(flush);
      else setTimeout(flush, this.#window);
    });
  }

  async #flush(): Promise<void> {
    const jobs = this.#waiting;
    this.#waiting = [];
    this.#scheduled = false;
    if (jobs.length === 0) return;
    const start = performance.now();
    mark("handed");
    try {
      await this.#db.commit(jobs.flatMap((job) => job.statements));
      mark("back");
      for (const job of jobs) job.done();
    } catch (problem) {
      // One bad apple must not spoil the others: each on its own, in the same order. But where nobody answers,
      // nobody is kept waiting for the silence of all those before.
      if (jobs.length === 1 || problem instanceof Away) for (const job of jobs) job.failed(problem);
      else for (const job of jobs) await this.#db.commit(job.statements).then(job.done, job.failed);
    }
    this.#onCommit(jobs.length, (performance.now() - start) / 1000);
  }

  /** Everything handed over so far is on disk, or has failed. */
  async settle(): Promise<void> {
    while (this.#scheduled || this.#waiting.length > 0) {
      this.#busy = this.#busy.then(() => this.#flush());
      await this.#busy;
    }
    await this.#busy;
  }
}
