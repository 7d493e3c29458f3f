/**
 * The clock of a game. It runs for whoever is asked: a bank for the whole game with seconds added after each
 * turn of one's own, or so many days for each decision. A bank is charged when another is asked, or could be,
 * and the first moments cost nothing: or it would tell how often somebody was asked meanwhile, and whether
 * what took no time had an answer at all. Time is always given from outside.
 */
import type { ClockChoice } from "@fiefdom/protocol/table";

const DAY = 86_400_000;
/** So much of the time that somebody takes is not taken off their bank: as long as the longest pause. */
const FREE_MS = 1500;

/** The clock as one seat sees it, to be read at any time. */
export interface ClockFace {
  readonly left: readonly (number | null)[];
  /** Whose clock runs, as far as this seat may know, and since when. */
  readonly running: number;
  readonly since: number;
}

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
  }

  /** Is it the same clock all through, however often its owner is asked? */
  get runsOn(): boolean {
    return this.#choice.kind === "bank";
  }

  /** What it costs this seat that another is asked now. */
  spentBy(seat: number, now: number): number {
    return this.running === seat ? Math.max(0, now - this.since - this.#free) : 0;
  }

  get #free(): number {
    return this.#choice.kind === "bank" ? FREE_MS : 0;
  }

  /**
   * The game comes back from the store. Seconds during which nobody kept the clock are nobody's fault; days
   * end when it was promised, and are never more than there are.
   */
  takeUp(now: number, deadline: number | null): void {
    const due = this.deadline;
    const isPromised = this.#choice.kind === "correspondence" && deadline !== null && due !== null;
    this.since = isPromised ? Math.min(now, deadline - (due - this.since)) : now;
  }

  /** Takes time off a bank. Days begin anew with each decision, and nobody sees how many of them went by. */
  charge(seat: number, spent: number): void {
    if (this.#choice.kind === "correspondence") return;
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
    if (left === null || left === undefined) return null;
    return this.since + left + this.#free;
  }

  /** As a seat sees it that knows of nobody but `running` that their clock runs, since then. */
  face(running: number, since = this.since): ClockFace {
    return { left: [...this.left], running, since };
  }

  /** What it shows at a time. Null if there is no clock at all. */
  seen(face: ClockFace, now: number): { left: (number | null)[]; running: number; at: number } | null {
    if (this.#choice.kind === "none") return null;
    const left = face.left.map((ms, seat) =>
      ms === null || seat !== face.running
        ? ms
        : Math.max(0, ms - Math.max(0, now - face.since - this.#free)),
    );
    return { left, running: face.running, at: now };
  }
}
