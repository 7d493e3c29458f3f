/**
 * The clock of a game. It runs for whoever is asked: a bank for the whole game with seconds added after each
 * turn of one's own, or so many days for each decision. Time is always given from outside.
 */
import type { ClockChoice } from "@fiefdom/protocol/table";

const DAY = 86_400_000;

export class Clock {
  readonly #choice: ClockChoice;
  /** Milliseconds left; null for seats without a clock. */
  readonly left: (number | null)[];
  running = -1;
  since = 0;

  constructor(choice: ClockChoice, people: readonly boolean[]) {
    this.#choice = choice;
    this.left = people.map((isPerson) => (isPerson ? this.#full() : null));
  }

  #full(): number | null {
    switch (this.#choice.kind) {
      case "bank":
        return this.#choice.seconds * 1000;
      case "correspondence":
        return this.#choice.days * DAY;
      default:
        return null;
    }
  }

  /** Someone is asked (-1: nobody). */
  ask(seat: number, now: number): void {
    this.running = seat;
    this.since = now;
    if (this.#choice.kind === "correspondence" && seat >= 0 && this.left[seat] !== null)
      this.left[seat] = this.#full();
  }

  /**
   * The game comes back from the store. Seconds during which nobody kept the clock are nobody's fault; days
   * end when it was promised, and are never more than there are.
   */
  takeUp(now: number, deadline: number | null): void {
    const left = this.running < 0 ? null : this.left[this.running];
    const isPromised =
      this.#choice.kind === "correspondence" && deadline !== null && typeof left === "number";
    this.since = isPromised ? Math.min(now, deadline - left) : now;
  }

  charge(seat: number, spent: number): void {
    const left = this.left[seat];
    if (left !== null && left !== undefined) this.left[seat] = Math.max(0, left - spent);
  }

  /** A turn of this seat is over. */
  turnOver(seat: number): void {
    const left = this.left[seat];
    if (this.#choice.kind === "bank" && left !== null && left !== undefined)
      this.left[seat] = left + this.#choice.increment * 1000;
  }

  /** The seat has no clock any more. */
  stop(seat: number): void {
    this.left[seat] = null;
  }

  /** When the time of whoever is asked is up; null for never. */
  get deadline(): number | null {
    const left = this.running < 0 ? null : this.left[this.running];
    return left === null || left === undefined ? null : this.since + left;
  }

  /** As the players see it. Null if there is no clock at all. */
  seen(now: number): { left: (number | null)[]; running: number; at: number } | null {
    if (this.#choice.kind === "none") return null;
    const left = this.left.map((ms, seat) =>
      ms === null || seat !== this.running ? ms : Math.max(0, ms - Math.max(0, now - this.since)),
    );
    return { left, running: this.running, at: now };
  }
}
