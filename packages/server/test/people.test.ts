/** Guests, accounts, ratings, one's own data. */

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { GameJSON, GameRow, Me } from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playToEnd, type Sitting, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

const account = (name: string) => ({ name, password: "correct horse battery" });

test("a guest becomes an account without losing the seat, and is the same on another device", async () => {
  const ada = await Visitor.named(house.url, "Ada");
  const { id } = await ada.post<{ id: string }>("/api/quick", { bot: "squire" });
  const me = await ada.post<Me>("/api/account", account("Ada Lovelace"));
  expect(me).toMatchObject({ person: ada.person, account: true, name: "Ada Lovelace" });
  expect((await ada.sit(id)).welcome.you.seat).toBe(0);
  await ada.fetch("PATCH", "/api/me", { settings: { lang: "nl" } });

  const phone = new Visitor(house.url);
  expect(
    (await phone.fetch("POST", "/api/login", { ...account("ada lovelace"), password: "wrong" })).status,
  ).toBe(403);
  expect((await phone.fetch("POST", "/api/login", account("nobody"))).status).toBe(403);
  expect(await phone.post<Me>("/api/login", account("ADA LOVELACE"))).toMatchObject({
    person: ada.person,
    settings: { lang: "nl" },
  });
  expect((await phone.sit(id)).welcome.you.seat).toBe(0);
  const eve = await Visitor.named(house.url, "Eve");
  expect((await eve.fetch("POST", "/api/account", account("Ada LOVELACE"))).status).toBe(409);
  expect((await eve.fetch("POST", "/api/account", { name: "Eve", password: "short" })).status).toBe(400);
});

test("games that count change people's ratings, and no bot's", async () => {
  const ada = await Visitor.named(house.url, "Rated");
  await ada.post("/api/account", account("Rated"));
  const seats = [{ for: "person" }, { for: "bot", bot: "jester" }] as const;
  const { id } = await ada.create({ rated: true, public: true, seats: [...seats] });
  const sitting = await ada.sit(id);
  await playToEnd(sitting);
  const mine = sitting.play?.result?.find((row) => row.seat === 0);
  const won = mine?.place === 1;
  expect(mine?.rating?.after).toSatisfy((mu: number) => mu > 25 === won);
  expect(sitting.play?.result?.find((row) => row.seat === 1)?.rating).toBeUndefined();
  const me = await ada.get<Me>("/api/me");
  expect(me.rating).toMatchObject({ games: 1, mean: mine?.rating?.after });
  expect(me.rating?.plusMinus).toBeGreaterThan(0);

  const alone = await ada.sit((await ada.create({ seats: [...seats] })).id);
  await playToEnd(alone);
  // What the lab measured stays: every level above the one before, in the order of docs/STRENGTH.md.
  const bots = await ada.get<{ bot: string; rating: Me["rating"] }[]>("/api/bots");
  const mean = (name: string): number | undefined => bots.find(({ bot }) => bot === name)?.rating?.mean;
  const order = [
    "dice",
    "jester",
    "scullion",
    "piper",
    "yeoman",
    "squire",
    "steward",
    "castellan",
    "marshal",
    "sovereign",
  ].map(mean);
  expect(order).not.toContain(undefined);
  expect(order).toEqual([...order].sort((a, b) => (a ?? 0) - (b ?? 0)));
  expect(mean("squire")).toBe(25);
  expect(mean("sovereign-quick")).toBeUndefined();

  const text = await (await ada.fetch("GET", "/api/export.ndjson")).text();
  const games = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as GameJSON);
  // Only what was public; the private game below stays private.
  expect(games.map((game) => game.game)).toEqual([sitting.play?.game]);
  expect(JSON.stringify(games)).not.toContain("password");
  expect(await ada.get<unknown[]>("/api/games")).toHaveLength(2);
});

test("a new password ends what was opened with the old one", async () => {
  const ada = await Visitor.named(house.url, "Careful");
  await ada.post("/api/account", account("Careful"));
  const stolen = new Visitor(house.url);
  stolen.cookie = ada.cookie;
  const wishes = { old: account("").password, password: "another horse" };
  expect((await ada.fetch("POST", "/api/password", { ...wishes, old: "wrong one" })).status).toBe(403);
  expect((await ada.fetch("POST", "/api/password", wishes)).status).toBe(200);
  expect((await ada.fetch("GET", "/api/me")).status).toBe(200);
  expect((await stolen.fetch("GET", "/api/me")).status).toBe(401);
  expect((await stolen.fetch("POST", "/api/login", account("Careful"))).status).toBe(403);
  expect(
    (await stolen.fetch("POST", "/api/login", { name: "Careful", password: "another horse" })).status,
  ).toBe(200);
  const guest = await Visitor.named(house.url, "Guest");
  expect((await guest.fetch("POST", "/api/password", wishes)).status).toBe(403);
});

test("who deletes their account is nobody in what others still have", async () => {
  const ada = await Visitor.named(house.url, "Ada the Unforgotten");
  await ada.post("/api/account", account("Ada the Unforgotten"));
  const bob = await Visitor.named(house.url, "Bob");
  const meet = async (): Promise<[Sitting, Sitting]> => {
    const { id } = await ada.create({ public: true });
    await bob.join(id);
    return [await ada.sit(id), await bob.sit(id)];
  };
  const [adaThen, bobThen] = await meet();
  await adaThen.ask({ type: "chat", text: "remember me" });
  await Promise.all([playToEnd(adaThen), playToEnd(bobThen)]);
  const [adaNow, bobNow] = await meet();
  const waiting = await ada.create({ public: true });
  await adaNow.ask({ type: "chat", text: "remember me" });

  const over = bobNow.until((play) => play.result !== null);
  expect((await ada.fetch("DELETE", "/api/me", { password: account("").password })).status).toBe(204);
  // The running game is given up, not left hanging.
  expect((await over).result?.[0].seat).toBe(1);
  await expect.poll(() => adaNow.closed, { timeout: 10_000 }).toBe(4401);

  const games = await bob.get<GameRow[]>("/api/games");
  expect(games.length).toBe(2);
  const tables = await Promise.all(
    [adaThen.table, adaNow.table, waiting.id].map((id) => bob.get(`/api/tables/${id}`)),
  );
  const records = await Promise.all(games.map((game) => bob.get<GameJSON>(`/api/games/${game.game}`)));
  const exported = await (await bob.fetch("GET", "/api/export.ndjson")).text();
  const again = [(await bob.sit(adaThen.table)).welcome, (await bob.sit(adaNow.table)).welcome];
  for (const text of [JSON.stringify([games, tables, records, again]), exported])
    for (const word of ["Unforgotten", "remember me", ada.person]) expect(text).not.toContain(word);
  // Bob's part in it is still his, and the finished game can still be replayed.
  for (const record of records) expect(record.seats[1]).toMatchObject({ name: "Bob", person: bob.person });
  expect((await bob.fetch("GET", `/api/games/${bobThen.play?.game}/at/9?as=open`)).status).toBe(200);
  // And nothing of it is left in the file itself.
  const db = new DatabaseSync(join(house.folder, "fiefdom.sqlite"), { readOnly: true });
  for (const table of ["people", "tables", "games", "players", "chat"])
    expect(JSON.stringify(db.prepare(`select * from ${table}`).all())).not.toContain("Unforgotten");
  db.close();
});

test("a guest can be forgotten, too", async () => {
  const guest = await Visitor.named(house.url, "Passer-by");
  expect((await guest.fetch("DELETE", "/api/me", {})).status).toBe(204);
  expect((await guest.fetch("GET", "/api/me")).status).toBe(401);
});

test("one's data can be had, and deleted", async () => {
  const ada = await Visitor.named(house.url, "Gone");
  await ada.post("/api/account", account("Gone"));
  const sitting = await ada.sit((await ada.post<{ id: string }>("/api/quick", { bot: "squire" })).id);
  await sitting.ask({ type: "chat", text: "remember me" });
  const data = await (await ada.fetch("GET", "/api/me/data")).text();
  expect(data).toContain("remember me");
  expect(data).not.toContain("argon2");
  const { cookie } = ada;
  expect((await ada.fetch("DELETE", "/api/me", { password: "wrong one" })).status).toBe(403);
  expect((await ada.fetch("DELETE", "/api/me", { password: account("").password })).status).toBe(204);
  ada.cookie = cookie;
  expect((await ada.fetch("GET", "/api/me")).status).toBe(401);
  expect((await ada.fetch("POST", "/api/login", account("Gone"))).status).toBe(403);
});

test("health, readiness and metrics are there for those who run it", async () => {
  const nobody = new Visitor(house.url);
  expect((await nobody.fetch("GET", "/healthz")).status).toBe(200);
  expect((await nobody.fetch("GET", "/readyz")).status).toBe(200);
  const metrics = await (await nobody.fetch("GET", "/metrics")).text();
  for (const name of [
    "fiefdom_tables",
    "fiefdom_decisions_total",
    "fiefdom_answer_seconds",
    "fiefdom_commit_changes",
    "nodejs_eventloop_lag",
  ])
    expect(metrics).toContain(name);
});
