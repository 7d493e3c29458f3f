/** One word for one thing: what the rulebooks of a language call otherwise, and things that share no name. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { CARD_IDS, cardForms, LANGS } from "../src/index.ts";
import { joined } from "../src/lang.ts";
import { MESSAGE_KEYS, message } from "../src/messages.ts";

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), "utf8"));

/** Every text of a tree of texts, with the way to it. */
function* textsIn(tree: unknown, way: string): Generator<readonly [way: string, text: string]> {
  if (typeof tree === "string") yield [way, tree];
  else if (typeof tree === "object" && tree !== null)
    for (const [key, value] of Object.entries(tree)) yield* textsIn(value, `${way}/${key}`);
}

const AVOIDED = read("terms/avoided.json") as Record<string, Record<string, string>>;

describe.each(LANGS)("%s", (lang) => {
  it("keeps to the words of its rulebook", () => {
    const files = [
      `messages/${lang}.json`,
      `cards/${lang}.json`,
      `terms/${lang}.json`,
      `learn/lessons.${lang}.json`,
      `learn/rules.${lang}.json`,
      ...(lang === "en" ? [] : [`rulings/${lang}.json`]),
    ];
    const words = Object.entries(AVOIDED[lang]).map(
      ([word, instead]) => [new RegExp(word, "u"), instead] as const,
    );
    const found = files.flatMap((file) =>
      [...textsIn(read(file), file)].flatMap(([way, text]) =>
        words.filter(([word]) => word.test(text)).map(([word, instead]) => `${way}: ${word} → ${instead}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it("calls no bot like a card", () => {
    const cards = new Set(CARD_IDS.flatMap((id) => cardForms(id, lang)));
    // What tells how strong they are is no name.
    const bots = MESSAGE_KEYS.filter((key) => /^web\.(?:online\.)?bot\.(?!elo)/.test(key));
    expect(bots.length).toBeGreaterThan(4);
    expect(bots.filter((key) => cards.has(message(key, {}, lang).split(":")[0]))).toEqual([]);
  });

  it("tells gaining a card to hand from taking one into hand", () => {
    for (const you of ["yes", "no"]) {
      const told = { you, who: "Maud", cards: ["silver"], known: "yes", n: 1, from: "supply", to: "hand" };
      expect(message("log.gain", told, lang)).not.toBe(message("log.toHand", told, lang));
      const aside = { ...told, to: "discard" };
      expect(message("log.gain", told, lang)).not.toBe(message("log.gain", aside, lang));
    }
  });

  it("calls a recorded game otherwise than a game played again", () => {
    const again = message("web.online.rematch.gone", {}, lang).toLowerCase();
    for (const key of ["web.replays", "web.nav.replays"] as const)
      expect(again).not.toContain(message(key, {}, lang).toLowerCase());
  });
});

it("joins names as the language does", () => {
  const isolated = (name: string): string => `\u2068${name}\u2069`;
  expect(joined(["Maud", "Odo", "Isolde"], "de")).toBe("Maud, Odo und Isolde");
  expect(joined(["מוד", "אודו"], "he")).toBe("מוד ואודו");
  expect(joined(["Maud", "Odo"], "he")).toBe("Maud ו־Odo");
  expect(joined(["Maud", "מוד", "אודו"].map(isolated), "he")).toMatch(/ו\u2068אודו\u2069$/u);
  expect(joined(["מוד", "Odo"].map(isolated), "he")).toMatch(/ ו־\u2068Odo\u2069$/u);
});

describe("from right to left", () => {
  /** Between these marks a sign stays before its number, whatever is around it. */
  const ISOLATED = /\u2066[^\u2069]*\u2069/gu;
  const SIGNED = /[+−](?:\$|\{|#|\d)|\$(?:\{|#|\d)/u;

  it("signs and costs keep their place in every Hebrew sentence of the site", () => {
    const messages = Object.entries(read("messages/he.json") as Record<string, string>);
    // Few terminals know the marks; there the signs take their chance.
    const loose = messages.filter(
      ([key, text]) => !key.startsWith("cli.") && SIGNED.test(text.replace(ISOLATED, "")),
    );
    expect(loose.map(([key]) => key)).toEqual([]);
    expect(messages.filter(([, text]) => /\u2066\+/u.test(text)).length).toBeGreaterThan(5);
  });
});
