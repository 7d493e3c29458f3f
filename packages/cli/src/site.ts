/**
 * The web client that `fiefdom serve` hands out. Where the sources and the tools are it is built when it is
 * missing or older than they are; where they are not, as in an image made for running it, the folder that is
 * there is taken as it is.
 */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
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

/** A few characters that differ if anything does that the client is made of. */
function fingerprint(): string {
  const hash = createHash("sha256");
  const packages = ["bots", "cards", "engine", "local", "protocol", "text", "web"];
  for (const name of packages) {
    for (const path of [...filesIn(join(root, "packages", name))].sort())
      hash.update(path.slice(root.length)).update(readFileSync(path));
  }
  return hash.update(readFileSync(join(root, "package-lock.json"))).digest("hex");
}

/** Sees to it that the folder holds the client as it is now. Gives what there is to say about it, if anything. */
export async function prepareSite(folder: string, say: (text: string) => void): Promise<void> {
  const isThere = existsSync(join(folder, "index.html"));
  if (!existsSync(vite)) {
    if (!isThere) say(message("cli.site.none", { folder }));
    return;
  }
  const wanted = fingerprint();
  if (isThere && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  say(message("cli.site.build", { changed: isThere ? "yes" : "no" }));
  const fresh = `${folder}.${process.pid}`;
  try {
    await build(fresh);
    rmSync(folder, { recursive: true, force: true });
    renameSync(fresh, folder);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, wanted);
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
