/** `fiefdom check`: looks through everything a server keeps, whether or not it runs, and tells what is damaged. */
import process from "node:process";
import { Postgres } from "@fiefdom/server/store/postgres";
import { Sqlite } from "@fiefdom/server/store/sqlite";
import { Store } from "@fiefdom/server/store/store";
import { type Findings, lookThrough } from "@fiefdom/server/tables/check";
import { count } from "../lab/figures.ts";
import { progressOf } from "../lab/progress.ts";
import { wrap } from "../layout.ts";
import { readOptions } from "../options.ts";
import { dataIn, settings } from "../settings.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom check [--data FOLDER] [--json]"),
    paragraph("cli.tells.check"),
    list([["--data FOLDER", "cli.option.data"], ["--json", "cli.option.json"], LANGUAGE]),
  );

const OPTIONS = {
  data: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, OPTIONS);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const { database, place } = open(values.data);
  const store = new Store(database, 0);
  try {
    const file = database instanceof Sqlite ? database.faults() : [];
    const findings = await walk(store);
    if (values.json) console.log(JSON.stringify({ place, file, ...findings }, null, 2));
    else console.log(report(place, file, findings).join("\n"));
    return file.length + findings.damaged.length === 0 ? 0 : 1;
  } finally {
    await store.close();
  }
}

async function walk(store: Store): Promise<Findings> {
  const progress = progressOf("looked");
  const walk = lookThrough(store);
  let step = await walk.next();
  while (step.done !== true) {
    progress.show(step.value.done, step.value.of);
    step = await walk.next();
  }
  progress.end();
  return step.value;
}

function report(place: string, file: readonly string[], findings: Findings): string[] {
  const { people, tables, games, others, damaged } = findings;
  const counts = { people, tables, games };
  const texts = { peopleText: count(people), tablesText: count(tables), gamesText: count(games) };
  const seen = message("cli.check.seen", { place, ...counts, ...texts });
  const older = others === 0 ? [] : [message("cli.check.others", { n: others, count: count(others) })];
  if (file.length + damaged.length === 0) return [seen, ...older, message("cli.check.whole")];
  return [
    seen,
    ...older,
    ...(file.length === 0 ? [] : ["", message("cli.check.file"), ...file.map((line) => `  ${line}`)]),
    ...(damaged.length === 0 ? [] : ["", message("cli.check.damaged", { count: count(damaged.length) })]),
    ...damaged.map(
      ({ what, id, because: { code, n = 0, of = 0 } }) =>
        `  ${message(`cli.check.what.${what}`)} ${id}: ${message(`cli.damage.${code}`, { n, of })}`,
    ),
    "",
    ...wrap(message("cli.check.advice"), 110),
  ];
}

function open(data: string | undefined): { database: Sqlite | Postgres; place: string } {
  const { shared, ...config } = settings(process.env);
  if (data === undefined && shared !== null)
    return { database: new Postgres(shared.database), place: new URL(shared.database).host };
  const folder = dataIn(data ?? config.data);
  return { database: new Sqlite(folder, "visitor"), place: folder };
}
