/** What is on its way to a client: in order, and nothing before its time. */
import type { Client } from "./client.ts";

interface Letter {
  readonly words: (now: number) => string;
  readonly notBefore: number;
}

export class Outbox {
  readonly #client: Client;
  readonly #now: () => number;
  #letters: Letter[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(client: Client, now: () => number) {
    this.#client = client;
    this.#now = now;
  }

  post(words: Letter["words"], notBefore: number): void {
    const now = this.#now();
    if (this.#letters.length === 0 && notBefore <= now) {
      this.#client.sendText(words(now));
      return;
    }
    this.#letters.push({ words, notBefore });
    this.#send();
  }

  #send(): void {
    clearTimeout(this.#timer);
    const now = this.#now();
    while (this.#letters.length > 0 && this.#letters[0].notBefore <= now)
      this.#client.sendText((this.#letters.shift() as Letter).words(now));
    if (this.#letters.length === 0) return;
    this.#timer = setTimeout(() => this.#send(), this.#letters[0].notBefore - now);
    this.#timer.unref();
  }

  /** Nothing more is sent. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#letters = [];
  }
}

/** Words that several are sent at the same time are put together once. */
export function onceAt(words: (now: number) => string): (now: number) => string {
  let last: { readonly now: number; readonly text: string } | null = null;
  return (now) => {
    if (last?.now !== now) last = { now, text: words(now) };
    return last.text;
  };
}
