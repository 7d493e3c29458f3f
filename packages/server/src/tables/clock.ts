/**
 * The clock of a game. It runs for whoever is asked: a bank for the whole game with seconds added after each
 * turn of one's own, or so many days for each decision. Time is always given from outside.
 */
import type { ClockChoice } from "@fiefdom/protocol/table";

const DAY = 86_400_000;
/** So long somebody may think about what the others can't see without its being taken off their bank. */
const UNSEEN_MS = 1500;

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
  /** That somebody is asked is known to them alone: no clock shows it. */
  #unseen = false;

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
    this.#unseen = false;
    if (this.#choice.kind === "correspondence" && seat >= 0 && this.left[seat] !== null)
      this.left[seat] = this.#full();
  }

  /** The same, while the others see nothing of it. */
  askUnseen(seat: number, now: number): void {
    this.running = seat;
    this.since = now;
    this.#unseen = true;
  }

  /** The same seat is asked something else, and the others have seen nothing: days go on, seconds too. */
  askOn(now: number): void {
    if (this.#choice.kind !== "correspondence") this.since = now;
  }

  /** What an answer of this seat costs at that time. */
  spentBy(seat: number, now: number): number {
    if (this.running !== seat) return 0;
    const spent = Math.max(0, now - this.since);
    if (!this.#unseen) return spent;
    return this.#choice.kind === "correspondence" ? 0 : Math.max(0, spent - UNSEEN_MS);
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
    if (left === null || left === undefined) return null;
    if (!this.#unseen) return this.since + left;
    return this.since + (this.#choice.kind === "correspondence" ? (this.#full() ?? 0) : left + UNSEEN_MS);
  }

  /** As a seat sees it that knows of nobody but `running` that their clock runs, since then. */
  face(running: number, since = this.since): ClockFace {
    return { left: [...this.left], running, since };
  }

  /** Somebody would have been asked, had they had a choice: it looks as if they had answered at once. */
  pass(seat: number): void {
    if (this.#choice.kind === "correspondence" && this.left[seat] !== null) this.left[seat] = this.#full();
  }

  /** What it shows at a time. Null if there is no clock at all. */
  seen(face: ClockFace, now: number): { left: (number | null)[]; running: number; at: number } | null {
    if (this.#choice.kind === "none") return null;
    const left = face.left.map((ms, seat) =>
      ms === null || seat !== face.running ? ms : Math.max(0, ms - Math.max(0, now - face.since)),
    );
    return { left, running: face.running, at: now };
  }
}
