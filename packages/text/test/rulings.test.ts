/** Rulings in every language: each English one has its translation, with the same symbols. */
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it, test } from "vitest";
import { CARD_IDS, LANGS } from "../src/index.ts";
import { englishRulings, hasRulings, loadRulings, rulings } from "../src/rulings.ts";
import { segments } from "../src/symbols.ts";

const symbolsOf = (text: string): string[] =>
  segments(text)
    .filter((part) => typeof part !== "string")
    .map((part) => JSON.stringify(part))
    .sort();

test("rulings can be limited to a ruleset", () => {
  expect(rulings("village", "en")).toEqual([]);
  const [all, printed, current] = [undefined, "printed" as const, "current" as const].map(
    (ruleset) => rulings("groundskeeper", "en", ruleset).length,
  );
  expect([all, printed, current]).toEqual([3, 2, 2]);
});

describe.each(LANGS.filter((lang) => lang !== "en"))("%s", (lang) => {
  const file: Record<string, string[]> = JSON.parse(
    readFileSync(new URL(`../rulings/${lang}.json`, import.meta.url), "utf8"),
  );
  beforeAll(() => loadRulings(lang));

  it("has a translation of every ruling, and of nothing else", () => {
    const counts = (of: (id: string) => number): string[] =>
      CARD_IDS.filter((id) => of(id) > 0).map((id) => `${id}: ${of(id)}`);
    expect(counts((id) => file[id]?.length ?? 0)).toEqual(counts((id) => englishRulings(id).length));
    expect(Object.keys(file).filter((id) => !CARD_IDS.includes(id))).toEqual([]);
  });

  it("keeps the symbols, and leaves nothing in English", () => {
    for (const id of CARD_IDS) {
      englishRulings(id).forEach(({ text }, i) => {
        const own = file[id]?.[i] ?? "";
        expect(symbolsOf(own), `${id} ${i}`).toEqual(symbolsOf(text));
        expect(own, `${id} ${i}`).not.toBe(text);
        expect(own.replace(/\{[^}]*\}/g, ""), `${id} ${i}`).not.toMatch(/[{}$]/);
        expect(own, `${id} ${i}`).toMatch(/[.?!”“״"’»)]$/u);
      });
    }
  });

  it("shows its own words with where they come from", () => {
    expect(hasRulings(lang)).toBe(true);
    const [first] = rulings("moat", lang);
    expect(first.text).toBe(file.moat[0]);
    expect(first.source).toBe(englishRulings("moat")[0].source);
  });
});
