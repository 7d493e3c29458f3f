/** Several games at once in one browser: none is lost, whichever way the next begins, in one tab or in two. */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";

inBrowser("games that are not over", (site) => {
  const running = (page: Page) => page.locator(".running [data-game]");
  const asked = (page: Page) => page.locator('[data-option="treasures"]').waitFor();
  const shown = (page: Page) =>
    page.evaluate(() => document.querySelector(".table")?.getAttribute("data-shown") ?? "");
  /** How many answers are kept of the game that is shown. */
  const kept = (page: Page): Promise<number> =>
    page.evaluate(() => {
      const text = localStorage.getItem(location.pathname.replace("/table/", "fiefdom.table."));
      return JSON.parse(text ?? "{}").record?.answers.length ?? 0;
    });

  /** A move that can be known again: the Treasures are played, and the purchase waits. */
  async function move(page: Page): Promise<string> {
    const before = await kept(page);
    await page.locator('[data-option="treasures"]').click();
    await page.locator('[data-option="end"]').waitFor();
    await expect.poll(() => kept(page)).toBeGreaterThan(before);
    return shown(page);
  }

  it("stay when another begins, and each is gone on with from the front page", async () => {
    const page = await site.visit({}, { painted: false });
    await page.goto("/");
    await page.getByRole("button", { name: /Play now/ }).click();
    await asked(page);
    const first = await move(page);
    const address = new URL(page.url()).pathname;
    expect(address).toMatch(/^\/table\/\w+$/);

    // By the same door, and by the door of a link, while the first is still there.
    await page.locator(".bar .logo").click();
    await page.getByRole("button", { name: /Play now/ }).click();
    await asked(page);
    expect(new URL(page.url()).pathname).not.toBe(address);
    // Nobody made a move in this one: it is nothing to be kept.
    await page.goto("/table?kingdom=size-distortion&seed=oak");
    await asked(page);
    await move(page);
    await page.goto("/");
    await expect.poll(() => running(page).count()).toBe(2);
    expect(await running(page).nth(0).innerText()).toContain("Size Distortion");
    expect(await running(page).nth(1).innerText()).toMatch(/First Game[\s\S]*Maud[\s\S]*Turn 1/);
    expect(await faults(page)).toEqual([]);

    await running(page)
      .nth(1)
      .getByRole("link", { name: /Continue/ })
      .click();
    await page.locator('[data-option="end"]').waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    expect(await shown(page)).toBe(first);

    // The door goes on with what was played last; a game that was let go of can be brought back.
    await page.goto("/");
    await page.locator("button.door.resume").click();
    await page.locator('[data-option="end"]').waitFor();
    expect(new URL(page.url()).pathname).toBe(address);
    await page.goto("/");
    await running(page)
      .nth(0)
      .getByRole("button", { name: /Delete/ })
      .click();
    await expect.poll(() => running(page).count()).toBe(1);
    await page.getByRole("button", { name: "Bring it back" }).click();
    await expect.poll(() => running(page).count()).toBe(2);
    await page.context().close();
  });

  it("are none any more once they are over or let go of, and an old address says so", async () => {
    const page = await site.visit({}, { viewport: { width: 360, height: 640 }, painted: false });
    await page.goto("/table?kingdom=first-game&seed=oak");
    await asked(page);
    await move(page);
    const address = page.url();
    await page.goto("/");
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
    await running(page)
      .getByRole("button", { name: /Delete/ })
      .click();
    await page.goto(address);
    await page.getByRole("heading", { name: "There is no such page" }).waitFor();
    await page.goto("/");
    await page.locator("button.door.main").waitFor();
    expect(await page.locator("button.door.resume, .running").count()).toBe(0);
    await page.context().close();
  });

  it("from the time when one was kept are found again", async () => {
    const page = await site.visit({}, { painted: false });
    await page.goto("/table?kingdom=first-game&seed=oak");
    await asked(page);
    const at = await move(page);
    await page.goto("/credits");
    await page.evaluate(() => {
      const [key] = Object.keys(localStorage).filter((name) => name.startsWith("fiefdom.table."));
      localStorage.setItem("fiefdom.table", localStorage.getItem(key) ?? "");
      localStorage.removeItem(key);
    });
    await page.goto("/");
    await page.locator("button.door.resume").click();
    await page.locator('[data-option="end"]').waitFor();
    expect(await shown(page)).toBe(at);
    await page.context().close();
  });

  it("go on where the browser has no room for them, and say so as long as that is so", async () => {
    const page = await site.visit({}, { viewport: { width: 360, height: 640 }, painted: false });
    await page.goto("/table?kingdom=first-game&seed=oak");
    await asked(page);
    const strip = page.locator(".strip", { hasText: "can’t store this game" });
    expect(await strip.count()).toBe(0);
    await page.evaluate(() => {
      for (let size = 2 ** 22; size >= 1; size /= 2)
        try {
          for (let n = 0; ; n++) localStorage.setItem(`full-${size}-${n}`, "x".repeat(size));
        } catch {
          // No more of that size.
        }
    });
    await page.locator('[data-option="treasures"]').click();
    await strip.waitFor();
    expect(await faults(page, ".strip")).toEqual([]);
    await page.locator('[data-option="end"]').click();
    await asked(page);
    expect(await strip.count()).toBe(1);
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith("full-")) localStorage.removeItem(key);
    });
    await move(page);
    await strip.waitFor({ state: "detached" });
    await page.context().close();
  });

  it("lose nothing with two tabs: two games side by side, and one game that goes on where it was opened last", async () => {
    const one = await site.visit({}, { painted: false });
    await one.goto("/");
    await one.getByRole("button", { name: /Play now/ }).click();
    await asked(one);
    const two = await one.context().newPage();
    await two.goto("/");
    await two.getByRole("button", { name: /Play now/ }).click();
    await asked(two);
    // In turns, each its own.
    await move(one);
    await move(two);
    expect(one.url()).not.toBe(two.url());
    expect([await kept(one), await kept(two)].every((n) => n > 0)).toBe(true);

    // The same game in both: the first steps back, and no move of either is lost.
    const before = await shown(one);
    await two.goto(one.url());
    await two.locator('[data-option="end"]').waitFor();
    expect(await shown(two)).toBe(before);
    await one.getByRole("heading", { name: "This game is open in another tab" }).waitFor();
    await two.locator('[data-option="end"]').click();
    await asked(two);
    const after = await move(two);
    await one.getByRole("button", { name: "Continue here" }).click();
    await one.locator('[data-option="end"]').waitFor();
    expect(await shown(one)).toBe(after);
    await two.getByRole("heading", { name: "This game is open in another tab" }).waitFor();
    expect(await faults(two)).toEqual([]);
    await one.context().close();
  });
});
