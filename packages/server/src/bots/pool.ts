/**
 * Bots think in worker threads, so that no thought of theirs delays anybody's move. There are three lanes: one
 * for quick bots, one for those that think long, and one that looks for plans, which takes seconds a board.
 * The last two give way to everything else on the machine. Everybody gets their share of each, and nobody
 * waits long: until a plan is found one plays by the best so far, and what takes longer than a bot's time is
 * answered by a simpler one. A plan that was found is kept for all who play that kingdom ever after.
 */
import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { findBot, ROSTER } from "@fiefdom/bots/roster";
import type { Thought } from "@fiefdom/bots/thought";
import type { Board } from "@fiefdom/engine/board";
import { Refusal } from "@fiefdom/engine/decisions";
import { setUpNames } from "@fiefdom/engine/save";
import type { WarningJSON } from "@fiefdom/protocol";
import { STAND_IN } from "@fiefdom/table/seats";

import { Lane, noThoughts } from "./lane.ts";
import { kingdomKey } from "./shelf.ts";
import type { KnownPlan, Question } from "./worker.ts";

/** Thoughts longer than that don't belong among the quick ones. */
const SLOW_MS = 25;
/** So many thoughts of a bot must have been seen before it is judged by them. */
const ENOUGH_SEEN = 20;
/** What is left of the longest after another one: the very first are slower, and no habit. */
const FORGETTING = 0.95;
/** How long anybody waits for a bot's answer before a simpler one gives it, for bots with the usual time... */
const PATIENCE_MS = 1900;
const USUAL_MS = 1500;
/** How long it is thought about a move that somebody is about to make. */
const JUDGE_MS = 1300;
/** ...how long for a hint, for which no game waits... */
const ADVICE_MS = 20_000;
/** ...and how long for a plan that is kept somewhere. */
const FOR_A_PLAN_MS = 200;
/** How often it is looked whether another process has found what it is looking for. */
const LOOK_AGAIN_MS = 500;
/** Who plays for whoever takes too long, and instead of Sovereign when too many wait for a long thought. */
const SIMPLER = "steward";
const IN_A_HURRY = "sovereign-quick";
/** When so many thoughts wait for each thread, it is time to hurry. */
const PRESSURE = 2;
const MOST_PLANS = 1000;

const needsPlan = (bot: string): boolean => findBot(bot)?.needsPlan === true;
/** How long a bot thinks about a move, where it has a time for it. */
const timeOf = (bot: string): number => findBot(bot)?.ms ?? 0;

/** How long a bot tends to think: its longest thought, slowly forgotten. */
class Habit {
  #seen = 0;
  #longest = 0;

  note(ms: number): void {
    this.#seen++;
    this.#longest = Math.max(ms, this.#longest * FORGETTING);
  }
  /** `guess` is what to believe of a bot that is hardly known yet. */
  isSlow(guess: boolean): boolean {
    return this.#seen < ENOUGH_SEEN ? guess : this.#longest > SLOW_MS;
  }
}

/** Where plans are kept for longer than a process lasts, and by more than one. */
export interface PlanShelf {
  find(board: Board): Promise<Plan | null>;
  keep(board: Board, plan: Plan): Promise<void>;
  /** May this process look for it now? False while another one does. */
  begin(board: Board): Promise<boolean>;
  end(board: Board): Promise<void>;
}

/** Nothing is kept. */
const NO_SHELF: PlanShelf = {
  find: () => Promise.resolve(null),
  keep: () => Promise.resolve(),
  begin: () => Promise.resolve(true),
  end: () => Promise.resolve(),
};

interface Search {
  readonly since: number;
  readonly plan: Promise<Plan>;
  /** What there is to play with: nothing at first. */
  known: KnownPlan | null;
}

export class BotPool {
  readonly #quick: Lane;
  readonly #slow: Lane;
  readonly #planning: Lane;
  readonly #habits = new Map<string, Habit>();
  readonly #plans = new Map<string, Search>();
  readonly #shelf: PlanShelf;
  readonly #patience: number;
  #closed = false;
  /** How many answers of bots are awaited. */
  readonly thoughts = noThoughts();

  /** So many threads for quick bots, as many for slow ones, and one that looks for plans. */
  constructor(threads: number, shelf: PlanShelf = NO_SHELF, patience = PATIENCE_MS) {
    this.#shelf = shelf;
    this.#patience = patience;
    this.#quick = new Lane(threads, "now");
    this.#slow = new Lane(threads, "soon");
    this.#planning = new Lane(1, "soon");
  }

  /** This bot is about to play on this board for somebody: if it needs a plan, the search may begin. */
  prepare(bot: string, board: Board, whose: string): void {
    if (!needsPlan(bot)) return;
    this.#quick.warm();
    this.#plan(board, whose).plan.catch(() => {});
  }

  /** The bot's answer, as texts. `whose` is the person for whose table it thinks. */
  async ask(question: Question, board: Board, whose: string): Promise<readonly string[]> {
    const start = performance.now();
    // A bot of an older version that is no more is played by another.
    const wished = Object.hasOwn(ROSTER, question.bot) ? question.bot : STAND_IN;
    const bot = timeOf(wished) > 0 && this.#slow.pressure >= PRESSURE ? IN_A_HURRY : wished;
    const plan = needsPlan(bot) ? await this.#planNow(board, whose) : null;
    const asked = { ...question, bot };
    // Without any plan a first one has to be chosen, which takes a moment.
    const isSlow = (needsPlan(bot) && plan === null) || this.#habitOf(bot).isSlow(needsPlan(bot));
    if (!isSlow) return this.#answer(asked, plan, whose, this.#quick);
    const patience = this.#patience + Math.max(0, timeOf(bot) - USUAL_MS);
    const left = Math.max(0, patience - (performance.now() - start));
    const answer = await this.#answer(asked, plan, whose, this.#slow, left);
    return answer ?? this.#answer({ ...question, bot: SIMPLER }, null, whose, this.#quick);
  }

  /** What Sovereign would do in a person's place, who sees that much; null if there is nothing to weigh. */
  async consider(sight: string, board: Board, whose: string): Promise<Thought | null> {
    const busy = new Refusal("busy", "Too many are thinking. Ask again in a while.");
    // Whoever waits for a bot's move goes before whoever wants advice.
    if (this.#slow.pressure >= PRESSURE) throw busy;
    const plan = await this.#planNow(board, whose);
    const { reply, drop } = this.#slow.ask({ what: "consider", sight, ms: USUAL_MS, plan }, whose);
    const given = await within(ADVICE_MS, reply);
    if (given === null) {
      drop();
      throw busy;
    }
    if (given.thought === undefined) throw new Error("nothing was considered");
    return given.thought;
  }

  /** Is an answer a clear mistake? Null if not, "late" where nobody can tell in time: no game waits for that. */
  async judge(
    sight: string,
    options: readonly string[],
    board: Board,
    whose: string,
    ms = JUDGE_MS,
  ): Promise<WarningJSON | "late" | null> {
    if (this.#slow.pressure >= PRESSURE) return "late";
    const plan = await this.#planNow(board, whose);
    const { reply, drop } = this.#slow.ask({ what: "judge", sight, options, ms, plan }, whose);
    const given = await within(this.#patience, reply);
    if (given === null) {
      drop();
      return "late";
    }
    if (given.warning === undefined) throw new Error("nothing was judged");
    return given.warning;
  }

  #habitOf(bot: string): Habit {
    const habit = this.#habits.get(bot) ?? new Habit();
    this.#habits.set(bot, habit);
    return habit;
  }

  #answer(question: Question, plan: KnownPlan | null, whose: string, lane: Lane): Promise<readonly string[]>;
  /** Null if it takes longer than that. */
  #answer(
    question: Question,
    plan: KnownPlan | null,
    whose: string,
    lane: Lane,
    ms: number,
  ): Promise<readonly string[] | null>;
  async #answer(
    question: Question,
    plan: KnownPlan | null,
    whose: string,
    lane: Lane,
    ms?: number,
  ): Promise<readonly string[] | null> {
    const habit = this.#habitOf(question.bot);
    const { reply, drop } = lane.ask({ what: "answer", question, plan }, whose);
    const noted = reply.then((given) => {
      habit.note(given.ms);
      if (given.options === undefined) throw new Error("the bot gave no answer");
      return given.options;
    });
    Atomics.add(this.thoughts, 0, 1);
    try {
      const answer = ms === undefined ? await noted : await within(ms, noted);
      if (answer === null) drop();
      return answer;
    } finally {
      Atomics.sub(this.thoughts, 0, 1);
      Atomics.notify(this.thoughts, 0);
    }
  }

  /** What there is to play with on a board now: the plan, or the best so far; null if there is nothing yet. */
  async #planNow(board: Board, whose: string): Promise<KnownPlan | null> {
    const search = this.#plan(board, whose);
    const wait = search.since + FOR_A_PLAN_MS - performance.now();
    if (search.known === null && wait > 0) await within(wait, search.plan).catch(() => {});
    return search.known;
  }

  /** Looked for once, whoever asks. */
  #plan(board: Board, whose: string): Search {
    const key = kingdomKey(board);
    const before = this.#plans.get(key);
    if (before !== undefined) return before;
    const play = (plan: Plan, isFound: boolean): void => {
      search.known = { plan, isFound };
    };
    const search: Search = {
      since: performance.now(),
      plan: this.#find(board, whose, (better) => play(better, false)),
      known: null,
    };
    if (this.#plans.size >= MOST_PLANS) this.#plans.delete(this.#plans.keys().next().value ?? "");
    this.#plans.set(key, search);
    search.plan.then(
      (plan) => play(plan, true),
      // What failed may be tried again.
      () => this.#plans.delete(key),
    );
    return search;
  }

  async #find(board: Board, whose: string, better: (plan: Plan) => void): Promise<Plan> {
    for (;;) {
      const kept = await this.#shelf.find(board);
      if (kept !== null) return kept;
      if (await this.#shelf.begin(board)) break;
      if (this.#closed) throw new Error("going down");
      await sleep(LOOK_AGAIN_MS, undefined, { ref: false });
    }
    try {
      const task = { what: "plan", setUp: setUpNames(board) } as const;
      const { plan } = await this.#planning.ask(task, whose, (news) => {
        if ("better" in news) better(news.better);
      }).reply;
      if (plan === undefined) throw new Error("no plan was found");
      // It is as good if it can't be kept: then somebody looks for it again some day.
      await this.#shelf.keep(board, plan).catch(() => {});
      return plan;
    } finally {
      await this.#shelf.end(board).catch(() => {});
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([this.#quick.close(), this.#slow.close(), this.#planning.close()]);
  }
}

/** What was promised, or null if it is not there in time. */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => done(null), ms);
    timer.unref();
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
