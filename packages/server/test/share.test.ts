/** Bots are there for everybody: who asks for much takes nothing from the others, and nobody waits long. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boardOf, randomKingdom } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import { answer } from "@fiefdom/engine/run";
import { save } from "@fiefdom/engine/save";
import { start } from "@fiefdom/engine/start";
import type { TableWishes } from "@fiefdom/protocol/table";
import { expect, test } from "vitest";
import { Lane } from "../src/bots/lane.ts";
import { BotPool } from "../src/bots/pool.ts";
import { kingdomKey, StoredPlans, VERSION } from "../src/bots/shelf.ts";
import { ALONE, SharedLeases } from "../src/cluster/leases.ts";
import { newId } from "../src/ids.ts";
import { Sqlite } from "../src/store/sqlite.ts";
import { insertPlan, Store } from "../src/store/store.ts";
import { type Sitting, simpleChoice, Visitor } from "./client.ts";
import { openHouse } from "./house.ts";

const kingdom = randomKingdom("share", { sets: ["base"] });
const board: Board = boardOf({ players: 2, ruleset: "printed", kingdom });

test("each person's tasks wait for their own, not for all of another's", async () => {
  const lane = new Lane(1, "now");
  const g = start(board, "lane");
  const question = { bot: "squire", key: "", seed: "", save: save(g) };
  const order: string[] = [];
  const ask = (whose: string) => {
    const asked = lane.ask({ what: "answer", question, plan: null }, whose);
    return { ...asked, noted: asked.reply.then(() => void order.push(whose)) };
  };
  const greedy = Array.from({ length: 30 }, () => ask("eve"));
  const [ada, bob, dropped] = [ask("ada"), ask("bob"), ask("cyd")];
  dropped.drop();
  await Promise.all([...greedy, ada, bob].map(({ noted }) => noted));
  expect(order.slice(0, 4).sort()).toEqual(["ada", "bob", "eve", "eve"]);
  expect(order.length).toBe(32);
  expect(lane.pressure).toBe(0);
  await lane.close();
});

/** Nobody would ever find such a plan. */
const COPPER = { name: "Copper", notes: [], needs: [], lists: { buy: [{ what: "copper" }] }, choose: [] };

/** What is bought in the first turns when the pool plays both seats as Marshal. */
async function boughtBy(pool: BotPool): Promise<Set<string>> {
  const g = start(board, "kept", { history: true });
  while (g.turn < 4) {
    const seat = g.decision?.who ?? 0;
    const question = { bot: "marshal", key: `${seat}`, seed: "", save: save(g) };
    answer(g, seat, await pool.ask(question, board, "ada"));
  }
  return new Set(g.history?.words.flat().filter((word) => word.startsWith("buy:")));
}

test("a plan that was kept is played by, whatever the order in which its cards were named", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-share-"));
  const store = await Store.open(new Sqlite(folder), 0);
  const other = boardOf({ players: 2, ruleset: "printed", kingdom: kingdom.toReversed() });
  expect(kingdomKey(other)).toBe(kingdomKey(board));
  await store.write(insertPlan(kingdomKey(other), VERSION, JSON.stringify(COPPER)));
  const pool = new BotPool(1, new StoredPlans(store, ALONE), 60_000);
  expect(await boughtBy(pool)).toEqual(new Set(["buy:copper"]));
  await pool.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test("of several processes one looks for a plan, and the others wait for what it finds", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-share-"));
  const database = new Sqlite(folder);
  const store = await Store.open(database, 0);
  const leases = [new SharedLeases(database, newId()), new SharedLeases(database, newId())];
  const [first, second] = leases.map((one) => new StoredPlans(store, one));
  expect(await first.begin(board)).toBe(true);
  const pool = new BotPool(1, second, 60_000);
  // Nobody waits for a plan: until it is found the first that fits is played by, and that one buys Silver.
  expect(await boughtBy(pool)).toContain("buy:silver");
  expect(await second.begin(board)).toBe(false);
  await first.keep(board, COPPER);
  await first.end(board);
  await expect.poll(() => boughtBy(pool)).toEqual(new Set(["buy:copper"]));
  await pool.close();
  for (const one of leases) await one.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Until it is one's turn again: how long the bot took for each of its answers. */
async function waits(sitting: Sitting): Promise<number[]> {
  const times: number[] = [];
  for (;;) {
    const from = performance.now();
    const shown = sitting.next("play");
    if (sitting.isAsked) await sitting.answer(...simpleChoice(sitting.play!));
    const isBot = !sitting.isAsked;
    await shown;
    if (isBot) times.push(performance.now() - from);
    if (sitting.isAsked && times.length > 0) return times;
  }
}

test("thirty Marshals of one visitor make nobody else's slow", async () => {
  const house = await openHouse({ FIEFDOM_BOT_THREADS: "1" });
  const eve = await Visitor.named(house.url, "Eve");
  const wishes: TableWishes = {
    seats: [{ for: "person" }, { for: "bot", bot: "marshal" }],
    kingdom: { from: "random", constraints: { sets: ["base", "prosperity"] } },
  };
  const crowd = await Promise.all(
    Array.from({ length: 30 }, async () => eve.sit((await eve.create(wishes)).id)),
  );
  for (const sitting of crowd) if (sitting.isAsked) void sitting.answer(...simpleChoice(sitting.play!));
  const ada = await Visitor.named(house.url, "Ada");
  const mine = await ada.sit((await ada.create(wishes)).id);
  const times: number[] = [];
  for (let turn = 0; turn < 3; turn++) times.push(...(await waits(mine)));
  console.log(`beside thirty others Marshal took at most ${Math.max(...times).toFixed(0)} ms for an answer`);
  // Two seconds, and a little for a machine that has something else to do.
  expect(Math.max(...times)).toBeLessThan(3000);
  await house.stop();
});
