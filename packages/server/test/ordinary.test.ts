/** An answer that is as it should be costs no Error: making one takes longer than the move itself. */
import { Refusal } from "@fiefdom/engine/decisions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { playToEnd, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

/** How many Errors, Refusals among them, are made meanwhile. */
async function errorsIn(something: () => Promise<unknown>): Promise<number> {
  const Real = globalThis.Error;
  let made = 0;
  const Counting = new Proxy(Real, {
    construct(target, args, self) {
      made++;
      return Reflect.construct(target, args, self);
    },
  });
  globalThis.Error = Counting;
  Object.setPrototypeOf(Refusal, Counting);
  try {
    await something();
  } finally {
    globalThis.Error = Real;
    Object.setPrototypeOf(Refusal, Real);
  }
  return made;
}

test("a game is played by two, seen by a third, without an Error", async () => {
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id } = await ada.create();
  await bob.join(id);
  const sittings = [await ada.sit(id), await bob.sit(id)];
  await new Visitor(house.url).sit(id);
  expect(await errorsIn(() => Promise.all(sittings.map((one) => playToEnd(one))))).toBe(0);
  // What is not as it should be is refused by one: they are seen here.
  expect(await errorsIn(() => sittings[0].answer("end"))).toBe(1);
});
