/**
 * A card that is read larger, by its boxes: wherever it lies and however large the screen is, the large one is on the
 * screen and covers neither the question nor the card that it is about.
 */
import { expect, it } from "vitest";
import { inBrowser } from "./inBrowser.ts";
import { combinations } from "./pairs.ts";
import { arranged, lay, visitTable } from "./positions.ts";

/** From a phone to a desk, with tablets both ways and a laptop at 150 %. */
const SIZES = [
  [721, 900],
  [768, 1024],
  [820, 1180],
  [960, 600],
  [1024, 768],
  [1179, 700],
  [1180, 820],
  [1440, 900],
  [2560, 1440],
] as const;

const RICH = arranged({
  kingdom: [
    "chapel",
    "moat",
    "encampment-plunder",
    "castles",
    "catapult-rocks",
    "quarry",
    "temple",
    "groundskeeper",
    "grand-market",
    "royal-blacksmith",
  ],
  landscapes: ["mountain-pass", "donate"],
  colonies: true,
  lesson: {
    players: Array.from({ length: 4 }, () => ({
      hand: ["moat", "chapel", "quarry", "grand-market", "curse", "copper", "silver"],
      deck: Array.from({ length: 8 }, () => "copper"),
      turns: 11,
    })),
  },
});

const LANGUAGES = ["en", "he"] as const;
/** Every other card, and those between: all of them at every size, and all sizes in both directions. */
const HALVES = [0, 1] as const;
const LOOKS = combinations(LANGUAGES, SIZES, HALVES);

/** Where the pointer can be laid on each card that is to be seen. Runs in the page. */
function cards(): { nth: number; name: string; x: number; y: number }[] {
  const all = document.querySelectorAll<HTMLElement>(":is(.basics, .kingdom, .lands, .hand) [data-card]");
  return [...all].flatMap((card, nth) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    // Equal cards lie over each other but for an edge.
    const spots = [0.5, 0.04, 0.96].map((part) => [left + width * part, top + height / 2] as const);
    const free = spots.find(([x, y]) => card.contains(document.elementFromPoint(x, y)));
    return free === undefined ? [] : [{ nth, name: card.dataset.card ?? "", x: free[0], y: free[1] }];
  });
}

/** What the large card covers that it must not. Runs in the page. */
function covered({ x, y }: { x: number; y: number }): string[] {
  const faults: string[] = [];
  const box = document.querySelector(".zoom")?.getBoundingClientRect() ?? new DOMRect();
  const over = (other: Element | null | undefined): boolean => {
    const { left, right, top, bottom } = other?.getBoundingClientRect() ?? new DOMRect();
    return (
      Math.min(box.right, right) - Math.max(box.left, left) > 0.5 &&
      Math.min(box.bottom, bottom) - Math.max(box.top, top) > 0.5
    );
  };
  if (box.height < 120) faults.push(`only ${Math.round(box.height)} high`);
  if (over(document.querySelector(".prompt"))) faults.push("over the question");
  if (over(document.elementFromPoint(x, y)?.closest("[data-card]"))) faults.push("over the card itself");
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    faults.push("off the screen");
  return faults;
}

inBrowser("reading a card", (site) => {
  it.each(LANGUAGES)("covers neither the question nor the card, %s", async (lang) => {
    const page = await visitTable(
      site,
      { lang },
      { viewport: { width: 1024, height: 768 }, painted: false },
      (visitor) => {
        // Nobody rests a pointer for long here.
        void visitor.addInitScript(() => {
          const real = window.setTimeout;
          Object.assign(window, {
            setTimeout: (then: () => void, ms = 0) => real(then, Math.min(ms, 1)),
          });
        });
      },
    );
    const faults: string[] = [];
    for (const [, [width, height], half] of LOOKS.filter(([of]) => of === lang)) {
      await page.setViewportSize({ width, height });
      await lay(page, RICH);
      const all = await page.evaluate(cards);
      expect(all.length).toBeGreaterThan(20);
      for (const { name, ...spot } of all.filter(({ nth }) => nth % 2 === half)) {
        await page.mouse.move(2, 2);
        await page.locator(".zoom").waitFor({ state: "detached" });
        await page.mouse.move(spot.x, spot.y);
        await page.locator(".zoom").waitFor();
        const found = await page.evaluate(covered, spot);
        faults.push(...found.map((fault) => `${width} × ${height}, ${name}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it("goes on after a move, unless the card lies elsewhere then", async () => {
    const page = await visitTable(site, {}, { viewport: { width: 1440, height: 900 }, painted: false });
    const treasures = page.locator('[data-option="treasures"]');
    await page.locator('.kingdom [data-card="militia"]').hover();
    await page.locator(".zoom").waitFor();
    await page.keyboard.press("t");
    await treasures.waitFor({ state: "detached" });
    expect(await page.locator(".zoom").textContent()).toContain("Militia");
    await page.keyboard.press("u");
    await treasures.waitFor();
    await page.locator('.hand [data-card="copper"]').first().hover();
    await expect.poll(() => page.locator(".zoom").textContent()).toContain("Copper");
    await page.keyboard.press("t");
    await page.locator(".zoom").waitFor({ state: "detached" });
    await page.context().close();
  });

  it("on a phone a card that is held lies above the question", async () => {
    for (const [width, height] of [
      [390, 844],
      [360, 640],
    ]) {
      const page = await visitTable(
        site,
        {},
        { viewport: { width, height }, hasTouch: true, isMobile: true, painted: false },
      );
      for (const card of ['.kingdom [data-card="militia"]', ".hand [data-card]"]) {
        const prompt = await page.locator(".prompt").boundingBox();
        await page.locator(card).first().dispatchEvent("contextmenu");
        const dialog = page.getByRole("dialog");
        await dialog.waitFor();
        const box = await dialog.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), `${width}: ${card}`).toBeLessThanOrEqual(prompt?.y ?? 0);
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      }
      await page.context().close();
    }
  });
});
