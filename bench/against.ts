/**
 * This tree against an earlier commit, figure by figure. Both are measured in turns by their own benchmark, each time
 * in a process of its own, since a machine's clock wanders: what counts is the ratio of the medians.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const HERE = new URL("..", import.meta.url).pathname;

export interface Against {
  readonly commit: string;
  readonly rounds: number;
  readonly quick: boolean;
  /** Below this ratio the run fails. */
  readonly least: number;
}

type Figures = ReadonlyMap<string, number>;

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

function measure(tree: string, quick: boolean): Figures {
  const flags = [
    "--disable-warning=ExperimentalWarning",
    "bench/bench.ts",
    "--json",
    ...(quick ? ["--quick"] : []),
  ];
  const told = execFileSync(process.execPath, flags, { cwd: tree, encoding: "utf8" });
  const found = JSON.parse(told) as Record<string, number | { readonly gamesPerSecond: number }>;
  return new Map(
    Object.entries(found).map(([name, value]) => [
      name,
      typeof value === "number" ? value : value.gamesPerSecond,
    ]),
  );
}

const median = (numbers: readonly number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
};

/** Of times and sizes less is better. */
const isCost = (name: string): boolean => /^ns|Us$|Bytes$/.test(name);

/** Prints each figure of both with the ratio, above 1 where this tree is better. */
export function against({ commit, rounds, quick, least }: Against): void {
  const tree = checkOut(commit);
  const now: Figures[] = [];
  const then: Figures[] = [];
  try {
    for (let round = 0; round < rounds; round++) {
      // Neither always goes first.
      if (round % 2 === 0) now.push(measure(HERE, quick));
      then.push(measure(tree, quick));
      if (round % 2 === 1) now.push(measure(HERE, quick));
    }
  } finally {
    remove(tree);
  }
  const of = (all: readonly Figures[], name: string): number => median(all.map((one) => one.get(name) ?? 0));
  let worst = Number.POSITIVE_INFINITY;
  console.log(`${"".padEnd(20)} ${commit.slice(0, 10).padStart(12)} ${"now".padStart(12)}   ratio`);
  for (const name of then[0].keys()) {
    if (!now[0].has(name)) continue;
    const [before, after] = [of(then, name), of(now, name)];
    const ratio = isCost(name) ? before / after : after / before;
    if (!name.endsWith("Bytes")) worst = Math.min(worst, ratio);
    console.log(
      `${name.padEnd(20)} ${String(before).padStart(12)} ${String(after).padStart(12)}   ${ratio.toFixed(2)}`,
    );
  }
  if (worst < least) {
    console.log(`The slowest figure is at ${worst.toFixed(2)} of before, below ${least}.`);
    process.exitCode = 1;
  }
}
