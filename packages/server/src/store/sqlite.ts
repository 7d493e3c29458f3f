/**
 * The embedded database: Node's own SQLite, in a file of the data folder, every commit synced to disk. A lock
 * that the operating system drops when the process ends, however it ends, keeps a second server out.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { backup, DatabaseSync, type StatementSync } from "node:sqlite";
import { type Database, Outdated, type Row, type Statement, type Value } from "./database.ts";

const FILE = "fiefdom.sqlite";
const LOCK = "lock.sqlite";
const HOLDER = "server.pid";

export class FolderInUse extends Error {
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another server${holder}. One server runs on a folder at a time: stop that one, or give this one a folder of its own (FIEFDOM_DATA).`,
    );
    this.name = "FolderInUse";
  }
}

export class Sqlite implements Database {
  readonly clock = "cast(unixepoch('subsec') * 1000 as integer)";
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync | null;
  readonly #folder: string;
  readonly #prepared = new Map<string, StatementSync>();

  /** A visitor changes something small beside the server; everybody else has the folder alone. */
  constructor(folder: string, as: "server" | "visitor" = "server") {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    this.#folder = folder;
    this.#lock = as === "server" ? takeLock(folder) : null;
    this.#db = new DatabaseSync(join(folder, FILE));
    this.#db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000");
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }

  async query(sql: string, args: readonly Value[] = []): Promise<Row[]> {
    return this.#prepare(sql).all(...args) as Row[];
  }

  async commit(batch: readonly Statement[]): Promise<void> {
    this.#db.exec("begin immediate");
    try {
      for (const statement of batch) {
        const { changes } = this.#prepare(statement.sql).run(...statement.args);
        if (statement.mustChange === true && changes === 0) throw new Outdated(statement);
      }
      this.#db.exec("commit");
    } catch (problem) {
      this.#db.exec("rollback");
      throw problem;
    }
  }

  async close(): Promise<void> {
    this.#prepared.clear();
    this.#db.close();
    if (this.#lock === null) return;
    rmSync(join(this.#folder, HOLDER), { force: true });
    this.#lock.close();
  }
}

function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK));
  try {
    lock.exec("pragma busy_timeout = 0; begin exclusive");
  } catch {
    lock.close();
    throw new FolderInUse(folder, holderOf(folder));
  }
  writeFileSync(join(folder, HOLDER), `${process.pid}\n`);
  return lock;
}

function holderOf(folder: string): string {
  try {
    return ` (process ${readFileSync(join(folder, HOLDER), "utf8").trim()})`;
  } catch {
    return "";
  }
}

/** Copies everything as it stands at one moment, whether or not a server is running. */
export async function backupFolder(folder: string, to: string): Promise<void> {
  const db = new DatabaseSync(join(folder, FILE), { readOnly: true });
  try {
    // It holds the key to every cookie: nobody else's to read.
    writeFileSync(to, "", { mode: 0o600, flag: "wx" });
    await backup(db, to);
  } finally {
    db.close();
  }
}
