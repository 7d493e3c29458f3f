/** Somebody at the table: looks at what is lit up and clicks, taps or types. Knows no more than the screen shows. */
import type { ElementHandle, Page } from "playwright-core";

export type Hands = "mouse" | "touch" | "keys";

/** Nobody thinks as long as that, on any machine. */
const IDLE_MS = 60_000;

/** What this player likes to buy, dearest first. */
const WANTED = ["province", "gold", "market", "smithy", "village", "militia", "silver"];

/** The next thing to click; null while others play, "over" at the end. */
async function next(page: Page): Promise<ElementHandle<HTMLElement> | "over" | null> {
  const handle = await page.evaluateHandle((wanted) => {
    const visible = (selector: string): HTMLElement[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.getClientRects().length > 0);
    if (visible(".end h1").length > 0) return "over";
    const confirm = visible('[data-option="confirm"]')[0];
    if (confirm !== undefined) {
      if (confirm.getAttribute("aria-disabled") === null) return confirm;
      return visible(".hand [data-can]:not(.is-sel), .tray [data-can]:not(.is-sel)")[0] ?? null;
    }
    const order = [
      '[data-option="treasures"]',
      ".hand [data-can]",
      ...wanted.map((id) => `.supply [data-can][data-card="${id}"]`),
      '[data-option="end"]',
      '[data-option="yes"]',
      ".tray [data-can]",
      ".acts [data-can]",
      ".supply [data-can]",
    ];
    for (const selector of order) {
      const [found] = visible(selector);
      if (found !== undefined) return found;
    }
    return null;
  }, WANTED);
  const element = handle.asElement();
  if (element !== null) return element as ElementHandle<HTMLElement>;
  return (await handle.jsonValue()) === "over" ? "over" : null;
}

/** Reaches something by keys alone: a letter to its part of the table, then Tab. */
async function byKeys(page: Page, target: ElementHandle<HTMLElement>): Promise<void> {
  const way = await target.evaluate((element) => {
    if (element.dataset.option === "treasures") return "t";
    if (element.dataset.option === "end" || element.dataset.option === "confirm") return "e";
    return element.closest(".hand")
      ? "h"
      : element.closest(".supply")
        ? "s"
        : element.closest(".play")
          ? "i"
          : "p";
  });
  await page.keyboard.press(way);
  if (way === "t" || way === "e") return;
  for (let i = 0; i < 40; i++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press("Enter");
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(
    `not reached by Tab: ${await target.evaluate((element) => element.outerHTML.slice(0, 200))}`,
  );
}

/** Plays until the end; `check` looks at the table before every move. */
export async function playToTheEnd(
  page: Page,
  hands: Hands,
  check: () => Promise<void> = async () => {},
): Promise<number> {
  let moves = 0;
  for (let acted = Date.now(); moves < 600; ) {
    const target = await next(page);
    if (target === "over") return moves;
    if (target === null) {
      if (Date.now() - acted > IDLE_MS) throw new Error("nothing to do, and the game is not over");
      await page.waitForTimeout(10);
      continue;
    }
    acted = Date.now();
    moves++;
    if (moves % 5 === 0) await check();
    const before = await page.evaluate(() => document.querySelector(".table")?.getAttribute("data-shown"));
    if (hands === "keys") await byKeys(page, target);
    else if (hands === "touch") await target.tap();
    else await target.click();
    await page
      .waitForFunction(
        (was) =>
          document.querySelector(".table")?.getAttribute("data-shown") !== was ||
          document.querySelector(".is-sel") !== null,
        before,
        { timeout: 3000 },
      )
      .catch(() => {});
  }
  throw new Error("the game goes on and on");
}
