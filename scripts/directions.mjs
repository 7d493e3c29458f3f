// Keeps the arrows between packages pointing one way, and the kernel ignorant of the cards.
// Four laws, each broken line reported as file:line:
//   1. a package imports only the packages that the table below allows it, by name, never by a path into them;
//   2. what it imports is declared in its own package.json;
//   3. the pages that lead through the code are true: the picture of the packages is what they import, and
//      what is linked to is there (map.mjs; with --draw the picture is drawn anew);
//   4. no id or English name of a card stands in a string of the engine, and the engine throws no dice of its own.
import { existsSync, globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { deadEnds, picture } from "./map.mjs";

/** Who may import whom, and who may use Node's own modules: `node: false` means it must also run in a browser. */
const arrows = {
  engine: { from: [], node: false },
  cards: { from: ["engine"], node: false },
  text: { from: ["engine"], node: false },
  scenario: { from: ["engine", "cards", "text"], node: true },
  bots: { from: ["engine", "cards"], node: true },
  review: { from: ["engine", "cards", "bots"], node: false },
  lab: { from: ["engine", "cards", "bots", "review"], node: true },
  puzzles: { from: ["engine", "cards", "bots", "review"], node: false },
  protocol: { from: ["engine"], node: false },
  table: { from: ["engine", "protocol"], node: false },
  server: { from: ["engine", "cards", "text", "bots", "review", "puzzles", "protocol", "table"], node: true },
  local: {
    from: ["engine", "cards", "bots", "review", "lab", "puzzles", "protocol", "table"],
    node: false,
  },
  // Of `local` only the worker: the game itself never runs where the page is drawn.
  web: { from: ["protocol", "text", "local", "cards", "puzzles"], node: false },
  cli: {
    from: [
      "engine",
      "cards",
      "text",
      "scenario",
      "bots",
      "lab",
      "review",
      "puzzles",
      "protocol",
      "table",
      "server",
    ],
    node: true,
  },
};

/** Of a package only these modules: of the lab what needs no Node; of the cards, a page gets what is said about them and never their rules. */
const parts = {
  local: { lab: ["chances", "contest", "openingBot", "openings", "stats", "tally"] },
  web: { cards: ["draw", "features", "glance", "listed", "nearest"], puzzles: ["day", "listed", "rate"] },
};

const draw = process.argv.includes("--draw");
const root = fileURLToPath(new URL("..", import.meta.url));
/** @type {string[]} */
const faults = [];
/** Who really imports whom, in the order of the table. @type {Map<string, Set<string>>} */
const uses = new Map(Object.keys(arrows).map((name) => [name, new Set()]));

/** @param {string} dir */
const sources = (dir) =>
  globSync("**/*.{ts,tsx,mts,js,mjs}", { cwd: join(root, dir) }).map((f) => join(root, dir, f));

/**
 * The strings of a source file with their places, comments skipped.
 * @param {string} code
 */
function* strings(code) {
  const token = /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*`/g;
  for (const { 0: text, index } of code.matchAll(token)) {
    if (!text.startsWith("/"))
      yield { value: text.slice(1, -1), index, before: code.slice(0, index).trimEnd() };
  }
}

/** Whether a string is what an import, export or import() takes from. @param {string} before */
const isImport = (before) => /(?:\bfrom|\bimport|\bimport\s*\()$/.test(before);

/** @param {string} name @param {readonly string[]} path */
function isAllowedPart(name, [scope, other, part]) {
  /** @type {Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>} */
  const limits = parts;
  const limit = scope === "@fiefdom" ? limits[name]?.[other] : undefined;
  return limit === undefined || limit.includes(part);
}

/**
 * @param {string} file
 * @param {string} code
 * @param {number} index
 * @param {string} message
 */
function fault(file, code, index, message) {
  faults.push(`${relative(root, file)}:${code.slice(0, index).split("\n").length}: ${message}`);
}

function checkArrows() {
  for (const manifestFile of globSync("packages/*/package.json", { cwd: root })) {
    const home = join(root, dirname(manifestFile));
    const name = relative(join(root, "packages"), home);
    const rule = arrows[/** @type {keyof typeof arrows} */ (name)];
    if (!rule) {
      faults.push(
        `${manifestFile}:1: the package "${name}" has no row in the table of scripts/directions.mjs`,
      );
      continue;
    }
    const manifest = JSON.parse(readFileSync(join(root, manifestFile), "utf8"));
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
    for (const dependency of declared) {
      const [scope, other] = dependency.split("/");
      if (scope === "@fiefdom" && !rule.from.some((allowed) => allowed === other))
        faults.push(`${manifestFile}:1: ${name} may not depend on ${other}`);
    }
    for (const file of sources(join("packages", name, "src"))) {
      const code = readFileSync(file, "utf8");
      for (const { value, index, before } of strings(code)) {
        if (!isImport(before)) continue;
        if (value.startsWith(".")) {
          if (!resolve(dirname(file), value).startsWith(home + sep))
            fault(
              file,
              code,
              index,
              `"${value}" reaches out of ${name}; import the other package by its name`,
            );
        } else if (value.startsWith("#")) {
          if (!Object.hasOwn(manifest.imports ?? {}, value))
            fault(file, code, index, `"${value}" is not in the import map of ${manifestFile}`);
        } else if (isBuiltin(value)) {
          if (!rule.node) fault(file, code, index, `${name} must run anywhere and may not use "${value}"`);
        } else {
          const path = value.split("/");
          const wanted = path.slice(0, value.startsWith("@") ? 2 : 1).join("/");
          if (wanted === manifest.name) fault(file, code, index, `${name} imports itself by name`);
          else if (path[0] === "@fiefdom" && !rule.from.some((allowed) => allowed === path[1]))
            fault(file, code, index, `${name} may not import ${path[1]}`);
          else if (name === "engine")
            fault(file, code, index, "the engine imports nothing from outside itself");
          else if (path[0] === "@fiefdom" && uses.get(name)?.add(path[1]) && !isAllowedPart(name, path))
            fault(file, code, index, `${name} may not import ${value}: it holds the rules`);
          else if (!declared.includes(wanted))
            fault(file, code, index, `"${wanted}" is not declared in ${manifestFile}`);
        }
      }
    }
  }
}

function checkKernel() {
  const ids = new Set();
  const types = new Set();
  for (const file of sources("packages/cards/src")) {
    const code = readFileSync(file, "utf8");
    const definition = /(?:\b(?:card|event|landmark)|export const \w+ = \w+)\(\s*"([a-z][a-z0-9-]*)"/g;
    for (const match of code.matchAll(definition)) ids.add(match[1]);
    for (const [, list] of code.matchAll(/\btypes: \[([^\]]*)\]/g))
      for (const [, type] of list.matchAll(/"([^"]+)"/g)) types.add(type);
  }
  for (const file of sources("packages/engine/src")) {
    const code = readFileSync(file, "utf8");
    for (const { value, index, before } of strings(code)) {
      // "Curse" is a card type as well as a card, so a type's exact spelling is the kernel's own word.
      if (isImport(before) || types.has(value)) continue;
      for (const part of value.split("/")) {
        if (ids.has(part.toLowerCase().replaceAll("'", "").replaceAll(" ", "-")))
          fault(file, code, index, `the kernel knows no card, but here it says "${value}"`);
      }
    }
    for (const { index } of code.matchAll(/\bMath\.random\(/g))
      fault(file, code, index, "chance comes from the seeded generator in the state");
  }
  return ids.size;
}

if (!existsSync(join(root, "packages"))) throw new Error(`no packages in ${root}`);
checkArrows();
for (const [name, others] of uses)
  uses.set(name, new Set(Object.keys(arrows).filter((other) => others.has(other))));
faults.push(...picture(root, uses, draw), ...deadEnds(root));
const cards = checkKernel();
for (const line of faults) console.log(line);
console.log(
  faults.length ? `${faults.length} broken` : `arrows point one way; the kernel names none of ${cards} cards`,
);
process.exitCode = faults.length ? 1 : 0;
