/**
 * What was asked of a table, by number, and who waits for what becomes of it. Under the name of this visit a
 * request that is sent again is known again.
 */
import type { ClientMessage } from "@fiefdom/protocol";
import type { Problem, Reason } from "./types.ts";

/** What became of a request. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly problem: Problem };

export class Requests {
  readonly client = Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) =>
    n.toString(36).padStart(7, "0"),
  ).join("");
  readonly #send: (message: ClientMessage) => void;
  #lastId = 0;
  /** Requests whose reply somebody waits for. */
  readonly #replies = new Map<number, (reply: Reply) => void>();
  /** Questions why something can't be done. */
  readonly #whys = new Map<number, (reason: Reason | null) => void>();

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

  why(what: string): Promise<Reason | null> {
    return new Promise((done) => {
      this.tell((id) => {
        this.#whys.set(id, done);
        return { type: "why", id, what };
      });
    });
  }

  /** Tells whoever waits for the reply; false if nobody does. */
  settle(id: number, reply: Reply): boolean {
    const done = this.#replies.get(id);
    this.#replies.delete(id);
    done?.(reply);
    return this.explain(id, null) || done !== undefined;
  }

  /** Tells whoever wanted to know why; false if nobody did. */
  explain(id: number, reason: Reason | null): boolean {
    const done = this.#whys.get(id);
    this.#whys.delete(id);
    done?.(reason);
    return done !== undefined;
  }

  /** Nothing more will come. */
  drop(): void {
    for (const id of this.#whys.keys()) this.explain(id, null);
    this.#replies.clear();
  }
}
