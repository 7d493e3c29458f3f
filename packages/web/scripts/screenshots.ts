/**
 * Takes pictures of the main states into a folder: `npm run screenshots [folder] [job]`. Look at them; what you
 * would complain about is a fault.
 */
import { mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";
import { openSite } from "../test/browser.ts";
import { playFast } from "../test/speed.ts";

const [folderName = "screenshots", only] = process.argv.slice(2);
const folder = resolve(folderName);
mkdirSync(folder, { recursive: true });

const LAPTOP = { viewport: { width: 1280, height: 720 } };
const DESK = { viewport: { width: 1480, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const LOW = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };

const FIRST = "/table?kingdom=first-game&seed=oak&first=0&players=2";
const RICH =
  "/table?cards=chapel,moat,encampment-plunder,catapult-rocks,castles,temple,quarry,crown,grand-market,city-quarter,donate,orchard&seed=elm&players=4";
const SIX =
  "/table?cards=village,smithy,militia,market,encampment-plunder,castles,temple,quarry,crown,groundskeeper,donate,orchard&seed=elm&players=6";

type Settings = Record<string, string>;

const site = await openSite();
let bytes = 0;

async function visit(settings: Settings, size: BrowserContextOptions, address: string): Promise<Page> {
  const page = await site.visit(settings, size);
  page.on("pageerror", (error) => console.log(address, "PAGE ERROR", error.message));
  await page.goto(address);
  await page.locator("h1").first().waitFor();
  return page;
}

async function shot(page: Page, name: string): Promise<void> {
  // The shade towards the edges of the cloth has so many colours that a picture of it would be three times as large.
  await page.addStyleTag({
    content: "body { background-image: none !important } *, *::before { transition: none !important }",
  });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(250);
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, animations: "disabled" });
  bytes += statSync(path).size;
  console.log(name);
}

/** Plays on simply until it is said to stop. */
async function playOn(page: Page, until: (page: Page) => Promise<boolean>, most = 900): Promise<void> {
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

async function table(
  name: string,
  address: string,
  settings: Settings,
  size: BrowserContextOptions,
  n = 1,
): Promise<Page> {
  const page = await visit(settings, size, address);
  await page.locator(".prompt .q").waitFor();
  await playOn(page, turn(n));
  await shot(page, name);
  return page;
}

/** Pages that need nothing but to be opened. */
const PAGES: readonly (readonly [name: string, Settings, BrowserContextOptions, address: string])[] = [
  ["home-laptop", {}, LAPTOP, "/"],
  ["home-phone-dark", { theme: "dark" }, PHONE, "/"],
  ["home-he", { lang: "he" }, LAPTOP, "/"],
  ["home-phone-de", { lang: "de" }, PHONE, "/"],
  ["cards-laptop", {}, { viewport: { width: 1000, height: 640 } }, "/cards"],
  ["cards-small-de", { lang: "de" }, SMALL, "/cards"],
  ["card-phone", {}, PHONE, "/cards/enchantress"],
  ["card-landmark-phone-dark", { theme: "dark" }, PHONE, "/cards/mountain-pass"],
  ["card-small-he", { lang: "he" }, SMALL, "/cards/moat"],
  ["kingdoms-laptop", {}, LAPTOP, "/kingdoms"],
  ["kingdoms-phone", {}, PHONE, "/kingdoms"],
  ["learn-laptop", {}, LAPTOP, "/learn"],
  ["learn-small-he-dark", { lang: "he", theme: "dark" }, SMALL, "/learn"],
  ["rules-phone", {}, PHONE, "/rules"],
  ["friends-laptop", {}, LAPTOP, "/friends"],
  ["tables-phone-nl", { lang: "nl" }, PHONE, "/tables"],
  ["puzzles-phone-he", { lang: "he" }, PHONE, "/puzzles"],
  ["lab-laptop", {}, LAPTOP, "/lab"],
  ["people-phone-pl", { lang: "pl" }, PHONE, "/people"],
];

const JOBS: Readonly<Record<string, () => Promise<unknown>>> = {
  pages: async () => {
    for (const [name, settings, size, address] of PAGES) {
      const page = await visit(settings, size, address);
      await shot(page, name);
      await page.context().close();
    }
  },
  table: async () => {
    const page = await visit({}, LAPTOP, FIRST);
    await page.locator('[data-option="treasures"]').click();
    await page.locator('[data-option="treasures"]').waitFor({ state: "detached" });
    await page.locator('.supply [data-card="gold"]').click({ force: true });
    await page.locator(".notice:not(:empty)").waitFor();
    await shot(page, "table-laptop-why-not");
    await page.locator('.supply [data-card="militia"]').hover();
    await page.locator(".zoom").waitFor();
    await shot(page, "table-laptop-zoom");
    await page.keyboard.press("s");
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    await shot(page, "table-laptop-read");
    await page.context().close();
    // Cards of which several are chosen, beside what one's deck is made of.
    for (const [name, settings, size] of [
      ["table-desk-choosing", {}, DESK],
      ["table-phone-choosing-he", { lang: "he" }, PHONE],
      ["table-laptop-choosing-large", { theme: "contrast", cards: "large", letters: "large" }, LAPTOP],
    ] as const) {
      const choosing = await visit(settings, size, FIRST);
      await choosing.locator(".prompt .q").waitFor();
      // It buys Cellars, which ask for any number of cards.
      for (let i = 0; i < 90 && (await choosing.locator(".prompt .quiet").count()) === 0; i++)
        await playFast(choosing, 1);
      await choosing.locator(".rtabs [role=tab]").nth(1).dispatchEvent("click");
      await choosing.locator(".hand [data-can]").first().dispatchEvent("click");
      await shot(choosing, name);
      await choosing.context().close();
    }
  },
  rich: async () => {
    await table("table-desk-rich-dark", RICH, { theme: "dark" }, DESK, 9);
    await table("table-laptop-rich", RICH, {}, LAPTOP, 9);
    await table("table-laptop-rich-he", RICH, { lang: "he" }, LAPTOP, 9);
    await table("table-laptop-six-pl", SIX, { lang: "pl" }, LAPTOP, 7);
    await table("table-laptop-rich-contrast", RICH, { theme: "contrast" }, LAPTOP, 9);
  },
  phone: async () => {
    const page = await table("table-phone", FIRST, {}, PHONE, 6);
    await page.getByRole("tab").nth(2).click();
    await shot(page, "table-phone-log");
    await table("table-small-he-dark", RICH, { lang: "he", theme: "dark" }, SMALL, 6);
    await table("table-phone-aside-de", RICH, { lang: "de" }, LOW, 6);
  },
  lesson: async () => {
    for (const [name, size] of [
      ["lesson-laptop", LAPTOP],
      ["lesson-phone", PHONE],
    ] as const) {
      const page = await visit({}, size, "/learn/turn");
      await page.locator(".prompt .q").waitFor();
      await shot(page, name);
      await page.context().close();
    }
  },
  end: async () => {
    const page = await visit({}, LAPTOP, FIRST);
    await page.locator(".prompt .q").waitFor();
    await playOn(page, over);
    await shot(page, "end-laptop");
    await page.goto("/replays");
    await page.locator("h1").waitFor();
    await shot(page, "replays-laptop");
    await page.locator('a[href^="/replay/"]').first().click();
    await page.locator(".table, .end").first().waitFor();
    await shot(page, "replay-laptop");
    const small = await visit({ lang: "he", theme: "dark" }, SMALL, FIRST);
    await small.locator(".prompt .q").waitFor();
    await playOn(small, over);
    await shot(small, "end-small-he-dark");
    const six = await visit({}, PHONE, SIX);
    await six.locator(".prompt .q").waitFor();
    await playOn(six, over);
    await shot(six, "end-phone-six");
    await six.setViewportSize(DESK.viewport);
    await shot(six, "end-desk-six");
  },
};

for (const [name, job] of Object.entries(JOBS)) {
  if (only !== undefined && only !== name) continue;
  try {
    await job();
  } catch (problem) {
    console.log(name, "FAILED", problem);
    process.exitCode = 1;
  }
}
console.log(`${(bytes / 1e6).toFixed(1)} MB in ${folder}`);
await site.close();
