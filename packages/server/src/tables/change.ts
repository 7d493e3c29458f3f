/** A change at a table of people: what it wants stored besides. */
import { Change as Done } from "@fiefdom/table/change";
import type { Statement } from "../store/database.ts";
import type { ChatLine } from "../store/rows.ts";

export class Change extends Done {
  /** When, as it is written down; `now` is on the clock that nobody can set. */
  readonly at: number;
  readonly statements: Statement[] = [];
  /** A person took a seat. */
  seated: string | null = null;
  /** People sit elsewhere than before. */
  reseated = false;
  /** Somebody said something. */
  line: ChatLine | null = null;

  constructor(now: number, at: number) {
    super(now);
    this.at = at;
  }

  /** Has anything been touched? */
  get isEmpty(): boolean {
    return this.statements.length === 0 && !this.kept && !this.played && !this.begun;
  }
}
