/**
 * Making the book: a plan for each of several boards, every one looked for with the same number of games. A
 * board has a worker to itself, so the result is the same for any number of workers.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { type Member, mean, Trials } from "@fiefdom/bots/find/trials";
import { fits } from "@fiefdom/bots/plan/compile";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { shippedPlans } from "@fiefdom/bots/plan/plans";
import type { Found } from "@fiefdom/bots/planner";
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import type { Assignment } from "./findWorker.ts";
import type { Setting } from "./kingdoms.ts";

export interface Making {
  readonly settings: readonly Setting[];
  readonly games: number;
  /** The work of each search at most, in decisions. */
  readonly decisions?: number | undefined;
  readonly seed: string;
  readonly workers?: number | undefined;
  /** The plan that there was before, which the new one should not lose to. */
  readonly before?: (setting: Setting) => Plan | undefined;
  /** Told when the plan for a board is there. */
  readonly made: (setting: Setting, plan: Plan, games: number) => void;
}

const shippedFor = (board: Board): Plan[] => [...shippedPlans().values()].filter((plan) => fits(plan, board));

function look(setting: Setting, { games, decisions, seed, before }: Making): Promise<Found> {
  const { board } = setting;
  return new Promise((done, fail) => {
    const former = before?.(setting);
    const rivals = [...(former === undefined ? [] : [former]), ...shippedFor(board)];
    const worker = new Worker(new URL("./findWorker.ts", import.meta.url), {
      workerData: { setUp: setUpNames(board), seed, rivals, games, decisions } satisfies Assignment,
    });
    let last: Found | undefined;
    worker.on("message", (step: Found) => {
      last = step;
    });
    worker.on("error", fail);
    worker.on("exit", () => (last === undefined ? fail(new Error("no plan was found")) : done(last)));
  });
}

/** Games against each in which a new plan has to show that it is better than the one before. */
const TRIAL = 1000;

/** Is a plan better than another by its worst result, against that other one and all known plans? */
export function isBetter(board: Board, plan: Plan, than: Plan): boolean {
  const trials = new Trials(board, "book");
  const [one, other] = [plan, than].map((each) => trials.seat(each));
  const known = shippedFor(board).map((each) => trials.seat(each));
  const worstOf = (member: Member, rival: Member): number =>
    Math.min(...[rival, ...known].map((opponent) => mean(trials.meet(member, opponent, TRIAL))));
  return worstOf(one, other) > worstOf(other, one);
}

export async function makeBook(making: Making): Promise<void> {
  const { settings, workers, made } = making;
  const waiting = [...settings];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { plan, games: played } = await look(next, making);
      made(next, plan, played);
    }
  };
  await Promise.all(Array.from({ length: workers ?? availableParallelism() }, work));
}
