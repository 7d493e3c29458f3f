/**
 * A batch of statements as one transaction of SQLite: all of it or nothing. Both the server's own thread and the one
 * that commits beside it (`committer.ts`) do it this way.
 */
import type { DatabaseSync, StatementSync } from "node:sqlite";
import { Outdated, type Statement } from "./database.ts";

/** The pragmas of every connection: a commit is on disk when it returns. */
export const PRAGMAS = "pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = full";

export class Transactions {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  prepare(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }

  commit(batch: readonly Statement[]): void {
    try {
      this.prepare("begin immediate").run();
      for (const statement of batch) {
        const { changes } = this.prepare(statement.sql).run(...statement.args);
        if (statement.mustChange === true && changes === 0) throw new Outdated(statement);
      }
      this.prepare("commit").run();
    } catch (problem) {
      // Some problems have ended the transaction already.
      if (this.#db.isTransaction) this.#db.exec("rollback");
      throw problem;
    }
  }

  /** Nothing more is prepared or done. */
  close(): void {
    this.#prepared.clear();
    this.#db.close();
  }
}
