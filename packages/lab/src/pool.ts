/**
 * Many games on all cores. Batches are handed to workers as they become free; since tallies are whole
 * numbers and every game follows from its number, the result is the same for any number of workers. A run
 * can be stopped at any time and keeps what was played so far.
 */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import type { Contestant } from "./contestants.ts";
import { emptyTally, merge, type Tally } from "./tally.ts";

export interface Run {
  readonly board: Board;
  readonly contestants: readonly Contestant[];
  readonly games: number;
  readonly seed: string;
  /** Games to watch turn by turn, from the first on. */
  readonly watch?: number;
  readonly workers?: number;
  /** Told after every batch; may stop the run by giving true. */
  readonly progress?: (tally: Tally) => boolean | undefined;
  readonly signal?: AbortSignal;
}

/** Small enough that progress is seen and a stop is quick, large enough that handing over costs nothing. */
const batchSize = (games: number): number => Math.max(1, Math.min(500, Math.ceil(games / 200)));

export async function playGames(run: Run): Promise<Tally> {
  const total = emptyTally(run.contestants.length);
  const size = batchSize(run.games);
  const batches = Math.ceil(run.games / size);
  const count = Math.max(1, Math.min(run.workers ?? availableParallelism(), batches));
  let next = 0;
  let stopped = run.signal?.aborted ?? false;
  const workerData = { setUp: setUpNames(run.board), contestants: run.contestants };

  const work = (): Promise<void> =>
    new Promise((done, fail) => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
      const finish = (): void => {
        worker.terminate().then(() => done(), fail);
      };
      const give = (): void => {
        if (stopped || next >= batches) return finish();
        const from = next++ * size;
        worker.postMessage({ seed: run.seed, from, to: Math.min(run.games, from + size), watch: run.watch ?? 0 });
      };
      worker.on("message", (tally: Tally) => {
        merge(total, tally);
        if (run.progress?.(total) === true) stopped = true;
        give();
      });
      worker.on("error", fail);
      run.signal?.addEventListener("abort", () => {
        stopped = true;
        finish();
      });
      give();
    });

  await Promise.all(Array.from({ length: count }, work));
  return total;
}
