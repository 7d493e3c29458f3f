/**
 * Writes docs/RULINGS.md: every card, Event and Landmark with its rulings and the scenarios that test them, so
 * that a player can look up what happens and a contributor sees what no scenario covers yet; and the same for
 * each language (docs/RULINGS.de.md …), where the scenarios, which are English, are named by their files alone.
 * The table of courses in docs/SCENARIOS.md comes from the same cards and is kept here too.
 *
 *   npm run rulings                write the pages, and name the quotes that match no ruling
 *   npm run rulings -- --check     write nothing; fail if a page is out of date
 *
 * A ruling (packages/text/rulings/en.json) counts as tested when a scenario quotes it, or a part of it, under
 * `ruling:`. Small differences of spelling don't matter, other words do.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { basicsWithColonies, piles, pileWith, sets } from "@fiefdom/cards";
import { type CardDef, isPile } from "@fiefdom/engine/card";
import {
  cardsAbout,
  quotes,
  readScenarios,
  type Scenario,
  ScenarioError,
  scenarioFiles,
  withCourses,
} from "@fiefdom/scenario";
import {
  cardName,
  cardText,
  LANGS,
  type Lang,
  pileName,
  plain,
  setName,
  typeName,
  typeNoun,
} from "@fiefdom/text";
import { loadRulings, type Ruling, rulings } from "@fiefdom/text/rulings";
import { LANGUAGE_NAMES, PAGE_WORDS } from "./rulings-words.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const fileOf = (lang: Lang): string => (lang === "en" ? "RULINGS.md" : `RULINGS.${lang}.md`);
const pageOf = (lang: Lang): string => `${root}docs/${fileOf(lang)}`;
const guide = `${root}docs/SCENARIOS.md`;

/** The scenarios of a file; one that cannot be read ends the run with its message. */
function scenariosOf(file: string): ReturnType<typeof readScenarios> {
  try {
    return readScenarios(file);
  } catch (problem) {
    if (!(problem instanceof ScenarioError)) throw problem;
    console.error(problem.message);
    process.exit(1);
  }
}

const scenarios = scenarioFiles([`${root}scenarios`]).flatMap(scenariosOf);

const escaped = (text: string, lang: Lang = "en"): string => plain(text, lang).replace(/[*_<>]/g, "\\$&");
const link = (scenario: Scenario): string =>
  `[${escaped(scenario.title)}](../${relative(root, scenario.file).replaceAll("\\", "/")})`;
const rulesOf = ({ rulesets }: Scenario): string =>
  rulesets.length === 1 ? ` *(${rulesets[0]} rules)*` : "";
/** Where a case comes from, unless that is only its number in a list that readers don't have. */
const sourceOf = ({ source }: Scenario): string =>
  source === null || /^(hard case|rules)\b/.test(source) ? "" : ` (${escaped(source)})`;

interface Entry {
  readonly def: CardDef;
  readonly rulings: readonly { readonly ruling: Ruling; readonly tested: readonly Scenario[] }[];
  /** Scenarios about this card that quote none of its rulings. */
  readonly others: readonly Scenario[];
}

function textOf(id: string, lang: Lang): string[] {
  const one = (ruleset: "printed" | "current"): string =>
    Object.values(cardText(id, lang, ruleset))
      .map((part) => plain(part as string, lang))
      .join(" — ");
  const [printed, current] = [one("printed"), one("current")];
  const words = PAGE_WORDS[lang];
  return printed === current ? [printed] : [`${words.printed}: ${printed}`, `${words.current}: ${current}`];
}

const about = new Map(scenarios.map((scenario) => [scenario, new Set(cardsAbout(scenario))]));
const quoted = new Set<Scenario>();
/** The rule in words, unless it is shown with the card to which it belongs. */
const quoteOf = (scenario: Scenario): string =>
  scenario.ruling === null || quoted.has(scenario) ? "" : `: “${escaped(scenario.ruling)}”`;

function entryOf(def: CardDef): Entry {
  const mine = scenarios.filter((scenario) => about.get(scenario)?.has(def.id));
  const list = rulings(def.id, "en").map((ruling) => {
    const tested = mine.filter((scenario) => quotes(scenario, ruling));
    for (const scenario of tested) quoted.add(scenario);
    return { ruling, tested };
  });
  const used = new Set(list.flatMap(({ tested }) => tested));
  return { def, rulings: list, others: mine.filter((scenario) => !used.has(scenario)) };
}

interface Section {
  readonly title: (lang: Lang) => string;
  readonly entries: readonly Entry[];
}

const byName = (a: CardDef, b: CardDef): number => (cardName(a.id, "en") < cardName(b.id, "en") ? -1 : 1);
const sections: Section[] = [
  { title: (lang) => PAGE_WORDS[lang].basic, entries: basicsWithColonies.map(entryOf) },
  ...sets.flatMap((set) => {
    const single = set.kingdom.flatMap((entry) => (isPile(entry) ? [] : [entry])).sort(byName);
    const piled = set.kingdom.flatMap((entry) => (isPile(entry) ? entry.cards : []));
    const events = set.landscapes.filter((def) => def.kind === "event").sort(byName);
    const landmarks = set.landscapes.filter((def) => def.kind === "landmark").sort(byName);
    const name = (lang: Lang): string => setName(set.id as Parameters<typeof setName>[0], lang);
    return [
      { title: (lang: Lang) => PAGE_WORDS[lang].kingdom, defs: single },
      { title: (lang: Lang) => PAGE_WORDS[lang].split, defs: piled },
      { title: (lang: Lang) => typeNoun("Event", 2, lang), defs: events },
      { title: (lang: Lang) => typeNoun("Landmark", 2, lang), defs: landmarks },
    ]
      .filter(({ defs }) => defs.length > 0)
      .map(({ title, defs }) => ({
        title: (lang: Lang) => `${name(lang)}: ${title(lang)}`,
        entries: defs.map(entryOf),
      }));
  }),
];
const entries = sections.flatMap((section) => section.entries);
const known = new Set([...entries.map(({ def }) => def.id), ...piles.keys()]);

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
const isTested = ({ tested }: { readonly tested: readonly Scenario[] }): boolean => tested.length > 0;
const count = <T>(list: readonly T[], fits: (one: T) => boolean): number => list.filter(fits).length;

function* head(lang: Lang): Generator<string> {
  const words = PAGE_WORDS[lang];
  yield `# ${words.title}`;
  yield "";
  yield "<!-- Written by `npm run rulings` from scenarios/ and packages/text. Do not edit by hand. -->";
  yield "";
  yield LANGS.map((other) =>
    other === lang ? LANGUAGE_NAMES[other] : `[${LANGUAGE_NAMES[other]}](${fileOf(other)})`,
  ).join(" · ");
  yield "";
  yield words.about;
  yield "";
  yield `| | ${words.columns.join(" | ")} |`;
  yield "|---|--:|--:|--:|--:|";
  for (const { title, entries } of sections) yield row(`[${title(lang)}](#${anchor(title(lang))})`, entries);
  yield row(words.together, entries);
  yield "";
  const bare = entries.filter((e) => e.others.length === 0 && !e.rulings.some(isTested));
  if (bare.length > 0) {
    yield `${words.bare} ${bare.map(({ def }) => cardName(def.id, lang)).join(", ")}.`;
    yield "";
  }
}

function row(title: string, of: readonly Entry[]): string {
  const all = of.flatMap((e) => e.rulings);
  const met = new Set(of.flatMap((e) => [...e.others, ...e.rulings.flatMap((r) => r.tested)]));
  return `| ${title} | ${of.length} | ${met.size} | ${all.length} | ${count(all, isTested)} |`;
}

function costOf({ cost, debt }: CardDef, lang: Lang): string {
  const coins = cost > 0 || debt === undefined ? [plain(`{$${cost}}`, lang)] : [];
  const owed = debt === undefined ? [] : [plain(`{D${debt}}`, lang)];
  return [...coins, ...owed].join(` ${PAGE_WORDS[lang].and} `);
}

function* card(entry: Entry, lang: Lang): Generator<string> {
  const { def } = entry;
  const words = PAGE_WORDS[lang];
  yield `### ${cardName(def.id, lang)}`;
  yield "";
  for (const line of textOf(def.id, lang)) {
    yield `> ${escaped(line)}`;
    yield ">";
  }
  const pile = pileWith(def.id);
  const facts = [
    ...def.types.map((type) => typeName(type, lang)),
    ...(def.kind === "landmark" ? [] : [costOf(def, lang)]),
    ...(pile !== undefined && isPile(pile) ? [`${words.pile} ${pileName(pile.id, lang)}`] : []),
  ];
  yield `> *${facts.join(", ")}*`;
  yield "";
  if (lang === "en") yield* cases(entry);
  else yield* translated(entry, lang);
}

function* cases({ rulings, others }: Entry): Generator<string> {
  const words = PAGE_WORDS.en;
  for (const { ruling, tested } of rulings) {
    yield `- ${mark(tested)} ${escaped(ruling.text)} *(${originOf(ruling, "en")})*`;
    for (const scenario of tested) yield `  - ${link(scenario)}${rulesOf(scenario)}${sourceOf(scenario)}`;
  }
  if (others.length > 0) {
    if (rulings.length > 0) yield "";
    yield rulings.length > 0 ? words.further : words.scenarios;
    yield "";
    for (const scenario of others)
      yield `- ${link(scenario)}${rulesOf(scenario)}${sourceOf(scenario)}${quoteOf(scenario)}`;
  }
  if (rulings.length + others.length > 0) yield "";
}

const mark = (tested: readonly Scenario[]): string => (tested.length > 0 ? "✓" : "○");
const originOf = ({ source, ruleset }: Ruling, lang: Lang): string => {
  const { sources, rules } = PAGE_WORDS[lang];
  return ruleset === undefined ? sources[source] : `${sources[source]}, ${rules[ruleset]}`;
};

/** The files that hold these scenarios, each once. */
const filesOf = (of: readonly Scenario[]): string =>
  [...new Set(of.map(({ file }) => relative(root, file).replaceAll("\\", "/")))]
    .map((path) => `[${path.replace(/^scenarios\/|\.yaml$/g, "")}](../${path})`)
    .join(", ");

function* translated({ def, rulings: list, others }: Entry, lang: Lang): Generator<string> {
  const words = PAGE_WORDS[lang];
  const own = rulings(def.id, lang);
  if (own.length !== list.length) throw new Error(`${def.id} has rulings that are not there in "${lang}"`);
  for (const [i, ruling] of own.entries()) {
    const { tested } = list[i];
    const where = tested.length === 0 ? "" : ` ${filesOf(tested)}`;
    yield `- ${mark(tested)} ${escaped(ruling.text, lang)} *(${originOf(ruling, lang)})*${where}`;
  }
  if (others.length > 0) {
    if (own.length > 0) yield "";
    yield `${own.length > 0 ? words.further : words.scenarios} ${filesOf(others)}`;
  }
  if (own.length + others.length > 0) yield "";
}

function* whole(lang: Lang): Generator<string> {
  const words = PAGE_WORDS[lang];
  yield* head(lang);
  for (const { title, entries } of sections) {
    yield `## ${title(lang)}`;
    yield "";
    for (const entry of entries) yield* card(entry, lang);
  }
  const general = scenarios.filter(
    (scenario) => ![...(about.get(scenario) ?? [])].some((id) => known.has(id)),
  );
  if (general.length > 0) {
    yield `## ${words.general}`;
    yield "";
    yield words.generalAbout;
    yield "";
    if (lang === "en")
      for (const scenario of general)
        yield `- ${link(scenario)}${rulesOf(scenario)}${sourceOf(scenario)}${quoteOf(scenario)}`;
    else yield filesOf(general);
    yield "";
  }
}

await Promise.all(LANGS.map(loadRulings));
const textIn = (lang: Lang): string => `${[...whole(lang)].join("\n").trimEnd()}\n`;

if (process.argv.includes("--check")) {
  for (const lang of LANGS) {
    let there = "";
    try {
      there = readFileSync(pageOf(lang), "utf8");
    } catch {}
    if (there === textIn(lang)) continue;
    console.log(`docs/${fileOf(lang)} is out of date. Run \`npm run rulings\` and commit the result.`);
    process.exitCode = 1;
  }
  const scenarioGuide = readFileSync(guide, "utf8");
  if (withCourses(scenarioGuide) !== scenarioGuide) {
    console.log(
      "The courses in docs/SCENARIOS.md are out of date. Run `npm run rulings` and commit the result.",
    );
    process.exitCode = 1;
  }
} else {
  for (const lang of LANGS) writeFileSync(pageOf(lang), textIn(lang));
  writeFileSync(guide, withCourses(readFileSync(guide, "utf8")));
  const all = entries.flatMap((e) => e.rulings);
  console.log(
    `docs/RULINGS.md: ${scenarios.length} scenarios, ${count(all, isTested)} of ${all.length} rulings quoted.`,
  );
  const astray = scenarios.filter((scenario) => scenario.ruling !== null && !quoted.has(scenario));
  for (const { file, line, ruling } of astray)
    console.log(`no ruling says so: ${relative(root, file)}:${line}: ${ruling}`);
}
