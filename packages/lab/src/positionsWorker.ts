/** A worker that harvests positions: fills the shards it is given and writes them down itself. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parentPort } from "node:worker_threads";
import { type HarvestOptions, harvest, type KingdomNotes } from "./positions.ts";

/** A run of kingdoms that go into one file. */
export interface Shard {
  readonly folder: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly options: HarvestOptions;
}

export interface ShardDone {
  readonly name: string;
  readonly kingdoms: number;
  readonly records: number;
}

parentPort?.on("message", ({ folder, name, from, to, options }: Shard) => {
  const notes: KingdomNotes[] = [];
  const records: Uint8Array[] = [];
  const playouts: Uint8Array[] = [];
  const definitions: Record<string, unknown> = {};
  for (let number = from; number < to; number++) {
    const one = harvest(number, notes.length, options);
    if (one === null) continue;
    notes.push(one.notes);
    records.push(one.records);
    playouts.push(one.playouts);
    Object.assign(definitions, one.definitions);
  }
  const all = Buffer.concat(records);
  writeFileSync(join(folder, `${name}.bin`), all);
  if (options.ahead > 0) writeFileSync(join(folder, `${name}.playouts`), Buffer.concat(playouts));
  writeFileSync(join(folder, `${name}.json`), JSON.stringify({ kingdoms: notes, definitions }));
  const done: ShardDone = { name, kingdoms: notes.length, records: all.length };
  parentPort?.postMessage(done);
});
