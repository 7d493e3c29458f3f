/**
 * Unplayed Treasures in hand: the table says what they would buy and does it with one click, and says what was
 * kept back and why. At home, where the game is in a worker, and on the real server.
 */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";

inBrowser("Treasures in hand", (site) => {
  const coins = (page: Page) => page.locator(".cnt b").nth(2).innerText();
  const hand = (page: Page) => page.locator(".hand [data-card]").count();

  /** With Coppers alone in hand: an Estate is too dear, and then it is bought. */
  async function buysAnEstate(page: Page): Promise<void> {
    await page.locator('[data-option="treasures"]').waitFor();
    const [before, held] = [await coins(page), await hand(page)];
    expect(before).toBe("0");
    await page.locator('.supply [data-pile="estate"]').click({ force: true });
    await page.locator(".notice", { hasText: "In your hand, 2× Copper would pay for it" }).waitFor();
    await page.getByRole("button", { name: "Play 2× Copper and buy Estate" }).click();
    await page.locator(".chapter", { hasText: "Estate" }).first().waitFor({ state: "attached" });
    await page.locator('[data-option="treasures:estate"]').waitFor({ state: "detached" });
    // One step back, and everything is as it was.
    await page.locator('[data-option="undo"]').click();
    await expect.poll(() => hand(page)).toBe(held);
    await page.locator('[data-option="treasures"]').waitFor();
    expect(await coins(page)).toBe(before);
  }

  it("are played and spent with one click at home, and taken back with one", async () => {
    const page = await site.visit({}, { painted: false });
    await page.goto("/table?kingdom=first-game&seed=oak&first=0");
    await buysAnEstate(page);
    // What no Treasures could pay for is refused as before.
    await page.locator('.supply [data-pile="province"]').click({ force: true });
    await page.locator(".notice", { hasText: /more than you have\.$/ }).waitFor();
    expect(await page.locator('[data-option^="treasures:"]').count()).toBe(0);
    expect(await faults(page, ".prompt, .notice")).toEqual([]);
    await page.context().close();
  });

  it("are played and spent with one click on the server", async () => {
    const page = await site.visit({}, { painted: false });
    await page.goto("/credits");
    const table = await page.evaluate(async () => {
      const post = (path: string, body: object) =>
        fetch(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(body),
        }).then((reply) => reply.json());
      await post("/api/guest", { name: "Ada" });
      return post("/api/tables", {
        kingdom: { from: "recommended", name: "first-game" },
        seats: [{ for: "person" }, { for: "bot", bot: "squire" }],
      });
    });
    await page.goto(`/t/${table.id}`);
    await page.locator(".prompt .q").waitFor();
    await page.locator('[data-option="treasures"]').waitFor();
    await page.locator('.supply [data-pile="estate"]').click({ force: true });
    const offer = page.getByRole("button", { name: /^Play 2× Copper and buy Estate$/ });
    await offer.click();
    await page
      .locator(".chapter", { hasText: /Estate/ })
      .first()
      .waitFor({ state: "attached" });
    await page.context().close();
  });

  it("that were kept back for a Grand Market are named, and can be played all the same", async () => {
    const page = await site.visit(
      {},
      { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, painted: false },
    );
    await page.goto(
      "/table?cards=grand-market,moat,village,smithy,militia,market,mine,witch,cellar,workshop&seed=oak&first=0",
    );
    await page.locator('[data-option="treasures"]').waitFor();
    // A hand with which a Grand Market is in reach takes a dozen turns; the game is wound on to it.
    const kept = page.locator('.hand [data-card="copper"]');
    for (let move = 0; move < 80; move++) {
      await page.locator('[data-option="treasures"], [data-option="end"]').first().waitFor();
      const shown = await page.locator("main.table").getAttribute("data-shown");
      const clicked = await page.evaluate(() => {
        const wanted = [
          '[data-option="treasures"]',
          '.supply [data-can][data-card="gold"]',
          '.supply [data-can][data-card="silver"]',
          '[data-option="end"]',
        ];
        const [found] = wanted.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
        found?.click();
        return found?.dataset.option;
      });
      await page.waitForFunction(
        (was) => document.querySelector("main.table")?.getAttribute("data-shown") !== was,
        shown,
      );
      // All Treasures were played, and yet there are Coppers in hand: they were kept.
      if (clicked === "treasures" && (await kept.count()) > 0) break;
    }
    await page
      .locator(".q", { hasText: /Copper stayed in your hand: .* Grand Market may not be bought/ })
      .waitFor();
    expect(await faults(page, ".prompt")).toEqual([]);
    const before = Number(await coins(page));
    await page.getByRole("button", { name: "Play the rest" }).click();
    await expect.poll(async () => Number(await coins(page))).toBeGreaterThan(before);
    await page.locator('[data-option="rest"]').waitFor({ state: "detached" });
    await page.context().close();
  });
});
