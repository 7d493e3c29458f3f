/**
 * A thread in which bots think. It gets a saved game, shows the bot what the seat may see whose decision it is, and answers;
 * or it looks for a plan for a board, which takes seconds and is done once for all who need it.
 */
import os from "node:os";
import process from "node:process";
import { parentPort, workerData } from "node:worker_threads";
import { lookForPlan, playAtOnce, playMeanwhile, rememberPlan } from "@fiefdom/bots/marshal";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Bot } from "@fiefdom/bots/player";
import { findBot } from "@fiefdom/bots/roster";
import { load, type SetUpNames } from "@fiefdom/engine/save";
import { View } from "@fiefdom/engine/view";
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
  | { readonly what: "plan"; readonly setUp: SetUpNames };

/** A plan for a board, and whether it is what the search ended with or the best that it has so far. */
export interface KnownPlan {
  readonly plan: Plan;
  readonly isFound: boolean;
}

/** What a thread is told about itself. */
export interface ThreadData {
  /** It has time: whoever waits for the processor goes first. */
  readonly patient: boolean;
}

/** A search goes on, and has found something better to play with meanwhile. */
export interface News {
  readonly job: number;
  readonly better: Plan;
}

export interface Reply {
  readonly job: number;
  readonly options?: readonly string[];
  readonly plan?: Plan;
  readonly problem?: string;
  /** How long it thought, by the processor's time: that the machine is busy is no habit of a bot. */
  readonly ms: number;
}

const bots = new Map<string, Bot>();
const MOST_BOTS = 500;

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

function think(q: Question, known: KnownPlan | null): readonly string[] {
  const game = load(q.save, boardCalled);
  const { decision, board } = game;
  if (decision === null) throw new Error("nothing is asked");
  const listed = findBot(q.bot);
  if (listed === undefined) throw new Error("there is no such bot");
  if (known !== null) (known.isFound ? rememberPlan : playMeanwhile)(board, known.plan);
  else if (listed.needsPlan === true) playAtOnce(board);
  const bot = botFor(q, () => listed.make(board, q.seed));
  return inWords(game, decision, bot.answer(new View(game, decision.who), decision));
}

function find(setUp: SetUpNames, tell: (better: Plan) => void): Plan {
  const search = lookForPlan(boardCalled(setUp));
  let step = search.next();
  while (step.done !== true) {
    if (step.value.better !== null) tell(step.value.better);
    step = search.next();
  }
  return step.value;
}

function carryOut(task: Task, tell: (better: Plan) => void): Pick<Reply, "options" | "plan" | "problem"> {
  try {
    return task.what === "plan"
      ? { plan: find(task.setUp, tell) }
      : { options: think(task.question, task.plan) };
  } catch (problem) {
    return { problem: String(problem) };
  }
}

// On Linux this is about the calling thread alone; elsewhere it would slow down the whole server.
if ((workerData as ThreadData).patient && process.platform === "linux")
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on("message", ({ job, task }: { job: number; task: Task }) => {
  const before = process.threadCpuUsage();
  const done = carryOut(task, (better) => {
    const news: News = { job, better };
    parentPort?.postMessage(news);
  });
  const { user, system } = process.threadCpuUsage(before);
  const reply: Reply = { job, ...done, ms: (user + system) / 1000 };
  parentPort?.postMessage(reply);
});
