/** Bots think beside the server: nobody's move waits for their thoughts, not even another bot's. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boardOf, randomKingdom } from "@fiefdom/cards";
import type { Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { save } from "@fiefdom/engine/save";
import { start } from "@fiefdom/engine/start";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BotPool } from "../src/bots/pool.ts";
import { kingdomKey, StoredPlans, VERSION } from "../src/bots/shelf.ts";
import type { Question } from "../src/bots/worker.ts";
import { ALONE } from "../src/cluster/leases.ts";
import { Sqlite } from "../src/store/sqlite.ts";
import { Store } from "../src/store/store.ts";
import { type Sitting, simpleChoice, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

const game = (seed: string): Game =>
  start(boardOf({ players: 2, ruleset: "printed", kingdom: randomKingdom(seed, { sets: ["base"] }) }), seed);
const question = (bot: string, g: Game, key: string): Question => ({
  bot,
  key,
  seed: "dice",
  save: save(g),
});

test("a search for a plan and a long thought keep no quick bot waiting; the plan is kept for the next process", async () => {
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-plans-"));
  const store = await Store.open(new Sqlite(folder), 0);
  const pool = new BotPool(1, new StoredPlans(store, ALONE), 250_000);
  const order: string[] = [];
  const ask = async (bot: string, g: Game, key: string): Promise<void> => {
    const options = await pool.ask(question(bot, g, key), g.board, "ada");
    expect(options.length).toBeGreaterThan(0);
    order.push(bot);
  };
  const [one, two, three] = [game("one"), game("two"), game("three")];
  // Both need a plan for a board that nobody knows yet, which takes seconds.
  const slow = [ask("marshal", one, "1"), ask("sovereign", two, "2")];
  for (let i = 0; i < 20; i++) await ask("squire", three, "3");
  expect(order).toEqual(Array(20).fill("squire"));
  await Promise.all(slow);
  // Now that the plan is known Marshal is quick, whatever Sovereign does meanwhile. What to do with Treasures
  // needs no thought; what to buy does, of whoever has something to choose from.
  answer(two, two.decision?.who ?? 0, ["treasures"]);
  expect(two.decision?.options.length).toBeGreaterThan(3);
  order.length = 0;
  // Three long thoughts one after the other: on a busy machine a single one is over before anybody else's turn.
  const thoughts = ["4", "5", "6"].map((key) => ask("sovereign", two, key));
  for (let i = 0; i < 5; i++) await ask("squire", one, "7");
  await Promise.all(thoughts);
  expect(order.at(-1)).toBe("sovereign");
  // What was found first is there for whoever comes later.
  const kept = () => store.plan(kingdomKey(one.board), VERSION);
  await expect.poll(kept, { timeout: 280_000 }).not.toBeNull();
  await pool.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test("who has no plan in time plays without one, and a bot that is no more is played by another", async () => {
  const pool = new BotPool(1, undefined, 1);
  const g = game("hurry");
  const answers = [];
  for (const bot of ["marshal", "steward", "emperor", "squire"])
    answers.push(await pool.ask(question(bot, g, bot), g.board, "ada"));
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[2]).toEqual(answers[3]);
  await pool.close();
});

test("Sovereign's time is a setting of the table, and nobody can name another one", async () => {
  const ada = await Visitor.named(house.url, "Time");
  const wishes = (bot: string) => ({ seats: [{ for: "person" as const }, { for: "bot" as const, bot }] });
  for (const bot of ["sovereign:200ms", "sovereign", "sovereign:10s"]) {
    const table = await ada.create(wishes(bot));
    expect(table.seats[1].bot).toBe(bot);
  }
  for (const bot of ["sovereign:600s", "sovereign:9999999", "sovereign:10s:10s", "squire:10s"])
    expect(await ada.create(wishes(bot)), bot).toHaveProperty("error");
});

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

/** A turn without buying anything, until somebody else is asked. */
async function pass(sitting: Sitting): Promise<void> {
  while (sitting.isAsked) {
    const shown = sitting.next("play");
    await sitting.answer(...simpleChoice(sitting.play!));
    await shown;
  }
}

test("while Sovereign thinks, people at other tables get their moves stored and shown at once", async () => {
  const ada = await Visitor.named(house.url, "Ada");
  const seats = [{ for: "person" }, { for: "bot", bot: "sovereign" }] as const;
  const table = await ada.create({
    seats: [...seats],
    kingdom: { from: "random", constraints: { sets: ["prosperity"] } },
  });
  const against = await ada.sit(table.id);
  const [bob, cyd] = [await Visitor.named(house.url, "Bob"), await Visitor.named(house.url, "Cyd")];
  const other = await bob.create();
  await cyd.join(other.id);
  const pair = [await bob.sit(other.id), await cyd.sit(other.id)];

  if (against.isAsked) await pass(against);
  const times: number[] = [];
  while (times.length < 30) {
    const sitting = pair[0].isAsked ? pair[0] : pair[1];
    await sitting.until(() => pair.some((s) => s.isAsked));
    if (!sitting.isAsked) continue;
    const seen = pair.map((s) => s.next("play"));
    const start = performance.now();
    expect((await sitting.answer(...simpleChoice(sitting.play!))).type).toBe("ack");
    await Promise.all(seen);
    times.push(performance.now() - start);
  }
  const median = [...times].sort((a, b) => a - b)[times.length >> 1];
  console.log(
    `${times.length} moves elsewhere while Sovereign looks for a plan, ${median.toFixed(1)} ms each, the slowest ${Math.max(...times).toFixed(1)} ms`,
  );
  expect(median).toBeLessThan(100);
  await against.until(() => against.isAsked);
});
