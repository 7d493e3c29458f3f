/** Reviews of games that were played here: asked for by anybody who may see the game, judged once, kept. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { findKingdom } from "@fiefdom/cards";
import type { ErrorJSON, ReviewStateJSON } from "@fiefdom/protocol/http";
import type { Review } from "@fiefdom/review/review";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Sitting, simpleChoice, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

const folder = mkdtempSync(join(tmpdir(), "fiefdom-reviews-"));
let house: House;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  house = await openHouse({}, folder);
  [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function move(pair: readonly Sitting[]): Promise<void> {
  const asked = pair.find((sitting) => sitting.isAsked)!;
  const seen = pair.map((sitting) => sitting.next("play"));
  await asked.answer(...simpleChoice(asked.play!));
  await Promise.all(seen);
}

/** A game of a few moves, given up by its first player, or still running. */
async function played(isOver = true, moves = 3): Promise<string> {
  // A board whose plan is known: it is the review that is waited for here.
  const piles = [...findKingdom("first-game").kingdom];
  const { id } = await ada.create({ kingdom: { from: "list", piles } });
  await bob.join(id);
  const pair = [await ada.sit(id), await bob.sit(id)];
  for (let i = 0; i < moves; i++) await move(pair);
  if (isOver) await pair[0].ask({ type: "resign" });
  const game = pair[0].play?.game ?? "";
  for (const sitting of pair) sitting.close();
  return game;
}

type Told = ReviewStateJSON & Partial<ErrorJSON>;
const path = (game: string): string => `/api/games/${game}/review`;
const ask = (by: Visitor, game: string): Promise<Told> => by.post(path(game));

async function judged(by: Visitor, game: string): Promise<{ review: Review; shares: number[] }> {
  const shares: number[] = [];
  for (;;) {
    const told = await ask(by, game);
    expect(told.error).toBeUndefined();
    if (told.state === "done") return { review: told.review as unknown as Review, shares };
    if (told.state === "going") shares.push(told.done);
    await sleep(20);
  }
}

test("is made once, tells how far it is, and outlasts the server", async () => {
  const game = await played();
  expect(await ada.get(path(game))).toEqual({ state: "none" });
  // Somebody who has the address and no name asks at the same time as both players.
  const stranger = new Visitor(house.url);
  const first = await Promise.all([ada, bob, stranger].map((one) => ask(one, game)));
  for (const told of first) expect(["waiting", "going"]).toContain(told.state);
  const { review, shares } = await judged(stranger, game);
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(review).toMatchObject({ seats: 2, shares: [0, 1] });
  expect(review.turns.at(-1)?.ended.map(({ value }) => value)).toEqual([0, 1]);
  expect(JSON.stringify(review)).not.toMatch(/Ada|Bob/);
  const kept = await (await stranger.fetch("GET", path(game))).text();
  await house.stop();
  house = await openHouse({}, folder);
  const again = await new Visitor(house.url).fetch("POST", path(game));
  expect([again.status, await again.text()]).toEqual([200, kept]);
  [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
});

test("is refused for games that run, that are none, without a move, and of which something was lost", async () => {
  const running = await played(false);
  for (const method of ["GET", "POST"]) {
    const reply = await ada.fetch(method, path(running), method === "POST" ? {} : undefined);
    expect([reply.status, await reply.json()]).toMatchObject([403, { error: { code: "not-over" } }]);
    const none = await ada.fetch(method, path("none"), method === "POST" ? {} : undefined);
    expect([none.status, await none.json()]).toMatchObject([404, { error: { code: "not-found" } }]);
  }
  const untouched = await ada.fetch("POST", path(await played(true, 0)), {});
  expect([untouched.status, await untouched.json()]).toMatchObject([
    409,
    { error: { code: "unreviewable" } },
  ]);
  const lost = await played();
  const db = new DatabaseSync(join(folder, "fiefdom.sqlite"));
  db.prepare("delete from moves where game = ? and n = 2").run(lost);
  db.close();
  const reply = await ada.fetch("POST", path(lost), {});
  expect([reply.status, await reply.json()]).toMatchObject([409, { error: { code: "unreplayable" } }]);
});

test("of a game that nobody may watch: nobody's while it runs, and then theirs who have its address", async () => {
  const piles = [...findKingdom("first-game").kingdom];
  const cyd = await Visitor.named(house.url, "Cyd");
  const stranger = new Visitor(house.url);
  const seats = [{ for: "person" }, { for: "person" }, { for: "person" }] as const;
  const { id } = await ada.create({
    kingdom: { from: "list", piles },
    spectators: false,
    public: true,
    seats: [...seats],
  });
  const sittings: Sitting[] = [];
  for (const visitor of [ada, bob, cyd]) await visitor.join(id);
  for (const visitor of [ada, bob, cyd]) sittings.push(await visitor.sit(id));
  for (let i = 0; i < 3; i++) await move(sittings);
  const game = sittings[0].play?.game ?? "";
  // One of them gives up: from then on they are let in no more than a stranger, who knows the address from them.
  await sittings[2].ask({ type: "resign" });
  const everybody = [ada, bob, cyd, stranger];
  for (const visitor of everybody)
    for (const [method, way] of [
      ["GET", path(game)],
      ["POST", path(game)],
      ["GET", `/api/games/${game}`],
      ["GET", `/api/games/${game}/at/0?as=open`],
    ]) {
      const reply = await visitor.fetch(method, way, method === "POST" ? {} : undefined);
      expect([method, way, reply.status]).toEqual([method, way, 403]);
    }
  // Nor is anybody told the address who does not play: the table's own page has none.
  await expect(stranger.sit(id)).rejects.toThrow("403");
  for (const way of [`/api/tables/${id}`, "/api/tables", "/api/export.ndjson", `/api/people/${ada.person}`])
    expect(await (await stranger.fetch("GET", way)).text()).not.toContain(game);
  await sittings[0].ask({ type: "resign" });
  for (const sitting of sittings) sitting.close();
  for (const visitor of everybody) expect(await visitor.get(path(game))).toEqual({ state: "none" });
});

test("waits its turn: three of one person at a time, and others are not kept waiting by them", async () => {
  const games = [await played(), await played(), await played(), await played()];
  const [first, second, third, fourth] = games;
  const told = await Promise.all([first, second, third].map((game) => ask(ada, game)));
  for (const { state } of told) expect(["waiting", "going"]).toContain(state);
  const more = await ada.fetch("POST", path(fourth), {});
  expect([more.status, await more.json()]).toMatchObject([429, { error: { code: "too-many-reviews" } }]);
  // Asking again for one that waits is no other.
  expect((await ask(ada, third)).error).toBeUndefined();
  expect((await ask(bob, fourth)).error).toBeUndefined();
  // Bob asked last, and comes before the last of Ada's.
  await judged(bob, fourth);
  expect((await ada.get<Told>(path(third))).state).not.toBe("done");
});

test("is not made where it is not wanted", async () => {
  const without = await openHouse({ FIEFDOM_REVIEW_THREADS: "0" });
  const visitor = await Visitor.named(without.url, "Ada");
  const { id } = await visitor.post<{ id: string }>("/api/quick", { bot: "jester" });
  const sitting = await visitor.sit(id);
  await sitting.ask({ type: "resign" });
  const reply = await visitor.fetch("POST", path(sitting.play?.game ?? ""), {});
  expect([reply.status, await reply.json()]).toMatchObject([404, { error: { code: "no-reviews" } }]);
  sitting.close();
  await without.stop();
});
