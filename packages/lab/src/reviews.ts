/** The proof of reviews on all cores, and what its findings come to. */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { ChancesProved, Proved, Proving } from "./reviewed.ts";

export interface ProofRun {
  /** What to prove next; null when there is enough. It hears what was found so far. */
  readonly next: (found: readonly Proved[]) => Proving | null;
  /** What was proved before, and is not proved again. */
  readonly known?: readonly Proved[];
  readonly workers?: number | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly progress: (found: readonly Proved[]) => void;
}

const nameOf = (one: Proving | Proved): string =>
  `${one.prove} ${one.prove === "blunder" ? one.blunder : ""} ${one.seed}`;

/** Proves until there is enough or somebody stops it. */
export async function proveAll(run: ProofRun): Promise<Proved[]> {
  const found: Proved[] = [...(run.known ?? [])];
  const before = new Set(found.map(nameOf));
  const next = (): Proving | null => {
    for (;;) {
      const one = run.next(found);
      if (one === null || !before.has(nameOf(one))) return one;
    }
  };
  const work = (): Promise<void> =>
    new Promise((over, fail) => {
      const worker = new Worker(new URL("./reviewWorker.ts", import.meta.url));
      const end = (): void => void worker.terminate().then(() => over(), fail);
      const more = (): void => {
        const one = run.signal?.aborted === true ? null : next();
        if (one === null) end();
        else worker.postMessage(one);
      };
      run.signal?.addEventListener("abort", end, { once: true });
      worker.on("error", fail);
      worker.on("message", (one: Proved) => {
        found.push(one);
        run.progress(found);
        more();
      });
      more();
    });
  await Promise.all(Array.from({ length: run.workers ?? availableParallelism() }, work));
  return found;
}

/** Chances of about that size: how they were shown on the mean, and how often they came true. */
export interface Bin {
  readonly from: number;
  readonly count: number;
  readonly shown: number;
  readonly won: number;
  /** Half of the interval with 95 % certainty: positions of one game are not counted as independent. */
  readonly give: number;
}

export interface Calibration {
  readonly games: number;
  readonly positions: number;
  readonly brier: number;
  /** The Brier score of whoever always says a half. */
  readonly blind: number;
  readonly bins: readonly Bin[];
}

const BINS = 10;

export function calibrationOf(proved: readonly ChancesProved[]): Calibration {
  const games = proved.filter(({ shown }) => shown.length > 0);
  const all = games.flatMap(({ shown }) => shown);
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const bins = Array.from({ length: BINS }, (_, i): Bin => {
    const own = games.flatMap(({ shown }, game) =>
      shown
        .filter(({ chance }) => Math.min(BINS - 1, Math.floor(chance * BINS)) === i)
        .map((one) => ({ ...one, game })),
    );
    const distinct = new Set(own.map(({ game }) => game)).size;
    const won = mean(own.map((one) => one.won));
    return {
      from: i / BINS,
      count: own.length,
      shown: mean(own.map(({ chance }) => chance)),
      won,
      give: distinct === 0 ? 1 : 1.96 * Math.sqrt(Math.max(0.01, won * (1 - won)) / distinct),
    };
  });
  return {
    games: games.length,
    positions: all.length,
    brier: mean(all.map(({ chance, won }) => (chance - won) ** 2)),
    blind: mean(all.map(({ won }) => (0.5 - won) ** 2)),
    bins,
  };
}
