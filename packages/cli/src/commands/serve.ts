/** `fiefdom serve`, which is also `npm start`: runs the server until it is told to stop. */
import { flushCompileCache } from "node:module";
import { networkInterfaces } from "node:os";
import process from "node:process";
import { type Config, SETTINGS } from "@fiefdom/server/config";
import { collectSeldom } from "@fiefdom/server/garbage";
import { start } from "@fiefdom/server/server";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { system } from "../problem.ts";
import { settings } from "../settings.ts";
import { prepareSite } from "../site.ts";
import { type Item, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";

export const usage = (): string => {
  const names = Object.keys(SETTINGS) as (keyof typeof SETTINGS)[];
  return usageOf(
    synopsis("fiefdom serve [--host ADDRESS] [--port N] [--data FOLDER]"),
    paragraph("cli.tells.serve"),
    list(
      [
        ...names.map((name): Item => {
          const { or } = SETTINGS[name];
          return [name, `cli.setting.${name}`, {}, or === "" ? "" : `(${or})`];
        }),
        ["DATABASE_URL", "cli.setting.DATABASE_URL"],
      ],
      Math.max(...names.map((name) => name.length)) + 4,
    ),
  );
};

const OPTIONS = {
  host: { type: "string" },
  port: { type: "string" },
  data: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, OPTIONS);
  if (values.help) {
    console.log(usage());
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
  collectSeldom();
  const server = await start(config).catch((problem: unknown) => {
    throw expected(problem, config) ?? problem;
  });
  say(`${message("cli.served", { url: server.url })}${others(config.host, server.url)}`);
  // Not only at the end, which may come without a word.
  setImmediate(flushCompileCache);
  if (config.shared === null) say(message("cli.served.kept", { folder: config.data }));
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
  return addresses.length === 0 ? "" : message("cli.served.others", { addresses: addresses.join(", ") });
}

/** What may go wrong without the program being wrong, in a sentence. */
function expected(problem: unknown, { host, port, shared }: Config): UsageError | null {
  if (!(problem instanceof Error)) return null;
  const code = "code" in problem ? String(problem.code) : "";
  if (code === "EADDRINUSE")
    return new UsageError(message("cli.wrong.portInUse", { port: String(port), host }));
  if (code === "EACCES") return new UsageError(message("cli.wrong.portRights", { port: String(port) }));
  if (code === "EADDRNOTAVAIL") return new UsageError(message("cli.wrong.host", { host }));
  if (shared !== null && problem.name === "Away")
    return new UsageError(message("cli.wrong.database", { problem: system(problem.cause ?? problem) }));
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
