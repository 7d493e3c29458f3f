/** The first page comes soon: what only some need is read when they do. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Visitor } from "./client.ts";
import { endAllServers, ServerProcess } from "./process.ts";

const folder = mkdtempSync(join(tmpdir(), "fiefdom-start-"));
afterAll(async () => {
  await endAllServers();
  rmSync(folder, { recursive: true, force: true });
});

test("a server alone starts without what is for several, and for passwords", async () => {
  const [hook, list] = [join(folder, "hook.mjs"), join(folder, "read.txt")];
  writeFileSync(
    hook,
    `import { registerHooks } from "node:module";
     import { appendFileSync } from "node:fs";
     registerHooks({ load(url, context, next) { appendFileSync(${JSON.stringify(list)}, url + "\\n"); return next(url, context); } });`,
  );
  const server = await ServerProcess.start(join(folder, "data"), { NODE_OPTIONS: `--import=${hook}` });
  const read = (): string[] => readFileSync(list, "utf8").split("\n");
  const later = /node_modules\/(pg|ioredis|@node-rs\/argon2)\//;
  expect(read().filter((url) => url.includes("/packages/server/"))).not.toEqual([]);
  expect(read().filter((url) => later.test(url))).toEqual([]);
  // And they are there when somebody needs them.
  const ada = new Visitor(server.url);
  expect((await ada.fetch("POST", "/api/guest", { name: "Squire" })).status).toBe(409);
  expect((await ada.fetch("POST", "/api/login", { name: "nobody", password: "wrong wrong" })).status).toBe(
    403,
  );
  await server.end("SIGTERM");
});
