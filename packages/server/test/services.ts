/**
 * PostgreSQL and Redis for a test, on free ports and in a folder of their own. Uses what the machine has;
 * on Debian as root it installs what is missing; otherwise says so and gives null.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

const quiet = { stdio: "ignore" } as const;
const isRoot = process.getuid?.() === 0;

function postgresFolder(): string | null {
  const home = "/usr/lib/postgresql";
  if (!existsSync(home)) return null;
  const version = readdirSync(home)
    .map(Number)
    .filter((n) => n >= 15)
    .sort((a, b) => b - a)[0];
  const bin = join(home, String(version), "bin");
  return existsSync(join(bin, "initdb")) ? bin : null;
}

const hasRedis = (): boolean => existsSync("/usr/bin/redis-server");

function install(): void {
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return;
  try {
    execFileSync("apt-get", ["update"], { ...quiet, timeout: 120_000 });
    const install = ["install", "-y", "--no-install-recommends", "postgresql", "redis-server"];
    execFileSync("apt-get", install, { ...quiet, timeout: 300_000 });
  } catch {
    // Said below, by what is still missing.
  }
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1", () => done(true)).on("error", () => done(false));
    socket.on("connect", () => socket.destroy());
  });
}

export class Services {
  readonly #folder: string;
  readonly #bin: string;
  readonly #redisPort: number;
  #redis: ChildProcess | null = null;
  readonly database: string;
  readonly redis: string;
  readonly #pgPort: number;

  private constructor(folder: string, bin: string, pgPort: number, redisPort: number) {
    this.#folder = folder;
    this.#bin = bin;
    this.#pgPort = pgPort;
    this.#redisPort = redisPort;
    this.database = `postgres://postgres@127.0.0.1:${pgPort}/postgres`;
    this.redis = `redis://127.0.0.1:${redisPort}`;
  }

  /** Null, and one loud line, if there is no PostgreSQL or no Redis to be had. */
  static async start(): Promise<Services | null> {
    if (postgresFolder() === null || !hasRedis()) install();
    const bin = postgresFolder();
    if (bin === null || !hasRedis()) {
      console.error("NOT TESTED: several processes. PostgreSQL 15+ or Redis is not installed.");
      return null;
    }
    const folder = mkdtempSync(join(tmpdir(), "fiefdom-services-"));
    chmodSync(folder, 0o777);
    const services = new Services(folder, bin, await freePort(), await freePort());
    services.#pg("initdb", "-D", services.#data, "-U", "postgres", "-A", "trust", "-N");
    services.startPostgres();
    await services.startRedis();
    return services;
  }

  get #data(): string {
    return join(this.#folder, "pg");
  }

  /** PostgreSQL refuses to run as root. */
  #pg(program: string, ...args: string[]): void {
    const command = join(this.#bin, program);
    // A short PATH may lack the folder of system commands.
    const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };
    if (isRoot) execFileSync("runuser", ["-u", "postgres", "--", command, ...args], { ...quiet, env });
    else execFileSync(command, args, quiet);
  }

  startPostgres(): void {
    // A dozen processes at once, each with a handful of connections.
    const options = `-p ${this.#pgPort} -h 127.0.0.1 -k ${this.#folder} -c max_connections=200`;
    this.#pg("pg_ctl", "-D", this.#data, "-w", "-l", join(this.#folder, "pg.log"), "-o", options, "start");
  }
  /** Fast ends all connections; immediate is a crash. */
  stopPostgres(how: "fast" | "immediate" = "fast"): void {
    this.#pg("pg_ctl", "-D", this.#data, "-w", "-m", how, "stop");
  }
  restartPostgres(how: "fast" | "immediate"): void {
    this.stopPostgres(how);
    this.startPostgres();
  }
  /** It still has its connections and takes new ones, and says nothing. */
  freezePostgres(): void {
    for (const pid of this.#postgresProcesses()) process.kill(pid, "SIGSTOP");
  }
  thawPostgres(): void {
    for (const pid of this.#postgresProcesses()) process.kill(pid, "SIGCONT");
  }
  /** The first of its processes, and those that it started. */
  #postgresProcesses(): number[] {
    const main = Number(readFileSync(join(this.#data, "postmaster.pid"), "utf8").split("\n")[0]);
    const children = readFileSync(`/proc/${main}/task/${main}/children`, "utf8").trim();
    return [
      main,
      ...children
        .split(" ")
        .filter((pid) => pid !== "")
        .map(Number),
    ];
  }
  /** Those who log in by this name have to give their password. */
  askPasswordOf(user: string): void {
    const rules = join(this.#data, "pg_hba.conf");
    writeFileSync(rules, `host all ${user} 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, "utf8")}`);
    this.#pg("pg_ctl", "-D", this.#data, "reload");
  }

  async startRedis(): Promise<void> {
    const home = join(this.#folder, "redis");
    mkdirSync(home, { recursive: true });
    const args = ["--port", String(this.#redisPort), "--bind", "127.0.0.1", "--save", "", "--dir", home];
    this.#redis = spawn("/usr/bin/redis-server", args, quiet);
    while (!(await isOpen(this.#redisPort))) await sleep(10);
  }
  stopRedis(): void {
    this.#redis?.kill("SIGKILL");
  }
  freezeRedis(): void {
    this.#redis?.kill("SIGSTOP");
  }
  thawRedis(): void {
    this.#redis?.kill("SIGCONT");
  }

  stop(): void {
    this.stopRedis();
    try {
      this.thawPostgres();
      this.#pg("pg_ctl", "-D", this.#data, "-m", "immediate", "stop");
    } catch {
      // It was stopped already.
    }
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
