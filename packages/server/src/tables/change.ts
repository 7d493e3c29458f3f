/** What one change at a table wants stored, and whom it concerns once it is. */
import type { Statement } from "../store/database.ts";
import type { ChatLine } from "../store/rows.ts";

export class Change {
  /** When, on the clock that nobody can set, and as it is written down. */
  readonly now: number;
  readonly at: number;
  readonly statements: Statement[] = [];
  /** Answers given. */
  decisions = 0;
  /** The game went on: everybody sees it. */
  played = false;
  /** Something was said in advance that may answer what is asked now. */
  settles = false;
  /** Seats, status or a proposal changed: everybody is told. */
  table = false;
  /** The table itself has to be stored. */
  kept = false;
  /** A game began: everybody needs everything. */
  begun = false;
  /** A person took a seat, or has none any more. */
  seated: string | null = null;
  unseated: string | null = null;
  /** Somebody said something. */
  line: ChatLine | null = null;
  /** What the acknowledgement adds. */
  ack: { repeated?: true; proposed?: number } = {};

  constructor(now: number, at: number) {
    this.now = now;
    this.at = at;
  }

  /** Has anything been touched? */
  get isEmpty(): boolean {
    return this.statements.length === 0 && !this.kept && !this.played && !this.begun;
  }
}
