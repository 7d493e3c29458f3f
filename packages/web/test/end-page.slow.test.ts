/** The end of a game of six, on a phone and elsewhere: nothing spills sideways, and no number turns round. */
import { LANGS } from "@fiefdom/text";
import { expect, it } from "vitest";
import { inBrowser } from "./inBrowser.ts";
import { arranged, frameTable, lay, SCREENS } from "./positions.ts";

/** A Province from the end. Everybody has points of many kinds, some less than none. */
const LAST = arranged({
  kingdom: ["castles", "village", "smithy", "market", "chapel"],
  landscapes: ["orchard"],
  colonies: true,
  names: [
    "You",
    "Wolfgang Amadeus von Hohenzoller",
    "Maximiliansbrunnenstraßenfeger",
    "יהונתן",
    "Bo",
    "Greta",
  ],
  lesson: {
    players: [
      {
        hand: ["gold", "gold", "gold", "curse"],
        deck: ["province", "colony", "duchy", "estate", "humble-castle", "kings-castle", "curse"],
        turns: 20,
        vp: 17,
      },
      ...[3, 12, 4, 1, 13].map((curses) => ({
        hand: ["copper"],
        deck: [...Array.from({ length: curses }, () => "curse"), "estate", "duchy"],
        turns: 20,
      })),
    ],
    supply: { province: 1 },
  },
  answers: [[0, "treasures"]],
});

/** Numbers whose sign stands behind them, where that is where it is to be seen. Runs in the page. */
function turnedRound(): { wrong: string[]; negative: number } {
  const wrong: string[] = [];
  let negative = 0;
  const texts = document.createTreeWalker(
    document.querySelector("dialog[open], .end") ?? document,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent ?? "";
    const at = text.search(/[-−]\d/);
    if (at < 0 || node.parentElement?.closest(".vh, desc, title") !== null) continue;
    const place = (from: number): DOMRect => {
      const range = document.createRange();
      range.setStart(node as Node, from);
      range.setEnd(node as Node, from + 1);
      return range.getBoundingClientRect();
    };
    const [sign, digit] = [place(at), place(at + 1)];
    if (digit.width === 0) continue;
    negative++;
    if (sign.left >= digit.left) wrong.push(text);
  }
  return { wrong, negative };
}

/** What of the page leaves the screen at the sides. Runs in the page. */
function spilt(): string[] {
  const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const faults = over > 0 ? [`the page is ${over} wider than the screen`] : [];
  for (const part of document.querySelectorAll<HTMLElement>(".score, .score *, .end header *, .dk *")) {
    const box = part.getBoundingClientRect();
    if (
      box.width > 0 &&
      part.closest(".vh, svg, .arms") === null &&
      (box.left < 0 || box.right > innerWidth + 1)
    )
      faults.push(`${part.tagName} ${part.className} "${part.textContent?.slice(0, 20)}"`);
  }
  for (const button of document.querySelectorAll<HTMLElement>(".end .acts .btn"))
    if (button.scrollWidth > button.clientWidth)
      faults.push(`"${button.textContent}" does not fit its button`);
  return faults;
}

inBrowser("the end page", (site) => {
  it.each(LANGS)(
    "of six players fits at every width, with every sign before its number, %s",
    async (lang) => {
      const table = await frameTable(site, { lang });
      const { frame } = table;
      // The same numbers in the score so far.
      await lay(frame, LAST);
      await frame.locator(".bar .ghost").nth(-2).dispatchEvent("click");
      const soFar = frame.locator("dialog[open]");
      await soFar.locator(".place").first().waitFor();
      const before = await frame.evaluate(turnedRound);
      expect(before.wrong).toEqual([]);
      expect(before.negative).toBeGreaterThan(5);
      await soFar.press("Escape");
      await soFar.waitFor({ state: "detached" });
      await frame.evaluate(() =>
        document.querySelector<HTMLElement>('.supply [data-card="province"][data-can]')?.click(),
      );
      await frame.locator(".end h1").waitFor();
      expect(await frame.locator(".end .place").count()).toBe(6);
      const shown = await frame.evaluate(turnedRound);
      expect(shown.wrong).toEqual([]);
      expect(shown.negative).toBeGreaterThan(5);
      for (const [width, height] of SCREENS) {
        await table.size(width, height);
        expect(await frame.evaluate(spilt), String(width)).toEqual([]);
      }
      await table.close();
    },
  );
});
