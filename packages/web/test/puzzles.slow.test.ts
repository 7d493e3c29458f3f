/**
 * Puzzles in a real browser: one of each kind solved and missed, by mouse and by keys, on a small phone, in Hebrew, and
 * without a network.
 */
import type { AnyPuzzle, ChoicePuzzle, RulePuzzle, TurnPuzzle } from "@fiefdom/puzzles/puzzle";
import { allShipped } from "@fiefdom/puzzles/shipped";
import type { Page } from "playwright-core";
import { beforeAll, expect, it } from "vitest";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

let all: readonly AnyPuzzle[] = [];
beforeAll(async () => {
  all = await allShipped();
});

/** Ends the Action phase, plays its money, and buys one card: a turn that a few presses make. */
const plainTurn = (): TurnPuzzle =>
  all.find(
    (puzzle) =>
      puzzle.kind === "turn" &&
      puzzle.line.map(([option]) => option.split(":")[0]).join() === "end,treasures,buy",
  ) as TurnPuzzle;

const verdict = (page: Page) => page.locator(".puzzle[data-verdict]");
const answers = (page: Page) => page.locator(".puzzle__answers button");

/** Goes on with Tab until the focus is there. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way by Tab to ${selector}`);
}

const option = (page: Page, name: string) => page.locator(`main.table [data-option="${name}"]`).first();

inBrowser("puzzles", (site) => {
  it("a turn is missed, tried again and solved by mouse, and its solution is shown", async () => {
    const page = await site.visit({}, { viewport: { width: 1280, height: 800 }, painted: false });
    const puzzle = plainTurn();
    await page.goto("/puzzles");
    // Nothing of any answer has come with the list.
    expect(await page.locator(".puzzle__list .puzzle__row").count()).toBeGreaterThan(20);
    await page.goto(`/puzzles/${puzzle.id}`);
    await option(page, "end").click();
    await option(page, "treasures").waitFor();
    await option(page, "end").click();
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute("data-verdict")).toBe("wrong");
    expect(await page.locator(".puzzle__why li").count()).toBeGreaterThan(2);
    expect(await page.locator(".puzzle__change").count()).toBe(1);
    expect(await faults(page, ".puzzle")).toEqual([]);
    // The table rests: nobody plays on, and nothing can be chosen.
    expect(await page.locator("main.table [data-can]").count()).toBe(0);

    await page.locator(".puzzle .coach__acts .btn").nth(1).click();
    await option(page, "end").click();
    await option(page, "treasures").click();
    const card = puzzle.line[2][0].slice("buy:".length);
    await page.locator(`.supply [data-card="${card}"]`).first().click();
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute("data-verdict")).toBe("right");
    // Only the first try counted.
    expect(await page.locator(".puzzle__change").count()).toBe(0);

    await page.locator(".puzzle .coach__acts .btn").nth(1).click();
    await page.locator('.puzzle[data-verdict="solution"]').waitFor();
    const forward = page.locator(".prompt .acts .btn").nth(1);
    for (let i = 0; i < puzzle.line.length; i++) await forward.click();
    await expect.poll(() => forward.getAttribute("aria-disabled")).toBe("true");
    // From where it was asked one can play on, against a bot.
    await page.locator('.puzzle [data-option="playOn"]').click();
    await page.waitForURL(/\/table\/\w+$/);
    await option(page, "end").waitFor();
    expect(await page.locator(".puzzle").count()).toBe(0);
    await page.goto(`/puzzles/${puzzle.id}`);
    await page.locator(".bar .lesson__leave").click();
    await page.locator(".puzzles__standing").waitFor();
    expect(await page.locator('.puzzle__row[data-state="failed"]').count()).toBeGreaterThan(0);
    expect(await faults(page, ".puzzles__standing, .puzzle__row[data-state=failed]")).toEqual([]);
    await page.context().close();
  });

  it("a choice is made by keys alone, in Hebrew by candlelight on a small phone", async () => {
    const page = await site.visit({ lang: "he", theme: "dark" }, { ...SMALL, painted: false });
    const puzzle = all.find(({ kind }) => kind === "choice") as ChoicePuzzle;
    const sorted = puzzle.answers.map(({ answer }) => answer.join()).toSorted();
    const best = sorted.indexOf(puzzle.answers[0].answer.join());
    await page.goto(`/puzzles/${puzzle.id}`);
    await answers(page).first().waitFor();
    expect(await answers(page).count()).toBe(puzzle.answers.length);
    expect(await page.locator(".puzzle").textContent()).not.toMatch(/%|[A-Za-z]{4,}/);
    const wrong = (best + 1) % sorted.length;
    await tabTo(page, `.puzzle__answers li:nth-child(${wrong + 1}) button`);
    await page.keyboard.press("Enter");
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute("data-verdict")).toBe("wrong");
    expect(await page.locator(".puzzle__weighed li").count()).toBe(puzzle.answers.length);
    expect(await page.locator('.puzzle__weighed [data-mark="right"]').count()).toBe(1);
    expect(await page.locator('.puzzle__weighed [data-mark="wrong"]').count()).toBe(1);
    expect(await faults(page, ".puzzle")).toEqual([]);
    // Nothing reaches over the edge of the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await tabTo(page, ".puzzle .coach__acts .btn:nth-child(2)");
    await page.keyboard.press("Enter");
    await answers(page).first().waitFor();
    await tabTo(page, `.puzzle__answers li:nth-child(${best + 1}) button`);
    await page.keyboard.press("Enter");
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute("data-verdict")).toBe("right");
    // N goes on to another one.
    const before = page.url();
    await page.keyboard.press("n");
    await page.locator(".puzzle:not([data-verdict])").waitFor();
    expect(page.url()).not.toBe(before);
    await page.context().close();
  });

  it("a rule is answered by number, without a network, and what happens is shown", async () => {
    const page = await site.visit(
      { theme: "dark" },
      { viewport: { width: 1280, height: 720 }, painted: false },
    );
    const [first, second] = all.filter(({ kind }) => kind === "rule") as RulePuzzle[];
    await page.goto(`/puzzles/${first.id}`);
    await option(page, String(first.right)).waitFor();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await page.keyboard.press("p");
    await tabTo(page, `.prompt [data-option="${first.right}"]`);
    await page.keyboard.press("Enter");
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute("data-verdict")).toBe("right");
    const forward = page.locator(".prompt .acts .btn").nth(1);
    for (let i = 0; i < first.moves.length; i++) await forward.click();
    await page.context().setOffline(false);
    expect(await page.locator(".puzzle__ruling").textContent()).toMatch(/\w{3}/);
    expect(await faults(page, ".puzzle")).toEqual([]);
    await page.goto(`/puzzles/${second.id}`);
    await option(page, String(second.wrong[0])).click();
    await verdict(page).waitFor();
    expect(await verdict(page).getAttribute("data-verdict")).toBe("wrong");
    expect(await verdict(page).textContent()).toContain(String(second.right));
    await page.context().close();
  });

  it("with an account the server judges as well, and another device knows of it", async () => {
    const [puzzle] = all.filter(({ kind }) => kind === "rule") as RulePuzzle[];
    const page = await site.visit({}, { painted: false });
    // A page that does not ask who is there: its answer could come after the account was made.
    await page.goto("/puzzles");
    await page.locator(".puzzles__standing").waitFor();
    const known = await page.evaluate(async () => {
      const reply = await fetch("/api/account", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "Puzzled", password: "correct horse battery" }),
      });
      localStorage.setItem("fiefdom.account", "yes");
      return reply.ok;
    });
    expect(known).toBe(true);
    await page.goto(`/puzzles/${puzzle.id}`);
    const heard = page.waitForResponse((reply) => reply.url().endsWith(`/api/puzzles/${puzzle.id}/try`));
    await option(page, String(puzzle.right)).click();
    await verdict(page).waitFor();
    expect(await (await heard).json()).toMatchObject({ right: true, first: true });
    // Another browser of the same person, which has tried nothing.
    await page.evaluate(() => localStorage.removeItem("fiefdom.puzzles"));
    await page.goto("/puzzles");
    await page.locator('.puzzle__row[data-state="solved"]').first().waitFor();
    await page.context().close();
  });

  it("from home to the puzzle of the day; what looks first at the solution has not found it", async () => {
    const page = await site.visit({}, { painted: false });
    const scripts: string[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith(".js"))
        void response.text().then(
          (text) => scripts.push(text),
          () => {},
        );
    });
    await page.goto("/");
    await page.locator("button.door.main").waitFor();
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    // The puzzles are no part of the first page.
    expect(scripts.some((text) => all.some(({ id }) => text.includes(id)))).toBe(false);
    await page.locator(".door.to-puzzles").click();
    await page.locator(".puzzles__filter select").first().selectOption("rule");
    await expect.poll(() => page.locator("main [role=status]").textContent()).toContain("130");
    await page.locator(".puzzle__list .btn.main").click();
    await page.locator(".puzzle .coach__acts .btn").click();
    await page.locator('.puzzle[data-verdict="solution"]').waitFor();
    const kept = await page.evaluate(() => localStorage.getItem("fiefdom.puzzles") ?? "");
    expect(JSON.parse(kept)).toMatchObject({ days: [] });
    expect(Object.values(JSON.parse(kept).tried)).toEqual([false]);
    await page.goto("/puzzles/nowhere");
    await page.locator("main h1").waitFor();
    expect(await page.locator("main.table").count()).toBe(0);
    await page.context().close();
  });
});
