/** Peace at a table: who is muted or has said enough does not come back as another guest. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { Sitting, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse({ FIEFDOM_PROXY: "yes" });
});
afterAll(() => house.stop());

/** A new guest at that table, from that address. */
async function guestAt(table: string, address: string, name = "Troll"): Promise<Sitting> {
  const visitor = new Visitor(house.url);
  const headers = { "x-forwarded-for": address };
  const reply = await visitor.fetch("POST", "/api/guest", { name }, headers);
  visitor.person = ((await reply.json()) as { person: string }).person;
  const sitting = new Sitting(visitor, table);
  await sitting.open(null, headers);
  return sitting;
}

const say = async (sitting: Sitting, text: string): Promise<string> => {
  const reply = await sitting.ask({ type: "chat", text });
  return reply.type === "refused" ? reply.code : reply.type;
};

test("muting holds against new guests of the same visitor, and against nobody else", async () => {
  const ada = await Visitor.named(house.url, "Ada");
  const { id } = await ada.create({ public: true });
  const hers = await ada.sit(id);
  const prepared = await guestAt(id, "203.0.113.7", "Ready before");
  const troll = await guestAt(id, "203.0.113.7");
  const heard = hers.next("chat");
  expect(await say(troll, "first words")).toBe("ack");
  await heard;
  expect((await hers.ask({ type: "mute", person: troll.visitor.person, on: true })).type).toBe("ack");
  for (const again of [troll, prepared, await guestAt(id, "203.0.113.7"), await guestAt(id, "203.0.113.7")])
    expect(await say(again, "troll again")).toBe("ack");
  // From elsewhere the one that is muted is known as well, and then where they come from.
  const moved = new Sitting(troll.visitor, id);
  await moved.open(null, { "x-forwarded-for": "198.51.100.9" });
  expect(await say(moved, "troll again")).toBe("ack");
  expect(await say(await guestAt(id, "198.51.100.9"), "troll again")).toBe("ack");
  const friend = await guestAt(id, "203.0.113.8", "Friend");
  const kind = hers.next("chat");
  expect(await say(friend, "kind words")).toBe("ack");
  expect((await kind).line.text).toBe("kind words");
  expect(hers.got.join()).not.toContain("troll again");
  // Nor when she comes back, nor after a restart of the table; and nobody is told from where it was said.
  const back = await ada.sit(id);
  expect(JSON.stringify(back.welcome)).not.toContain("troll again");
  expect(JSON.stringify(back.welcome.chat)).toContain("kind words");
  expect(JSON.stringify([back.welcome, friend.got])).not.toMatch(/"(visitor|guestSince|mutedVisitors)"/);
  // Others read it, until they mute it themselves.
  expect(friend.welcome.chat.map((line) => line.text)).toContain("troll again");
  // Taken back, it is taken back for the guests, too.
  await hers.ask({ type: "mute", person: troll.visitor.person, on: false });
  const late = hers.next("chat");
  expect(await say(await guestAt(id, "198.51.100.9", "Reformed"), "sorry")).toBe("ack");
  expect((await late).line.text).toBe("sorry");
});

test("new guests say no more than one would", async () => {
  const ada = await Visitor.named(house.url, "Ada");
  const { id } = await ada.create({ public: true });
  // One visitor, a new guest for every line.
  const one: string[] = [];
  for (let i = 0; i < 24; i++) one.push(await say(await guestAt(id, "203.0.113.20"), "buy my things"));
  expect(one.filter((reply) => reply === "ack").length).toBeLessThan(20);
  expect(one).toContain("too-fast");
  // Many visitors: all who just came count together, and who plays here is not concerned.
  const many = await Promise.all(
    Array.from({ length: 30 }, async (_, i) =>
      say(await guestAt(id, `198.51.100.${100 + i}`), "buy my things"),
    ),
  );
  expect(many.filter((reply) => reply === "too-fast").length).toBeGreaterThan(10);
  const hers = await ada.sit(id);
  expect(await say(hers, "what is going on?")).toBe("ack");
});
