/** What a server under load says about itself, and what of it and its surroundings gave way first. */
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";

/** What the server says about itself. */
export interface Usage {
  readonly cpu: number;
  /** Seconds in which its own thread was busy. */
  readonly busy: number;
  /** As the system counts it. */
  readonly resident: number;
  /** What the program holds on to, buffers included; exact after its garbage was collected. */
  readonly held: number;
  readonly tables: number;
  /** How long the longest wait for the event loop was, in milliseconds. */
  readonly lag: number;
  readonly commits: number;
  readonly commitSeconds: number;
  /** Connections that were let go because they read too slowly, and bytes that wait to be read. */
  readonly slowReaders: number;
  readonly unread: number;
  /** Whole collections of garbage, during which nothing else is done, and the seconds that they took. */
  readonly collections: number;
  readonly collectionSeconds: number;
  /** How many answers it has acknowledged, and commits made, within each of these times, in milliseconds. */
  readonly within: ReadonlyMap<number, number>;
  readonly committed: ReadonlyMap<number, number>;
}

export async function usage(url: string): Promise<Usage> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const value = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0);
  const counts = (name: string): ReadonlyMap<number, number> =>
    new Map(
      [...text.matchAll(new RegExp(`^${name}_bucket\\{le="([^"]+)"\\} (\\d+)`, "gm"))].map(
        ([, le, count]) => [le === "+Inf" ? Number.POSITIVE_INFINITY : Number(le) * 1000, Number(count)],
      ),
    );
  return {
    cpu: value("process_cpu_seconds_total"),
    busy: value("fiefdom_busy_seconds_total"),
    resident: value("process_resident_memory_bytes"),
    held: value("nodejs_heap_size_used_bytes") + value("nodejs_external_memory_bytes"),
    tables: value("fiefdom_tables"),
    lag: value("nodejs_eventloop_lag_p99_seconds") * 1000,
    commits: value("fiefdom_commit_seconds_count"),
    commitSeconds: value("fiefdom_commit_seconds_sum"),
    slowReaders: value("fiefdom_slow_readers_total"),
    unread: value("fiefdom_unread_bytes"),
    collections: value('nodejs_gc_duration_seconds_count\\{kind="major"\\}'),
    collectionSeconds: value('nodejs_gc_duration_seconds_sum\\{kind="major"\\}'),
    within: counts("fiefdom_answer_seconds"),
    committed: counts("fiefdom_commit_seconds"),
  };
}

/** Within which of the times that are counted this part of what was counted since then was done. */
function doneWithin(
  part: number,
  before: ReadonlyMap<number, number>,
  after: ReadonlyMap<number, number>,
): number {
  const counts = [...after].map(([ms, n]) => [ms, n - (before.get(ms) ?? 0)] as const);
  const all = counts.at(-1)?.[1] ?? 0;
  return counts.find(([, n]) => n >= all * part)?.[0] ?? Number.NaN;
}

/** Within which of them the server acknowledged 99 of 100 answers, from their arrival, and made every commit. */
export const acknowledged = (before: Usage, after: Usage): number =>
  doneWithin(0.99, before.within, after.within);
export const slowestCommit = (before: Usage, after: Usage): number =>
  doneWithin(1, before.committed, after.committed);

/** One stretch of load. Times in milliseconds, shares of one core or of one. */
export interface Stretch {
  readonly tables: number;
  readonly wished: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  /** Of the server alone: from an answer's arrival to its acknowledgement, 99 of 100, no more than that. */
  readonly own: number;
  readonly refused: number;
  readonly seconds: number;
  readonly serverCpu: number;
  readonly serverBusy: number;
  readonly clientCpu: number;
  readonly clientBusy: number;
  readonly lag: number;
  /** How long 99 of 100 and all of the clients' timers had to wait for the clients themselves. */
  readonly clientLag: number;
  readonly clientLagMost: number;
  /** On the mean, and of the slowest one no more than that. */
  readonly commitMs: number;
  readonly commitMost: number;
  /** How often the server collected all its garbage, how long it stood still for that each time, and the clients at most. */
  readonly collections: number;
  readonly gcMs: number;
  readonly clientGcMs: number;
  readonly slowReaders: number;
  readonly unread: number;
  readonly bytes: number;
}

/** No more than that from an answer to both having seen it, and this much of the wished pace. */
export const MOST_P99 = 50;
const LEAST_PACE = 0.95;

export const isBorne = ({ p99, rate, wished, refused, slowReaders }: Stretch): boolean =>
  p99 <= MOST_P99 && rate >= wished * LEAST_PACE && refused === 0 && slowReaders === 0;

const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

/** What was nearest to its limit when a stretch was not borne any more. */
export function whatGaveWay(of: Stretch): string {
  const cores = availableParallelism();
  if (of.refused > 0) return `requests were refused (${of.refused})`;
  if (of.slowReaders > 0)
    return `connections read too slowly (${of.slowReaders} let go, ${of.unread} bytes unread)`;
  const limits: readonly (readonly [share: number, what: string])[] = [
    [of.serverBusy, `the server's own thread (busy ${percent(of.serverBusy)} of the time)`],
    [of.clientBusy, `the clients, not the server (their thread was busy ${percent(of.clientBusy)})`],
    [
      (of.serverCpu + of.clientCpu) / cores,
      `the processors (${percent(of.serverCpu)} of a core for the server, ${percent(of.clientCpu)} for the clients, of ${cores} cores)`,
    ],
    [
      Math.max(of.commitMs, of.commitMost > MOST_P99 ? MOST_P99 : 0) / MOST_P99,
      `the disk (${of.commitMs.toFixed(1)} ms for a commit, up to ${of.commitMost} for one)`,
    ],
    [of.gcMs / MOST_P99, `the server's memory (${of.gcMs.toFixed(0)} ms to collect its garbage)`],
    [of.clientGcMs / MOST_P99, `the clients, not the server (${of.clientGcMs.toFixed(0)} ms for garbage)`],
    [of.clientLag / MOST_P99, `the clients, not the server (${of.clientLag.toFixed(0)} ms behind)`],
  ];
  const [share, what] = [...limits].sort(([a], [b]) => b - a)[0];
  if (share >= 0.6) return what;
  if (of.collections > 0)
    return `the server's memory: all its garbage was collected meanwhile, ${of.collections} times ${of.gcMs.toFixed(0)} ms and the marking before it`;
  return `nothing here: something else had the processors (nearest was ${what})`;
}

/** How many files this process and those that it starts may open; connections are files. */
export function mostFiles(): number {
  try {
    const [, soft] = /^Max open files +(\d+)/m.exec(readFileSync("/proc/self/limits", "utf8")) ?? [];
    return soft === undefined ? Number.POSITIVE_INFINITY : Number(soft);
  } catch {
    // No such file: not Linux, and nobody knows.
    return Number.POSITIVE_INFINITY;
  }
}
