/**
 * Looking for the strongest plan on a board with all cores: every worker searches on its own from another
 * seed, and when the time is up their champions are judged by their worst results.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { fits } from "@fiefdom/bots/plan/compile";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { shippedPlans } from "@fiefdom/bots/plan/plans";
import type { Found } from "@fiefdom/bots/planner";
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import { planContestant } from "./contestants.ts";
import type { Assignment } from "./findWorker.ts";
import { Crew, playGames } from "./pool.ts";
import type { Tally } from "./tally.ts";

export interface Search {
  readonly board: Board;
  readonly seconds: number;
  readonly seed: string;
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal;
  /** Told of every step of every worker. */
  readonly progress?: (step: Found, worker: number, games: number) => void;
}

export interface Champions {
  /** The best plan of each worker. */
  readonly plans: readonly Plan[];
  /** Games that all workers played together. */
  readonly games: number;
}

/** How a plan fares against every shipped plan that fits the board, worst result first. */
export interface Trial {
  readonly plan: Plan;
  readonly against: readonly { readonly plan: Plan; readonly tally: Tally }[];
}

/** Games of a first trial, which decides between champions, and of the one that is told. */
const FIRST_TRIAL = 200;
const LONG_TRIAL = 1000;

const shippedFor = (board: Board): Plan[] => [...shippedPlans().values()].filter((plan) => fits(plan, board));

/** Searches until the time is up or it is stopped, but at least until something is found. */
export async function find(search: Search): Promise<Champions> {
  const { board } = search;
  const rivals = shippedFor(board);
  const best = new Map<number, Found>();
  const total = (): number => [...best.values()].reduce((sum, step) => sum + step.games, 0);
  const seek = (i: number): Promise<void> =>
    new Promise<void>((done, fail) => {
      const worker = new Worker(new URL("./findWorker.ts", import.meta.url), {
        workerData: {
          setUp: setUpNames(board),
          seed: `${search.seed}/${i}`,
          rivals,
          games: Number.POSITIVE_INFINITY,
        } satisfies Assignment,
      });
      let stopping = false;
      const end = (): void => void worker.terminate().then(() => done(), fail);
      const stop = (): void => {
        stopping = true;
        if (best.size > 0) end();
      };
      const timer = setTimeout(stop, search.seconds * 1000);
      search.signal?.addEventListener("abort", stop);
      worker.on("message", (step: Found) => {
        best.set(i, step);
        search.progress?.(step, i, total());
        if (stopping) end();
      });
      worker.on("exit", () => {
        clearTimeout(timer);
        done();
      });
      worker.on("error", fail);
    });
  await Promise.all(Array.from({ length: search.workers ?? availableParallelism() }, (_, i) => seek(i)));
  return { plans: [...best.values()].map((step) => step.plan), games: total() };
}

/** Plays the champions against the shipped plans, and tells of the one that is beaten least. */
export async function judge(
  { board, seed, workers, signal }: Pick<Search, "board" | "seed" | "workers" | "signal">,
  plans: readonly Plan[],
  progress: (done: number, total: number) => void = () => {},
): Promise<Trial> {
  const crew = new Crew(workers);
  const rivals = shippedFor(board);
  const match = (a: Plan, b: Plan, games: number): Promise<Tally> =>
    playGames({
      board,
      contestants: [planContestant(a), planContestant(b)],
      games,
      seed: `${seed}/trial`,
      crew,
      ...(signal === undefined ? {} : { signal }),
    });
  const margin = ({ games, players: [mine, theirs] }: Tally): number =>
    (mine.wins - theirs.wins) / Math.max(1, games);
  try {
    const opponents = [...plans, ...rivals];
    let done = 0;
    const total = (plans.length + 1) * (opponents.length - 1) + rivals.length;
    /** The worst result of a plan, and against whom. */
    const worstOf = async (one: Plan): Promise<{ plan: Plan; worst: number; by: Plan }> => {
      let worst = Number.POSITIVE_INFINITY;
      let by = one;
      for (const other of opponents.filter((opponent) => opponent !== one)) {
        if (signal?.aborted === true) break;
        const result = margin(await match(one, other, FIRST_TRIAL));
        progress(++done, total);
        if (result >= worst) continue;
        worst = result;
        by = other;
      }
      return { plan: one, worst: signal?.aborted === true ? Number.NEGATIVE_INFINITY : worst, by };
    };
    let best = await worstOf(plans[0]);
    for (const plan of plans.slice(1)) {
      const other = await worstOf(plan);
      if (other.worst > best.worst) best = other;
    }
    // Whoever beats the best is perhaps better: the machine need not have found it itself.
    if (best.worst < 0) {
      const other = await worstOf(best.by);
      if (other.worst > best.worst) best = other;
    }
    const { plan } = best;
    const against: { plan: Plan; tally: Tally }[] = [];
    for (const rival of rivals) {
      if (signal?.aborted === true) break;
      const tally = await match(plan, rival, LONG_TRIAL);
      if (tally.games > 0) against.push({ plan: rival, tally });
      progress(++done, total);
    }
    against.sort((a, b) => margin(a.tally) - margin(b.tally));
    return { plan, against };
  } finally {
    await crew.close();
  }
}
