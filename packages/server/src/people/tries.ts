/**
 * How often a password may be tried, whoever tries it: many addresses together guess no faster than one. A
 * visitor who has been let in before is not kept out by strangers who try: they count by themselves.
 */
import { Buckets } from "../limits.ts";

/** So many wrong ones at once, and then one in twenty seconds. */
const AT_ONCE = 10;
const RATE = 0.05;
/** Visitors who were let in are remembered, the latest of them. */
const MOST_KNOWN = 20_000;

export class Tries {
  readonly #wrong: Buckets;
  readonly #known = new Set<string>();

  constructor(isLimited: boolean) {
    this.#wrong = new Buckets(isLimited ? RATE : 0, AT_ONCE);
  }

  /** May this visitor try a password of this account now? Counted before it is known to be wrong. */
  take(account: string, visitor: string, now: number): boolean {
    return this.#known.has(`${account} ${visitor}`) || this.#wrong.take(account, now);
  }

  /** It was the right one. */
  letIn(account: string, visitor: string): void {
    const pair = `${account} ${visitor}`;
    if (!this.#known.delete(pair)) this.#wrong.give(account);
    this.#known.add(pair);
    if (this.#known.size <= MOST_KNOWN) return;
    for (const oldest of this.#known) {
      this.#known.delete(oldest);
      return;
    }
  }
}
