/** Ratings come from playing: two who help each other get nowhere. */
import type { Me } from "@fiefdom/protocol";
import { afterAll, beforeAll, expect, test } from "vitest";
import { move, type Sitting, untilOne, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

async function account(name: string): Promise<Visitor> {
  const visitor = new Visitor(house.url);
  await visitor.post("/api/account", { name, password: "correct horse battery" });
  return visitor;
}

async function meet(...people: Visitor[]): Promise<Sitting[]> {
  const { id } = await people[0].create({ rated: true, seats: people.map(() => ({ for: "person" })) });
  for (const person of people.slice(1)) await person.join(id);
  return Promise.all(people.map((person) => person.sit(id)));
}

/** Goes on without doing anything until the game has seen so many turns. */
async function idle(sittings: readonly Sitting[], turns: number): Promise<void> {
  for (;;) {
    await untilOne(sittings, (sitting) => sitting.isAsked);
    const asked = sittings.find((sitting) => sitting.isAsked);
    if (asked === undefined) throw new Error("nobody is asked");
    if ((asked.play?.view.turn ?? 0) > turns) return;
    await move(asked, sittings, "end");
  }
}

/** The last of them gives up, and they play again. Gives what the first was rated then. */
async function giveUp(sittings: readonly Sitting[]): Promise<number | undefined> {
  const [winner] = sittings;
  const loser = sittings[sittings.length - 1];
  const over = sittings.map((sitting) => sitting.until((play) => play.result !== null));
  await loser.ask({ type: "resign" });
  await Promise.all(over);
  const after = winner.play?.result?.find((row) => row.seat === 0)?.rating?.after;
  const begun = sittings.map((sitting) => sitting.next("welcome"));
  for (const sitting of sittings) await sitting.ask({ type: "rematch", yes: true });
  await Promise.all(begun);
  return after;
}

const ratingOf = async (visitor: Visitor): Promise<Me["rating"]> => (await visitor.get<Me>("/api/me")).rating;

test("who resigns at once changes nobody's rating, however often", async () => {
  const [ada, bob] = [await account("Farmer"), await account("Helper")];
  const sittings = await meet(ada, bob);
  for (let n = 0; n < 30; n++) expect(await giveUp(sittings)).toBeUndefined();
  // Nor after a few turns, nor if only one of them has played.
  await idle(sittings, 8);
  expect(await giveUp(sittings)).toBeUndefined();
  expect([await ratingOf(ada), await ratingOf(bob)]).toEqual([null, null]);
});

test("the same two count less each time", async () => {
  const [ada, bob] = [await account("Farmer Too"), await account("Helper Too")];
  const sittings = await meet(ada, bob);
  const means = [25];
  for (let n = 0; n < 14; n++) {
    await idle(sittings, 12);
    means.push((await giveUp(sittings)) ?? Number.NaN);
  }
  const gains = means.slice(1).map((mean, i) => mean - means[i]);
  for (const gain of gains) expect(gain).toBeGreaterThan(0);
  for (let i = 3; i < gains.length; i++) expect(gains[i]).toBeLessThan(0.6 * gains[i - 1]);
  // All that such games can ever give is less than two more of the last whole one.
  expect(means[means.length - 1] - means[3]).toBeLessThan(gains[2]);
  expect(means[means.length - 1]).toBeLessThan(33);
  expect(await ratingOf(ada)).toMatchObject({ games: 14, mean: means[means.length - 1] });
  // Somebody else is news again.
  const eve = await account("Stranger");
  const others = await meet(ada, eve);
  await idle(others, 12);
  expect(((await giveUp(others)) ?? 0) - means[means.length - 1]).toBeGreaterThan(gains[5]);
});

test("among three one who never played leaves it uncounted", async () => {
  const people = [await account("First"), await account("Second"), await account("Third")];
  const sittings = await meet(...people);
  await sittings[2].ask({ type: "resign" });
  await sittings[1].until((play) => play.view.turn >= 1);
  await sittings[1].ask({ type: "resign" });
  const play = await sittings[0].until((now) => now.result !== null);
  expect(play.result?.some((row) => row.rating !== undefined)).toBe(false);
});
