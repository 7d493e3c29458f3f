// Keeps one owner for every class of the page. A style sheet that arrives with a page stays for the rest of the
// visit, so a class that two topics style looks different after a walk round the site. Four laws, each broken
// line reported as file:line:
//   1. a class (or data attribute) is styled by itself, with no other name in the selector, in one topic only;
//   2. every selector of a topic has a name that is the topic's own, wherever else it leads;
//   3. what arrives later styles no plain elements; only what is always there (all.css) may;
//   4. a movement (@keyframes) has one definition.
// A topic is a file, or the files that the table below puts together.
import { globSync, readFileSync } from "node:fs";
import { join, posix, relative, resolve, sep } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Files that are one topic: most of them the same things on other screens. */
const TOPICS = {
  ground: /^styles\/(?:fonts|tokens|ground)\.css$/,
  table: /^styles\/(?:card|table)\//,
  end: /^(?:end|styles\/pages)\/end\.css$/,
  pages: /^styles\/pages\//,
};

/** @param {string} file */
const topicOf = (file) => Object.entries(TOPICS).find(([, files]) => files.test(file))?.[0] ?? file;

/** Blocks in which selectors stand as they do outside. */
const WRAPS = /^@(?:media|supports|container|layer|scope|starting-style)\b/;

/**
 * The selectors of a sheet with their places, commas taken apart, and its movements. What is nested inside a rule
 * belongs to that rule.
 * @param {string} css
 */
export function selectorsOf(css) {
  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, " ");
  const code = css
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, (text) => `"${" ".repeat(text.length - 2)}"`);
  /** @type {{ text: string, line: number }[]} */
  const selectors = [];
  /** @type {{ text: string, line: number }[]} */
  const movements = [];
  /** Whether each open block is (inside) a rule. @type {boolean[]} */
  const open = [];
  let from = 0;
  for (let i = 0; i < code.length; i++) {
    if (code[i] === "{") {
      const text = code.slice(from, i).trim();
      const line = code.slice(0, from + code.slice(from).search(/\S/)).split("\n").length;
      const inRule = open.at(-1) === true;
      const isRule = !text.startsWith("@");
      if (isRule && !inRule) for (const one of apart(text)) selectors.push({ text: one, line });
      if (text.startsWith("@keyframes")) movements.push({ text: text.slice(10).trim(), line });
      open.push(inRule || !WRAPS.test(text));
      from = i + 1;
    } else if (code[i] === "}" || code[i] === ";") {
      if (code[i] === "}") open.pop();
      from = i + 1;
    }
  }
  return { selectors, movements };
}

/** The selectors of a list. @param {string} list */
function apart(list) {
  const out = [""];
  let depth = 0;
  for (const letter of list) {
    if (letter === "(" || letter === "[") depth++;
    if (letter === ")" || letter === "]") depth--;
    if (letter === "," && depth === 0) out.push("");
    else out[out.length - 1] += letter;
  }
  return out.map((one) => one.trim().replace(/\s+/g, " ")).flatMap(spelledOut);
}

/** `:is(.a, .b) p` is two selectors written as one. @param {string} selector @returns {string[]} */
function spelledOut(selector) {
  const [whole, , inner] = /:(is|where)\(([^()]*)\)/.exec(selector) ?? [];
  return whole === undefined
    ? [selector]
    : inner.split(",").flatMap((one) => spelledOut(selector.replace(whole, () => one.trim())));
}

/** Classes and data attributes that something must have for the selector to reach it. @param {string} selector */
function namesIn(selector) {
  let text = selector;
  // What must not be there is no help.
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/:not\([^()]*\)/, "").replace(/(:not\((?:[^()]|\([^()]*\))*)\([^()]*\)/, "$1");
  }
  const classes = [...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name]) => name);
  const attributes = [...text.matchAll(/\[\s*(data-[\w-]+)/g)].map(([, name]) => name);
  return new Set([...classes, ...attributes]);
}

/**
 * @param {readonly { readonly file: string, readonly css: string }[]} sheets paths with "/", from the sources' root
 * @param {ReadonlySet<string>} always files that are there from the beginning
 * @returns {string[]}
 */
export function faultsIn(sheets, always) {
  const rules = sheets.flatMap(({ file, css }) =>
    selectorsOf(css).selectors.map(({ text, line }) => ({
      topic: topicOf(file),
      place: `${file}:${line}`,
      text,
      names: namesIn(text),
      always: always.has(file),
    })),
  );
  /** For each name, by topic, where it is styled by itself. @type {Map<string, Map<string, string>>} */
  const alone = new Map();
  /** For each name, the topics that speak of it. @type {Map<string, Set<string>>} */
  const spoken = new Map();
  for (const { topic, place, names } of rules) {
    for (const name of names) {
      if (!spoken.has(name)) spoken.set(name, new Set());
      spoken.get(name)?.add(topic);
      if (names.size > 1) continue;
      if (!alone.has(name)) alone.set(name, new Map());
      const places = alone.get(name);
      if (places?.has(topic) === false) places.set(topic, place);
    }
  }
  const owns = (/** @type {string} */ topic, /** @type {string} */ name) => {
    const owners = alone.get(name) ?? spoken.get(name);
    return owners?.has(topic) === true && (alone.has(name) || owners.size === 1);
  };
  const faults = [];
  for (const [name, places] of alone) {
    const [first, ...others] = places.values();
    for (const other of others) faults.push(`${other}: "${name}" is styled at ${first} already`);
  }
  for (const { topic, place, text, names, always: isAlways } of rules) {
    if (names.size === 0) {
      if (!isAlways)
        faults.push(`${place}: "${text}" reaches what others own; put a class of your own before it`);
    } else if (![...names].some((name) => owns(topic, name))) {
      faults.push(`${place}: "${text}" has no name in it that is owned here`);
    }
  }
  /** @type {Map<string, string>} */
  const moving = new Map();
  for (const { file, css } of sheets) {
    for (const { text, line } of selectorsOf(css).movements) {
      const place = `${file}:${line}`;
      if (moving.has(text)) faults.push(`${place}: the movement "${text}" is defined at ${moving.get(text)}`);
      else moving.set(text, place);
    }
  }
  return faults;
}

/** All sheets of the page, and which of them are always there. @param {string} sources */
export function readSheets(sources) {
  const sheets = globSync("**/*.css", { cwd: sources })
    .map((path) => ({ file: path.split(sep).join("/"), css: readFileSync(join(sources, path), "utf8") }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const all = sheets.find(({ file }) => file === "styles/all.css")?.css ?? "";
  const always = new Set([...all.matchAll(/@import "([^"]+)"/g)].map(([, to]) => posix.join("styles", to)));
  return { sheets, always };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const sources = process.argv[2] ? resolve(process.argv[2]) : join(root, "packages", "web", "src");
  const { sheets, always } = readSheets(sources);
  const faults = faultsIn(sheets, always);
  for (const fault of faults) console.log(`${relative(root, sources)}/${fault}`);
  process.exitCode = faults.length > 0 || sheets.length === 0 ? 1 : 0;
}
