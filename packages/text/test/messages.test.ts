import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { DecisionJSON } from "@fiefdom/engine";
import { LANGS } from "@fiefdom/text";
import { hasMessage, MESSAGE_KEYS, message } from "@fiefdom/text/messages";
import { optionText, question, whyText } from "@fiefdom/text/messages-decisions";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";

const decision = (over: Partial<DecisionJSON>): DecisionJSON => ({
  seat: 0,
  verb: "discard",
  source: "militia",
  from: "hand",
  options: ["copper", "copper", "estate"],
  min: 2,
  max: 2,
  ordered: false,
  about: [],
  ...over,
});

const isCard = (id: string): boolean => ["copper", "estate", "village"].includes(id);

describe("messages", () => {
  it("are all well-formed", () => {
    const anything = new Proxy(
      {},
      {
        get: () => 1,
        has: () => true,
        getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 1 }),
      },
    );
    for (const key of MESSAGE_KEYS) expect(message(key, anything), key).not.toBe("");
  });

  it("know singular and plural", () => {
    expect(message("log.discard", { you: "no", who: "Maud", known: "no", n: 1 })).toBe(
      "Maud discards 1 card",
    );
    expect(message("log.discard", { you: "no", who: "Maud", known: "no", n: 2 })).toBe(
      "Maud discards 2 cards",
    );
  });

  it("put questions into words", () => {
    expect(question(decision({}), "en")).toBe("Discard 2 cards.");
    expect(question(decision({ min: 0, max: 3 }), "en")).toBe("Discard any number of cards.");
    expect(question(decision({ verb: "trash", min: 0, max: 1 }), "en")).toBe("Trash one card or none.");
    expect(
      question(decision({ verb: "play", options: ["yes", "no"], min: 1, max: 1, about: ["village"] }), "en"),
    ).toBe("Play Village?");
    expect(question(decision({ verb: "turn-over" }), "en")).toBe("Turn over: choose 2 cards.");
  });

  it("put options into words", () => {
    const d = { verb: "buy", source: null };
    expect(optionText(d, "end", isCard, "en")).toBe("end the turn");
    expect(optionText(d, "buy:village", isCard, "en")).toBe("buy Village");
    expect(optionText(d, "pay:3", isCard, "en")).toBe("pay off 3 Debt");
    expect(optionText(d, "copper", isCard, "en")).toBe("Copper");
    expect(optionText(d, "some-thing-new", isCard, "en")).toBe("Some thing new");
  });

  it("say why not", () => {
    expect(whyText({ code: "too-dear", n: 2 }, "buy", "buy", "en")).toBe("it costs $2 more than you have.");
    expect(whyText({ code: "wrong-phase" }, "buy", "action", "en")).toContain("Action phase");
    expect(whyText({ code: "forbidden", because: "in-play", card: "copper" }, "buy", "buy", "en")).toContain(
      "Copper",
    );
    expect(whyText(null, "buy", "buy", "en")).toContain("you can do that now");
  });
});

describe("every word of the rules has a sentence", () => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const source = ["engine/src", "cards/src"]
    .flatMap((folder) =>
      readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" }).map(
        (file) => `${root}/${folder}/${file}`,
      ),
    )
    .filter((path) => path.endsWith(".ts"))
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const found = (pattern: RegExp): string[] => [
    ...new Set([...source.matchAll(pattern)].map((match) => match[1])),
  ];

  it("in the log", () => {
    // Told together with the discard that they belong to.
    const silent = ["discardTop"];
    const kinds = found(/note\(\s*g,\s*"([a-zA-Z]+)"/g).filter((kind) => !silent.includes(kind));
    expect(kinds.length).toBeGreaterThan(15);
    expect(kinds.filter((kind) => !hasMessage(`log.${kind}`))).toEqual([]);
  });

  it("in questions", () => {
    const verbs = [
      ...found(/\b(?:choose|chooseFromSupply|choosePile)\(\s*"([a-z-]+)"/g),
      ...found(/ask\(\s*g,\s*f,\s*"([a-z-]+)"/g),
    ];
    expect(verbs.length).toBeGreaterThan(8);
    expect(verbs.filter((verb) => !hasMessage(`ask.${verb}`))).toEqual([]);
    expect(found(/\bmay\(\s*"([a-z-]+)"/g).filter((verb) => !hasMessage(`may.${verb}`))).toEqual([]);
  });

  it("in reasons", () => {
    const codes = [
      ...new Set(
        [
          ...(
            /readonly code:([^;]+);/.exec(source.slice(source.indexOf("export interface Reason")))?.[1] ?? ""
          ).matchAll(/"([a-z-]+)"/g),
        ].map((match) => match[1]),
      ),
    ];
    expect(codes.length).toBeGreaterThan(10);
    const missing = codes.filter(
      (code) =>
        !hasMessage(`why.${code}`) && !(hasMessage(`why.${code}.play`) && hasMessage(`why.${code}.buy`)),
    );
    expect(missing).toEqual([]);
  });
});

describe("messages in every language", () => {
  const LITERAL = 0;
  /** The names of what a sentence has to be given. */
  const blanks = (text: string): string[] => {
    const names = new Set<string>();
    const walk = (parts: ReturnType<IntlMessageFormat["getAst"]>): void => {
      for (const part of parts) {
        if (!("value" in part) || part.type === LITERAL) continue;
        // `{card_object}` is a form of `{card}`.
        names.add(part.value.replace(/_\w+$/, ""));
        if ("options" in part) for (const { value } of Object.values(part.options)) walk(value);
      }
    };
    walk(new IntlMessageFormat(text, "en", undefined, { ignoreTag: true }).getAst());
    return [...names];
  };

  for (const lang of LANGS.filter((other) => other !== "en")) {
    const file = new URL(`../messages/${lang}.json`, import.meta.url);
    const own: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));

    it(`${lang} lacks none and has none too many`, () => {
      expect(MESSAGE_KEYS.filter((key) => own[key] === undefined)).toEqual([]);
      expect(Object.keys(own).filter((key) => !hasMessage(key))).toEqual([]);
    });

    it(`${lang} is well-formed and fills in nothing that English does not know`, () => {
      const english: Record<string, string> = JSON.parse(
        readFileSync(new URL("../messages/en.json", import.meta.url), "utf8"),
      );
      for (const n of [0, 1, 2, 3, 5, 22]) {
        const anything = new Proxy({}, { get: () => n, has: () => true });
        for (const key of MESSAGE_KEYS) expect(message(key, anything, lang), key).not.toBe("");
      }
      for (const key of MESSAGE_KEYS)
        expect(blanks(english[key]), key).toEqual(expect.arrayContaining(blanks(own[key])));
    });
  }
});
