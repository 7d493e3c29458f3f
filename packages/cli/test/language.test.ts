/** The terminal in other languages than English: what it says, and what may be typed. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WARNING_CODES } from "@fiefdom/bots/plan/dominionsim";
import { FAULT_CODES, inEnglish as faultInEnglish } from "@fiefdom/bots/plan/fault";
import { XML_CODES, XmlError } from "@fiefdom/bots/plan/xml";
import { DAMAGE_CODES, Damaged } from "@fiefdom/server/store/chain";
import { UNUSABLE_CODES, Unusable } from "@fiefdom/server/store/sqlite";
import { LANGS, type Lang } from "@fiefdom/text";
import { hasMessage, message } from "@fiefdom/text/messages";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { run as lab } from "../src/commands/lab.ts";
import { setTable } from "../src/commands/play.ts";
import { run as simulate } from "../src/commands/simulate.ts";
import { COMMANDS as LISTED } from "../src/commands.ts";
import { width } from "../src/layout.ts";
import { told } from "../src/problem.ts";
import { settings } from "../src/settings.ts";
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

/** What a command of the lab prints. */
async function printed(args: readonly string[]): Promise<string> {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    expect(await lab(args)).toBe(0);
    return print.mock.calls.flat().join("\n");
  } finally {
    print.mockRestore();
  }
}

/** How every command is used, the lab's among them. */
async function usages(): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const [name, { load }] of Object.entries(LISTED)) found.set(name, (await load()).usage());
  for (const name of ["find", "book", "positions", "opening", "odds", "arena"])
    found.set(`lab ${name}`, await printed([name, "--help"]));
  return found;
}

/** Words that are English and nothing else; what is typed (options, examples, quotations, files) is left out. */
const ENGLISH_ONLY =
  /\b(?:the|and|with|what|which|who|when|how|games?|cards?|players?|turns?|without|this|that|from|your?|usage|by|default|there|no|needs?|takes|must|not)\b/i;
const TYPED =
  /--?[a-z][\w-]*|\b[a-z\d]+(?:-[a-z\d]+)+\b|\b[A-Z_]{3,}\b|\(no\)|\bfiefdom [a-z ]+|"[^"]*"|„[^“”]*[“”]|‘[^’]*’|<[^>]*>|[\w./-]+\.(?:md|py|ts|sqlite|xml)\b|\[[^\]]*\]|\{[^}]*\}/g;
/** Words that other languages have as well, or that are typed. */
const SHARED: Readonly<Partial<Record<Lang, RegExp>>> = { pl: /\b(?:no|by)\b/gi, nl: /\bwho\b/gi };

const english = (lang: Lang, text: string): string[] =>
  text.split("\n").filter((line) =>
    ENGLISH_ONLY.test(
      line
        .replace(/^ {2}\S.*?(?: {2,}|$)/, "")
        .replace(TYPED, "")
        .replace(SHARED[lang] ?? /$^/, ""),
    ),
  );

describe("usage", () => {
  it("is told in each language, within the width of a terminal, with the same options", async () => {
    await speak("en");
    const source = await usages();
    expect(english("en", source.get("simulate") ?? "").length).toBeGreaterThan(10);
    for (const lang of LANGS) {
      await speak(lang);
      for (const [name, text] of await usages()) {
        // A folder is as long as it is.
        const lines = text.split("\n").filter((line) => !line.includes("/"));
        for (const line of lines) expect(width(line), `${lang} ${name}: ${line}`).toBeLessThanOrEqual(80);
        const options = (of: string): string[] => [...new Set(of.match(/(?<=^ {2}|\[)--[a-z-]+/gm) ?? [])];
        expect(options(text), `${lang} ${name}`).toEqual(options(source.get(name) ?? ""));
        if (lang !== "en") expect(english(lang, text), `${lang} ${name}`).toEqual([]);
      }
    }
  });
});

describe("mistakes", () => {
  const complaint = async (work: () => unknown): Promise<string> => {
    try {
      await work();
    } catch (problem) {
      return told(problem as Error) ?? String(problem);
    }
    return "";
  };

  /** What somebody may type wrong, and what of it must be in the answer. */
  const WRONG: readonly (readonly [() => unknown, string])[] = [
    [() => simulate(["squire"]), "2"],
    [() => simulate(["squire", "squire", "--speed", "9"]), "--speed"],
    [() => simulate(["squire", "squire", "--games"]), "--games"],
    [() => simulate(["squire", "squire", "--games", "--json"]), "--games"],
    [() => simulate(["squire", "squire", "--json=yes"]), "--json"],
    [() => simulate(["squire", "squire", "--games", "many"]), "many"],
    [() => simulate(["big-mony", "squire"]), "big-money"],
    [() => simulate(["nobody-at-all", "squire"]), "double-witch"],
    [() => simulate(["nowhere.plan", "squire"]), "nowhere.plan"],
    [() => simulate(["squire", "double-witch", "--kingdom", "first-game"]), "--with witch"],
    [() => simulate(["squire", "squire", "--kingdom", "atlantis"]), "first-game"],
    [() => simulate(["squire", "squire", "--ruleset", "house"]), "current"],
    [() => lab(["cook"]), "cook"],
    [() => lab(["odds", "luck"]), "collide"],
    [() => lab(["odds", "hit", "5", "--open", "silvr"]), "silvr"],
    [() => lab(["opening", "--split", "6/1"]), "4/3"],
    [() => lab(["arena", "squire"]), "1"],
    [() => settings({ FIEFDOM_PORT: "many", FIEFDOM_LOG: "loud" }), "FIEFDOM_LOG"],
  ];

  it.each(LANGS)("are told in %s", async (lang) => {
    for (const [work, named] of WRONG) {
      await speak(lang);
      const said = await complaint(work);
      expect(said, said).toContain(named);
      if (lang === "en") continue;
      expect(english(lang, said), said).toEqual([]);
      await speak("en");
      expect(await complaint(work)).not.toBe(said);
    }
  });

  /** Files that are no plan, with the place where they stop being one. */
  const BAD_PLANS: readonly (readonly [text: string, ending: string, named: string])[] = [
    ["", "plan", "plan"],
    ["plan\n", "plan", "^"],
    ["plan X\nbuy\n  Glod if turn <\n  Silver @\nfrobnicate\n", "plan", "Gold"],
    ["plan X\nplay Village\n", "plan", "X"],
    ["plan X\nbuy Gold\nbuy Silver\n", "plan", "buy"],
    ["plan X\nbuy\n  ...\n", "plan", "..."],
    ["plan X\nfor Size Distorsion\nbuy Gold\n", "plan", "Size Distortion"],
    ["plan X\nneeds ,\nbuy Gold Silver\n", "plan", "Silver"],
    ["plan X\nbuy Gold if money\nchoose Witch estate\n", "plan", ">= 3"],
    ["plan X\nbuy Gold if 1 < 2 < 3\n", "plan", "and"],
    ["plan X\nbuy Gold if (Village owned > 1) + 2 > 1\n", "plan", "^"],
    ["plan X\nbuy Gold if (turn > 2\n", "plan", ")"],
    ["plan X\nbuy Gold if I own 2\n", "plan", "at least 2"],
    ["plan X\nbuy Gold if Village\n", "plan", "Village"],
    ["plan X\nbuy Gold if mony > 2\n", "plan", "money"],
    ["plan X\nplay ... if I own fewer than 2\nbuy Gold\nchoose Wild Hunt:\n", "plan", "^"],
    ["<player name='A'><buy name='Gold'/>", "xml", "1"],
    ["<player a='1' a='2'/>", "xml", "a"],
    ["<player a='&x;'/>", "xml", "&x;"],
    ["<a></b>", "xml", "</b>"],
    ["<a", "xml", "<a>"],
    ["<a/><b/>", "xml", "1"],
    ["<players/>", "xml", "<player>"],
  ];

  it.each(LANGS)("in a plan are told in %s, with their place", async (lang) => {
    await speak(lang);
    for (const [i, [text, ending, named]] of BAD_PLANS.entries()) {
      const path = join(folder, `bad-${i}.${ending}`);
      writeFileSync(path, text);
      const said = await complaint(() => simulate([path, "squire"]));
      expect(said, text).toContain(named);
      expect(said, text).toMatch(/\d/);
      // The lines that are pointed at are as they were written.
      const own = said.split("\n").filter((line) => !line.startsWith("  ") || line.includes(":"));
      if (lang !== "en") expect(english(lang, own.map((line) => line.trim()).join("\n")), said).toEqual([]);
    }
  });

  it.each(LANGS)("that a plan of another program is read in spite of are told in %s", async (lang) => {
    await speak(lang);
    const path = join(folder, "other.xml");
    const buy = (inside: string): string => `<buy name="Silver"><condition>${inside}</condition></buy>`;
    const side = (type: string, attribute = ""): string => `<left type="${type}" attribute="${attribute}"/>`;
    const than = '<operator type="greaterThan"/><right type="constant" attribute="1"/>';
    writeFileSync(
      path,
      `<player name="A"><type name="x"/><start_state/><buy name="Frobnicator"/><buy name="Gold" strategy="odd"/>${[
        "<operator type='greaterThan'/>",
        `${side("countFrogs")}${than}`,
        `${side("countCardTypeInDeck", "Frog")}${than}`,
        `${side("constant", "many")}${than}`,
        `${side("countTurns")}<operator type="about"/><right type="constant" attribute="1"/>`,
        `${side("countTurns")}${than}<extra_operation type="root" attribute="1"/>`,
        "<frog/>",
      ]
        .map(buy)
        .join("")}</player>`,
    );
    const complaints = vi.spyOn(console, "error").mockImplementation(() => {});
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    try {
      await simulate([path, "squire", "--games", "2", "--workers", "1"]);
      const said = complaints.mock.calls.flat().join("\n");
      expect(said.split("\n").filter((line) => line.includes("other.xml")).length).toBe(10);
      if (lang !== "en") expect(english(lang, said), said).toEqual([]);
    } finally {
      complaints.mockRestore();
      print.mockRestore();
    }
  });

  it("of every kind that another package knows have a sentence, in English the same", () => {
    const blanks = "name heads list n card text attribute element closing begins value folder file of";
    const details = Object.fromEntries(blanks.split(" ").map((blank, i) => [blank, i + 2]));
    const words = (key: string): string => {
      if (!hasMessage(key)) throw new Error(`no message ${key}`);
      return message(key, details);
    };
    for (const code of FAULT_CODES)
      expect(words(`cli.plan.fault.${code}`)).toBe(faultInEnglish({ code, details }));
    for (const code of XML_CODES)
      expect(`line 1: ${words(`cli.plan.xml.${code}`)}`).toBe(new XmlError(1, code, details).message);
    for (const code of WARNING_CODES) expect(words(`cli.plan.warning.${code}`)).not.toBe("");
    for (const code of DAMAGE_CODES.filter((one) => one !== "someChat"))
      expect(words(`cli.damage.${code}`)).toBe(new Damaged(code, details.n).message);
    for (const code of UNUSABLE_CODES) {
      const { details: at, message: sentence } = new Unusable(code, "/srv");
      expect(message(`cli.unusable.${code}`, at)).toBe(sentence);
    }
  });

  it("of every kind that the lab knows have a sentence", () => {
    const source = readFileSync(new URL("../../lab/src/contestants.ts", import.meta.url), "utf8");
    const codes = [...source.matchAll(/new ContestantError\(\s*"(\w+)"/g)].map(([, code]) => code);
    expect(codes.length).toBeGreaterThan(8);
    expect(codes.filter((code) => !hasMessage(`cli.wrong.${code}`))).toEqual([]);
  });
});

it("takes cards by their names in the language, and numbers as they are written there", async () => {
  await speak("de");
  const table = setTable({
    kingdom: "Dorf,Schmiede,Hexe,Markt,Miliz,Kapelle,Keller,Burggraben,Mine,Umbau",
    players: 2,
    seed: "1",
    ruleset: "printed",
    name: you(),
    bots: ["squire"],
    sets: null,
  });
  expect(table.cards).toContain("witch");
  const { whole } = await import("../src/lab/bench.ts");
  for (const text of ["10000", "10.000", "10,000", "10 000", "10_000"])
    expect(whole("games", text, 1)).toBe(10_000);
  expect(() => whole("games", "1.5", 1)).toThrow();
});
