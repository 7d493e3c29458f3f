/**
 * How many hints anybody may ask for. Each is a second and a half of a core, so nobody has two thought about at once,
 * and who asks for many waits; guests cost nothing, so those of one visitor count together.
 */
import { Refusal } from "@fiefdom/engine/decisions";
import { Buckets } from "../limits.ts";
import type { Client } from "./client.ts";

export class HintLimits {
  readonly #byPerson = new Buckets(0.25, 6);
  readonly #byVisitor = new Buckets(0.5, 12);
  /** Those for whom something is thought about now. */
  readonly #waiting = new Set<string>();

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
