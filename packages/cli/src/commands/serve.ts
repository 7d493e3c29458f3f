/** `fiefdom serve`, which is also `npm start`: runs the server until it is told to stop. */
import { networkInterfaces } from "node:os";
import process from "node:process";
import { parseArgs } from "node:util";
import { type Config, SETTINGS } from "@fiefdom/server/config";
import { start } from "@fiefdom/server/server";
import { UsageError } from "../commands.ts";
import { settings } from "../settings.ts";
import { prepareSite } from "../site.ts";

const width = Math.max(...Object.keys(SETTINGS).map((name) => name.length));

export const usage = [
  "usage: fiefdom serve [--host ADDRESS] [--port N] [--data FOLDER]",
  "",
  "Runs the whole thing: tables for people and bots, and the web client to sit at them. Stop it with Ctrl-C.",
  "With --host 0.0.0.0 others in your network can come as well. docs/DEPLOY.md is about a real server.",
  "Everything can be set by environment; options come before it:",
  "",
  ...Object.entries(SETTINGS).map(
    ([name, { about, or }]) => `  ${name.padEnd(width)}  ${about}${or === "" ? "" : ` (${or})`}`,
  ),
  `  ${"DATABASE_URL".padEnd(width)}  PostgreSQL, together with REDIS_URL, for several processes`,
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
  let isTold = false;
  const told = new Promise<void>((stop) => {
    for (const signal of ["SIGTERM", "SIGINT"] as const)
      process.once(signal, () => {
        isTold = true;
        stop();
      });
  });
  const config = configFrom(values);
  // Who names a folder has put there what is to be served.
  if (config.web !== "" && !process.env.FIEFDOM_WEB?.trim()) await prepareSite(config.web, say);
  if (isTold) return 130;
  const server = await start(config).catch((problem: unknown) => {
    throw expected(problem, config) ?? problem;
  });
  say(`Fiefdom is at ${server.url}${others(config.host, server.url)}`);
  if (config.shared === null) say(`Everything is kept in ${config.data}. Stop with Ctrl-C.`);
  await told;
  await server.stop();
  return 0;
}

const say = (text: string): void => console.error(text);

/** Where it can be found from elsewhere, if it listens everywhere. */
function others(host: string, url: string): string {
  if (host !== "0.0.0.0" && host !== "::") return "";
  const { port } = new URL(url);
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter((address) => address.family === "IPv4" && !address.internal)
    .map(({ address }) => `http://${address}:${port}`);
  return addresses.length === 0 ? "" : `, for others in your network ${addresses.join(" or ")}`;
}

/** What may go wrong without the program being wrong, in a sentence. */
function expected(problem: unknown, { host, port, shared }: Config): UsageError | null {
  if (!(problem instanceof Error)) return null;
  const code = "code" in problem ? String(problem.code) : "";
  if (code === "EADDRINUSE")
    return new UsageError(
      `Port ${port} of ${host} is in use by another program. Choose another with --port.`,
    );
  if (code === "EACCES") return new UsageError(`Port ${port} needs more rights than this program has.`);
  if (code === "EADDRNOTAVAIL") return new UsageError(`${host} is no address of this machine.`);
  if (shared !== null && problem.name === "Away")
    return new UsageError(`PostgreSQL can't be reached: ${problem.message}. Is DATABASE_URL right?`);
  return null;
}

function configFrom(values: { host?: string; port?: string; data?: string }): Config {
  const env = { ...process.env };
  if (values.host !== undefined) env.FIEFDOM_HOST = values.host;
  if (values.port !== undefined) env.FIEFDOM_PORT = values.port;
  if (values.data !== undefined) env.FIEFDOM_DATA = values.data;
  // Whoever sits in front of it reads sentences, not JSON about every request.
  if (process.stdout.isTTY) env.FIEFDOM_LOG ??= "warn";
  return settings(env);
}
