/** The terminal in other languages than English: what it says, and what may be typed. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { LANGS, type Lang } from "@fiefdom/text";
import { message } from "@fiefdom/text/messages";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { setTable } from "../src/commands/play.ts";
import { width } from "../src/layout.ts";
import { Sitting } from "../src/sitting.ts";
import { inEnglish, languageOf, speak, you } from "../src/words.ts";
import { FakeTerminal } from "./fake-terminal.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-language-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => speak("en"));

async function shown(lang: Lang, lines: readonly string[]): Promise<FakeTerminal> {
  await speak(lang);
  const rest = [...lines];
  const terminal = new FakeTerminal(() => rest.shift() ?? null);
  const table = setTable({
    kingdom: "first-game",
    players: 2,
    seed: "match",
    ruleset: "printed",
    name: you(),
    bots: ["squire"],
    sets: null,
  });
  await new Sitting(table, terminal, { autosave: join(folder, "auto.json"), own: null }).play();
  return terminal;
}

it("is chosen by what the surroundings say", () => {
  expect(languageOf({ LANG: "de_AT.UTF-8" })).toBe("de");
  expect(languageOf({ LANG: "pl_PL", LC_ALL: "nl_BE.UTF-8" })).toBe("nl");
  expect(languageOf({ LANG: "C.UTF-8" })).toBeUndefined();
  expect(languageOf({})).toBeUndefined();
});

/** The same visit in the words of each language: money, a card bought by its name, questions, the way out. */
const VISITS: Readonly<Record<Exclude<Lang, "en">, readonly string[]>> = {
  de: ["geld", "kaufe silber", "vorrat", "punkte", "warum kaufe provinz", "? schmiede", "hilfe", "verlauf"],
  nl: ["geld", "koop zilver", "voorraad", "punten", "waarom koop provincie", "? smidse", "hulp", "verloop"],
  pl: [
    "skarby",
    "kup srebrnik",
    "zasoby",
    "punkty",
    "dlaczego kup prowincja",
    "? kuznia",
    "pomoc",
    "przebieg",
  ],
  he: ["אוצרות", "רכישה כסף", "מלאי", "ניקוד", "למה רכישה מחוז", "? נפחייה", "עזרה", "יומן"],
};
const ENGLISH = /\b(?:the|and|cards?|you|your|turn|turns|treasures?|supply|buys?|actions?|type)\b/i;
/** Commands keep their English words; the help names them. */
const COMMANDS =
  /\b(?:why|undo|supply|table|trash|score|log|position|save|quit|fiefdom \w+( --\w+)?|hand)\b/g;

describe.each(Object.entries(VISITS) as [Lang, readonly string[]][])("%s", (lang, visit) => {
  it("understands its own words and answers in them", async () => {
    const terminal = await shown(lang, visit);
    const text = terminal.lines.join("\n");
    expect(text).not.toContain(message("cli.unknown", { typed: visit[1] }, lang));
    expect(text).toContain(message("log.buy", { you: "yes", who: "", cards: ["silver"] }, lang));
    expect(text).toContain(message("cli.scoreSoFar", {}, lang).split(" ").slice(0, 2).join(" "));
    for (const line of terminal.lines) expect(width(line), line).toBeLessThanOrEqual(79);
  });

  it("leaves nothing in English", async () => {
    const terminal = await shown(lang, visit);
    const seen = terminal.lines.filter((line) => ENGLISH.test(line.replace(COMMANDS, "")));
    expect(seen).toEqual([]);
  });
});

it("takes English commands in every language, and a card's name as a name", async () => {
  for (const lang of LANGS) {
    await speak(lang);
    expect(inEnglish("undo!")).toBe("undo!");
    expect(inEnglish("buy gold")).toBe("buy gold");
  }
  await speak("de");
  expect(inEnglish("zurück!")).toBe("undo!");
  expect(inEnglish("Warum kaufe Dorf")).toBe("why buy Dorf");
  expect(inEnglish("Dorf")).toBe("Dorf");
});
