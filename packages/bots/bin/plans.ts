/**
 * Bundles plans/*.plan into src/plan/shipped.ts, plans/book/*.plan into src/plan/bundled/book.ts and
 * plans/experience.plans into src/plan/bundled/experience.ts, so that they are there in a browser as well.
 *
 *   node packages/bots/bin/plans.ts          writes it, each plan in its printed form
 *   node packages/bots/bin/plans.ts --check  only says whether it is up to date
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatPlan } from "../src/plan/format.ts";
import { parsePlan, parsePlans } from "../src/plan/parse.ts";

const folder = fileURLToPath(new URL("../plans/", import.meta.url));
const source = fileURLToPath(new URL("../src/plan/", import.meta.url));
const check = process.argv.includes("--check");
const stale: string[] = [];

function put(file: string, text: string): void {
  let before = "";
  try {
    before = readFileSync(file, "utf8");
  } catch {}
  if (before === text) return;
  stale.push(file);
  if (!check) writeFileSync(file, text);
}

const quoted = (text: string): string => `\`${text.replace(/[\\`]|\$\{/g, "\\$&")}\``;

/** Prints the plans of a folder anew and bundles them. */
function bundle(path: string, file: string, name: string): void {
  const texts = globSync("*.plan", { cwd: `${folder}${path}` })
    .sort()
    .map((plan) => {
      const text = formatPlan(parsePlan(readFileSync(`${folder}${path}${plan}`, "utf8")));
      put(`${folder}${path}${plan}`, text);
      return text;
    });
  put(
    `${source}${file}`,
    `/** The plans of plans/${path}*.plan, bundled by bin/plans.ts. Change those, not this. */
export const ${name}: readonly string[] = [
${texts.map((text) => `  ${quoted(text)},`).join("\n")}
];
`,
  );
}

bundle("", "shipped.ts", "SHIPPED");
bundle("book/", "bundled/book.ts", "BOOK");

const experience = `${folder}experience.plans`;
const lessons = parsePlans(readFileSync(experience, "utf8")).map(formatPlan).join("");
put(experience, lessons);
put(
  `${source}bundled/experience.ts`,
  `/** The plans of plans/experience.plans, bundled by bin/plans.ts. Change those, not this. */
export const EXPERIENCE = ${quoted(lessons)};
`,
);
for (const file of stale) console.log(`${check ? "out of date" : "written"}: ${file}`);
if (check && stale.length > 0) process.exitCode = 1;
