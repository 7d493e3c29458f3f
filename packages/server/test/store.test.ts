/** The folder, its lock, its backup; commits in groups; the configuration. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { Away, type Database, Outdated, type Statement, type Value } from "../src/store/database.ts";
import { migrate } from "../src/store/migrations.ts";
import { backupFolder, Sqlite } from "../src/store/sqlite.ts";
import { Store } from "../src/store/store.ts";
import { Writer } from "../src/store/writer.ts";
import { storeContract } from "./contract.ts";
import { endAllServers, ServerProcess } from "./process.ts";

const folder = mkdtempSync(join(tmpdir(), "fiefdom-store-"));
afterAll(async () => {
  await endAllServers();
  rmSync(folder, { recursive: true, force: true });
});

describe("the folder", () => {
  test("belongs to one server; a second one says so and ends", async () => {
    const data = join(folder, "locked");
    const first = await ServerProcess.start(data);
    await expect(ServerProcess.start(data)).rejects.toThrow(
      new RegExp(
        `exit 2: fiefdom: The data folder .*locked is in use by another server \\(process ${first.pid}\\)`,
      ),
    );
    await first.end("SIGKILL");
    // A killed server leaves no lock behind.
    const second = await ServerProcess.start(data);
    expect(await second.end("SIGTERM")).toBe(0);
  });

  test("can be copied while it is in use", async () => {
    const data = join(folder, "copied");
    const store = await Store.open(new Sqlite(data), 0);
    expect(await store.fact("who", "first")).toBe("first");
    expect(await store.fact("who", "second")).toBe("first");
    const copy = join(folder, "copy.sqlite");
    await backupFolder(data, copy);
    await store.close();
    const db = new DatabaseSync(copy, { readOnly: true });
    expect(db.prepare("select value from facts where name = 'who'").get()).toEqual({ value: "first" });
    db.close();
  });

  test("of a newer version is left alone", async () => {
    const db = new Sqlite(join(folder, "newer"));
    await migrate(db);
    await migrate(db);
    await db.commit([{ sql: "insert into schema_steps (n) values (99)", args: [] }]);
    await expect(migrate(db)).rejects.toThrow("newer version");
    await db.close();
  });
});

describe("reading", () => {
  test("nothing that is asked every few seconds goes through all tables or all people", async () => {
    const sqlite = new Sqlite(join(folder, "asked"));
    const asked: [sql: string, args: readonly Value[]][] = [];
    const listening: Database = {
      clock: sqlite.clock,
      othersWrote: () => null,
      query(sql, args = []) {
        asked.push([sql, args]);
        return sqlite.query(sql, args);
      },
      commit: (batch) => sqlite.commit(batch),
      close: () => sqlite.close(),
    };
    const store = await Store.open(listening, 0);
    asked.length = 0;
    await store.overdue(1);
    await store.staleTables(1);
    await store.leaving(1);
    expect(asked).toHaveLength(3);
    for (const [sql, args] of asked) {
      const plan = await sqlite.query(`explain query plan ${sql}`, args);
      // To go through an index of none but the rows that are wanted is no scan of the table.
      const ways = plan.map(({ detail }) => String(detail)).filter((way) => !way.includes("people_leaving"));
      expect(ways.join(), sql).not.toMatch(/^SCAN/);
    }
    await store.close();
  });
});

describe("writing", () => {
  const fact = (name: string): Statement => ({
    sql: "insert into facts (name, value) values (?, '')",
    args: [name],
  });

  test("in groups: many changes, few commits, each on its own if one is bad", async () => {
    const sqlite = new Sqlite(join(folder, "groups"));
    await migrate(sqlite);
    let commits = 0;
    const counting: Database = {
      clock: sqlite.clock,
      othersWrote: () => null,
      query: (sql, args) => sqlite.query(sql, args),
      commit(batch) {
        commits++;
        return sqlite.commit(batch);
      },
      close: () => sqlite.close(),
    };
    const writer = new Writer(counting, 2);
    await Promise.all(Array.from({ length: 100 }, (_, i) => writer.write([fact(`a${i}`)])));
    expect(commits).toBeLessThan(10);
    const outcomes = await Promise.allSettled([
      writer.write([fact("b1"), fact("b2")]),
      writer.write([fact("b3"), fact("a1")]),
      writer.write([fact("b4")]),
      writer.write([
        { sql: "update facts set value = '' where name = 'nobody'", args: [], mustChange: true },
      ]),
    ]);
    expect(outcomes.map((o) => o.status)).toEqual(["fulfilled", "rejected", "fulfilled", "rejected"]);
    expect((outcomes[3] as PromiseRejectedResult).reason).toBeInstanceOf(Outdated);
    const rows = await counting.query("select name from facts where name like 'b%' order by name");
    expect(rows.map((row) => row.name)).toEqual(["b1", "b2", "b4"]);
    const late = writer.write([fact("c")]);
    await writer.settle();
    await late;
    await counting.close();
  });
});

test("a database that is away is asked once for all who wait, not once for each", async () => {
  let asked = 0;
  const silent: Database = {
    clock: "0",
    othersWrote: () => null,
    query: () => Promise.resolve([]),
    commit() {
      asked++;
      return Promise.reject(new Away(new Error("silence")));
    },
    close: () => Promise.resolve(),
  };
  const writer = new Writer(silent, 0);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => writer.write([{ sql: "", args: [] }])),
  );
  expect(outcomes.map((outcome) => outcome.status)).toEqual(Array(20).fill("rejected"));
  expect(asked).toBe(1);
});

test("the disk has its next before anybody is told that the one before is done", async () => {
  const happened: string[] = [];
  const commits: (() => void)[] = [];
  const slow: Database = {
    clock: "0",
    othersWrote: () => null,
    query: () => Promise.resolve([]),
    commit([{ sql }]) {
      happened.push(`${sql} handed over`);
      return new Promise((done) => commits.push(done));
    },
    close: () => Promise.resolve(),
  };
  const writer = new Writer(slow, 0);
  const write = (sql: string): Promise<void> =>
    writer.write([{ sql, args: [] }]).then(() => void happened.push(`${sql} told`));
  const first = write("first");
  await vi.waitFor(() => expect(commits).toHaveLength(1));
  const second = write("second");
  // What came meanwhile is due, and waits: there is one commit at a time.
  await new Promise(setImmediate);
  expect(happened).toEqual(["first handed over"]);
  commits[0]();
  await first;
  commits[1]();
  await second;
  expect(happened).toEqual(["first handed over", "second handed over", "first told", "second told"]);
});

describe("the contract", () => storeContract("SQLite", () => new Sqlite(join(folder, "contract"))));

describe("the configuration", () => {
  test("has defaults", () => {
    expect(readConfig({ PATH: "/bin" })).toMatchObject({ host: "127.0.0.1", port: 8080, metrics: "local" });
  });

  test("lists everything that is wrong with it", () => {
    const wrong = () =>
      readConfig({
        FIEFDOM_PROT: "80",
        FIEFDOM_PORT: "eighty",
        FIEFDOM_LOG: "loud",
        FIEFDOM_ORIGINS: "https://a.example/path",
      });
    expect(wrong).toThrow("FIEFDOM_PROT is not known");
    expect(wrong).toThrow('FIEFDOM_PORT is "eighty"; it must be a whole number from 0 to 65535');
    expect(wrong).toThrow('FIEFDOM_LOG is "loud"');
    expect(wrong).toThrow("without a path");
    expect(() => readConfig({ DATABASE_URL: "postgres://localhost/x" })).toThrow("go together");
  });
});
