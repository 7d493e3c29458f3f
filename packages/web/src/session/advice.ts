/**
 * Somebody who thinks in the player's place at a table in this browser: what Sovereign would do, and whether a move
 * is a clear mistake. They sit in a worker of their own for as long as the table lasts, and get from the table's
 * worker what the player may know.
 */
import type { AdviceReply, AdviceRequest, Judgement, Sight, ToWorker } from "@fiefdom/local";
import LocalWorker from "@fiefdom/local/worker?worker";
import type { ServerMessage } from "@fiefdom/protocol";
import { PATIENCE_MS } from "./connection.ts";

/** How long a hint is thought about, and a move. */
const HINT_MS = 1500;
const JUDGE_MS = 1300;

type About =
  | { readonly type: "consider" | "prepare" }
  | { readonly type: "judge"; options: readonly string[] };

export class Advice {
  readonly #post: (message: ToWorker) => void;
  #worker: Worker | null = null;
  #last = 0;
  readonly #sights = new Map<number, (sight: Sight | null) => void>();
  readonly #replies = new Map<number, (reply: AdviceReply | null) => void>();

  /** `post` reaches the worker that has the table. */
  constructor(post: (message: ToWorker) => void) {
    this.#post = post;
  }

  /** The table's worker said what can be seen. */
  sighted(n: number, sight: Sight | null): void {
    this.#sights.get(n)?.(sight);
    this.#sights.delete(n);
  }

  /** Answers a request for a hint as a server would. */
  async hint(id: number, heard: (message: ServerMessage) => void): Promise<void> {
    const sight = await this.#sight();
    if (sight === null) {
      heard({ type: "refused", id, code: "not-asked", message: "A hint is about a decision of one's own." });
      return;
    }
    const reply = await this.#ask(sight, { type: "consider" }, HINT_MS);
    heard({ type: "hint", id, hint: reply?.type === "considered" ? reply.thought : null });
  }

  /** Is this move a clear mistake? Null if not. */
  async judge(options: readonly string[]): Promise<Judgement> {
    const late = new Promise<"late">((done) => setTimeout(() => done("late"), PATIENCE_MS));
    const judged = this.#sight().then((sight) =>
      sight === null ? null : this.#ask(sight, { type: "judge", options }, JUDGE_MS),
    );
    const reply = await Promise.race([judged, late]);
    if (reply === "late") return reply;
    return reply?.type === "warned" ? reply.warning : null;
  }

  /** Moves will be judged here: to get to know the board takes a moment. */
  async prepare(): Promise<void> {
    const sight = await this.#sight();
    if (sight !== null) this.#send({ type: "prepare", n: 0, sight, ms: 0 });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const done of [...this.#sights.values(), ...this.#replies.values()]) done(null);
    this.#sights.clear();
    this.#replies.clear();
  }

  #sight(): Promise<Sight | null> {
    return new Promise((done) => {
      const n = ++this.#last;
      this.#sights.set(n, done);
      this.#post({ type: "sight", n });
    });
  }

  #ask(sight: Sight, about: About, ms: number): Promise<AdviceReply | null> {
    return new Promise((done) => {
      const n = ++this.#last;
      this.#replies.set(n, done);
      this.#send({ ...about, n, sight, ms });
    });
  }

  #send(request: AdviceRequest): void {
    if (this.#worker === null) {
      const worker = new LocalWorker();
      worker.onmessage = ({ data }: MessageEvent<AdviceReply>) => {
        this.#replies.get(data.n)?.(data);
        this.#replies.delete(data.n);
      };
      // Whoever waits is let go, and the next question finds another one.
      worker.onerror = () => this.close();
      this.#worker = worker;
    }
    this.#worker.postMessage(request);
  }
}
