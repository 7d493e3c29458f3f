/** fiefdom lab positions: harvests the positions that the value network learns from. */
import process from "node:process";
import { parseArgs } from "node:util";
import { harvestAll } from "@fiefdom/lab/harvests";
import { UsageError } from "../commands.ts";
import { RUN_USAGE, whole, workersFrom } from "./bench.ts";
import { count } from "./figures.ts";

export const usage = `usage: fiefdom lab positions FOLDER [options]

Plays games on random kingdoms for two between plans that are found there, and
writes some of their positions with how the game ended: what the value network
learns from (docs/NETWORK.md). Shards that are there already are not made again.

  --kingdoms N          random kingdoms (1,000)
  --games N             games on each (600)
  --search N            games of the search for plans on each (1,200)
  --seconds N           begin nothing more after so many seconds
${RUN_USAGE}`;

const OPTIONS = {
  kingdoms: { type: "string" },
  games: { type: "string" },
  search: { type: "string" },
  seconds: { type: "string" },
  seed: { type: "string" },
  workers: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: true,
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const [folder] = positionals;
  if (folder === undefined) throw new UsageError(`Where shall the positions go?\n\n${usage}`);
  const started = performance.now();
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0);
  const records = await harvestAll({
    folder,
    kingdoms: whole("kingdoms", values.kingdoms, 1000),
    options: {
      seed: values.seed ?? "1",
      search: whole("search", values.search, 1200),
      games: whole("games", values.games, 600),
    },
    workers: workersFrom(values.workers),
    seconds: values.seconds === undefined ? undefined : whole("seconds", values.seconds, 0),
    progress: ({ shards, of, records: n }) => {
      const line = `${seconds().padStart(5)} s  ${shards} of ${of} shards, ${count(n)} positions`;
      if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
      else if (shards % 16 === 0) console.log(line);
    },
  });
  if (process.stdout.isTTY) console.log();
  console.log(`${count(records)} positions in ${seconds()} s`);
  return 0;
}
