/**
 * Threads that work off what is asked of them, one task of each person after the other: who asks for much waits
 * for it alone. They are started when they are needed, and replaced when they fail.
 */
import { Worker } from "node:worker_threads";
import type { Haste, News, Reply, Task, ThreadData } from "./worker.ts";

/**
 * A thread that says nothing for longer than that has failed. Whoever gives way to everybody else may hardly have
 * come to think on a busy machine.
 */
const LONGEST_MS: Readonly<Record<Haste, number>> = { now: 60_000, soon: 600_000, idle: 600_000 };
/** After so many tasks a thread makes room for a new one: what bots remember does not pile up for ever. */
const WORN_AFTER: Readonly<Record<Haste, number>> = { now: 50_000, soon: 50_000, idle: 25 };
/** Nobody waits for an idle thread: it ends rather than take more memory than that. */
const MOST_MEMORY_MB = 512;

interface Job {
  readonly task: Task;
  /** Something was found on the way. */
  readonly news: (news: News) => void;
  readonly done: (reply: Reply) => void;
  readonly failed: (problem: Error) => void;
}

/** A task that was handed over. One that nobody has begun can be dropped; then it is never answered. */
export interface Asked {
  readonly reply: Promise<Reply>;
  drop(): void;
}

/** How many thoughts of bots are under way; threads can wait until there are none. */
export const noThoughts = (): Int32Array<SharedArrayBuffer> => new Int32Array(new SharedArrayBuffer(4));

export class Lane {
  readonly #size: number;
  readonly #haste: Haste;
  readonly #thoughts: Int32Array<SharedArrayBuffer>;
  readonly #idle: Thread[] = [];
  readonly #all = new Set<Thread>();
  /** What waits, by whose it is; whoever's turn is next comes first. */
  readonly #waiting = new Map<string, Job[]>();
  #length = 0;
  #closed = false;

  constructor(size: number, haste: Haste, thoughts: Int32Array<SharedArrayBuffer> = noThoughts()) {
    this.#size = size;
    this.#haste = haste;
    this.#thoughts = thoughts;
  }

  /** How many tasks nobody has begun yet, for each thread. */
  get pressure(): number {
    return this.#length / this.#size;
  }

  /** Sees to it that there is a thread already when the first task comes. */
  warm(): void {
    if (this.#all.size === 0 && !this.#closed) this.#idle.push(this.#spawn());
  }

  ask(task: Task, whose: string, news: (news: News) => void = () => {}): Asked {
    const { promise: reply, resolve: done, reject: failed } = Promise.withResolvers<Reply>();
    const job: Job = { task, news, done, failed };
    const theirs = this.#waiting.get(whose) ?? [];
    theirs.push(job);
    this.#waiting.set(whose, theirs);
    this.#length++;
    this.#next();
    return { reply, drop: () => this.#drop(whose, job) };
  }

  #drop(whose: string, job: Job): void {
    const theirs = this.#waiting.get(whose) ?? [];
    const at = theirs.indexOf(job);
    if (at < 0) return;
    theirs.splice(at, 1);
    this.#length--;
    if (theirs.length === 0) this.#waiting.delete(whose);
  }

  /** The next task of whoever has waited longest for a turn. */
  #take(): Job | undefined {
    for (const [whose, [job]] of this.#waiting) {
      this.#drop(whose, job);
      // Who has more comes after all the others.
      const rest = this.#waiting.get(whose);
      this.#waiting.delete(whose);
      if (rest !== undefined) this.#waiting.set(whose, rest);
      return job;
    }
    return undefined;
  }

  #next(): void {
    while (this.#length > 0 && !this.#closed) {
      const thread = this.#idle.pop() ?? (this.#all.size < this.#size ? this.#spawn() : undefined);
      if (thread === undefined) return;
      const job = this.#take();
      if (job !== undefined) this.#run(thread, job);
    }
  }

  #spawn(): Thread {
    const thread = new Thread(this.#haste, this.#thoughts);
    this.#all.add(thread);
    return thread;
  }

  #run(thread: Thread, job: Job): void {
    thread.ask(job, (reply) => {
      if (thread.dead || thread.asked >= WORN_AFTER[this.#haste]) {
        this.#all.delete(thread);
        void thread.close();
      } else this.#idle.push(thread);
      if (reply.problem === undefined) job.done(reply);
      else job.failed(new Error(reply.problem));
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#waiting.clear();
    this.#length = 0;
    await Promise.all([...this.#all].map((thread) => thread.close()));
  }
}

class Thread {
  readonly #worker: Worker;
  readonly #longest: number;
  #reply: ((reply: Reply) => void) | null = null;
  #news: (news: News) => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  asked = 0;
  dead = false;

  constructor(haste: Haste, thoughts: Int32Array<SharedArrayBuffer>) {
    const workerData: ThreadData = { haste, thoughts };
    this.#longest = LONGEST_MS[haste];
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData,
      ...(haste === "idle" ? { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } } : {}),
    });
    this.#worker.unref();
    this.#worker.on("message", (said: Reply | News) => {
      if (said.job !== this.asked) return;
      if ("ms" in said) this.#settle(said);
      else {
        this.#wait();
        this.#news(said);
      }
    });
    this.#worker.on("error", (problem) => this.#fail(String(problem)));
    this.#worker.on("exit", () => this.#fail("the thread ended"));
  }

  ask({ task, news }: Pick<Job, "task" | "news">, reply: (reply: Reply) => void): void {
    this.#reply = reply;
    this.#news = news;
    this.#wait();
    this.#worker.postMessage({ job: ++this.asked, task });
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#fail(`no word for ${this.#longest / 1000} s`);
      void this.#worker.terminate();
    }, this.#longest);
  }

  #settle(reply: Reply): void {
    const settle = this.#reply;
    clearTimeout(this.#timer);
    this.#reply = null;
    settle?.(reply);
  }

  #fail(problem: string): void {
    this.dead = true;
    this.#settle({ job: this.asked, problem, ms: 0 });
  }

  async close(): Promise<void> {
    this.#reply = null;
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }
}
