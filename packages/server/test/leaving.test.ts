/** Who leaves, comes back or was never let in: what becomes of proposals, and what they may still see. */

import { afterAll, beforeAll, expect, test } from "vitest";
import { Sitting, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ FIEFDOM_ABSENT_SECONDS: "0" });
});
afterAll(() => house.stop());

const person = { for: "person" } as const;

async function table(count: number, wishes = {}): Promise<Sitting[]> {
  const people: Visitor[] = [];
  for (let i = 0; i < count; i++) people.push(await Visitor.named(house.url, `P${i}`));
  const { id } = await people[0].create({ seats: people.map(() => person), ...wishes });
  for (const visitor of people) await visitor.join(id);
  const sittings: Sitting[] = [];
  for (const visitor of people) sittings.push(await visitor.sit(id));
  return sittings;
}

const proposed = (sitting: Sitting) => sitting.wait((m) => m.type === "table" && m.table.proposal !== null);
const withdrawn = (sitting: Sitting) => sitting.wait((m) => m.type === "table" && m.table.proposal === null);

/** The second goes away, the first wants a bot instead, the others are asked. */
async function propose([ada, bob, cyd]: readonly Sitting[]): Promise<void> {
  const gone = ada.wait((m) => m.type === "table" && !m.table.seats[1].connected);
  bob.close();
  await gone;
  const asked = proposed(cyd);
  await ada.ask({ type: "replace", seat: 1, bot: "squire" });
  await asked;
}

test("a proposal to replace somebody is gone when they are back; an old yes gives no seat away", async () => {
  const sittings = await table(3);
  const [ada, bob, cyd] = sittings;
  await propose(sittings);
  const gone = withdrawn(cyd);
  const back = await bob.visitor.sit(ada.table);
  expect(back.welcome.table.proposal).toBeNull();
  await gone;
  const number = 1;
  expect(await cyd.ask({ type: "vote", proposal: number, yes: true })).toMatchObject({ code: "no-proposal" });
  expect(
    (await ada.visitor.get<{ seats: { kind: string }[] }>(`/api/tables/${ada.table}`)).seats[1].kind,
  ).toBe("person");
});

test("a proposal that waits for somebody who gave up is gone, and the next one is heard", async () => {
  const sittings = await table(4);
  const [ada, , cyd, dan] = sittings;
  await propose(sittings);
  const gone = withdrawn(ada);
  await dan.ask({ type: "resign" });
  await gone;
  const asked = proposed(cyd);
  expect(await ada.ask({ type: "replace", seat: 1, bot: "squire" })).toMatchObject({ proposed: 2 });
  await asked;
  expect(cyd.state?.proposal?.awaited).toEqual([2]);
  const taken = ada.wait((m) => m.type === "table" && m.table.seats[1].kind === "bot");
  await cyd.ask({ type: "vote", proposal: 2, yes: true });
  await taken;
});

test("a proposal that waits only for who went away stands in nobody's way", async () => {
  const sittings = await table(4);
  const [ada, , cyd, dan] = sittings;
  await propose(sittings);
  await dan.ask({ type: "vote", proposal: 1, yes: true });
  const away = ada.wait((m) => m.type === "table" && !m.table.seats[2].connected);
  cyd.close();
  await away;
  const again = await ada.ask({ type: "replace", seat: 1, bot: "squire" });
  expect(again).toMatchObject({ type: "ack", proposed: 2 });
});

test("who gave up looks on as anyone does, and reads nothing of the bot's hand", async () => {
  const [ada, bob] = await table(3);
  const game = ada.play?.game ?? "";
  const at = (visitor: Visitor, seat: number) => visitor.fetch("GET", `/api/games/${game}/at/0?as=${seat}`);
  expect((await at(bob.visitor, 1)).status).toBe(200);
  const spectator = bob.next("welcome");
  await bob.ask({ type: "resign" });
  expect((await spectator).you.seat).toBe(-1);
  for (const seat of [0, 1, 2]) expect((await at(bob.visitor, seat)).status).toBe(403);
  expect((await at(ada.visitor, 0)).status).toBe(200);
});

test("where nobody may watch, giving up ends the watching too", async () => {
  const [ada, bob] = await table(3, { spectators: false });
  await bob.ask({ type: "resign" });
  await expect.poll(() => bob.closed).toBe(4404);
  expect(ada.closed).toBeNull();
  await expect(bob.visitor.sit(ada.table)).rejects.toThrow("403");
});

test("where nobody may watch, a hello after the start comes too late", async () => {
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id } = await ada.create({ spectators: false });
  const quiet = new Sitting(new Visitor(house.url), id);
  await quiet.connect();
  await bob.join(id);
  const closed = new Promise((done) => quiet.socket.on("close", done));
  quiet.raw(JSON.stringify({ type: "hello", protocol: 1, seen: null }));
  expect(await closed).toBe(4404);
  expect(quiet.got).toEqual([]);
});
