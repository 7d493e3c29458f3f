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
  /** Shows what waits, unless it was shown or dropped meanwhile. */
  #soon: (() => void) | null = null;
  /** Something was worked out for the coming frame already. */
  #isPictured = false;
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
    if (this.#pace === 0) {
      if (this.#isPictured && !this.#awaited) this.#together();
      else this.#atOnce();
      this.#awaited = false;
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

  /**
   * Worked out in the task that brought it, never within a frame: working it out and making the picture could be one
   * long task, in which all is laid out twice: before, for whatever lies under the pointer, and after.
   */
  #atOnce(): void {
    this.#isPictured = true;
    globalThis.requestAnimationFrame?.(() => {
      this.#isPictured = false;
    });
    this.catchUp();
  }

  /** Moves that follow before that frame are worked out together, when all are heard that are there already. */
  #together(): void {
    if (this.#soon !== null || this.#timer !== undefined) return;
    const soon = () => {
      if (this.#soon === soon) this.#next();
    };
    this.#soon = soon;
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      soon();
    };
    port2.postMessage(null);
  }

  #stopWaiting(): void {
    this.#soon = null;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
