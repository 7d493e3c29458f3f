/** The machine's clock is set, forward and back, while people play: nobody is locked out, nobody loses by it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { SharedLeases } from "../src/cluster/leases.ts";
import { newId } from "../src/ids.ts";
import type { Database } from "../src/store/database.ts";
import { Sqlite } from "../src/store/sqlite.ts";
import { Store } from "../src/store/store.ts";
import { type Sitting, simpleChoice, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Sets the clock of the machine by so much, for everything in this process. */
function setClock(by: number): void {
  vi.restoreAllMocks();
  const real = Date.now;
  vi.spyOn(Date, "now").mockImplementation(() => real() + by);
}
afterEach(() => void vi.restoreAllMocks());

const folder = mkdtempSync(join(tmpdir(), "fiefdom-time-"));
let house: House;
let ada: Visitor;
let bob: Visitor;
beforeAll(async () => {
  house = await openHouse({ FIEFDOM_HTTP_RATE: "20", FIEFDOM_SOCKET_RATE: "20", FIEFDOM_IDLE_SECONDS: "1" });
  [ada, bob] = [await Visitor.named(house.url, "Ada"), await Visitor.named(house.url, "Bob")];
});
afterAll(async () => {
  await house.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Whoever is asked answers; both have seen it then. */
async function move(pair: readonly Sitting[]): Promise<void> {
  await Promise.race(pair.map((sitting) => sitting.until(() => pair.some((one) => one.isAsked))));
  const asked = pair[0].isAsked ? pair[0] : pair[1];
  const seen = pair.map((sitting) => sitting.next("play"));
  expect((await asked.answer(...simpleChoice(asked.play!))).type).toBe("ack");
  await Promise.all(seen);
}

const stillPlay = async (table: string): Promise<void> => {
  const { seats, status } = await ada.get<{ seats: { kind: string }[]; status: string }>(
    `/api/tables/${table}`,
  );
  expect(status).toBe("playing");
  expect(seats.map((seat) => seat.kind)).toEqual(["person", "person"]);
};

describe.each([
  ["back an hour", -HOUR],
  ["forward an hour", HOUR],
  ["back a year", -365 * DAY],
  ["forward a year", 365 * DAY],
])("the clock is set %s", (_, by) => {
  test("requests and open sockets are answered, and the game goes on with the time that has passed", async () => {
    const clock = { kind: "bank", seconds: 120, increment: 0 } as const;
    const { id } = await ada.create({ clock });
    await bob.join(id);
    const pair = [await ada.sit(id), await bob.sit(id)];
    await move(pair);
    setClock(by);
    for (let i = 0; i < 3; i++) expect((await ada.fetch("GET", "/api/me")).status).toBe(200);
    expect((await pair[0].ask({ type: "ping" })).type).toBe("pong");
    for (let i = 0; i < 4; i++) await move(pair);
    await stillPlay(id);
    const left = pair[0].play?.clock?.left ?? [];
    for (const ms of left) expect(ms).toBeGreaterThan(60_000);
    for (const ms of left) expect(ms).toBeLessThanOrEqual(120_000);
    // And back to where it was.
    setClock(0);
    expect((await bob.fetch("GET", "/api/me")).status).toBe(200);
    await move(pair);
    await stillPlay(id);
    for (const sitting of pair) sitting.close();
  });

  test("a game by correspondence keeps its days, in memory or not, and an open table stays open", async () => {
    const { id } = await ada.create({ clock: { kind: "correspondence", days: 1 } });
    const open = await ada.create({ public: true });
    await bob.join(id);
    await stillPlay(id);
    setClock(by);
    await house.hall.sweep();
    await stillPlay(id);
    // Out of memory and back again.
    await vi.waitFor(async () => {
      house.skip(2000);
      await house.hall.sweep();
      expect(house.hall.look([id])).toEqual([]);
    });
    await house.hall.sweep();
    await stillPlay(id);
    expect(await ada.get(`/api/tables/${open.id}`)).toMatchObject({ status: "open" });
    // But what has really passed counts.
    house.skip(DAY);
    await house.hall.sweep();
    const { seats } = await ada.get<{ seats: { kind: string }[] }>(`/api/tables/${id}`);
    expect(seats.filter((seat) => seat.kind === "bot").length).toBe(1);
  });

  test("a table whose process is gone is not kept by a lease from before", async () => {
    const db = new Sqlite(join(folder, newId()));
    await (await Store.open(db, 0)).ping();
    // The database's clock is the one that counts.
    const set: Database = {
      clock: `(${db.clock} + ${by})`,
      othersWrote: () => null,
      query: (sql, args) => db.query(sql, args),
      commit: (batch) => db.commit(batch),
      close: () => db.close(),
    };
    const [gone, before] = [new SharedLeases(db, newId()), new SharedLeases(db, newId())];
    const here = new SharedLeases(set, newId());
    const table = newId();
    expect(await gone.take(table)).toEqual({ fence: 1 });
    expect(await before.take(table)).toEqual({ owner: gone.me });
    expect(await here.elsewhere([table])).toEqual(new Map());
    expect(await here.take(table)).toEqual({ fence: 2 });
    await Promise.all([gone, before, here].map((leases) => leases.close()));
    await db.close();
  });
});

test("nothing in the server asks the machine's clock but the file that is about time", () => {
  const source = fileURLToPath(new URL("../src", import.meta.url));
  const asking = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts"))
    .filter((path) => /Date\.now|new Date\(\)/.test(readFileSync(join(source, path), "utf8")));
  expect(asking).toEqual(["time.ts"]);
});
