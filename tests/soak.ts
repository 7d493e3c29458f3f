/**
 * The laws over as many random games as you have patience for:
 *
 *   npm run soak -- --games 1000000 [--workers N] [--seed TEXT] [--density 0.02]
 *   npm run soak -- --only "TEXT 17"        one game again, every law at every decision
 *
 * A broken law is printed with its seed, and the record of the game up to that decision is written to a file in
 * the current folder. Ctrl-C prints what was done so far.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { FailedTrial, trial } from "./laws/trial.ts";

/** Games handed to a worker at a time: enough to make the message cheap, few enough for a smooth bar. */
const BATCH = 20;
const MOST_FAILURES = 10;

interface Batch {
  readonly seeds: readonly string[];
  readonly density: number;
}

interface Failure {
  readonly seed: string;
  readonly message: string;
  readonly record: unknown;
}

interface Done {
  readonly games: number;
  readonly decisions: number;
  readonly failures: readonly Failure[];
}

function playBatch({ seeds, density }: Batch): Done {
  const failures: Failure[] = [];
  let decisions = 0;
  for (const seed of seeds) {
    try {
      decisions += trial(seed, density).decisions;
    } catch (problem) {
      if (!(problem instanceof FailedTrial)) throw problem;
      const where = problem.cause instanceof Error ? `\n${problem.cause.stack}` : "";
      failures.push({ seed, message: `${problem.message}${where}`, record: problem.record });
    }
  }
  return { games: seeds.length, decisions, failures };
}

function duration(seconds: number): string {
  const s = Math.round(seconds);
  if (!Number.isFinite(s)) return "?";
  const two = (n: number) => String(n).padStart(2, "0");
  return s < 3600
    ? `${Math.floor(s / 60)}:${two(s % 60)}`
    : `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
}

function wholeNumber(text: string | undefined, name: string, otherwise: number): number {
  if (text === undefined) return otherwise;
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1) {
    console.error(`--${name} wants a whole number from 1 on, not "${text}".`);
    process.exit(2);
  }
  return n;
}

function options() {
  try {
    return parseArgs({
      options: {
        games: { type: "string" },
        workers: { type: "string" },
        seed: { type: "string" },
        density: { type: "string" },
        only: { type: "string" },
      },
    }).values;
  } catch (problem) {
    console.error((problem as Error).message);
    console.error(
      "usage: npm run soak -- [--games N] [--workers N] [--seed TEXT] [--density 0..1] [--only SEED]",
    );
    process.exit(2);
  }
}

function report(failure: Failure): void {
  const file = `soak-${failure.seed.replaceAll(/[^a-z0-9]+/gi, "-")}.json`;
  if (failure.record !== null) writeFileSync(file, `${JSON.stringify(failure.record)}\n`);
  console.log(`\n\nBroken: ${failure.message}`);
  if (failure.record !== null) console.log(`The game up to that decision is in ${file}.`);
  console.log(`Again: npm run soak -- --only ${JSON.stringify(failure.seed)}\n`);
}

function soak(): void {
  const given = options();
  const density = given.density === undefined ? 0.02 : Number(given.density);
  if (!(density >= 0 && density <= 1)) {
    console.error(`--density wants a number from 0 to 1, not "${given.density}".`);
    process.exit(2);
  }
  if (given.only !== undefined) {
    const { decisions, failures } = playBatch({ seeds: [given.only], density: 1 });
    failures.forEach(report);
    if (failures.length === 0) console.log(`All laws hold at each of ${decisions} decisions.`);
    process.exit(failures.length === 0 ? 0 : 1);
  }
  const games = wholeNumber(given.games, "games", 10_000);
  const workers = Math.min(
    wholeNumber(given.workers, "workers", availableParallelism()),
    Math.ceil(games / BATCH),
  );
  const seed = given.seed ?? "soak";
  const began = performance.now();
  const total = { games: 0, decisions: 0, failures: 0 };
  let handedOut = 0;
  let shown = 0;
  let running = workers;

  const bar = (last: boolean): void => {
    const now = performance.now();
    if (!last && now - shown < (process.stdout.isTTY ? 200 : 10_000)) return;
    shown = now;
    const seconds = (now - began) / 1000;
    const rate = total.games / seconds;
    const part = total.games / games;
    const filled = Math.round(part * 24);
    const line =
      `[${"#".repeat(filled)}${"-".repeat(24 - filled)}] ${total.games} of ${games} games, ` +
      `${rate.toFixed(0)} a second, ${duration((games - total.games) / rate)} left` +
      `${total.failures > 0 ? `, ${total.failures} broken` : ""}`;
    process.stdout.write(process.stdout.isTTY ? `\r${line}\x1b[K` : `${line}\n`);
  };

  const close = (how: string): never => {
    bar(true);
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `\n${how} ${total.games} games, ${total.decisions} decisions, ${total.failures} broken, in ${duration(seconds)} on ${workers} workers.`,
    );
    process.exit(total.failures > 0 ? 1 : how === "Done:" ? 0 : 130);
  };

  const next = (): Batch | null => {
    if (handedOut >= games || total.failures >= MOST_FAILURES) return null;
    const seeds: string[] = [];
    while (seeds.length < BATCH && handedOut < games) seeds.push(`${seed} ${handedOut++}`);
    return { seeds, density };
  };

  process.on("SIGINT", () => close("Stopped:"));
  for (let i = 0; i < workers; i++) {
    const worker = new Worker(new URL(import.meta.url));
    const feed = (): void => {
      const batch = next();
      if (batch !== null) worker.postMessage(batch);
      else if (--running === 0) close(total.failures >= MOST_FAILURES ? "Given up:" : "Done:");
    };
    worker.on("message", (done: Done) => {
      total.games += done.games;
      total.decisions += done.decisions;
      total.failures += done.failures.length;
      done.failures.forEach(report);
      bar(false);
      feed();
    });
    worker.on("error", (problem) => {
      console.error(problem);
      process.exit(1);
    });
    feed();
  }
}

if (isMainThread) soak();
else parentPort?.on("message", (batch: Batch) => parentPort?.postMessage(playBatch(batch)));
