/**
 * Harvesting positions on all cores, shard by shard. A shard depends on its number alone, so the data is the
 * same for any number of workers, and a run that was stopped goes on with the shards that are missing.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { BLOCKS, NUMBERS } from "@fiefdom/bots/network/sight";
import { type HarvestOptions, RECORD, SLOTS } from "./positions.ts";
import type { Shard, ShardDone } from "./positionsWorker.ts";

export interface Harvesting {
  readonly folder: string;
  readonly kingdoms: number;
  readonly options: HarvestOptions;
  readonly workers?: number | undefined;
  /** No shard is begun after so many seconds. */
  readonly seconds?: number | undefined;
  readonly progress: (done: { shards: number; of: number; records: number }) => void;
}

/** Kingdoms in a shard: few enough that a run that is short of time ends soon. */
const SHARD = 5;

export async function harvestAll(run: Harvesting): Promise<number> {
  const { folder, options } = run;
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, "shape.json"),
    JSON.stringify({ record: RECORD, slots: SLOTS, blocks: BLOCKS, numbers: NUMBERS, ...options }),
  );
  const shards: Shard[] = [];
  for (let from = 0; from < run.kingdoms; from += SHARD) {
    const name = `positions-${String(from / SHARD).padStart(5, "0")}`;
    if (existsSync(join(folder, `${name}.json`))) continue;
    shards.push({ folder, name, from, to: Math.min(run.kingdoms, from + SHARD), options });
  }
  const of = shards.length;
  const until = performance.now() + 1000 * (run.seconds ?? Number.POSITIVE_INFINITY);
  let done = 0;
  let records = 0;
  const work = (): Promise<void> =>
    new Promise((over, fail) => {
      const worker = new Worker(new URL("./positionsWorker.ts", import.meta.url));
      const next = (): void => {
        const shard = performance.now() < until ? shards.shift() : undefined;
        if (shard === undefined) void worker.terminate().then(() => over(), fail);
        else worker.postMessage(shard);
      };
      worker.on("error", fail);
      worker.on("message", (said: ShardDone) => {
        records += said.records / RECORD;
        run.progress({ shards: ++done, of, records });
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: run.workers ?? availableParallelism() }, work));
  return records;
}
