/** The end of a game of six, on a phone and elsewhere: nothing spills sideways, and no number turns round. */
import { LANGS } from "@fiefdom/text";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, installChromium, openSite, type Site } from "./browser.ts";
import { arranged, lay, visitTable } from "./positions.ts";

installChromium();

const BUILDING_MS = 180_000;
const PATIENCE_MS = 240_000;
const SCREENS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;

/** A Province from the end. Everybody has points of many kinds, some less than none. */
const LAST = arranged({
  kingdom: ["castles", "village", "smithy", "market", "chapel"],
  landscapes: ["orchard"],
  colonies: true,
  names: [
    "You",
    "Wolfgang Amadeus von Hohenzoller",
    "Maximiliansbrunnenstraßenfeger",
    "יהונתן",
    "Bo",
    "Greta",
  ],
  lesson: {
    players: [
      {
        hand: ["gold", "gold", "gold", "curse"],
        deck: ["province", "colony", "duchy", "estate", "humble-castle", "kings-castle", "curse"],
        turns: 20,
        vp: 17,
      },
      ...[3, 12, 4, 1, 13].map((curses) => ({
        hand: ["copper"],
        deck: [...Array.from({ length: curses }, () => "curse"), "estate", "duchy"],
        turns: 20,
      })),
    ],
    supply: { province: 1 },
  },
  answers: [[0, "treasures"]],
});

/** Numbers whose sign stands behind them, where that is where it is to be seen. Runs in the page. */
function turnedRound(): { wrong: string[]; negative: number } {
  const wrong: string[] = [];
  let negative = 0;
  const texts = document.createTreeWalker(
    document.querySelector("dialog[open], .end") ?? document,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? "";
    const at = text.search(/[-−]\d/);
    if (at < 0 || node.parentElement?.closest(".vh, desc, title") !== null) continue;
    const place = (from: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node as Node, from);
      range.setEnd(node as Node, from + 1);
      return range.getBoundingClientRect();
    };
    const [sign, digit] = [place(at), place(at + 1)];
    if (digit.width === 0) continue;
    negative++;
    if (sign.left >= digit.left) wrong.push(text);
  }
  return { wrong, negative };
}

/** What of the page leaves the screen at the sides. Runs in the page. */
function spilt(): string[] {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const faults = over > 0 ? [`the page is ${over} wider than the screen`] : [];
  for (const part of document.querySelectorAll<HTMLElement>(".score, .score *, .end header *, .dk *")) {
    const box = part.getBoundingClientRect();
    if (
      box.width > 0 &&
      part.closest(".vh, svg, .arms") === null &&
      (box.left < 0 || box.right > innerWidth + 1)
    )
      faults.push(`${part.tagName} ${part.className} "${part.textContent?.slice(0, 20)}"`);
  }
  return faults;
}

async function toTheEnd(page: Page): Promise<void> {
  await lay(page, LAST);
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('.supply [data-card="province"][data-can]')?.click(),
  );
  await page.locator(".end h1").waitFor();
}

describe.skipIf(chromiumPath() === undefined)("the end page", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  }, BUILDING_MS);
  afterAll(() => site?.close());

  it.each(LANGS)(
    "of six players fits at every width, with every sign before its number, %s",
    async (lang) => {
      const page = await visitTable(site, { lang }, { viewport: { width: 1440, height: 900 } });
      // The same numbers in the score so far.
      await lay(page, LAST);
      await page.locator(".bar .ghost").nth(-2).click();
      await page.locator("dialog[open] .place").first().waitFor();
      const soFar = await page.evaluate(turnedRound);
      expect(soFar.wrong).toEqual([]);
      expect(soFar.negative).toBeGreaterThan(5);
      await page.keyboard.press("Escape");
      await toTheEnd(page);
      expect(await page.locator(".end .place").count()).toBe(6);
      const shown = await page.evaluate(turnedRound);
      expect(shown.wrong).toEqual([]);
      expect(shown.negative).toBeGreaterThan(5);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        expect(await page.evaluate(spilt), String(width)).toEqual([]);
      }
      await page.context().close();
    },
    PATIENCE_MS,
  );
});
