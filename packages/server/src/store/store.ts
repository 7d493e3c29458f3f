/** Reading and writing what is kept. Writing makes statements, so that several can be stored together. */
import { randomBytes } from "node:crypto";
import type { Move } from "@fiefdom/table/move";
import { steady } from "../time.ts";
import { Damaged, read } from "./chain.ts";
import type { Database, Row, Statement, Value } from "./database.ts";
import { migrate } from "./migrations.ts";
import type {
  ChatLine,
  DailyResult,
  GameBody,
  Head,
  Person,
  StoredGame,
  StoredMove,
  TableBody,
  TableRow,
  TableStatus,
  Waited,
} from "./rows.ts";
import { forgetTries } from "./tries.ts";
import { type OnCommit, Writer } from "./writer.ts";

/** How often it is tried whether anything can be stored, and with how much. */
const TRY_MS = 1000;
const TRIAL_BYTES = 16_384;

const text = (value: Value): string => String(value);
const orNull = (value: Value): number | null => (value === null ? null : Number(value));

export class Store {
  readonly #db: Database;
  readonly #writer: Writer;
  #tried: { readonly at: number; readonly done: Promise<void> } | null = null;

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

  /** For what is read by statements of its own, in a file of its own. */
  rows(sql: string, args: readonly Value[] = []): Promise<Row[]> {
    return this.#db.query(sql, args);
  }

  /** Is the database there? */
  async ping(): Promise<void> {
    await this.#db.query("select 1");
  }

  /** Can anything be stored? Tried, with more than a move takes; not more than once a second. */
  ready(): Promise<void> {
    if (this.#tried === null || steady() - this.#tried.at >= TRY_MS) {
      const args = ["trial", randomBytes(TRIAL_BYTES / 2).toString("hex")];
      const done = this.#db.commit([
        {
          sql: "insert into facts (name, value) values (?, ?) on conflict (name) do update set value = excluded.value",
          args,
        },
      ]);
      this.#tried = { at: steady(), done };
    }
    return this.#tried.done;
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

  /** Everything handed over so far is on disk, or has failed. */
  async settle(): Promise<void> {
    await this.#writer.settle();
  }

  async person(id: string): Promise<Person | null> {
    const [row] = await this.#db.query("select * from people where id = ?", [id]);
    return row === undefined ? null : personOf(row);
  }

  /** Whoever holds this login, as long as it is good. */
  async personWith(login: Login): Promise<Person | null> {
    const [row] = await this.#db.query(`select * from people where ${HOLDS}`, holds(login));
    return row === undefined ? null : personOf(row);
  }

  /** Is this login still good? Asked before everything that is done for it. */
  async isGood(login: Login): Promise<boolean> {
    return (await this.#db.query(`select 1 from people where ${HOLDS}`, holds(login))).length > 0;
  }

  /** Another number whenever somebody beside this process may have ended a login; null where nobody can tell. */
  othersWrote(): number | null {
    return this.#db.othersWrote();
  }

  /** Those of these logins that are no longer good. */
  async endedOf<T extends Login>(logins: readonly T[]): Promise<T[]> {
    const ended: T[] = [];
    for (let from = 0; from < logins.length; from += LOGINS.length) {
      const some = logins.slice(from, from + LOGINS.length);
      const fill = (of: (login: T) => string): string[] =>
        LOGINS.map((i) => of(some[Math.min(i, some.length - 1)]));
      const people = await this.#db.query(
        `select id, keys from people where id in (${MARKS})`,
        fill(({ person }) => person),
      );
      const out = await this.#db.query(
        `select seal from logged_out where seal in (${MARKS})`,
        fill(({ seal }) => seal),
      );
      const keys = new Map(people.map((row) => [text(row.id), Number(row.keys)]));
      const seals = new Set(out.map((row) => text(row.seal)));
      ended.push(...some.filter(({ person, key, seal }) => keys.get(person) !== key || seals.has(seal)));
    }
    return ended;
  }

  /** People who want to be forgotten and are not yet: something came between. */
  async leaving(most: number): Promise<Person[]> {
    // The number itself: the index is of these rows alone, and found by it.
    const rows = await this.#db.query(`select * from people where keys = ${LEAVING} limit ?`, [most]);
    return rows.map(personOf);
  }

  async personByLogin(login: string): Promise<Person | null> {
    const [row] = await this.#db.query("select * from people where login = ?", [login]);
    return row === undefined ? null : personOf(row);
  }

  async personByPublicId(id: string): Promise<Person | null> {
    const [row] = await this.#db.query("select * from people where public_id = ?", [id]);
    return row === undefined ? null : personOf(row);
  }

  /** Accounts whose names look like one of these. */
  async lookingLike(looks: readonly string[]): Promise<Person[]> {
    const rows = await this.#db.query(
      `select * from people where id in (select person from looks where look in (${looks.map(() => "?").join(", ")}))`,
      looks,
    );
    return rows.map(personOf);
  }

  /** Accounts from before look-alikes were kept apart. */
  async accountsWithoutLooks(): Promise<Person[]> {
    const rows = await this.#db.query(
      "select * from people where login is not null and id not in (select person from looks)",
    );
    return rows.map(personOf);
  }

  /** How often two have met in games that counted since then. */
  async meetings(one: string, other: string, since: number): Promise<number> {
    const [row] = await this.#db.query(
      "select count(*) as n from meetings where one = ? and other = ? and at >= ?",
      [...[one, other].sort(), since],
    );
    return Number(row.n);
  }

  /** Those of these whom there are. */
  async peopleCalled(publicIds: readonly string[]): Promise<Person[]> {
    const found: Person[] = [];
    for (let from = 0; from < publicIds.length; from += LOGINS.length) {
      const some = publicIds.slice(from, from + LOGINS.length);
      const rows = await this.#db.query(
        `select * from people where public_id in (${MARKS})`,
        LOGINS.map((i) => some[Math.min(i, some.length - 1)]),
      );
      found.push(...rows.map(personOf));
    }
    return found;
  }

  /** Accounts with a rating, the surest to be strong first. */
  async ranked(from: number, most: number): Promise<Person[]> {
    const rows = await this.#db.query(
      `select * from people where login is not null and mean is not null and rated >= ?
       order by mean - 2 * spread desc, public_id limit ? offset ?`,
      [RANKED_AFTER, most, from],
    );
    return rows.map(personOf);
  }

  /** What others are to this person. */
  async ties(person: string): Promise<{ readonly other: string; readonly tie: "friend" | "block" }[]> {
    const rows = await this.#db.query("select other, tie from ties where person = ? order by at desc", [
      person,
    ]);
    return rows.map(({ other, tie }) => ({ other: text(other), tie: tie === "block" ? "block" : "friend" }));
  }

  /** To whom this person is that. */
  async tiedTo(person: string, tie: "friend" | "block"): Promise<string[]> {
    const rows = await this.#db.query("select person from ties where other = ? and tie = ?", [person, tie]);
    return rows.map((row) => text(row.person));
  }

  /** Quick matches that were looked for since then, the newest first. */
  async waited(since: number, most: number): Promise<Waited[]> {
    const rows = await this.#db.query(
      `select tables.body as body, tables.created as created, tables.status as status, games.started as began
       from tables left join games on games.table_id = tables.id and games.number = 1
       where tables.quick = 1 and tables.created >= ? order by tables.created desc limit ?`,
      [since, most],
    );
    return readable(rows, (row) => ({
      body: read<TableBody>(text(row.body), "table"),
      created: Number(row.created),
      began: orNull(row.began),
      status: text(row.status) as TableStatus,
    }));
  }

  /** The best of a day among accounts, and how many have a result at all. */
  async daily(
    day: string,
    most: number,
  ): Promise<{ rows: (DailyResult & { readonly name: string })[]; players: number }> {
    const rows = await this.#db.query(
      `select daily.*, people.name as name from daily join people on people.public_id = daily.person
       where day = ? and people.login is not null order by worth desc, at limit ?`,
      [day, most],
    );
    const [{ n }] = await this.#db.query("select count(*) as n from daily where day = ?", [day]);
    return { rows: rows.map((row) => ({ ...dailyOf(row), name: text(row.name) })), players: Number(n) };
  }

  async dailyOf(day: string, person: string): Promise<DailyResult | null> {
    const [row] = await this.#db.query("select * from daily where day = ? and person = ?", [day, person]);
    return row === undefined ? null : dailyOf(row);
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
    return readable(rows, tableOf);
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
  async quickTables(most: number): Promise<{ id: string; changed: number; body: TableBody }[]> {
    const rows = await this.#db.query(
      "select id, changed, body from tables where quick = 1 and status = 'open' order by created, id limit ?",
      [most],
    );
    return readable(rows, (row) => ({
      id: text(row.id),
      changed: Number(row.changed),
      body: read<TableBody>(text(row.body), "table"),
    }));
  }

  /** Tables on which somebody's time is up, in memory or not. */
  async overdue(now: number): Promise<string[]> {
    const rows = await this.#db.query("select id from tables where deadline < ? limit 100", [now]);
    return rows.map((row) => text(row.id));
  }

  async game(id: string): Promise<StoredGame | null> {
    const [row] = await this.#db.query(
      `select games.*, heads.moves as head_moves, heads.link as head_link
        from games left join heads on heads.game = games.id where games.id = ?`,
      [id],
    );
    return row === undefined ? null : gameOf(row);
  }

  async moves(game: string): Promise<StoredMove[]> {
    const rows = await this.#db.query("select n, at, body, link from moves where game = ? order by n", [
      game,
    ]);
    return rows.map((row) => ({
      n: Number(row.n),
      at: Number(row.at),
      move: read<Move>(text(row.body), "move", Number(row.n)),
      link: row.link === null ? null : text(row.link),
    }));
  }

  async gamesOf(person: string, before: number, most: number): Promise<StoredGame[]> {
    const rows = await this.#db.query(
      "select * from games where id in (select game from players where person = ? and started < ? order by started desc limit ?) order by started desc",
      [person, before, most],
    );
    return readable(rows, gameOf);
  }

  /** Finished games of somebody; for others only those of public tables. */
  async finishedOf(person: string, before: number, most: number, all: boolean): Promise<StoredGame[]> {
    const rows = await this.#db.query(
      `select games.* from players join games on games.id = players.game
       where players.person = ? and players.started < ? and games.ended is not null and games.listed >= ?
       order by players.started desc limit ?`,
      [person, before, all ? 0 : 1, most],
    );
    return readable(rows, gameOf);
  }

  /** Games of somebody that are not over, the newest first. */
  async runningOf(person: string, most: number): Promise<StoredGame[]> {
    const rows = await this.#db.query(
      `select games.*, heads.moves as head_moves, heads.link as head_link
       from players join games on games.id = players.game left join heads on heads.game = games.id
       where players.person = ? and games.ended is null order by players.started desc limit ?`,
      [person, most],
    );
    return readable(rows, gameOf);
  }

  /** Finished public games in the order of their ids, so that an export can go on where it was. */
  async finished(after: string, most: number): Promise<string[]> {
    const rows = await this.#db.query(
      "select id from games where listed = 1 and ended is not null and id > ? order by id limit ?",
      [after, most],
    );
    return rows.map((row) => text(row.id));
  }

  /** Everything of a kind, for whoever looks through all of it: how much there is, and which comes next. */
  async count(what: Kept): Promise<number> {
    const [row] = await this.#db.query(`select count(*) as n from ${what}`);
    return Number(row.n);
  }
  async has(what: Kept, id: string): Promise<boolean> {
    return (await this.#db.query(`select 1 from ${what} where id = ?`, [id])).length > 0;
  }
  async chatLines(table: string): Promise<number> {
    const [row] = await this.#db.query("select count(*) as n from chat where table_id = ?", [table]);
    return Number(row.n);
  }
  async ids(what: Kept, after: string, most: number): Promise<string[]> {
    const rows = await this.#db.query(`select id from ${what} where id > ? order by id limit ?`, [
      after,
      most,
    ]);
    return rows.map((row) => text(row.id));
  }

  async chat(table: string, most: number): Promise<ChatLine[]> {
    const rows = await this.#db.query("select body from chat where table_id = ? order by n desc limit ?", [
      table,
      most,
    ]);
    return readable(rows, (row) => read<ChatLine>(text(row.body), "chat")).reverse();
  }

  /** The plan that was found for a kingdom, as it was written down. */
  async plan(kingdom: string, version: string): Promise<string | null> {
    const [row] = await this.#db.query("select body from plans where kingdom = ? and version = ?", [
      kingdom,
      version,
    ]);
    return row === undefined ? null : text(row.body);
  }

  /** What a game was judged to be by these rules, as it was written down. */
  async review(game: string, version: number): Promise<string | null> {
    const sql = "select body from reviews where game = ? and version = ?";
    const [row] = await this.#db.query(sql, [game, version]);
    return row === undefined ? null : text(row.body);
  }

  async chatBy(person: string): Promise<ChatLine[]> {
    const rows = await this.#db.query("select body from chat where person = ?", [person]);
    return readable(rows, (row) => read<ChatLine>(text(row.body), "chat"));
  }
}

/** What there are many of in one place. */
export type Kept = "people" | "tables" | "games";

/** In a list what can't be read is left out: the others are there all the same. */
function readable<T>(rows: readonly Row[], as: (row: Row) => T): T[] {
  return rows.flatMap((row) => {
    try {
      return [as(row)];
    } catch (problem) {
      if (problem instanceof Damaged) return [];
      throw problem;
    }
  });
}

const personOf = (row: Row): Person => ({
  id: text(row.id),
  publicId: text(row.public_id),
  name: text(row.name),
  login: row.login === null ? null : text(row.login),
  password: row.password === null ? null : text(row.password),
  settings: read<Record<string, unknown>>(text(row.settings), "person"),
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
  body: read<TableBody>(text(row.body), "table"),
  created: Number(row.created),
});

const dailyOf = (row: Row): DailyResult => ({
  day: text(row.day),
  person: text(row.person),
  game: text(row.game),
  won: row.won === 1,
  turns: Number(row.turns),
  score: Number(row.score),
});

const gameOf = (row: Row): StoredGame => ({
  id: text(row.id),
  table: text(row.table_id),
  number: Number(row.number),
  listed: row.listed === 1,
  started: Number(row.started),
  ended: orNull(row.ended),
  body: read<GameBody>(text(row.body), "game"),
  result: row.result === null ? null : read<StoredGame["result"]>(text(row.result), "result"),
  seal: row.seal === null ? null : text(row.seal),
  head: typeof row.head_link === "string" ? { moves: Number(row.head_moves), link: row.head_link } : null,
});

/** A login, as its cookie states it: whose, with which key number, and the seal that tells it from others. */
export interface Login {
  readonly person: string;
  readonly key: number;
  readonly seal: string;
}

/** Fewer games that counted say too little for a rank. */
const RANKED_AFTER = 5;

/** The key number of whoever is being forgotten: no cookie has it. */
const LEAVING = -1;

/** So many logins are looked at together; fewer are filled up, so that it is always the same statement. */
const LOGINS = Array.from({ length: 50 }, (_, i) => i);
const MARKS = LOGINS.map(() => "?").join(", ");

/**
 * Is this login good? Whatever a person changes about themselves says so in the very statement that changes
 * it: who asked with a cookie that was worth something a moment ago changes nothing.
 */
const HOLDS = "id = ? and keys = ? and not exists (select 1 from logged_out where seal = ?)";
const holds = ({ person, key, seal }: Login): Value[] => [person, key, seal];

/** A person who was not there before. */
export const insertPerson = (p: Person): Statement => ({
  sql: `insert into people (id, public_id, name, login, password, settings, keys, mean, spread, rated, created)
    values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
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

/** Another name. An account keeps its login, so only its spelling may change. */
export const saveName = (by: Login, name: string, login: string): Statement => ({
  sql: `update people set name = ? where ${HOLDS} and (login is null or login = ?)`,
  args: [name, ...holds(by), login],
  mustChange: true,
});

export const saveSettings = (by: Login, settings: Person["settings"]): Statement => ({
  sql: `update people set settings = ? where ${HOLDS}`,
  args: [JSON.stringify(settings), ...holds(by)],
  mustChange: true,
});

/** An account of a guest; not of somebody who has one. */
export const saveAccount = (by: Login, name: string, login: string, password: string): Statement => ({
  sql: `update people set name = ?, login = ?, password = ? where ${HOLDS} and login is null`,
  args: [name, login, password, ...holds(by)],
  mustChange: true,
});

/** Another password in the place of that one. Every login from before is over. */
export const savePassword = (by: Login, was: string, password: string): Statement[] => [
  {
    sql: `update people set password = ?, keys = keys + 1 where ${HOLDS} and password = ?`,
    args: [password, ...holds(by), was],
    mustChange: true,
  },
  { sql: "delete from logged_out where person = ?", args: [by.person] },
];

/** A new password by whoever runs the server. */
export const savePasswordOf = (login: string, password: string): Statement => ({
  sql: "update people set password = ?, keys = keys + 1 where login = ?",
  args: [password, login],
  mustChange: true,
});

/** This login is over; the person's others are not. */
export const endLogin = ({ person, seal }: Login, now: number): Statement => ({
  sql: "insert into logged_out (seal, person, at) values (?, ?, ?) on conflict (seal) do nothing",
  args: [seal, person, now],
});

/** From now on nobody is this person; what is left of them can be taken away without haste. */
export const beginLeaving = (by: Login, password: string | null): Statement => ({
  sql: `update people set keys = ?, login = null, password = null
    where ${HOLDS} and (password = ? or (password is null and ? = 0))`,
  args: [LEAVING, ...holds(by), password, password === null ? 0 : 1],
  mustChange: true,
});

/** What else is stored together with it counts only for an account whose login is good. */
export const onlyFor = (by: Login): Statement => ({
  sql: `update people set keys = keys where ${HOLDS} and login is not null`,
  args: holds(by),
  mustChange: true,
});

const RATING = "update people set mean = ?, spread = ?, rated = rated + 1 where public_id = ? and rated = ?";
export const isRating = ({ sql }: Statement): boolean => sql === RATING;

/** What somebody is to this person from now on. */
export const saveTie = (
  by: Login,
  me: string,
  other: string,
  tie: "friend" | "block",
  at: number,
): Statement => ({
  sql: `insert into ties (person, other, tie, at)
    select cast(? as text), cast(? as text), cast(? as text), cast(? as bigint) from people where ${HOLDS}
    on conflict (person, other) do update set tie = excluded.tie, at = excluded.at`,
  args: [me, other, tie, at, ...holds(by)],
  mustChange: true,
});

export const dropTie = (by: Login, me: string, other: string): Statement => ({
  sql: `delete from ties where person = ? and other = ? and exists (select 1 from people where ${HOLDS})`,
  args: [me, other, ...holds(by)],
});

/** A win is worth more than any defeat, a quick one more than a slow one; then points count. */
const worthOf = ({ won, turns, score }: DailyResult): number => {
  const points = Math.max(-499, Math.min(499, score)) + 500;
  return won ? 1_000_000 - 1000 * Math.min(turns, 900) + points : points;
};

/** The best of several stays. */
export const saveDaily = (result: DailyResult, at: number): Statement => ({
  sql: `insert into daily (day, person, game, won, turns, score, worth, at) values (?, ?, ?, ?, ?, ?, ?, ?)
    on conflict (day, person) do update set game = excluded.game, won = excluded.won, turns = excluded.turns,
      score = excluded.score, worth = excluded.worth, at = excluded.at where excluded.worth > daily.worth`,
  args: [
    result.day,
    result.person,
    result.game,
    result.won ? 1 : 0,
    result.turns,
    result.score,
    worthOf(result),
    at,
  ],
});

/** A rating after one more game; stored only if no other game was counted meanwhile. */
export const saveRating = (person: Person, mean: number, spread: number): Statement => ({
  sql: RATING,
  args: [mean, spread, person.publicId, person.rated],
  mustChange: true,
});

/** From now on this person looks like that; it fails if somebody else does. */
export const takeLooks = (person: string, looks: readonly string[]): Statement[] =>
  looks.map((look) => ({
    sql: `insert into looks (look, person) values (?, ?)
      on conflict (look) do update set person = excluded.person where looks.person = excluded.person`,
    args: [look, person],
    mustChange: true,
  }));

export const insertMeeting = (one: string, other: string, game: string, at: number): Statement => ({
  sql: "insert into meetings (one, other, game, at) values (?, ?, ?, ?)",
  args: [...[one, other].sort(), game, at],
});

/** The person, and that they played. What they played stays, without them. */
export const removePerson = ({ id, publicId }: Person): Statement[] => [
  { sql: "delete from players where person = ?", args: [publicId] },
  { sql: "delete from chat where person = ?", args: [publicId] },
  { sql: "delete from meetings where one = ? or other = ?", args: [publicId, publicId] },
  ...forgetTries(publicId),
  { sql: "delete from logged_out where person = ?", args: [id] },
  { sql: "delete from looks where person = ?", args: [id] },
  { sql: "delete from ties where person = ? or other = ?", args: [publicId, publicId] },
  { sql: "delete from daily where person = ?", args: [publicId] },
  { sql: "delete from people where id = ?", args: [id] },
];

export const insertTable = (t: TableRow, now: number = t.created): Statement => ({
  sql: "insert into tables (id, status, listed, quick, deadline, body, created, changed, host) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
  args: [
    t.id,
    t.status,
    t.listed ? 1 : 0,
    t.body.quick === true ? 1 : 0,
    t.deadline,
    JSON.stringify(t.body),
    t.created,
    now,
    t.body.host,
  ],
});

/**
 * Nobody makes more tables that wait than so many. Two statements, so that of many at once each knows of the
 * one before, whichever process it came through: the first waits for the person, the second counts.
 */
export const fewerOpenThan = (most: number, host: string): Statement[] => [
  { sql: "update people set keys = keys where public_id = ?", args: [host], mustChange: true },
  {
    sql: `update people set keys = keys where public_id = ?
      and (select count(*) from tables where host = ? and status = 'open') < ?`,
    args: [host, host, most],
    mustChange: true,
  },
];

export const saveTable = (t: TableRow, now: number): Statement => ({
  sql: "update tables set status = ?, listed = ?, deadline = ?, body = ?, changed = ?, host = ? where id = ?",
  args: [t.status, t.listed ? 1 : 0, t.deadline, JSON.stringify(t.body), now, t.body.host, t.id],
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

export const endGame = (
  id: string,
  ended: number,
  result: StoredGame["result"],
  seal: string | null,
): Statement => ({
  sql: "update games set ended = ?, result = ?, seal = ? where id = ? and ended is null",
  args: [ended, JSON.stringify(result), seal, id],
  mustChange: true,
});

export const saveHead = (game: string, { moves, link }: Head): Statement => ({
  sql: "insert into heads (game, moves, link) values (?, ?, ?) on conflict (game) do update set moves = excluded.moves, link = excluded.link",
  args: [game, moves, link],
});

/** The seal on the end takes its place. */
export const dropHead = (game: string): Statement => ({
  sql: "delete from heads where game = ?",
  args: [game],
});

export const saveGameBody = (id: string, body: GameBody): Statement => ({
  sql: "update games set body = ? where id = ?",
  args: [JSON.stringify(body), id],
});

/** The same, if it is still what was read: somebody else may be taking their name out of it. */
export const changeGameBody = (id: string, was: GameBody, body: GameBody): Statement => ({
  sql: "update games set body = ? where id = ? and body = ?",
  args: [JSON.stringify(body), id, JSON.stringify(was)],
  mustChange: true,
});

/** The key is the game and the number of the move: the same move can't be stored twice. */
export const insertMove = (
  game: string,
  n: number,
  at: number,
  move: Move,
  link: string | null,
): Statement => ({
  sql: "insert into moves (game, n, at, body, link) values (?, ?, ?, ?, ?)",
  args: [game, n, at, JSON.stringify(move), link],
});

/** A plan for a kingdom takes the place of another. */
export const insertPlan = (kingdom: string, version: string, body: string): Statement => ({
  sql: "insert into plans (kingdom, version, body) values (?, ?, ?) on conflict (kingdom, version) do update set body = excluded.body",
  args: [kingdom, version, body],
});

/** The review of a game takes the place of one by older rules. */
export const insertReview = (game: string, version: number, body: string): Statement => ({
  sql: `insert into reviews (game, version, body) values (?, ?, ?)
    on conflict (game) do update set version = excluded.version, body = excluded.body
    where reviews.version < excluded.version`,
  args: [game, version, body],
});

export const insertChat = (table: string, line: ChatLine): Statement => ({
  sql: "insert into chat (table_id, n, person, body) values (?, ?, ?, ?)",
  args: [table, line.number, line.person, JSON.stringify(line)],
});
