/** The server's settings for the commands that need them; what is wrong with them is the caller's mistake. */
import { type Config, ConfigError, readConfig } from "@fiefdom/server/config";
import { UsageError } from "./commands.ts";

export function settings(env: NodeJS.ProcessEnv): Config {
  try {
    return readConfig(env);
  } catch (problem) {
    throw problem instanceof ConfigError ? new UsageError(problem.message) : problem;
  }
}
