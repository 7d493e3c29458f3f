/**
 * What was asked of a table, by number, and who waits for what becomes of it. Under the name of this visit a
 * request that is sent again is known again.
 */
import type { ClientMessage, HintJSON, ServerMessage, WarningJSON } from "@fiefdom/protocol";
import type { Problem, Reason } from "./types.ts";

/** What became of a request. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly problem: Problem };

/** What is told to whoever asked for it. */
type Told = Extract<ServerMessage, { readonly type: "why" | "position" | "hint" | "warned" }>;

/** What Sovereign would do, null where there is nothing to weigh; or why it can't be asked. */
export type Hinted =
  | { readonly ok: true; readonly hint: HintJSON | null }
  | { readonly ok: false; readonly problem: Problem };

export class Requests {
  readonly client = Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) =>
    n.toString(36).padStart(7, "0"),
  ).join("");
  readonly #send: (message: ClientMessage) => void;
  #lastId = 0;
  /** Requests whose reply somebody waits for. */
  readonly #replies = new Map<number, (reply: Reply) => void>();
  /** Questions that have a reply of their own kind. */
  readonly #questions = new Map<number, (reply: Told | null) => void>();

  constructor(send: (message: ClientMessage) => void) {
    this.#send = send;
  }

  /** Sends a request whose outcome will be seen at the table. */
  tell(make: (id: number) => ClientMessage): void {
    this.#send(make(++this.#lastId));
  }

  /** Sends a request and gives what became of it, however long that takes. */
  ask(make: (id: number) => ClientMessage): Promise<Reply> {
    return new Promise((done) => {
      this.tell((id) => {
        this.#replies.set(id, done);
        return make(id);
      });
    });
  }

  /** Why something can't be done now. */
  async why(what: string): Promise<Reason | null> {
    const told = await this.#question((id) => ({ type: "why", id, what }));
    return told?.type === "why" ? told.reason : null;
  }

  /** The game as one line; null where none can be written. */
  async position(): Promise<string | null> {
    const told = await this.#question((id) => ({ type: "position", id }));
    return told?.type === "position" ? told.line : null;
  }

  /** What Sovereign would do. */
  hint(): Promise<Hinted> {
    return new Promise((done) => {
      this.tell((id) => {
        this.#replies.set(id, (reply) => done(reply.ok ? { ok: true, hint: null } : reply));
        this.#questions.set(id, (told) => {
          this.#replies.delete(id);
          done({ ok: true, hint: told?.type === "hint" ? told.hint : null });
        });
        return { type: "hint", id };
      });
    });
  }

  /** Whether an answer would be a clear mistake; null if not. */
  async judge(options: readonly string[]): Promise<WarningJSON | "late" | null> {
    const told = await this.#question((id) => ({ type: "warn", id, options: [...options] }));
    if (told?.type !== "warned") return null;
    return told.late === true ? "late" : told.warning;
  }

  #question(make: (id: number) => ClientMessage): Promise<Told | null> {
    return new Promise((done) => {
      this.tell((id) => {
        this.#questions.set(id, done);
        return make(id);
      });
    });
  }

  /** Tells whoever waits for the reply; false if nobody does. */
  settle(id: number, reply: Reply): boolean {
    const done = this.#replies.get(id);
    this.#replies.delete(id);
    done?.(reply);
    return this.#reply(id, null) || done !== undefined;
  }

  /** Tells whoever asked. */
  told(message: Told): void {
    this.#reply(message.id, message);
  }

  #reply(id: number, told: Told | null): boolean {
    const done = this.#questions.get(id);
    this.#questions.delete(id);
    done?.(told);
    return done !== undefined;
  }

  /** Nothing more will come. */
  drop(): void {
    for (const id of this.#questions.keys()) this.#reply(id, null);
    this.#replies.clear();
  }
}
