/**
 * `npm run load`: what the server bears. Real clients on the wire in this process, the server in another, on
 * this machine only, for a bounded time; beside it, in the same run, a bare echo of messages of the same size.
 *   npm run load -- --tables 200 --rate 400 --seconds 20     (that is what it does by itself)
 *   npm run load -- --full                                   1,000 tables, 1,000 decisions a second, a minute
 *   npm run load -- --climb tables                           up to 10,000 tables, each a decision in four seconds
 *   npm run load -- --climb rate --tables 2000               ever faster, until an answer in a hundred takes 50 ms
 *   … --stages                                               what the slowest of a hundred answers waited for
 *   … --against COMMIT --rounds 3                            the same by that commit's server, in turns
 * A climb stops by itself where something gives way, and says what. Otherwise everybody leaves at the end, and some
 * tables that have left memory are called back.
 */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  constants,
  monitorEventLoopDelay,
  type PerformanceEntry,
  PerformanceObserver,
  performance,
} from "node:perf_hooks";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { collectSeldom } from "@fiefdom/server/garbage";
import { MAIN, ServerProcess } from "../packages/server/test/process.ts";
import { checkOut, remove } from "./against.ts";
import { measureEcho } from "./echo.ts";
import { collectGarbage } from "./inspector.ts";
import { type Pair, seat } from "./pairs.ts";
import { forgetNoted, notedBy, STAMPS, whereTimeWent } from "./stages.ts";
import {
  acknowledged,
  isBorne,
  MOST_P99,
  mostFiles,
  type Stretch,
  slowestCommit,
  type Usage,
  usage,
  whatGaveWay,
} from "./strain.ts";

const { values } = parseArgs({
  options: {
    tables: { type: "string" },
    rate: { type: "string" },
    seconds: { type: "string" },
    full: { type: "boolean", default: false },
    climb: { type: "string" },
    stages: { type: "boolean", default: false },
    against: { type: "string" },
    rounds: { type: "string" },
  },
});
/** Bounded, whatever is asked for. */
const bounded = (text: string | undefined, usual: number, most: number): number => {
  const n = text === undefined ? usual : Number(text);
  if (!Number.isInteger(n) || n < 1 || n > most) throw new Error(`"${text}" must be from 1 to ${most}`);
  return n;
};
const climbed = (what: string | undefined): "tables" | "rate" | undefined => {
  if (what === undefined || what === "tables" || what === "rate") return what;
  throw new Error(`"${what}" can't be climbed; tables and rate can`);
};
const climb = climbed(values.climb);
const usual =
  climb === "tables"
    ? { tables: 10_000, rate: 2500, seconds: 10 }
    : climb === "rate"
      ? { tables: 2000, rate: 10_000, seconds: 8 }
      : values.full
        ? { tables: 1000, rate: 1000, seconds: 60 }
        : { tables: 200, rate: 400, seconds: 20 };
const size = {
  tables: bounded(values.tables, usual.tables, 10_000),
  rate: bounded(values.rate, usual.rate, 10_000),
  seconds: bounded(values.seconds, usual.seconds, 300),
};

/** Until everything is as it will be. */
const SETTLE_MS = 3000;
/** Until nobody waits any more because a server was asked about itself. */
const ASKED_MS = 500;
/** No climb takes longer. */
const LONGEST_MS = 900_000;
/** How often is looked whether the clients keep up. */
const LAG_MS = 2;
/** So many tables at most are called back after they have left memory. */
const CALLED_BACK = 200;
/** Files that both processes need besides connections. */
const OTHER_FILES = 200;
const STEPS = {
  tables: [500, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000],
  rate: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 6000, 7000, 8000, 10_000],
};

/** A server with its clients. */
class Load {
  readonly server: ServerProcess;
  readonly pairs: Pair[] = [];
  #pause: number;

  private constructor(server: ServerProcess, pause: number) {
    this.server = server;
    this.#pause = pause;
  }

  static async begin(folder: string, main: string, pause: number): Promise<Load> {
    const env = {
      FIEFDOM_IDLE_SECONDS: "1",
      // The nursery as deploy/Dockerfile has it. The inspector is for collecting garbage before memory is
      // counted; it costs nothing until then.
      NODE_OPTIONS: `--max-semi-space-size=32 --inspect=127.0.0.1:0${values.stages ? ` --import=${STAMPS}` : ""}`,
    };
    return new Load(await ServerProcess.start(folder, env, main), pause);
  }

  async clean(): Promise<Usage> {
    await collectGarbage(this.server.said);
    return usage(this.server.url);
  }

  /** Tables are added until there are so many. */
  async seat(tables: number): Promise<void> {
    while (this.pairs.length < tables) {
      const some = Math.min(20, tables - this.pairs.length);
      const wait = Array.from({ length: some }, () => seat(this.server.url, this.#pause));
      this.pairs.push(...(await Promise.all(wait)));
      if (this.pairs.length % 500 === 0) progress(`${this.pairs.length} tables`);
    }
  }

  /** Everybody together answers so often, from now on. */
  async play(rate: number): Promise<void> {
    this.#pause = (this.pairs.length / rate) * 1000;
    for (const pair of this.pairs) pair.pause = this.#pause;
    await sleep(this.#pause + SETTLE_MS);
  }

  #total(of: (pair: Pair) => number): number {
    return sum(this.pairs.map(of));
  }

  async measure(wished: number, seconds: number): Promise<Stretch> {
    // Asking a server keeps those waiting who play there: that is over before anything is measured.
    const asked = performance.now();
    const before = await usage(this.server.url);
    if (values.stages) await forgetNoted(this.server.said);
    await sleep(ASKED_MS);
    for (const pair of this.pairs) {
      pair.seen = [];
      pair.measuring = true;
    }
    const count = (): readonly number[] => [
      this.#total((pair) => pair.answers),
      this.#total((pair) => pair.bytes),
      this.#total((pair) => pair.refused),
    ];
    const [answers, bytes, refused] = count();
    let clientGcMs = 0;
    const garbage = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { detail: { kind: number } })[])
        if (entry.detail.kind === constants.NODE_PERFORMANCE_GC_MAJOR)
          clientGcMs = Math.max(clientGcMs, entry.duration);
    });
    garbage.observe({ entryTypes: ["gc"] });
    const lag = monitorEventLoopDelay({ resolution: LAG_MS });
    lag.enable();
    const [own, ownBusy, start] = [process.cpuUsage(), performance.eventLoopUtilization(), performance.now()];
    let [shownAt, shown] = [start, answers];
    while (performance.now() - start < seconds * 1000) {
      await sleep(Math.min(5000, seconds * 1000 - (performance.now() - start)));
      const [now, sofar] = [performance.now(), count()[0]];
      progress(
        `${Math.round((now - start) / 1000)} of ${seconds} s: ${Math.round(((sofar - shown) / (now - shownAt)) * 1000)} decisions/s`,
      );
      [shownAt, shown] = [now, sofar];
    }
    garbage.disconnect();
    lag.disable();
    const took = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(own);
    const { utilization } = performance.eventLoopUtilization(ownBusy);
    for (const pair of this.pairs) pair.measuring = false;
    const [answersNow, bytesNow, refusedNow] = count();
    const between = (performance.now() - asked) / 1000;
    const after = await usage(this.server.url);
    if (values.stages) console.log(whereTimeWent(await notedBy(this.server.said), this.pairs));
    const times = this.pairs
      .flatMap(({ seen }) => seen.map(([sent, , second]) => second - sent))
      .sort((a, b) => a - b);
    const commits = after.commits - before.commits;
    const collections = after.collections - before.collections;
    return {
      tables: this.pairs.length,
      wished,
      rate: (answersNow - answers) / took,
      p50: at(times, 0.5),
      p99: at(times, 0.99),
      most: at(times, 1),
      own: acknowledged(before, after),
      refused: refusedNow - refused,
      seconds: took,
      serverCpu: (after.cpu - before.cpu) / between,
      serverBusy: (after.busy - before.busy) / between,
      clientCpu: (user + system) / 1e6 / took,
      clientBusy: utilization,
      lag: after.lag,
      clientLag: lag.percentile(99) / 1e6 - LAG_MS,
      clientLagMost: lag.max / 1e6 - LAG_MS,
      commitMs: commits === 0 ? 0 : ((after.commitSeconds - before.commitSeconds) / commits) * 1000,
      commitMost: slowestCommit(before, after),
      collections,
      gcMs:
        collections === 0 ? 0 : ((after.collectionSeconds - before.collectionSeconds) / collections) * 1000,
      clientGcMs,
      slowReaders: after.slowReaders - before.slowReaders,
      unread: after.unread,
      bytes: Math.round((bytesNow - bytes) / Math.max(1, answersNow - answers) / 2),
    };
  }

  async end(): Promise<void> {
    for (const pair of this.pairs) pair.close();
    await this.server.end("SIGTERM");
  }
}

const perDecision = ({ serverCpu, rate }: Stretch): string => `${((serverCpu / rate) * 1e6).toFixed(0)} µs`;

/** One line for a stretch. */
const line = (s: Stretch): string =>
  `${String(s.tables).padStart(6)} tables ${s.rate.toFixed(0).padStart(6)}/s   p50 ${ms(s.p50)}   p99 ${ms(s.p99)} (of the server alone ≤ ${s.own})   server ${percent(s.serverCpu)} of a core, its thread busy ${percent(s.serverBusy)}, ${perDecision(s)} a decision   commit ${s.commitMs.toFixed(1)} ms (all ≤ ${s.commitMost}), garbage ${s.collections} times ${s.gcMs.toFixed(0)} ms   clients ${percent(s.clientCpu)}, garbage ${s.clientGcMs.toFixed(0)} ms, behind by ${ms(s.clientLag)} (most ${ms(s.clientLagMost)})`;

/** Numbers of tables up to the most that there can be, that one included. */
const stepsTo = (most: number): number[] => [...STEPS.tables.filter((step) => step < most), most];

/** Ever more, until something gives way. */
async function climbUp(what: "tables" | "rate", folder: string, main: string): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  const most = Math.floor((mostFiles() - OTHER_FILES) / 2);
  const tables = Math.min(size.tables, most);
  const load = await Load.begin(folder, main, 4000);
  let borne: Stretch | null = null;
  let gaveWay: string | null = null;
  try {
    for (const step of what === "rate" ? STEPS.rate.filter((rate) => rate <= size.rate) : stepsTo(tables)) {
      if (performance.now() > end) {
        gaveWay = "the time for this test";
        break;
      }
      await load.seat(what === "tables" ? step : tables);
      const rate = what === "tables" ? step / 4 : step;
      await load.play(rate);
      const stretch = await load.measure(rate, size.seconds);
      const echo = await measureEcho(stretch.bytes, rate);
      console.log(`${line(stretch)}   bare echo p99 ${ms(at(echo, 0.99))}`);
      if (!isBorne(stretch)) {
        gaveWay = whatGaveWay(stretch);
        break;
      }
      borne = stretch;
    }
    if (what === "tables" && gaveWay === null && tables < size.tables)
      gaveWay = `open files (${mostFiles()} a process, and each table takes two)`;
  } catch (problem) {
    gaveWay = `connections: ${String(problem)}`;
  } finally {
    await load.end();
  }
  console.log(
    borne === null
      ? "not even the first step was borne"
      : `borne (p99 ≤ ${MOST_P99} ms)           ${borne.tables} tables, ${borne.rate.toFixed(0)} decisions a second`,
  );
  console.log(`gave way first              ${gaveWay ?? "nothing, up to what was asked for"}`);
}

/** One size, in full. */
async function look(folder: string, main: string): Promise<void> {
  const { tables, rate, seconds } = size;
  if (tables * 2 + OTHER_FILES > mostFiles())
    throw new Error(`${tables} tables take more files than a process may open here (${mostFiles()})`);
  const load = await Load.begin(folder, main, (tables / rate) * 1000);
  const { server, pairs } = load;
  const empty = await load.clean();
  progress(`server at ${server.url}; seating ${tables} tables`);
  await load.seat(tables);
  await sleep(SETTLE_MS);
  const s = await load.measure(rate, seconds);
  const { resident } = await usage(server.url);
  // The tables are still being played while their memory is counted.
  const live = await load.clean();
  progress("the bare echo");
  for (const pair of pairs) pair.close();
  const echo = await measureEcho(s.bytes, rate);
  progress("waiting until idle tables have left memory");
  let left = await usage(server.url);
  for (const end = performance.now() + 60_000; left.tables > 0 && performance.now() < end; ) {
    await sleep(500);
    left = await usage(server.url);
  }
  const gone = await load.clean();
  const back: { ms: number; events: number }[] = [];
  for (const pair of pairs.slice(0, CALLED_BACK)) back.push(await pair.comeBack());
  const backTimes = back.map((one) => one.ms).sort((a, b) => a - b);
  console.log(
    [
      `tables                      ${tables}, two clients each`,
      `decisions a second          ${s.rate.toFixed(0)} (wished ${rate}) for ${s.seconds.toFixed(0)} s`,
      `answer sent → both saw it   p50 ${ms(s.p50)}, p99 ${ms(s.p99)}, most ${ms(s.most)}`,
      `the server alone            99 of 100 acknowledged within ${s.own} ms of their arrival`,
      `bare echo, ${s.bytes} bytes       p50 ${ms(at(echo, 0.5))}, p99 ${ms(at(echo, 0.99))}, most ${ms(at(echo, 1))}`,
      `refused                     ${s.refused}; too slow readers let go ${s.slowReaders}, bytes unread ${s.unread}`,
      `server's CPU                ${percent(s.serverCpu)} of a core, ${perDecision(s)} a decision, ${((s.serverCpu / tables) * 1e6).toFixed(0)} µs a second and table; its own thread busy ${percent(s.serverBusy)}`,
      `clients' CPU                ${percent(s.clientCpu)} of a core; behind by p99 ${ms(s.clientLag)}, most ${ms(s.clientLagMost)}`,
      `event loop, waiting         p99 ${ms(s.lag)}; a commit takes ${ms(s.commitMs)} (all within ${s.commitMost}), collecting all garbage ${s.collections} times ${ms(s.gcMs)} (clients' own at most ${ms(s.clientGcMs)})`,
      `memory held, a live table   ${kb(live.held - empty.held)} KB with its two connections (${mb(empty.held)} → ${mb(live.held)} MB)`,
      `memory resident             ${kb(resident - empty.resident)} KB a table, garbage included (${mb(empty.resident)} → ${mb(resident)} MB)`,
      `idle tables in memory       ${left.tables}; held then ${mb(gone.held)} MB`,
      `an idle table comes back    p50 ${ms(at(backTimes, 0.5))}, p99 ${ms(at(backTimes, 0.99))}, from knocking to the whole table, ${Math.round(sum(back.map((b) => b.events)) / back.length)} events long`,
      ...(isBorne(s) ? [] : [`gave way first              ${whatGaveWay(s)}`]),
    ].join("\n"),
  );
  await load.end();
}

/** This server and another one in turns, by the same clients and within the same minutes. */
async function compare(other: string, folder: (name: string) => string): Promise<void> {
  const isFolder = existsSync(join(other, "packages"));
  const tree = isFolder ? other : checkOut(other);
  try {
    for (let round = 0; round < bounded(values.rounds, 3, 20); round++) {
      const both = [
        { name: "before", main: join(tree, "packages/cli/src/main.ts") },
        { name: "now", main: MAIN },
      ];
      for (const { name, main } of round % 2 === 0 ? both : both.reverse()) {
        console.log(`round ${round + 1}, ${name}`);
        if (climb !== undefined) {
          await climbUp(climb, folder(`${name}-${round}`), main);
          continue;
        }
        const load = await Load.begin(folder(`${name}-${round}`), main, (size.tables / size.rate) * 1000);
        await load.seat(size.tables);
        await sleep(SETTLE_MS);
        const stretch = await load.measure(size.rate, size.seconds);
        await load.end();
        const echo = await measureEcho(stretch.bytes, size.rate);
        console.log(`${line(stretch)}   bare echo p99 ${ms(at(echo, 0.99))}`);
      }
    }
  } finally {
    if (!isFolder) remove(tree);
  }
}

function progress(text: string): void {
  console.error(`load: ${text}`);
}
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const mb = (bytes: number): string => (bytes / 1024 / 1024).toFixed(0);
const kb = (bytes: number): string => (bytes / size.tables / 1024).toFixed(0);
const ms = (time: number): string => `${time.toFixed(1)} ms`;
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

// The clients share the processors: their garbage is not to be what is measured.
collectSeldom();
const root = mkdtempSync(join(tmpdir(), "fiefdom-load-"));
const folder = (name: string): string => join(root, name);
try {
  if (values.against !== undefined) await compare(values.against, folder);
  else if (climb !== undefined) await climbUp(climb, folder("data"), MAIN);
  else await look(folder("data"), MAIN);
} finally {
  rmSync(root, { recursive: true, force: true });
}
// What is still waiting here waits for nobody.
process.exit();
