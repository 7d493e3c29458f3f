/**
 * Begins a card: `npm run card NAME [SET/FILE]` writes the skeletons of its definition, its text in every
 * language, its icon and its scenarios. What is to be filled in is an ellipsis, which `npm run check` finds.
 */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { cards, toId } from "@fiefdom/cards";
import type { Terms } from "@fiefdom/text/written";
import { BLANK } from "./complete.ts";

const USUAL_FILE = "base/playing";
/** What a skeleton uses, and where it comes from. */
const NEEDS = [
  ["card", "@fiefdom/engine/card"],
  ["effect", "@fiefdom/engine/program"],
  ["plus", "@fiefdom/engine/verbs/bonus"],
] as const;

/** `King's Court` is exported as KingsCourt. */
const constant = (name: string): string =>
  name
    .replace(/['’]/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join("");

const definition = (name: string, set: string): string => `
export const ${constant(name)} = card("${toId(name)}", {
  set: "${set}",
  types: ["Action"],
  cost: 0,
  traits: [],
  play: effect(plus({ cards: 1 })),
});
`;

const scenario = (name: string): string => `title: ${name} ${BLANK}
about: [${name}]
given:
  P: { hand: [${name}], deck: [Copper, Silver] }
when:
  - P plays ${name}
then:
  P: { hand: [Copper], deck: [Silver] }
`;

/** The file with what a skeleton needs imported as well. */
function withImports(code: string): string {
  const lacking = NEEDS.filter(([word]) => !new RegExp(`import \\{[^}]*\\b${word}\\b[^}]*\\}`).test(code));
  const lines = lacking.map(([word, from]) => `import { ${word} } from "${from}";\n`).join("");
  return code.replace(/^import /m, `${lines}import `);
}

/** An entry put after the last of its set that comes before it in the alphabet, as the others are. */
function inserted<T>(entries: Readonly<Record<string, T>>, id: string, set: string, entry: T): string {
  const list = Object.entries(entries);
  const mine = ([other]: [string, T]): boolean => {
    const def = cards.get(other);
    return def?.set === set && def.kind === "kingdom";
  };
  const before = list.findLastIndex((other) => mine(other) && other[0] < id);
  const at = before >= 0 ? before + 1 : Math.max(0, list.findIndex(mine));
  return `${JSON.stringify(Object.fromEntries(list.toSpliced(at, 0, [id, entry])), null, 2)}\n`;
}

/** What a language has to know about a name: its gender, and the forms that no rule makes. */
function grammar({ genders, forms }: Terms): object {
  const spelled = Object.keys(forms).filter((form) => forms[form] === null);
  return {
    ...(genders.length > 0 && { gender: BLANK }),
    ...(spelled.length > 0 && { forms: Object.fromEntries(spelled.map((form) => [form, BLANK])) }),
  };
}

/** Writes the skeletons of a card, and gives the files. Throws an Error with a sentence if that can't be. */
export function begin(root: string, name: string, place: string = USUAL_FILE): string[] {
  const id = toId(name);
  const [set, file] = place.replace(/\.ts$/, "").split("/");
  const code = join("packages/cards/src", set, `${file}.ts`);
  if (!/^\p{Lu}[\p{L}\p{N}'’ -]*$/u.test(name))
    throw new Error(`"${name}" is no name for a card: "Beekeeper" is.`);
  if (cards.has(id)) throw new Error(`There is a card called ${name} already.`);
  if (!existsSync(join(root, code)))
    throw new Error(
      `There is no file ${code}. There are: ${globSync("*/*.ts", { cwd: join(root, "packages/cards/src") })
        .sort()
        .join(", ")}.`,
    );
  const texts = globSync("packages/text/cards/*.json", { cwd: root }).sort();
  const icons = "packages/web/src/cards/icons.json";
  const folder = [`scenarios/${set}/kingdom`, `scenarios/${set}`].find((at) => existsSync(join(root, at)));
  const scenarios = `${folder ?? `scenarios/${set}`}/${id}.yaml`;
  const read = (path: string): string => readFileSync(join(root, path), "utf8");
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write(code, withImports(read(code)).trimEnd() + definition(name, set).replace(/^\n/, "\n\n"));
  for (const text of texts) {
    const terms: Terms = JSON.parse(read(text.replace("/cards/", "/terms/")));
    const entry = { name: text.endsWith("/en.json") ? name : BLANK, ...grammar(terms), play: BLANK };
    write(text, inserted(JSON.parse(read(text)), id, set, entry));
  }
  write(icons, inserted(JSON.parse(read(icons)), id, set, BLANK));
  write(scenarios, scenario(name));
  return [code, ...texts, icons, scenarios];
}

if (import.meta.main) {
  const [name, place] = process.argv.slice(2);
  try {
    if (name === undefined)
      throw new Error('usage: npm run card NAME [SET/FILE], as in npm run card "Beekeeper" base/trashing');
    const files = begin(fileURLToPath(new URL("..", import.meta.url)), name, place);
    console.log(
      `${name} is begun. Fill in what is ${BLANK} in:\n${files.map((file) => `  ${file}`).join("\n")}`,
    );
    console.log("Then: npm run fix, npm run rulings, npm run check. docs/WRITING-CARDS.md tells the rest.");
  } catch (problem) {
    console.error((problem as Error).message);
    process.exitCode = 1;
  }
}
