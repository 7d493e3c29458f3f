/** What one change at a table did, and whom that concerns. */
export class Change {
  /** When, on whatever clock the table goes by. */
  readonly now: number;
  /** Answers given. */
  decisions = 0;
  /** The game went on: everybody sees it. */
  played = false;
  /** Something was said in advance that may answer what is asked now. */
  settles = false;
  /** Seats, status or a proposal changed: everybody is told. */
  table = false;
  /** The table itself is not what it was: where tables are kept, it has to be kept anew. */
  kept = false;
  /** A game began: everybody needs everything. */
  begun = false;
  /** A person who has no seat any more. */
  unseated: string | null = null;
  /** What the acknowledgement adds. */
  ack: { repeated?: true; proposed?: number } = {};

  constructor(now: number) {
    this.now = now;
  }
}
