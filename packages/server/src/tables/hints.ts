/**
 * How much advice anybody may ask for. A hint is a second and a half of a core, a judged move a quarter of one on the
 * mean, so nobody has two thought about at once, and who asks for many waits; guests cost nothing, so those of one
 * visitor count together.
 */
import { Refusal } from "@fiefdom/engine/decisions";
import { Buckets } from "../limits.ts";
import type { Client } from "./client.ts";

export class AdviceLimits {
  readonly #byPerson: Buckets;
  readonly #byVisitor: Buckets;
  /** Those for whom something is thought about now. */
  readonly #waiting = new Set<string>();

  /** So many a second in the long run, and so many at first; a visitor with several guests has twice that. */
  constructor(rate: number, most: number) {
    this.#byPerson = new Buckets(rate, most);
    this.#byVisitor = new Buckets(2 * rate, 2 * most);
  }

  /** Gives what to call when it was thought about. */
  take({ person, visitor }: Client, now: number): () => void {
    const key = person?.publicId ?? "";
    const isTooMuch =
      this.#waiting.has(key) ||
      !this.#byPerson.take(key, now) ||
      (person?.login === null && !this.#byVisitor.take(visitor, now));
    if (isTooMuch) throw new Refusal("too-fast", "That was a lot at once. Wait a moment.");
    this.#waiting.add(key);
    return () => this.#waiting.delete(key);
  }
}
