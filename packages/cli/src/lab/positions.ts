/** fiefdom lab positions: harvests the positions that the value network learns from. */
import process from "node:process";
import { harvestAll } from "@fiefdom/lab/harvests";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";
import { RUN_ITEMS, whole, workersFrom } from "./bench.ts";
import { count } from "./figures.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab positions FOLDER [OPTIONS]"),
    paragraph("cli.tells.positions"),
    list([
      ["--kingdoms N", "cli.option.kingdoms.positions", { n: count(KINGDOMS) }],
      ["--games N", "cli.option.games.each", { n: count(GAMES) }],
      ["--search N", "cli.option.search", { n: count(SEARCH) }],
      ["--ahead N", "cli.option.ahead"],
      ["--seconds N", "cli.option.seconds.positions"],
      ...RUN_ITEMS,
      LANGUAGE,
    ]),
  );

const KINGDOMS = 1000;
const GAMES = 600;
const SEARCH = 1200;

const OPTIONS = {
  kingdoms: { type: "string" },
  games: { type: "string" },
  search: { type: "string" },
  ahead: { type: "string" },
  seconds: { type: "string" },
  seed: { type: "string" },
  workers: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, true);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const [folder] = positionals;
  if (folder === undefined) throw new UsageError(`${message("cli.wrong.positions")}\n\n${usage()}`);
  const started = performance.now();
  const seconds = (): string => ((performance.now() - started) / 1000).toFixed(0);
  const records = await harvestAll({
    folder,
    kingdoms: whole("kingdoms", values.kingdoms, KINGDOMS),
    options: {
      seed: values.seed ?? "1",
      search: whole("search", values.search, SEARCH),
      games: whole("games", values.games, GAMES),
      ahead: whole("ahead", values.ahead, 0, 0),
    },
    workers: workersFrom(values.workers),
    seconds: values.seconds === undefined ? undefined : whole("seconds", values.seconds, 0),
    progress: ({ shards, of, records: n }) => {
      const line = `${seconds().padStart(5)} s  ${message("cli.positions.step", { shards, of, n: count(n) })}`;
      if (process.stdout.isTTY) process.stdout.write(`\r${line}`);
      else if (shards % 16 === 0) console.log(line);
    },
  });
  if (process.stdout.isTTY) console.log();
  console.log(message("cli.positions.took", { n: count(records), seconds: seconds() }));
  return 0;
}
