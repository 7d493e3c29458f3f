/** The README says the same in every language, and what it shows of the terminal is what the terminal shows. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { LANGS, type Lang } from "@fiefdom/text";
import { afterEach, describe, expect, it } from "vitest";
import { setTable } from "../src/commands/play.ts";
import { Sitting } from "../src/sitting.ts";
import { speak, you } from "../src/words.ts";
import { FakeTerminal } from "./fake-terminal.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const readme = (lang: Lang): string => read(lang === "en" ? "README.md" : `README.${lang}.md`);

const BLOCK = /^```(.*)\n([\s\S]*?)^```$/gm;
const blocks = (text: string): { readonly kind: string; readonly code: string }[] =>
  [...text.matchAll(BLOCK)].map(([, kind, code]) => ({ kind, code }));
const prose = (text: string): string => text.replace(BLOCK, "");

/** Lines to be typed into a shell, without what is said about them; places to fill in have words of their own. */
const commands = (text: string): string[] =>
  blocks(text)
    .flatMap(({ kind, code }) => (kind === "" ? code.split("\n") : []))
    .filter((line) => /^(?:git|np[mx]) /.test(line))
    .map((line) => line.split(/ {2,}/)[0].replace(/<[^>]+>/, "<>"));

const headings = (text: string): number[] =>
  [...prose(text).matchAll(/^(#+) /gm)].map(([, marks]) => marks.length);

/** Where links and pictures lead, in their order; a page that there is in this language too counts as the same. */
const links = (text: string): string[] =>
  [...prose(text).matchAll(/\]\(([^)]+)\)/g)]
    .map(([, to]) => to)
    .filter((to) => !to.startsWith("README"))
    .map((to) => to.replace(/RULINGS\.\w\w\.md/, "RULINGS.md"));

/** What stands between backticks and is not typed into a game, where every language has its own words. */
const typed = (text: string): string[] =>
  [...prose(text).matchAll(/`(npm [^`]+)`/g)].map(([, command]) => command);

const screenIn = (text: string): string | undefined =>
  blocks(text).find(({ code }) => code.startsWith("> "))?.code;

const AVOIDED: Record<Lang, Record<string, string>> = JSON.parse(read("packages/text/terms/avoided.json"));

afterEach(() => speak("en"));

describe.each(LANGS)("%s", (lang) => {
  const [text, english] = [readme(lang), readme("en")];

  it("has the sections, commands, code and links of the English one", () => {
    expect(headings(text)).toEqual(headings(english));
    expect(headings(text).length).toBeGreaterThan(5);
    expect(commands(text)).toEqual(commands(english));
    expect(commands(text).length).toBeGreaterThan(5);
    expect(typed(text)).toEqual(typed(english));
    expect(blocks(text).map(({ kind }) => kind)).toEqual(blocks(english).map(({ kind }) => kind));
    const code = ({ kind }: { readonly kind: string }): boolean => kind !== "";
    expect(blocks(text).filter(code)).toEqual(blocks(english).filter(code));
    expect(links(text)).toEqual(links(english));
  });

  it("leads to the other languages, and to the rulings in its own", () => {
    const others = LANGS.filter((other) => other !== lang).map((other) =>
      other === "en" ? "README.md" : `README.${other}.md`,
    );
    const all = [...prose(text).matchAll(/\]\(([^)]+)\)/g)].map(([, to]) => to);
    expect(all.filter((to) => to.startsWith("README"))).toEqual(others);
    expect(all).toContain(lang === "en" ? "docs/RULINGS.md" : `docs/RULINGS.${lang}.md`);
  });

  it("keeps to the words of its rulebook", () => {
    const avoided = Object.keys(AVOIDED[lang]).filter((word) => new RegExp(word, "u").test(prose(text)));
    expect(avoided).toEqual([]);
  });

  it("shows the terminal as it is", async () => {
    // Hebrew is shown in English: how terminals draw it differs.
    const shown = lang === "he" ? "en" : lang;
    const screen = screenIn(text) ?? "";
    expect(screen).not.toBe("");
    await speak(shown);
    const [play, why] = [...screen.matchAll(/^> (.*)$/gm)].map(([, line]) => line);
    const rest = [play, "buy silver", play, why];
    const terminal = new FakeTerminal(() => rest.shift() ?? null);
    const table = setTable({
      kingdom: "first-game",
      players: 2,
      seed: "12",
      ruleset: "printed",
      name: you(),
      bots: ["squire"],
      sets: null,
    });
    await new Sitting(table, terminal, null).play();
    expect(`${terminal.text}\n`).toContain(screen);
  });
});

it("shows the example that is run", () => {
  const [, ...example] = read("examples/first-game.ts").split("\n");
  expect(blocks(readme("en")).map(({ code }) => code)).toContain(example.join("\n").trimStart());
});

it("names scripts that there are", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const text = readme("en");
  const named = [...commands(text), ...typed(text)].flatMap((line) => /^npm run (\S+)/.exec(line)?.[1] ?? []);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

it("reads Hebrew from right to left, and code from left to right", () => {
  const parts = readme("he").split(/^(<div dir="rtl">|<\/div>)$/m);
  // What stands at even places is text; between the two marks it is Hebrew.
  const outside = parts.filter((_, at) => at % 4 === 0);
  const inside = parts.filter((_, at) => at % 4 === 2);
  expect(parts.filter((_, at) => at % 4 === 1).every((mark) => mark === '<div dir="rtl">')).toBe(true);
  expect(parts.filter((_, at) => at % 4 === 3).every((mark) => mark === "</div>")).toBe(true);
  // Markdown is read within them only after a blank line.
  for (const text of inside) expect(text).toMatch(/^\n\n[\s\S]*\n\n$/);
  for (const text of inside) expect(text).not.toContain("```");
  expect(outside.map(prose).join("").replace("· עברית", "")).not.toMatch(/[א-ת]/);
});
