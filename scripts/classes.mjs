// Keeps one owner for every class of the page, and one order for all sheets. A style sheet that arrives with a page
// stays for the rest of the visit, so a class that two sheets style, or a rule that wins by coming later, looks
// different after a walk round the site. The laws, each broken line reported as file:line:
//   1. a sheet is one @layer named after its file, and styles/all.css declares the order of all of them;
//   2. a class (or data attribute) is styled by itself, with no other name in the selector, in one sheet only;
//   3. a selector that leads over several owners stands in the sheet of theirs that is declared last, so that
//      it overrules them all, and nowhere without a name of the sheet's own;
//   4. plain elements are styled, and !important is said, in styles/ alone;
//   5. a colour stands in styles/tokens.css, and nothing else speaks to :root;
//   6. a movement (@keyframes) has one definition.
import { globSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Where the order is declared, and what is no sheet of rules. */
const ORDER = "styles/all.css";
const NO_RULES = new Set([ORDER, "styles/fonts.css"]);
const TOKENS = "styles/tokens.css";
const HOME_OF_ELEMENTS = "styles/";

/** Colours by value. What is not there at all, and the black of a mask, are none. */
const COLOUR = /#(?!0000?\b)[0-9a-f]{3,8}\b|\b(?:light-dark|rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/gi;

/** @param {string} file */
const layerOf = (file) => file.replace(/\.css$/, "").replaceAll("/", "-");

/** Blocks in which selectors stand as they do outside. */
const WRAPS = /^@(?:media|supports|container|layer|scope|starting-style)\b/;

/** The same text with comments and strings blanked out, letter for letter. @param {string} css */
function bare(css) {
  const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, " ");
  return css
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, (text) => `"${" ".repeat(text.length - 2)}"`);
}

/**
 * The selectors of a sheet with their places, commas taken apart, its movements, and whatever stands in it outside
 * of all blocks. What is nested inside a rule belongs to that rule.
 * @param {string} css
 */
function selectorsOf(css) {
  const code = bare(css);
  /** @type {{ text: string, line: number }[]} */
  const selectors = [];
  /** @type {{ text: string, line: number }[]} */
  const movements = [];
  /** @type {{ text: string, line: number }[]} */
  const outermost = [];
  /** Whether each open block is (inside) a rule. @type {boolean[]} */
  const open = [];
  let from = 0;
  const lineOf = () => code.slice(0, from + Math.max(0, code.slice(from).search(/\S/))).split("\n").length;
  for (let i = 0; i < code.length; i++) {
    if (code[i] === "{") {
      const text = code.slice(from, i).trim();
      const line = lineOf();
      const inRule = open.at(-1) === true;
      const isRule = !text.startsWith("@");
      if (open.length === 0) outermost.push({ text, line });
      if (isRule && !inRule) for (const one of apart(text)) selectors.push({ text: one, line });
      if (text.startsWith("@keyframes")) movements.push({ text: text.slice(10).trim(), line });
      open.push(inRule || !WRAPS.test(text));
      from = i + 1;
    } else if (code[i] === "}" || code[i] === ";") {
      if (code[i] === ";" && open.length === 0)
        outermost.push({ text: code.slice(from, i).trim(), line: lineOf() });
      if (code[i] === "}") open.pop();
      from = i + 1;
    }
  }
  return { selectors, movements, outermost };
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

/** The layers in the order in which they are declared. @param {string} all */
function declared(all) {
  const [, list = ""] = /@layer\s+([^;{]+);/.exec(bare(all)) ?? [];
  return list.split(",").map((one) => one.trim());
}

/**
 * What is wrong with the page's sheets.
 * @param {readonly { readonly file: string, readonly css: string }[]} sheets paths with "/", from the sources' root
 * @returns {string[]}
 */
export function faultsIn(sheets) {
  const faults = [];
  const order = declared(sheets.find(({ file }) => file === ORDER)?.css ?? "");
  const ruled = sheets.filter(({ file }) => !NO_RULES.has(file));
  const read = ruled.map(({ file, css }) => ({ file, css, ...selectorsOf(css) }));

  for (const { file, outermost } of read) {
    const layer = layerOf(file);
    const wanted = `@layer ${layer}`;
    for (const { text, line } of outermost.filter((one, i) => i > 0 || one.text !== wanted))
      faults.push(`${file}:${line}: "${text}" stands outside of the sheet's own layer, ${wanted}`);
    if (outermost.length === 0) faults.push(`${file}:1: there is nothing in it`);
    if (!order.includes(layer)) faults.push(`${file}:1: ${ORDER} does not declare "${layer}"`);
  }
  for (const layer of order) {
    if (!ruled.some(({ file }) => layerOf(file) === layer))
      faults.push(`${ORDER}:1: "${layer}" is declared, and there is no such sheet`);
    if (order.indexOf(layer) !== order.lastIndexOf(layer))
      faults.push(`${ORDER}:1: "${layer}" is declared twice`);
  }

  const rules = read.flatMap(({ file, selectors }) =>
    selectors.map(({ text, line }) => ({ file, place: `${file}:${line}`, text, names: namesIn(text) })),
  );
  /** For each name, by sheet, where it is styled by itself. @type {Map<string, Map<string, string>>} */
  const alone = new Map();
  /** For each name, the sheets that speak of it. @type {Map<string, Set<string>>} */
  const spoken = new Map();
  for (const { file, place, names } of rules) {
    for (const name of names) {
      if (!spoken.has(name)) spoken.set(name, new Set());
      spoken.get(name)?.add(file);
      if (names.size > 1) continue;
      if (!alone.has(name)) alone.set(name, new Map());
      const places = alone.get(name);
      if (places?.has(file) === false) places.set(file, place);
    }
  }
  for (const [name, places] of alone) {
    const [first, ...others] = places.values();
    for (const other of others) faults.push(`${other}: "${name}" is styled at ${first} already`);
  }
  /** Whose a name is; a word that only ever goes with others, in several sheets, is nobody's. */
  const ownersOf = (/** @type {string} */ name) => {
    const speakers = spoken.get(name) ?? new Set();
    return alone.has(name)
      ? [...(alone.get(name) ?? new Map()).keys()]
      : speakers.size === 1
        ? [...speakers]
        : [];
  };
  const rank = (/** @type {string} */ file) => order.indexOf(layerOf(file));
  for (const { file, place, text, names } of rules) {
    if (names.size === 0) {
      if (!file.startsWith(HOME_OF_ELEMENTS))
        faults.push(`${place}: "${text}" reaches what others own; put a class of your own before it`);
      else if (/^:root\b/.test(text) && file !== TOKENS)
        faults.push(`${place}: "${text}" belongs to ${TOKENS}`);
      continue;
    }
    const owners = [...names].flatMap(ownersOf);
    // Where a name has two owners, that is the fault, and has been told.
    const single = [...names].map(ownersOf).flatMap((found) => (found.length === 1 ? found : []));
    const last = single.reduce((a, b) => (rank(b) > rank(a) ? b : a), file);
    if (!owners.includes(file)) faults.push(`${place}: "${text}" has no name in it that is owned here`);
    else if (last !== file) faults.push(`${place}: "${text}" belongs to ${last}, which is declared later`);
  }

  for (const { file, css } of read) {
    const lines = bare(css).split("\n");
    lines.forEach((text, i) => {
      const [colour] = text.match(COLOUR) ?? [];
      if (colour !== undefined && file !== TOKENS)
        faults.push(`${file}:${i + 1}: "${colour}" is a colour; give it a name in ${TOKENS}`);
      if (text.includes("!important") && !file.startsWith(HOME_OF_ELEMENTS))
        faults.push(`${file}:${i + 1}: !important turns the order of the sheets round`);
    });
  }

  /** @type {Map<string, string>} */
  const moving = new Map();
  for (const { file, movements } of read) {
    for (const { text, line } of movements) {
      const place = `${file}:${line}`;
      if (moving.has(text)) faults.push(`${place}: the movement "${text}" is defined at ${moving.get(text)}`);
      else moving.set(text, place);
    }
  }
  return faults;
}

/** All sheets of the page. @param {string} sources */
export function readSheets(sources) {
  return globSync("**/*.css", { cwd: sources })
    .map((path) => ({ file: path.split(sep).join("/"), css: readFileSync(join(sources, path), "utf8") }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const sources = process.argv[2] ? resolve(process.argv[2]) : join(root, "packages", "web", "src");
  const sheets = readSheets(sources);
  const faults = faultsIn(sheets);
  for (const fault of faults) console.log(`${relative(root, sources)}/${fault}`);
  process.exitCode = faults.length > 0 || sheets.length === 0 ? 1 : 0;
}
