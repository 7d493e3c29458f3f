/** `fiefdom password`: a new password for somebody who forgot theirs, while the server runs. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { resetPassword } from "@fiefdom/server/people/people";
import type { Database } from "@fiefdom/server/store/database";
import { Postgres } from "@fiefdom/server/store/postgres";
import { Sqlite } from "@fiefdom/server/store/sqlite";
import { Store } from "@fiefdom/server/store/store";
import { UsageError } from "../commands.ts";
import { settings } from "../settings.ts";

export const usage = [
  "usage: fiefdom password NAME [--data FOLDER]",
  "",
  "Gives the account of that name a new password, prints it, and logs the account out everywhere. For whoever",
  "runs a server: there is no mail in Fiefdom, so nobody can do that for themselves.",
].join("\n");

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { data: { type: "string" } },
  });
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError(usage);
  const store = new Store(open(values.data), 0);
  try {
    const password = await resetPassword(store, name);
    if (password === null) throw new UsageError(`There is no account called "${name}".`);
    console.log(password);
  } finally {
    await store.close();
  }
  return 0;
}

function open(data: string | undefined): Database {
  const { shared, ...config } = settings(process.env);
  if (data === undefined && shared !== null) return new Postgres(shared.database);
  const folder = data === undefined ? config.data : resolve(data);
  if (!existsSync(join(folder, "fiefdom.sqlite")))
    throw new UsageError(`There is no data of a server in ${folder}.`);
  return new Sqlite(folder, "visitor");
}
