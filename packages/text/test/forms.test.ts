/** Names of cards as sentences need them: every form that a language's sentences ask for, of every card. */
import { readFileSync } from "node:fs";
import { describe, expect, it, test } from "vitest";
import {
  CARD_IDS,
  cardForm,
  cardForms,
  cardGender,
  cardName,
  findCard,
  formOf,
  formsOf,
  LANGS,
  type Lang,
} from "../src/index.ts";
import { cardList, message } from "../src/messages.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** The forms that the sentences of a language ask for: after the underscore of a blank or of a card's name. */
function asked(lang: Lang): string[] {
  const messages = Object.values(JSON.parse(read(`messages/${lang}.json`)) as Record<string, string>).join(
    "\n",
  );
  const learn = read(`learn/lessons.${lang}.json`) + read(`learn/rules.${lang}.json`);
  const found = [...messages.matchAll(/\{\w+?_(\w+)\s*[,}]/g), ...learn.matchAll(/\[[a-z][a-z-]*_(\w+)\]/g)];
  return [...new Set(found.map((match) => match[1]))];
}

describe.each(LANGS)("%s", (lang) => {
  const terms = JSON.parse(read(`terms/${lang}.json`)) as {
    genders: string[];
    forms: Record<string, string | Record<string, string> | null>;
  };
  const wanted = asked(lang);

  it("asks only for forms that it knows", () => {
    expect(wanted.filter((form) => form !== "gender" && !formsOf(lang).includes(form))).toEqual([]);
    if (wanted.includes("gender")) expect(terms.genders).not.toEqual([]);
  });

  it("has every form of every card that its sentences ask for", () => {
    const missing = CARD_IDS.flatMap((id) =>
      wanted
        .filter((form) => (form === "gender" ? cardGender(id, lang) : formOf(id, form, lang)) === undefined)
        .map((form) => `${id}: ${form}`),
    );
    expect(missing).toEqual([]);
  });

  it("gives cards no gender and no form that it does not know", () => {
    for (const id of CARD_IDS) {
      const gender = cardGender(id, lang);
      if (gender !== undefined) expect(terms.genders, id).toContain(gender);
    }
    const entries = JSON.parse(read(`cards/${lang}.json`)) as Record<string, { forms?: object }>;
    const unknown = Object.entries(entries).flatMap(([id, { forms = {} }]) =>
      Object.keys(forms)
        .filter((form) => !formsOf(lang).includes(form))
        .map((form) => `${id}: ${form}`),
    );
    expect(unknown).toEqual([]);
  });

  it("has a rule for each gender, or for none", () => {
    for (const [form, rule] of Object.entries(terms.forms)) {
      if (rule !== null && typeof rule === "object")
        expect(Object.keys(rule).sort(), form).toEqual([...terms.genders].sort());
    }
  });

  it("never calls two cards alike in any form", () => {
    const byForm = new Map<string, string>();
    const twice: string[] = [];
    for (const id of CARD_IDS) {
      for (const form of cardForms(id, lang)) {
        const other = byForm.get(form);
        if (other !== undefined) twice.push(`${form}: ${other}, ${id}`);
        byForm.set(form, id);
        expect(findCard(form, lang), form).toBe(id);
      }
    }
    expect(twice).toEqual([]);
  });
});

test("a form is what the card says, or what the language's rule makes of it", () => {
  expect(cardForm("grand-market", "object", "de")).toBe("Großen Markt");
  expect(cardForm("grand-market", "a", "de")).toBe("einen Großen Markt");
  expect(cardForm("village", "a", "de")).toBe("ein Dorf");
  expect(cardForm("smithy", "a", "de")).toBe("eine Schmiede");
  expect(cardForm("village", "object", "pl")).toBe("Wioskę");
  expect(cardForm("village", "the", "nl")).toBe("het Dorp");
  expect(cardForm("workshop", "the", "he")).toBe("בית המלאכה");
  expect(cardForm("throne-room", "the", "he")).toBe("כס המלכות");
});

test("a form that is missing is no reason not to name the card", () => {
  expect(formOf("village", "unheard-of", "de")).toBeUndefined();
  expect(cardForm("village", "unheard-of", "de")).toBe(cardName("village", "de"));
});

test("what a sentence looks for is all that a card may be called, without articles", () => {
  expect(cardForms("grand-market", "de")).toEqual(["Großer Markt", "Großen Markt"]);
  expect(cardForms("village", "de")).toEqual(["Dorf"]);
});

test("sentences take the form that they ask for", () => {
  expect(message("option.buy", { card: ["grand-market"] }, "de")).toBe("Großen Markt kaufen");
  expect(message("option.buy", { card: ["village"] }, "en")).toBe("buy Village");
  const asks = (source: string) =>
    message("web.replay.asked", { source: [source], you: "yes", who: "" }, "he");
  expect(asks("witch")).toBe("המכשפה שואלת אתכם");
  expect(asks("kings-court")).toBe("חצר המלכות שואלת אתכם");
  expect(asks("smugglers")).toBe("המבריחים שואלים אתכם");
  expect(asks("throne-room")).toBe("כס המלכות שואל אתכם");
});

test("lists put each name in its form; after a number there is no article", () => {
  expect(cardList(["grand-market", "silver"], "de", "a")).toBe("einen Großen Markt, ein Silber");
  expect(cardList(["copper", "copper"], "de", "a")).toMatch(/^2.? Kupfer$/);
  expect(cardList(["overlord", "overlord"], "de", "a")).toMatch(/^2.? Lehnsherrn$/);
  // A name that is definite already takes the object's word before it, but not after a number.
  expect(cardList(["grand-market", "silver"], "he", "object")).toBe("את השוק הגדול, כסף");
  expect(cardList(["grand-market", "grand-market"], "he", "object")).toBe("2 קלפי השוק הגדול");
});
