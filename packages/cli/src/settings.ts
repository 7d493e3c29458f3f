/** The server's settings for the commands that need them; what is wrong with them is the caller's mistake. */
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Config, ConfigError, readConfig } from "@fiefdom/server/config";
import { UsageError } from "./commands.ts";
import { message } from "./words.ts";

export function settings(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (problem) {
    if (!(problem instanceof ConfigError)) throw problem;
    const faults = problem.faults.map(({ code, details }) => `  ${message(`cli.config.${code}`, details)}`);
    throw new UsageError([message("cli.wrong.config"), ...faults].join("\n"));
  }
}

/** A folder that holds what a server keeps. */
export function dataIn(folder: string): string {
  const path = resolve(folder);
  if (!existsSync(join(path, "fiefdom.sqlite")))
    throw new UsageError(message("cli.wrong.noData", { folder: path }));
  return path;
}
