// The picture of the packages in docs/ARCHITECTURE.md, drawn from what they really import, and the proof that
// the pages which lead through the code still lead somewhere: every file they link to is there, and holds the
// names that they say are in it. directions.mjs calls this; `npm run map` draws the picture anew.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const PAGE = "docs/ARCHITECTURE.md";
const READMES = ["README.md", ...["de", "nl", "pl", "he"].map((lang) => `README.${lang}.md`)];
const GUIDES = [PAGE, "docs/A-MOVE.md", ...READMES];
const BEGIN = "<!-- packages: drawn by `npm run map` -->";
const END = "<!-- end of packages -->";

/**
 * The arrows that don't follow from others.
 * @param {ReadonlyMap<string, ReadonlySet<string>>} uses
 */
function plainArrows(uses) {
  /** @param {string} from @param {string} to @returns {boolean} */
  const leads = (from, to) => [...(uses.get(from) ?? [])].some((next) => next === to || leads(next, to));
  return [...uses].flatMap(([name, others]) =>
    [...others]
      .filter((other) => ![...others].some((between) => between !== other && leads(between, other)))
      .map((other) => `  ${name} --> ${other}`),
  );
}

/**
 * @param {string} root
 * @param {ReadonlyMap<string, ReadonlySet<string>>} uses
 */
function drawing(root, uses) {
  /** @param {string} name */
  const about = (name) =>
    JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")).description;
  return [
    BEGIN,
    "```mermaid",
    "flowchart BT",
    ...plainArrows(uses),
    "```",
    "",
    "| package | what lives there | imports |",
    "|---|---|---|",
    ...[...uses].map(
      ([name, others]) => `| \`${name}\` | ${about(name)} | ${[...others].join(", ") || "nothing"} |`,
    ),
    END,
  ].join("\n");
}

/**
 * Draws the picture, or tells what is wrong with it: where it would be drawn, it is not, if nothing changed.
 * @param {string} root
 * @param {ReadonlyMap<string, ReadonlySet<string>>} uses which package imports which, in the table's order
 * @param {boolean} draw
 * @returns {string[]}
 */
export function picture(root, uses, draw) {
  const page = join(root, PAGE);
  const text = existsSync(page) ? readFileSync(page, "utf8") : "";
  const [from, to] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (from < 0 || to < from) return [`${PAGE}:1: the place for the picture of the packages is missing`];
  const anew = text.slice(0, from) + drawing(root, uses) + text.slice(to + END.length);
  if (anew === text) return [];
  if (draw) {
    writeFileSync(page, anew);
    return [];
  }
  const line = text.slice(0, from).split("\n").length;
  return [`${PAGE}:${line}: the picture of the packages is not theirs any more; npm run map draws it anew`];
}

/**
 * Links of the guides that lead nowhere, and names that are not where they are said to be: "`fly` in [flights.ts](…)".
 * @param {string} root
 * @returns {string[]}
 */
export function deadEnds(root) {
  return GUIDES.flatMap((guide) =>
    readFileSync(join(root, guide), "utf8")
      .split("\n")
      .flatMap((line, i) =>
        [...line.matchAll(/(?:`#?(\w+)` in )?\[[^\]]*\]\(([^)#:\s]+)(?:#[^)]*)?\)/g)].flatMap(
          ([, name, link]) => {
            const file = resolve(root, dirname(guide), link);
            const at = `${guide}:${i + 1}:`;
            if (!existsSync(file)) return [`${at} there is no ${relative(root, file)}`];
            if (name === undefined || new RegExp(`\\b${name}\\b`).test(readFileSync(file, "utf8"))) return [];
            return [`${at} there is no ${name} in ${relative(root, file)}`];
          },
        ),
      ),
  );
}
