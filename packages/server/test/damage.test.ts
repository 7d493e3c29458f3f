/** A store of which something was lost or changed: it is noticed, named, and spoils nothing else. */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Sitting, simpleChoice, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";
import { MAIN } from "./process.ts";

const folder = mkdtempSync(join(tmpdir(), "fiefdom-damage-"));
const whole = join(folder, "whole");
const spoilt = join(folder, "spoilt");
let ada: Visitor;
let bob: Visitor;
/** Finished games by what is done to them, and a running one that is changed beside one that is not. */
const games: Record<string, string> = {};
const tables: Record<string, string> = {};

const WAYS: Record<string, string> = {
  "nothing at all": "select 1 where ? = ''",
  "the last move is gone":
    "delete from moves where game = ?1 and n = (select max(n) from moves where game = ?1)",
  "all but the first moves are gone": "delete from moves where game = ? and n > 2",
  "a move in the middle is gone": "delete from moves where game = ? and n = 2",
  "a move took another time": `update moves set body = replace(body, '"spent":', '"spent":1') where game = ? and n = 1`,
  "a move is not chained": "update moves set link = null where game = ? and n = 3",
  "somebody else won": `update games set result = replace(replace(replace(result, '"seat":0', '"seat":9'), '"seat":1', '"seat":0'), '"seat":9', '"seat":1') where id = ?`,
  "it began otherwise": `update games set body = replace(body, '"first":0', '"first":2') where id = ?`,
  "a move can't be read": "update moves set body = substr(body, 1, 7) where game = ? and n = 1",
  "it can't be read": "update games set body = substr(body, 1, 70) where id = ?",
  "its cards are none": `update games set body = replace(body, '"kingdom":["', '"kingdom":["x') where id = ?`,
};

async function begin(): Promise<{ pair: Sitting[]; id: string }> {
  const { id } = await ada.create({ public: true });
  await bob.join(id);
  return { id, pair: [await ada.sit(id), await bob.sit(id)] };
}

async function move(pair: readonly Sitting[]): Promise<void> {
  const asked = pair.find((sitting) => sitting.isAsked)!;
  const seen = pair.map((sitting) => sitting.next("play"));
  await asked.answer(...simpleChoice(asked.play!));
  await Promise.all(seen);
}

let house: House;
beforeAll(async () => {
  const before = await openHouse({}, whole);
  [ada, bob] = [await Visitor.named(before.url, "Ada"), await Visitor.named(before.url, "Bob")];
  for (const way of Object.keys(WAYS)) {
    let game = "";
    // Seat 0 begins, so that the ways to spoil it find what they change.
    while (game === "") {
      const { pair } = await begin();
      const isRight = pair[0].isAsked;
      for (let i = 0; i < 5; i++) await move(pair);
      await pair[0].ask({ type: "resign" });
      if (isRight) game = pair[0].play?.game ?? "";
      for (const sitting of pair) sitting.close();
    }
    games[way] = game;
  }
  for (const way of ["played on", "spoilt", "lost", "cut"]) {
    const { pair, id } = await begin();
    for (let i = 0; i < 3; i++) await move(pair);
    tables[way] = id;
    games[way] = pair[0].play?.game ?? "";
  }
  await before.stop();
  cpSync(whole, spoilt, { recursive: true });
  const db = new DatabaseSync(join(spoilt, "fiefdom.sqlite"));
  for (const [way, sql] of Object.entries(WAYS)) {
    const { changes } = db.prepare(sql).run(games[way]);
    expect([way, Number(changes) > 0]).toEqual([way, way !== "nothing at all"]);
  }
  db.prepare("update moves set at = at + 1 where game = ? and n = 1").run(games.spoilt);
  db.prepare(WAYS["the last move is gone"]).run(games.cut);
  db.prepare("delete from games where id = ?").run(games.lost);
  db.close();
  house = await openHouse({}, spoilt);
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

const damaged = Object.keys(WAYS).slice(1);
const unreadable = ["a move can't be read", "it can't be read"];

describe("a finished game", () => {
  test.each(damaged)("is marked where %s", async (way) => {
    const reply = await fetch(`${house.url}/api/games/${games[way]}`);
    const json = (await reply.json()) as object;
    if (unreadable.includes(way))
      expect([reply.status, json]).toMatchObject([500, { error: { code: "damaged" } }]);
    else expect([reply.status, json]).toMatchObject([200, { damaged: true, unreplayable: true }]);
    const moment = await fetch(`${house.url}/api/games/${games[way]}/at/1?as=open`);
    expect(moment.ok).toBe(false);
  });

  test("that is whole is not", async () => {
    const reply = await fetch(`${house.url}/api/games/${games["nothing at all"]}`);
    const game = (await reply.json()) as Record<string, unknown>;
    expect([reply.status, game.damaged, game.unreplayable]).toEqual([200, undefined, undefined]);
    expect((await fetch(`${house.url}/api/games/${game.game}/at/1?as=open`)).status).toBe(200);
  });
});

test("one that was found to be damaged is marked in the list of one's games as well", async () => {
  const later = new Visitor(house.url);
  later.cookie = ada.cookie;
  const way = "all but the first moves are gone";
  await fetch(`${house.url}/api/games/${games[way]}`);
  const rows = await later.get<{ game: string; damaged?: true }[]>("/api/games");
  expect(rows.find((row) => row.game === games[way])?.damaged).toBe(true);
  expect(rows.find((row) => row.game === games["nothing at all"])).toBeDefined();
  expect(rows.find((row) => row.game === games["nothing at all"])?.damaged).toBeUndefined();
});

test("the export names what is damaged and goes on to the end", async () => {
  const text = await (await fetch(`${house.url}/api/export.ndjson`)).text();
  const lines = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { game: string; damaged?: true; because?: string; record?: object });
  const byGame = new Map(lines.map((line) => [line.game, line]));
  for (const way of Object.keys(WAYS)) {
    const line = byGame.get(games[way]);
    expect([way, line?.damaged === true]).toEqual([way, damaged.includes(way)]);
    expect([way, line?.record === undefined]).toEqual([way, unreadable.includes(way)]);
  }
  expect(byGame.get(games["a move can't be read"])?.because).toBe("move 1 can't be read");
});

test("a table whose game can't go on is not among those that play, and is closed", async () => {
  const later = new Visitor(house.url);
  later.cookie = ada.cookie;
  for (let i = 0; i < 2; i++) {
    const listed = await later.get<{ table: { id: string } }[]>("/api/tables");
    const ids = listed.map(({ table }) => table.id);
    expect(ids).toContain(tables["played on"]);
    expect(ids).not.toContain(tables.spoilt);
    expect(ids).not.toContain(tables.lost);
    expect(ids).not.toContain(tables.cut);
  }
  for (const way of ["spoilt", "lost", "cut"])
    expect(await later.get(`/api/tables/${tables[way]}`)).toMatchObject({ status: "closed" });
  const db = new DatabaseSync(join(spoilt, "fiefdom.sqlite"), { readOnly: true });
  expect(db.prepare("select status from tables where id = ?").get(tables.spoilt)).toEqual({
    status: "closed",
  });
  db.close();
  expect((await later.sit(tables["played on"])).play?.result).toBeNull();
});

describe("fiefdom check", () => {
  const check = (data: string, ...more: string[]) => {
    const args = ["--disable-warning=ExperimentalWarning", MAIN, "check", "--data", data, ...more];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      encoding: "utf8",
      env: { PATH: process.env.PATH },
    });
    return { status, stdout, stderr };
  };

  test("names everything that is damaged, beside a running server, and nothing else", () => {
    const { status, stdout } = check(spoilt, "--json");
    expect(status).toBe(1);
    const found = JSON.parse(stdout) as { file: string[]; damaged: { what: string; id: string }[] };
    expect(found.file).toEqual([]);
    const expected = [...damaged.map((way) => games[way]), games.spoilt, games.cut, tables.lost];
    expect(found.damaged.map(({ id }) => id).sort()).toEqual(expected.sort());
    const words = check(spoilt).stdout;
    expect(words).toContain(`game ${games["a move in the middle is gone"]}: move 2 is missing`);
    expect(words).toContain(`game ${games.cut}: its last moves are missing`);
    expect(words).toContain("restore a backup");
  });

  test("says that everything is whole if it is, and finds damage of the file itself", () => {
    expect(check(whole)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining("Everything is whole."),
    });
    const torn = join(folder, "torn");
    cpSync(whole, torn, { recursive: true });
    const file = join(torn, "fiefdom.sqlite");
    execFileSync("dd", ["if=/dev/urandom", `of=${file}`, "bs=4096", "seek=12", "count=3", "conv=notrunc"], {
      stdio: "ignore",
    });
    const { status, stdout, stderr } = check(torn);
    expect(status).toBeGreaterThan(0);
    expect(stdout + stderr).toMatch(/damaged/);
    expect(stderr).not.toMatch(/\n {4}at /);
    expect(check(join(folder, "nowhere")).stderr).toContain("There is no data of a server");
  });
});
