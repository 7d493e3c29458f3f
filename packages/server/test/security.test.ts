/** Nobody acts for another, and nobody can hurt the house: refused, and the others don't notice. */

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import WebSocket from "ws";
import { playToEnd, type Sitting, Visitor, type Wish } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

async function pair(): Promise<[Sitting, Sitting]> {
  const ada = await Visitor.named(house.url, "Ada");
  const bob = await Visitor.named(house.url, "Bob");
  const { id } = await ada.create();
  await bob.join(id);
  const sittings: [Sitting, Sitting] = [await ada.sit(id), await bob.sit(id)];
  return sittings[0].isAsked ? sittings : [sittings[1], sittings[0]];
}

/** How a connection attempt is refused: the HTTP status. */
function refusedWith(path: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((done) => {
    const socket = new WebSocket(house.url.replace("http", "ws") + path, { headers });
    socket.on("unexpected-response", (_, reply) => done(reply.statusCode ?? 0));
    socket.on("open", () => done(101));
    socket.on("error", () => {});
  });
}

describe("a seat", () => {
  test("belongs to whoever holds its cookie", async () => {
    const [ada, bob] = await pair();
    const { decision } = ada.play!;
    const answer: Wish = { type: "answer", decision: decision ?? "", options: ["end"] };
    expect(await bob.ask(answer)).toMatchObject({ type: "refused", code: "late" });
    const eve = await (await Visitor.named(house.url, "Eve")).sit(ada.table);
    expect(eve.welcome.you.seat).toBe(-1);
    expect(await eve.ask(answer)).toMatchObject({ type: "refused", code: "no-seat" });
    expect(await eve.ask({ type: "resign" })).toMatchObject({ type: "refused", code: "no-seat" });
    expect((await eve.visitor.fetch("POST", `/api/tables/${ada.table}/join`, {})).status).toBe(409);
  });

  test("can't be had with a forged, cut or foreign cookie", async () => {
    const [ada] = await pair();
    const [name, token] = ada.visitor.cookie.split("=");
    const [person, key, signature] = token.split(".");
    const forged = [
      `${person}.${key}.${signature.slice(0, -1)}`,
      `${person}.2.${signature}`,
      `${person}.${key}.${"A".repeat(signature.length)}`,
      `${person}.${key}`,
      `${ada.visitor.person}.${key}.${signature}`,
      `..`,
      "x".repeat(4000),
    ];
    for (const wrong of forged) {
      const eve = new Visitor(house.url);
      eve.cookie = `${name}=${wrong}`;
      expect((await eve.fetch("GET", "/api/me")).status, wrong.slice(0, 50)).toBe(401);
      const sitting = await eve.sit(ada.table);
      expect(sitting.welcome.you.seat).toBe(-1);
      sitting.close();
    }
    // What everybody is shown of a person opens nothing.
    expect(JSON.stringify(ada.welcome)).not.toContain(person);
  });

  test("is not to be had from another site", async () => {
    const [ada] = await pair();
    const { cookie } = ada.visitor;
    const path = `/api/tables/${ada.table}/socket`;
    expect(await refusedWith(path, { cookie, origin: "https://evil.example" })).toBe(403);
    expect(await refusedWith(path, { cookie, origin: "null" })).toBe(403);
    expect(await refusedWith(path, { cookie, origin: house.url })).toBe(101);
    const foreign = await ada.visitor.fetch("POST", "/api/tables", {}, { origin: "https://evil.example" });
    expect(foreign.status).toBe(403);
  });
});

describe("a table", () => {
  test("can't be guessed", async () => {
    const { id } = await (await Visitor.named(house.url, "Ada")).create();
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    const near = id.slice(0, -1) + (id.endsWith("A") ? "B" : "A");
    for (const wrong of [near, "1", "..%2f..%2fetc", "A".repeat(22), `${id}${id}${id}`]) {
      expect(await refusedWith(`/api/tables/${wrong}/socket`)).toBe(404);
      expect((await new Visitor(house.url).fetch("GET", `/api/tables/${wrong}`)).status).toBe(404);
    }
  });

  test("by link only is not listed, and lets nobody watch where that was not wished", async () => {
    const ada = await Visitor.named(house.url, "Ada");
    const seats = [{ for: "person" }, { for: "bot", bot: "squire" }] as const;
    const { id } = await ada.create({ spectators: false, seats: [...seats] });
    expect(await refusedWith(`/api/tables/${id}/socket`)).toBe(403);
    const listed = await ada.get<{ table: { id: string } }[]>("/api/tables");
    expect(listed.some((row) => row.table.id === id)).toBe(false);
  });

  test("of a running game keeps its record to itself", async () => {
    const [ada, bob] = await pair();
    const game = ada.play!.game;
    const { seat } = ada.welcome.you;
    expect((await ada.visitor.fetch("GET", `/api/games/${game}`)).status).toBe(403);
    expect((await ada.visitor.fetch("GET", `/api/games/${game}/at/0?as=${1 - seat}`)).status).toBe(403);
    expect((await ada.visitor.fetch("GET", `/api/games/${game}/at/0?as=open`)).status).toBe(403);
    expect((await bob.visitor.fetch("GET", `/api/games/${game}/at/0?as=${1 - seat}`)).status).toBe(200);
  });
});

describe("messages", () => {
  test("that are too long or too deep end the connection or are refused, and nobody else notices", async () => {
    const [ada, bob] = await pair();
    const eve = await new Visitor(house.url).sit(ada.table);
    eve.raw(`{"type":"chat","id":1,"text":"${"x".repeat(10_000)}"}`);
    await expect.poll(() => eve.closed).toBe(1009);
    const deep = await new Visitor(house.url).sit(ada.table);
    deep.raw("[".repeat(4000) + "]".repeat(4000));
    expect((await deep.next("error")).code).toBe("malformed");
    deep.raw(`{"type":"answer","id":1,"decision":"1.0","options":${"[".repeat(3000)}${"]".repeat(3000)}}`);
    expect((await deep.next("error")).code).toBe("malformed");
    deep.raw(Buffer.from([1, 2, 3]));
    expect((await deep.next("error")).code).toBe("malformed");
    const body = await fetch(`${house.url}/api/guest`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ name: "x".repeat(50_000) }),
    });
    expect(body.status).toBe(413);
    await Promise.all([playToEnd(ada), playToEnd(bob)]);
  });

  test("without a hello, or of another version, are not listened to", async () => {
    const [ada] = await pair();
    for (const text of ['{"type":"undo","id":1}', '{"type":"hello","protocol":99,"seen":null}']) {
      const socket = new WebSocket(`${house.url.replace("http", "ws")}/api/tables/${ada.table}/socket`);
      await new Promise((open) => socket.on("open", open));
      const closed = new Promise((done) => socket.on("close", done));
      socket.send(text);
      expect(await closed).toBe(4400);
    }
  });

  test("in floods are cut off, and everybody else plays on", async () => {
    const strict = await openHouse({
      FIEFDOM_SOCKET_RATE: "20",
      FIEFDOM_HTTP_RATE: "50",
      FIEFDOM_SOCKETS: "5",
    });
    const ada = await Visitor.named(strict.url, "Ada");
    const { id } = await ada.post<{ id: string }>("/api/quick", { bot: "big-money" });
    const flood = await ada.sit(id);
    for (let i = 0; i < 400; i++) flood.raw('{"type":"ping","id":1}');
    await expect.poll(() => flood.closed).toBe(4429);
    const sitting = await ada.sit(id);
    await sitting.until(() => sitting.isAsked);
    expect((await sitting.answer("end")).type).toBe("ack");
    const others = [await ada.sit(id), await ada.sit(id), await ada.sit(id), await ada.sit(id)];
    await expect(ada.sit(id)).rejects.toThrow("429");
    for (const other of others) other.close();
    const tables = await Promise.all(Array.from({ length: 40 }, () => ada.fetch("POST", "/api/tables", {})));
    expect(tables.filter((reply) => reply.status === 429).length).toBeGreaterThan(5);
    const replies = await Promise.all(
      Array.from({ length: 400 }, () =>
        ada.fetch("GET", "/api/bots").then(
          ({ status }) => status,
          () => "cut off",
        ),
      ),
    );
    expect(replies.some((reply) => reply === 429 || reply === "cut off")).toBe(true);
    await strict.stop();
  });
});

test("what is for those who run it is not for whoever comes through a proxy", async () => {
  expect((await fetch(`${house.url}/metrics`)).status).toBe(200);
  const passedOn = { "x-forwarded-for": "203.0.113.5" };
  expect((await fetch(`${house.url}/metrics`, { headers: passedOn })).status).toBe(404);
});

test("pages come with headers that forbid everything else", async () => {
  const reply = await fetch(`${house.url}/api/bots`);
  expect(reply.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
  const guest = await fetch(`${house.url}/api/guest`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: '{"name":"Ada"}',
  });
  expect(guest.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax$/);
});
