/** Small screens and large letters: targets that a thumb can hit, nothing sideways, everything in reach. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { walk, walkTo } from "./browser.ts";
import { inBrowser } from "./inBrowser.ts";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
/** A laptop of 1366 × 768 at 200 %. */
const TWICE = { viewport: { width: 683, height: 384 } };
const TABLE =
  "/table?cards=chapel,moat,encampment-plunder,catapult-rocks,castles,temple,quarry,crown,grand-market,city-quarter,donate,orchard&seed=elm&players=4";
const PAGES = [
  "/",
  "/kingdoms",
  "/cards",
  "/cards/enchantress",
  "/credits",
  "/learn",
  "/rules",
  "/lab",
  "/replays",
  "/friends",
  "/tables",
  "/people",
  "/account",
] as const;

/** Controls that a thumb would miss: less than 44 pixels of them answer, measured at the edges of such a square. */
function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HALF = 21;
    const found: string[] = [];
    const inside = document.querySelector("dialog[open]") ?? document;
    for (const target of inside.querySelectorAll<HTMLElement>("a[href], button, select, input, summary")) {
      // A label belongs to its control, and a name to its whole plate.
      const area = target.closest<HTMLElement>("label, .opp") ?? target;
      const box = area.getBoundingClientRect();
      const style = getComputedStyle(target);
      // What is not to be seen is not to be hit; what is part of a sentence is as high as the sentence.
      if (box.width < 2 || style.visibility === "hidden" || target.closest(".vh") !== null) continue;
      const around = target.parentElement?.textContent?.trim() ?? "";
      if (style.display === "inline" && around !== target.textContent?.trim()) continue;
      // So are the names of cards in the rules, also where one stands by itself in a table.
      if (target.matches(".cardname")) continue;
      target.scrollIntoView({ block: "center", inline: "center" });
      const { left, top, width, height } = area.getBoundingClientRect();
      const answers = (x: number, y: number): boolean => {
        const there = document.elementFromPoint(x, y);
        return there !== null && area.contains(there);
      };
      const [x, y] = [left + width / 2, top + height / 2];
      // The middle may be covered by something that lies over the page; then it can't be judged here.
      if (!answers(x, y)) continue;
      const wide = width >= 44 || (answers(x - HALF, y) && answers(x + HALF, y));
      const high = height >= 44 || (answers(x, y - HALF) && answers(x, y + HALF));
      if (!wide || !high)
        found.push(`${Math.round(width)} × ${Math.round(height)}: ${target.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

inBrowser("small screens", (site) => {
  it.concurrent.each(["de", "pl", "he"])(
    "every page fits and every target is 44 pixels large at 360, %s",
    async (lang) => {
      const page = await site.visit({ lang }, { ...SMALL, painted: false });
      const found: Record<string, unknown> = {};
      await page.goto("/");
      await page.locator("button.door.main").waitFor();
      for (const address of PAGES) {
        // A card opens over the page of all cards.
        if (address.startsWith("/cards/")) {
          await walk(page, address);
          await page.getByRole("dialog").waitFor();
        } else if (address !== "/") await walkTo(page, address);
        const small = await tooSmall(page);
        const over = await sideways(page);
        if (small.length > 0 || over > 0) found[address] = { small, over };
      }
      await walk(page, TABLE);
      await page.locator('[data-option="treasures"], [data-option="end"]').first().waitFor();
      for (const tab of [1, 2, 0]) {
        await page.getByRole("tab").nth(tab).click();
        const small = await tooSmall(page);
        const over = await sideways(page);
        if (small.length > 0 || over > 0) found[`table, tab ${tab}`] = { small, over };
      }
      for (const [name, selector] of [
        ["settings", ".bar .ghost:last-child"],
        ["a player", ".opp .open"],
      ] as const) {
        await page.locator(selector).first().click();
        await page.getByRole("dialog").waitFor();
        const small = await tooSmall(page);
        if (small.length > 0) found[name] = small;
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
      expect(found).toEqual({});
      await page.context().close();
    },
  );

  it.concurrent("at 200 % question, hand and Supply are in sight together, and everything can be reached", async () => {
    const page = await site.visit({ lang: "de" }, { ...TWICE, painted: false });
    await page.goto(TABLE);
    await page.locator('[data-option="treasures"]').waitFor();
    expect(await sideways(page)).toBe(0);
    for (const selector of [
      ".prompt .q",
      ".hand .hand-card",
      '.supply [data-card="chapel"]',
      '[data-option="end"]',
    ]) {
      const box = await page.locator(selector).first().boundingBox();
      expect(box, selector).not.toBeNull();
      if (box === null) continue;
      expect(box.y, selector).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height, selector).toBeLessThanOrEqual(384);
    }
    // The last pile of the Supply is reached by scrolling within it.
    const last = page.locator(".lands .land").last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect(box === null ? 0 : box.y + box.height).toBeLessThanOrEqual(384);
    // The reason why not stays in sight.
    await page.locator('.supply [data-card="province"]').focus();
    await page.locator('.supply [data-card="province"]').dispatchEvent("click");
    await page.locator(".notice:not(:empty)").waitFor();
    const notice = await page.locator(".notice").boundingBox();
    expect(notice === null ? -1 : notice.y).toBeGreaterThanOrEqual(0);
    await page.context().close();
  });
});
