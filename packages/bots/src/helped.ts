/**
 * Sovereign with the help of others: threads of a Node process, or workers of a browser. Each is told a world that
 * the player may imagine, saved as text, imagines further worlds from there, and says what it found; the real game
 * never leaves home. What all of them found is added up in the order of the helpers, so with a budget in playouts,
 * which everybody has their part of, the same number of helpers gives the same answer. Whoever does not answer is
 * done without.
 */
import { save } from "@fiefdom/engine/save";
import type { View } from "@fiefdom/engine/view";
import type { Line } from "./lines.ts";
import type { Plan } from "./plan/plan.ts";
import { type Budget, partOf, type Tallies } from "./search.ts";
import type { Expected, Helpers } from "./sovereign.ts";

/** A budget as it can be sent: the clock is the helper's own. */
export type SentBudget = { readonly rollouts: number } | { readonly ms: number };

interface About {
  readonly id: number;
  readonly world: string;
  /** The plan of each seat. */
  readonly policy: readonly Plan[];
  readonly seat: number;
  readonly seed: string;
}

/** Lines to be compared. */
export interface LinesQuestion extends About {
  readonly do: "lines";
  readonly lines: readonly Line[];
  readonly budget: SentBudget;
  /** The decks that each seat is expected to end with. */
  readonly expected: Expected | null;
}

/** Plans of one's own to be compared: for so long, or until something else is said. */
export interface PlansQuestion extends About {
  readonly do: "plans";
  readonly plans: readonly Plan[];
  readonly budget: SentBudget | null;
}

export type ToHelper = LinesQuestion | PlansQuestion | { readonly do: "stop" };

export interface Finding {
  readonly id: number;
  readonly tallies: readonly Tallies[];
}

type Asking = Omit<LinesQuestion, "id" | "seed"> | Omit<PlansQuestion, "id" | "seed">;
type Found = readonly Tallies[] | null;

/** Milliseconds that somebody may take longer than they were given, beside as much again. */
const PATIENCE_MS = 250;

const toSend = (budget: Budget): SentBudget => ("ms" in budget ? { ms: budget.ms } : budget);

export class Helped {
  readonly #start: () => void;
  #started = false;
  /** Null for who is gone. */
  readonly #helpers: (((message: ToHelper) => void) | null)[] = [];
  readonly #waiting = new Map<number, { readonly helper: number; readonly done: (found: Found) => void }>();
  #asked = 0;

  /** `start` is called before they are first needed, and brings those who join. */
  constructor(start: () => void = () => {}) {
    this.#start = start;
  }

  /** Somebody helps from now on; gives their number. */
  join(tell: (message: ToHelper) => void): number {
    return this.#helpers.push(tell) - 1;
  }

  /** One of them found something. */
  hear({ id, tallies }: Finding): void {
    this.#waiting.get(id)?.done(tallies);
    this.#waiting.delete(id);
  }

  /** One of them is gone and won't be asked again; nobody waits for it. */
  lose(helper: number): void {
    this.#helpers[helper] = null;
    for (const [id, waiting] of this.#waiting) {
      if (waiting.helper !== helper) continue;
      waiting.done(null);
      this.#waiting.delete(id);
    }
  }

  get helpers(): Helpers {
    return {
      mine: (budget) => {
        const helping = this.#present.filter((helper) => helper !== null).length;
        return "ms" in budget ? budget : partOf(budget, 1 / (1 + helping));
      },
      lines: (view, lines, policy, budget, seed, expected) => {
        const about = { ...seenFrom(view, policy, seed), lines, budget: toSend(budget), expected };
        return this.#ask({ do: "lines", ...about }, seed, patienceFor(budget));
      },
      plans: (view, plans, policy, budget, seed) => {
        const about = { ...seenFrom(view, policy, seed), plans, budget: toSend(budget) };
        return this.#ask({ do: "plans", ...about }, seed, patienceFor(budget));
      },
      ponder: (view, plans, policy, seed) => {
        const about = { ...seenFrom(view, policy, seed), plans, budget: null };
        const findings = this.#ask({ do: "plans", ...about }, seed, null);
        return () => {
          for (const tell of this.#helpers) tell?.({ do: "stop" });
          return Promise.race([findings, after(PATIENCE_MS, [])]);
        };
      },
    };
  }

  get #present(): readonly (((message: ToHelper) => void) | null)[] {
    if (!this.#started) {
      this.#started = true;
      this.#start();
    }
    return this.#helpers;
  }

  /** Everybody is asked the same, with a seed of their own. */
  async #ask(
    asking: Asking,
    seed: string,
    patience: number | null,
  ): Promise<readonly (readonly Tallies[])[]> {
    const findings = this.#present.map((tell, helper) => {
      if (tell === null) return null;
      const found = new Promise<Found>((done) => {
        const id = this.#asked++;
        this.#waiting.set(id, { helper, done });
        tell({ ...asking, id, seed: `${seed}/helper ${helper}` });
      });
      return patience === null ? found : Promise.race([found, after(patience, null)]);
    });
    return (await Promise.all(findings)).filter((found) => found !== null);
  }
}

const seenFrom = (view: View, policy: readonly Plan[], seed: string) => ({
  world: save(view.imagine(seed)),
  policy,
  seat: view.seat,
});

/** By the clock one waits for so long; for playouts as long as it takes, or the answer would depend on it. */
const patienceFor = (budget: Budget): number | null => ("ms" in budget ? 2 * budget.ms + PATIENCE_MS : null);

const after = <T>(ms: number, what: T): Promise<T> =>
  new Promise((go) => {
    const timer: unknown = setTimeout(() => go(what), ms);
    // A Node process need not stay for it.
    (timer as { unref?(): void }).unref?.();
  });
