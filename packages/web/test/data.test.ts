import { readdirSync, readFileSync } from "node:fs";
import { recommended } from "@fiefdom/cards";
import { CARD_IDS } from "@fiefdom/text";
import { describe, expect, it } from "vitest";
import { catalogueOf } from "../build/catalogue.ts";
import { sprites } from "../build/icons.ts";
import { AUTHORS, CARD_ICONS } from "../src/cards/icons.ts";

describe("what the pages are made of", () => {
  it("every card is in the catalogue and has an icon of its own with an author", () => {
    const { cards } = catalogueOf();
    expect(cards.map((card) => card.id).sort()).toEqual([...CARD_IDS].sort());
    for (const { id } of cards) expect(AUTHORS[CARD_ICONS[id]], id).toBeTruthy();
    expect(new Set(Object.values(CARD_ICONS)).size).toBe(CARD_IDS.length);
  });

  it("knows of the cards what the averages of a deck need", () => {
    const { cards } = catalogueOf();
    const coins = Object.fromEntries(cards.map(({ id, coins = 0 }) => [id, coins]));
    expect(coins).toMatchObject({ copper: 1, gold: 3, platinum: 5, hoard: 2, bank: 0, festival: 0 });
    const draws = new Set(cards.flatMap(({ id, draws }) => (draws === true ? id : [])));
    for (const id of ["village", "smithy", "cellar", "library", "moat"]) expect(draws, id).toContain(id);
    for (const id of ["copper", "curse", "estate", "militia", "chapel"]) expect(draws, id).not.toContain(id);
  });

  it("the files of icons hold exactly those that are credited, and none takes long to read", () => {
    const files = sprites();
    const ids = files.flatMap((file) => [...file.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));
    expect(ids.sort()).toEqual(Object.keys(AUTHORS).sort());
    // All of them in one, 377 kB, are a task of 20 to 60 ms.
    expect(Math.max(...files.map((file) => file.length))).toBeLessThan(80_000);
  });

  it("every icon that the source names is credited", () => {
    const src = new URL("../src/", import.meta.url);
    const files = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
      file.endsWith(".tsx"),
    );
    let named = 0;
    for (const file of files) {
      const source = readFileSync(new URL(file, src), "utf8");
      for (const [, name] of source.matchAll(/(?:<Icon name="|\bicon: ")([a-z-]+)"/g)) {
        expect(AUTHORS[name], `${name} in ${file}`).toBeTruthy();
        named++;
      }
    }
    expect(named).toBeGreaterThan(10);
  });

  it("the kingdoms consist of known piles", () => {
    const { cards, kingdoms } = catalogueOf();
    expect(kingdoms).toHaveLength(recommended.length);
    for (const { kingdom, landscapes } of kingdoms) {
      for (const pile of kingdom)
        expect(
          cards.some((card) => card.pile === pile),
          pile,
        ).toBe(true);
      for (const id of landscapes)
        expect(
          cards.some((card) => card.id === id),
          id,
        ).toBe(true);
    }
  });
});
