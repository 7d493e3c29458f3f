/**
 * The focus: wherever Tab leads at the table and on the pages around it, it is marked by the same two tones, which
 * nothing else has. One of them stands out from any ground; a card that can be bought is not mistaken for it.
 */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { walk, walkTo } from "./browser.ts";
import { cellar, FEW } from "./hands.ts";
import { inBrowser } from "./inBrowser.ts";
import { lay, visitTable } from "./positions.ts";

/** What has the focus, and how it is marked: the light tone and the dark one. Runs in the page. */
function focus(): { what: string; marked: boolean } | null {
  const now = document.activeElement;
  if (!(now instanceof HTMLElement) || now === document.body) return null;
  const places: [Element | null, string | undefined][] = [
    [now, undefined],
    [now, "::after"],
    [now.closest(".hand > li"), "::after"],
  ];
  const marked = places.some(([element, part]) => {
    if (element === null) return false;
    const { outlineStyle, outlineColor, outlineWidth, boxShadow } = getComputedStyle(element, part);
    return (
      outlineStyle === "solid" &&
      outlineColor === "rgb(255, 253, 246)" &&
      Number.parseFloat(outlineWidth) >= 3 &&
      boxShadow.split("rgb(22, 16, 11)").length === 3
    );
  });
  const nth = [...document.querySelectorAll("*")].indexOf(now);
  return { what: `${nth} ${now.outerHTML.slice(0, 120)}`, marked };
}

/** Goes through everything by Tab; gives what was reached and what of it was not marked. */
async function byTab(page: Page): Promise<{ reached: number; bare: string[] }> {
  const bare: string[] = [];
  let reached = 0;
  let first: string | null = null;
  for (let presses = 0; presses < 120; presses++) {
    await page.keyboard.press("Tab");
    const now = await page.evaluate(focus);
    // Behind the last comes the browser's own bar, and then the first again.
    if (now === null) continue;
    if (now.what === first) break;
    first ??= now.what;
    reached++;
    if (!now.marked) bare.push(now.what);
  }
  return { reached, bare };
}

inBrowser("the focus", (site) => {
  it.each([
    ["light", 1440],
    ["dark", 360],
  ])("has two tones of its own on everything at the table, %s", async (theme, width) => {
    const page = await visitTable(site, { theme }, { painted: false, viewport: { width, height: 900 } });
    await lay(page, cellar(FEW.slice(0, 8)));
    const cards = await byTab(page);
    expect(cards.bare).toEqual([]);
    expect(cards.reached).toBeGreaterThan(25);
    // Chosen, and with piles that can be bought.
    await page.locator(".hand [data-can]").first().click();
    expect((await byTab(page)).bare).toEqual([]);
    await page.goto("/table?kingdom=first-game&seed=oak&first=0");
    await page.locator('[data-option="treasures"]').click();
    await page.locator('.supply [data-can][data-card="silver"]').waitFor();
    expect((await byTab(page)).bare).toEqual([]);
    await page.locator('.supply [data-can][data-card="copper"]').focus();
    const rims = await page.evaluate(() =>
      ["copper", "silver"].map((card) => {
        const style = getComputedStyle(document.querySelector(`.supply [data-card="${card}"]`) as Element);
        return style.outlineStyle;
      }),
    );
    expect(rims).toEqual(["solid", "none"]);
    // A dialog gives it back when it is closed, and does not take it away from where it went after that.
    await page.keyboard.press("k");
    await page.getByRole("dialog").waitFor();
    const stays = await page.evaluate(async () => {
      const dialog = document.querySelector("dialog");
      const silver = document.querySelector<HTMLElement>('.supply [data-card="silver"]');
      const given = [];
      // What Escape does; the page hears of it a moment later.
      dialog?.close();
      given.push(document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset.card);
      silver?.focus();
      while (dialog?.isConnected === true) await new Promise((next) => setTimeout(next));
      await new Promise((next) => setTimeout(next));
      given.push(document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset.card);
      return given;
    });
    expect(stays).toEqual(["copper", "silver"]);
    await page.context().close();
  });

  it("is the same on the pages, and in a lesson on what the coach rings", async () => {
    const page = await site.visit({}, { painted: false });
    await page.goto("/");
    await page.locator("button.door.main").waitFor();
    for (const address of ["/", "/kingdoms", "/cards", "/learn", "/learn/turn"]) {
      if (address === "/learn/turn") {
        await walk(page, address);
        await page.locator(".coach .btn.main").click();
        await page.locator(".table [data-coach]").first().waitFor();
      } else if (address !== "/") await walkTo(page, address);
      const { reached, bare } = await byTab(page);
      expect(bare, address).toEqual([]);
      expect(reached, address).toBeGreaterThan(4);
    }
    await page.context().close();
  });
});
