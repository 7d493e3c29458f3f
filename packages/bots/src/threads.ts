/** Sovereign on all cores of a Node process: its helpers are threads. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Finding, Helped } from "./helped.ts";
import type { Helpers } from "./sovereign.ts";

/** Threads that search; they are started when first needed and end with `close`. */
export class Threads {
  readonly #helped: Helped;
  readonly #workers: Worker[] = [];

  /** One thread less than there are cores: the caller searches too. */
  constructor(size: number = Math.max(0, availableParallelism() - 1)) {
    this.#helped = new Helped(() => {
      for (let n = 0; n < size; n++) this.#start();
    });
  }

  get helpers(): Helpers {
    return this.#helped.helpers;
  }

  #start(): void {
    const worker = new Worker(new URL("./thread.ts", import.meta.url));
    worker.unref();
    this.#workers.push(worker);
    const n = this.#helped.join((message) => worker.postMessage(message));
    worker.on("message", (finding: Finding) => this.#helped.hear(finding));
    worker.on("error", () => this.#helped.lose(n));
    worker.on("exit", () => this.#helped.lose(n));
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map((worker) => worker.terminate()));
  }
}
