/**
 * The faces of all cards in hand, in every language: the name and everything that a card gives are to be read in
 * full, and in Hebrew they stand in the order in which they are read.
 */
import { cardsOf, sets } from "@fiefdom/cards";
import { LANGS } from "@fiefdom/text";
import { expect, it } from "vitest";
import { inBrowser } from "./inBrowser.ts";
import { combinations } from "./pairs.ts";
import { arranged, frameTable, type Laid, lay } from "./positions.ts";

/** The four sizes of a card in hand. */
const SCREENS = [
  [1440, 900],
  [1366, 768],
  [1280, 640],
  [360, 640],
] as const;

const CARDS = sets
  .flatMap((set) => set.kingdom)
  .flatMap((pile) => cardsOf(pile).map(({ id }) => ({ pile: pile.id, id })));
/** So few that no card of the hand lies over another: how they overlap is another test's affair. */
const AT_ONCE = 7;

const inHand = (cards: readonly { readonly pile: string; readonly id: string }[]): Laid =>
  arranged({
    kingdom: [...new Set(cards.map(({ pile }) => pile))],
    colonies: true,
    lesson: {
      players: [
        { hand: cards.map(({ id }) => id), deck: [] },
        { hand: ["copper"], deck: ["copper"] },
      ],
    },
  });

/** All cards in somebody's hand, a few at a time. */
const HANDS: readonly Laid[] = Array.from({ length: Math.ceil(CARDS.length / AT_ONCE) }, (_, nth) =>
  inHand(CARDS.slice(nth * AT_ONCE, (nth + 1) * AT_ONCE)),
);

/** Cards that give several things, whose order is another one from right to left. */
const GIVING = inHand(
  CARDS.filter(({ id }) =>
    ["village", "market", "festival", "grand-market", "bustling-village"].includes(id),
  ),
);

/** Every card in every language and at every size, every language at every size. */
const LOOKS = combinations(LANGS, SCREENS, HANDS);

/** What of the faces can't be read, or stands in the wrong order. Runs in the page. */
function look(): { faults: string[]; bonuses: number } {
  const faults: string[] = [];
  let bonuses = 0;
  const backwards = document.documentElement.dir === "rtl";
  const inside = (a: DOMRect, b: DOMRect): boolean =>
    a.left >= b.left - 1 && a.right <= b.right + 1 && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
  for (const card of document.querySelectorAll<HTMLElement>(".hand .hand-card")) {
    const box = card.getBoundingClientRect();
    const of = card.dataset.card;
    const name = card.querySelector(".card__name");
    if (name === null || name.scrollWidth > name.clientWidth || !inside(name.getBoundingClientRect(), box))
      faults.push(`${of}: its name is cut off`);
    const arms = card.querySelector(".arms")?.getBoundingClientRect();
    if (arms === undefined || arms.height < 14 || arms.bottom > (name?.getBoundingClientRect().top ?? 0) + 1)
      faults.push(`${of}: no room for its shield`);
    const gist = card.querySelector(".gist")?.getBoundingClientRect();
    if (gist !== undefined && gist.width > 0 && !inside(gist, box)) faults.push(`${of}: its words leave it`);
    const given = [...card.querySelectorAll<HTMLElement>(".bonus")].filter((bonus) => bonus.offsetWidth > 0);
    bonuses += given.length;
    for (const [nth, bonus] of given.entries()) {
      const rect = bonus.getBoundingClientRect();
      if (gist === undefined || !inside(rect, gist) || bonus.scrollWidth > bonus.clientWidth + 1)
        faults.push(`${of}: "${bonus.textContent}" is cut off`);
      // The number comes first, then the sign; a coin has its plus on the left in every language. So do the bonuses
      // among themselves.
      const sign = bonus.querySelector("svg")?.getBoundingClientRect();
      const number = document.createRange();
      if (bonus.firstChild?.nodeType === Node.TEXT_NODE && bonus.firstChild.textContent !== "") {
        number.selectNode(bonus.firstChild);
        const { left } = number.getBoundingClientRect();
        if (
          sign === undefined ||
          (backwards && bonus.tagName !== "BDI" ? left < sign.left : left > sign.left)
        )
          faults.push(`${of}: "${bonus.textContent}" is turned round`);
      }
      const next = given[nth + 1]?.getBoundingClientRect();
      if (next === undefined || next.top > rect.bottom - 4) continue;
      if (backwards ? next.right > rect.left + 1 : next.left < rect.right - 1)
        faults.push(`${of}: "${given[nth + 1].textContent}" stands before "${bonus.textContent}"`);
    }
  }
  return { faults, bonuses };
}

inBrowser("the faces of cards in hand", (site) => {
  it.each(LANGS)("are to be read, %s", async (lang) => {
    const table = await frameTable(site, { lang });
    const faults: string[] = [];
    let bonuses = 0;
    const see = async ([width, height]: (typeof SCREENS)[number], hand: Laid): Promise<void> => {
      await table.size(width, height);
      await lay(table.frame, hand);
      const found = await table.frame.evaluate(look);
      faults.push(...found.faults.map((fault) => `${width}: ${fault}`));
      bonuses += found.bonuses;
    };
    for (const [of, size, hand] of LOOKS) if (of === lang) await see(size, hand);
    // And at every size in the language in which an order is easily lost.
    if (lang === "he") for (const size of SCREENS) await see(size, GIVING);
    expect(faults).toEqual([]);
    expect(bonuses).toBeGreaterThan(100);
    await table.close();
  });
});
