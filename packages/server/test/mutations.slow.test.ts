/**
 * Nonsense in great numbers: ten thousand mutations of valid messages over real sockets, from people with a
 * seat and without one, while two others play on at their table. Every message gets an answer, nothing of it
 * does harm, and the two hardly notice.
 */
import { below, streams } from "@fiefdom/engine/random";
import type { ServerMessage } from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import WebSocket from "ws";
import { type Sitting, simpleChoice, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

const MUTATIONS = Number(process.env.MUTATIONS ?? 10_000);
/** As many as may make no sense before the server has had enough of a connection. */
const A_CONNECTION = 10;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

const words = streams("mutations", 1);
const draw = (n: number): number => below(words, 0, n);
const oneOf = <T>(list: readonly T[]): T => list[draw(list.length)];

const VALID = [
  { type: "answer", id: 1, decision: "1.0", options: ["end"] },
  { type: "answer", id: 8, decision: "1.3", options: ["copper", "copper", "estate"] },
  { type: "vote", id: 2, proposal: 1, yes: true },
  { type: "replace", id: 3, seat: 1, bot: "squire" },
  { type: "standing", id: 4, reactions: { moat: "always" }, treasures: false, payDebt: true },
  { type: "mute", id: 5, person: "x", on: true },
  { type: "why", id: 6, what: "buy:gold" },
  { type: "position", id: 7 },
  { type: "undo", id: 7 },
  { type: "rematch", id: 9, yes: true },
  { type: "resign", id: 10 },
  { type: "ping", id: 11 },
  { type: "chat", id: 12, text: "hello" },
  { type: "hello", protocol: 1, seen: { game: 1, undos: 0, events: 3 } },
].map((message) => JSON.stringify(message));
const ODD = [
  "null",
  "-1",
  "1e999",
  '"__proto__"',
  "[]",
  "{}",
  '"\\u0000"',
  "true",
  '"constructor"',
  "9".repeat(400),
];

function mutate(text: string): string {
  const at = draw(text.length);
  switch (draw(6)) {
    case 0:
      return text.slice(0, at) + String.fromCharCode(32 + draw(95)) + text.slice(at + 1);
    case 1:
      return text.slice(0, at) + text.slice(at + 1 + draw(5));
    case 2:
      return text.replace(/:("[^"]*"|\d+|true|false)/, `:${oneOf(ODD)}`);
    case 3:
      return text.replace(/("[a-zA-Z]+"):[^,}]*/g, (field) => (draw(3) === 0 ? `"x":${oneOf(ODD)}` : field));
    case 4:
      return text.replace(
        "{",
        `{${oneOf(['"__proto__":{"x":1},', '"toString":1,', '"id":1,', '"extra":[[[]]],'])}`,
      );
    default:
      return text.slice(0, at) + text.slice(draw(text.length));
  }
}

/** Sends some mutations on one connection. Gives how many were answered, and with which code it was closed. */
function pester(visitor: Visitor, table: string): Promise<{ answered: number; closed: number | null }> {
  return new Promise((done, failed) => {
    const url = `${visitor.url.replace("http", "ws")}/api/tables/${table}/socket`;
    const socket = new WebSocket(url, { headers: { cookie: visitor.cookie } });
    let answered = 0;
    socket.on("open", () => socket.send('{"type":"hello","protocol":1,"seen":null}'));
    socket.on("error", failed);
    socket.on("close", (code) => done({ answered: answered + 1, closed: code === 1005 ? null : code }));
    socket.on("message", (data) => {
      const message = JSON.parse(String(data)) as ServerMessage;
      // What is told to everybody at the table is no answer to anybody.
      if (message.type === "table" || message.type === "play" || message.type === "chat") return;
      if (message.type === "welcome")
        for (let i = 0; i < A_CONNECTION; i++) socket.send(mutate(oneOf(VALID)));
      else if (++answered === A_CONNECTION) {
        socket.removeAllListeners("close");
        socket.close();
        done({ answered, closed: null });
      }
    });
  });
}

async function tableOfTwo(): Promise<[Sitting, Sitting]> {
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id } = await ada.create();
  await bob.join(id);
  return [await ada.sit(id), await bob.sit(id)];
}

/** Two people play, game after game, until they are stopped; gives how long their answers took. */
async function playOn([ada, bob]: [Sitting, Sitting], isOver: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!isOver()) {
    await ada.until((p) => p.result !== null || ada.isAsked || bob.isAsked);
    if (ada.play?.result !== null) {
      const begun = [ada.next("welcome"), bob.next("welcome")];
      await ada.ask({ type: "rematch", yes: true });
      await bob.ask({ type: "rematch", yes: true });
      await Promise.all(begun);
      continue;
    }
    const sitting = ada.isAsked ? ada : bob;
    const { play } = sitting;
    if (play === null || !sitting.isAsked) continue;
    const seen = [ada, bob].map((s) => s.wait((m) => "play" in m && m.play !== undefined));
    const start = performance.now();
    const reply = await sitting.answer(...simpleChoice(play));
    times.push(performance.now() - start);
    if (reply.type !== "ack") throw new Error(`refused: ${JSON.stringify(reply).slice(0, 300)}`);
    await Promise.all(seen);
  }
  return times;
}

const middle = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1];

test(`${MUTATIONS} mutations of valid messages do no harm, and others play on at their pace`, async () => {
  const calm = await tableOfTwo();
  let enough = false;
  const quiet = playOn(calm, () => enough);
  await expect.poll(() => calm[0].messages.length, { timeout: 30_000 }).toBeGreaterThan(100);
  enough = true;
  const before = middle(await quiet);

  let over = false;
  const noisy = playOn(calm, () => over);
  const [victim, other] = await tableOfTwo();
  // One who has no seat, one who has a name only, and one of the players themselves.
  const pests = [new Visitor(house.url), await Visitor.named(house.url, "Eve"), other.visitor];
  let answered = 0;
  const codes = new Map<number | null, number>();
  while (answered < MUTATIONS) {
    const some = await Promise.all(pests.map((pest) => pester(pest, victim.table)));
    for (const one of some) {
      answered += one.answered;
      codes.set(one.closed, (codes.get(one.closed) ?? 0) + 1);
    }
  }
  over = true;
  const times = await noisy;
  const during = middle(times);
  console.log(
    `${answered} mutations answered; a move of the others took ${before.toFixed(1)} ms before and ${during.toFixed(1)} ms meanwhile (${times.length} moves)`,
  );
  // A second hello ends a connection; nothing ever made the server stumble.
  expect([...codes.keys()].every((code) => code === null || code === 4400)).toBe(true);
  expect(times.length).toBeGreaterThan(20);
  expect(during).toBeLessThan(Math.max(100, before * 20));

  // Nobody but its owner could act for the seat of the victim, who never said a word.
  const [me] = (
    await victim.visitor.get<{ seats: { person: string | null; resigned: boolean }[] }>(
      `/api/tables/${victim.table}`,
    )
  ).seats.filter((seat) => seat.person === victim.visitor.person);
  expect(me).toMatchObject({ resigned: false });
  const metrics = await (await fetch(`${house.url}/metrics`)).text();
  expect(Number(/refusals_total\{code="malformed"\} (\d+)/.exec(metrics)?.[1])).toBeGreaterThan(
    MUTATIONS / 4,
  );
});

test("mutations of what is sent over HTTP are refused as the sender's mistake", async () => {
  const eve = await Visitor.named(house.url, "Eve");
  // Whoever deletes themselves is somebody else.
  const gone = await Visitor.named(house.url, "Gone");
  await gone.post("/api/account", { name: "Gone", password: "correct horse" });
  const { id } = await eve.create();
  const requests: readonly [string, string, object][] = [
    ["POST", "/api/guest", { name: "Eve" }],
    ["PATCH", "/api/me", { name: "Eve", settings: { lang: "nl", pace: 3, sound: true } }],
    [
      "POST",
      "/api/tables",
      { kingdom: { from: "random", constraints: { sets: ["base"] } }, landscapes: "mixed" },
    ],
    [
      "POST",
      "/api/tables",
      { seats: [{ for: "person" }, { for: "bot", bot: "squire" }], clock: { kind: "none" } },
    ],
    ["POST", `/api/tables/${id}/join`, { seat: 1 }],
    ["POST", "/api/quick", { bot: "squire" }],
    ["POST", "/api/login", { name: "Eve", password: "correct horse" }],
    ["DELETE", "/api/me", { password: "wrong one" }],
  ];
  for (let i = 0; i < 400; i++) {
    const [method, path, body] = oneOf(requests);
    const text = mutate(JSON.stringify(body));
    const { cookie } = method === "DELETE" ? gone : eve;
    const headers = { "content-type": "application/json", cookie };
    const reply = await fetch(house.url + path, { method, headers, body: text });
    expect(reply.status, `${method} ${path} ${text}`).toBeLessThan(500);
    await reply.arrayBuffer();
  }
  expect((await fetch(`${house.url}/readyz`)).status).toBe(200);
  for (const one of [eve, gone]) expect((await one.fetch("GET", "/api/me")).status).toBe(200);
});
