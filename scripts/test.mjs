// `npm test` and, with --fast, `npm run check`: every check of the repository in one run with one closing line,
// `N passed, N failed`, in which each check that is not a test file counts as one.
// --fast leaves out the files named *.slow.test.ts (laws over many random games, the numbers others measured).
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const fast = process.argv.includes("--fast");
const colors = process.stdout.isTTY ? "--colors=force" : "--colors=off";
const total = { passed: 0, failed: 0, skipped: 0 };
/** What failed, named once more at the very end: the messages may be thousands of lines away. @type {string[]} */
const failures = [];
/** What failed beside others and passes by itself. @type {string[]} */
const races = [];

/**
 * @param {string[]} args what to run under this same Node
 * @param {"inherit" | "pipe"} stdout
 * @returns {Promise<{ code: number, output: string }>}
 */
function run(args, stdout) {
  return new Promise((done) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", stdout, stdout] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
    child.on("error", (error) => done({ code: 1, output: String(error) }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** @param {boolean} ok @param {string} name @param {number} start */
function report(ok, name, start) {
  console.log(
    `${ok ? "ok  " : "FAIL"} ${name.padEnd(24)} ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
}

/** A check that passes or fails as a whole; its output is shown when it fails. @param {string} name @param {string[]} args */
async function check(name, args) {
  const start = performance.now();
  const { code, output } = await run(args, "pipe");
  report(code === 0, name, start);
  if (code !== 0) console.log(`\n${output.trim()}\n`);
  if (code !== 0) failures.push(name);
  total[code === 0 ? "passed" : "failed"]++;
}

/**
 * @typedef {{ file: string, name: string, problem: string }} Failure
 * @param {string[]} which files, run one by one; none for all, side by side
 * @returns {Promise<{ passed: number, skipped: number, failed: Failure[] }>}
 */
async function runTests(which) {
  const folder = mkdtempSync(join(tmpdir(), "fiefdom-"));
  const results = join(folder, "results.json");
  const args = ["node_modules/vitest/vitest.mjs", "run", "--reporter=default", "--reporter=json"];
  args.push(`--outputFile.json=${results}`);
  if (fast) args.push("--exclude=**/*.slow.test.ts", "--exclude=**/node_modules/**");
  if (which.length > 0) args.push("--no-file-parallelism", ...which);
  const { code } = await run(args, "inherit");
  /** @type {Failure[]} */
  const failed = [];
  let [passed, skipped] = [0, 0];
  try {
    const json = JSON.parse(readFileSync(results, "utf8"));
    passed = json.numPassedTests;
    skipped = json.numPendingTests + json.numTodoTests;
    for (const { name, status, message, assertionResults } of json.testResults) {
      const file = relative(root, name);
      /** @type {{ status: string, fullName: string, failureMessages: string[] }[]} */
      const own = assertionResults.filter(
        (/** @type {{ status: string }} */ test) => test.status === "failed",
      );
      for (const { fullName, failureMessages } of own)
        failed.push({ file, name: fullName, problem: failureMessages[0]?.split("\n", 1)[0] ?? "" });
      // A file that did not even load has no failed test to count.
      if (status === "failed" && own.length === 0)
        failed.push({ file, name: "did not run", problem: message });
    }
  } catch {
    console.log("The test runner left no results; its message is above.");
  }
  rmSync(folder, { recursive: true, force: true });
  if (code !== 0 && failed.length === 0)
    failed.push({ file: "", name: "the test runner itself", problem: `exit code ${code}` });
  return { passed, skipped, failed };
}

const BUILD_SITE = 'import { builtSite } from "./packages/web/test/built.ts"; await builtSite();';

// One checker each: several share no work, and take a quarter more of the processor, which all these compete for.
const TYPES = ["node_modules/typescript/bin/tsc", "--noEmit", "--pretty", "false", "--checkers", "1"];

/** More files than that don't fail by accident. */
const MOST_AGAIN = 3;
/** So often in a row must a file pass by itself. */
const TIMES_AGAIN = 3;

async function tests() {
  const start = performance.now();
  const { passed, skipped, failed } = await runTests([]);
  const files = [...new Set(failed.map(({ file }) => file))];
  let left = failed;
  // Browsers, clocks and processes that compete for two cores can fail each other. A file that fails beside all
  // the others must pass several times by itself, or it is broken; and it is named in any case, for a race may
  // be a fault.
  if (failed.length > 0 && files.length <= MOST_AGAIN && !files.includes("")) {
    left = [];
    for (let time = 0; time < TIMES_AGAIN && left.length === 0; time++) {
      console.log(`\nBy themselves, ${time + 1} of ${TIMES_AGAIN}: ${files.join(", ")}`);
      left = (await runTests(files)).failed;
    }
    if (left.length === 0) races.push(...failed.map(told));
  }
  failures.push(...left.map(told));
  total.passed += passed + failed.length - left.length;
  total.skipped += skipped;
  total.failed += left.length;
  report(left.length === 0, "tests", start);
}

/** @param {Failure} failure */
const told = ({ file, name, problem }) => `${file}: ${name}\n  ${problem}`;

// All at once: most of them have one thread, and a machine has several cores.
await Promise.all([
  check("types", TYPES),
  check("types of the browser", [...TYPES, "-p", "packages/web"]),
  check("lint and format", [
    "node_modules/@biomejs/biome/bin/biome",
    "ci",
    colors,
    "--error-on-warnings",
    ".",
  ]),
  check("dependency directions", ["scripts/directions.mjs"]),
  check("exports that are used", ["scripts/exports.mjs"]),
  check("one owner a class", ["scripts/classes.mjs"]),
  check("every card complete", ["scripts/complete.ts"]),
  check("rulings page", ["scripts/rulings.ts", "--check"]),
  check("example", ["examples/first-game.ts"]),
  // The first test in a browser would build it, and all the others wait for that.
  ...(fast ? [] : [check("site", ["--input-type=module", "--eval", BUILD_SITE])]),
]);
await tests();

for (const race of races) console.log(`failed beside others, passes by itself: ${race}`);
for (const failure of failures) console.log(`failed: ${failure}`);
const skipped = total.skipped ? `, ${total.skipped} skipped` : "";
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed ? 1 : 0;
