/** How much anybody may do: buckets, and who gets one. */
import { isIPv6 } from "node:net";

/** When there are so many, those that are not needed are looked for now and then. */
const MANY = 10_000;
const SWEEP_MS = 1000;

/** A bucket that fills at a steady rate and may be emptied in a burst. */
export class Bucket {
  readonly #rate: number;
  readonly #most: number;
  #left: number;
  #since: number;

  /** Rate in tokens a second; 0 for no limit at all. */
  constructor(rate: number, most: number, now: number) {
    this.#rate = rate;
    this.#most = most;
    this.#left = most;
    this.#since = now;
  }

  take(now: number, cost = 1): boolean {
    if (this.#rate === 0) return true;
    this.#left = Math.min(this.#most, this.#left + ((now - this.#since) * this.#rate) / 1000);
    this.#since = now;
    if (this.#left < cost) return false;
    this.#left -= cost;
    return true;
  }

  /** What was taken is given back. */
  give(): void {
    this.#left = Math.min(this.#most, this.#left + 1);
  }

  /** Full again: whoever it belongs to can be forgotten. */
  isFull(now: number): boolean {
    return this.#rate === 0 || this.#left + ((now - this.#since) * this.#rate) / 1000 >= this.#most;
  }
}

/** One bucket for each of many: addresses, people. Those that are full again are forgotten. */
export class Buckets {
  readonly #rate: number;
  readonly #most: number;
  readonly #all = new Map<string, Bucket>();
  #swept = 0;

  constructor(rate: number, most: number) {
    this.#rate = rate;
    this.#most = most;
  }

  take(key: string, now: number): boolean {
    if (this.#rate === 0) return true;
    let bucket = this.#all.get(key);
    if (bucket === undefined) {
      this.#sweep(now);
      bucket = new Bucket(this.#rate, this.#most, now);
      this.#all.set(key, bucket);
    }
    return bucket.take(now);
  }

  give(key: string): void {
    this.#all.get(key)?.give();
  }

  #sweep(now: number): void {
    if (this.#all.size < MANY || now - this.#swept < SWEEP_MS) return;
    this.#swept = now;
    for (const [other, bucket] of this.#all) if (bucket.isFull(now)) this.#all.delete(other);
  }
}

/** What counts as one visitor: an IPv4 address, or the part of an IPv6 address that one household has. */
export function visitorOf(address: string): string {
  const plain = address.startsWith("::ffff:") ? address.slice("::ffff:".length) : address;
  if (!isIPv6(plain)) return plain;
  const [head, tail] = plain.split("::");
  const front = head.split(":").filter((group) => group !== "");
  const back = (tail ?? "").split(":").filter((group) => group !== "");
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
