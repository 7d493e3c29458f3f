/** `fiefdom backup`: a copy of everything the server keeps, as it stands at one moment, while it runs. */
import { existsSync } from "node:fs";
import process from "node:process";
import { backupFolder } from "@fiefdom/server/store/sqlite";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { dataIn, settings } from "../settings.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom backup FILE [--data FOLDER]"),
    paragraph("cli.tells.backup"),
    list([["--data FOLDER", "cli.option.data"], LANGUAGE]),
  );

const OPTIONS = { data: { type: "string" }, help: { type: "boolean", short: "h" } } as const;

/** The folder that a server with these settings would use. */
function folderOf(env: NodeJS.ProcessEnv): string {
  const { data, shared } = settings(env);
  if (shared === null) return data;
  throw new UsageError(message("cli.wrong.postgres"));
}

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, true);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const [to, ...more] = positionals;
  if (to === undefined || more.length > 0) throw new UsageError(usage());
  const folder = dataIn(values.data ?? folderOf(process.env));
  if (existsSync(to)) throw new UsageError(message("cli.wrong.exists", { path: to }));
  await backupFolder(folder, to);
  console.log(message("cli.backedUp", { folder, path: to }));
  return 0;
}
