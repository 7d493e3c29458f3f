/**
 * Bots think in worker threads, so that no thought of theirs delays anybody's move. There are three lanes: one
 * for quick bots, one for those that think long, and one that looks for plans, which takes seconds a board.
 * The last two give way to everything else on the machine. Where too many want to think at once, bots play
 * more simply rather than let people wait.
 */
import { boardKey } from "@fiefdom/bots/marshal";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { ROSTER } from "@fiefdom/bots/roster";
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import { STAND_IN } from "../tables/seats.ts";
import { Lane } from "./lane.ts";
import type { Question } from "./worker.ts";

/** Thoughts longer than that don't belong among the quick ones. */
const SLOW_MS = 25;
/** So many thoughts of a bot must have been seen before it is judged by them. */
const ENOUGH_SEEN = 20;
/** How long a table waits for a plan before somebody plays without one. */
const PATIENCE_MS = 10_000;
/** Who plays while there is no plan, and who plays instead when too many wait for a long thought. */
const WITHOUT_PLAN = "steward";
const IN_A_HURRY: Readonly<Record<string, string>> = { sovereign: "sovereign-quick" };
/** When so many thoughts wait for each thread, it is time to hurry. */
const PRESSURE = 2;
const MOST_PLANS = 1000;

const needsPlan = (bot: string): boolean => ROSTER[bot]?.needsPlan === true;

/** How long a bot tends to think: its longest thought, slowly forgotten. */
class Habit {
  #seen = 0;
  #longest = 0;

  note(ms: number): void {
    this.#seen++;
    this.#longest = Math.max(ms, this.#longest * 0.98);
  }
  /** `guess` is what to believe of a bot that is hardly known yet. */
  isSlow(guess: boolean): boolean {
    return this.#seen < ENOUGH_SEEN ? guess : this.#longest > SLOW_MS;
  }
}

export class BotPool {
  readonly #quick: Lane;
  readonly #slow: Lane;
  readonly #planning: Lane;
  readonly #habits = new Map<string, Habit>();
  readonly #plans = new Map<string, Promise<Plan>>();

  readonly #patience: number;

  /** So many threads for quick bots, as many for slow ones, and one that looks for plans. */
  constructor(threads: number, patience = PATIENCE_MS) {
    this.#patience = patience;
    this.#quick = new Lane(threads, false);
    this.#slow = new Lane(threads, true);
    this.#planning = new Lane(1, true);
  }

  /** This bot is about to play on this board: if it needs a plan, the search may begin. */
  prepare(bot: string, board: Board): void {
    if (needsPlan(bot)) this.#plan(board).catch(() => {});
  }

  /** The bot's answer, as texts. */
  async ask(question: Question, board: Board): Promise<readonly string[]> {
    // A bot of an older version that is no more is played by another.
    const wished = Object.hasOwn(ROSTER, question.bot) ? question.bot : STAND_IN;
    const bot = this.#slow.pressure >= PRESSURE ? (IN_A_HURRY[wished] ?? wished) : wished;
    if (!needsPlan(bot)) return this.#answer({ ...question, bot }, null);
    const plan = await this.#planWithin(board, this.#patience);
    return this.#answer({ ...question, bot: plan === null ? WITHOUT_PLAN : bot }, plan);
  }

  async #answer(question: Question, plan: Plan | null): Promise<readonly string[]> {
    const { bot } = question;
    const habit = this.#habits.get(bot) ?? new Habit();
    this.#habits.set(bot, habit);
    const lane = habit.isSlow(plan !== null) ? this.#slow : this.#quick;
    const reply = await lane.ask({ what: "answer", question, plan });
    habit.note(reply.ms);
    if (reply.options === undefined) throw new Error("the bot gave no answer");
    return reply.options;
  }

  /** The plan for a board; null if it takes too long or can't be found. */
  async #planWithin(board: Board, ms: number): Promise<Plan | null> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((done) => {
      timer = setTimeout(() => done(null), ms);
      timer.unref();
    });
    try {
      return await Promise.race([this.#plan(board), late]);
    } catch {
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Looked for once, whoever asks. */
  #plan(board: Board): Promise<Plan> {
    const key = boardKey(board);
    const known = this.#plans.get(key);
    if (known !== undefined) return known;
    const search = this.#planning.ask({ what: "plan", setUp: setUpNames(board) }).then(({ plan }) => {
      if (plan === undefined) throw new Error("no plan was found");
      return plan;
    });
    if (this.#plans.size >= MOST_PLANS) this.#plans.delete(this.#plans.keys().next().value ?? "");
    this.#plans.set(key, search);
    // What failed may be tried again.
    search.catch(() => this.#plans.delete(key));
    return search;
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close(), this.#planning.close()]);
  }
}
