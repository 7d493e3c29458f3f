/**
 * The composition of the table, measured by its boxes on the built page: at every size of screen, with two players and
 * with six, Colonies, split piles, Debt, an Event and a Landmark, nothing lies over anything else, nothing is cut off,
 * and nothing jumps when the hand or what is in play changes.
 */
import { expect, it } from "vitest";
import { cellar, FEW } from "./hands.ts";
import { inBrowser } from "./inBrowser.ts";
import { combinations } from "./pairs.ts";
import { arranged, frameTable, type Laid, lay, roomTold, visitFramed } from "./positions.ts";

/** Phones, tablets, laptops, desks; among them a laptop of 1440 × 900 at 150 %, and one of 1366 × 768 at 200 %. */
const SIZES = [
  [360, 640],
  [390, 844],
  [683, 384],
  [768, 1024],
  [820, 1180],
  [960, 600],
  [1024, 768],
  [1180, 820],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

const times = (n: number, card: string): string[] => Array.from({ length: n }, () => card);

const HARDEST: Laid = arranged({
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
    players: [
      { hand: ["moat", "curse", "quarry"], deck: times(8, "copper"), discard: ["estate"], turns: 11, vp: 6 },
      ...Array.from({ length: 5 }, (_, nth) => ({
        hand: times(5, "copper"),
        deck: times(12, "silver"),
        discard: ["copper", "platinum"],
        turns: 10,
        vp: nth * 4,
      })),
    ],
  },
});

const PLAIN: Laid = arranged({
  kingdom: [
    "cellar",
    "market",
    "merchant",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
    "village",
    "workshop",
  ],
  lesson: {
    players: [
      { hand: ["village", "copper"], deck: times(5, "copper"), turns: 3 },
      { hand: times(5, "copper"), deck: times(5, "copper"), turns: 3 },
    ],
  },
});

/** The words are longest in the second and the third, and stand from right to left in the last. */
const LANGUAGES = ["en", "de", "pl", "he"] as const;
const BOARDS = [
  ["six", HARDEST],
  ["two", PLAIN],
  ["choosing", cellar(FEW.slice(0, 5))],
] as const;
/** Every language at every size, each with every board. */
const LOOKS = combinations(LANGUAGES, SIZES, BOARDS);

/** What lies over something else, leaves the screen or is cut off. Runs in the page. */
function look(): string[] {
  const faults: string[] = [];
  const shown = (element: Element): boolean => element.getClientRects().length > 0;
  const zones = [".top", ".opps", ".supply", ".play", ".prompt", ".mine", ".log"]
    .map((zone) => ({ zone, element: document.querySelector(zone) }))
    .filter(({ element }) => element !== null && shown(element))
    .map(({ zone, element }) => ({ zone, box: (element as Element).getBoundingClientRect() }));
  for (const [nth, { zone, box }] of zones.entries()) {
    if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1)
      faults.push(`${zone} leaves the screen: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    for (const other of zones.slice(nth + 1)) {
      const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (wide > 1 && high > 1)
        faults.push(`${zone} and ${other.zone} share ${Math.round(wide)} × ${Math.round(high)}`);
    }
  }
  for (const button of document.querySelectorAll<HTMLElement>(".prompt .btn")) {
    if (!shown(button)) continue;
    if (button.scrollWidth > button.clientWidth + 1) faults.push(`"${button.textContent}" leaves its button`);
    if (button.clientWidth < 38) faults.push(`"${button.textContent}" is only ${button.clientWidth} wide`);
  }
  const supply = document.querySelector(".supply");
  const scrolls = supply !== null && getComputedStyle(supply).overflowY === "auto";
  const piles = [...document.querySelectorAll<HTMLElement>(".supply .card, .supply .tpile")];
  const boxes = piles.map((pile) => pile.getBoundingClientRect());
  for (const [nth, pile] of piles.entries()) {
    const name = pile.dataset.card ?? "the trash";
    const box = boxes[nth];
    const within = supply?.getBoundingClientRect() ?? box;
    if (box.left < within.left || box.right > within.right) faults.push(`${name} leaves the Supply`);
    if (!scrolls && (box.top < within.top || box.bottom > within.bottom))
      faults.push(`${name} leaves the Supply`);
    for (const [at, other] of boxes.slice(nth + 1).entries())
      if (
        Math.min(box.right, other.right) - Math.max(box.left, other.left) > 2 &&
        Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 2
      )
        faults.push(`${name} lies over ${piles[nth + 1 + at].dataset.card ?? "the trash"}`);
    const title = pile.querySelector(".card__name");
    if (title !== null) {
      const range = document.createRange();
      range.selectNodeContents(title);
      const letters = range.getBoundingClientRect();
      if (letters.left < box.left - 1 || letters.right > box.right + 1 || letters.bottom > box.bottom + 1)
        faults.push(`${name}: its name leaves it by ${Math.round(letters.right - box.right)}`);
      if (Number.parseFloat(getComputedStyle(title).fontSize) < 8.5)
        faults.push(`${name}: its name is too small`);
    }
    for (const bonus of pile.querySelectorAll(".bonus")) {
      const rect = bonus.getBoundingClientRect();
      if (
        rect.width > 0 &&
        (rect.left < box.left - 1 || rect.right > box.right + 1 || rect.bottom > box.bottom + 1)
      )
        faults.push(`${name}: what it gives leaves it`);
    }
    // All that it says is there. One says more than there is room for, and is read in full in the slot.
    const body = pile.querySelector<HTMLElement>(".land .body");
    if (body !== null && (body.dataset.long !== "longest" || scrolls)) {
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
        if (node.parentElement?.closest(".vh") !== null) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const over = range.getBoundingClientRect().bottom - box.bottom;
        if (over > 1) faults.push(`${name}: ${Math.round(over)} pixels of "${node.textContent}" are missing`);
      }
      // It leaves all the room that it does not need to the one below or above it.
      const longest = document.querySelector(".lands .longest");
      const said = document.createRange();
      said.selectNodeContents(body);
      const free = box.bottom - said.getBoundingClientRect().bottom;
      const isStacked = longest?.getBoundingClientRect().left === box.left;
      const text = longest?.querySelector(".body");
      if (isStacked && text != null && text.scrollHeight > text.clientHeight + 1 && free > 24)
        faults.push(`${name}: ${Math.round(free)} pixels of it are empty, and another is cut off`);
    }
    const arms = pile.querySelector(".arms");
    if (pile.matches(".tile") && (arms === null || arms.getBoundingClientRect().height < 14))
      faults.push(`${name}: no room for its shield`);
  }
  return faults;
}

/** Where the rows of the table begin. Runs in the page. */
const rows = (): number[] =>
  [".supply", ".prompt", ".mine"].map((zone) =>
    Math.round(document.querySelector(zone)?.getBoundingClientRect().top ?? -1),
  );

/** The arms of what was bought last, on every plate that has them: how wide their fields are. Runs in the page. */
const lastBought = (): number[] =>
  [...document.querySelectorAll(".opp .last .fld")].map((field) => field.getBoundingClientRect().width);

inBrowser("the composition of the table", (site) => {
  it("the last card bought rests on the plate of its buyer, with its arms", async () => {
    const table = await visitFramed(site, {}, "/table?kingdom=first-game&seed=oak&first=0&players=5");
    await table.frame.locator('[data-option="treasures"]').dispatchEvent("click");
    await table.frame.locator('.supply [data-card="silver"][data-can]').dispatchEvent("click");
    await table.frame.locator('.prompt[data-state="turn"] [data-option="treasures"]').waitFor();
    for (const [width, height] of SIZES) {
      await table.size(width, height);
      const fields = await table.frame.evaluate(lastBought);
      expect(fields.length, `${width}`).toBeGreaterThanOrEqual(4);
      expect(Math.min(...fields), `${width}`).toBeGreaterThan(5);
    }
    await table.close();
  });

  it.each(LANGUAGES)("holds at every size, %s", async (lang) => {
    const table = await frameTable(site, { lang });
    const faults: string[] = [];
    for (const [, [width, height], [board, laid]] of LOOKS.filter(([of]) => of === lang)) {
      await table.size(width, height);
      await lay(table.frame, laid);
      if (board === "choosing") await table.frame.locator(".hand [data-can]").first().dispatchEvent("click");
      await roomTold(table.frame);
      const found = await table.frame.evaluate(look);
      faults.push(...found.map((fault) => `${width} × ${height}, ${board}: ${fault}`));
    }
    expect(faults).toEqual([]);
    await table.close();
  });

  it("nothing jumps, whatever is in hand and in play", async () => {
    const table = await frameTable(site, {});
    for (const [width, height] of SIZES.filter(([w, h]) => w > 720 && h > 560)) {
      await table.size(width, height);
      const seen: number[][] = [];
      for (const hand of [1, 5, 12, 25]) {
        await lay(table.frame, cellar(FEW.slice(0, hand)));
        seen.push(await table.frame.evaluate(rows));
      }
      expect(new Set(seen.map(String)).size, `${width} × ${height}: ${seen.join(" | ")}`).toBe(1);
    }
    await table.close();
  });
});
