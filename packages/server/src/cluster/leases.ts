/**
 * Who may advance a table. A lease lasts a few seconds and is renewed; its number, the fence, rises each time
 * the table changes hands. Every change carries the fence into the same transaction, so a process that was
 * paused and lost its lease can store nothing, whatever it believes. The database's clock says when a lease is
 * over; those of the machines don't matter. A lease counts while it ends within the time that leases last, so one
 * from before that clock was set, forward or back, counts for nothing until its owner renews it.
 */
import type { Database, Statement } from "../store/database.ts";
import { steady } from "../time.ts";

export interface Leases {
  /** This process, as others call it. */
  readonly me: string;
  /** Takes the table, or says who has it. */
  take(table: string): Promise<{ readonly fence: number } | { readonly owner: string }>;
  /** Which of these tables other processes have, and who. */
  elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Goes along with every change to the table: nothing is stored if the lease is lost. */
  guard(table: string, fence: number): Statement[];
  release(table: string, fence: number): Promise<void>;
  /** Makes another process the one that has the table; false if this one had it no more. */
  pass(table: string, fence: number, to: string): Promise<boolean>;
  /** How many tables each process has that is alive, those with none included. */
  census(): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

/** The only process there is has every table. */
export const ALONE: Leases = {
  me: "",
  take: () => Promise.resolve({ fence: 0 }),
  elsewhere: () => Promise.resolve(new Map()),
  guard: () => [],
  release: () => Promise.resolve(),
  pass: () => Promise.resolve(false),
  census: () => Promise.resolve(new Map()),
  close: () => Promise.resolve(),
};

const LASTS_MS = 3000;
const RENEW_MS = 1000;
/** So far the database's clock may be set back before leases from before count for nothing. */
const SET_BACK_MS = 2000;
const PORTION = 50;
/** Every process has a lease of itself, by which the others know that it is alive. */
const SELF = "process ";
/** Those of processes that died are cleared away after a while. */
const CLEAR_MS = 3_600_000;

export class SharedLeases implements Leases {
  readonly me: string;
  readonly #db: Database;
  readonly #timer: NodeJS.Timeout;
  #isKnown = false;
  /** When a lease that is taken now is over. */
  readonly #until: string;
  /** It is not over yet. */
  readonly #counts: string;
  /** Told now and then which tables this process has, by fence, as of a moment of steady time. */
  onHeld: (held: ReadonlyMap<string, number>, asOf: number) => void = () => {};

  constructor(db: Database, me: string) {
    this.#db = db;
    this.#until = `${db.clock} + ${LASTS_MS}`;
    this.#counts = `until between ${db.clock} and ${db.clock} + ${LASTS_MS + SET_BACK_MS}`;
    this.me = me;
    this.#timer = setInterval(() => void this.#renew().catch(() => {}), RENEW_MS);
    this.#timer.unref();
  }

  async #renew(): Promise<void> {
    const asOf = steady();
    const rows = await this.#db.query(
      `update leases set until = ${this.#until} where owner = ? and until > 0 returning table_id, fence`,
      [this.me],
    );
    this.onHeld(new Map(rows.map((row) => [String(row.table_id), Number(row.fence)])), asOf);
  }

  async take(table: string): Promise<{ fence: number } | { owner: string }> {
    // Only looking waits for nobody, not even for a process that stopped in the middle of a change.
    const [other] = await this.#db.query(
      `select owner from leases where table_id = ? and owner <> ? and ${this.#counts}`,
      [table, this.me],
    );
    if (other !== undefined) return { owner: String(other.owner) };
    const [mine] = await this.#db.query(
      `insert into leases (table_id, owner, fence, until) values (?, ?, 1, ${this.#until})
       on conflict (table_id) do update
         set owner = excluded.owner, fence = leases.fence + 1, until = excluded.until
         where not leases.${this.#counts} or leases.owner = excluded.owner
       returning fence`,
      [table, this.me],
    );
    // Somebody was faster between the two?
    return mine === undefined ? this.take(table) : { fence: Number(mine.fence) };
  }

  async elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const known = new Map<string, string>();
    // In portions of one size, so that it is always the same statement.
    for (let from = 0; from < tables.length; from += PORTION) {
      const some = Array.from({ length: PORTION }, (_, i) => tables[from + i] ?? "");
      const rows = await this.#db.query(
        `select table_id, owner from leases
         where ${this.#counts} and owner <> ? and table_id in (${some.map(() => "?").join(", ")})`,
        [this.me, ...some],
      );
      for (const row of rows) known.set(String(row.table_id), String(row.owner));
    }
    return known;
  }

  guard(table: string, fence: number): Statement[] {
    return [
      {
        sql: `update leases set until = ${this.#until} where table_id = ? and owner = ? and fence = ?`,
        args: [table, this.me, fence],
        mustChange: true,
      },
    ];
  }

  /** The fence stays, so that it never falls: the lease just ends. */
  async release(table: string, fence: number): Promise<void> {
    await this.#db.commit([
      {
        sql: "update leases set until = 0 where table_id = ? and owner = ? and fence = ?",
        args: [table, this.me, fence],
      },
    ]);
  }

  async pass(table: string, fence: number, to: string): Promise<boolean> {
    const rows = await this.#db.query(
      `update leases set owner = ?, fence = fence + 1, until = ${this.#until}
       where table_id = ? and owner = ? and fence = ? returning fence`,
      [to, table, this.me, fence],
    );
    return rows.length > 0;
  }

  async census(): Promise<ReadonlyMap<string, number>> {
    if (!this.#isKnown) {
      await this.take(SELF + this.me);
      this.#isKnown = true;
      await this.#db.commit([
        {
          sql: `delete from leases where table_id like ? and until < ${this.#db.clock} - ${CLEAR_MS}`,
          args: [`${SELF}%`],
        },
      ]);
    }
    const rows = await this.#db.query(
      `select owner, count(*) - 1 as tables from leases where ${this.#counts} group by owner
       having sum(case when table_id like ? then 1 else 0 end) > 0`,
      [`${SELF}%`],
    );
    return new Map(rows.map((row) => [String(row.owner), Number(row.tables)]));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#db.commit([{ sql: "update leases set until = 0 where owner = ?", args: [this.me] }]);
  }
}
