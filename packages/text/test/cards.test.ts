import { cards } from "@fiefdom/cards";
import { describe, expect, test } from "vitest";
import {
  CARD_IDS,
  type CardText,
  cardName,
  cardText,
  findCard,
  hasOwnName,
  LANGS,
  type Lang,
  pileName,
  plain,
  segments,
  suggest,
} from "../src/index.ts";

const RULESETS = ["printed", "current"] as const;
const PARTS = ["play", "below", "setup"] as const satisfies readonly (keyof CardText)[];
const translations = LANGS.filter((lang) => lang !== "en");
const symbolsOf = (text = ""): string[] => (text.match(/\{[^}]*\}/g) ?? []).sort();
const differs = (id: string, lang: Lang): boolean =>
  JSON.stringify(cardText(id, lang, "printed")) !== JSON.stringify(cardText(id, lang, "current"));

test("every card, Event and Landmark has a text, and nothing else has", () => {
  expect([...CARD_IDS].sort()).toEqual([...cards.keys()].sort());
});

describe.each(LANGS)("%s", (lang) => {
  test("every card has a name of its own", () => {
    const names = CARD_IDS.map((id) => cardName(id, lang));
    expect(names.filter((name) => name.trim() === "" || name !== name.trim())).toEqual([]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  test("every card says something", () => {
    for (const id of CARD_IDS) {
      for (const ruleset of RULESETS) {
        const texts = Object.values(cardText(id, lang, ruleset));
        expect(texts.length, id).toBeGreaterThan(0);
        for (const text of texts) expect(text, id).toMatch(/\S\.$/u);
      }
    }
  });

  test("braces hold known symbols and nothing else", () => {
    for (const id of CARD_IDS) {
      for (const ruleset of RULESETS) {
        for (const text of Object.values(cardText(id, lang, ruleset)) as string[]) {
          const words = segments(text).filter((part) => typeof part === "string");
          expect(words.join(""), id).not.toMatch(/[{}$]/);
        }
      }
    }
  });

  test("every name leads back to its card", () => {
    for (const id of CARD_IDS) expect(findCard(cardName(id, lang), lang)).toBe(id);
  });
});

describe.each(translations)("%s beside English", (lang) => {
  test.each(RULESETS)("the same parts and symbols under %s rules", (ruleset) => {
    for (const id of CARD_IDS) {
      const [ours, theirs] = [cardText(id, "en", ruleset), cardText(id, lang, ruleset)];
      for (const part of PARTS) {
        expect(theirs[part] === undefined, `${id} ${part}`).toBe(ours[part] === undefined);
        expect(symbolsOf(theirs[part]), `${id} ${part}`).toEqual(symbolsOf(ours[part]));
      }
    }
  });

  test("a printed variant wherever English has one", () => {
    expect(CARD_IDS.filter((id) => differs(id, lang))).toEqual(CARD_IDS.filter((id) => differs(id, "en")));
  });

  test("nothing was left in English", () => {
    const untranslated = CARD_IDS.filter((id) =>
      PARTS.some((part) => {
        const text = cardText(id, "en")[part];
        return text !== undefined && /\p{L}{2}/u.test(plainWords(text)) && cardText(id, lang)[part] === text;
      }),
    );
    expect(untranslated).toEqual([]);
  });
});

const plainWords = (text: string): string =>
  segments(text)
    .filter((part) => typeof part === "string")
    .join("");

test("names of our own are Hebrew ones, and a Polish one or two", () => {
  const ours = (lang: Lang): number => CARD_IDS.filter((id) => hasOwnName(id, lang)).length;
  expect([ours("en"), ours("de"), ours("nl")]).toEqual([0, 0, 0]);
  expect(ours("pl")).toBeLessThan(ours("he") / 10);
  expect(hasOwnName("smithy", "he")).toBe(false);
  expect(hasOwnName("villa", "he")).toBe(true);
});

test("the rulebooks' text is the default", () => {
  expect(cardText("forum", "en").below).toBe("When you buy this: +1 Buy.");
  expect(cardText("forum", "en", "current").below).toBe("When you gain this: +1 Buy.");
  expect(cardText("groundskeeper", "de", "current").below).toBeUndefined();
  expect(cardText("groundskeeper", "de", "printed").below).toContain("im Spiel");
});

test("an unknown card is an error, whatever its name", () => {
  expect(() => cardName("dragon", "en")).toThrow('"dragon"');
  expect(() => cardText("toString", "en")).toThrow('"toString"');
});

test("cards are found by id and by name in any language, without accents, case or apostrophes", () => {
  expect(findCard("throne-room")).toBe("throne-room");
  expect(findCard("Throne room")).toBe("throne-room");
  expect(findCard("KINGS COURT")).toBe("kings-court");
  expect(findCard("king’s court")).toBe("kings-court");
  expect(findCard("Grosser Markt")).toBe("grand-market");
  expect(findCard("topferei", "pl")).toBe("artisan");
  expect(findCard("Zloto")).toBe("gold");
  expect(findCard("Patricier")).toBe("patrician");
  expect(findCard("  כס  המלכות ")).toBe("throne-room");
  expect(findCard("dragon")).toBeUndefined();
  expect(findCard("")).toBeUndefined();
});

test("a slip of the pen is answered with what was meant", () => {
  expect(suggest("Smity", "en")).toEqual(["Smithy"]);
  expect(suggest("vilage", "en")[0]).toBe("Village");
  expect(suggest("Chap", "en")).toContain("Chapel");
  expect(suggest("Tronsaal", "de")).toEqual(["Thronsaal"]);
  expect(suggest("xylophone", "en")).toEqual([]);
  expect(suggest("", "en")).toEqual([]);
});

test("piles of several kinds have names", () => {
  expect(pileName("moat", "de")).toBe("Burggraben");
  expect(pileName("castles", "pl")).toBe("Zamki");
  expect(pileName("settlers-bustling-village", "nl")).toBe("Kolonisten/Levendig Dorp");
  expect(() => pileName("knights", "en")).toThrow('"knights"');
});

test("symbols come apart, and can be spelled", () => {
  expect(segments("+{$2}. {VP-1} or {VP}")).toEqual([
    "+",
    { symbol: "coins", amount: 2 },
    ". ",
    { symbol: "vp", amount: -1 },
    " or ",
    { symbol: "vp" },
  ]);
  expect(plain("+{$2}, {D6}, +{VP1}, all {VP}", "en")).toBe("+$2, 6 Debt, +1 VP, all VP");
  expect(plain("+{$2}, {D6}, +{VP1}", "de")).toBe("+$2, 6 Schuldenmarker, +1 SP");
});
