/** What axe finds on a page, in words; nothing is what is wanted. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Found {
  readonly violations: readonly {
    readonly id: string;
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[];
  }[];
}

/** All of the page, or only what is inside the element of that selector. */
export async function faults(page: Page, within: string | null = null): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  // Colours are judged at rest, not half-way from one to another.
  await page.evaluate(async () => {
    const atRest = Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    await Promise.race([atRest, new Promise((done) => setTimeout(done, 2000))]);
  });
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe);
  const found = (await page.evaluate(
    `axe.run(${within === null ? "document" : JSON.stringify(within)}, { resultTypes: ['violations'] })`,
  )) as Found;
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
  );
}
