/**
 * This tree against an earlier commit, figure by figure, each in a thread of its own. Both do the same short piece of
 * work in turns, many times, since a machine's speed wanders by a third within a minute: what counts is the middle of
 * the ratios.
 */
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { figures } from "./figures.ts";

const HERE = new URL("..", import.meta.url).pathname;
const WARM_UPS = 4;

export interface Against {
  /** A commit, or a folder that holds one. */
  readonly commit: string;
  readonly rounds: number;
  /** Below this ratio the run fails. */
  readonly least: number;
}

/** The commit checked out beside, with this tree's dependencies and its own packages. */
export function checkOut(commit: string): string {
  const tree = mkdtempSync(join(tmpdir(), "bench-"));
  execFileSync("git", ["worktree", "add", "--detach", "--force", tree, commit], {
    cwd: HERE,
    stdio: "ignore",
  });
  mkdirSync(join(tree, "node_modules", "@fiefdom"), { recursive: true });
  // What was built and compiled here is not theirs.
  for (const name of readdirSync(join(HERE, "node_modules")))
    if (name !== "@fiefdom" && name !== ".cache")
      symlinkSync(join(HERE, "node_modules", name), join(tree, "node_modules", name));
  for (const name of readdirSync(join(tree, "packages")))
    symlinkSync(join(tree, "packages", name), join(tree, "node_modules", "@fiefdom", name));
  return tree;
}

export function remove(tree: string): void {
  rmSync(tree, { recursive: true, force: true });
  execFileSync("git", ["worktree", "prune"], { cwd: HERE });
}

export const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Measures what it is told in a tree, in a thread of its own. */
class Measurer {
  readonly #thread: Worker;
  constructor(tree: string) {
    this.#thread = new Worker(join(tree, "bench", "figures.ts"));
  }
  async measure(at: number, seed: number): Promise<number> {
    const said = once(this.#thread, "message");
    this.#thread.postMessage({ at, seed });
    const [micros] = await said;
    return micros;
  }
  async end(): Promise<void> {
    await this.#thread.terminate();
  }
}

/**
 * Prints each figure of both with the ratio, above 1 where this tree is better: the middle of the ratios of pairs that
 * were measured within the same tenth of a second, and the ratio of the quickest of each.
 */
export async function against({ commit, rounds, least }: Against): Promise<void> {
  const isFolder = existsSync(join(commit, "packages"));
  const tree = isFolder ? commit : checkOut(commit);
  // Both are measured by what this tree measures.
  copyFileSync(join(HERE, "bench", "figures.ts"), join(tree, "bench", "figures.ts"));
  const [then, now] = [new Measurer(tree), new Measurer(HERE)];
  let worst = Number.POSITIVE_INFINITY;
  try {
    console.log(
      `${"".padEnd(26)} ${"before".padStart(10)} ${"now".padStart(10)} µs   ratio (of the quickest)`,
    );
    const all = figures();
    // Everything once before anything counts, since a compiler learns from all it sees.
    for (let round = 0; round < WARM_UPS; round++)
      for (const at of all.keys()) for (const one of [then, now]) await one.measure(at, round);
    for (const [at, { name, count }] of all.entries()) {
      const pairs: [before: number, after: number][] = [];
      for (let round = 0; round < rounds; round++) {
        const seed = (1 + round) * count;
        // Neither always goes first.
        const first = round % 2 === 0 ? then : now;
        const one = await first.measure(at, seed);
        const other = await (first === then ? now : then).measure(at, seed);
        pairs.push(first === then ? [one, other] : [other, one]);
      }
      const ratio = median(pairs.map(([before, after]) => before / after));
      const [quickest, since] = [0, 1].map((i) => Math.min(...pairs.map((pair) => pair[i])));
      const [before, after] = [0, 1].map((i) => median(pairs.map((pair) => pair[i])));
      worst = Math.min(worst, ratio);
      const number = (n: number): string => n.toFixed(n < 10 ? 3 : 1).padStart(10);
      console.log(
        `${name.padEnd(26)} ${number(before)} ${number(after)}      ${ratio.toFixed(2)} (${(quickest / since).toFixed(2)})`,
      );
    }
  } finally {
    await Promise.all([then.end(), now.end()]);
    if (!isFolder) remove(tree);
  }
  if (worst < least) {
    console.log(`The slowest figure is at ${worst.toFixed(2)} of before, below ${least}.`);
    process.exitCode = 1;
  }
}
