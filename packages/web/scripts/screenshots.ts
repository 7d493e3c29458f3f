/**
 * Takes pictures of the main states into a folder: `npm run screenshots [folder]`. Look at them; what you
 * would complain about is a fault.
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright-core";
import { openSite } from "../test/browser.ts";

const folder = resolve(process.argv[2] ?? "screenshots");
mkdirSync(folder, { recursive: true });

const LAPTOP = { viewport: { width: 1280, height: 800 } };
const DESK = { viewport: { width: 1600, height: 950 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const FIRST = "/table?kingdom=first-game&seed=oak&players=2";
const RICH =
  "/table?cards=chapel,moat,encampment-plunder,catapult-rocks,castles,temple,quarry,crown,grand-market,city-quarter,donate,orchard&seed=elm&players=4";

const site = await openSite();

/** Plays on simply until it is said to stop. */
async function playOn(page: Page, until: (page: Page) => Promise<boolean>, most = 400): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (await until(page)) return;
    await page.evaluate(() => {
      const find = (selector: string): HTMLElement | null =>
        [...document.querySelectorAll<HTMLElement>(selector)].find((e) => e.getClientRects().length > 0) ??
        null;
      const confirm = find('[data-option="confirm"]');
      const next =
        confirm !== null
          ? confirm.getAttribute("aria-disabled") === null
            ? confirm
            : find(".hand [data-can]:not(.is-sel), .tray [data-can]:not(.is-sel)")
          : (find('[data-option="treasures"]') ??
            find(".hand [data-can]") ??
            find('.supply [data-can][data-card="province"]') ??
            find('.supply [data-can][data-card="gold"]') ??
            find(".supply .kingdom [data-can]:last-of-type") ??
            find('.supply [data-can][data-card="silver"]') ??
            find('[data-option="end"]') ??
            find("[data-can]"));
      next?.click();
    });
    await page.waitForTimeout(15);
  }
}

const over = (page: Page): Promise<boolean> => page.locator(".end h1").isVisible();
const turn =
  (n: number) =>
  async (page: Page): Promise<boolean> =>
    (await over(page)) || Number((await page.locator(".round").textContent())?.match(/\d+/)?.[0] ?? 0) >= n;

async function shot(page: Page, name: string, full = false): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(150);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: full });
  console.log(name);
}

async function table(
  name: string,
  address: string,
  settings: Record<string, string>,
  size: object,
  n = 1,
): Promise<Page> {
  const page = await site.visit(settings, size);
  page.on("pageerror", (error) => console.log(name, "PAGE ERROR", error.message));
  page.on("console", (line) => line.type() === "error" && console.log(name, line.text()));
  await page.goto(address);
  await page.locator(".prompt .q").waitFor();
  await playOn(page, turn(n));
  await shot(page, name);
  return page;
}

const only = process.argv[3];
const jobs: Record<string, () => Promise<unknown>> = {
  home: async () => {
    for (const [name, settings, size] of [
      ["home-laptop", {}, LAPTOP],
      ["home-dark", { theme: "dark" }, LAPTOP],
      ["home-he", { lang: "he" }, LAPTOP],
      ["home-phone", {}, SMALL],
    ] as const) {
      const page = await site.visit(settings, size);
      await page.goto("/");
      await shot(page, name, true);
    }
  },
  table: async () => {
    const page = await table("table-laptop", FIRST, {}, LAPTOP);
    await page.locator('[data-option="treasures"]').click();
    await shot(page, "table-laptop-buy");
    await page.locator('.supply [data-card="gold"]').click({ force: true });
    await page.waitForTimeout(100);
    await page.locator('.supply [data-card="militia"]').hover();
    await page.waitForTimeout(500);
    await shot(page, "table-laptop-zoom");
    await page.keyboard.press("s");
    await page.keyboard.press("?");
    await shot(page, "table-laptop-read");
  },
  rich: async () => {
    await table("table-desk-rich", RICH, {}, DESK, 9);
    await table("table-laptop-rich-dark", RICH, { theme: "dark" }, LAPTOP, 9);
    await table("table-laptop-rich-he", RICH, { lang: "he" }, LAPTOP, 9);
  },
  phone: async () => {
    const page = await table("table-phone", FIRST, {}, PHONE, 6);
    await page.getByRole("tab").nth(1).click();
    await shot(page, "table-phone-play");
    await page.getByRole("tab").nth(2).click();
    await shot(page, "table-phone-log");
    await table("table-small-rich", RICH, {}, SMALL, 9);
    await table("table-small-he-dark", RICH, { lang: "he", theme: "dark" }, SMALL, 5);
  },
  end: async () => {
    const page = await site.visit({}, LAPTOP);
    await page.goto(FIRST);
    await page.locator(".prompt .q").waitFor();
    await playOn(page, over, 900);
    await shot(page, "end-laptop");
    const small = await site.visit({ lang: "he" }, SMALL);
    await small.goto(FIRST);
    await small.locator(".prompt .q").waitFor();
    await playOn(small, over, 900);
    await shot(small, "end-small-he", true);
  },
  cards: async () => {
    for (const [name, settings, size, address] of [
      ["cards-laptop", {}, LAPTOP, "/cards"],
      ["cards-small", { lang: "de" }, SMALL, "/cards"],
      ["card-laptop", {}, LAPTOP, "/cards/enchantress"],
      ["card-land", {}, LAPTOP, "/cards/mountain-pass"],
      ["card-small-he", { lang: "he" }, SMALL, "/cards/moat"],
      ["setup-laptop", {}, LAPTOP, "/play"],
      ["credits-laptop", { theme: "dark" }, LAPTOP, "/credits"],
    ] as const) {
      const page = await site.visit(settings, size);
      await page.goto(address);
      await page.waitForTimeout(300);
      await shot(page, name, name === "cards-laptop");
    }
  },
};

for (const [name, job] of Object.entries(jobs)) if (only === undefined || only === name) await job();
await site.close();
