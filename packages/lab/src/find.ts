/**
 * Looking for the strongest plan on a board with all cores: every worker searches on its own from another
 * seed, and when the time is up their champions play each other.
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

export interface Champion {
  readonly plan: Plan;
  /** Games that all workers played together in the search. */
  readonly games: number;
  /** How it fares against every shipped plan that fits the board, worst result first. */
  readonly against: readonly { readonly plan: Plan; readonly tally: Tally }[];
}

const TRIAL_GAMES = 1000;

export async function find(search: Search): Promise<Champion> {
  const { board } = search;
  const shipped = [...shippedPlans().values()].filter((plan) => fits(plan, board));
  const count = search.workers ?? availableParallelism();
  const best = new Map<number, Found>();
  const total = (): number => [...best.values()].reduce((sum, step) => sum + step.games, 0);
  await Promise.all(
    Array.from(
      { length: count },
      (_, i) =>
        new Promise<void>((done, fail) => {
          const worker = new Worker(new URL("./findWorker.ts", import.meta.url), {
            workerData: { setUp: setUpNames(board), seed: `${search.seed}/${i}`, rivals: shipped },
          });
          const stop = (): void => {
            clearTimeout(timer);
            worker.terminate().then(() => done(), fail);
          };
          const timer = setTimeout(stop, search.seconds * 1000);
          search.signal?.addEventListener("abort", stop);
          worker.on("message", (step: Found) => {
            best.set(i, step);
            search.progress?.(step, i, total());
          });
          worker.on("error", fail);
        }),
    ),
  );
  const plans = [...best.values()].map((step) => step.plan);
  if (plans.length === 0) throw new Error("The search was stopped before it found anything.");
  const crew = new Crew(count);
  try {
    const match = (a: Plan, b: Plan): Promise<Tally> =>
      playGames({
        board,
        contestants: [planContestant(a), planContestant(b)],
        games: TRIAL_GAMES,
        seed: `${search.seed}/trial`,
        crew,
      });
    let [plan] = plans;
    for (const other of plans.slice(1)) {
      const { players } = await match(other, plan);
      if (players[0].wins > players[1].wins) plan = other;
    }
    const against: { plan: Plan; tally: Tally }[] = [];
    for (const rival of shipped) against.push({ plan: rival, tally: await match(plan, rival) });
    const share = ({ tally }: { tally: Tally }): number => tally.players[0].wins - tally.players[1].wins;
    against.sort((a, b) => share(a) - share(b));
    return { plan, games: total(), against };
  } finally {
    await crew.close();
  }
}
