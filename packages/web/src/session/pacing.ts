/**
 * When a move is shown. The others' moves arrive faster than anyone can read, so they wait in line and are shown
 * one after the other; what the player does is shown at once.
 */
import type { PlayJSON } from "@fiefdom/protocol";
import type { Pace } from "../settings.ts";

/** Milliseconds a move of somebody else stays before the next one follows. */
const PACES: Readonly<Record<Pace, number>> = { calm: 650, quick: 220, instant: 0 };
/** More than this far behind, moves are shown twice as fast. */
const HURRY = 3000;
/** Where nothing is painted, moves are taken in all the same, this often. */
const HIDDEN = 100;

interface Stage {
  /** How fast it is to go just now. */
  pace(): Pace;
  /** Is this move one of somebody else's, worth a look before the next? */
  isOthers(play: PlayJSON): boolean;
  /** Shows the last of these; so many still wait. */
  show(plays: readonly PlayJSON[], behind: number): void;
  /** One more waits. */
  waits(behind: number): void;
}

export class Pacing {
  readonly #stage: Stage;
  #line: PlayJSON[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #frame: number | undefined;
  /** The next move to arrive is the player's own, whatever it set off: it is shown at once. */
  #awaited = false;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** The player did something: what comes of it waits for nothing. */
  expect(): void {
    this.#awaited = true;
  }

  queue(play: PlayJSON): void {
    this.#line.push(play);
    if (this.#pace === 0 && !this.#awaited) {
      this.#inNextFrame();
      return;
    }
    this.#stage.waits(this.#line.length);
    if (this.#timer !== undefined) return;
    const wait = this.#stage.isOthers(play) && !this.#awaited ? this.#paced : 0;
    this.#awaited = false;
    if (wait === 0 && this.#line.length === 1) this.#next();
    else this.#timer = setTimeout(() => this.#next(), wait);
  }

  /** Shows at once everything that waits. */
  catchUp(): void {
    const all = this.#line;
    this.drop();
    if (all.length > 0) this.#stage.show(all, 0);
  }

  /** Whatever waits is never shown. */
  drop(): void {
    this.#stopWaiting();
    this.#line = [];
  }

  get #pace(): number {
    return PACES[this.#stage.pace()];
  }

  get #paced(): number {
    return this.#line.length * this.#pace > HURRY ? this.#pace / 2 : this.#pace;
  }

  #next(): void {
    this.#stopWaiting();
    if (this.#pace === 0) {
      this.catchUp();
      return;
    }
    const play = this.#line.shift();
    if (play === undefined) return;
    this.#stage.show([play], this.#line.length);
    if (this.#line.length > 0)
      this.#timer = setTimeout(() => this.#next(), this.#stage.isOthers(play) ? this.#paced : 0);
  }

  /** Moves that arrive between two pictures are shown in one. A page in the background has no pictures. */
  #inNextFrame(): void {
    if (this.#timer !== undefined) return;
    this.#frame = globalThis.requestAnimationFrame?.(() => this.#next());
    this.#timer = setTimeout(() => this.#next(), HIDDEN);
  }

  #stopWaiting(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.#frame = undefined;
    this.#timer = undefined;
  }
}
