/**
 * The site, built once for all who test it. It is kept under a name made of everything it was built from, so
 * that test files which run side by side share one and nobody ever tests yesterday's.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("..", import.meta.url));
const repository = fileURLToPath(new URL("../../..", import.meta.url));
const kept = join(repository, "node_modules", ".cache", "fiefdom-site");
/** Whoever builds takes no longer than that; a lock that is older was left behind. */
const STALE_MS = 120_000;

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (["node_modules", "dist", "test"].includes(entry.name)) continue;
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of [...filesIn(join(repository, "packages"))].sort())
    hash.update(path).update(readFileSync(path));
  return hash
    .update(readFileSync(join(repository, "package-lock.json")))
    .digest("hex")
    .slice(0, 16);
}

/** The folder of the built site. */
export async function builtSite(): Promise<string> {
  mkdirSync(kept, { recursive: true });
  const folder = join(kept, fingerprint());
  const lock = `${folder}.lock`;
  while (!existsSync(folder)) {
    try {
      mkdirSync(lock);
    } catch {
      if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > STALE_MS)
        rmSync(lock, { recursive: true });
      await wait(200);
      continue;
    }
    try {
      const outDir = `${folder}.${process.pid}`;
      // A test runner says "test" here, and the site would be built for developers: slow, and twice as large.
      const { NODE_ENV } = process.env;
      process.env.NODE_ENV = "production";
      await build({ root, logLevel: "error", build: { outDir, emptyOutDir: true } });
      process.env.NODE_ENV = NODE_ENV ?? "";
      renameSync(outDir, folder);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return folder;
}
