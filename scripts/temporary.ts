/**
 * Where a run of the tests writes: a folder for everything temporary, browsers' profiles among it, which goes when
 * they are done, and one that stays, with what the many commands they start were compiled to.
 */
import { chmodSync, mkdtempSync, rmSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const COMPILED = fileURLToPath(new URL("../node_modules/.cache/fiefdom-compiled", import.meta.url));

/** Linux has its memory as a folder. Servers of tests wait for the disk at every move, though nothing outlives them. */
const MEMORY = "/dev/shm";
/** Several times what the tests write; containers often have less of it, and then the disk has to do. */
const ENOUGH_BYTES = 2 ** 31;

function place(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

export default function temporary(): () => void {
  const folder = mkdtempSync(join(place(), "fiefdom-"));
  // PostgreSQL runs as somebody else, and has its data in there.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}
