/**
 * The plates of the other players: at every width, in every language and with names as long as they may be, no
 * text lies over another or is cut off, and every plate is on the screen.
 */
import { LANGS } from "@fiefdom/text";
import { expect, it } from "vitest";
import { inBrowser } from "./inBrowser.ts";
import { combinations } from "./pairs.ts";
import { arranged, type Laid, lay, roomTold, SCREENS, visitFramed } from "./positions.ts";

/** Thirty-two letters are the most; one name is a single word, one of another script. */
const NAMES = [
  "You",
  "Wolfgang Amadeus von Hohenzollern",
  "Maximiliansbrunnenstraßenfeger",
  "יהונתן",
  "Bo",
  "Greta",
];

/** So many players, each with tokens, a hand, a deck and a discard pile of two digits. */
function seated(players: number, names?: readonly string[]): Laid {
  const player = {
    hand: ["copper", "copper", "estate"],
    // As many as the box has for all of them.
    deck: Array.from({ length: 12 }, () => "copper"),
    discard: [...Array.from({ length: 9 }, () => "silver"), "gold", "gold"],
    turns: 18,
    vp: 23,
  };
  return arranged({
    kingdom: ["village", "smithy", "market", "chapel", "festival"],
    lesson: { players: Array.from({ length: players }, () => player) },
    ...(names === undefined ? {} : { names: names.map((name) => name.slice(0, 32)) }),
  });
}

/** What is wrong with the plates. Runs in the page. */
function look(): string[] {
  const faults: string[] = [];
  const plates = [...document.querySelectorAll<HTMLElement>(".opp")];
  if (plates.length === 0) faults.push("no plates");
  const shown = (element: Element | null): boolean =>
    element?.closest(".vh") === null && getComputedStyle(element).clipPath === "none";
  const over = (a: DOMRect, b: DOMRect): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  /** The box of a line is higher than its letters: lines that follow each other closely touch by their boxes. */
  const letters = (line: DOMRect, size: number): DOMRect =>
    new DOMRect(line.x, line.y + line.height / 2 - size * 0.38, line.width, size * 0.76);
  for (const [nth, plate] of plates.entries()) {
    const box = plate.getBoundingClientRect();
    const name = `plate ${nth + 1}`;
    if (box.left < 0 || box.right > innerWidth || box.top < 0) faults.push(`${name} leaves the screen`);
    const next = plates[nth + 1]?.getBoundingClientRect();
    if (next !== undefined && over(box, next)) faults.push(`${name} lies over the next`);
    // Every text with the boxes of its lines, and the pictures that no text belongs on.
    const things: { what: string; boxes: DOMRect[]; of: Element | null }[] = [];
    const texts = document.createTreeWalker(plate, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      if ((node.textContent ?? "").trim() === "" || !shown(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = Number.parseFloat(getComputedStyle(node.parentElement ?? plate).fontSize);
      const boxes = [...range.getClientRects()]
        .filter((rect) => rect.width > 0)
        .map((rect) => letters(rect, size));
      things.push({ what: `"${node.textContent}"`, boxes, of: node.parentElement });
    }
    for (const picture of plate.querySelectorAll(".crest, .bot svg, .st svg, .st .sw, .mk"))
      things.push({ what: String(picture.classList), boxes: [picture.getBoundingClientRect()], of: picture });
    for (const [i, { what, boxes, of }] of things.entries()) {
      for (const rect of boxes) {
        if (rect.width === 0) continue;
        const [l, r, t, b] = [rect.left, rect.right, rect.top, rect.bottom].map(Math.round);
        if (l < box.left - 1 || r > box.right + 1 || t < box.top - 1 || b > box.bottom + 1)
          faults.push(`${name}: ${what} leaves it`);
        for (const other of things.slice(i + 1)) {
          if (of?.contains(other.of) === true || other.of?.contains(of) === true) continue;
          if (other.boxes.some((rect2) => rect2.width > 0 && over(rect, rect2)))
            faults.push(`${name}: ${what} and ${other.what} lie over each other`);
        }
      }
      for (let up = of; up !== null && up !== plate; up = up.parentElement)
        if (getComputedStyle(up).overflowX !== "visible" && up.scrollWidth > up.clientWidth)
          faults.push(`${name}: ${what} is cut off`);
    }
  }
  return faults;
}

/** The tables that are looked at. The last is the hardest: six plates with the longest names. */
const TABLES = [seated(2), seated(4, NAMES), seated(6), seated(6, NAMES)] as const;

/** A lesson and all tables in every language and at every width, every language at every width. */
const LOOKS = combinations(LANGS, ["lesson" as const, ...TABLES], SCREENS);

inBrowser("the plates", (site) => {
  it.each(LANGS)(
    "hold in a lesson, and with two, four and six players, whatever they are called, %s",
    async (lang) => {
      const table = await visitFramed(site, { lang }, "/learn/turn");
      const { frame } = table;
      await frame.locator(".coach").waitFor();
      await frame.evaluate(() => document.fonts.ready);
      const faults: string[] = [];
      let inLesson = true;
      for (const [, at, [width, height]] of LOOKS.filter(([of]) => of === lang)) {
        if (inLesson && at !== "lesson") {
          await table.walk("/table?kingdom=first-game&seed=oak&first=0");
          await frame.locator(".coach").waitFor({ state: "detached" });
          await frame.locator(".prompt[data-state=turn] .q").waitFor();
          inLesson = false;
        }
        await table.size(width, height);
        if (at !== "lesson") await lay(frame, at);
        await roomTold(frame);
        const where = at === "lesson" ? "a lesson" : `${at.kept.setting.names.length} players`;
        faults.push(...(await frame.evaluate(look)).map((fault) => `${where}, ${width}: ${fault}`));
      }
      expect(faults).toEqual([]);
      await table.close();
    },
  );
});
