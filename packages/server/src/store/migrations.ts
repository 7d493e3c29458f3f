/**
 * The schema, as the steps that lead to it. A step that was released is never edited: a change is a new step.
 * They run by themselves when the server starts.
 */
import type { Database } from "./database.ts";

const STEPS: readonly (readonly string[])[] = [
  [
    "create table facts (name text primary key, value text not null)",
    `create table people (
      id text primary key,
      public_id text not null unique,
      name text not null,
      login text unique,
      password text,
      settings text not null,
      keys integer not null,
      mean double precision,
      spread double precision,
      rated integer not null,
      created bigint not null
    )`,
    `create table tables (
      id text primary key,
      status text not null,
      listed integer not null,
      quick integer not null,
      deadline bigint,
      body text not null,
      created bigint not null,
      changed bigint not null
    )`,
    "create index tables_listed on tables (listed, status, created)",
    "create index tables_quick on tables (quick, status)",
    "create index tables_deadline on tables (deadline)",
    `create table games (
      id text primary key,
      table_id text not null,
      number integer not null,
      listed integer not null,
      started bigint not null,
      ended bigint,
      body text not null,
      result text,
      unique (table_id, number)
    )`,
    "create index games_ended on games (listed, ended)",
    `create table players (
      game text not null,
      seat integer not null,
      person text not null,
      started bigint not null,
      primary key (game, seat)
    )`,
    "create index players_person on players (person, started)",
    `create table moves (
      game text not null,
      n integer not null,
      at bigint not null,
      body text not null,
      primary key (game, n)
    )`,
    `create table chat (
      table_id text not null,
      n integer not null,
      person text not null,
      body text not null,
      primary key (table_id, n)
    )`,
    "create index chat_person on chat (person)",
    // Who may advance a table, where there are several processes.
    `create table leases (
      table_id text primary key,
      owner text not null,
      fence bigint not null,
      until bigint not null
    )`,
    "create index leases_owner on leases (owner)",
  ],
  // Cookies that were logged out, by their seals.
  [
    "create table logged_out (seal text primary key, person text not null, at bigint not null)",
    "create index logged_out_person on logged_out (person)",
  ],
  // Who met whom in games that counted; the first of two by name comes first.
  [
    `create table meetings (
      one text not null,
      other text not null,
      game text not null,
      at bigint not null,
      primary key (one, other, game)
    )`,
    "create index meetings_other on meetings (other)",
  ],
  // Plans that bots found for a kingdom.
  [
    `create table plans (
      kingdom text not null,
      version text not null,
      body text not null,
      primary key (kingdom, version)
    )`,
  ],
  // What the names of accounts look like; nobody else may look like that.
  [
    "create table looks (look text primary key, person text not null)",
    "create index looks_person on looks (person)",
  ],
  // Who made a table, to count those of one person that wait.
  [
    "alter table tables add column host text not null default ''",
    "create index tables_host on tables (host, status)",
  ],
  // The chain over a game's moves, and the seal on its end; null for what is older than they are.
  ["alter table moves add column link text", "alter table games add column seal text"],
  // How far the chain of a running game has come: without it nobody would miss the last moves.
  ["create table heads (game text primary key, moves integer not null, link text not null)"],
  // What people are to each other, by public ids: friends, and whom they don't want to meet.
  [
    `create table ties (
      person text not null,
      other text not null,
      tie text not null,
      at bigint not null,
      primary key (person, other)
    )`,
    "create index ties_other on ties (other)",
    // How long people waited for a quick match.
    "create index tables_quick_created on tables (quick, created)",
    // The best that somebody did in the kingdom of a day.
    `create table daily (
      day text not null,
      person text not null,
      game text not null,
      won integer not null,
      turns integer not null,
      score integer not null,
      worth integer not null,
      at bigint not null,
      primary key (day, person)
    )`,
    "create index daily_worth on daily (day, worth)",
    "create index daily_person on daily (person)",
  ],
  // First tries at puzzles, what solvers and puzzles are rated by them, and on which days somebody solved the day's.
  [
    `create table puzzle_tries (
      person text not null,
      puzzle text not null,
      correct integer not null,
      at bigint not null,
      primary key (person, puzzle)
    )`,
    `create table puzzle_solvers (
      person text primary key,
      rating double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      tries integer not null
    )`,
    `create table puzzle_ratings (
      puzzle text primary key,
      rating double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      tries integer not null,
      solved integer not null
    )`,
    "create table puzzle_days (person text not null, day integer not null, primary key (person, day))",
  ],
  // What is looked for every few seconds: nobody reads all tables and all people for it.
  [
    "create index tables_stale on tables (changed) where status = 'open'",
    "create index people_leaving on people (id) where keys = -1",
  ],
  // What games were judged to be, and by which rules; one that was judged by other rules takes its place.
  ["create table reviews (game text primary key, version integer not null, body text not null)"],
];

/**
 * Brings the schema up to date. A store made by a newer version is refused rather than misread. All steps are one
 * transaction: whoever starts anew waits for the disk once. Several processes may start at once: whoever is second
 * finds them done.
 */
export async function migrate(db: Database): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      await takeSteps(db);
      return;
    } catch (problem) {
      if (problem instanceof TooNew || attempt >= 5) throw problem;
      await new Promise((later) => setTimeout(later, 200));
    }
  }
}

class TooNew extends Error {
  override readonly name = "TooNew";
}

async function takeSteps(db: Database): Promise<void> {
  await db.commit([{ sql: "create table if not exists schema_steps (n integer primary key)", args: [] }]);
  const [row] = await db.query("select count(*) as done from schema_steps");
  const done = Number(row.done);
  if (done > STEPS.length)
    throw new TooNew(
      `The data was written by a newer version (schema ${done}; this one knows ${STEPS.length}). Update Fiefdom, or restore a backup.`,
    );
  if (done === STEPS.length) return;
  await db.commit(
    STEPS.slice(done).flatMap((step, i) => [
      { sql: "insert into schema_steps (n) values (?)", args: [done + i] },
      ...step.map((sql) => ({ sql, args: [] })),
    ]),
  );
}
