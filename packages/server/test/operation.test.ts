/** Running it: going down, logs, files of the web client, games that another engine made. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { playToEnd, Sitting, Visitor } from "./client.ts";
import { openHouse } from "./house.ts";
import { COMPILED, endAllServers, MAIN, ServerProcess } from "./process.ts";

const folder = mkdtempSync(join(tmpdir(), "fiefdom-operation-"));
afterAll(async () => {
  await endAllServers();
  rmSync(folder, { recursive: true, force: true });
});

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

  test("has stored what it acknowledged until the last moment, and waits for nobody who won't go", async () => {
    const data = join(folder, "last");
    const server = await ServerProcess.start(data);
    const ada = await Visitor.named(server.url, "Ada");
    const { id } = await ada.post<{ id: string }>("/api/quick", { bot: "big-money" });
    const sitting = await ada.sit(id);
    await sitting.until(() => sitting.isAsked);
    // Somebody who says hello and never anything again, not even good-bye.
    const { hostname, port } = new URL(server.url);
    const deaf = connect(Number(port), hostname);
    deaf.on("error", () => {});
    deaf.write(
      `GET /api/tables/${id}/socket HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
    );
    await new Promise((open) => deaf.once("data", open));
    const { decision } = sitting.play!;
    const reply = sitting.answer("end").catch(() => null);
    const start = performance.now();
    expect(await server.end("SIGTERM")).toBe(0);
    expect(performance.now() - start).toBeLessThan(20_000);
    deaf.destroy();
    const acknowledged = (await reply)?.type === "ack";
    const db = new DatabaseSync(join(data, "fiefdom.sqlite"), { readOnly: true });
    const stored = db
      .prepare("select n from moves")
      .all()
      .some((row) => row.n === Number(decision?.split(".")[1]));
    db.close();
    // It was stored at least if that was said.
    if (acknowledged) expect(stored).toBe(true);
  });
});

describe("a server that can't start", () => {
  const attempt = (env: Record<string, string>) => ServerProcess.start(join(folder, "never"), env);

  test("says everything that is wrong with its settings, unknown ones included", async () => {
    const wrong = { FIEFDOM_PROT: "80", FIEFDOM_PORT: "eighty", DATABASE_URL: "postgres://localhost/x" };
    const said = await attempt(wrong).catch((problem: Error) => problem.message);
    expect(said).toMatch(/^exit 2: fiefdom: The configuration is not right:/);
    expect(said).toContain("FIEFDOM_PROT is not known. There are: FIEFDOM_HOST,");
    expect(said).toContain('FIEFDOM_PORT is "eighty"');
    expect(said).toContain("DATABASE_URL and REDIS_URL go together");
  });

  test("says that its port is taken, or that its database can't be reached", async () => {
    const house = await openHouse();
    const { port } = new URL(house.url);
    await expect(attempt({ FIEFDOM_PORT: port })).rejects.toThrow(
      new RegExp(`exit 2: fiefdom: Port ${port} of 127.0.0.1 is in use by another program`),
    );
    await house.stop();
    const nowhere = { DATABASE_URL: "postgres://x@127.0.0.1:9/x", REDIS_URL: "redis://127.0.0.1:9" };
    await expect(attempt(nowhere)).rejects.toThrow(/exit 2: fiefdom: PostgreSQL can't be reached/);
  });
});

describe("what is refused", () => {
  test("is logged, with who and why and without any secret", async () => {
    const server = await ServerProcess.start(join(folder, "refused"), {
      FIEFDOM_LOG: "info",
      FIEFDOM_SOCKET_RATE: "20",
    });
    const [ada, bob, eve] = await Promise.all(
      ["Ada", "Bob", "Eve"].map((name) => Visitor.named(server.url, name)),
    );
    const { id } = await ada.create();
    await bob.join(id);
    const sitting = await eve.sit(id);
    const { decision } = sitting.play!;
    expect((await sitting.ask({ type: "answer", decision: decision ?? "", options: ["end"] })).type).toBe(
      "refused",
    );
    sitting.raw("nonsense");
    await sitting.next("error");
    for (let i = 0; i < 400; i++) sitting.raw('{"type":"ping","id":1}');
    await expect.poll(() => sitting.closed, { timeout: 30_000 }).toBe(4429);
    const forged = new Visitor(server.url);
    forged.cookie = `${ada.cookie.slice(0, -2)}xx`;
    expect((await forged.fetch("GET", "/api/me")).status).toBe(401);
    const foreign = { origin: "https://evil.example" };
    expect((await ada.fetch("POST", "/api/tables", {}, foreign)).status).toBe(403);
    await expect(new Sitting(ada, id).open(null, foreign)).rejects.toThrow("403");
    expect(await server.end("SIGTERM")).toBe(0);

    const lines = server.logged
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as { msg: string; [fact: string]: unknown });
    const said = (msg: string, facts: object): void =>
      expect(lines).toContainEqual(expect.objectContaining({ msg, ...facts }));
    said("a request was refused", { code: "no-seat", person: eve.person });
    said("a message made no sense", { code: "malformed", person: eve.person });
    said("a connection was ended", { why: "too many messages", person: eve.person });
    said("a connection was refused", { status: "403 Forbidden" });
    said("request completed", { res: { statusCode: 401 } });
    said("request completed", { res: { statusCode: 403 } });
    for (const visitor of [ada, bob, eve, forged])
      expect(server.logged).not.toContain(visitor.cookie.split("=")[1]);
    expect(server.logged).not.toContain(id);
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

describe("beside the server", () => {
  const fiefdom = (...args: string[]): string =>
    execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN, ...args], {
      encoding: "utf8",
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED },
    });
  const original = join(folder, "original");
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start(original);
  });

  test("a forgotten password is replaced by whoever runs it", async () => {
    const ada = await Visitor.named(server.url, "Ada");
    await ada.post("/api/account", { name: "Ada", password: "long forgotten" });
    const password = fiefdom("password", "ada", "--data", original).trim();
    expect((await ada.fetch("GET", "/api/me")).status).toBe(401);
    const login = (word: string) => ada.fetch("POST", "/api/login", { name: "Ada", password: word });
    expect((await login("long forgotten")).status).toBe(403);
    expect((await login(password)).status).toBe(200);
    expect(() => fiefdom("password", "nobody", "--data", original)).toThrow(/no account called "nobody"/);
  });

  test("a backup is made, and is the whole server when it is put in its place, until Ctrl-C", async () => {
    const ada = await Visitor.named(server.url, "Ada");
    const { id } = await ada.post<{ id: string }>("/api/quick", { bot: "big-money" });
    const sitting = await ada.sit(id);
    await sitting.until(() => sitting.isAsked);
    const { view } = sitting.play!;
    const copy = join(folder, "copy.sqlite");
    expect(fiefdom("backup", copy, "--data", original)).toContain("is copied to");
    // What comes later is not in it.
    await sitting.answer("end");
    await server.end("SIGKILL");

    mkdirSync(join(folder, "restored"));
    renameSync(copy, join(folder, "restored", "fiefdom.sqlite"));
    const restored = await ServerProcess.start(join(folder, "restored"));
    const again = new Visitor(restored.url);
    again.cookie = ada.cookie;
    expect((await again.sit(id)).play?.view).toEqual(view);
    expect(await restored.end("SIGINT")).toBe(0);
  });
});
