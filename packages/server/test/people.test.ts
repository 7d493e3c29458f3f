/** Guests, accounts, ratings, one's own data. */

import type { GameJSON, Me } from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playToEnd, Visitor } from "./client.ts";
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

test("games that count change ratings, bots' too", async () => {
  const ada = await Visitor.named(house.url, "Rated");
  await ada.post("/api/account", account("Rated"));
  const seats = [{ for: "person" }, { for: "bot", bot: "jester" }] as const;
  const { id } = await ada.create({ rated: true, public: true, seats: [...seats] });
  const sitting = await ada.sit(id);
  await playToEnd(sitting);
  const mine = sitting.play?.result?.find((row) => row.seat === 0);
  const won = mine?.place === 1;
  expect(mine?.rating?.after).toSatisfy((mu: number) => mu > 25 === won);
  const me = await ada.get<Me>("/api/me");
  expect(me.rating).toMatchObject({ games: 1, mean: mine?.rating?.after });
  expect(me.rating?.plusMinus).toBeGreaterThan(0);

  const text = await (await ada.fetch("GET", "/api/export.ndjson")).text();
  const games = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as GameJSON);
  expect(games.map((game) => game.game)).toEqual([sitting.play?.game]);
  expect(JSON.stringify(games)).not.toContain("password");
  expect(await ada.get<unknown[]>("/api/games")).toHaveLength(1);
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
