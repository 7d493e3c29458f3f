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

  constructor(rate: number, most: number) {
    this.#rate = rate;
    this.#most = most;
  }

  take(key: string, now: number): boolean {
    if (this.#rate === 0) return true;
    let bucket = this.#all.get(key);
    if (bucket === undefined) {
      if (this.#all.size > 10_000)
        for (const [other, full] of this.#all) if (full.isFull(now)) this.#all.delete(other);
      bucket = new Bucket(this.#rate, this.#most, now);
      this.#all.set(key, bucket);
    }
    return bucket.take(now);
  }
}
