import { awaited } from "@fiefdom/cards/kingdoms";
import { TYPE_NAMES } from "@fiefdom/engine/types";
import { expect, test } from "vitest";
import { inLanguage } from "#languages";
import {
  awaitedName,
  KINGDOM_IDS,
  kingdomName,
  LANGS,
  type Lang,
  phaseName,
  resourceName,
  setName,
  typeName,
  typeNoun,
  zoneName,
} from "../src/index.ts";

test.each(LANGS)("%s has a word for every type and a title for every kingdom", (lang) => {
  for (const type of TYPE_NAMES) expect(typeName(type, lang)).not.toBe("");
  const titles = KINGDOM_IDS.map((id) => kingdomName(id, lang));
  expect(titles).toHaveLength(75);
  expect(new Set(titles).size).toBe(titles.length);
});

test("cards that kingdoms wait for are called as the rulebooks print them", () => {
  const missing = new Set(awaited.flatMap((kingdom) => kingdom.missing.flatMap(({ cards }) => cards)));
  const named = (lang: Lang): string[] =>
    [...missing].filter((name) => awaitedName(name, lang) !== undefined);
  // Of each language one book is known, with its own kingdoms; whatever no language's book names would be an orphan.
  expect(LANGS.map((lang) => [lang, named(lang).length])).toEqual([
    ["en", 0],
    ["de", 85],
    ["nl", 69],
    ["pl", 51],
    ["he", 69],
  ]);
  expect(LANGS.flatMap(named)).toEqual(expect.arrayContaining([...missing]));
  // No names are kept of cards that have come into the game since.
  for (const lang of LANGS)
    expect([...missing]).toEqual(expect.arrayContaining(Object.keys(inLanguage(lang).terms.awaited)));
  expect(awaitedName("Apprentice", "he")).toBe("שוליה");
  expect(awaitedName("Animal Fair", "nl")).toBeUndefined();
});

test("words follow their number", () => {
  expect([1, 2].map((n) => resourceName("buy", n, "de"))).toEqual(["Kauf", "Käufe"]);
  expect([1, 2, 5, 22].map((n) => resourceName("action", n, "pl"))).toEqual([
    "akcja",
    "akcje",
    "akcji",
    "akcje",
  ]);
  expect([0, 1].map((n) => resourceName("coin", n, "nl"))).toEqual(["munten", "munt"]);
  expect([1, 2, 3].map((n) => typeNoun("Victory", n, "he"))).toEqual([
    "קלף ניצחון",
    "קלפי ניצחון",
    "קלפי ניצחון",
  ]);
  expect(resourceName("debt", 1, "de")).toBe("Schuldenmarker");
});

test("zones, phases and sets", () => {
  expect(zoneName("discard", "nl")).toBe("aflegstapel");
  expect(zoneName("pile", "pl", 3)).toBe("stosy");
  expect(phaseName("cleanup", "de")).toBe("Aufräumphase");
  expect(setName("prosperity", "he")).toBe("שגשוג");
});
