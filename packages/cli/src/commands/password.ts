/** `fiefdom password`: a new password for somebody who forgot theirs, while the server runs. */
import process from "node:process";
import { resetPassword } from "@fiefdom/server/people/people";
import type { Database } from "@fiefdom/server/store/database";
import { Postgres } from "@fiefdom/server/store/postgres";
import { Sqlite } from "@fiefdom/server/store/sqlite";
import { Store } from "@fiefdom/server/store/store";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { dataIn, settings } from "../settings.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom password NAME [--data FOLDER]"),
    paragraph("cli.tells.password"),
    list([["--data FOLDER", "cli.option.data"], LANGUAGE]),
  );

const OPTIONS = { data: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, true);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError(usage());
  const store = new Store(open(values.data), 0);
  try {
    const password = await resetPassword(store, name);
    if (password === null) throw new UsageError(message("cli.wrong.account", { name }));
    console.log(password);
  } finally {
    await store.close();
  }
  return 0;
}

function open(data: string | undefined): Database {
  const { shared, ...config } = settings(process.env);
  if (data === undefined && shared !== null) return new Postgres(shared.database);
  return new Sqlite(dataIn(data ?? config.data), "visitor");
}
