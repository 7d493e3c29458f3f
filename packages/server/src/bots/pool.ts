/**
 * Bots think in worker threads, so that no thought of theirs delays anybody's move. Slow thinkers have threads
 * of their own: a quick bot never waits behind one. Which is which is measured, not declared.
 */
import { performance } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import type { Question, Reply } from "./worker.ts";

/** Bots that take longer than that on average belong to the slow lane. */
const SLOW_MS = 15;
/** A bot that thinks longer than that has failed. */
const LONGEST_THOUGHT = 60_000;

interface Job {
  readonly question: Question;
  readonly done: (options: readonly string[]) => void;
  readonly failed: (problem: Error) => void;
}

class Lane {
  readonly #size: number;
  readonly #onTime: (bot: string, ms: number) => void;
  readonly #idle: Thread[] = [];
  readonly #all = new Set<Thread>();
  readonly #queue: Job[] = [];
  #closed = false;

  constructor(size: number, onTime: (bot: string, ms: number) => void) {
    this.#size = size;
    this.#onTime = onTime;
  }

  push(job: Job): void {
    this.#queue.push(job);
    this.#next();
  }

  #next(): void {
    while (this.#queue.length > 0 && !this.#closed) {
      const thread = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#spawn() : undefined);
      if (thread === undefined) return;
      const job = this.#queue.shift();
      if (job !== undefined) this.#run(thread, job);
    }
  }

  #spawn(): Thread {
    const thread = new Thread();
    this.#all.add(thread);
    return thread;
  }

  #run(thread: Thread, job: Job): void {
    const start = performance.now();
    thread.ask(job.question, LONGEST_THOUGHT, (reply) => {
      this.#onTime(job.question.bot, performance.now() - start);
      if (thread.dead) this.#all.delete(thread);
      else this.#idle.push(thread);
      if (reply.options !== undefined) job.done(reply.options);
      else job.failed(new Error(reply.problem ?? "the bot gave no answer"));
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#queue.length = 0;
    await Promise.all([...this.#all].map((thread) => thread.close()));
  }
}

class Thread {
  readonly #worker = new Worker(new URL("./worker.ts", import.meta.url));
  #reply: ((reply: Reply) => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #job = -1;
  dead = false;

  constructor() {
    this.#worker.unref();
    this.#worker.on("message", (reply: Reply) => {
      if (reply.job === this.#job) this.#settle(reply);
    });
    this.#worker.on("error", (problem) => this.#fail(String(problem)));
    this.#worker.on("exit", () => this.#fail("the thread ended"));
  }

  ask(question: Question, within: number, reply: (reply: Reply) => void): void {
    this.#job = question.job;
    this.#reply = reply;
    this.#timer = setTimeout(() => {
      this.#fail(`no answer within ${within / 1000} s`);
      void this.#worker.terminate();
    }, within);
    this.#worker.postMessage(question);
  }

  #settle(reply: Reply): void {
    const settle = this.#reply;
    clearTimeout(this.#timer);
    this.#reply = null;
    settle?.(reply);
  }

  #fail(problem: string): void {
    this.dead = true;
    this.#settle({ job: this.#job, problem });
  }

  async close(): Promise<void> {
    this.#reply = null;
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }
}

export class BotPool {
  readonly #quick: Lane;
  readonly #slow: Lane;
  readonly #average = new Map<string, number>();
  #jobs = 0;

  /** So many threads for quick bots and as many for slow ones; they start when they are needed. */
  constructor(threads: number) {
    const onTime = (bot: string, ms: number): void => {
      const before = this.#average.get(bot);
      // The first answer includes starting the thread, so it counts little.
      this.#average.set(bot, before === undefined ? Math.min(ms, SLOW_MS / 2) : before * 0.8 + ms * 0.2);
    };
    this.#quick = new Lane(threads, onTime);
    this.#slow = new Lane(threads, onTime);
  }

  /** The bot's answer, as texts. */
  ask(question: Omit<Question, "job">): Promise<readonly string[]> {
    const lane = (this.#average.get(question.bot) ?? 0) > SLOW_MS ? this.#slow : this.#quick;
    return new Promise((done, failed) => {
      lane.push({ question: { ...question, job: ++this.#jobs }, done, failed });
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.#quick.close(), this.#slow.close()]);
  }
}
