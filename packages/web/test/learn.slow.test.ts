/** Learning in a real browser: a chapter by mouse, one by keys alone in Hebrew on a small phone, and the rules. */
import type { ElementHandle, Page } from "playwright-core";
import { expect, it } from "vitest";
import { chapterOf } from "../src/learn/chapters.ts";
import { faults } from "./axe.ts";
import { inBrowser } from "./inBrowser.ts";

const SMALL = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

const stepShown = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector(".coach")?.getAttribute("data-step") ?? null);

/** Which step of the script it is; what it hopes for at the moment is left out. */
const nameOf = (step: string | null): string => step?.split(" ")[0] ?? "";

/**
 * What the coach wants pressed now (its own button, or what it has put a ring round), and what tells this
 * moment from the next: the step, the game's question, what is picked. Both at once, for the table lives.
 */
function glance(): { moment: string; target: HTMLElement | null } {
  const visible = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.getClientRects().length > 0);
  return {
    moment: [
      document.querySelector(".coach")?.getAttribute("data-step"),
      document.querySelector(".table")?.getAttribute("data-shown"),
      document.querySelectorAll(".is-sel").length,
      document.querySelectorAll("[data-coach]").length,
    ].join(" "),
    target:
      visible(".coach .btn.main")[0] ??
      visible(".acts [data-coach]")[0] ??
      visible(".table button[data-coach][data-can]")[0] ??
      null,
  };
}

/** Follows the coach to a step, in this manner of pressing things. Gives the steps on the way. */
async function follow(
  page: Page,
  until: string,
  press: (target: ElementHandle<HTMLElement>) => Promise<void>,
): Promise<string[]> {
  const said: string[] = [];
  for (let i = 0; i < 80; i++) {
    const seen = await page.evaluateHandle(glance);
    const target = (await seen.getProperty("target")).asElement() as ElementHandle<HTMLElement> | null;
    const moment = await (await seen.getProperty("moment")).jsonValue();
    const step = nameOf(moment);
    if (step !== "wait" && said.at(-1) !== step) said.push(step);
    if (step === until) return said;
    if (target !== null) await press(target);
    const now = async (): Promise<string> => (await page.evaluate(glance)).moment;
    // Tests that run side by side can't share the runner's own way of waiting.
    for (const end = Date.now() + 60_000; (await now()) === moment; await page.waitForTimeout(20))
      if (Date.now() > end) throw new Error(`nothing came of "${moment}"`);
  }
  throw new Error(`the coach never came to "${until}": ${said.join(" → ")}`);
}

const byMouse = (target: ElementHandle<HTMLElement>): Promise<void> => target.click();

/** A letter to that part of the table, then Tab. */
const byKeys =
  (page: Page) =>
  async (target: ElementHandle<HTMLElement>): Promise<void> => {
    const way = await target.evaluate((element) =>
      element.closest(".coach")
        ? "n"
        : element.dataset.option === "treasures"
          ? "t"
          : element.dataset.option === "end" || element.dataset.option === "confirm"
            ? "e"
            : element.closest(".hand")
              ? "h"
              : element.closest(".supply")
                ? "s"
                : "p",
    );
    await page.keyboard.press(way);
    if (["n", "t", "e"].includes(way)) return;
    for (let i = 0; i < 40; i++) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        await page.keyboard.press("Enter");
        return;
      }
      await page.keyboard.press("Tab");
    }
    throw new Error(`not reached: ${await target.evaluate((element) => element.outerHTML.slice(0, 160))}`);
  };

const stepsOf = (chapter: string): string[] => chapterOf(chapter)?.steps.map((step) => step.id) ?? [];

inBrowser("learning in a browser", (site) => {
  const errors: string[] = [];

  async function visitor(settings: Record<string, string> = {}, options = {}): Promise<Page> {
    const page = await site.visit(settings, { painted: false, ...options });
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (line) => {
      if (line.type() === "error") errors.push(line.text());
    });
    return page;
  }

  it.concurrent("teaches a turn to whoever clicks what is ringed, and marks the chapter as done", async ({
    expect,
  }) => {
    const page = await visitor();
    await page.goto("/learn");
    await page.getByRole("button", { name: /Begin A turn/ }).click();
    await page.locator(".coach").waitFor();
    // A click of the mouse fails if anything lies over what is to be clicked.
    expect(await follow(page, "done", byMouse)).toEqual([...stepsOf("turn"), "done"]);
    await page.getByRole("button", { name: "Next: Kingdom cards" }).click();
    await page.locator('.kingdom [data-card="village"]').waitFor();
    await expect.poll(() => stepShown(page)).toBe("welcome ");
    await page.getByRole("link", { name: "Leave the lesson" }).click();
    const first = page.locator(".chapter__row").first();
    await first.getByText("done").waitFor();
    await first.getByRole("button", { name: /Again/ }).click();
    await page.locator(".coach").waitFor();
    await expect.poll(() => stepShown(page)).toBe("welcome ");
    await page.context().close();
  });

  it.concurrent("teaches Kingdom cards by keys alone, in Hebrew, on 360 pixels", async ({ expect }) => {
    const page = await visitor({ lang: "he" }, SMALL);
    await page.goto("/learn/kingdom");
    await page.locator(".coach").waitFor();
    expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
    const press = byKeys(page);
    const said = await follow(page, "done", async (target) => {
      await press(target);
      const state = await page.evaluate(() => ({
        focus: document.activeElement?.tagName,
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      }));
      expect(state).toEqual({ focus: expect.not.stringMatching("BODY"), sideways: 0 });
    });
    expect(said).toEqual([...stepsOf("kingdom"), "done"]);
    await page.context().close();
  });

  it.concurrent("goes on where it was after a reload, and takes back what was not meant", async ({
    expect,
  }) => {
    const page = await visitor();
    await page.goto("/learn/turn");
    await page.locator(".coach").waitFor();
    await follow(page, "silver", byMouse);
    await page.locator('.supply [data-card="copper"]').click();
    await expect.poll(() => stepShown(page)).toBe("otherwise silver");
    await page.reload();
    await page.locator(".coach").waitFor();
    await expect.poll(() => stepShown(page)).toBe("otherwise silver");
    expect(await faults(page, ".coach")).toEqual([]);
    await page.getByRole("button", { name: "Take it back" }).click();
    await expect.poll(() => stepShown(page)).toBe("silver buy:silver");
    await follow(page, "leftOver", byMouse);
    const coins = () => page.locator(".cnt b").nth(2).textContent();
    await expect.poll(coins).toBe("4");
    await page.reload();
    await page.locator(".coach").waitFor();
    await expect.poll(() => stepShown(page)).toBe("leftOver buy:silver");
    await expect.poll(coins).toBe("4");
    // The lesson is kept apart: there is no game of one's own to go on with.
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("fiefdom.table");
    // A game that can't be taken up again gives way to a new one.
    await page.evaluate(() => {
      const key = "fiefdom.lesson.turn";
      const kept = JSON.parse(localStorage.getItem(key) ?? "");
      localStorage.setItem(
        key,
        JSON.stringify({ ...kept, record: { ...kept.record, answers: [[0, "buy:castles"]] } }),
      );
    });
    await page.reload();
    await page.locator(".coach").waitFor();
    await expect.poll(() => stepShown(page)).toBe("welcome ");
    await follow(page, "silver", byMouse);
    // Without the coach it is a game like any other.
    await page.getByRole("button", { name: "Coach" }).click();
    await page.locator(".coach").waitFor({ state: "detached" });
    await page.locator('.supply [data-card="silver"]').click();
    await page.locator('[data-option="treasures"]').waitFor();
    expect(await page.locator("[data-coach]").count()).toBe(0);
    await page.context().close();
  });

  it("has rules to search, with links to the cards", async () => {
    const page = await visitor();
    await page.goto("/rules");
    const field = page.getByRole("searchbox");
    await field.fill("moat");
    await page.getByRole("heading", { name: "Attacks and Reactions" }).waitFor();
    await page.getByRole("heading", { name: "Setting up" }).waitFor({ state: "detached" });
    await field.fill("xyzzy");
    await page.getByText("Nothing found").waitFor();
    await field.fill("");
    await page.getByRole("link", { name: "Debt", exact: true }).first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Debt");
    await page.locator('[data-shown] a[href="/cards/city-quarter"]').first().click();
    await page.getByRole("dialog", { name: "City Quarter" }).waitFor();
    await page.context().close();
  });

  it("says so when there is no such chapter", async () => {
    const page = await visitor();
    await page.goto("/learn/nowhere");
    await page.getByRole("heading", { name: "There is no such chapter" }).waitFor();
    await page.getByRole("link", { name: "All chapters" }).click();
    await page.locator(".chapter__row").first().waitFor();
    await page.context().close();
  });

  it.each([
    ["en", "dark"],
    ["he", "light"],
  ])("axe finds nothing in a lesson with Landmarks, in %s, %s", async (lang, theme) => {
    const page = await visitor({ lang, theme });
    await page.goto("/learn/landmarks");
    await page.locator(".coach").waitFor();
    await expect.poll(() => faults(page)).toEqual([]);
    await page.context().close();
  });

  it("ran without an error in the console", () => expect(errors).toEqual([]));
});
