/**
 * The web client that `fiefdom serve` hands out. Where the sources and the tools are it is built when it is
 * missing or older than they are; where they are not, as in an image made for running it, the folder that is
 * there is taken as it is.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { message } from "./words.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const vite = join(root, "node_modules", "vite", "bin", "vite.js");
/** Notes what the folder was built from. */
const stamp = join(root, "node_modules", ".cache", "fiefdom-web-built-from");

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (["node_modules", "dist", "test"].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

const PACKAGES = ["bots", "cards", "engine", "local", "protocol", "text", "web"];

/** Everything that the client is made of. */
const sources = (): string[] => [
  ...PACKAGES.flatMap((name) => [...filesIn(join(root, "packages", name))].sort()),
  join(root, "package-lock.json"),
];

/** A few characters that differ if anything does in these files. */
function fingerprint(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

/** The same without reading them: by their sizes and when they were written last. */
function glance(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths) {
    const { size, mtimeMs, ctimeMs } = statSync(path);
    hash.update(`${path} ${size} ${mtimeMs} ${ctimeMs}\n`);
  }
  return hash.digest("hex");
}

/** Sees to it that the folder holds the client as it is now. Gives what there is to say about it, if anything. */
export async function prepareSite(folder: string, say: (text: string) => void): Promise<void> {
  const isThere = existsSync(join(folder, "index.html"));
  if (!existsSync(vite)) {
    if (!isThere) say(message("cli.site.none", { folder }));
    return;
  }
  const paths = sources();
  const seen = glance(paths);
  const [built, lastSeen] = existsSync(stamp) ? readFileSync(stamp, "utf8").split(" ") : [];
  if (isThere && lastSeen === seen) return;
  const wanted = fingerprint(paths);
  const note = (): void => {
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, `${wanted} ${seen}`);
  };
  if (isThere && built === wanted) {
    note();
    return;
  }
  say(message("cli.site.build", { changed: isThere ? "yes" : "no" }));
  const fresh = `${folder}.${process.pid}`;
  try {
    await build(fresh);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    note();
  } catch (problem) {
    say(`${(problem as Error).message}\n${message(isThere ? "cli.site.before" : "cli.site.apiOnly")}`);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

function build(folder: string): Promise<void> {
  const args = [vite, "build", join(root, "packages", "web"), "--outDir", folder, "--logLevel", "error"];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  return new Promise((done, failed) => {
    let said = "";
    child.stderr.on("data", (data) => (said += data));
    child.on("error", failed);
    child.on("exit", (code) => {
      if (code === 0) done();
      // Without the trace, which is about the tools.
      else failed(new Error(`${message("cli.site.failed")}\n${said.split("\n    at ")[0].trim()}`));
    });
  });
}
