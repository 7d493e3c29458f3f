/**
 * Threads that work off what is asked of them, one task of each person after the other: who asks for much waits
 * for it alone. They are started when they are needed, and replaced when they fail.
 */
import { Worker } from "node:worker_threads";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { News, Reply, Task, ThreadData } from "./worker.ts";

/** A thought that takes longer than that has failed. */
const LONGEST_MS = 60_000;
/** Whoever gives way to everybody else may hardly have come to think on a busy machine. */
const LONGEST_GIVING_WAY_MS = 600_000;
/** After so many tasks a thread makes room for a new one: what bots remember does not pile up for ever. */
const WORN_AFTER = 50_000;

interface Job {
  readonly task: Task;
  /** Something better was found on the way. */
  readonly better: (plan: Plan) => void;
  readonly done: (reply: Reply) => void;
  readonly failed: (problem: Error) => void;
}

/** A task that was handed over. One that nobody has begun can be dropped; then it is never answered. */
export interface Asked {
  readonly reply: Promise<Reply>;
  drop(): void;
}

export class Lane {
  readonly #size: number;
  readonly #patient: boolean;
  readonly #idle: Thread[] = [];
  readonly #all = new Set<Thread>();
  /** What waits, by whose it is; whoever's turn is next comes first. */
  readonly #waiting = new Map<string, Job[]>();
  #length = 0;
  #closed = false;

  /** A patient lane gives way to everybody else who needs the processor. */
  constructor(size: number, patient: boolean) {
    this.#size = size;
    this.#patient = patient;
  }

  /** How many tasks nobody has begun yet, for each thread. */
  get pressure(): number {
    return this.#length / this.#size;
  }

  /** Sees to it that there is a thread already when the first task comes. */
  warm(): void {
    if (this.#all.size === 0 && !this.#closed) this.#idle.push(this.#spawn());
  }

  ask(task: Task, whose: string, better: (plan: Plan) => void = () => {}): Asked {
    const { promise: reply, resolve: done, reject: failed } = Promise.withResolvers<Reply>();
    const job: Job = { task, better, done, failed };
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
    const thread = new Thread(this.#patient);
    this.#all.add(thread);
    return thread;
  }

  #run(thread: Thread, job: Job): void {
    thread.ask(job, (reply) => {
      if (thread.dead || thread.asked >= WORN_AFTER) {
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
  #better: (plan: Plan) => void = () => {};
  #timer: NodeJS.Timeout | undefined;
  asked = 0;
  dead = false;

  constructor(patient: boolean) {
    const workerData: ThreadData = { patient };
    this.#longest = patient ? LONGEST_GIVING_WAY_MS : LONGEST_MS;
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    this.#worker.unref();
    this.#worker.on("message", (said: Reply | News) => {
      if (said.job !== this.asked) return;
      if ("better" in said) this.#better(said.better);
      else this.#settle(said);
    });
    this.#worker.on("error", (problem) => this.#fail(String(problem)));
    this.#worker.on("exit", () => this.#fail("the thread ended"));
  }

  ask({ task, better }: Pick<Job, "task" | "better">, reply: (reply: Reply) => void): void {
    this.#reply = reply;
    this.#better = better;
    this.#timer = setTimeout(() => {
      this.#fail(`no answer within ${this.#longest / 1000} s`);
      void this.#worker.terminate();
    }, this.#longest);
    this.#worker.postMessage({ job: ++this.asked, task });
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
