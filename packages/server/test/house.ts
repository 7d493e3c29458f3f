/** A server for a test: on any free port, in a folder of its own, gone afterwards. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readConfig } from "../src/config.ts";
import { type Running, start } from "../src/server.ts";
import { steady } from "../src/time.ts";

export interface House extends Running {
  readonly folder: string;
  /** Lets so many milliseconds pass at once. */
  skip(ms: number): void;
}

export async function openHouse(env: Record<string, string> = {}, folder?: string): Promise<House> {
  const data = folder ?? mkdtempSync(join(tmpdir(), "fiefdom-server-"));
  let skipped = 0;
  const running = await start(
    {
      ...readConfig({
        FIEFDOM_PORT: "0",
        FIEFDOM_DATA: data,
        FIEFDOM_WEB: "none",
        FIEFDOM_LOG: "silent",
        FIEFDOM_SOCKET_RATE: "0",
        FIEFDOM_HTTP_RATE: "0",
        FIEFDOM_SOCKETS: "10000",
        FIEFDOM_BOT_THREADS: "1",
        FIEFDOM_PAUSE_MS: "0",
        ...env,
      }),
      reviewSpend: 1000,
    },
    () => steady() + skipped,
  );
  return {
    ...running,
    folder: data,
    skip(ms) {
      skipped += ms;
    },
    async stop() {
      await running.stop();
      if (folder === undefined) rmSync(data, { recursive: true, force: true });
    },
  };
}
