/** The terminal in other languages than English: what it says, and what may be typed. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { WARNING_CODES } from "@fiefdom/bots/plan/dominionsim";
import { FAULT_CODES, inEnglish as faultInEnglish } from "@fiefdom/bots/plan/fault";
import { XML_CODES, XmlError } from "@fiefdom/bots/plan/xml";
import { DAMAGE_CODES, Damaged } from "@fiefdom/server/store/chain";
import { Sqlite, UNUSABLE_CODES, Unusable } from "@fiefdom/server/store/sqlite";
import { Store } from "@fiefdom/server/store/store";
import { LANGS, type Lang } from "@fiefdom/text";
import { hasMessage, message } from "@fiefdom/text/messages";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { run as check } from "../src/commands/check.ts";
import { run as lab } from "../src/commands/lab.ts";
import { setTable } from "../src/commands/play.ts";
import { run as puzzles } from "../src/commands/puzzles.ts";
import { run as scenario } from "../src/commands/scenario.ts";
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
  for (const name of ["find", "book", "experience", "positions", "opening", "odds", "arena"])
    found.set(`lab ${name}`, await printed([name, "--help"]));
  return found;
}

/** Words that are English and nothing else; what is typed (options, examples, quotations, files) is left out. */
const ENGLISH_ONLY =
  /\b(?:the|and|with|what|which|who|when|how|games?|cards?|players?|turns?|without|this|that|from|your?|usage|by|default|there|no|needs?|takes|must|not)\b/i;
const TYPED =
  /--?[a-z][\w-]*|\b[a-z\d]+(?:-[a-z\d]+)+\b|\b[A-Z_]{3,}\b|\(no\)|\bfiefdom [a-z ]+|"[^"]*"|״[^״]*״|„[^“”]*[“”]|‘[^’]*’|<[^>]*>|[\w./-]+\.(?:md|py|ts|sqlite|xml)\b|\[[^\]]*\]|\{[^}]*\}/g;
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

  const file = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  /** A server's folder whose file is none. */
  const spoilt = (): string => {
    mkdirSync(join(folder, "spoilt"), { recursive: true });
    file("spoilt/fiefdom.sqlite", "no database at all. ".repeat(300));
    return join(folder, "spoilt");
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
    [() => simulate(["squire", folder]), folder],
    [() => simulate(["squire", "squire", "--games", "2", "--workers", "1", "--report", folder]), folder],
    [() => lab(["ladder", "--page", folder]), folder],
    [() => lab(["audit", "--card", "frob", "--kingdoms", "1", "--games", "1", "--workers", "1"]), "frob"],
    [() => scenario([join(folder, "nowhere.yaml")]), "nowhere.yaml"],
    [() => scenario(["--frob"]), "--frob"],
    [() => puzzles(["check", join(folder, "nowhere.json")]), "nowhere.json"],
    [() => puzzles(["check", folder]), folder],
    [() => puzzles(["check", file("torn.json", "{bad")]), "torn.json"],
    [() => puzzles(["check", file("other.json", '{"a":1}')]), "other.json"],
    [() => puzzles(["choose", file("torn.json", "[1,"), "--to", join(folder, "out")]), "torn.json"],
    [() => puzzles(["find", "rule", join(folder, "out"), file("torn.yaml", "{bad")]), "torn.yaml:1"],
    [() => check(["--data", folder]), folder],
    [() => check(["--data", spoilt()]), "spoilt"],
  ];

  it("are told in every language", async () => {
    for (const [work, named] of WRONG) {
      await speak("en");
      const inEnglish = await complaint(work);
      expect(inEnglish, inEnglish).toContain(named);
      for (const lang of LANGS.filter((other) => other !== "en")) {
        await speak(lang);
        const said = await complaint(work);
        expect(said, said).toContain(named);
        expect(english(lang, said), said).toEqual([]);
        expect(said).not.toBe(inEnglish);
      }
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

describe("scenarios", () => {
  /** Whatever can be wrong with one: in the file, in what is said, and in what comes out. */
  const WRONG = [
    "hello",
    "given: {}",
    "title: 1\ngivn: {}\nplayers: [A, A, turn]\nkingdom: [Gold, Donate, Mote]\nlandscapes: [Moat]\nruleset: old",
    "title: 2\nplayers: [A]\ncolonies: perhaps\nabout: [Nothing at all]\nwhen: {}",
    "title: 3\ngiven: soon\nwhen: [R plays Moat, P frobs, P plays, P plays Mote, P plays Copper x999]",
    "title: 4\ngiven: { phase: start, coins: 3, P: { vp: many, hand: [Donate], lasting: [Moat] }, supply: { Donate: 2 } }",
    "title: 5\ngiven: { P: { lasting: { War Chest: {} }, hand: [Copper x0] }, tokens: { Moat: { coins: 2 } } }",
    "title: 6\ngiven: { P: { hand: [Copper x99], island mat: [Copper] }, tokens: { Moat: { vp: 2 } }, supply: { Moat: 99, Castles: [Moat] } }",
    "title: 7\ngiven: { P: { hand: [Spoils, Wharf], lasting: [Wharf, Archive: { cards: [Gold] }] }, tokens: { Moat: { embargo: 1, trade route coin: R } } }",
    "title: 8\nwhen:\n  - offered to P: { ply: [Moat], exactly: [1] }\n  - not asked of P: [discrad]\n  - offerd to P: []\n  - offered to P: { gain: [frob Moat] }",
    "title: 9\nruleset: printed\nwhen: [{ current: P plays Moat }]\nthen: { winners: [R], costs: { Castles: 1 }, coin: 2 }",
    'title: "open',
    "title: a\ngiven: { P: { hand: [Militia] }, Q: { hand: [Copper x3, Estate x2] } }\nwhen:\n  - P plays Militia\n  - P discards Copper\nthen: {}",
    "title: b\ngiven: { P: { hand: [Militia] }, Q: { hand: [Copper x3, Estate x2] } }\nwhen:\n  - P plays Militia\n  - Q trashes Copper, Estate\nthen: {}",
    "title: c\ngiven: { P: { hand: [Militia] }, Q: { hand: [Copper x3, Estate x2] } }\nwhen:\n  - P plays Militia\n  - offered to P: [Copper]\n  - offered to Q: { trash: [Copper] }\n  - offered to Q: { discard: [Gold, Copper x2], exactly: 3, by: Moat }\n  - offered to Q: { discard: [Copper, Estate], up to: 3, at least: 1 }\n  - not offered to Q: [Copper]\n  - not asked of Q: anything\n  - revealed by Q: [Gold]\n  - revealed by Q: 2\n  - Q discards Copper\nthen: {}",
    "title: d\ngiven: { P: { hand: [Militia] }, Q: { hand: [Copper x5] } }\nwhen: [P plays Militia, 'Q discards Copper, Copper']\nthen: {}",
    "title: e\ngiven: { P: { hand: [Militia] } }\nwhen: [P plays Militia, Q discards Copper]\nthen: {}",
    "title: f\ngiven: { P: { hand: [Smithy] } }\nwhen: [P buys Gold]\nthen: {}",
    "title: g\ngiven: { phase: buy }\nwhen: [{ not offered to P: { buy Gold: debt, buy Copper: debt } }, P buys Copper, P buys Copper, P ends the phase]\nthen: {}",
    "title: h\ngiven: { P: { hand: [Gold] } }\nwhen: [P ends the phase]\nthen: {}",
    "title: i\ngiven: { P: { hand: [Small Castle] } }\nwhen: [P plays Small Castle]\nthen: { turn: Q, phase: night, coins: 9, game: over, winners: [Q], trash: [], supply: { Moat: 3, Castles: { top: Moat } }, costs: { Moat: 7 }, score: { P: 9 }, P: { hand: [Gold], deck: 3, vp: 2, coffers: 1 }, P sees: { Q: { hand: [Gold] } } }",
    "title: j\ngiven: { P: { hand: [Chapel, Copper, Copper] } }\nwhen: [P plays Chapel, P ends the phase]\nthen: {}",
    "title: k\ngiven: { P: { hand: [Chapel, Copper, Estate] } }\nwhen: [P plays Chapel, P says yes]\nthen: {}",
    "title: l\ngiven: { P: { hand: [Chapel, Copper, Estate] } }\nwhen: [P plays Chapel, P trashes Copper x2]\nthen: {}",
    "title: m\ngiven: { P: { hand: [Pawn] } }\nwhen: [P plays Pawn, P chooses gold]\nthen: {}",
    "title: n\ngiven: { P: { hand: [Smithy], discard: [Copper] }, shuffles: { P: [Gold] } }\nwhen: [P plays Smithy]\nthen: {}",
    "title: o\ngiven: { P: { hand: [Militia] }, Q: { hand: [Copper x3, Estate x2] } }\nwhen: [P plays Militia]\nthen: {}",
    "title: p\ngiven: { P: { hand: [Smithy] } }\nwhen: [P declines, P plays Treasures, P discards Copper]\nthen: {}",
    "title: q\nkingdom: [Engineer]\ngiven: { phase: buy, Q: { debt: 1 } }\nwhen: [P ends the turn, Q buys Copper]\nthen: {}",
  ];

  async function told(lang: Lang): Promise<string> {
    await speak(lang);
    const path = join(folder, "wrong.yaml");
    writeFileSync(path, WRONG.join("\n---\n"));
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    try {
      expect(await scenario([path])).toBe(2);
      return print.mock.calls.flat().join("\n");
    } finally {
      print.mockRestore();
    }
  }

  it.each(LANGS)("are judged in %s, with the words of the file as they stand there", async (lang) => {
    const said = await told(lang);
    const lines = said.split("\n");
    expect(lines.filter((line) => line.startsWith("✗"))).toHaveLength(WRONG.length);
    expect(lines.filter((line) => line.startsWith("✓"))).toHaveLength(0);
    // What stands in the file is named as there: where the fault is, what was meant, and what can be done.
    const meant = message("cli.didYouMean", { names: "|" }, lang).split("|")[0];
    const possible = message("cli.scenario.possible", { words: "|" }, lang).split("|")[0];
    const own = lines.map((line) =>
      line
        .replace(/^.*wrong\.yaml:\d+(?:: [\w ]+:)?/, "")
        .split(meant)[0]
        .split(possible)[0]
        .replace(/: (?:play|buy|use) .*$|(?<=\)): .*$/, ""),
    );
    if (lang === "en") expect(own.filter((line) => ENGLISH_ONLY.test(line)).length).toBeGreaterThan(40);
    else expect(english(lang, own.map((line) => line.trim()).join("\n")), said).toEqual([]);
  });
});

it("tells in each language what of a server's data is damaged", async () => {
  const data = join(folder, "damaged");
  mkdirSync(data);
  const store = await Store.open(new Sqlite(data), 0);
  await store.close();
  const db = new DatabaseSync(join(data, "fiefdom.sqlite"));
  db.prepare(
    "insert into people (id, public_id, name, settings, keys, rated, created) values ('p', 'p', 'P', '{bad', 0, 0, 0)",
  ).run();
  db.prepare(
    "insert into tables (id, status, listed, quick, body, created, changed) values ('t', 'open', 0, 0, '{bad', 0, 0)",
  ).run();
  db.close();
  for (const lang of LANGS) {
    await speak(lang);
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    try {
      expect(await check(["--data", data])).toBe(1);
      const said = print.mock.calls.flat().join("\n");
      expect(said).toContain(`p: ${message("cli.damage.person", {}, lang)}`);
      expect(said).toContain(`t: ${message("cli.damage.table", {}, lang)}`);
      if (lang !== "en") expect(english(lang, said), said).toEqual([]);
    } finally {
      print.mockRestore();
    }
  }
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

it("keeps the sign of a share beside its number, from right to left too", async () => {
  const { percent } = await import("../src/lab/figures.ts");
  await speak("he");
  expect(percent(0.6)).toBe("60.0%");
  await speak("de");
  expect(percent(0.6)).toBe("60,0 %");
});
