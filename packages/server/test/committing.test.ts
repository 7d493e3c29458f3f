/** What is stored is stored by a thread of its own: nobody waits for the disk but who has something to store. */
import { mkdtempSync, rmSync } from "node:fs";
import { Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, onTestFinished, test, vi } from "vitest";
import { Committer } from "../src/store/committer.ts";
import { Away, Outdated, type Statement } from "../src/store/database.ts";
import { Sqlite } from "../src/store/sqlite.ts";
import { Store } from "../src/store/store.ts";
import { simpleChoice, Visitor } from "./client.ts";
import { openHouse } from "./house.ts";
import { endAllServers, ServerProcess } from "./process.ts";
import { Stubborn } from "./stubborn.ts";
import { checkNothingLost, progress } from "./witness.ts";

const folder = mkdtempSync(join(tmpdir(), "fiefdom-committing-"));
afterAll(async () => {
  await endAllServers();
  rmSync(folder, { recursive: true, force: true });
});

const insert = (name: string): Statement => ({ sql: "insert into facts (name) values (?)", args: [name] });

async function committerOf(file: string): Promise<Committer> {
  const db = new DatabaseSync(file);
  db.exec("create table facts (name text primary key)");
  db.close();
  const committer = new Committer(file);
  await committer.settled;
  expect(committer.isThere).toBe(true);
  return committer;
}

const namesIn = (file: string): unknown[] => {
  const db = new DatabaseSync(file, { readOnly: true });
  const names = db.prepare("select name from facts order by rowid").all();
  db.close();
  return names.map(({ name }) => name);
};

test("a batch is stored whole or not at all, in the order in which they came", async () => {
  const file = join(folder, "order.sqlite");
  const committer = await committerOf(file);
  const nobody: Statement = {
    sql: "update facts set name = ? where name = 'nobody'",
    args: ["x"],
    mustChange: true,
  };
  const outcomes = await Promise.allSettled([
    committer.commit([insert("a"), insert("b")]),
    committer.commit([insert("c"), insert("a")]),
    committer.commit([insert("d"), nobody, insert("e")]),
    committer.commit([insert("f")]),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "rejected", "fulfilled"]);
  // What is wrong is told as SQLite tells it, and which statement it was.
  expect(outcomes[1]).toMatchObject({ reason: { errcode: 1555 } });
  const { reason } = outcomes[2] as PromiseRejectedResult;
  expect(reason).toBeInstanceOf(Outdated);
  expect((reason as Outdated).statement).toBe(nobody);
  expect(namesIn(file)).toEqual(["a", "b", "f"]);
  const last = committer.commit([insert("g")]);
  await committer.close();
  await last;
  expect(namesIn(file)).toEqual(["a", "b", "f", "g"]);
  expect(committer.isThere).toBe(false);
});

test("a thread that can't have the file is never there, and one that ended keeps nobody waiting", async () => {
  const none = new Committer(join(folder, "no", "such", "folder.sqlite"));
  await none.settled;
  await none.close();
  expect(none.isThere).toBe(false);
  await expect(none.commit([insert("a")])).rejects.toBeInstanceOf(Away);
});

test("the very first commit after a start is the thread's, and nobody is let in before that is so", async () => {
  const data = join(folder, "first");
  const db = new Sqlite(data);
  await db.readyToServe();
  // Who writes here meanwhile waits for this very thread: committed here it would never be.
  const other = new DatabaseSync(join(data, "fiefdom.sqlite"));
  other.exec("begin immediate");
  const stored = db.commit([{ sql: "create table facts (name text primary key)", args: [] }]);
  other.exec("rollback");
  other.close();
  await stored;
  await db.close();

  const thread = Promise.withResolvers<void>();
  const waiting = vi.spyOn(Sqlite.prototype, "readyToServe").mockReturnValue(thread.promise);
  onTestFinished(() => waiting.mockRestore());
  const listening = vi.spyOn(Server.prototype, "listen");
  onTestFinished(() => listening.mockRestore());
  const opening = openHouse({}, join(folder, "door"));
  await vi.waitFor(() => expect(waiting).toHaveBeenCalled(), { timeout: 20_000 });
  await sleep(50);
  expect(listening).not.toHaveBeenCalled();
  thread.resolve();
  const house = await opening;
  expect(listening).toHaveBeenCalled();
  await house.stop();
});

test("what may have been stored is never called undone: whoever comes back hears what became of it", async () => {
  const data = join(folder, "unsure");
  const house = await openHouse({}, data);
  const { commit } = Sqlite.prototype;
  let moves = 0;
  let unsure = 0;
  const committing = vi.spyOn(Sqlite.prototype, "commit").mockImplementation(async function (
    this: Sqlite,
    batch,
  ) {
    await commit.call(this, batch);
    if (!batch.some(({ sql }) => sql.startsWith("insert into moves")) || ++moves % 4 !== 0) return;
    // It is on disk, but its last word is lost.
    unsure++;
    throw new Away(new Error("silence"), true);
  });
  onTestFinished(() => committing.mockRestore());
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id } = await ada.create();
  await bob.join(id);
  // Who takes so long over the next answer has come back before: nothing is said again by chance.
  const players = [ada, bob].map((visitor) => new Stubborn(visitor, id, 150));
  await progress(players, 20);
  for (const player of players) player.stop();
  await house.stop();
  const store = await Store.open(new Sqlite(data), 0);
  const { repeated } = await checkNothingLost(store, players);
  await store.close();
  expect(unsure).toBeGreaterThan(3);
  expect(repeated).toBeGreaterThan(0);
});

test("while the disk keeps one waiting everybody else is served, and nothing is acknowledged too soon", async () => {
  const data = join(folder, "slow");
  const server = await ServerProcess.start(data);
  const [ada, bob] = [await Visitor.named(server.url, "Ada"), await Visitor.named(server.url, "Bob")];
  const { id } = await ada.create();
  await bob.join(id);
  const pair = [await ada.sit(id), await bob.sit(id)];
  const asked = pair[0].isAsked ? pair[0] : pair[1];
  // Somebody else writes, and takes their time.
  const other = new DatabaseSync(join(data, "fiefdom.sqlite"));
  other.exec("begin immediate");
  const reply = asked.answer(...simpleChoice(asked.play!));
  for (let n = 0; n < 5; n++) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await ada.get<{ id: string }>(`/api/tables/${id}`)).id).toBe(id);
  expect(asked.messages.filter(({ type }) => type === "ack" || type === "play")).toEqual([]);
  other.exec("rollback");
  other.close();
  expect((await reply).type).toBe("ack");
  await server.end("SIGKILL");
  // Acknowledged means stored.
  const kept = new DatabaseSync(join(data, "fiefdom.sqlite"), { readOnly: true });
  expect(kept.prepare("select count(*) as moves from moves").get()).toEqual({ moves: 1 });
  kept.close();
});
