/**
 * A hand of any size: every card of it is on the screen, can be told from the others, and is chosen by a click on
 * what is to be seen of it. Measured on the built page, from a small phone to a large desk, in both directions.
 */
import type { Frame, Page } from "playwright-core";
import { expect, it } from "vitest";
import { cellar, FEW, MANY } from "./hands.ts";
import { inBrowser } from "./inBrowser.ts";
import { combinations, FULL } from "./pairs.ts";
import { arranged, frameTable, lay, SCREENS, visitTable } from "./positions.ts";

const PHONE = 720;

const LANGUAGES = ["en", "he"] as const;
const NUMBERS = Array.from({ length: 25 }, (_, nth) => nth + 1);
const KINDS = [FEW, MANY] as const;

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

/**
 * Every number of cards at every width, of few kinds and of many, from left to right and from right to left. One size
 * and then all hands, for another size costs more than another hand; and each begins with the cards of the one before,
 * which are not drawn anew.
 */
const HANDS = combinations(LANGUAGES, SCREENS, KINDS, NUMBERS).map(
  ([lang, size, kinds, n]) => [lang, size, cellar(kinds.slice(0, n))] as const,
);
const LOOKS = [...HANDS, ...combinations(LANGUAGES, SCREENS, [CROWDED, DONATE])];

/** As many cards as can be: of many kinds, and of few. */
const MOST = { en: cellar(MANY), he: DONATE } as const;

interface Seen {
  readonly card: string;
  /** More than one in a stack, which gives one after the other. */
  readonly copies: number;
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
      for (const y of [box.top + box.height * 0.55, box.top + box.height * 0.8])
        if (!hits(x, y)) faults.push(`${name} does not answer at ${Math.round(x)}, ${Math.round(y)}`);
    }
    // The type and what it gives, or the cost, stay in sight in any fan; a stack shows its whole face.
    const corner = [...card.querySelectorAll(".ix, .cost .mk")]
      .map((mark) => mark.getBoundingClientRect())
      .find(({ width }) => width > 0);
    const stacked = card.dataset.copies !== undefined;
    if (
      !stacked &&
      (corner === undefined || !hits(corner.left + corner.width / 2, corner.top + corner.height / 2))
    )
      faults.push(`${name}: its corner is covered`);
    // How many there are of a kind is told in full: beside what comes next, and below the question.
    const count = card.parentElement?.querySelector(".count")?.getBoundingClientRect();
    if (count !== undefined) {
      const beside = next !== undefined && next.top < box.bottom - 5 ? next : null;
      const past = backwards
        ? (beside?.right ?? box.left - 6) - count.left
        : count.right - (beside?.left ?? box.right + 6);
      const before = backwards ? count.right - right : left - count.left;
      if (past > 0.5 || before > 0.5 || count.left < 0 || count.right > innerWidth)
        faults.push(`${name}: its number reaches ${Math.round(past)} too far, ${Math.round(before)} back`);
      const prompt = document.querySelector(".prompt")?.getBoundingClientRect();
      if (prompt !== undefined && count.top < prompt.bottom - 1 && prompt.top < count.top)
        faults.push(`${name}: its number lies over the question`);
    } else if (
      !stacked &&
      cards[nth + 1]?.dataset.card !== card.dataset.card &&
      nth > 0 &&
      cards[nth - 1].dataset.card === card.dataset.card
    )
      faults.push(`${name}: nothing says how many there are`);
    // Where a card is told by its edge, its whole name is there.
    const edge = card.parentElement?.querySelector<HTMLElement>(".edge");
    const told = edge?.querySelector("span");
    if (edge && told && edge.clientWidth > 0 && told.scrollHeight > edge.clientHeight + 1)
      faults.push(`${name}: its name is cut off at the edge`);
    return {
      card: card.dataset.card ?? "",
      copies: Number(card.dataset.copies ?? 1),
      x: (left + right) / 2,
      y: box.top + box.height / 2,
    };
  });
  return { seen, faults };
}

const looked = (place: Page | Frame, width: number): Promise<ReturnType<typeof look>> =>
  place.evaluate(look, width <= PHONE ? 44 : 23);

/** How many cards are chosen. Runs in the page. */
const chosen = (): number =>
  [...document.querySelectorAll<HTMLElement>(".hand .hand-card")].reduce(
    (sum, { dataset, classList }) => sum + Number(dataset.picked ?? (classList.contains("is-sel") ? 1 : 0)),
    0,
  );

/** Chooses what is to be seen at each of these places, one after the other. Runs in the page. */
async function chooseAll(places: readonly Seen[]): Promise<void> {
  const count = (): number =>
    [...document.querySelectorAll<HTMLElement>(".hand .hand-card")].reduce(
      (sum, { dataset, classList }) => sum + Number(dataset.picked ?? (classList.contains("is-sel") ? 1 : 0)),
      0,
    );
  let wanted = 0;
  for (const { card, copies, x, y } of places) {
    for (let nth = 0; nth < copies; nth++) {
      document.elementFromPoint(x, y)?.closest("button")?.click();
      wanted++;
      const end = performance.now() + 60_000;
      while (count() !== wanted) {
        if (performance.now() > end) throw new Error(`${card} ${nth + 1} was not chosen`);
        await new Promise((next) => setTimeout(next, 1));
      }
    }
  }
}

inBrowser("the hand", (site) => {
  it("every number of cards is looked at in every width", () => {
    const seen = new Set(HANDS.map(([, [width], { hand }]) => `${hand.length} at ${width}`));
    expect(seen.size).toBe(25 * SCREENS.length);
  });

  it.each(LANGUAGES)("1 to 25 cards are all in sight and in reach at every width, %s", async (lang) => {
    const table = await frameTable(site, { lang });
    const faults: string[] = [];
    for (const screen of SCREENS) {
      const [width, height] = screen;
      for (const [, , hand] of LOOKS.filter(([of, size]) => of === lang && size === screen)) {
        await table.size(width, height);
        await lay(table.frame, hand);
        const found = await looked(table.frame, width);
        faults.push(...found.faults.map((fault) => `${width}, ${hand.hand.length} cards: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
    await table.close();
  });

  // At every other width what the browser does with a real pointer, at a real window; at those between, in a frame,
  // what is to be seen there. In the other language it is the other way round.
  const isPointed = (lang: (typeof LANGUAGES)[number], nth: number): boolean =>
    FULL || nth % 2 === LANGUAGES.indexOf(lang);

  it.each(LANGUAGES)(
    "every one can be chosen where it is to be seen and leaves the others in reach, %s",
    async (lang) => {
      const hand = MOST[lang];
      const table = await frameTable(site, { lang });
      for (const [width, height] of SCREENS.filter((_, nth) => FULL || !isPointed(lang, nth))) {
        await table.size(width, height);
        await lay(table.frame, hand);
        const { seen, faults } = await looked(table.frame, width);
        expect(faults, `${width}`).toEqual([]);
        expect(seen.reduce((sum, { copies }) => sum + copies, 0)).toBe(hand.hand.length);
        await table.frame.evaluate(chooseAll, seen);
        // With all of them lifted none covers another.
        expect((await looked(table.frame, width)).faults, `${width}, chosen`).toEqual([]);
      }
      await table.close();
    },
  );

  it.each(LANGUAGES)(
    "every one is chosen by a click on it and leaves the others in reach, %s",
    async (lang) => {
      const hand = MOST[lang];
      const page = await visitTable(site, { lang }, { painted: false });
      for (const [width, height] of SCREENS.filter((_, nth) => isPointed(lang, nth))) {
        await page.setViewportSize({ width, height });
        await lay(page, hand);
        const { seen, faults } = await looked(page, width);
        const where = `${width}, ${hand.hand.length} cards`;
        expect(faults, where).toEqual([]);
        for (const { x, y, copies } of seen)
          for (let nth = 0; nth < copies; nth++) await page.mouse.click(x, y);
        await expect.poll(() => page.evaluate(chosen), { message: where }).toBe(hand.hand.length);
        // With all of them lifted, and the pointer still on one, none covers another.
        expect((await looked(page, width)).faults, `${where}, chosen`).toEqual([]);
        await page.mouse.click(seen[0].x, seen[0].y);
        await expect.poll(() => page.evaluate(chosen), { message: where }).toBe(hand.hand.length - 1);
      }
      await page.context().close();
    },
  );
});
