/**
 * Goes round all that is in a set, some at a time: everyone's turn comes once in a period, and never everyone's at
 * once. With thousands of connections one look at all of them would keep everybody waiting.
 */
export class Round<T> {
  readonly #all: ReadonlySet<T>;
  readonly #period: number;
  #rest: Iterator<T>;
  #last: number;
  #owed = 0;

  /** The period and all times in the same unit. */
  constructor(all: ReadonlySet<T>, period: number, now: number) {
    this.#all = all;
    this.#period = period;
    this.#rest = all.values();
    this.#last = now;
  }

  /** Those whose turn has come since the last time; at most everyone. */
  take(now: number): T[] {
    const { size } = this.#all;
    this.#owed = Math.min(size, this.#owed + (size * (now - this.#last)) / this.#period);
    this.#last = now;
    const turns: T[] = [];
    for (; this.#owed >= 1; this.#owed--) {
      let next = this.#rest.next();
      if (next.done === true) {
        this.#rest = this.#all.values();
        next = this.#rest.next();
      }
      if (next.done === true) break;
      turns.push(next.value);
    }
    return turns;
  }
}
