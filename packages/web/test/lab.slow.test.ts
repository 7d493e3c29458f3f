/**
 * The plan lab in a real browser: a plan laid by mouse and by keys alone, run, shared and opened from its link; on a
 * small phone in Hebrew by candlelight; a file of another program; and a game against the plan at the table.
 */
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults } from "./axe.ts";
import { walk } from "./browser.ts";
import { english } from "./english.ts";
import { inBrowser } from "./inBrowser.ts";

const lines = (page: Page) => page.locator(".lab__line");
const order = (page: Page): Promise<(string | null)[]> =>
  lines(page).evaluateAll((all) => all.map((line) => line.getAttribute("data-line")));
const line = (page: Page, card: string) => page.locator(`.lab__line[data-line="${card}"]`);
const text = (page: Page) => page.locator(".lab__text textarea");
const done = (page: Page, games = 1000) => page.locator(`.lab__count[data-games="${games}"]`).waitFor();

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 250; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way by Tab to ${selector}`);
}

const PLAYER = `<?xml version="1.0"?>
<player name="Old hand" author="Somebody">
  <buy name="Province"/>
  <buy name="Smithy"><condition><left type="countCardsInDeck" attribute="Smithy"/><operator type="smallerThan"/><right type="constant" attribute="2.0"/></condition></buy>
  <buy name="Cartographer"/>
  <buy name="Gold"/>
  <buy name="Silver"/>
</player>`;

inBrowser("the plan lab", (site) => {
  it("a plan is laid by mouse, run, shared, and opened from the link", async () => {
    const page = await site.visit({}, { viewport: { width: 1440, height: 900 }, painted: false });
    await page.goto("/kingdoms?kingdom=first-game");
    await page.locator('.bench__acts a[href^="/lab"]').click();
    await lines(page).first().waitFor();
    expect(await order(page)).toEqual(["province", "gold", "silver"]);

    await page.locator('.lab__card[data-card="smithy"]').click();
    await line(page, "smithy").locator(".lab__limit button").last().click();
    await line(page, "province").locator(".lab__when").selectOption("moneyAtLeast");
    await line(page, "province").locator("input").fill("15");
    // Dragged by its handle to above Gold.
    const from = await line(page, "smithy").locator(".lab__handle").boundingBox();
    const to = await line(page, "gold").boundingBox();
    if (from === null || to === null) throw new Error("the lines are not there");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 30, { steps: 4 });
    await page.mouse.move(to.x + 20, to.y + 4);
    await page.mouse.up();
    await expect.poll(() => order(page)).toEqual(["province", "smithy", "gold", "silver"]);
    await page.locator(".lab__astext summary").click();
    await expect
      .poll(() => text(page).inputValue())
      .toBe(
        "plan My plan\nbuy\n  Province if money >= 15\n  Smithy if I own fewer than 1\n  Gold\n  Silver\n",
      );

    // What is typed stands in the forms; what is wrong is pointed at, and the forms wait.
    await text(page).fill("plan My plan\nbuy\n  Provinse\n");
    await page.locator(".lab__faults li").waitFor();
    expect(await page.locator(".lab__faults mark").textContent()).toBe("Provinse");
    expect(await line(page, "gold").locator(".lab__remove").first().isDisabled()).toBe(true);
    await page.locator(".lab__acts .copy button").click();
    expect(await page.locator(".lab__acts .copy__said").textContent()).not.toBe("");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("");
    const typed =
      "plan Smithy money\n# Two will do.\nbuy\n  Province if money >= 15 or lead > 6\n  Smithy if I own fewer than 2\n  Gold\n  Silver\ntrash nothing\n";
    await text(page).fill(typed);
    await expect.poll(() => line(page, "smithy").locator("output").textContent()).toBe("2");
    // More than a form can show stays, and survives a change beside it.
    expect(await line(page, "province").locator("code").textContent()).toBe("money >= 15 or lead > 6");
    await line(page, "smithy").locator(".lab__limit button").first().click();
    await expect.poll(() => text(page).inputValue()).toBe(typed.replace("fewer than 2", "fewer than 1"));

    await page.locator(".lab__against select").first().selectOption("bot:big-money");
    await page.locator("[data-do=run]").click();
    await done(page);
    const sure = page.locator(".lab__sure");
    const low = Number(await sure.getAttribute("data-low"));
    const high = Number(await sure.getAttribute("data-high"));
    // One Smithy and money beats money alone.
    expect(low).toBeGreaterThan(0.5);
    expect(high - low).toBeLessThan(0.07);
    expect(await page.locator(".lab__curve polyline").count()).toBe(4);
    expect(await page.locator(".lab__piles li").first().textContent()).toContain("Province");
    await page.locator("[data-do=weigh]").click();
    await expect.poll(() => page.locator(".lab__worth tbody tr").count()).toBe(4);
    await page.locator("[data-do=weigh]").waitFor();
    expect(await page.locator('.lab__worth tr[data-worth="helps"]').count()).toBeGreaterThan(1);
    expect(await faults(page)).toEqual([]);

    await page.locator(".lab__acts .copy button").click();
    // What was said when there was nothing to copy may still stand there.
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toContain("#plan=");
    const link = await copied();
    expect(link).toMatch(/\/lab\?kingdom=first-game#plan=[\w-]+$/);
    const other = await site.visit({ lang: "de" }, { painted: false });
    await other.goto(link);
    await expect.poll(() => order(other)).toEqual(["province", "smithy", "gold", "silver"]);
    expect(await text(other).inputValue()).toBe(typed.replace("fewer than 2", "fewer than 1"));
    expect(await other.locator(".lab__against select").first().inputValue()).toBe("bot:big-money");
    expect(await other.locator(".lab__notice").textContent()).toContain("Smithy money");
    // Half a link is said to be damaged, and nothing of one's own is lost.
    for (const way of ["while it is open", "anew"]) {
      if (way === "anew") await other.goto("/credits");
      await other.goto(link.slice(0, -20));
      await expect.poll(() => other.locator(".lab__notice .lab__fault").count(), { message: way }).toBe(1);
      await expect
        .poll(() => order(other), { message: way })
        .toEqual(["province", "smithy", "gold", "silver"]);
    }
    await other.context().close();

    // Another version, against the one before.
    await line(page, "smithy").locator(".lab__limit button").last().click();
    await page.locator(".lab__against select").first().selectOption("last");
    await page.locator("[data-do=run]:enabled").click();
    await expect
      .poll(() => page.locator(".lab__result > .soft").first().textContent())
      .toBe("Smithy money – Smithy money");
    await page.locator(".lab__typical li").first().waitFor();

    // A typical game is a replay like any other.
    await page.locator(".lab__typical a").first().click();
    await page.locator("main.table[data-shown]").waitFor();
    expect(await page.locator("main.table").textContent()).toContain("Smithy money");
    await page.context().close();
  });

  it("a plan is laid and run by keys alone, in Hebrew by candlelight on a small phone", async () => {
    const page = await site.visit(
      { lang: "he", theme: "dark" },
      { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, painted: false },
    );
    await page.goto("/lab?kingdom=first-game");
    await lines(page).first().waitFor();
    await tabTo(page, '.lab__card[data-card="militia"]');
    await page.keyboard.press("Enter");
    await line(page, "militia").waitFor();
    await tabTo(page, '[data-line="militia"] .lab__handle');
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => order(page)).toEqual(["province", "militia", "gold", "silver"]);
    expect(
      await page.evaluate(() => document.activeElement?.closest("[data-line]")?.getAttribute("data-line")),
    ).toBe("militia");
    await tabTo(page, '[data-line="militia"] .lab__limit button:last-child');
    await page.keyboard.press("Enter");
    await tabTo(page, '[data-line="militia"] .lab__when');
    await page.locator(":focus").selectOption("turnUntil");
    await page.keyboard.press("Shift+Tab");
    await tabTo(page, "[data-do=run]");
    await page.keyboard.press("Enter");
    await done(page);
    expect(await faults(page)).toEqual([]);
    expect(await english(page, "he", "main")).toEqual([]);
    // Nothing reaches over the edge of the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await page.evaluate(() => innerWidth)).toBe(360);
    await page.context().close();
  });

  it("brings players of DominionSim, keeps plans, and is played against at the table", async () => {
    const page = await site.visit({}, { painted: false });
    await page.goto("/lab?kingdom=first-game");
    await lines(page).first().waitFor();
    // Dropped, as a file from outside the page is.
    const files = await page.evaluateHandle((xml) => {
      const all = new DataTransfer();
      all.items.add(new File([xml], "old.xml", { type: "text/xml" }));
      return all;
    }, PLAYER);
    await page.locator(".lab__drop").dispatchEvent("drop", { dataTransfer: files });
    await expect.poll(() => order(page)).toEqual(["province", "smithy", "gold", "silver"]);
    expect(await page.locator(".lab__warnings li").allTextContents()).toEqual([
      expect.stringContaining("Cartographer"),
    ]);
    await page.locator("[data-do=keep]").click();
    await page.reload();
    await expect.poll(() => page.locator(".lab__kept bdi").first().textContent()).toBe("Old hand");
    await expect.poll(() => order(page)).toEqual(["province", "smithy", "gold", "silver"]);

    // A better one is looked for before one's eyes, stopped, and taken over.
    await page.locator("[data-do=search]").click();
    await page.locator(".lab__found [data-share]").waitFor();
    await page.locator("[data-do=stop-search]").click();
    await page.locator('.lab__found[data-found="done"]').waitFor();
    const found = await page.locator(".lab__found pre").textContent();
    await page.locator("[data-do=take]").click();
    await page.locator(".lab__astext summary").click();
    await expect.poll(() => text(page).inputValue()).toBe(`plan Old hand, improved\n${found}`);

    // The first round of openings is told while the others go on.
    await page.locator("[data-do=openings]").click();
    await page.locator(".lab__openings tbody tr").first().waitFor();
    await page.locator(".lab__panel .btn").filter({ hasText: "Stop" }).click();
    await page.locator(".lab__openings[data-done]").waitFor();
    expect(await page.locator(".lab__openings tbody tr").count()).toBe(10);
    expect(await page.locator(".lab__openings tbody tr").first().textContent()).toMatch(/% \(.*% … .*%\)/);

    // Who leaves a long run finds what was played until then, and nothing that still goes on.
    await page.locator(".lab__against select").last().selectOption("100000");
    await page.locator("[data-do=run]").click();
    await page.locator(".lab__result .lab__count").waitFor();
    await walk(page, "/credits");
    await page.locator("main.lab").waitFor({ state: "detached" });
    await walk(page, "/lab");
    await page.locator("[data-do=run]").waitFor();
    expect(Number(await page.locator(".lab__result .lab__count").getAttribute("data-games"))).toBeGreaterThan(
      0,
    );

    // Smithy and Militia in one hand of five from twelve cards: 20 of 132.
    const odds = page.locator(".lab__odds");
    for (const card of ["smithy", "militia"]) await odds.locator(".lab__when").selectOption(card);
    await odds.locator(".lab__row select").first().selectOption("collide");
    await odds.locator(".lab__row input").last().fill("3");
    await expect
      .poll(async () => Number(await odds.locator("[data-chance]").getAttribute("data-chance")))
      .toBeCloseTo(20 / 132, 10);

    await page.locator("[data-do=play]").click();
    await page.locator('main.table [data-option="treasures"]').waitFor();
    expect(await page.locator(".opp").first().textContent()).toContain("Old hand, improved");
    await page.context().close();
  });
});
