import { CARD_IDS, cardName, LANGS } from "@fiefdom/text";
import { loadLessons, loadRules, pieces } from "@fiefdom/text/learn";
import { hasMessage } from "@fiefdom/text/messages";
import { describe, expect, it } from "vitest";

/** Every text of a tree of texts, with the way to it. */
function* textsIn(tree: unknown, way = ""): Generator<readonly [way: string, text: string]> {
  if (typeof tree === "string") yield [way, tree];
  else if (typeof tree === "object" && tree !== null)
    for (const [key, value] of Object.entries(tree)) yield* textsIn(value, `${way}/${key}`);
}

const SYMBOLS = /\{(?:\$|D|VP)-?\d*\}/g;

/** What a sentence fills in: cards, words of the interface, links, symbols. */
const filled = (text: string): string[] => {
  const named = pieces(text).flatMap((piece) =>
    typeof piece === "string" ? [] : [`${piece.kind}:${piece.name}`],
  );
  return [...new Set([...named, ...(text.match(SYMBOLS) ?? [])])].sort();
};

/**
 * Names of cards that are words of the game or of everyday language as well, and stand in the texts as such.
 * Everything else that is called as a card is one.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  en: ["curse"],
  de: ["curse", "fortune"],
  nl: ["curse"],
  pl: ["curse"],
  he: ["curse", "silver", "fortune"],
};

describe.each([
  ["the lessons", loadLessons],
  ["the rules", loadRules],
] as const)("%s", (_name, load) => {
  it("name only what there is", async () => {
    const rules = await loadRules("en");
    for (const [way, text] of textsIn(await load("en"))) {
      for (const piece of pieces(text)) {
        if (typeof piece === "string") {
          expect(piece, way).not.toMatch(/[[\]]/);
          continue;
        }
        const { kind, name } = piece;
        if (kind === "card") expect(CARD_IDS, way).toContain(name);
        if (kind === "web") expect(hasMessage(`web.${name}`), way).toBe(true);
        if (kind === "rules") expect(Object.keys(rules), way).toContain(name);
        if (kind === "page") expect(["learn", "cards"], way).toContain(name);
      }
    }
  });

  it.each(LANGS.filter((lang) => lang !== "en"))("are all there in %s, and say the same", async (lang) => {
    const english = [...textsIn(await load("en"))];
    const own = new Map(textsIn(await load(lang)));
    expect([...own.keys()]).toEqual(english.map(([way]) => way));
    for (const [way, text] of english) {
      expect(filled(own.get(way) ?? ""), way).toEqual(filled(text));
      expect(own.get(way)?.slice(0, 2) === "- ", way).toBe(text.startsWith("- "));
      expect(own.get(way)?.split(" | ").length, way).toBe(text.split(" | ").length);
    }
  });

  it.each(LANGS)("write no card's name out in %s: it comes from the card", async (lang) => {
    const names = CARD_IDS.filter((id) => !WORDS[lang].includes(id)).map((id) => cardName(id, lang));
    const any = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join("|")})(?![\\p{L}\\p{N}])`, "u");
    const faults: string[] = [];
    for (const [way, text] of textsIn(await load(lang))) {
      const words = pieces(text)
        .map((piece) => (typeof piece === "string" ? piece : " # "))
        .join("");
      const found = any.exec(words);
      if (found !== null) faults.push(`${way}: ${found[0]}`);
    }
    expect(faults).toEqual([]);
  });
});
