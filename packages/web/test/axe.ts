/** What axe finds on a page, in words; nothing is what is wanted. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { atRest, paint } from "./browser.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

/** Long lists of things of one make, which differ in their names. */
const ALIKE = [
  ".recommended > .kds ~ .kds ~ .kds",
  ".kdgrid > .kd:nth-child(n+4)",
  ".gallery > li:nth-child(n+25)",
  ".swap__list > li:nth-child(n+17)",
  ".puzzle__list > li:nth-child(n+4)",
];

/** Leaves the first few of every such list: axe looks at all of them in English, on a large screen. */
export async function hideAlike(page: Page): Promise<void> {
  await page.addStyleTag({ content: `${ALIKE.join()} { display: none }` });
}

/**
 * All of the page, or only what is inside the element of that selector. To judge colours takes half of the time; it
 * may be left out where the same ones are judged in another language.
 */
export async function faults(page: Page, within: string | null = null, colours = true): Promise<string[]> {
  // Colours are judged at rest, not half-way from one to another.
  await atRest(page);
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe);
  await paint(page, true);
  const found = (await page.evaluate(
    `axe.run(${within === null ? "document" : JSON.stringify(within)}, { resultTypes: ['violations'], rules: { 'color-contrast': { enabled: ${colours} } } })`,
  )) as Found;
  await paint(page, false);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
  );
}
