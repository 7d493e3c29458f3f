/** What can be set from outside, all of it by environment, checked as a whole before anything starts. */
import { availableParallelism, homedir } from "node:os";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where everything is kept. */
  readonly data: string;
  /** Folder of the web client; empty for none. */
  readonly web: string;
  /** Addresses under which browsers see this server, such as "https://fiefdom.example"; empty: as they ask. */
  readonly origins: readonly string[];
  /** Behind a proxy that sets X-Forwarded-For and X-Forwarded-Proto. */
  readonly proxy: boolean;
  readonly logLevel: string;
  /** Who may read /metrics. */
  readonly metrics: "local" | "all" | "off";
  readonly botThreads: number;
  /** Finished games that are reviewed at a time; 0 for none. */
  readonly reviewThreads: number;
  /** How much thought a review gets, where that is not the usual; tests make do with less. */
  readonly reviewSpend?: number;
  /** Milliseconds a move may wait for others to be stored together with it. */
  readonly commitWindow: number;
  /** Seconds until a table that nobody looks at leaves memory. */
  readonly idleSeconds: number;
  /** Seconds after which someone without a connection counts as absent. */
  readonly absentSeconds: number;
  /** The longest pause, in milliseconds, where somebody could react; 0 for none. */
  readonly pauseMs: number;
  /** Messages a second from one connection, requests a second from one address; 0: no limit. */
  readonly socketRate: number;
  readonly httpRate: number;
  readonly socketsPerAddress: number;
  /** PostgreSQL and Redis, for several processes; null for one process with its own folder. */
  readonly shared: { readonly database: string; readonly redis: string } | null;
}

/** Something that is set wrongly: a sentence, and the same for a program that has words of its own. */
export interface Fault {
  readonly code: "unknown" | "whole" | "oneOf" | "origin" | "together" | "database" | "torn" | "redis";
  readonly sentence: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

export class ConfigError extends Error {
  readonly faults: readonly Fault[];
  constructor(faults: readonly Fault[]) {
    super(`The configuration is not right:\n${faults.map(({ sentence }) => `  ${sentence}`).join("\n")}`);
    this.name = "ConfigError";
    this.faults = faults;
  }
}

interface Setting {
  /** What holds if it is not set. */
  readonly or: string;
}

/** The folder that the system has for the data of programs. */
function dataFolder(): string {
  const { XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  if (XDG_DATA_HOME) return join(XDG_DATA_HOME, "fiefdom");
  if (process.platform === "win32")
    return join(LOCALAPPDATA ?? join(homedir(), "AppData", "Local"), "Fiefdom", "server");
  if (process.platform === "darwin")
    return join(homedir(), "Library", "Application Support", "Fiefdom", "server");
  return join(homedir(), ".local", "share", "fiefdom");
}

/** Every variable there is; `fiefdom help serve` and docs/DEPLOY.md say what each is for. */
export const SETTINGS = {
  FIEFDOM_HOST: { or: "127.0.0.1" },
  FIEFDOM_PORT: { or: "8080" },
  FIEFDOM_DATA: { or: dataFolder() },
  FIEFDOM_WEB: {
    or: fileURLToPath(new URL("../../web/dist", import.meta.url)),
  },
  FIEFDOM_ORIGINS: {
    or: "",
  },
  FIEFDOM_PROXY: { or: "no" },
  FIEFDOM_LOG: { or: "info" },
  FIEFDOM_METRICS: { or: "local" },
  FIEFDOM_PROCESSES: { or: "1" },
  FIEFDOM_BOT_THREADS: {
    or: "",
  },
  FIEFDOM_REVIEW_THREADS: { or: "1" },
  FIEFDOM_COMMIT_MS: { or: "2" },
  FIEFDOM_IDLE_SECONDS: { or: "300" },
  FIEFDOM_ABSENT_SECONDS: { or: "60" },
  FIEFDOM_PAUSE_MS: { or: "1400" },
  FIEFDOM_SOCKET_RATE: { or: "20" },
  FIEFDOM_HTTP_RATE: { or: "20" },
  FIEFDOM_SOCKETS: { or: "100" },
} as const satisfies Record<string, Setting>;

type Name = keyof typeof SETTINGS;
const names = Object.keys(SETTINGS) as Name[];

const LEVELS = ["fatal", "error", "warn", "info", "debug", "silent"];

/** Reads the configuration; throws a ConfigError that lists everything wrong with it. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: Fault[] = [];
  const fault = (code: Fault["code"], sentence: string, details: Fault["details"] = {}): void => {
    faults.push({ code, sentence, details });
  };
  for (const name of Object.keys(env)) {
    if (name.startsWith("FIEFDOM_") && !names.includes(name as Name))
      fault("unknown", `${name} is not known. There are: ${names.join(", ")}.`, {
        name,
        names: names.join(", "),
      });
  }
  const text = (name: Name): string => env[name]?.trim() || SETTINGS[name].or;
  const whole = (name: Name, low: number, high: number): number => {
    const value = Number(text(name));
    if (!Number.isInteger(value) || value < low || value > high || text(name) === "")
      fault("whole", `${name} is "${text(name)}"; it must be a whole number from ${low} to ${high}.`, {
        name,
        value: text(name),
        low,
        high,
      });
    return value;
  };
  const oneOf = <T extends string>(name: Name, allowed: readonly T[]): T => {
    const value = allowed.find((word) => word === text(name));
    if (value === undefined)
      fault("oneOf", `${name} is "${text(name)}"; it must be one of: ${allowed.join(", ")}.`, {
        name,
        value: text(name),
        names: allowed.join(", "),
      });
    return value ?? allowed[0];
  };
  const origins: string[] = [];
  for (const site of text("FIEFDOM_ORIGINS").split(",")) {
    if (site.trim() === "") continue;
    const origin = originOf(site.trim());
    if (origin !== null) origins.push(origin);
    else
      fault(
        "origin",
        `FIEFDOM_ORIGINS names "${site.trim()}"; it must look like https://fiefdom.example, without a path.`,
        { value: site.trim() },
      );
  }
  const [database, redis] = [env.DATABASE_URL?.trim() ?? "", env.REDIS_URL?.trim() ?? ""];
  if ((database === "") !== (redis === ""))
    fault("together", "DATABASE_URL and REDIS_URL go together: both for several processes, neither for one.");
  if (database !== "" && !/^postgres(ql)?:\/\//.test(database))
    fault("database", "DATABASE_URL must look like postgres://user:password@host/name.");
  else if (database !== "" && isTorn(database))
    fault(
      "torn",
      "DATABASE_URL can't be read. Write special characters of the password as in addresses (%2F for /, %23 for #, %3F for ?), or leave the password out and set PGPASSWORD.",
    );
  if (redis !== "" && !/^rediss?:\/\//.test(redis))
    fault("redis", "REDIS_URL must look like redis://host:6379.");
  const processes = whole("FIEFDOM_PROCESSES", 1, 1000);
  const web = text("FIEFDOM_WEB");
  const config: Config = {
    host: text("FIEFDOM_HOST"),
    port: whole("FIEFDOM_PORT", 0, 65535),
    data: resolve(text("FIEFDOM_DATA")),
    web: web === "none" ? "" : resolve(web),
    origins,
    proxy: oneOf("FIEFDOM_PROXY", ["no", "yes"]) === "yes",
    logLevel: oneOf("FIEFDOM_LOG", LEVELS),
    metrics: oneOf("FIEFDOM_METRICS", ["local", "all", "off"]),
    botThreads:
      text("FIEFDOM_BOT_THREADS") === ""
        ? threadsOf(processes, availableParallelism())
        : whole("FIEFDOM_BOT_THREADS", 1, 64),
    reviewThreads: whole("FIEFDOM_REVIEW_THREADS", 0, 64),
    commitWindow: whole("FIEFDOM_COMMIT_MS", 0, 1000),
    idleSeconds: whole("FIEFDOM_IDLE_SECONDS", 1, 86400),
    absentSeconds: whole("FIEFDOM_ABSENT_SECONDS", 0, 86400),
    pauseMs: whole("FIEFDOM_PAUSE_MS", 0, 1500),
    socketRate: whole("FIEFDOM_SOCKET_RATE", 0, 100000),
    httpRate: whole("FIEFDOM_HTTP_RATE", 0, 100000),
    shared: database === "" ? null : { database, redis },
    socketsPerAddress: whole("FIEFDOM_SOCKETS", 1, 1000000),
  };
  if (faults.length > 0) throw new ConfigError(faults);
  return config;
}

/** A site as browsers spell it. A name alone means https, as it does to the proxy of deploy/; null if it is none. */
function originOf(site: string): string | null {
  if (/^[a-z]+:\/\//.test(site)) return URL.canParse(site) && new URL(site).origin === site ? site : null;
  const address = `${site.endsWith(":80") ? "http" : "https"}://${site}`;
  if (!URL.canParse(address)) return null;
  const { origin, pathname, search, hash, username, host } = new URL(address);
  const isMore = pathname !== "/" || site.endsWith("/") || search + hash + username !== "";
  // A star is an address to the proxy, and to nobody else.
  return isMore || host.includes("*") ? null : origin;
}

/** An address torn apart by characters that mean something in it: the rest of the password is elsewhere. */
function isTorn(address: string): boolean {
  if (!URL.canParse(address)) return true;
  const { pathname, search, hash } = new URL(address);
  return `${pathname}${search}${hash}`.includes("@");
}

/** What a server's share of the cores leaves beside its own work; a bot has to think somewhere. */
export const threadsOf = (processes: number, cores: number): number =>
  Math.max(1, Math.floor(cores / processes) - 1);
