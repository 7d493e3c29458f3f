/** Who does not read what they are sent: how much waits for them is bounded, and is seen. */
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

async function metric(name: string): Promise<number> {
  const text = await (await fetch(`${house.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]);
}

test("a connection that asks and never reads is let go, and the other plays on", async () => {
  const [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
  const { id } = await ada.create();
  await bob.join(id);
  const pair = [await ada.sit(id), await bob.sit(id)];
  const [idle, other] = pair;
  expect(await metric("fiefdom_slow_readers_total")).toBe(0);
  idle.socket.pause();
  let most = 0;
  // Each of these is refused with the whole picture.
  const wish = JSON.stringify({ type: "answer", decision: "never", options: [] });
  await vi.waitFor(
    async () => {
      for (let n = 1; n <= 200; n++) idle.raw(wish.replace("{", `{"id":${n},`));
      most = Math.max(most, await metric("fiefdom_unread_bytes"));
      expect(await metric("fiefdom_slow_readers_total")).toBe(1);
    },
    { timeout: 50_000, interval: 10 },
  );
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(2 ** 20 + 100_000);
  expect((await other.ask({ type: "ping" })).type).toBe("pong");
  // And may come back.
  idle.close();
  const back = await ada.sit(id);
  expect(back.play?.game).toBe(other.play?.game);
  back.close();
  other.close();
});
