/** Accounts hold against who times their requests, in one process. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resetPassword } from "../src/people/people.ts";
import { Sqlite } from "../src/store/sqlite.ts";
import { Store } from "../src/store/store.ts";
import { Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";
import { accountRaces } from "./races.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

accountRaces("one process", () => [house.url]);

test("a password that whoever runs the server sets ends what is open", async () => {
  const ada = new Visitor(house.url);
  await ada.post("/api/account", { name: "Forgetful", password: "correct horse battery" });
  const { id } = await ada.post<{ id: string }>("/api/quick", { bot: "squire" });
  const sitting = await ada.sit(id);
  const store = await Store.open(new Sqlite(house.folder, "visitor"), 0);
  const password = await resetPassword(store, "forgetful");
  expect(await resetPassword(store, "nobody at all")).toBeNull();
  await store.close();
  // Nobody sends anything: it is noticed all the same.
  await expect.poll(() => sitting.closed, { timeout: 10_000 }).toBe(4401);
  expect((await ada.fetch("GET", "/api/me")).status).toBe(401);
  expect((await ada.fetch("POST", "/api/login", { name: "Forgetful", password })).status).toBe(200);
});

test("what is said with a login that whoever runs the server has just ended is not heard", async () => {
  const ada = new Visitor(house.url);
  await ada.post("/api/account", { name: "Outspoken", password: "correct horse battery" });
  const { id } = await ada.post<{ id: string }>("/api/quick", { bot: "squire" });
  const sitting = await ada.sit(id);
  // It has been found good before, and more than once.
  for (const text of ["one", "two"]) expect((await sitting.ask({ type: "chat", text })).type).toBe("ack");
  const store = await Store.open(new Sqlite(house.folder, "visitor"), 0);
  await resetPassword(store, "outspoken");
  // The very next thing, long before connections are looked at by themselves.
  await sitting.ask({ type: "chat", text: "three" }).catch(() => {});
  expect(sitting.closed).toBe(4401);
  const said = await store.chat(id, 10);
  expect(said.map(({ text }) => text)).toEqual(["one", "two"]);
  await store.close();
});

test("who was being deleted when the server went down is deleted when it is back", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-accounts-"));
  const first = await openHouse({}, folder);
  const ada = await Visitor.named(first.url, "Half Gone");
  await ada.create({ public: true });
  await first.stop();
  const db = new DatabaseSync(join(folder, "fiefdom.sqlite"));
  db.exec("update people set keys = -1");
  const second = await openHouse({}, folder);
  const left = (): string =>
    JSON.stringify(["people", "tables", "chat"].map((table) => db.prepare(`select * from ${table}`).all()));
  await expect.poll(left, { timeout: 10_000 }).not.toContain("Half Gone");
  expect((await new Visitor(second.url).get<unknown[]>("/api/tables")).length).toBe(0);
  db.close();
  await second.stop();
  rmSync(folder, { recursive: true, force: true });
});
