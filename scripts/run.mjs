// The way in for every npm script: `node scripts/run.mjs FILE [ARGUMENTS]`.
// It runs on any Node from 20 on and needs nothing installed. It brings node_modules in step with the lockfile
// where it isn't, then runs FILE under the Node that npm installed, which understands TypeScript: npm finds that one
// first, so that it mostly is the Node that runs this already, and no other is started.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import module from "node:module";
import { join, resolve } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const windows = process.platform === "win32";
const node = join(root, "node_modules", "node", "bin", windows ? "node.exe" : "node");
const stamp = join(root, "node_modules", ".fiefdom-installed");
// What was compiled once is taken from here the next time.
const compiled = join(root, "node_modules", ".cache", "fiefdom-compiled");

/** Gives whether anything had to be installed. */
function install() {
  const lock = readFileSync(join(root, "package-lock.json"));
  const wanted = `${createHash("sha256").update(lock).digest("hex")} ${process.platform} ${process.arch}\n`;
  if (existsSync(node) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return false;
  console.error("Installing what package-lock.json lists (npm ci); this happens once per change of it.");
  // The Node that npm itself runs on, because the one inside node_modules is about to be replaced.
  const { npm_node_execpath: npmNode, npm_execpath: npm } = process.env;
  const ci = ["ci", "--include=dev", "--loglevel=error"];
  const isInstalled = () =>
    (npmNode && npm?.endsWith("npm-cli.js")
      ? spawnSync(npmNode, [npm, ...ci], { cwd: root, stdio: ["ignore", 2, 2] })
      : spawnSync("npm", ci, { cwd: root, stdio: ["ignore", 2, 2], shell: windows })
    ).status === 0 && existsSync(node);
  if (!isInstalled()) {
    // npm tries again what was lost on the way, but not what somebody in between has answered wrongly.
    console.error("npm ci did not finish; its message is above. Once more.");
    if (!isInstalled()) {
      console.error("npm ci did not finish again. Is the network there?");
      process.exit(1);
    }
  }
  writeFileSync(stamp, wanted);
  return true;
}

/**
 * Runs a file under the repository's Node, in the caller's folder, and ends as it ends.
 * @param {string} file
 * @param {string[]} args
 */
export async function run(file, args) {
  const isNew = install();
  process.env.NODE_COMPILE_CACHE ??= compiled;
  // One that was installed just now may be another than the one that runs this, under the same name.
  if (!isNew && process.execPath === realpathSync(node)) await runHere(file, args);
  else runBeside(file, args);
}

/**
 * @param {string} file
 * @param {string[]} args
 */
async function runHere(file, args) {
  const path = resolve(file);
  process.argv.splice(1, process.argv.length, path, ...args);
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  await import(pathToFileURL(path).href);
}

/**
 * @param {string} file
 * @param {string[]} args
 */
function runBeside(file, args) {
  const child = spawn(node, [file, ...args], { stdio: "inherit" });
  // Ctrl-C reaches the child by itself (same terminal); this process only has to outlive it.
  process.on("SIGINT", () => {});
  process.on("SIGTERM", () => child.kill("SIGTERM"));
  process.on("SIGHUP", () => child.kill("SIGHUP"));
  child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) {
    console.error("usage: node scripts/run.mjs FILE [ARGUMENTS]");
    process.exit(2);
  }
  await run(file, args);
}
