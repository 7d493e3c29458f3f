/**
 * How long `npm start` takes from the command to the first page, with everything built and compiled before.
 *   npm run bench:start                          seven starts, the median last
 *   npm run bench:start -- --against COMMIT      that commit's start in turns with this one
 *   … --bare                                     without npm itself, which takes its time before anything of ours
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { checkOut, remove } from "./against.ts";

const HERE = new URL("..", import.meta.url).pathname;
const ROUNDS = 7;
const { values } = parseArgs({
  options: { against: { type: "string" }, bare: { type: "boolean", default: false } },
});

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, "close");
  return port;
}

/** Milliseconds from the command to the page. */
async function startIn(tree: string): Promise<number> {
  const [port, data] = [await freePort(), mkdtempSync(join(tmpdir(), "fiefdom-start-"))];
  const [command, ...args] = values.bare
    ? [process.execPath, "scripts/run.mjs", "packages/cli/src/main.ts", "serve"]
    : ["npm", "start"];
  const began = performance.now();
  const child = spawn(command, args, {
    cwd: tree,
    env: { ...process.env, FIEFDOM_PORT: String(port), FIEFDOM_DATA: data, FIEFDOM_LOG: "error" },
    stdio: "ignore",
    // All that it starts ends with it.
    detached: true,
  });
  const exit = once(child, "exit");
  try {
    for (;;) {
      const page = await fetch(`http://127.0.0.1:${port}/`, { headers: { accept: "text/html" } }).catch(
        () => null,
      );
      if (page?.status === 200 && (await page.text()).includes("<html")) return performance.now() - began;
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}`);
      await sleep(5);
    }
  } finally {
    process.kill(-(child.pid ?? 0), "SIGTERM");
    await exit;
    rmSync(data, { recursive: true, force: true });
  }
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)];

const { against } = values;
const isFolder = against !== undefined && existsSync(join(against, "packages"));
const other = against === undefined ? null : isFolder ? against : checkOut(against);
try {
  const trees = [...(other === null ? [] : [{ name: "before", tree: other }]), { name: "now", tree: HERE }];
  // The first builds and compiles.
  for (const { tree } of trees) await startIn(tree);
  const took = new Map<string, number[]>(trees.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const { name, tree } of trees) took.get(name)?.push(await startIn(tree));
  for (const [name, times] of took)
    console.log(
      `${name.padEnd(8)} ${times.map((ms) => ms.toFixed(0)).join(", ")} ms; median ${median(times).toFixed(0)} ms`,
    );
} finally {
  if (other !== null && !isFolder) remove(other);
}
