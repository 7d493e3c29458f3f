/** The disk under the server: full, read-only, damaged; whose files they are; and who may have the folder. */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test, vi } from "vitest";
import { Sqlite } from "../src/store/sqlite.ts";
import { Store } from "../src/store/store.ts";
import { type Sitting, simpleChoice, Visitor } from "./client.ts";
import { openHouse } from "./house.ts";
import { endAllServers, ServerProcess } from "./process.ts";

const folder = mkdtempSync(join(tmpdir(), "fiefdom-disk-"));
const disks: string[] = [];

/** A disk of two megabytes; null, and one loud line, where none may be mounted. */
function smallDisk(name: string): string | null {
  const place = join(folder, name);
  mkdirSync(place);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=2m", "tmpfs", place], { stdio: "ignore" });
  } catch {
    console.error(`NOT TESTED: ${name}. No disk can be mounted here; that takes root on Linux.`);
    return null;
  }
  disks.push(place);
  return place;
}

function fill(disk: string): void {
  for (const size of [65_536, 4096, 512])
    try {
      for (;;) appendFileSync(join(disk, "filler"), Buffer.alloc(size));
    } catch {
      // Full to the last piece of that size.
    }
}
const clear = (disk: string): void => rmSync(join(disk, "filler"));

afterAll(async () => {
  await endAllServers();
  for (const disk of disks) execFileSync("umount", ["-l", disk]);
  rmSync(folder, { recursive: true, force: true });
});

const PATIENT = { timeout: 20_000 };
const ready = async (url: string): Promise<[number, string]> => {
  const reply = await fetch(`${url}/readyz`);
  return [reply.status, await reply.text()];
};

describe("a full disk", () => {
  const disk = smallDisk("a full disk");

  test.runIf(disk !== null)(
    "is said to everybody in the right words, and costs nobody anything",
    async () => {
      const house = await openHouse({}, join(disk!, "data"));
      const [ada, bob, cyd] = await Promise.all(
        ["Ada", "Bob", "Cyd"].map((name) => Visitor.named(house.url, name)),
      );
      const { id } = await ada.create();
      await bob.join(id);
      const pair = [await ada.sit(id), await bob.sit(id)];
      const alone = await cyd.post<{ id: string }>("/api/quick", { bot: "squire" });
      const against = await cyd.sit(alone.id);
      const watching = await cyd.sit(id);
      const asked = (): Sitting => pair.find((sitting) => sitting.isAsked)!;
      await asked().answer(...simpleChoice(asked().play!));
      await expect.poll(() => ready(house.url), PATIENT).toEqual([200, '{"ok":true}']);
      await against.until(() => against.isAsked);

      fill(disk!);
      await expect
        .poll(() => ready(house.url), PATIENT)
        .toEqual([503, expect.stringContaining("no room left")]);
      const before = pair.map((sitting) => sitting.play);
      for (let i = 0; i < 3; i++) {
        const chosen = simpleChoice(asked().play!);
        expect(await asked().answer(...chosen)).toMatchObject({ type: "refused", code: "not-stored" });
        expect(await pair[0].ask({ type: "chat", text: "hello?" })).toMatchObject({ code: "not-stored" });
      }
      expect(await pair[1].ask({ type: "resign" })).toMatchObject({ code: "not-stored" });
      expect((await pair[1].ask({ type: "ping" })).type).toBe("pong");
      // Nobody was sent away, nobody was shown what is not stored.
      for (const sitting of [...pair, watching, against]) expect(sitting.closed).toBeNull();
      expect(pair.map((sitting) => sitting.play)).toEqual(before);
      for (const [method, path, body] of [
        ["POST", "/api/guest", { name: "Dan" }],
        ["POST", "/api/account", { name: "Adelaide", password: "correct horse battery" }],
        ["POST", "/api/tables", {}],
        ["POST", "/api/quick", { bot: "squire" }],
        ["PATCH", "/api/me", { name: "Beda" }],
      ] as const) {
        const reply = await ada.fetch(method, path, body);
        expect([path, reply.status, await reply.json()]).toMatchObject([
          path,
          503,
          { error: { code: "not-stored" } },
        ]);
      }
      // What can be read is read, and who comes now sees the game as it is stored.
      expect((await ada.fetch("GET", "/api/me")).status).toBe(200);
      expect((await (await bob.sit(id)).until(() => true)).decision).toBe(before[1]?.decision);

      clear(disk!);
      await expect.poll(() => ready(house.url), PATIENT).toEqual([200, '{"ok":true}']);
      const seen = pair.map((sitting) => sitting.next("play"));
      expect((await asked().answer(...simpleChoice(asked().play!))).type).toBe("ack");
      await Promise.all(seen);
      await against.answer(...simpleChoice(against.play!));
      expect((await ada.fetch("POST", "/api/tables", {})).status).toBe(201);
      await house.stop();
      const again = await openHouse({}, join(disk!, "data"));
      const later = new Visitor(again.url);
      later.cookie = ada.cookie;
      expect((await (await later.sit(id)).until(() => true)).decision).toBe(pair[0].play?.decision);
      await again.stop();
    },
  );

  test.runIf(disk !== null)("lets a bot whose move found no room go on by itself", async () => {
    const before = await openHouse({}, join(disk!, "bots"));
    const ada = await Visitor.named(before.url, "Ada");
    const { id } = await ada.post<{ id: string }>("/api/quick", { bot: "big-money" });
    const sitting = await ada.sit(id);
    await sitting.until(() => sitting.isAsked);
    while (sitting.isAsked) {
      const shown = sitting.next("play");
      await sitting.answer(...simpleChoice(sitting.play!));
      await shown;
    }
    await sitting.until(() => sitting.isAsked);
    await before.stop();
    // As if it had been stopped when the bot was about to move.
    const db = new DatabaseSync(join(disk!, "bots", "fiefdom.sqlite"));
    const [{ n: mine }] = db
      .prepare("select max(n) as n from moves where body like ?")
      .all(`{"seat":${sitting.welcome.you.seat},%`);
    expect(db.prepare("delete from moves where n > ?").run(mine).changes).toBeGreaterThan(0);
    // Nobody misses them then.
    db.exec("delete from heads");
    db.close();
    const house = await openHouse({}, join(disk!, "bots"));
    fill(disk!);
    const log = vi.spyOn(house.hall.log, "error");
    const later = new Visitor(house.url);
    later.cookie = ada.cookie;
    const again = await later.sit(id);
    expect(again.isAsked).toBe(false);
    await vi.waitFor(
      () =>
        expect(log).toHaveBeenCalledWith(
          { problem: expect.stringContaining("no room left") },
          "a change could not be stored",
        ),
      20_000,
    );
    expect(again.isAsked).toBe(false);
    clear(disk!);
    await again.until(() => again.isAsked);
    expect(again.closed).toBeNull();
    await house.stop();
  });

  test.runIf(disk !== null)("or one that can't be written is a sentence at start", async () => {
    fill(disk!);
    await expect(ServerProcess.start(join(disk!, "late"))).rejects.toThrow(
      /exit 2: fiefdom: There is no room left on the disk of .*late\. Make room/,
    );
    clear(disk!);
    execFileSync("mount", ["-o", "remount,ro", disk!]);
    await expect(ServerProcess.start(join(disk!, "data"))).rejects.toThrow(
      /exit 2: fiefdom: The data folder .*data can't be written by this user\. Give it to/,
    );
    expect(() => new Sqlite(join(disk!, "new"))).toThrow("can't be written");
    execFileSync("mount", ["-o", "remount,rw", disk!]);
  });
});

describe("a damaged file", () => {
  const whole = join(folder, "whole");
  const spoil: [string, (file: string) => void][] = [
    ["is no database", (file) => writeFileSync(file, "once there was a database here".repeat(1000))],
    ["lost its second half", (file) => truncateSync(file, statSync(file).size / 2)],
    [
      "has a page of something else",
      (file) => {
        const bytes = readFileSync(file);
        bytes.fill(0xa5, 3 * 4096, 4 * 4096);
        writeFileSync(file, bytes);
      },
    ],
  ];

  test.each(spoil)("that %s is a sentence at start, and is left as it is", async (name, spoilt) => {
    const store = await Store.open(new Sqlite(whole), 0);
    for (let i = 0; i < 50; i++) await store.fact(`fact ${name} ${i}`, "x".repeat(500));
    await store.close();
    const data = join(folder, name);
    cpSync(whole, data, { recursive: true });
    const file = join(data, "fiefdom.sqlite");
    spoilt(file);
    const bytes = readFileSync(file);
    expect(() => new Sqlite(data)).toThrow(
      /fiefdom\.sqlite is damaged\. Keep a copy .*"fiefdom check --data/,
    );
    expect(readFileSync(file).equals(bytes)).toBe(true);
  });

  test("or a folder that is none ends the command with the sentence alone", async () => {
    const data = join(folder, "lost its second half");
    await expect(ServerProcess.start(data)).rejects.toThrow(
      /^exit 2: fiefdom: The file .* is damaged\.[^\n]*\n$/,
    );
    writeFileSync(join(folder, "file"), "");
    expect(() => new Sqlite(join(folder, "file"))).toThrow("is not a folder");
    expect(() => new Sqlite(join(folder, "file", "below"))).toThrow("is not a folder");
  });
});

describe("the folder", () => {
  const modes = (data: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(data).map((name) => [name, (statSync(join(data, name)).mode & 0o777).toString(8)]),
    );

  test("and its files are the owner's alone, also if they were made more open once", async () => {
    const data = join(folder, "private");
    const open = async (): Promise<Store> => Store.open(new Sqlite(data), 0);
    let store = await open();
    await store.fact("a", "b");
    const files = [
      "fiefdom.sqlite",
      "fiefdom.sqlite-shm",
      "fiefdom.sqlite-wal",
      "lock.sqlite",
      "lock.sqlite-journal",
      "server.pid",
    ];
    expect(modes(data)).toEqual(Object.fromEntries(files.map((name) => [name, "600"])));
    await store.close();
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o644);
    store = await open();
    await store.fact("c", "d");
    expect(new Set(Object.values(modes(data)))).toEqual(new Set(["600"]));
    await store.close();
  });

  test("has one server, whatever becomes of the file of the lock", async () => {
    const data = join(folder, "locked");
    const lock = join(data, "lock.sqlite");
    const server = await ServerProcess.start(data);
    const refused = /is in use by another server \(process \d+\)/;
    expect(() => new Sqlite(data)).toThrow(refused);
    rmSync(lock);
    await expect(ServerProcess.start(data)).rejects.toThrow(refused);
    // The attempt left another lock behind, which nobody holds.
    expect(() => new Sqlite(data)).toThrow(refused);
    writeFileSync(lock, "this is no lock at all".repeat(100));
    expect(() => new Sqlite(data)).toThrow(refused);
    // The one who has it goes on as if nothing had happened.
    const ada = await Visitor.named(server.url, "Ada");
    expect((await ada.fetch("POST", "/api/tables", {})).status).toBe(201);
    await server.end("SIGKILL");
    // And once it is gone the next one gets it, with whatever lock is there.
    const next = new Sqlite(data);
    // A command that reads beside a server does not keep it from starting again.
    const visitor = new Sqlite(data, "visitor");
    await visitor.query("select count(*) from people");
    await next.close();
    await new Sqlite(data).close();
    await visitor.close();
  });
});
