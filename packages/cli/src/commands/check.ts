/** `fiefdom check`: looks through everything a server keeps, whether or not it runs, and tells what is damaged. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { Progress } from "@fiefdom/lab";
import { Postgres } from "@fiefdom/server/store/postgres";
import { Sqlite } from "@fiefdom/server/store/sqlite";
import { Store } from "@fiefdom/server/store/store";
import { type Findings, lookThrough } from "@fiefdom/server/tables/check";
import { UsageError } from "../commands.ts";
import { settings } from "../settings.ts";

export const usage = [
  "usage: fiefdom check [--data FOLDER] [--json]",
  "",
  "Looks through everything that a server keeps and changes nothing: the file itself, every person, every table,",
  "and every game, which is played again move by move. Names whatever is damaged. The server may go on meanwhile.",
  "Ends with 0 if everything is whole, with 1 if not.",
].join("\n");

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: "string" }, json: { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  if (values.help) {
    console.log(usage);
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
  const progress = new Progress(process.stderr, "looked at");
  const walk = lookThrough(store);
  let step = await walk.next();
  while (step.done !== true) {
    progress.show(step.value.done, step.value.of);
    step = await walk.next();
  }
  progress.end();
  return step.value;
}

const count = (n: number, one: string, many = `${one}s`): string =>
  `${n.toLocaleString("en")} ${n === 1 ? one : many}`;

function report(place: string, file: readonly string[], findings: Findings): string[] {
  const { people, tables, games, others, damaged } = findings;
  const seen = `${place}: ${count(people, "person", "people")}, ${count(tables, "table")}, ${count(games, "game")}.`;
  const older =
    others === 0 ? [] : [`${count(others, "game")} of another version: whole, but not replayed here.`];
  if (file.length + damaged.length === 0) return [seen, ...older, "Everything is whole."];
  return [
    seen,
    ...older,
    ...(file.length === 0 ? [] : ["", "The file itself is damaged:", ...file.map((line) => `  ${line}`)]),
    ...(damaged.length === 0 ? [] : ["", `Damaged: ${damaged.length.toLocaleString("en")}`]),
    ...damaged.map(({ what, id, because }) => `  ${what} ${id}: ${because}`),
    "",
    "Damaged games are marked when somebody asks for them, and are never played on; everything else can be used.",
    "To have them back, restore a backup from before (docs/DEPLOY.md, Backups).",
  ];
}

function open(data: string | undefined): { database: Sqlite | Postgres; place: string } {
  const { shared, ...config } = settings(process.env);
  if (data === undefined && shared !== null)
    return { database: new Postgres(shared.database), place: new URL(shared.database).host };
  const folder = data === undefined ? config.data : resolve(data);
  if (!existsSync(join(folder, "fiefdom.sqlite")))
    throw new UsageError(`There is no data of a server in ${folder}.`);
  return { database: new Sqlite(folder, "visitor"), place: folder };
}
