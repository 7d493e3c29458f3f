/** Somebody at the table: looks at what is lit up and clicks, taps or types. Knows no more than the screen shows. */
import type { ElementHandle, Page } from "playwright-core";

export type Hands = "mouse" | "touch" | "keys";

/** Nobody thinks as long as that, on any machine. */
const IDLE_MS = 60_000;

/** What this player likes to buy, dearest first. */
const WANTED = ["province", "gold", "market", "smithy", "village", "militia", "silver"];

/**
 * The next thing to click, once there is one; "over" at the end. After an answer that is as soon as it shows: another
 * move is on the table, or a card is picked. Where an answer shows in no way, it is given again after a while.
 */
async function next(page: Page, answered: string | null): Promise<ElementHandle<HTMLElement> | "over"> {
  const handle = await page.evaluateHandle(
    async ([wanted, before, idle]) => {
      const visible = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter((e) => e.getClientRects().length > 0);
      const look = (): HTMLElement | "over" | null => {
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
      };
      const shows = (): boolean =>
        before === null ||
        document.querySelector(".table")?.getAttribute("data-shown") !== before ||
        document.querySelector(".is-sel") !== null;
      const start = performance.now();
      for (;;) {
        const waited = performance.now() - start;
        const found = shows() || waited > 3000 ? look() : null;
        if (found !== null) return found;
        if (waited > idle) throw new Error("nothing to do, and the game is not over");
        // Whatever comes, something on the page changes.
        await new Promise<void>((changed) => {
          const go = (): void => {
            observer.disconnect();
            clearTimeout(timer);
            changed();
          };
          const observer = new MutationObserver(go);
          observer.observe(document.body, { subtree: true, childList: true, attributes: true });
          const timer = setTimeout(go, 500);
        });
      }
    },
    [WANTED, answered, IDLE_MS] as const,
  );
  const element = handle.asElement();
  return element === null ? "over" : (element as ElementHandle<HTMLElement>);
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
  let answered: string | null = null;
  for (let moves = 0; moves < 600; ) {
    const target = await next(page, answered);
    if (target === "over") return moves;
    moves++;
    await check();
    answered = await page.evaluate(
      () => document.querySelector(".table")?.getAttribute("data-shown") ?? null,
    );
    if (hands === "keys") await byKeys(page, target);
    else if (hands === "touch") await target.tap();
    else await target.click();
  }
  throw new Error("the game goes on and on");
}
