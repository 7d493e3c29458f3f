/** `fiefdom backup`: a copy of everything the server keeps, as it stands at one moment, while it runs. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { backupFolder } from "@fiefdom/server/store/sqlite";
import { UsageError } from "../commands.ts";
import { settings } from "../settings.ts";

export const usage = [
  "usage: fiefdom backup FILE [--data FOLDER]",
  "",
  "Copies the server's data into a new file, whether or not the server is running. To restore it, stop the",
  "server and put the file into the data folder as fiefdom.sqlite, without the files -wal and -shm beside it.",
].join("\n");

/** The folder that a server with these settings would use. */
function folderOf(env: NodeJS.ProcessEnv): string {
  const { data, shared } = settings(env);
  if (shared === null) return data;
  throw new UsageError(
    "With DATABASE_URL everything is in PostgreSQL: use pg_dump, or name a folder with --data.",
  );
}

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { data: { type: "string" } },
  });
  const [to, ...more] = positionals;
  if (to === undefined || more.length > 0) throw new UsageError(usage);
  const folder = values.data === undefined ? folderOf(process.env) : resolve(values.data);
  if (!existsSync(join(folder, "fiefdom.sqlite")))
    throw new UsageError(`There is no data of a server in ${folder}.`);
  if (existsSync(to)) throw new UsageError(`${to} exists already; name a new file.`);
  await backupFolder(folder, to);
  console.log(`Everything in ${folder} is copied to ${to}.`);
  return 0;
}
