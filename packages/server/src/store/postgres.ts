/**
 * PostgreSQL behind the same three functions, for several processes. It may be restarted, lose connections or
 * fall silent at any moment, and so may we: whoever waits is told within seconds, and nobody who stopped in the
 * middle of a change keeps the others from theirs.
 */
import pg from "pg";
import { Away, type Database, Outdated, type Row, type Statement, type Value } from "./database.ts";

// Whole numbers of 64 bits come as text otherwise; ours are times and counts, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const MOST_CONNECTIONS = 8;
/** Longer than that nobody waits for an answer, or for a connection. */
const ANSWER_MS = 5000;
const CONNECT_MS = 3000;
/**
 * The database itself ends a change in the middle of which we stopped, and tells us to stop waiting for a row
 * that another change holds. Both are shorter than a lease: what a frozen process or a vanished machine held
 * is free when its tables are taken over.
 */
const IDLE_CHANGE_MS = 1000;
const LOCKED_MS = 2000;

/** It is going down, starting, full, or ended a change that stood still (25P03). */
const GOING = /^(08|53|57P|25P03)/;

export class Postgres implements Database {
  // As of when it was asked: who waits for a row and then freezes has no longer lease for it.
  readonly clock = "(extract(epoch from now()) * 1000)::bigint";
  readonly #pool: pg.Pool;
  readonly #translated = new Map<string, string>();

  /** `onTrouble` hears of connections that broke. */
  constructor(url: string, onTrouble: (problem: Error) => void = () => {}) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: MOST_CONNECTIONS,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: ANSWER_MS,
      idle_in_transaction_session_timeout: IDLE_CHANGE_MS,
      lock_timeout: LOCKED_MS,
      application_name: "fiefdom",
    });
    // From its first moment to its last: a connection can break while somebody uses it as well, who is told by
    // the question that fails. Nobody listening would end the process.
    this.#pool.on("connect", (client) => client.on("error", onTrouble));
    this.#pool.on("error", () => {});
  }

  /** Question marks become $1, $2... None of our texts has one inside a string. */
  #translate(sql: string): string {
    let text = this.#translated.get(sql);
    if (text === undefined) {
      let n = 0;
      text = sql.replace(/\?/g, () => `$${++n}`);
      this.#translated.set(sql, text);
    }
    return text;
  }

  /** Other processes share it. */
  othersWrote(): null {
    return null;
  }

  async query(sql: string, args: readonly Value[] = []): Promise<Row[]> {
    try {
      return (await this.#pool.query(this.#translate(sql), [...args])).rows as Row[];
    } catch (problem) {
      throw isGone(problem) ? new Away(problem) : problem;
    }
  }

  async commit(batch: readonly Statement[]): Promise<void> {
    const client = await this.#pool.connect().catch((problem: unknown) => {
      throw new Away(problem);
    });
    let broken: Error | undefined;
    let isAsked = false;
    try {
      await client.query("begin");
      for (const statement of batch) {
        const { rowCount } = await client.query(this.#translate(statement.sql), [...statement.args]);
        if (statement.mustChange === true && rowCount === 0) throw new Outdated(statement);
      }
      isAsked = true;
      await client.query("commit");
    } catch (problem) {
      if (isGone(problem)) {
        broken = new Away(problem, isAsked);
        throw broken;
      }
      await client.query("rollback").catch((worse: Error) => (broken = worse));
      throw problem;
    } finally {
      // A connection that can't even roll back is not used again.
      client.release(broken);
    }
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }
}

/** What PostgreSQL says about a statement is one thing; that it says nothing any more is another. */
function isGone(problem: unknown): boolean {
  if (problem instanceof Outdated) return false;
  return !(problem instanceof pg.DatabaseError) || GOING.test(problem.code ?? "");
}
