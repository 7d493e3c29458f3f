/**
 * A line of the chronicle leads to the table as it was then: at home, among people, and in a replay; by mouse, by
 * keys and by thumb. What was shown then is shown again, never more, and nothing can be answered there.
 */
import { LANGS } from "@fiefdom/text";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { finishedGame } from "../src/replay/game.ts";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";
import { played } from "./recorded.ts";

const TABLE =
  "/table?cards=village,smithy,militia,market,moat,cellar,mine,remodel,workshop,merchant&seed=oak";

/** Everything that lies on the table, in words. */
const tableOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [".opps", ".supply", ".play", ".hand", ".deckside", ".counts"]
      .map((zone) => {
        const part = document.querySelector(zone)?.cloneNode(true) as HTMLElement | undefined;
        // What can be had, and why not, belongs to the question, which is not asked any more.
        for (const asked of part?.querySelectorAll(".why, .all, .pay, .reason") ?? []) asked.remove();
        return [...(part?.querySelectorAll("[data-card]") ?? [])]
          .map(
            (card) => `${card.getAttribute("data-card")}${card.querySelector(".count")?.textContent ?? ""}`,
          )
          .sort()
          .join();
      })
      .join("\n"),
  );
const shown = (page: Page) => page.locator("main.table").getAttribute("data-story");
const canDo = (page: Page) => page.locator(".table [data-can]").count();
const sentences = (page: Page) => page.locator(".log .sentence");

/** One answer, the picture that comes of it, and its story, which is written after that. */
async function click(page: Page, selector: string): Promise<void> {
  const before = await shown(page);
  const told = await page.locator(".log .scroll").textContent();
  await page.locator(selector).first().click();
  await page.waitForFunction(
    ([was, text]) =>
      document.querySelector(".table")?.getAttribute("data-story") !== was &&
      document.querySelector(".log .scroll")?.textContent !== text,
    [before, told] as const,
  );
}
const asked = (page: Page) => page.locator(".prompt[data-state=turn]").waitFor();

inBrowser("looking back", (site) => {
  it("at home: to what was seen then and to nothing else, and back to the game", async () => {
    const page = await site.visit({}, { painted: false });
    await page.goto(TABLE);
    await asked(page);
    await click(page, '[data-option="treasures"]');
    const treasures = await tableOf(page);
    const line = await sentences(page).last().textContent();
    const at = await sentences(page).count();
    await click(page, '.supply [data-can][data-card="silver"]');
    await asked(page);
    const now = await tableOf(page);
    expect(now).not.toBe(treasures);

    await sentences(page)
      .nth(at - 1)
      .click();
    await page.locator(".prompt.past").waitFor();
    expect(await page.locator(".past .q").textContent()).toBe(line);
    expect(await page.locator(".past").innerText()).toContain("Looking back");
    expect(await page.locator(".meanwhile").textContent()).toBe("The table waits for you");
    expect(await tableOf(page)).toBe(treasures);
    // Nothing can be done there, by letters neither.
    expect(await canDo(page)).toBe(0);
    const story = await sentences(page).count();
    for (const key of ["e", "t", "u"]) await page.keyboard.press(key);
    expect(await sentences(page).count()).toBe(story);
    expect(await faults(page, ".prompt, .log")).toEqual([]);
    await page.keyboard.press("Escape");
    await asked(page);
    expect(await tableOf(page)).toBe(now);
    expect(await canDo(page)).toBeGreaterThan(0);

    // By keys: one stop, and from there from line to line.
    await page.locator(".log .scroll").focus();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.locator(".prompt.past").waitFor();
    expect(await page.locator('.sentence[aria-current="step"]').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.classList.contains("sentence"))).toBe(true);
    const there = await page.locator(".past .q").textContent();
    await page.getByRole("button", { name: "Earlier" }).click();
    await expect.poll(() => page.locator(".past .q").textContent()).not.toBe(there);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await asked(page);

    // Who comes again looks back at what was before, too; the page has seen none of it.
    await page.reload();
    await asked(page);
    await page.locator(".sentence").first().waitFor();
    await sentences(page)
      .nth(at - 1)
      .click();
    await page.locator(".prompt.past").waitFor();
    expect(await tableOf(page)).toBe(treasures);
    await page.context().close();
  });

  it.each(LANGS)("on a phone the chronicle makes room for it, %s", async (lang) => {
    const page = await site.visit(
      { lang },
      { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, painted: false },
    );
    await page.goto(TABLE);
    await asked(page);
    await click(page, '[data-option="treasures"]');
    const height = await page.locator(".prompt").evaluate((e) => e.getBoundingClientRect().height);
    await page.locator(".tabs [role=tab]").last().tap();
    await sentences(page).first().tap();
    await page.locator(".prompt.past").waitFor();
    expect(await page.locator(".supply").isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe("q");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(360);
    for (const button of await page.locator(".past .btn").all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= 360).toBe(true);
    }
    // As high as a question is; a sentence may be a line longer.
    expect(await page.locator(".prompt").evaluate((e) => e.getBoundingClientRect().height)).toBeLessThan(
      height + 20,
    );
    expect(await faults(page, null, lang === "en")).toEqual([]);
    await page.locator('[data-option="now"]').tap();
    await asked(page);
    await page.context().close();
  });

  it("among people: moves that come meanwhile neither throw one out nor are lost", async () => {
    const ada = await site.visit({}, { painted: false });
    const bob = await site.visit({}, { painted: false });
    const person = async (page: Page, name: string): Promise<void> => {
      await page.goto("/");
      await page.evaluate(
        (called) =>
          fetch("/api/guest", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify({ name: called }),
          }),
        name,
      );
    };
    await person(ada, "Ada");
    await person(bob, "Bob");
    const post = (page: Page, path: string, body: unknown): Promise<{ id: string }> =>
      page.evaluate(
        async ([to, what]) => {
          const reply = await fetch(to, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(what),
          });
          return reply.json();
        },
        [path, body] as const,
      );
    const { id } = await post(ada, "/api/tables", {
      kingdom: { from: "recommended", name: "first-game" },
      seats: [{ for: "person" }, { for: "person" }],
    });
    await post(bob, `/api/tables/${id}/join`, {});
    for (const page of [ada, bob]) await page.goto(`/t/${id}`);
    for (const page of [ada, bob]) await page.locator(".prompt .q").waitFor();
    const isFirst = await Promise.race([asked(ada).then(() => true), asked(bob).then(() => false)]);
    const [first, second] = isFirst ? [ada, bob] : [bob, ada];
    await click(first, '[data-option="treasures"]');
    const seen = await tableOf(first);
    const at = await sentences(first).count();
    await click(first, '[data-option="end"]');
    await asked(second);
    await sentences(first)
      .nth(at - 1)
      .click();
    await first.locator(".prompt.past").waitFor();
    expect(await tableOf(first)).toBe(seen);
    // The other plays a whole turn.
    await click(second, '[data-option="treasures"]');
    await click(second, '[data-option="end"]');
    await first.locator(".meanwhile", { hasText: "The table waits for you" }).waitFor();
    expect(await tableOf(first)).toBe(seen);
    expect(await sentences(first).count()).toBeGreaterThan(at);
    expect(await canDo(first)).toBe(0);
    // What the other did is looked at as it was seen from here, with their hand closed.
    await sentences(first).last().click();
    await expect.poll(() => tableOf(first)).not.toBe(seen);
    expect(await first.locator(".opp .openhand").count()).toBe(0);
    await first.keyboard.press("Escape");
    await asked(first);
    expect(await canDo(first)).toBeGreaterThan(0);

    // After a reload the server tells it, as far as one's own last answer.
    await first.reload();
    await asked(first);
    await first.locator(".sentence").first().waitFor();
    await sentences(first)
      .nth(at - 1)
      .click();
    await first.locator(".prompt.past").waitFor();
    expect(await tableOf(first)).toBe(seen);
    await first.locator('[data-option="now"]').click();
    await sentences(first).last().click();
    await first.locator(".notice", { hasText: "can’t be shown" }).waitFor();
    await asked(first);
    for (const page of [ada, bob]) await page.context().close();
  });

  it("in a replay: goes to that step", async () => {
    const game = finishedGame((await played("elm", 2)).kept, "", Date.now());
    const page = await site.visit({}, { painted: false });
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      `fiefdom.game.${game.id}`,
      JSON.stringify(game),
    ] as const);
    await page.goto(`/replay/${game.id}?at=12&as=0`);
    await page.locator('main.table[data-shown="12"]').waitFor();
    await page.locator(".sentence").nth(3).waitFor();
    const texts = await sentences(page).allTextContents();
    await sentences(page).nth(2).click();
    await expect.poll(() => sentences(page).count()).toBe(3);
    expect(await sentences(page).allTextContents()).toEqual(texts.slice(0, 3));
    expect(await page.locator(".prompt.past").count()).toBe(0);
    // My deck is there as it was then.
    await page.getByRole("tab", { name: "My deck" }).click();
    expect(await page.locator(".rpanel").innerText()).toMatch(/Copper[\s\S]*7[\s\S]*Estate[\s\S]*3/);
    await page.context().close();
  });
});
