/** Sentences that were taken apart say what the library would say that ICU MessageFormat is known by. */
import { readFileSync } from "node:fs";
import { LANGS } from "@fiefdom/text";
import { compile } from "@fiefdom/text/compile";
import { type Filling, filled } from "@fiefdom/text/sentence";
import { IntlMessageFormat } from "intl-messageformat";
import { expect, it } from "vitest";

/** A share of the words by which sentences choose, and some that none knows. */
const WORDS = ["yes", "hand", "deck", "f", "m", "many", "Odo & Maud's"];
const NUMBERS = [0, 1, 2, 3, 5, 22, 1234];

it.each(LANGS)("all of them, %s", (lang) => {
  const file = new URL(`../messages/${lang}.json`, import.meta.url);
  const messages: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
  for (const [key, text] of Object.entries(messages)) {
    const mine = compile(text);
    const theirs = new IntlMessageFormat(text, lang, undefined, { ignoreTag: true });
    const blanks = new Set(text.match(/(?<=\{)\w+(?=\s*[,}])/g));
    const counted = new Set(text.match(/(?<=\{)\w+(?=, plural)/g));
    for (const [nth, n] of NUMBERS.entries()) {
      const fillings: Record<string, Filling> = {};
      for (const blank of blanks) fillings[blank] = counted.has(blank) ? n : WORDS[nth];
      expect(filled(mine, fillings, lang), key).toBe(theirs.format(fillings));
    }
  }
});

it("a blank that nothing is given for, and what sentences are not made of, are errors", () => {
  expect(() => filled(compile("{who} passes"), {}, "en")).toThrow("{who}");
  expect(() => compile("{n, date}")).toThrow("date");
  expect(() => compile("{n, selectordinal, other {#th}}")).toThrow("plural");
  expect(() => compile("{n")).toThrow();
});
