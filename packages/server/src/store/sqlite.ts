/**
 * The embedded database: Node's own SQLite, in a file of the data folder, every commit synced to disk. Its files
 * are for nobody else to read. One server has the folder: a lock that the operating system drops when the
 * process ends, however it ends, keeps a second one out, and so does the database itself if somebody takes the
 * file of the lock away.
 */
import {
  appendFileSync,
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { backup, DatabaseSync } from "node:sqlite";
import { Committer } from "./committer.ts";
import {
  Away,
  type Database,
  NotStored,
  Outdated,
  type Row,
  type Statement,
  type Value,
} from "./database.ts";
import { PRAGMAS, Transactions } from "./transaction.ts";

const FILE = "fiefdom.sqlite";
const LOCK = "lock.sqlite";
const HOLDER = "server.pid";
/** One byte longer whenever a visitor has stored something: the server looks at its length. */
const VISITED = "visited";

/** Up to that size a file is looked through for damage whenever a server starts: it takes less than a second. */
const QUICKLY_CHECKED = 256 * 1024 * 1024;
/** How long a command that reads beside a server may keep the next server waiting. */
const VISITORS_MS = 1500;

/** The last byte of SQLite's numbers for problems. */
const [BUSY, READ_ONLY, FAILING, CORRUPT, FULL, CANT_OPEN, CONSTRAINT, NO_DATABASE] = [
  5, 8, 10, 11, 13, 14, 19, 26,
];
const numberOf = (problem: unknown): number => ((problem as { errcode?: number }).errcode ?? 0) & 255;

export class FolderInUse extends Error {
  readonly folder: string;
  constructor(folder: string, holder: string) {
    super(
      `The data folder ${folder} is in use by another server${holder}. One server runs on a folder at a time: stop that one, or give this one a folder of its own (FIEFDOM_DATA).`,
    );
    this.name = "FolderInUse";
    this.folder = folder;
  }
}

const UNUSABLE = {
  full: "There is no room left on the disk of {folder}. Make room: nothing that was stored is lost, and nothing more is stored until then.",
  readOnly:
    "The data folder {folder} can't be written by this user. Give it to the user that runs the server (chown -R), see that the disk is not mounted read-only, or choose another folder (--data or FIEFDOM_DATA).",
  notFolder: "{folder} is not a folder. Name one, or a place where one can be made (--data or FIEFDOM_DATA).",
  damaged:
    'The file {file} is damaged. Keep a copy of the whole folder, see with "fiefdom check --data {folder}" what is lost, and put the last backup in its place (docs/DEPLOY.md, Backups).',
  failing:
    "The disk of {folder} is failing: it can't be read or written. Look at the system's log, and have a backup at hand.",
} as const;

export const UNUSABLE_CODES = Object.keys(UNUSABLE) as readonly (keyof typeof UNUSABLE)[];

/**
 * The folder or the file in it is of no use as it is; the message says what to do, in English, and the code and
 * the details say the same to whoever has words of their own.
 */
export class Unusable extends Error {
  override readonly name = "Unusable";
  readonly code: keyof typeof UNUSABLE;
  readonly details: { readonly folder: string; readonly file: string };
  constructor(code: keyof typeof UNUSABLE, folder: string) {
    const details = { folder, file: join(folder, FILE) };
    super(UNUSABLE[code].replace("{folder}", folder).replace("{file}", details.file));
    this.code = code;
    this.details = details;
  }
}

export class Sqlite implements Database {
  readonly clock = "cast(unixepoch('subsec') * 1000 as integer)";
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync | null;
  readonly #folder: string;
  readonly #transactions: Transactions;
  readonly #committer: Committer | null;
  readonly #visited: string;
  readonly #isVisitor: boolean;

  /** A visitor reads or changes something small beside the server; everybody else has the folder alone. */
  constructor(folder: string, as: "server" | "visitor" = "server") {
    this.#folder = folder;
    this.#visited = join(folder, VISITED);
    this.#isVisitor = as === "visitor";
    let lock: DatabaseSync | null = null;
    let db: DatabaseSync | null = null;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      keepPrivate(folder, as);
      lock = as === "server" ? takeLock(folder) : null;
      db = new DatabaseSync(join(folder, FILE));
      db.exec(PRAGMAS);
      if (as === "server") {
        lookForDamage(db, folder);
        beAlone(db, folder);
      }
      if (lock !== null) writeFileSync(join(folder, HOLDER), `${process.pid}\n`, { mode: 0o600 });
    } catch (problem) {
      if (db?.isOpen) db.close();
      lock?.close();
      throw sentence(problem, folder) ?? problem;
    }
    this.#lock = lock;
    this.#db = db;
    this.#transactions = new Transactions(db);
    this.#committer = as === "server" ? new Committer(join(folder, FILE)) : null;
  }

  async query(sql: string, args: readonly Value[] = []): Promise<Row[]> {
    try {
      return this.#transactions.prepare(sql).all(...args) as Row[];
    } catch (problem) {
      throw sentence(problem, this.#folder) ?? problem;
    }
  }

  /**
   * Kept when what is committed keeps nobody else waiting any more. Whoever serves others waits for that before
   * the first of them is let in: on a busy machine a thread takes its time to begin.
   */
  async readyToServe(): Promise<void> {
    await this.#committer?.settled;
  }

  async commit(batch: readonly Statement[]): Promise<void> {
    try {
      // Until the thread has its connection it is done here, and never in both places at a time.
      if (this.#committer?.isThere === true) await this.#committer.commit(batch);
      else this.#transactions.commit(batch);
      if (this.#isVisitor) appendFileSync(this.#visited, ".", { mode: 0o600 });
    } catch (problem) {
      const isAboutThis =
        problem instanceof Outdated || problem instanceof Away || numberOf(problem) === CONSTRAINT;
      const known = isAboutThis ? null : sentence(problem, this.#folder);
      throw known === null ? problem : new NotStored(known.message, known);
    }
  }

  /** Nobody but a visitor stores anything here besides. */
  othersWrote(): number {
    return statSync(this.#visited, { throwIfNoEntry: false })?.size ?? 0;
  }

  /** What is wrong with the file itself, in SQLite's words; nothing if it is whole. */
  faults(): string[] {
    try {
      const rows = this.#db.prepare("pragma integrity_check(20)").all();
      return rows.map((row) => String(row.integrity_check)).filter((line) => line !== "ok");
    } catch (problem) {
      return [(problem as Error).message];
    }
  }

  async close(): Promise<void> {
    await this.#committer?.close();
    this.#transactions.close();
    if (this.#lock === null) return;
    rmSync(join(this.#folder, HOLDER), { force: true });
    this.#lock.close();
  }
}

/**
 * Made before SQLite makes them, which would let others read them; those beside the database take after it.
 * None that is there is opened: closing it again would drop the locks that this process may have on it.
 */
function keepPrivate(folder: string, as: "server" | "visitor"): void {
  const beside = [FILE, `${FILE}-wal`, `${FILE}-shm`, LOCK, HOLDER, VISITED].map((name) =>
    join(folder, name),
  );
  for (const path of beside) {
    if (existsSync(path) && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  }
  if (as === "visitor") return;
  for (const path of [FILE, LOCK].map((name) => join(folder, name)))
    if (!existsSync(path)) closeSync(openSync(path, "a", 0o600));
}

function takeLock(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, LOCK));
  try {
    lock.exec("pragma busy_timeout = 0; begin exclusive");
    return lock;
  } catch (problem) {
    lock.close();
    if (numberOf(problem) === BUSY) throw new FolderInUse(folder, holderOf(folder));
    if (numberOf(problem) !== NO_DATABASE) throw problem;
    // There is nothing in it: one that is damaged is replaced by another.
    rmSync(join(folder, LOCK));
    keepPrivate(folder, "server");
    return takeLock(folder);
  }
}

/**
 * The lock keeps out whoever takes the same one. If the last server here had another, that one may have been
 * deleted while it was running, and be held still. Then the database tells: while anybody else has it open it
 * can't leave its write-ahead log.
 */
function beAlone(db: DatabaseSync, folder: string): void {
  const mine = String(statSync(join(folder, LOCK), { bigint: true }).ino);
  const [known] = db
    .prepare("select 1 from sqlite_schema where name = 'folder_lock'")
    .all()
    .flatMap(() => db.prepare("select file from folder_lock").all());
  if (known?.file === mine) return;
  for (const end = performance.now() + VISITORS_MS; ; ) {
    try {
      db.exec("pragma journal_mode = delete");
      break;
    } catch (problem) {
      if (numberOf(problem) !== BUSY) throw problem;
      if (performance.now() > end) throw new FolderInUse(folder, holderOf(folder));
      // Perhaps it is a backup that is about to end. Nothing else is to be done here meanwhile.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
    }
  }
  db.exec("pragma journal_mode = wal; begin immediate; create table if not exists folder_lock (file text)");
  db.exec("delete from folder_lock");
  db.prepare("insert into folder_lock (file) values (?)").run(mine);
  db.exec("commit");
}

function lookForDamage(db: DatabaseSync, folder: string): void {
  if (statSync(join(folder, FILE)).size > QUICKLY_CHECKED) return;
  const [found] = db.prepare("pragma quick_check(1)").all();
  if (found?.quick_check !== "ok") throw new Unusable("damaged", folder);
}

/** What went wrong with the folder and what to do about it; null if it is something else. */
function sentence(problem: unknown, folder: string): Unusable | null {
  if (!(problem instanceof Error) || problem instanceof Unusable) return null;
  const code = "code" in problem ? String(problem.code) : "";
  const number = numberOf(problem);
  if (code === "ENOSPC" || code === "EDQUOT" || number === FULL) return new Unusable("full", folder);
  if (["EACCES", "EPERM", "EROFS", "ENOENT"].includes(code) || number === READ_ONLY || number === CANT_OPEN)
    return new Unusable("readOnly", folder);
  if (code === "ENOTDIR" || code === "EEXIST") return new Unusable("notFolder", folder);
  if (number === CORRUPT || number === NO_DATABASE) return new Unusable("damaged", folder);
  if (code === "EIO" || number === FAILING) return new Unusable("failing", folder);
  return null;
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
