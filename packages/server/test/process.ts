/** The server as a process of its own, to be killed. */
import { type ChildProcess, spawn } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../cli/src/main.ts", import.meta.url));

export class ServerProcess {
  readonly #child: ChildProcess;
  readonly url: string;
  readonly #exit: Promise<number | null>;
  /** Everything it logged. */
  logged = "";

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
    this.#exit = new Promise((done) => child.once("exit", (code) => done(code)));
    child.stdout?.on("data", (data) => (this.logged += data));
    // Whatever happens to the test, its server does not outlive it.
    const kill = (): void => void child.kill("SIGKILL");
    process.once("exit", kill);
    child.once("exit", () => process.off("exit", kill));
  }

  /** Ready when it says where it is. Rejected with what it said if it ends before that. */
  static start(folder: string, env: Record<string, string> = {}): Promise<ServerProcess> {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN, "serve"], {
      env: {
        PATH: process.env.PATH ?? "",
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
    return new Promise((done, failed) => {
      let said = "";
      child.stderr?.on("data", (data) => {
        said += data;
        const url = /Fiefdom is at (\S+)/.exec(said)?.[1];
        if (url !== undefined) done(new ServerProcess(child, url));
      });
      child.once("exit", (code) => failed(new Error(`exit ${code}: ${said}`)));
    });
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Gives the exit code. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }
}
