/** The server as a process of its own, to be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The command `fiefdom`. */
export const MAIN = fileURLToPath(new URL("../../cli/src/main.ts", import.meta.url));
/** Compiled once for all starts: many tests start it again and again. */
export const COMPILED = fileURLToPath(
  new URL("../../../node_modules/.cache/fiefdom-compiled", import.meta.url),
);

function launch(folder: string, env: Record<string, string>, main = MAIN): ChildProcess {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", main, "serve"], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_COMPILE_CACHE: COMPILED,
      FIEFDOM_DATA: folder,
      FIEFDOM_PORT: "0",
      FIEFDOM_WEB: "none",
      FIEFDOM_LOG: "error",
      FIEFDOM_SOCKET_RATE: "0",
      FIEFDOM_HTTP_RATE: "0",
      FIEFDOM_SOCKETS: "100000",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  const kill = (): void => void child.kill("SIGKILL");
  process.once("exit", kill);
  child.once("exit", () => {
    running.delete(child);
    process.off("exit", kill);
  });
  return child;
}

const running = new Set<ChildProcess>();

/** Whatever happened to the tests of a file, its servers do not outlive them. */
export async function endAllServers(): Promise<void> {
  const exits = [...running].map(exitOf);
  for (const child of running) child.kill("SIGKILL");
  await Promise.all(exits);
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((done) => child.once("exit", (code) => done(code)));

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #exit: Promise<number | null>;
  readonly url: string;
  /** What it said while it started, and everything it logged since. */
  readonly said: string;
  logged = "";

  private constructor(child: ChildProcess, url: string, said: string) {
    this.#child = child;
    this.#exit = exitOf(child);
    this.url = url;
    this.said = said;
    child.stdout?.on("data", (data) => (this.logged += data));
  }

  /** Ready when it says where it is. Rejected with what it said if it ends before that. */
  static start(folder: string, env: Record<string, string> = {}, main = MAIN): Promise<ServerProcess> {
    const child = launch(folder, env, main);
    return new Promise((done, failed) => {
      let said = "";
      const listen = (data: unknown): void => {
        said += data;
        const url = /Fiefdom is at (\S+)/.exec(said)?.[1];
        if (url === undefined) return;
        child.stderr?.off("data", listen).resume();
        done(new ServerProcess(child, url, said));
      };
      child.stderr?.on("data", listen);
      // Not when it exits: what it said may still be on its way.
      child.once("close", (code) => failed(new Error(`exit ${code}: ${said}`)));
    });
  }

  /** Killed after so many milliseconds, wherever it is by then. */
  static async startAndKill(folder: string, ms: number, env: Record<string, string> = {}): Promise<void> {
    const child = launch(folder, env);
    const exit = exitOf(child);
    await sleep(ms);
    child.kill("SIGKILL");
    await exit;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }
  /** It has not ended, by itself or otherwise. */
  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }
  freeze(): void {
    this.#child.kill("SIGSTOP");
  }
  thaw(): void {
    this.#child.kill("SIGCONT");
  }

  /** Gives the exit code. */
  async end(signal: "SIGKILL" | "SIGTERM" | "SIGINT"): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }
}
