import { TYPE_NAMES } from "@fiefdom/engine/types";
import { expect, test } from "vitest";
import {
  KINGDOM_IDS,
  kingdomName,
  LANGS,
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
