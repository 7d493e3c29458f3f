/** Something that needs the others' consent: taking back what was shown, or giving up on someone absent. */
import type { ProposalJSON } from "@fiefdom/protocol/server";

export class Proposal {
  readonly number: number;
  readonly what: "undo" | "replace";
  readonly by: number;
  readonly seat: number;
  /** How far everybody had seen the game go. */
  readonly step: number;
  readonly bot: string | undefined;
  readonly #agreed: number[] = [];
  #awaited: number[];

  constructor(
    number: number,
    what: "undo" | "replace",
    by: number,
    seat: number,
    awaited: readonly number[],
    step: number,
    bot?: string,
  ) {
    this.number = number;
    this.what = what;
    this.by = by;
    this.seat = seat;
    this.step = step;
    this.bot = bot;
    this.#awaited = [...awaited];
  }

  isAwaited(seat: number): boolean {
    return this.#awaited.includes(seat);
  }

  /**
   * Is there still a reason for it? Who proposed it and who is to agree must be playing, somebody of these
   * be there to answer, and who is to be replaced still away.
   */
  stands(isPlaying: (seat: number) => boolean, isAbsent: (seat: number) => boolean): boolean {
    return (
      isPlaying(this.by) &&
      this.#awaited.every(isPlaying) &&
      !this.#awaited.every(isAbsent) &&
      (this.what === "undo" || (isPlaying(this.seat) && isAbsent(this.seat)))
    );
  }

  /** Whether everybody has agreed now. */
  agree(seat: number): boolean {
    this.#awaited = this.#awaited.filter((other) => other !== seat);
    this.#agreed.push(seat);
    return this.#awaited.length === 0;
  }

  toJSON(): ProposalJSON {
    return {
      number: this.number,
      what: this.what,
      by: this.by,
      seat: this.seat,
      ...(this.bot === undefined ? {} : { bot: this.bot }),
      agreed: this.#agreed,
      awaited: this.#awaited,
    };
  }
}
