// What is exported is used elsewhere: by another file, a test, or a page that tells people of it. Functions,
// constants and classes only: a type may be exported for whoever wants to name what they were given. Cards are
// gathered from their files as a whole, so nobody needs to name them.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const CARDS = /^packages\/cards\/src\/\w+\//;
const FROM = [
  "packages/*/{src,test,build,scripts}/**/*.{ts,tsx,mjs}",
  "packages/*/*.ts",
  "{tests,bench,scripts,examples}/**/*.{ts,mjs}",
  "docs/*.md",
];

const texts = new Map(
  globSync(FROM, { cwd: root }).map((file) => {
    const text = readFileSync(join(root, file), "utf8");
    return [file, file.endsWith(".md") ? text : text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")];
  }),
);
/** In how many files a word stands. @type {Map<string, number>} */
const files = new Map();
for (const text of texts.values())
  for (const word of new Set(text.match(/[A-Za-z_]\w*/g) ?? [])) files.set(word, (files.get(word) ?? 0) + 1);

const unused = [...texts].flatMap(([file, text]) =>
  /^packages\/\w+\/src\//.test(file) && !CARDS.test(file)
    ? [...text.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].flatMap(([, name]) =>
        files.get(name) === 1 ? [`${file}: nobody else uses ${name}; it need not be exported`] : [],
      )
    : [],
);
for (const line of unused.sort()) console.log(line);
console.log(unused.length > 0 ? `${unused.length} exports too many` : "every export is used");
process.exitCode = unused.length > 0 ? 1 : 0;
