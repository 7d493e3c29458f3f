/**
 * axe on every page and every dialog, by day and by candlelight; and in every other language no English to be read
 * there. axe looks in English and in Hebrew, from left to right and from right to left: what it judges is the same in
 * the others, but for the words. FULL=1 lets it look in all of them.
 */
import type { Lang } from "@fiefdom/text";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { finishedGame, type RecordedGame } from "../src/replay/game.ts";
import { faults, hideAlike } from "./axe.ts";
import { walk, walkTo } from "./browser.ts";
import { english } from "./english.ts";
import { inBrowser } from "./inBrowser.ts";
import { FULL } from "./pairs.ts";
import { played } from "./recorded.ts";

const PAGES = [
  "/kingdoms",
  "/cards",
  "/cards/enchantress",
  "/credits",
  "/learn",
  "/rules",
  "/puzzles",
  "/lab",
  "/replays",
  "/friends",
  "/tables",
  "/people",
  "/account",
] as const;

/** What opens a dialog on the page of kingdoms. */
const KINGDOMS: Readonly<Record<string, string>> = {
  "another pile": ".laid [data-card]",
  "a list to read": ".bench__acts > .btn",
};

/** What opens a dialog in a replay. */
const REPLAY: Readonly<Record<string, string>> = {
  "playing on": ".reel .tools > .btn:not(.icon)",
  "sharing a replay": ".reel .tools > .btn.icon",
};

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

inBrowser("axe", (site) => {
  let game: RecordedGame;
  beforeAll(async () => {
    game = finishedGame((await played("elm", 3)).kept, "", Date.now());
  }, 180_000);

  it("finds letters that can hardly be read, also on a page that is not painted", async () => {
    const page = await site.visit({}, { painted: false });
    await page.goto("/rules");
    await page.locator("main h1").waitFor();
    await page.addStyleTag({ content: "main p { color: #808080; background: #888888 }" });
    expect((await faults(page, "main")).join()).toContain("color-contrast");
    await page.context().close();
  });

  // Between them the two that axe looks at see everything by day and by candlelight.
  it.each<[Lang, string, string, boolean]>([
    ["en", "dark", "light", true],
    ["he", "light", "dark", true],
    ["de", "light", "dark", FULL],
    ["nl", "dark", "light", FULL],
    ["pl", "light", "dark", FULL],
  ])("finds nothing in %s: pages %s, dialogs %s", async (lang, theme, other, axe) => {
    const page = await site.visit({ lang, theme }, { painted: false });
    await page.addInitScript(
      (kept) => localStorage.setItem(`fiefdom.game.${kept.id}`, JSON.stringify(kept)),
      game,
    );
    const found: Record<string, string[]> = {};
    const look = async (where: string, within: string | null = null): Promise<void> => {
      const here = axe ? await faults(page, within) : [];
      if (lang !== "en") here.push(...(await english(page, lang, within ?? "body")));
      if (here.length > 0) found[where] = here;
    };
    // The page behind it has been looked at already.
    const lookInto = async (dialog: string, open: () => Promise<void>): Promise<void> => {
      await open();
      await page.getByRole("dialog").waitFor();
      await look(dialog, "dialog");
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    };
    const walkUntil = async (to: string, sign: string): Promise<void> => {
      await walk(page, to);
      await page.locator(sign).first().waitFor();
    };
    await page.goto("/");
    if (lang !== "en") await hideAlike(page);
    await page.locator("button.door.main").waitFor();
    await look("/");
    for (const address of PAGES) {
      const isCard = address.startsWith("/cards/");
      // A card opens over the page of all cards.
      if (isCard) await walkUntil(address, "dialog");
      else await walkTo(page, address);
      await look(address, isCard ? "dialog" : null);
      if (address !== "/kingdoms") continue;
      for (const [name, button] of Object.entries(KINGDOMS))
        await lookInto(name, () => page.locator(button).first().click());
    }
    await walkUntil("/learn/turn", ".coach");
    // The coach may be there before all of the table is.
    await page.locator("main.table[data-shown]").waitFor();
    await look("a lesson");
    await walkUntil(`/replay/${game.id}?at=60&as=1`, 'main.table[data-shown="60"]');
    await look("a replay");
    for (const [name, button] of Object.entries(REPLAY))
      await lookInto(name, () => page.locator(button).first().click());
    await page.keyboard.press("End");
    await page.locator(".reel .tools > .btn.icon").last().click();
    await page.locator(".end svg.chart").first().waitFor();
    await look("the end");
    await walkUntil(TABLE, 'main.table [data-option="treasures"], main.table [data-option="end"]');
    await look("the table");
    await page.locator(".bar .ghost").last().click();
    await page.locator("dialog select").nth(1).selectOption(other);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await look(`the table, ${other}`);
    for (const [name, open] of Object.entries(DIALOGS)) await lookInto(`${name}, ${other}`, () => open(page));
    expect(found).toEqual({});
    await page.context().close();
  });
});
