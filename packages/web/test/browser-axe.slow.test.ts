/** axe on every page and every dialog, in every language, by day and by candlelight. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faults } from "./axe.ts";
import { chromiumPath, installChromium, openSite, type Site } from "./browser.ts";

installChromium();

const PAGES = [
  "/",
  "/kingdoms",
  "/cards",
  "/cards/enchantress",
  "/credits",
  "/learn",
  "/rules",
  "/replays",
  "/friends",
  "/tables",
  "/account",
] as const;

/** With Landscapes, split piles and a Reaction, so that every part of the table is there. */
const TABLE =
  "/table?cards=chapel,moat,encampment-plunder,catapult-rocks,castles,temple,quarry,crown,grand-market,city-quarter,donate,orchard&seed=elm&players=3";

/** What opens a dialog at the table. */
const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  settings: (page) => page.locator(".bar .ghost").last().click(),
  score: (page) => page.locator(".bar .ghost:not(.logbtn)").first().click(),
  keys: (page) => page.keyboard.press("k"),
  trash: (page) => page.locator(".tpile").click(),
  "a player": (page) => page.locator(".opp .open").first().click(),
  "a split pile": async (page) => {
    await page.locator('[data-pile="castles"]').focus();
    await page.keyboard.press("?");
  },
  "an Event": async (page) => {
    await page.locator('[data-card="donate"]').focus();
    await page.keyboard.press("?");
  },
};

describe.skipIf(chromiumPath() === undefined)("axe", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site?.close());

  it.concurrent.each([
    ["en", "dark", "light"],
    ["de", "light", "dark"],
    ["nl", "dark", "light"],
    ["pl", "light", "dark"],
    ["he", "dark", "light"],
  ])(
    "finds nothing in %s: pages %s, dialogs %s",
    async (lang, theme, other) => {
      const page = await site.visit({ lang, theme });
      const found: Record<string, string[]> = {};
      const look = async (where: string): Promise<void> => {
        const here = await faults(page);
        if (here.length > 0) found[where] = here;
      };
      for (const address of PAGES) {
        await page.goto(address);
        await page
          .locator(address === "/" ? "button.door.main" : "h1")
          .first()
          .waitFor();
        await look(address);
      }
      await page.goto(TABLE);
      await page.locator('[data-option="treasures"], [data-option="end"]').first().waitFor();
      await look("the table");
      await page.locator(".bar .ghost").last().click();
      await page.locator("dialog select").nth(1).selectOption(other);
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
      await look(`the table, ${other}`);
      for (const [name, open] of Object.entries(DIALOGS)) {
        await open(page);
        await page.getByRole("dialog").waitFor();
        await look(`${name}, ${other}`);
        await page.keyboard.press("Escape");
        await page.getByRole("dialog").waitFor({ state: "detached" });
      }
      expect(found).toEqual({});
      await page.context().close();
    },
    300_000,
  );
});
