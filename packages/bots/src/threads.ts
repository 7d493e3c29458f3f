/**
 * Sovereign on all cores of a Node process. Each thread gets a world that the player may imagine, saved as
 * text, imagines further worlds from there, and sends back what it found; the real game never leaves home.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Board } from "@fiefdom/engine/board";
import { save } from "@fiefdom/engine/save";
import type { Plan } from "./plan/plan.ts";
import type { Bot } from "./player.ts";
import type { Arm } from "./search.ts";
import { type Expected, type Helpers, lookingAhead, plansFor } from "./sovereign.ts";

/** What a thread is asked. */
export interface Question {
  readonly id: number;
  readonly world: string;
  /** The plan of each seat. */
  readonly policy: readonly Plan[];
  readonly seat: number;
  readonly candidates: readonly unknown[];
  readonly ms: number;
  readonly seed: string;
  /** The decks that each seat is expected to end with. */
  readonly expected: Expected | null;
}

export interface Finding {
  readonly id: number;
  readonly arms: readonly Arm[];
}

/** Threads that search; they are started when first needed and end with `close`. */
export class Threads {
  readonly #size: number;
  readonly #workers: Worker[] = [];
  readonly #waiting = new Map<
    number,
    { done: (arms: readonly Arm[]) => void; fail: (problem: Error) => void }
  >();
  #asked = 0;

  /** One thread less than there are cores: the caller searches too. */
  constructor(size: number = Math.max(0, availableParallelism() - 1)) {
    this.#size = size;
  }

  get helpers(): Helpers {
    return {
      search: (view, candidates, policy, budget, seed, expected) => {
        this.#start();
        const ms = "ms" in budget ? budget.ms : 1000;
        const world = save(view.imagine(seed));
        return Promise.all(
          this.#workers.map(
            (worker, i) =>
              new Promise<readonly Arm[]>((done, fail) => {
                const id = this.#asked++;
                this.#waiting.set(id, { done, fail });
                const question: Question = {
                  id,
                  world,
                  policy,
                  seat: view.seat,
                  candidates,
                  ms,
                  seed: `${seed}/thread ${i}`,
                  expected,
                };
                worker.postMessage(question);
              }),
          ),
        );
      },
    };
  }

  #start(): void {
    while (this.#workers.length < this.#size) {
      const worker = new Worker(new URL("./thread.ts", import.meta.url));
      worker.unref();
      worker.on("message", ({ id, arms }: Finding) => {
        this.#waiting.get(id)?.done(arms);
        this.#waiting.delete(id);
      });
      worker.on("error", (problem: Error) => {
        for (const { fail } of this.#waiting.values()) fail(problem);
        this.#waiting.clear();
      });
      this.#workers.push(worker);
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.splice(0).map((worker) => worker.terminate()));
  }
}

/** Sovereign with all cores: `think` uses the threads, `answer` searches alone. */
export function sovereignOnThreads(board: Board, seed: string, threads: Threads, ms: number): Bot {
  return lookingAhead(board, {
    budget: { ms, clock: () => performance.now() },
    seed,
    plans: plansFor(board),
    helpers: threads.helpers,
  });
}
