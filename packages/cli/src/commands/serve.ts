/** `fiefdom serve`: runs the server until it is told to stop. */
import process from "node:process";
import { parseArgs } from "node:util";
import { ConfigError, readConfig, SETTINGS } from "@fiefdom/server/config";
import { start } from "@fiefdom/server/server";
import { UsageError } from "../commands.ts";

const width = Math.max(...Object.keys(SETTINGS).map((name) => name.length));

export const usage = [
  "usage: fiefdom serve [--host ADDRESS] [--port N] [--data FOLDER]",
  "",
  "Runs the server: tables for people and bots, kept in a folder. Stop it with Ctrl-C.",
  "Everything can be set by environment; options come before it:",
  "",
  ...Object.entries(SETTINGS).map(
    ([name, { about, or }]) => `  ${name.padEnd(width)}  ${about}${or === "" ? "" : ` (${or})`}`,
  ),
].join("\n");

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      host: { type: "string" },
      port: { type: "string" },
      data: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  // Whoever is told to stop while starting stops as soon as it has started.
  const told = new Promise<void>((stop) => {
    process.once("SIGTERM", () => stop());
    process.once("SIGINT", () => stop());
  });
  const server = await start(configFrom(values)).catch((problem: unknown) => {
    throw problem instanceof Error && isExpected(problem) ? new UsageError(problem.message) : problem;
  });
  console.error(`Fiefdom is at ${server.url}`);
  await told;
  await server.stop();
  return 0;
}

const isExpected = (problem: Error): boolean =>
  problem.name === "FolderInUse" || ("code" in problem && problem.code === "EADDRINUSE");

function configFrom(values: { host?: string; port?: string; data?: string }) {
  const env = { ...process.env };
  if (values.host !== undefined) env.FIEFDOM_HOST = values.host;
  if (values.port !== undefined) env.FIEFDOM_PORT = values.port;
  if (values.data !== undefined) env.FIEFDOM_DATA = values.data;
  try {
    return readConfig(env);
  } catch (problem) {
    throw problem instanceof ConfigError ? new UsageError(problem.message) : problem;
  }
}
