/**
 * Bundles plans/*.plan into src/plan/shipped.ts, so that they are there in a browser as well.
 *
 *   node packages/bots/bin/plans.ts          writes it, each plan in its printed form
 *   node packages/bots/bin/plans.ts --check  only says whether it is up to date
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { formatPlan } from "../src/plan/format.ts";
import { parsePlan } from "../src/plan/parse.ts";

const folder = fileURLToPath(new URL("../plans/", import.meta.url));
const bundle = fileURLToPath(new URL("../src/plan/shipped.ts", import.meta.url));
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

const texts = globSync("*.plan", { cwd: folder })
  .sort()
  .map((name) => {
    const file = `${folder}${name}`;
    const text = formatPlan(parsePlan(readFileSync(file, "utf8")));
    put(file, text);
    return text;
  });
put(
  bundle,
  `/** The plans of plans/*.plan, bundled by bin/plans.ts. Change those, not this. */
export const SHIPPED: readonly string[] = [
${texts.map((text) => `  ${quoted(text)},`).join("\n")}
];
`,
);
for (const file of stale) console.log(`${check ? "out of date" : "written"}: ${file}`);
if (check && stale.length > 0) process.exitCode = 1;
