/** Threads that work off one queue. They are started when they are needed, and replaced when they fail. */
import { Worker } from "node:worker_threads";
import type { Reply, Task, ThreadData } from "./worker.ts";

/** A thought that takes longer than that has failed. */
const LONGEST_THOUGHT = 60_000;
/** After so many tasks a thread makes room for a new one: what bots remember does not pile up for ever. */
const WORN_AFTER = 50_000;

interface Job {
  readonly task: Task;
  readonly done: (reply: Reply) => void;
  readonly failed: (problem: Error) => void;
}

export class Lane {
  readonly #size: number;
  readonly #patient: boolean;
  readonly #idle: Thread[] = [];
  readonly #all = new Set<Thread>();
  readonly #queue: Job[] = [];
  #closed = false;

  /** A patient lane gives way to everybody else who needs the processor. */
  constructor(size: number, patient: boolean) {
    this.#size = size;
    this.#patient = patient;
  }

  /** How many tasks nobody has begun yet, for each thread. */
  get pressure(): number {
    return this.#queue.length / this.#size;
  }

  ask(task: Task): Promise<Reply> {
    return new Promise((done, failed) => {
      this.#queue.push({ task, done, failed });
      this.#next();
    });
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
    const thread = new Thread(this.#patient);
    this.#all.add(thread);
    return thread;
  }

  #run(thread: Thread, job: Job): void {
    thread.ask(job.task, (reply) => {
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
    this.#queue.length = 0;
    await Promise.all([...this.#all].map((thread) => thread.close()));
  }
}

class Thread {
  readonly #worker: Worker;
  #reply: ((reply: Reply) => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  asked = 0;
  dead = false;

  constructor(patient: boolean) {
    const workerData: ThreadData = { patient };
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    this.#worker.unref();
    this.#worker.on("message", (reply: Reply) => {
      if (reply.job === this.asked) this.#settle(reply);
    });
    this.#worker.on("error", (problem) => this.#fail(String(problem)));
    this.#worker.on("exit", () => this.#fail("the thread ended"));
  }

  ask(task: Task, reply: (reply: Reply) => void): void {
    this.#reply = reply;
    this.#timer = setTimeout(() => {
      this.#fail(`no answer within ${LONGEST_THOUGHT / 1000} s`);
      void this.#worker.terminate();
    }, LONGEST_THOUGHT);
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
