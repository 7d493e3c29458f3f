/** How much one visitor may have: connections, tables, tries at a password. Others don't notice. */
import { connect, type Socket } from "node:net";
import type { TableJSON } from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { newId } from "../src/ids.ts";
import { Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ FIEFDOM_PROXY: "yes", FIEFDOM_HTTP_RATE: "1000" });
});
afterAll(() => house.stop());

const password = "correct horse battery";

/** From an address of its own, as the proxy says it. */
const from = (address: string) => ({ "x-forwarded-for": address });
const stranger = (): Record<string, string> => from(`2001:db8:${newAddressPart()}:1::1`);
let addresses = 0;
const newAddressPart = (): string => (++addresses).toString(16);

test("a password is not guessed faster from many addresses", async () => {
  const home = stranger();
  const name = `Guessed ${newId().replace(/[-_]/g, "").slice(0, 6)}`;
  const ada = new Visitor(house.url);
  await ada.fetch("POST", "/api/account", { name, password }, home);
  const guess = async (word: string, address: Record<string, string>, called = name): Promise<number> =>
    (await new Visitor(house.url).fetch("POST", "/api/login", { name: called, password: word }, address))
      .status;
  const guesses = await Promise.all(Array.from({ length: 40 }, (_, i) => guess(`wrong ${i}`, stranger())));
  expect(guesses.filter((status) => status === 403)).toHaveLength(10);
  expect(guesses.filter((status) => status === 429)).toHaveLength(30);
  // Not even the right one helps a stranger now, in any spelling of the name.
  expect(await guess(password, stranger())).toBe(429);
  expect(await guess(password, stranger(), name.toUpperCase())).toBe(429);
  // With a stolen cookie it is no faster.
  const thief = new Visitor(house.url);
  thief.cookie = ada.cookie;
  const change = { old: "wrong", password: "something else" };
  expect((await thief.fetch("POST", "/api/password", change, stranger())).status).toBe(429);
  expect((await thief.fetch("DELETE", "/api/me", { password: "wrong" }, stranger())).status).toBe(429);
  // Who was here before comes in all the same, and others are not concerned.
  expect(await guess(password, home)).toBe(200);
  expect(await guess("wrong", stranger(), "Nobody Known")).toBe(403);
});

test("the right password does not use up tries", async () => {
  const name = "Often Here";
  await new Visitor(house.url).fetch("POST", "/api/account", { name, password }, stranger());
  for (let i = 0; i < 15; i++) {
    const reply = await new Visitor(house.url).fetch("POST", "/api/login", { name, password }, stranger());
    expect(reply.status).toBe(200);
  }
});

test("ten tables of one person wait for others, however fast they are made", async () => {
  const ada = await Visitor.named(house.url, "Hostess");
  const make = (): Promise<Response> => ada.fetch("POST", "/api/tables", { public: true }, stranger());
  const replies = await Promise.all(Array.from({ length: 30 }, make));
  const made = replies.filter((reply) => reply.status === 201);
  expect(made).toHaveLength(10);
  const refused = replies.filter((reply) => reply.status === 429);
  expect(refused).toHaveLength(20);
  expect(await refused[0].json()).toMatchObject({ error: { code: "too-many-tables" } });
  // A table that begins or is left makes room; against bots nobody waits.
  const [first, second] = (await Promise.all(made.map((reply) => reply.json()))) as TableJSON[];
  expect((await ada.fetch("POST", "/api/quick", { bot: "squire" })).status).toBe(200);
  expect((await make()).status).toBe(429);
  await (await Visitor.named(house.url, "Bob")).join(first.id);
  expect((await make()).status).toBe(201);
  expect((await make()).status).toBe(429);
  await ada.fetch("POST", `/api/tables/${second.id}/leave`, {});
  expect((await make()).status).toBe(201);
});

test("connections are made so fast and no faster", async () => {
  const strict = await openHouse({ FIEFDOM_HTTP_RATE: "4", FIEFDOM_PROXY: "yes" });
  const ada = await Visitor.named(strict.url, "Ada");
  const { id } = await ada.create();
  const path = `${strict.url.replace("http", "ws")}/api/tables/${id}/socket`;
  const knock = (headers: Record<string, string>): Promise<number> =>
    new Promise((done) => {
      const socket = new WebSocket(path, { headers });
      socket.on("unexpected-response", (_, reply) => done(reply.statusCode ?? 0));
      socket.on("open", () => {
        socket.terminate();
        done(101);
      });
      socket.on("error", () => {});
    });
  const one = from("203.0.113.1");
  const knocks = await Promise.all(Array.from({ length: 60 }, () => knock(one)));
  expect(knocks.filter((status) => status === 101).length).toBeGreaterThanOrEqual(20);
  expect(knocks.filter((status) => status === 429).length).toBeGreaterThan(10);
  expect(await knock(from("203.0.113.2"))).toBe(101);
  await strict.stop();
});

test("who opens connections and says nothing keeps nobody else out", async () => {
  const strict = await openHouse({ FIEFDOM_SOCKETS: "20" });
  const { hostname, port } = new URL(strict.url);
  const sockets: Socket[] = [];
  let closed = 0;
  await Promise.all(
    Array.from({ length: 300 }, () => {
      const socket = connect({ host: hostname, port: Number(port), localAddress: "127.0.0.2" });
      sockets.push(socket);
      socket.on("error", () => {});
      socket.on("close", () => closed++);
      return new Promise((done) => socket.once("connect", done).once("close", done));
    }),
  );
  await expect.poll(() => closed, { timeout: 10_000 }).toBe(300 - 120);
  // Another visitor comes in; this one again as soon as there is room.
  expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await strict.stop();
});
