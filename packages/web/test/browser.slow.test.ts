/**
 * The table in a real browser: a whole game by mouse, and the second half of one by keys alone, and by touch and in
 * Hebrew (side by side, to save time).
 */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";
import { playToTheEnd } from "./player.ts";
import { plant, played } from "./recorded.ts";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };
const GAME = "/table?kingdom=first-game&seed=oak";

/** A game in which six of the eight Provinces are left. */
const begun = async () => (await played("oak", 2, 6)).kept;

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

inBrowser("the table in a browser", (site) => {
  const errors: string[] = [];

  async function visitor(settings: Record<string, string> = {}, options = {}): Promise<Page> {
    const page = await site.visit(settings, { painted: false, ...options });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (line) => {
      if (line.type() === "error") errors.push(line.text());
    });
    return page;
  }

  it.concurrent("is one click away, and plays to the end by mouse; the score is broken down and a rematch begins", async () => {
    const page = await visitor();
    await page.goto("/");
    await page.getByRole("button", { name: /Play now/ }).click();
    await page.locator(".prompt .q").waitFor();
    expect(await playToTheEnd(page, "mouse")).toBeGreaterThan(20);
    expect(await page.locator(".end .score .place__parts > li").count()).toBeGreaterThan(0);
    expect(await faults(page)).toEqual([]);
    await page.getByRole("button", { name: "Play again" }).click();
    await page.locator(".prompt .q").waitFor();
    await page.locator(".round", { hasText: /[01]/ }).waitFor();
    await page.context().close();
  });

  it.concurrent("plays to the end by keys alone, and the focus is never lost", async () => {
    const page = await visitor();
    await plant(page, { "fiefdom.table.last": await begun() });
    await page.goto("/table/last");
    await page.locator(".prompt .q").waitFor();
    const moves = await playToTheEnd(page, "keys", async () => {
      await page.waitForFunction(() => document.activeElement?.tagName !== "BODY");
    });
    expect(moves).toBeGreaterThan(10);
    await page.waitForFunction(() => document.activeElement?.tagName === "H1");
    await page.context().close();
  });

  it.concurrent("plays to the end at 360 pixels by touch, in Hebrew, with no sideways scrolling", async () => {
    const page = await visitor({ lang: "he" }, SMALL);
    await plant(page, { "fiefdom.table.last": await begun() });
    await page.goto("/table/last");
    await page.locator(".prompt .q").waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
    const moves = await playToTheEnd(page, "touch", async () => expect(await sideways(page)).toBe(0));
    expect(moves).toBeGreaterThan(10);
    expect(await sideways(page)).toBe(0);
    expect(await faults(page)).toEqual([]);
    await page.context().close();
  });

  it("says why not, shows a card large, takes back, and comes back after a reload", async () => {
    const page = await visitor();
    await page.goto(GAME);
    await page.locator('[data-option="treasures"]').click();
    await page.locator('.supply [data-card="province"]').click({ force: true });
    await page
      .getByText(/Province: it costs \$\d more than you have/)
      .first()
      .waitFor();
    await page.locator('.supply [data-card="militia"]').focus();
    await page.keyboard.press("?");
    await page.getByRole("dialog", { name: "Militia" }).waitFor();
    expect(await faults(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLElement).dataset.card))
      .toBe("militia");
    await page.keyboard.press("u");
    await page.locator('[data-option="treasures"]').waitFor();
    await page.locator('[data-option="treasures"]').click();
    // The answer has arrived when the Treasures are no longer offered.
    await page.locator('[data-option="treasures"]').waitFor({ state: "detached" });
    await page.locator('[data-option="end"]').waitFor();
    // The coins are counted up.
    await expect.poll(() => page.locator(".cnt").nth(2).textContent()).toBe("4coins");
    await page.reload();
    await page.locator('[data-option="end"]').waitFor();
    await expect.poll(() => page.locator(".cnt").nth(2).textContent()).toBe("4coins");
    await page.context().close();
  });

  it("opens one's discard pile and the cards in play, with no word of refusal", async () => {
    const page = await visitor();
    await page.goto(GAME);
    await page.locator('[data-option="treasures"]').click();
    await page.locator('[data-option="treasures"]').waitFor({ state: "detached" });
    await page.locator('.play [data-card="copper"]').click();
    await page.getByRole("dialog", { name: "Copper" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator('.supply [data-can][data-card="silver"]').click();
    // The turn is over: what was played and bought has gone there.
    await page.locator('[data-option="treasures"]').waitFor();
    await page.locator(".discardside [data-card]").click();
    const pile = page.getByRole("dialog", { name: "Your discard pile" });
    await pile.getByText("On top").waitFor();
    expect(await pile.getByText("Silver").count()).toBeGreaterThan(0);
    expect(await page.locator(".notice").innerText()).toBe("");
    expect(await faults(page, "dialog")).toEqual([]);
    await pile.getByRole("button", { name: "Silver" }).first().click();
    await page.getByRole("dialog", { name: "Silver" }).waitFor();
    await page.context().close();
  });

  it("switches the language at the table, without a reload and with the game as it was", async () => {
    const page = await visitor();
    await page.goto(
      "/table?cards=cellar,moat,village,smithy,militia,market,mine,witch,engineer,villa&seed=oak",
    );
    await page.locator('[data-option="treasures"]').click();
    // The answer has arrived when the Treasures are no longer offered.
    await page.locator('[data-option="treasures"]').waitFor({ state: "detached" });
    await page.locator('[data-option="end"]').waitFor();
    const coins = () => page.locator(".cnt b").nth(2).textContent();
    await expect.poll(coins).toBe("4");
    await page.getByRole("button", { name: "Settings" }).click();
    expect(await faults(page, "dialog")).toEqual([]);
    await page.getByLabel("Language").selectOption("de");
    await page.getByRole("button", { name: "Schließen" }).click();
    await page.locator(".q", { hasText: "Kaufe eine Karte oder beende deinen Zug" }).waitFor();
    expect(await coins()).toBe("4");
    await page.getByRole("button", { name: "Punkte", exact: true }).click();
    await page.getByRole("dialog").waitFor();
    expect(await faults(page, "dialog")).toEqual([]);
    await page.context().close();
  });

  it("ran without an error in the console", () => expect(errors).toEqual([]));
});
