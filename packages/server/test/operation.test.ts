/** Running it: going down, logs, files of the web client, games that another engine made. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, describe, expect, test } from "vitest";
import { playToEnd, Visitor } from "./client.ts";
import { openHouse } from "./house.ts";
import { ServerProcess } from "./process.ts";

const folder = mkdtempSync(join(tmpdir(), "fiefdom-operation-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a server that is told to stop", () => {
  test("says good-bye, keeps everything, and has logged nobody's secrets", async () => {
    const server = await ServerProcess.start(join(folder, "stop"), { FIEFDOM_LOG: "debug" });
    const ada = await Visitor.named(server.url, "Ada");
    const { id } = await ada.post<{ id: string }>("/api/quick", { bot: "squire" });
    const sitting = await ada.sit(id);
    await sitting.until(() => sitting.isAsked);
    const acknowledged = await sitting.answer("end");
    expect(acknowledged.type).toBe("ack");
    const bye = sitting.next("bye");
    const exit = server.end("SIGTERM");
    expect(await bye).toMatchObject({ reason: "restart" });
    expect(await exit).toBe(0);
    expect(sitting.closed).toBe(1012);

    const db = new DatabaseSync(join(folder, "stop", "fiefdom.sqlite"), { readOnly: true });
    const [{ body, id: game }] = db.prepare("select id, body from games").all() as {
      id: string;
      body: string;
    }[];
    const moves = db.prepare("select n from moves").all();
    db.close();
    expect(moves.length).toBeGreaterThan(0);
    expect(server.logged).toContain("/api/quick");
    const secrets = [
      ada.cookie.split("=")[1],
      id,
      game,
      (JSON.parse(body) as { seed: string }).seed,
      "copper",
    ];
    for (const secret of secrets) expect(server.logged).not.toContain(secret);
  });
});

describe("a game that another engine made", () => {
  test("is marked and left alone, never silently wrong", async () => {
    const data = join(folder, "older");
    const before = await openHouse({}, data);
    const ada = await Visitor.named(before.url, "Ada");
    const over = await ada.post<{ id: string }>("/api/quick", { bot: "big-money" });
    const finished = await ada.sit(over.id);
    await playToEnd(finished);
    const open = await ada.post<{ id: string }>("/api/quick", { bot: "big-money" });
    const running = await ada.sit(open.id);
    await running.until(() => running.isAsked);
    await running.answer("end");
    await before.stop();

    // As if the engine had led elsewhere then.
    const db = new DatabaseSync(join(data, "fiefdom.sqlite"));
    db.exec(`update moves set body = replace(body, '"check":"', '"check":"x')`);
    db.close();
    const after = await openHouse({}, data);
    const again = new Visitor(after.url);
    again.cookie = ada.cookie;
    const record = await again.get<{ unreplayable?: true }>(`/api/games/${finished.play?.game}`);
    expect(record.unreplayable).toBe(true);
    expect((await again.fetch("GET", `/api/games/${finished.play?.game}/at/1?as=open`)).status).toBe(409);
    expect((await again.sit(open.id)).welcome).toMatchObject({ table: { status: "closed" }, play: null });
    await after.stop();
  });
});

describe("the web client's files", () => {
  test("are served with the right life, and every page leads to the client", async () => {
    const web = join(folder, "web");
    mkdirSync(join(web, "assets"), { recursive: true });
    writeFileSync(join(web, "index.html"), "<!doctype html><title>Fiefdom</title>");
    writeFileSync(join(web, "assets", "app-1234.js"), "export {};");
    const house = await openHouse({ FIEFDOM_WEB: web });
    const get = (path: string, accept = "text/html") => fetch(house.url + path, { headers: { accept } });
    const script = await get("/assets/app-1234.js");
    expect(script.headers.get("cache-control")).toContain("immutable");
    const page = await get("/table/abc");
    expect(page.headers.get("cache-control")).toBe("no-cache");
    expect(await page.text()).toContain("Fiefdom");
    expect(page.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect((await get("/api/nothing")).status).toBe(404);
    expect((await get("/missing.js", "*/*")).status).toBe(404);
    expect((await get("/..%2f..%2fetc%2fpasswd", "*/*")).status).toBe(404);
    await house.stop();
  });
});
