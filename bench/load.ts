/**
 * `npm run load`: what the server bears. Real clients on the wire in this process, the server in another, on
 * this machine only, for a bounded time; beside it, in the same run, a bare echo of messages of the same size.
 *   --tables 200 --rate 400 --seconds 20
 * The full size is --tables 1000 --rate 1000 --seconds 60.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type PlayJSON, readServerMessage } from "@fiefdom/protocol";
import WebSocket, { WebSocketServer } from "ws";
import { simpleChoice, Visitor } from "../packages/server/test/client.ts";
import { ServerProcess } from "../packages/server/test/process.ts";

const { values } = parseArgs({
  options: {
    tables: { type: "string", default: "200" },
    rate: { type: "string", default: "400" },
    seconds: { type: "string", default: "20" },
    echo: { type: "boolean", default: false },
  },
});
const tables = Math.min(2000, Number(values.tables));
const rate = Math.min(5000, Number(values.rate));
const seconds = Math.min(300, Number(values.seconds));

/** Two clients at a table who answer at a given pace and note how long it takes until both see it. */
class Pair {
  readonly #visitors: readonly Visitor[];
  readonly #pause: number;
  readonly #sockets: WebSocket[] = [];
  #sentAt = 0;
  #awaited = 0;
  #nextAt: number;
  answers = 0;
  refused = 0;
  readonly times: number[] = [];
  bytes = 0;
  measuring = false;

  constructor(visitors: readonly Visitor[], pause: number) {
    this.#visitors = visitors;
    this.#pause = pause;
    this.#nextAt = performance.now() + Math.random() * pause;
  }

  async open(table: string): Promise<void> {
    for (const visitor of this.#visitors) {
      const url = `${visitor.url.replace("http", "ws")}/api/tables/${table}/socket`;
      const socket = new WebSocket(url, { headers: { cookie: visitor.cookie } });
      socket.on("message", (data: Buffer) => this.#take(socket, data));
      await new Promise((done, failed) => {
        socket.on("open", done);
        socket.on("error", failed);
      });
      socket.send('{"type":"hello","protocol":1,"seen":null}');
      this.#sockets.push(socket);
    }
  }

  #take(socket: WebSocket, data: Buffer): void {
    this.bytes += data.length;
    const message = readServerMessage(String(data));
    if (message?.type === "refused" || message?.type === "error") this.refused++;
    if (message?.type === "play" && this.#awaited > 0 && --this.#awaited === 0 && this.measuring)
      this.times.push(performance.now() - this.#sentAt);
    if ((message?.type === "play" || message?.type === "welcome") && message.play !== null)
      this.#act(socket, message.play);
  }

  #act(socket: WebSocket, play: PlayJSON): void {
    const { decision } = play.view;
    if (play.result !== null) socket.send('{"type":"rematch","id":1,"yes":true}');
    if (decision === null || !("options" in decision)) return;
    const wait = Math.max(0, this.#nextAt - performance.now());
    this.#nextAt = Math.max(this.#nextAt + this.#pause, performance.now());
    setTimeout(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      this.#sentAt = performance.now();
      this.#awaited = 2;
      this.answers++;
      socket.send(
        JSON.stringify({ type: "answer", id: 2, decision: play.decision, options: simpleChoice(play) }),
      );
    }, wait);
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-load-"));
  const server = await ServerProcess.start(folder);
  const empty = await usage(server.url);
  progress(`server at ${server.url}; seating ${tables} tables`);
  const pairs: Pair[] = [];
  const pause = (tables / rate) * 1000;
  for (let i = 0; i < tables; i += 20) {
    const some = Array.from({ length: Math.min(20, tables - i) }, () => seat(server.url, pause));
    pairs.push(...(await Promise.all(some)));
    if (i % 200 === 0) progress(`${pairs.length} tables`);
  }
  await sleep(3000);
  const before = await usage(server.url);
  for (const pair of pairs) pair.measuring = true;
  const answersBefore = sum(pairs.map((pair) => pair.answers));
  const bytesBefore = sum(pairs.map((pair) => pair.bytes));
  const ownBefore = process.cpuUsage();
  const start = performance.now();
  while (performance.now() - start < seconds * 1000) {
    await sleep(5000);
    progress(`${Math.round((performance.now() - start) / 1000)} s`);
  }
  const took = (performance.now() - start) / 1000;
  const own = process.cpuUsage(ownBefore);
  const after = await usage(server.url);
  const answers = sum(pairs.map((pair) => pair.answers)) - answersBefore;
  const times = pairs.flatMap((pair) => pair.times).sort((a, b) => a - b);
  const size = Math.round((sum(pairs.map((pair) => pair.bytes)) - bytesBefore) / Math.max(1, answers) / 2);
  const echo = await measureEcho(size, Math.min(rate, 1000));
  console.log(
    [
      `tables                    ${tables}, two clients each`,
      `decisions a second        ${(answers / took).toFixed(0)} (wished ${rate}) for ${took.toFixed(0)} s`,
      `answer sent → both saw it p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, most ${at(times, 1)} ms`,
      `bare echo, ${size} bytes     p50 ${at(echo, 0.5)} ms, p99 ${at(echo, 0.99)} ms`,
      `refused                   ${sum(pairs.map((pair) => pair.refused))}`,
      `server's CPU              ${(((after.cpu - before.cpu) / took) * 100).toFixed(0)} % of a core; clients' ${(((own.user + own.system) / 1e6 / took) * 100).toFixed(0)} %`,
      `server's CPU a decision   ${(((after.cpu - before.cpu) / answers) * 1e6).toFixed(0)} µs`,
      `memory                    ${mb(empty.memory)} MB empty, ${mb(after.memory)} MB now: ${((after.memory - empty.memory) / tables / 1024).toFixed(0)} KB a table with its connections`,
      `heap                      ${mb(empty.heap)} MB empty, ${mb(after.heap)} MB now: ${((after.heap - empty.heap) / tables / 1024).toFixed(0)} KB a table`,
    ].join("\n"),
  );
  for (const pair of pairs) pair.close();
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true, force: true });
}

async function seat(url: string, pause: number): Promise<Pair> {
  const [ada, bob] = [await Visitor.named(url, "Ada"), await Visitor.named(url, "Bob")];
  const { id } = await ada.create();
  await bob.join(id);
  const pair = new Pair([ada, bob], pause);
  await pair.open(id);
  return pair;
}

async function measureEcho(size: number, perSecond: number): Promise<number[]> {
  const child = spawn(process.execPath, [import.meta.filename, "--echo"], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const port = await new Promise<string>((done) =>
    child.stdout?.once("data", (data) => done(String(data).trim())),
  );
  const times: number[] = [];
  const sockets = await Promise.all(
    Array.from({ length: 50 }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}`);
      await new Promise((done) => socket.on("open", done));
      return socket;
    }),
  );
  const text = "x".repeat(size);
  const sentAt = new Map<WebSocket, number>();
  for (const socket of sockets)
    socket.on("message", () => times.push(performance.now() - (sentAt.get(socket) ?? 0)));
  for (let i = 0; i < perSecond * 3; i++) {
    const socket = sockets[i % sockets.length];
    sentAt.set(socket, performance.now());
    socket.send(text);
    if (i % Math.ceil(perSecond / 100) === 0) await sleep(10);
  }
  await sleep(200);
  for (const socket of sockets) socket.terminate();
  child.disconnect();
  return times.sort((a, b) => a - b);
}

async function usage(url: string): Promise<{ cpu: number; memory: number; heap: number }> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
  return {
    cpu: value("process_cpu_seconds_total"),
    memory: value("process_resident_memory_bytes"),
    heap: value("nodejs_heap_size_used_bytes"),
  };
}

function progress(text: string): void {
  console.error(`load: ${text}`);
}
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);

/** The echo server, in a process of its own. */
if (values.echo) {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  server.on("connection", (socket) => socket.on("message", (data) => socket.send(String(data))));
  server.on("listening", () => console.log((server.address() as { port: number }).port));
  process.on("disconnect", () => process.exit());
} else await main();
