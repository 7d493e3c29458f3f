/**
 * Sovereign on all cores of a Node process. Each thread gets a world that the player may imagine, saved as
 * text, imagines further worlds from there, and sends back what it found; the real game never leaves home.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Board } from "@fiefdom/engine/board";
import { save } from "@fiefdom/engine/save";
import type { Line } from "./lines.ts";
import type { Plan } from "./plan/plan.ts";
import type { Bot } from "./player.ts";
import type { Tallies } from "./search.ts";
import { type Expected, type Helpers, lookingAhead, plansFor } from "./sovereign.ts";

/** Lines that a thread compares. */
export interface Question {
  readonly do: "compare";
  readonly id: number;
  readonly world: string;
  /** The plan of each seat. */
  readonly policy: readonly Plan[];
  readonly seat: number;
  readonly lines: readonly Line[];
  readonly ms: number;
  readonly seed: string;
  /** The decks that each seat is expected to end with. */
  readonly expected: Expected | null;
}

/** Plans of its own that a thread compares until it is told something else. */
export interface Pondering {
  readonly do: "ponder";
  readonly id: number;
  readonly world: string;
  readonly policy: readonly Plan[];
  readonly seat: number;
  readonly plans: readonly Plan[];
  readonly seed: string;
}

export type ToThread = Question | Pondering | { readonly do: "stop" };

export interface Finding {
  readonly id: number;
  readonly tallies: readonly Tallies[];
}

type Asking = Omit<Question, "id"> | Omit<Pondering, "id">;

/** Threads that search; they are started when first needed and end with `close`. */
export class Threads {
  readonly #size: number;
  readonly #workers: Worker[] = [];
  readonly #waiting = new Map<
    number,
    { done: (tallies: readonly Tallies[]) => void; fail: (problem: Error) => void }
  >();
  #asked = 0;

  /** One thread less than there are cores: the caller searches too. */
  constructor(size: number = Math.max(0, availableParallelism() - 1)) {
    this.#size = size;
  }

  get helpers(): Helpers {
    return {
      search: (view, lines, policy, budget, seed, expected) => {
        const ms = "ms" in budget ? budget.ms : 1000;
        const world = save(view.imagine(seed));
        const { seat } = view;
        return this.#ask(
          (own) => ({ do: "compare", world, policy, seat, lines, ms, seed: own, expected }),
          seed,
        );
      },
      ponder: (view, plans, policy, seed) => {
        const world = save(view.imagine(seed));
        const { seat } = view;
        const findings = this.#ask((own) => ({ do: "ponder", world, policy, seat, plans, seed: own }), seed);
        return () => {
          const stop: ToThread = { do: "stop" };
          for (const worker of this.#workers) worker.postMessage(stop);
          return findings;
        };
      },
    };
  }

  /** Every thread is asked the same, with a seed of its own. */
  #ask(asking: (seed: string) => Asking, seed: string): Promise<readonly (readonly Tallies[])[]> {
    this.#start();
    return Promise.all(
      this.#workers.map(
        (worker, i) =>
          new Promise<readonly Tallies[]>((done, fail) => {
            const id = this.#asked++;
            this.#waiting.set(id, { done, fail });
            worker.postMessage({ id, ...asking(`${seed}/thread ${i}`) });
          }),
      ),
    );
  }

  #start(): void {
    while (this.#workers.length < this.#size) {
      const worker = new Worker(new URL("./thread.ts", import.meta.url));
      worker.unref();
      worker.on("message", ({ id, tallies }: Finding) => {
        this.#waiting.get(id)?.done(tallies);
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
    plans: () => plansFor(board),
    helpers: threads.helpers,
  });
}
