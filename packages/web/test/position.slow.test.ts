/** "Look at this position": copied at the table and in a replay, opened by somebody else, and said where it is bad. */
import { LANGS } from "@fiefdom/text";
import { message } from "@fiefdom/text/messages";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { finishedGame } from "../src/replay/game.ts";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";
import { played } from "./recorded.ts";

const GAME = "/table?kingdom=first-game&seed=oak&first=0";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, painted: false };

/** What is to be seen of a table: the hand, the Supply, the question. */
const sight = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    return {
      hand: all(".hand [data-card]").map((card) => card.dataset.card),
      supply: all(".supply .count").map((count) => count.textContent),
      asked: document.querySelector(".q")?.textContent,
      counts: document.querySelector(".counts")?.textContent,
      inPlay: all(".play [data-card]").map((card) => card.dataset.card),
    };
  });

inBrowser("a position as a link", (site) => {
  const copied = async (page: Page): Promise<string> => {
    await page.getByRole("button", { name: "Copy position" }).click();
    await page.locator(".copy__said", { hasText: /\S/ }).waitFor();
    return page.evaluate(() => navigator.clipboard.readText());
  };

  it("is copied at the table, played from, kept, and taken back", async () => {
    const ada = await site.visit({}, { painted: false });
    await ada.goto(GAME);
    await ada.locator('[data-option="treasures"]').click();
    await ada.locator('[data-option="treasures"]').waitFor({ state: "detached" });
    // The coins are counted up.
    await expect.poll(async () => (await sight(ada)).counts).not.toMatch(/\b0coins/);
    const seen = await sight(ada);
    await ada.getByRole("button", { name: "Settings" }).click();
    const link = await copied(ada);
    expect(link).toMatch(/\/table\?position=f1~2\.printed~[a-zA-Z0-9~.:;,=-]+$/);
    expect(await faults(ada, "dialog")).toEqual([]);
    await ada.context().close();

    const odo = await site.visit({ theme: "dark" }, PHONE);
    await odo.goto(link);
    await odo.locator(".prompt[data-state=turn] .q").waitFor();
    expect(odo.url()).toMatch(/\/table\/\w+$/);
    expect(await sight(odo)).toEqual(seen);
    await odo.locator('.supply [data-can][data-card="silver"]').click();
    // A move that is seen is kept: whoever leaves at that moment finds it made.
    await odo.locator('.supply [data-can][data-card="silver"]').waitFor({ state: "detached" });
    await odo.reload();
    await odo.locator(".prompt[data-state=turn] .q").waitFor();
    expect(await sight(odo)).not.toEqual(seen);
    // As far back as the position, and no further.
    for (const back = odo.locator('[data-option="undo"]'); (await back.count()) > 0; ) {
      const before = await odo.locator(".table").getAttribute("data-shown");
      await back.click();
      await odo.waitForFunction(
        (was) => document.querySelector(".table")?.getAttribute("data-shown") !== was,
        before,
      );
    }
    expect(await sight(odo)).toEqual(seen);
    await odo.context().close();
  });

  it("is copied in a replay", async () => {
    const game = finishedGame((await played("elm", 2)).kept, "", Date.now());
    const page = await site.visit({}, { painted: false });
    await page.addInitScript(
      ([id, kept]) => localStorage.setItem(`fiefdom.game.${id}`, JSON.stringify(kept)),
      [game.id, game] as const,
    );
    await page.goto(`/replay/${game.id}?at=0&as=0`);
    await page.locator("main.table").waitFor();
    await page.getByRole("button", { name: "Share" }).click();
    const link = await copied(page);
    await page.goto(link);
    await page.locator(".prompt[data-state=turn] .q").waitFor();
    expect((await sight(page)).hand).toHaveLength(5);
    await page.context().close();
  });

  it("is refused in words, in every language", async () => {
    for (const lang of LANGS) {
      const page = await site.visit({ lang }, { painted: false });
      await page.goto("/table?position=f1~2.printed~copper~no-such-card~~turn:0~hand:copper~hand:copper~");
      const said = page.getByRole("alert");
      await said.waitFor();
      expect(await said.textContent(), lang).toContain(message("refusal.unknown-card", {}, lang));
      expect(await said.textContent(), lang).not.toMatch(/problem\.|[{}]/);
      expect(await page.locator('a[href="/"]').count()).toBeGreaterThan(0);
      await page.context().close();
    }
  });
});
