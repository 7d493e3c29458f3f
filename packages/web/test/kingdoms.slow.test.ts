/** The page of kingdoms in a real browser: drawn, kept, swapped, shared, read back, and played. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { faults, hideAlike } from "./axe.ts";
import { walk } from "./browser.ts";
import { inBrowser } from "./inBrowser.ts";

const SMALL = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const RICH =
  "/kingdoms?cards=chapel,moat,encampment-plunder,catapult-rocks,castles,temple,quarry,crown,grand-market,city-quarter&landscapes=donate,orchard&colonies=1";

/** The cards that lie on the table, piles first. */
const laid = (page: Page): Promise<string[]> =>
  page
    .locator(".laid [data-card]")
    .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.card ?? ""));
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const wish = (page: Page, sort: string) => page.locator(".want", { hasText: sort }).locator("select");
/** How many of a sort the glance counts. */
const counted = (page: Page, sort: string): Promise<number> =>
  page.locator(".sights div", { hasText: sort }).locator("b").first().textContent().then(Number);

inBrowser("kingdoms in a browser", (site) => {
  const errors: string[] = [];

  async function visitor(settings: Record<string, string> = {}, options = {}): Promise<Page> {
    const page = await site.visit(settings, { painted: false, ...options });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (line) => {
      if (line.type() === "error") errors.push(line.text());
    });
    return page;
  }

  it("draws to wishes, keeps what is kept, and a link shows somebody else the same", async () => {
    const page = await visitor();
    await page.goto("/kingdoms?kingdom=first-game");
    await page.getByRole("heading", { name: "First Game" }).first().waitFor();
    await page.getByRole("button", { name: "Keep Moat when drawing again" }).click();
    await page.getByRole("button", { name: "Keep Smithy when drawing again" }).click();
    await page.locator(".wishes summary").click();
    await wish(page, "Attacks").selectOption("0");
    await wish(page, "Villages").selectOption("2+");
    await page.getByLabel("Events and Landmarks").selectOption("2");
    const before = await laid(page);
    await page.getByRole("button", { name: "Draw again" }).click();
    await expect.poll(() => laid(page)).not.toEqual(before);
    const drawn = await laid(page);
    expect(drawn).toHaveLength(12);
    expect(drawn).toEqual(expect.arrayContaining(["moat", "smithy"]));
    expect(await counted(page, "Attacks")).toBe(0);
    expect(await counted(page, "Villages")).toBeGreaterThanOrEqual(2);

    // Another for one of them, and the card that went is never drawn again.
    const gone = drawn.find((id) => !["moat", "smithy"].includes(id)) ?? "";
    await page.locator(`.laid [data-card="${gone}"]`).click();
    await page.getByRole("button", { name: "Never draw it" }).click();
    await expect.poll(() => laid(page)).not.toContain(gone);
    await page.locator(".laid [data-card]").nth(3).click();
    await page.getByRole("dialog").getByRole("searchbox").fill("bandi");
    await page.locator('.swap__list [data-card="bandit"]').click();
    await expect.poll(() => laid(page)).toContain("bandit");
    // The focus is on what came in the place of the card that had it.
    expect(await page.evaluate(() => (document.activeElement as HTMLElement).dataset.card)).toBe("bandit");
    const now = await laid(page);

    const other = await visitor({ lang: "pl" });
    await other.goto(page.url());
    await expect.poll(() => laid(other)).toEqual(now);
    await other.context().close();

    // The last choices are there after a visit elsewhere.
    await page.goto("/kingdoms");
    await expect.poll(() => laid(page)).toEqual(now);
    await page.locator(".wishes summary").click();
    expect(await wish(page, "Attacks").inputValue()).toBe("0");
    await page.context().close();
  });

  it("says which wish can't be met, reads a list in another language with a slip in it, and copies it as text", async () => {
    const page = await visitor();
    await page.goto("/kingdoms?kingdom=first-game");
    await page.locator(".wishes summary").click();
    const sets = page.locator(".wishes fieldset").first().getByRole("checkbox");
    const base = page.getByRole("checkbox", { name: "Base game", exact: true });
    // The others all, however many there are; where nothing is drawn from, there is nothing to ask.
    for (let nth = (await sets.count()) - 1; nth >= 0; nth--) await sets.nth(nth).uncheck();
    await base.check();
    await wish(page, "Villages").selectOption("3+");
    const before = await laid(page);
    await page.getByRole("button", { name: "Draw again" }).click();
    await page.getByText("Villages: 3 wished for, but there are only 2 to draw from.").waitFor();
    expect(await laid(page)).toEqual(before);
    await base.uncheck();
    await wish(page, "Villages").selectOption("any");
    await page.getByRole("button", { name: "Draw again" }).click();
    await page.getByText(/Nothing is left to draw from/).waitFor();
    await base.check();

    await page.getByRole("button", { name: "Read a list" }).click();
    await page
      .getByRole("textbox", { name: "Cards" })
      .fill("1. Keller (2)\n2. BURGGRABEN\nDorf, Schmide; Miliz | Ereignisse: Spende | Platin, Kolonie");
    await page.getByRole("button", { name: "Lay out", exact: true }).click();
    await page.getByText("There is no card called “Schmide”").waitFor();
    await page.getByRole("button", { name: "Lay out without these" }).click();
    await expect.poll(() => laid(page)).toEqual(["cellar", "moat", "village", "militia", "donate"]);
    expect(await page.getByLabel("Platinum and Colony").first().isChecked()).toBe(true);
    await page.getByText("4 piles were read").waitFor();
    expect(await page.getByRole("button", { name: "Play", exact: true }).getAttribute("aria-disabled")).toBe(
      "true",
    );
    await page.getByRole("button", { name: "Draw the rest" }).click();
    await expect.poll(async () => (await laid(page)).length).toBe(11);
    await page.getByRole("button", { name: "Copy as text" }).click();
    await page.getByText("Copied").waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toMatch(/Cellar.*Village.* \| Events: Donate \| Platinum, Colony$/);

    // A slip is put right by the suggestion.
    await page.getByRole("button", { name: "Read a list" }).click();
    await page.getByRole("textbox", { name: "Cards" }).fill(text.replace("Cellar", "Celler"));
    await page.getByRole("button", { name: "Lay out", exact: true }).click();
    await page.getByRole("button", { name: "Cellar", exact: true }).click();
    await page.getByRole("button", { name: "Lay out", exact: true }).click();
    await expect.poll(() => laid(page)).toContain("cellar");
    await page.context().close();
  });

  it("plays against two levels at once, with everything as chosen", async () => {
    const page = await visitor();
    await page.goto("/kingdoms?kingdom=size-distortion");
    await page.locator(".opponent select").nth(0).selectOption("steward");
    await page.getByRole("button", { name: "One more opponent" }).click();
    await page.locator(".opponent select").nth(1).selectOption("big-money");
    await page.locator(".playpanel .fields select").nth(0).selectOption("0");
    await page.locator(".playpanel .fields select").nth(1).selectOption("current");
    expect(await page.getByRole("link", { name: "With friends" }).getAttribute("href")).toBe(
      "/friends?kingdom=size-distortion&ruleset=current",
    );
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.locator('[data-option="treasures"]').click();
    await page.locator('[data-option="end"]').click();
    await page.locator(".round", { hasText: "2" }).waitFor();
    await page.locator('[data-option="treasures"]').waitFor();
    const kept = await page.evaluate(() =>
      JSON.parse(localStorage.getItem(location.pathname.replace("/table/", "fiefdom.table.")) ?? "{}"),
    );
    expect(kept.setting.bots).toEqual(["", "steward", "big-money"]);
    expect(kept.record.setUp).toMatchObject({ players: 3, ruleset: "current" });
    expect(kept.record.setUp.kingdom).toContain("witch");
    await page.context().close();
  });

  it("answers at once while a bot looks for its plan, and the bot plays by it", async () => {
    const page = await visitor();
    await page.goto("/table?kingdom=first-game&bots=marshal,squire&first=0&seed=oak");
    await page.locator(".planning").waitFor();
    await page.locator('[data-option="treasures"]').click();
    // The answer has arrived when the Treasures are no longer offered.
    await page.locator('[data-option="treasures"]').waitFor({ state: "detached" });
    await page.keyboard.press("u");
    await page.locator('[data-option="treasures"]').click();
    await page.locator('[data-option="end"]').click();
    // Nobody else can move before Marshal, and it does not wait for the plan.
    await page.locator(".round", { hasText: "2" }).waitFor();
    await page.locator('[data-option="treasures"]').waitFor();
    await page.locator(".planning").waitFor({ state: "detached" });
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            JSON.parse(localStorage.getItem(location.pathname.replace("/table/", "fiefdom.table.")) ?? "{}")
              .plan?.lists.buy,
        ),
      )
      .toBeTruthy();
    // The plan is kept with the game: nobody looks for it again.
    await page.reload();
    await page.locator('[data-option="treasures"]').waitFor();
    expect(await page.locator(".planning").count()).toBe(0);
    // And with the kingdom: another game there has it at once.
    await page.goto("/table?kingdom=first-game&bots=marshal,squire&first=0&seed=elm");
    await page.locator('[data-option="treasures"]').waitFor();
    expect(await page.locator(".planning").count()).toBe(0);
    const kept = (): Promise<unknown> =>
      page.evaluate(() => {
        const { pathname } = location;
        return JSON.parse(localStorage.getItem(pathname.replace("/table/", "fiefdom.table.")) ?? "{}").plan;
      });
    await expect.poll(kept).toBeTruthy();
    await page.context().close();
  });

  it("lets Sovereign think on every core, as long as one is at its table", async () => {
    const page = await visitor();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 3 });
    });
    // The book knows a plan for two.
    await page.goto("/table?kingdom=first-game&bots=sovereign:200ms&first=1&seed=oak");
    await page.locator('[data-option="treasures"]').click();
    await page.locator('[data-option="end"]').click();
    await page.locator(".round", { hasText: "2" }).waitFor();
    await page.locator('[data-option="treasures"]').waitFor();
    // The table's own, and two that help.
    expect(page.workers()).toHaveLength(3);
    // At another table, without one, they have gone home.
    await walk(page, "/table?kingdom=first-game&bots=squire&first=0&seed=oak");
    await expect.poll(() => page.workers().length).toBe(1);
    await page.context().close();
  });

  it("says what is wrong with a link to a game, and leads on", async () => {
    const page = await visitor();
    await page.goto("/table?kingdom=first-game&bots=hal");
    await page.getByText("It asks for a bot called “hal”").waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole("link", { name: "Choose a kingdom" }).click();
    await page.getByRole("heading", { name: "First Game" }).first().waitFor();
    await page.goto("/kingdoms?cards=cellar,villlage,moat");
    await page.getByText(/names the card “villlage”/).waitFor();
    expect(await laid(page)).toEqual(["cellar", "moat"]);
    await page.context().close();
  });

  it.each([
    ["en", "dark"],
    ["he", "light"],
  ])("axe finds nothing at 360 pixels, in %s, %s", async (lang, theme) => {
    const page = await visitor({ lang, theme }, SMALL);
    await page.goto(RICH);
    await page.locator(".laid [data-card]").first().waitFor();
    await page.locator(".wishes summary").click();
    expect(await sideways(page)).toBe(0);
    await hideAlike(page);
    await expect.poll(() => faults(page)).toEqual([]);
    expect(await sideways(page)).toBe(0);
    // What kingdoms wait for is called as this language's rulebook prints it, and in English where none does.
    await page.locator(".awaited summary").click();
    const lacks = (id: string): Promise<string> =>
      page.locator(`.awaited [data-kingdom="${id}"]`).innerText();
    expect(await lacks("forbidden-arts")).toContain(lang === "he" ? "שוליה" : "Apprentice");
    expect(await lacks("day-at-the-races")).toContain("Druid");
    expect(await page.locator(".awaited bdi[lang=en]", { hasText: "Druid" }).count()).toBe(1);
    await page.locator('.laid [data-card="castles"]').click();
    await page.getByRole("dialog").waitFor();
    await expect.poll(() => faults(page, "dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    await page.locator(".bench__acts > button").last().click();
    await page.getByRole("dialog").getByRole("textbox").fill("Celler, Xyzzyxyzzy");
    await page.locator(".readlist .btn.main").click();
    await page.locator(".readlist .fault").first().waitFor();
    await expect.poll(() => faults(page, "dialog")).toEqual([]);
    expect(await sideways(page)).toBe(0);
    await page.context().close();
  });

  it("needs no rules to draw: the page stays small", async () => {
    const page = await visitor({}, { stranger: true });
    const scripts = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) scripts.add(pathname);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    const first = new Set(scripts);
    await page.goto("/kingdoms", { waitUntil: "networkidle" });
    const more = [...scripts].filter((path) => !first.has(path));
    const sum = more.reduce((all, path) => all + gzipSync(readFileSync(site.folder + path)).length, 0);
    console.log(`kingdoms: ${(sum / 1000).toFixed(1)} kB of compressed script beyond the first load`);
    expect(sum).toBeGreaterThan(1000);
    expect(sum).toBeLessThan(30_000);
    await page.context().close();
  });

  it("ran without an error in the console", () => expect(errors).toEqual([]));
});
