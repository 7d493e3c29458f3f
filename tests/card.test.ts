/** Beginning a card, and being told what it still lacks. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { begin } from "../scripts/card.ts";
import { BLANK, type House, missing } from "../scripts/complete.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

describe("npm run card", () => {
  let copy = "";
  const read = (file: string): string => readFileSync(join(copy, file), "utf8");
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), "fiefdom-card-"));
    for (const part of [
      "packages/cards/src",
      "packages/text/cards",
      "packages/text/terms",
      "packages/web/src/cards/icons.json",
    ])
      cpSync(join(root, part), join(copy, part), { recursive: true });
    for (const set of ["base", "empires/kingdom"])
      mkdirSync(join(copy, "scenarios", set), { recursive: true });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it("writes a definition, a text a language, an icon and a scenario, and nothing else", () => {
    const files = begin(copy, "Bee's Keeper", "base/trashing");
    expect(files).toEqual([
      "packages/cards/src/base/trashing.ts",
      ...["de", "en", "he", "nl", "pl"].map((lang) => `packages/text/cards/${lang}.json`),
      "packages/web/src/cards/icons.json",
      "scenarios/base/bees-keeper.yaml",
    ]);
    expect(read(files[0])).toContain('export const BeesKeeper = card("bees-keeper", {');
    const en = JSON.parse(read("packages/text/cards/en.json"));
    expect(en["bees-keeper"]).toEqual({ name: "Bee's Keeper", play: BLANK });
    const ids = Object.keys(en);
    const at = ids.indexOf("bees-keeper");
    expect(ids.slice(at - 1, at + 2)).toEqual(ids.slice(at - 1, at + 2).sort());
    expect(JSON.parse(read("packages/text/cards/he.json"))["bees-keeper"].name).toBe(BLANK);
    expect(JSON.parse(read("packages/text/cards/pl.json"))["bees-keeper"]).toMatchObject({
      gender: BLANK,
      forms: { object: BLANK },
    });
    expect(JSON.parse(read("packages/web/src/cards/icons.json"))["bees-keeper"]).toBe(BLANK);
    expect(read("scenarios/base/bees-keeper.yaml")).toContain("- P plays Bee's Keeper");
  });

  it("imports what the skeleton needs, where a file has not got it", () => {
    begin(copy, "Hidden Garden", "base/gaining");
    const code = read("packages/cards/src/base/gaining.ts");
    for (const word of ["card", "effect", "plus"])
      expect(code.match(new RegExp(`^import \\{[^}]*\\b${word}\\b`, "gm"))).toHaveLength(1);
  });

  it("needs only a name, and knows where a set keeps its scenarios", () => {
    expect(begin(copy, "Ferryman")[0]).toBe("packages/cards/src/base/playing.ts");
    expect(begin(copy, "Quaestor", "empires/kingdom").at(-1)).toBe("scenarios/empires/kingdom/quaestor.yaml");
  });

  it("says what is wrong, and writes nothing then", () => {
    const before = read("packages/text/cards/en.json");
    expect(() => begin(copy, "Smithy")).toThrow("There is a card called Smithy already.");
    expect(() => begin(copy, "Ostler", "base/horses")).toThrow("trashing.ts");
    expect(() => begin(copy, "../x")).toThrow("no name for a card");
    expect(read("packages/text/cards/en.json")).toBe(before);
  });
});

describe("what a card lacks", () => {
  const whole: House = {
    cards: ["ash"],
    plain: [],
    texts: {
      en: { ash: { name: "Ash", play: "+1 Card." } },
      de: { ash: { name: "Esche", play: "+1 Karte." } },
    },
    grammar: { en: { genders: [], forms: {} }, de: { genders: [], forms: {} } },
    icons: { ash: "Lorc/tree" },
    drawn: new Set(["tree"]),
    scenarios: [{ title: "Ash draws", about: ["ash"] }],
    courses: [{ id: "ash", names: ["burn", "2"] }],
    messages: new Set(["course.ash.burn"]),
  };
  const lacking = (change: Partial<House>): string => missing({ ...whole, ...change }).join("\n");

  // That nothing is lacking in this house is a check of its own in scripts/test.mjs.
  it("is nothing for a whole one", () => expect(missing(whole)).toEqual([]));

  it.each<[string, Partial<House>, string]>([
    ["a trait", { plain: ["ash"] }, "ash is good for nothing"],
    ["a text", { texts: { ...whole.texts, de: {} } }, "ash has no text in packages/text/cards/de.json."],
    ["a name", { texts: { de: { ash: { name: BLANK, play: "x." } } } }, "ash has a blank"],
    ["words", { texts: { de: { ash: { name: "Esche" } } } }, "ash says nothing"],
    ["a gender", { grammar: { de: { genders: ["f"], forms: {} } } }, "The name of ash has no gender in"],
    ["a form", { grammar: { de: { genders: [], forms: { object: null } } } }, 'has no form "object"'],
    ["an icon", { icons: {} }, "ash has no icon in packages/web/src/cards/icons.json"],
    ["the choice of an icon", { icons: { ash: BLANK } }, "ash has no icon"],
    ["an author", { icons: { ash: "tree" } }, 'is not written "Author/name"'],
    ["an icon that exists", { icons: { ash: "Lorc/bush" } }, 'no icon "bush"'],
    ["a scenario", { scenarios: [] }, "ash has no scenario about it"],
    ["a title", { scenarios: [{ title: `Ash ${BLANK}`, about: ["ash"] }] }, "has no title yet"],
    ["words for a course", { messages: new Set() }, 'ash offers the course "burn"'],
    ["a definition", { cards: [] }, "there is no such card in packages/cards"],
  ])("is named: %s", (_, change, sentence) => expect(lacking(change)).toContain(sentence));

  it("is named: an icon of one's own", () => {
    const texts = { en: { ...whole.texts.en, elm: { name: "Elm", play: "x." } } };
    const icons = { ash: "Lorc/tree", elm: "Lorc/tree" };
    expect(lacking({ cards: ["ash", "elm"], texts, icons })).toContain("elm and ash have the same icon");
  });
});
