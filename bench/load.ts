/**
 * `npm run load`: what the server bears. Real clients on the wire in this process, the server in another, on
 * this machine only, for a bounded time; beside it, in the same run, a bare echo of messages of the same size.
 *   npm run load -- --tables 200 --rate 400 --seconds 20     (that is what it does by itself)
 *   npm run load -- --full                                   1,000 tables, 1,000 decisions a second, a minute
 * At the end everybody leaves, and some tables that have left memory are called back.
 */
import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type PlayJSON, readServerMessage } from "@fiefdom/protocol";
import WebSocket from "ws";
import { simpleChoice, Visitor } from "../packages/server/test/client.ts";
import { ServerProcess } from "../packages/server/test/process.ts";
import { measureEcho } from "./echo.ts";
import { collectGarbage } from "./garbage.ts";

const { values } = parseArgs({
  options: {
    tables: { type: "string" },
    rate: { type: "string" },
    seconds: { type: "string" },
    full: { type: "boolean", default: false },
  },
});
const size = values.full
  ? { tables: 1000, rate: 1000, seconds: 60 }
  : { tables: 200, rate: 400, seconds: 20 };
/** Bounded, whatever is asked for. */
const bounded = (text: string | undefined, usual: number, most: number): number => {
  const n = text === undefined ? usual : Number(text);
  if (!Number.isInteger(n) || n < 1 || n > most) throw new Error(`"${text}" must be from 1 to ${most}`);
  return n;
};
const tables = bounded(values.tables, size.tables, 2000);
const rate = bounded(values.rate, size.rate, 5000);
const seconds = bounded(values.seconds, size.seconds, 300);

/** So many tables at most are called back after they have left memory. */
const CALLED_BACK = 200;

/** Two clients at a table who answer at a given pace and note how long it takes until both see it. */
class Pair {
  readonly table: string;
  readonly #visitors: readonly Visitor[];
  readonly #pause: number;
  readonly #sockets: WebSocket[] = [];
  #sentAt = 0;
  #awaited = 0;
  #lastId = 0;
  #nextAt: number;
  answers = 0;
  refused = 0;
  times: number[] = [];
  bytes = 0;
  measuring = false;

  constructor(table: string, visitors: readonly Visitor[], pause: number) {
    this.table = table;
    this.#visitors = visitors;
    this.#pause = pause;
    this.#nextAt = performance.now() + Math.random() * pause;
  }

  async open(): Promise<void> {
    for (const visitor of this.#visitors) {
      const socket = connect(visitor, this.table);
      socket.on("message", (data: Buffer) => this.#take(socket, data));
      await opened(socket);
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

  #ask(socket: WebSocket, wish: object): void {
    socket.send(JSON.stringify({ ...wish, id: ++this.#lastId }));
  }

  #act(socket: WebSocket, play: PlayJSON): void {
    const { decision } = play.view;
    if (play.result !== null) this.#ask(socket, { type: "rematch", yes: true });
    if (decision === null || !("options" in decision)) return;
    const wait = Math.max(0, this.#nextAt - performance.now());
    this.#nextAt = Math.max(this.#nextAt + this.#pause, performance.now());
    setTimeout(() => {
      if (socket.readyState !== WebSocket.OPEN) return;
      this.#sentAt = performance.now();
      this.#awaited = 2;
      this.answers++;
      this.#ask(socket, { type: "answer", decision: play.decision, options: simpleChoice(play) });
    }, wait);
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** How long it takes from knocking until the whole table is there, and how far its game had come. */
  async comeBack(): Promise<{ ms: number; events: number }> {
    const start = performance.now();
    const socket = connect(this.#visitors[0], this.table);
    const welcome = new Promise<string>((done) => socket.once("message", (data) => done(String(data))));
    await opened(socket);
    const message = readServerMessage(await welcome);
    const ms = performance.now() - start;
    socket.terminate();
    return { ms, events: message?.type === "welcome" ? (message.play?.events.length ?? 0) : 0 };
  }
}

function connect(visitor: Visitor, table: string): WebSocket {
  const url = `${visitor.url.replace("http", "ws")}/api/tables/${table}/socket`;
  return new WebSocket(url, { headers: { cookie: visitor.cookie } });
}

async function opened(socket: WebSocket): Promise<void> {
  await new Promise((done, failed) => {
    socket.on("open", done);
    socket.on("error", failed);
  });
  // As a page does: the server knows each request again.
  socket.send(JSON.stringify({ type: "hello", protocol: 1, seen: null, client: randomUUID() }));
}

async function seat(url: string, pause: number): Promise<Pair> {
  const [ada, bob] = [await Visitor.named(url, "Ada"), await Visitor.named(url, "Bob")];
  const { id } = await ada.create();
  await bob.join(id);
  const pair = new Pair(id, [ada, bob], pause);
  await pair.open();
  return pair;
}

/** What the server says about itself. */
interface Usage {
  readonly cpu: number;
  /** As the system counts it. */
  readonly resident: number;
  /** What the program holds on to, buffers included; exact after its garbage was collected. */
  readonly held: number;
  readonly tables: number;
  /** How long the longest wait for the event loop was, in milliseconds. */
  readonly lag: number;
}

async function usage(url: string): Promise<Usage> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
  return {
    cpu: value("process_cpu_seconds_total"),
    resident: value("process_resident_memory_bytes"),
    held: value("nodejs_heap_size_used_bytes") + value("nodejs_external_memory_bytes"),
    tables: value("fiefdom_tables"),
    lag: value("nodejs_eventloop_lag_p99_seconds") * 1000,
  };
}

async function main(folder: string): Promise<void> {
  const server = await ServerProcess.start(folder, {
    FIEFDOM_IDLE_SECONDS: "1",
    // The nursery as deploy/Dockerfile has it. The inspector is for collecting garbage before memory is
    // counted; it costs nothing until then.
    NODE_OPTIONS: "--max-semi-space-size=8 --inspect=127.0.0.1:0",
  });
  const clean = async (): Promise<Usage> => {
    await collectGarbage(server.said);
    return usage(server.url);
  };
  const empty = await clean();
  progress(`server at ${server.url}; seating ${tables} tables`);
  const pairs: Pair[] = [];
  const pause = (tables / rate) * 1000;
  for (let i = 0; i < tables; i += 20) {
    const some = Array.from({ length: Math.min(20, tables - i) }, () => seat(server.url, pause));
    pairs.push(...(await Promise.all(some)));
    if (pairs.length % 200 === 0) progress(`${pairs.length} tables`);
  }
  await sleep(3000);

  const total = (of: (pair: Pair) => number): number => sum(pairs.map(of));
  const before = await usage(server.url);
  for (const pair of pairs) pair.measuring = true;
  const answersBefore = total((pair) => pair.answers);
  const bytesBefore = total((pair) => pair.bytes);
  const ownBefore = process.cpuUsage();
  const start = performance.now();
  let [shownAt, shownAnswers] = [start, answersBefore];
  while (performance.now() - start < seconds * 1000) {
    await sleep(Math.min(5000, seconds * 1000 - (performance.now() - start)));
    const [now, answers] = [performance.now(), total((pair) => pair.answers)];
    const recent = pairs.flatMap((pair) => pair.times.slice(-20)).sort((a, b) => a - b);
    progress(
      `${Math.round((now - start) / 1000)} of ${seconds} s: ${Math.round(((answers - shownAnswers) / (now - shownAt)) * 1000)} decisions/s, p99 lately ${at(recent, 0.99)} ms`,
    );
    [shownAt, shownAnswers] = [now, answers];
  }
  const took = (performance.now() - start) / 1000;
  const own = process.cpuUsage(ownBefore);
  const after = await usage(server.url);
  const answers = total((pair) => pair.answers) - answersBefore;
  const bytes = Math.round((total((pair) => pair.bytes) - bytesBefore) / Math.max(1, answers) / 2);
  for (const pair of pairs) pair.measuring = false;
  // The tables are still being played while their memory is counted.
  const live = await clean();
  const times = pairs.flatMap((pair) => pair.times).sort((a, b) => a - b);

  progress("the bare echo");
  for (const pair of pairs) pair.close();
  const echo = await measureEcho(bytes, Math.min(rate, 1000));
  progress("waiting until idle tables have left memory");
  let left = await usage(server.url);
  for (const end = performance.now() + 60_000; left.tables > 0 && performance.now() < end; ) {
    await sleep(500);
    left = await usage(server.url);
  }
  const gone = await clean();
  const back: { ms: number; events: number }[] = [];
  for (const pair of pairs.slice(0, CALLED_BACK)) back.push(await pair.comeBack());
  const backTimes = back.map(({ ms }) => ms).sort((a, b) => a - b);

  const cpu = after.cpu - before.cpu;
  console.log(
    [
      `tables                      ${tables}, two clients each`,
      `decisions a second          ${(answers / took).toFixed(0)} (wished ${rate}) for ${took.toFixed(0)} s`,
      `answer sent → both saw it   p50 ${at(times, 0.5)} ms, p99 ${at(times, 0.99)} ms, most ${at(times, 1)} ms`,
      `bare echo, ${bytes} bytes       p50 ${at(echo, 0.5)} ms, p99 ${at(echo, 0.99)} ms, most ${at(echo, 1)} ms`,
      `refused                     ${total((pair) => pair.refused)}`,
      `server's CPU                ${((cpu / took) * 100).toFixed(0)} % of a core, ${((cpu / answers) * 1e6).toFixed(0)} µs a decision, ${((cpu / took / tables) * 1e6).toFixed(0)} µs a second and table`,
      `clients' CPU                ${(((own.user + own.system) / 1e6 / took) * 100).toFixed(0)} % of a core`,
      `event loop, waiting         p99 ${after.lag.toFixed(1)} ms`,
      `memory held, a live table   ${kb(live.held - empty.held)} KB with its two connections (${mb(empty.held)} → ${mb(live.held)} MB)`,
      `memory resident             ${kb(after.resident - empty.resident)} KB a table, garbage included (${mb(empty.resident)} → ${mb(after.resident)} MB)`,
      `idle tables in memory       ${left.tables}; held then ${mb(gone.held)} MB`,
      `an idle table comes back    p50 ${at(backTimes, 0.5)} ms, p99 ${at(backTimes, 0.99)} ms, from knocking to the whole table, ${Math.round(sum(back.map((b) => b.events)) / back.length)} events long`,
    ].join("\n"),
  );
  await server.end("SIGTERM");
}

function progress(text: string): void {
  console.error(`load: ${text}`);
}
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
const kb = (bytes: number): string => (bytes / tables / 1024).toFixed(0);
const at = (sorted: readonly number[], share: number): string =>
  (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1);

const folder = mkdtempSync(join(tmpdir(), "fiefdom-load-"));
try {
  await main(folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
// What is still waiting here waits for nobody.
process.exit();
