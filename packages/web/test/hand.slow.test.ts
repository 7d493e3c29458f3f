/**
 * A hand of any size: every card of it is on the screen, can be told from the others, and is chosen by a click on
 * what is to be seen of it. Measured on the built page, from a small phone to a large desk, in both directions.
 */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, installChromium, openSite, type Site } from "./browser.ts";
import { cellar, FEW, MANY } from "./hands.ts";
import { arranged, type Laid, lay, visitTable } from "./positions.ts";

installChromium();

const SCREENS = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;
const PHONE = 720;
/** Building the site, if no other test has. */
const BUILDING_MS = 180_000;
const PATIENCE_MS = 240_000;

const few = (n: number): Laid => cellar(FEW.slice(0, n));
const many = (n: number): Laid => cellar(MANY.slice(0, n));
/** Every number of cards at every width: of few kinds at one, of many at the next. */
const everySize = (nth: number): Laid[] => [
  ...Array.from({ length: 24 }, (_, i) => ((i + nth) % 2 === 0 ? few : many)(i + 1)),
  few(25),
  many(25),
];

/** Twenty-five cards, all one owns, in a question about any of them: what Donate does after the turn. */
const DONATE = arranged({
  kingdom: ["village", "smithy", "market", "chapel", "festival"],
  landscapes: ["donate"],
  lesson: {
    players: [
      { hand: FEW.slice(0, 5), deck: FEW.slice(5, 15), discard: FEW.slice(15, 25), turns: 9 },
      { hand: ["copper"], deck: FEW.slice(0, 9), turns: 9 },
    ],
  },
  answers: [[0, "buy:donate"]],
});

/** The same hand where there is least room around it: six players, Events and Landmarks, Colonies. */
const CROWDED = cellar(MANY, {
  landscapes: ["donate", "orchard"],
  colonies: true,
  lesson: {
    players: [
      { hand: ["cellar", ...MANY], deck: ["copper"], turns: 9, vp: 12 },
      ...Array.from({ length: 5 }, () => ({
        hand: ["copper", "estate"],
        deck: ["copper", "gold"],
        turns: 9,
        vp: 7,
      })),
    ],
  },
});

interface Seen {
  readonly card: string;
  /** Where a click chooses it. */
  readonly x: number;
  readonly y: number;
}

/**
 * What of every card in hand is to be seen and to be hit: from its own beginning to that of the next one over it.
 * Faults where that is too little, or does not answer. Runs in the page.
 */
function look(least: number): { seen: Seen[]; faults: string[] } {
  const faults: string[] = [];
  const cards = [...document.querySelectorAll<HTMLElement>(".hand .hand-card")];
  const boxes = cards.map((card) => card.getBoundingClientRect());
  const backwards = document.documentElement.dir === "rtl";
  const seen = cards.map((card, nth) => {
    const name = `${nth + 1} ${card.dataset.card}`;
    const box = boxes[nth];
    const face = card.querySelector(".face")?.getBoundingClientRect() ?? box;
    if (face.left < 0 || face.right > innerWidth) faults.push(`${name}: its face leaves the screen`);
    if (box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight)
      faults.push(`${name} leaves the screen: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    const next = boxes[nth + 1];
    let { left, right } = box;
    if (next !== undefined && next.top < box.bottom - 5) {
      if (backwards) left = Math.max(left, next.right);
      else right = Math.min(right, next.left);
    }
    if (right - left < least || box.height < 44)
      faults.push(`${name}: ${Math.round(right - left)} × ${Math.round(box.height)} of it are left`);
    const hits = (x: number, y: number): boolean =>
      document.elementFromPoint(x, y)?.closest(".hand-card") === card;
    // Below the corners: those of the next card reach over a little.
    for (const x of [left + 2, (left + right) / 2, right - 2]) {
      for (const y of [box.top + box.height * 0.55, box.bottom - 4])
        if (!hits(x, y)) faults.push(`${name} does not answer at ${Math.round(x)}, ${Math.round(y)}`);
    }
    const cost = card.querySelector(".cost .mk")?.getBoundingClientRect();
    if (cost === undefined || !hits(cost.left + cost.width / 2, cost.top + cost.height / 2))
      faults.push(`${name}: its corner is covered`);
    return { card: card.dataset.card ?? "", x: (left + right) / 2, y: box.top + box.height / 2 };
  });
  return { seen, faults };
}

const looked = (page: Page, width: number): Promise<ReturnType<typeof look>> =>
  page.evaluate(look, width <= PHONE ? 44 : 23);

describe.skipIf(chromiumPath() === undefined)("the hand", () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  }, BUILDING_MS);
  afterAll(() => site?.close());

  async function faultsOf(page: Page, hands: (nth: number) => readonly Laid[]): Promise<string[]> {
    const faults: string[] = [];
    for (const [nth, [width, height]] of SCREENS.entries()) {
      await page.setViewportSize({ width, height });
      for (const hand of hands(nth)) {
        await lay(page, hand);
        const found = await looked(page, width);
        faults.push(...found.faults.map((fault) => `${width}, ${hand.hand.length} cards: ${fault}`));
      }
    }
    return faults;
  }

  it(
    "1 to 25 cards are all in sight and in reach at every width",
    async () => {
      const page = await visitTable(site, {}, {});
      expect(await faultsOf(page, everySize)).toEqual([]);
      await page.context().close();
    },
    PATIENCE_MS,
  );

  it(
    "so they are from right to left, with six players, Events and Colonies, and for Donate",
    async () => {
      const page = await visitTable(site, { lang: "he" }, {});
      expect(await faultsOf(page, () => [few(11), many(14), many(25), CROWDED, DONATE])).toEqual([]);
      await page.context().close();
    },
    PATIENCE_MS,
  );

  it.each([
    ["en", many(25)],
    ["he", DONATE],
  ])(
    "every one is chosen by a click on it and leaves the others in reach, %s",
    async (lang, hand) => {
      const page = await visitTable(site, { lang }, {});
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        await lay(page, hand);
        const { seen } = await looked(page, width);
        const where = `${width}, ${hand.hand.length} cards`;
        for (const { x, y } of seen) await page.mouse.click(x, y);
        await expect.poll(() => page.locator(".hand .is-sel").count(), { message: where }).toBe(seen.length);
        // With all of them lifted, and the pointer still on one, none covers another.
        expect((await looked(page, width)).faults, `${where}, chosen`).toEqual([]);
        await page.mouse.click(seen[0].x, seen[0].y);
        await expect
          .poll(() => page.locator(".hand .is-sel").count(), { message: where })
          .toBe(seen.length - 1);
      }
      await page.context().close();
    },
    PATIENCE_MS,
  );
});
