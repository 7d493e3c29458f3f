/** PostgreSQL behind the same three functions, for several processes. */
import pg from "pg";
import { type Database, Outdated, type Row, type Statement, type Value } from "./database.ts";

// Whole numbers of 64 bits come as text otherwise; ours are times and counts, far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const MOST_CONNECTIONS = 8;

export class Postgres implements Database {
  readonly #pool: pg.Pool;
  readonly #translated = new Map<string, string>();

  /** `onTrouble` hears of connections that broke while nobody used them. */
  constructor(url: string, onTrouble: (problem: Error) => void = () => {}) {
    this.#pool = new pg.Pool({
      connectionString: url,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: 5000,
      query_timeout: 10_000,
      application_name: "fiefdom",
    });
    this.#pool.on("error", onTrouble);
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

  async query(sql: string, args: readonly Value[] = []): Promise<Row[]> {
    return (await this.#pool.query(this.#translate(sql), [...args])).rows as Row[];
  }

  async commit(batch: readonly Statement[]): Promise<void> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      await client.query("begin");
      for (const statement of batch) {
        const { rowCount } = await client.query(this.#translate(statement.sql), [...statement.args]);
        if (statement.mustChange === true && rowCount === 0) throw new Outdated(statement);
      }
      await client.query("commit");
    } catch (problem) {
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
