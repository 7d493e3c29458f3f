/**
 * The little that is asked of a database. One SQL text serves every kind: question marks for values, text
 * and whole numbers only, JSON as text.
 */
export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

export interface Statement {
  readonly sql: string;
  readonly args: readonly Value[];
  /** It must change a row, or the whole batch must not be: somebody else was faster. */
  readonly mustChange?: true;
}

export interface Database {
  /** Its own clock as an expression, in milliseconds: the same for all who share it. */
  readonly clock: string;
  query(sql: string, args?: readonly Value[]): Promise<Row[]>;
  /** All of it or nothing. When the promise is kept, it is on disk. */
  commit(batch: readonly Statement[]): Promise<void>;
  /** Another number whenever somebody beside this process may have stored something; null where nobody can tell. */
  othersWrote(): number | null;
  close(): Promise<void>;
}

/** Nothing was changed, and not because of what was to be stored: the disk is full, or fails. */
export class NotStored extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = "NotStored";
  }
}

/** A statement that had to change a row found none: the writer's picture of the world is out of date. */
export class Outdated extends Error {
  readonly statement: Statement;
  constructor(statement: Statement) {
    super(`nothing was changed by: ${statement.sql}`);
    this.statement = statement;
    this.name = "Outdated";
  }
}

/**
 * The database can't be reached, or stopped answering. Nothing was changed, unless it fell silent when everything was
 * said but its last word: then nobody knows.
 */
export class Away extends Error {
  readonly isUnsure: boolean;
  constructor(cause: unknown, isUnsure = false) {
    const { message, code } = cause as { message?: string; code?: string };
    super(message || code || String(cause), { cause });
    this.name = "Away";
    this.isUnsure = isUnsure;
  }
}
