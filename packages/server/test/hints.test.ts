/** Hints on the wire: only where the table allows them, never where a game counts, to who is asked and nobody else. */

import type { Refusal } from "@fiefdom/engine/decisions";
import type { ErrorJSON } from "@fiefdom/protocol/http";
import type { ServerMessage, TableJSON } from "@fiefdom/protocol/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Client } from "../src/tables/client.ts";
import { AdviceLimits } from "../src/tables/hints.ts";
import { type Sitting, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

type Hint = Extract<ServerMessage, { type: "hint" }>;

const hint = (by: Sitting): Promise<ServerMessage> => by.ask({ type: "hint" });
const codeOf = (reply: ServerMessage): string => (reply.type === "refused" ? reply.code : reply.type);

async function account(name: string): Promise<Visitor> {
  const visitor = new Visitor(house.url);
  await visitor.post("/api/account", { name, password: "correct horse battery" });
  return visitor;
}

/** Two people at a table, whoever is asked first. */
async function two(ada: Visitor, bob: Visitor, wishes: { hints?: boolean; rated?: boolean }) {
  const { id } = await ada.create(wishes);
  await bob.join(id);
  const sittings = [await ada.sit(id), await bob.sit(id)];
  const asked = sittings.find((sitting) => sitting.isAsked) as Sitting;
  return { id, asked, other: sittings.find((sitting) => sitting !== asked) as Sitting };
}

test("a table that counts can't be made with hints, and at one that counts or has none they are refused", async () => {
  const [ada, bob] = [await account("Ada Rated"), await account("Bob Rated")];
  const reply = await ada.fetch("POST", "/api/tables", { rated: true, hints: true });
  expect([reply.status, ((await reply.json()) as ErrorJSON).error.code]).toEqual([400, "hints-rated"]);
  for (const wishes of [{}, { hints: false }, { rated: true }]) {
    const { asked, other } = await two(ada, bob, wishes);
    expect(asked.welcome.table.options.hints).toBe(false);
    expect([codeOf(await hint(asked)), codeOf(await hint(other))]).toEqual(["no-hints", "no-hints"]);
    asked.close();
    other.close();
  }
});

test("where all have sat down to it, who is asked gets one, and nobody else hears of that", async () => {
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id, asked, other } = await two(ada, bob, { hints: true });
  const watching = await new Visitor(house.url).sit(id);
  // Everybody is told that hints are given here.
  for (const sitting of [asked, other, watching]) expect(sitting.welcome.table.options.hints).toBe(true);
  await other.ask({ type: "ping" });
  await watching.ask({ type: "ping" });
  const before = [other.messages.length, watching.messages.length];
  const [first, second] = await Promise.all([hint(asked), hint(asked)]);
  // Nobody has two thought about at once.
  expect([codeOf(first), codeOf(second)].sort()).toEqual(["hint", "too-fast"]);
  const given = [first, second].find((reply): reply is Hint => reply.type === "hint")?.hint;
  const decision = asked.play?.view.decision;
  if (!decision || !("options" in decision)) throw new Error("not asked");
  const [best] = given?.candidates ?? [];
  expect(given?.seat).toBe(asked.welcome.you.seat);
  for (const option of best?.line[0].options ?? []) expect(decision.options).toContain(option);
  expect(best?.low).toBeLessThanOrEqual(best?.chance ?? -1);
  expect(best?.high).toBeGreaterThanOrEqual(best?.chance ?? 2);
  expect([codeOf(await hint(other)), codeOf(await hint(watching))]).toEqual(["not-asked", "no-seat"]);
  await other.ask({ type: "ping" });
  await watching.ask({ type: "ping" });
  // A refusal and a pong each, and nothing else.
  expect([other.messages.length, watching.messages.length]).toEqual(before.map((n) => n + 2));
  // What was asked about is over when the answer comes: then it is no hint any more.
  const late = hint(asked);
  await asked.answer("end");
  expect(codeOf(await late)).toBe("late");
});

test("against a bot alone there are hints; a quick match brings nobody to a table with them", async () => {
  const ada = await Visitor.named(house.url, "Ada Alone");
  const { id, options } = await ada.post<TableJSON>("/api/quick", { bot: "big-money" });
  expect(options.hints).toBe(true);
  const sitting = await ada.sit(id);
  await sitting.until(() => sitting.isAsked);
  expect(codeOf(await hint(sitting))).toBe("hint");
  const open = await (await Visitor.named(house.url, "Host")).create({ public: true, hints: true });
  const found = await (await Visitor.named(house.url, "Passer-by")).post<TableJSON>("/api/quick", {});
  expect(found.id).not.toBe(open.id);
});

test("moves are judged before they are made where nobody but bots plays along, and nowhere else", async () => {
  const ada = await Visitor.named(house.url, "Ada Trains");
  const { id } = await ada.post<TableJSON>("/api/quick", { bot: "big-money" });
  const sitting = await ada.sit(id);
  await sitting.until(() => sitting.isAsked);
  const question = sitting.play?.decision;
  // To end the first turn without a purchase is no good, but whether that is clear in time depends on the machine.
  const reply = await sitting.ask({ type: "warn", options: ["end"] });
  if (reply.type !== "warned") throw new Error(`not judged: ${codeOf(reply)}`);
  if (reply.warning !== null) expect(reply.warning.played.options).toEqual(["end"]);
  // It was only asked about: nothing was done.
  expect(sitting.play?.decision).toBe(question);
  const [bob, eve] = [await Visitor.named(house.url, "Bob"), await Visitor.named(house.url, "Eve")];
  const { asked, other } = await two(bob, eve, { hints: true });
  const judged = (by: Sitting) => by.ask({ type: "warn", options: ["end"] });
  expect([codeOf(await judged(asked)), codeOf(await judged(other))]).toEqual(["no-hints", "no-hints"]);
  const watching = await new Visitor(house.url).sit(id);
  expect(codeOf(await judged(watching))).toBe("no-seat");
});

test("who asks for many waits, and so do the guests of one visitor together", () => {
  const limits = new AdviceLimits(0.25, 6);
  const guest = (n: number, visitor = "here") =>
    ({ person: { publicId: `${n}`, login: null }, visitor }) as Client;
  const codeAt = (client: Client, now: number): string => {
    try {
      limits.take(client, now)();
      return "taken";
    } catch (problem) {
      return (problem as Refusal).code;
    }
  };
  const many = (of: (i: number) => Client, now: number) =>
    Array.from({ length: 20 }, (_, i) => codeAt(of(i), now)).filter((code) => code === "taken").length;
  expect(many(() => guest(0), 0)).toBe(6);
  expect(many((i) => guest(i + 1), 0)).toBe(6);
  expect(many((i) => guest(i + 1, "elsewhere"), 0)).toBe(12);
  expect(codeAt(guest(0), 4000)).toBe("taken");
  expect(codeAt(guest(0), 4000)).toBe("too-fast");
});
