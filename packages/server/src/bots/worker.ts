/**
 * A thread in which bots think. It gets a saved game, shows the bot what the seat may see whose decision it is, and answers;
 * or it looks for a plan for a board, which takes seconds and is done once for all who need it; or it judges a finished game.
 */
import os from "node:os";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import { currentPlan, lookForPlan, playAtOnce, playMeanwhile, rememberPlan } from "@fiefdom/bots/marshal";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Bot } from "@fiefdom/bots/player";
import { findBot } from "@fiefdom/bots/roster";
import { consider } from "@fiefdom/bots/sovereign";
import type { Thought } from "@fiefdom/bots/thought";
import type { Board } from "@fiefdom/engine/board";
import type { GameRecord } from "@fiefdom/engine/record";
import { load, type SetUpNames } from "@fiefdom/engine/save";
import { View } from "@fiefdom/engine/view";
import type { Coach, Judgement } from "@fiefdom/review/coach";
import { inWords } from "@fiefdom/table/player";
import { boardCalled } from "../tables/setUp.ts";

export interface Question {
  readonly bot: string;
  /** The game and seat, so that a bot which remembers is asked again. */
  readonly key: string;
  readonly seed: string;
  readonly save: string;
}

export type Task =
  | { readonly what: "answer"; readonly question: Question; readonly plan: KnownPlan | null }
  | { readonly what: "plan"; readonly setUp: SetUpNames }
  /** What Sovereign would do in a person's place, who sees that much. */
  | {
      readonly what: "consider";
      readonly sight: string;
      readonly ms: number;
      readonly plan: KnownPlan | null;
    }
  /** Whether an answer that they are about to give is a clear mistake. */
  | {
      readonly what: "judge";
      readonly sight: string;
      readonly options: readonly string[];
      readonly ms: number;
      readonly plan: KnownPlan | null;
    }
  | { readonly what: "review"; readonly finished: Finished };

/** A game to judge, with the plan for its board where one is known. */
export interface Finished {
  readonly record: GameRecord;
  /** What each seat had of the victory. */
  readonly shares: readonly number[];
  readonly plan: Plan | null;
  /** How much thought it gets, where that is not the usual. */
  readonly spend?: number | undefined;
}

/** A plan for a board, and whether it is what the search ended with or the best that it has so far. */
export interface KnownPlan {
  readonly plan: Plan;
  readonly isFound: boolean;
}

/** What a thread is told about itself: how long it can wait while others need the processor. */
export interface ThreadData {
  readonly haste: Haste;
  /** How many thoughts of bots are under way, for those who wait until there are none. */
  readonly thoughts: Int32Array<SharedArrayBuffer>;
}

/** Somebody waits for it; it gives way to whoever needs the processor; it waits for bots as well. */
export type Haste = "now" | "soon" | "idle";

/** A search goes on and has found something better to play with meanwhile, or a review has come so far. */
export type News = { readonly job: number } & ({ readonly better: Plan } | { readonly done: number });
type Told = { readonly better: Plan } | { readonly done: number };

export interface Reply {
  readonly job: number;
  readonly options?: readonly string[];
  readonly plan?: Plan;
  /** As it is kept. */
  readonly review?: string;
  /** Null where there is nothing to consider. */
  readonly thought?: Thought | null;
  /** Null where there is nothing to say. */
  readonly warning?: Judgement;
  readonly problem?: string;
  /** How long it thought, by the processor's time: that the machine is busy is no habit of a bot. */
  readonly ms: number;
}

const bots = new Map<string, Bot>();
const MOST_BOTS = 500;
/** With less time than that no move can be judged. */
const LEAST_MS = 200;

function botFor(q: Question, make: () => Bot): Bot {
  const key = `${q.bot}/${q.key}`;
  let bot = bots.get(key);
  if (bot === undefined) {
    bot = make();
    bot.newGame?.(q.seed);
    if (bots.size >= MOST_BOTS) bots.delete(bots.keys().next().value ?? "");
  } else bots.delete(key);
  // Last in the map is last used.
  bots.set(key, bot);
  return bot;
}

function take(board: Board, { plan, isFound }: KnownPlan): void {
  (isFound ? rememberPlan : playMeanwhile)(board, plan);
}

function think(q: Question, known: KnownPlan | null): readonly string[] {
  const game = load(q.save, boardCalled);
  const { decision, board } = game;
  if (decision === null) throw new Error("nothing is asked");
  const listed = findBot(q.bot);
  if (listed === undefined) throw new Error("there is no such bot");
  if (known !== null) take(board, known);
  else if (listed.needsPlan === true) playAtOnce(board);
  const bot = botFor(q, () => listed.make(board, q.seed));
  return inWords(game, decision, bot.answer(new View(game, decision.who), decision));
}

function weigh(sight: string, ms: number, known: KnownPlan | null): Thought | null {
  const game = load(sight, boardCalled);
  const { decision } = game;
  if (decision === null) return null;
  if (known !== null) take(game.board, known);
  return consider(new View(game, decision.who), { ms, clock: () => performance.now() });
}

function find(setUp: SetUpNames, tell: (told: Told) => void): Plan {
  const search = lookForPlan(boardCalled(setUp));
  let step = search.next();
  while (step.done !== true) {
    if (step.value.better !== null) tell({ better: step.value.better });
    step = search.next();
  }
  return step.value;
}

/** Coaches know how plans look on a board, which takes them a moment to learn. */
const coaches = new Map<Board, { readonly plan: Plan; readonly coach: Coach }>();
const MOST_COACHES = 8;

/** The time to get to know a board counts as well: somebody waits. */
async function warn(
  sight: string,
  options: readonly string[],
  ms: number,
  known: KnownPlan | null,
): Promise<Judgement> {
  const until = performance.now() + ms;
  const game = load(sight, boardCalled);
  const { board } = game;
  if (known !== null) take(board, known);
  else playAtOnce(board);
  const plan = currentPlan(board);
  let there = coaches.get(board);
  if (there?.plan !== plan) {
    const { Coach } = await import("@fiefdom/review/coach");
    there = { plan, coach: new Coach(board, plan) };
    if (coaches.size >= MOST_COACHES) coaches.delete(coaches.keys().next().value ?? board);
  }
  // Last in the map is last used.
  coaches.delete(board);
  coaches.set(board, there);
  const left = until - performance.now();
  return left < LEAST_MS
    ? "late"
    : there.coach.warn(game, options, { ms: left, clock: () => performance.now() });
}

/** Read only by threads that judge: the others need to know nothing of it. */
async function judge(finished: Finished, tell: (told: Told) => void): Promise<Done> {
  const { judgeFinished } = await import("./judge.ts");
  return judgeFinished(finished, (done) => tell({ done }), giveWay);
}

type Done = Pick<Reply, "options" | "plan" | "review" | "thought" | "warning" | "problem">;

async function carryOut(task: Task, tell: (told: Told) => void): Promise<Done> {
  try {
    switch (task.what) {
      case "plan":
        return { plan: find(task.setUp, tell) };
      case "review":
        return await judge(task.finished, tell);
      case "consider":
        return { thought: weigh(task.sight, task.ms, task.plan) };
      case "judge":
        return { warning: await warn(task.sight, task.options, task.ms, task.plan) };
      case "answer":
        return { options: think(task.question, task.plan) };
    }
  } catch (problem) {
    return { problem: String(problem) };
  }
}

const { haste, thoughts } = workerData as ThreadData;

/** The longest that anybody is waited for before a little more is done: even where bots always think it gets done. */
const GIVING_WAY_MS = 1000;

/** Waits while bots think. */
function giveWay(): void {
  const end = performance.now() + GIVING_WAY_MS;
  for (;;) {
    const now = Atomics.load(thoughts, 0);
    const left = end - performance.now();
    if (now === 0 || left <= 0) return;
    Atomics.wait(thoughts, 0, now, left);
  }
}

// On Linux this is about the calling thread alone; elsewhere it would slow down the whole server.
if (haste !== "now" && process.platform === "linux")
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", async ({ job, task }: { job: number; task: Task }) => {
  const before = process.threadCpuUsage();
  const done = await carryOut(task, (told) => {
    const news: News = { job, ...told };
    parentPort?.postMessage(news);
  });
  const { user, system } = process.threadCpuUsage(before);
  const reply: Reply = { job, ...done, ms: (user + system) / 1000 };
  parentPort?.postMessage(reply);
});
