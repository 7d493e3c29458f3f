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

/** What compares colours, which takes half of the time. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds, with so much of the page in its place as it is to see: it measures and weighs everything that is
 * there before it looks at anything. What is hidden of the long lists is taken out for as long as it looks, and what
 * of them lies behind a dialog, where nothing is looked at. Runs in the page.
 */
async function lookAt([within, alike, off]: readonly [
  string | null,
  string,
  readonly string[],
]): Promise<Found> {
  const out = [...document.querySelectorAll<HTMLElement>(alike)].filter((element) =>
    within === null
      ? getComputedStyle(element).display === "none"
      : element.closest(within) === null || getComputedStyle(element).display === "none",
  );
  const places = out.map((element) => {
    const place = document.createComment("");
    element.replaceWith(place);
    return { element, place };
  });
  const { axe } = window as unknown as {
    axe: { run(within: Document | string, options: object): Promise<Found> };
  };
  try {
    const { violations } = await axe.run(within ?? document, {
      resultTypes: ["violations"],
      rules: Object.fromEntries(off.map((rule) => [rule, { enabled: false }])),
    });
    return { violations };
  } finally {
    for (const { element, place } of places.reverse()) place.replaceWith(element);
  }
}

/**
 * All of the page, or only what is inside the element of that selector. To judge colours may be left out where the
 * same ones are judged in another language.
 */
export async function faults(page: Page, within: string | null = null, colours = true): Promise<string[]> {
  // Colours are judged at rest, not half-way from one to another.
  await atRest(page);
  if (await page.evaluate(() => !("axe" in window))) await page.evaluate(axe);
  await paint(page, true);
  const found = await page.evaluate(lookAt, [within, ALIKE.join(), colours ? [] : COLOURS] as const);
  await paint(page, false);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary.slice(0, 200)}`),
  );
}
