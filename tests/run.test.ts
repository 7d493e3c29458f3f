/** The way in for every npm script: one Node, the one that npm brought, and what is run knows nothing of the way in. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
const node = join(root, "node_modules", "node", "bin", "node");
const folder = realpathSync(mkdtempSync(join(tmpdir(), "fiefdom-run-")));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a file is run by the Node that is there already, with its arguments, and ends as it ends", async () => {
  const file = join(folder, "told.ts");
  writeFileSync(
    file,
    `const told: unknown = { pid: process.pid, argv: process.argv.slice(1), from: process.cwd() };
    console.log(JSON.stringify(told));
    process.exitCode = 7;`,
  );
  const child = spawn(node, [join(root, "scripts", "run.mjs"), "told.ts", "one", "--two"], { cwd: folder });
  const exit = once(child, "exit");
  const said = await text(child.stdout);
  expect(JSON.parse(said)).toEqual({ pid: child.pid, argv: [file, "one", "--two"], from: folder });
  expect(await exit).toEqual([7, null]);
});
