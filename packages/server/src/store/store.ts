/** Reading and writing what is kept. Writing makes statements, so that several can be stored together. */
import type { Database, Row, Statement, Value } from "./database.ts";
import { migrate } from "./migrations.ts";
import type {
  ChatLine,
  GameBody,
  Move,
  Person,
  StoredGame,
  StoredMove,
  TableBody,
  TableRow,
  TableStatus,
} from "./rows.ts";
import { type OnCommit, Writer } from "./writer.ts";

const text = (value: Value): string => String(value);
const orNull = (value: Value): number | null => (value === null ? null : Number(value));

export class Store {
  readonly #db: Database;
  readonly #writer: Writer;

  constructor(db: Database, window: number, onCommit?: OnCommit) {
    this.#db = db;
    this.#writer = new Writer(db, window, onCommit);
  }

  static async open(db: Database, window: number, onCommit?: OnCommit): Promise<Store> {
    await migrate(db);
    return new Store(db, window, onCommit);
  }

  /** Kept when everything is on disk. */
  write(...statements: Statement[]): Promise<void> {
    return this.#writer.write(statements);
  }

  async close(): Promise<void> {
    await this.#writer.settle();
    await this.#db.close();
  }

  /** Is the database there? */
  async ping(): Promise<void> {
    await this.#db.query("select 1");
  }

  /** A fact by name; the first to state it wins, and everybody gets what was stated first. */
  async fact(name: string, value: string): Promise<string> {
    await this.write({
      sql: "insert into facts (name, value) values (?, ?) on conflict (name) do nothing",
      args: [name, value],
    });
    const [row] = await this.#db.query("select value from facts where name = ?", [name]);
    return text(row.value);
  }

  async person(id: string): Promise<Person | null> {
    const [row] = await this.#db.query("select * from people where id = ?", [id]);
    return row === undefined ? null : personOf(row);
  }

  async personByLogin(login: string): Promise<Person | null> {
    const [row] = await this.#db.query("select * from people where login = ?", [login]);
    return row === undefined ? null : personOf(row);
  }

  async personByPublicId(id: string): Promise<Person | null> {
    const [row] = await this.#db.query("select * from people where public_id = ?", [id]);
    return row === undefined ? null : personOf(row);
  }

  async table(id: string): Promise<TableRow | null> {
    const [row] = await this.#db.query("select * from tables where id = ?", [id]);
    return row === undefined ? null : tableOf(row);
  }

  async listedTables(most: number): Promise<TableRow[]> {
    const rows = await this.#db.query(
      "select * from tables where listed = 1 and status in ('open', 'playing') order by created desc limit ?",
      [most],
    );
    return rows.map(tableOf);
  }

  /** Every table at which this person sits, has played or has said something. */
  async tablesOf(person: string): Promise<string[]> {
    const rows = await this.#db.query(
      `select table_id as id from games where id in (select game from players where person = ?)
       union select table_id from chat where person = ?
       union select id from tables where status = 'open' and body like ?`,
      [person, person, `%"${person}"%`],
    );
    return rows.map((row) => text(row.id));
  }

  /** Tables at which nothing has begun, and nothing has changed since then. */
  async staleTables(before: number): Promise<string[]> {
    const rows = await this.#db.query(
      "select id from tables where status = 'open' and changed < ? order by changed limit 100",
      [before],
    );
    return rows.map((row) => text(row.id));
  }

  /** Tables at which somebody waits for anybody, the longest first. */
  async quickTables(most: number): Promise<{ id: string; changed: number }[]> {
    const rows = await this.#db.query(
      "select id, changed from tables where quick = 1 and status = 'open' order by created, id limit ?",
      [most],
    );
    return rows.map((row) => ({ id: text(row.id), changed: Number(row.changed) }));
  }

  /** Tables on which somebody's time is up, in memory or not. */
  async overdue(now: number): Promise<string[]> {
    const rows = await this.#db.query("select id from tables where deadline < ? limit 100", [now]);
    return rows.map((row) => text(row.id));
  }

  async game(id: string): Promise<StoredGame | null> {
    const [row] = await this.#db.query("select * from games where id = ?", [id]);
    return row === undefined ? null : gameOf(row);
  }

  async moves(game: string): Promise<StoredMove[]> {
    const rows = await this.#db.query("select n, at, body from moves where game = ? order by n", [game]);
    return rows.map((row) => ({
      n: Number(row.n),
      at: Number(row.at),
      move: JSON.parse(text(row.body)) as Move,
    }));
  }

  async gamesOf(person: string, before: number, most: number): Promise<StoredGame[]> {
    const rows = await this.#db.query(
      "select * from games where id in (select game from players where person = ? and started < ? order by started desc limit ?) order by started desc",
      [person, before, most],
    );
    return rows.map(gameOf);
  }

  /** Finished public games in the order of their ids, so that an export can go on where it was. */
  async finished(after: string, most: number): Promise<StoredGame[]> {
    const rows = await this.#db.query(
      "select * from games where listed = 1 and ended is not null and id > ? order by id limit ?",
      [after, most],
    );
    return rows.map(gameOf);
  }

  async chat(table: string, most: number): Promise<ChatLine[]> {
    const rows = await this.#db.query("select body from chat where table_id = ? order by n desc limit ?", [
      table,
      most,
    ]);
    return rows.map((row) => JSON.parse(text(row.body)) as ChatLine).reverse();
  }

  async chatBy(person: string): Promise<ChatLine[]> {
    const rows = await this.#db.query("select body from chat where person = ?", [person]);
    return rows.map((row) => JSON.parse(text(row.body)) as ChatLine);
  }
}

const personOf = (row: Row): Person => ({
  id: text(row.id),
  publicId: text(row.public_id),
  name: text(row.name),
  login: row.login === null ? null : text(row.login),
  password: row.password === null ? null : text(row.password),
  settings: JSON.parse(text(row.settings)) as Record<string, unknown>,
  keys: Number(row.keys),
  mean: orNull(row.mean),
  spread: orNull(row.spread),
  rated: Number(row.rated),
  created: Number(row.created),
});

const tableOf = (row: Row): TableRow => ({
  id: text(row.id),
  status: text(row.status) as TableStatus,
  listed: row.listed === 1,
  deadline: orNull(row.deadline),
  body: JSON.parse(text(row.body)) as TableBody,
  created: Number(row.created),
});

const gameOf = (row: Row): StoredGame => ({
  id: text(row.id),
  table: text(row.table_id),
  number: Number(row.number),
  listed: row.listed === 1,
  started: Number(row.started),
  ended: orNull(row.ended),
  body: JSON.parse(text(row.body)) as GameBody,
  result: row.result === null ? null : (JSON.parse(text(row.result)) as StoredGame["result"]),
});

const insertPerson = (p: Person, onConflict: string): Statement => ({
  sql: `insert into people (id, public_id, name, login, password, settings, keys, mean, spread, rated, created)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (id) do ${onConflict}`,
  args: [
    p.id,
    p.publicId,
    p.name,
    p.login,
    p.password,
    JSON.stringify(p.settings),
    p.keys,
    p.mean,
    p.spread,
    p.rated,
    p.created,
  ],
});

/** The person as they are now; their rating is changed by games alone. */
export const savePerson = (p: Person): Statement =>
  insertPerson(
    p,
    `update set name = excluded.name, login = excluded.login, password = excluded.password,
      settings = excluded.settings, keys = excluded.keys`,
  );

/** Enters a person who may be there already. */
export const enterPerson = (p: Person): Statement => insertPerson(p, "nothing");

/** A rating after one more game; stored only if no other game was counted meanwhile. */
export const saveRating = (person: Person, mean: number, spread: number): Statement => ({
  sql: "update people set mean = ?, spread = ?, rated = rated + 1 where public_id = ? and rated = ?",
  args: [mean, spread, person.publicId, person.rated],
  mustChange: true,
});

/** The person, and that they played. What they played stays, without them. */
export const removePerson = ({ id, publicId }: Person): Statement[] => [
  { sql: "delete from players where person = ?", args: [publicId] },
  { sql: "delete from chat where person = ?", args: [publicId] },
  { sql: "delete from people where id = ?", args: [id] },
];

export const insertTable = (t: TableRow, now: number = t.created): Statement => ({
  sql: "insert into tables (id, status, listed, quick, deadline, body, created, changed) values (?, ?, ?, ?, ?, ?, ?, ?)",
  args: [
    t.id,
    t.status,
    t.listed ? 1 : 0,
    t.body.quick === true ? 1 : 0,
    t.deadline,
    JSON.stringify(t.body),
    t.created,
    now,
  ],
});

export const saveTable = (t: TableRow, now: number): Statement => ({
  sql: "update tables set status = ?, listed = ?, deadline = ?, body = ?, changed = ? where id = ?",
  args: [t.status, t.listed ? 1 : 0, t.deadline, JSON.stringify(t.body), now, t.id],
  mustChange: true,
});

export const saveDeadline = (table: string, deadline: number | null): Statement => ({
  sql: "update tables set deadline = ? where id = ?",
  args: [deadline, table],
});

export const insertGame = (g: StoredGame): Statement[] => [
  {
    sql: "insert into games (id, table_id, number, listed, started, ended, body, result) values (?, ?, ?, ?, ?, ?, ?, ?)",
    args: [g.id, g.table, g.number, g.listed ? 1 : 0, g.started, g.ended, JSON.stringify(g.body), null],
  },
  ...g.body.seats.flatMap((seat, i): Statement[] =>
    seat.person === null
      ? []
      : [
          {
            sql: "insert into players (game, seat, person, started) values (?, ?, ?, ?)",
            args: [g.id, i, seat.person, g.started],
          },
        ],
  ),
];

export const endGame = (id: string, ended: number, result: StoredGame["result"]): Statement => ({
  sql: "update games set ended = ?, result = ? where id = ? and ended is null",
  args: [ended, JSON.stringify(result), id],
  mustChange: true,
});

export const saveGameBody = (id: string, body: GameBody): Statement => ({
  sql: "update games set body = ? where id = ?",
  args: [JSON.stringify(body), id],
});

/** The key is the game and the number of the move: the same move can't be stored twice. */
export const insertMove = (game: string, n: number, at: number, move: Move): Statement => ({
  sql: "insert into moves (game, n, at, body) values (?, ?, ?, ?)",
  args: [game, n, at, JSON.stringify(move)],
});

export const insertChat = (table: string, line: ChatLine): Statement => ({
  sql: "insert into chat (table_id, n, person, body) values (?, ?, ?, ?)",
  args: [table, line.number, line.person, JSON.stringify(line)],
});
