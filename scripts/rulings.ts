/**
 * Writes docs/RULINGS.md: every card, Event and Landmark with its rulings and the scenarios that test them, so
 * that a player can look up what happens and a contributor sees what no scenario covers yet. The table of courses
 * in docs/SCENARIOS.md comes from the same cards and is kept here too.
 *
 *   npm run rulings                write the page, and name the quotes that match no ruling
 *   npm run rulings -- --check     write nothing; fail if the page is out of date
 *
 * A ruling (packages/text/cards/en.json) counts as tested when a scenario quotes it, or a part of it, under
 * `ruling:`. Small differences of spelling don't matter, other words do.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { basicsWithColonies, piles, sets, toId } from "@fiefdom/cards";
import { type CardDef, isPile } from "@fiefdom/engine/card";
import { readScenarios, type Scenario, ScenarioError, scenarioFiles, withCourses } from "@fiefdom/scenario";
import { cardName, cardText, pileName, plain, type Ruling, rulings, setName } from "@fiefdom/text";

const root = fileURLToPath(new URL("..", import.meta.url));
const page = `${root}docs/RULINGS.md`;
const guide = `${root}docs/SCENARIOS.md`;
const SHORTEST_QUOTE = 20;

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

/** What is left of a ruling when spelling does not matter. */
const fold = (text: string): string =>
  plain(text, "en")
    .replace(/^(\[(printed|current)( card)?\]|printed:|current:|2022:)\s*/i, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}$+-]+/gu, " ")
    .trim();

/** Does this scenario quote that ruling, a part of it worth the name, or it and more? */
function quotes(scenario: Scenario, ruling: Ruling): boolean {
  if (scenario.ruling === null) return false;
  if (ruling.ruleset !== undefined && !scenario.rulesets.includes(ruling.ruleset)) return false;
  const [quote, text] = [fold(scenario.ruling), fold(ruling.text)];
  if (quote === text) return true;
  return (
    Math.min(quote.length, text.length) >= SHORTEST_QUOTE && (text.includes(quote) || quote.includes(text))
  );
}

const escaped = (text: string): string => plain(text, "en").replace(/[*_<>]/g, "\\$&");
const link = (scenario: Scenario): string =>
  `[${escaped(scenario.title)}](../${relative(root, scenario.file).replaceAll("\\", "/")})`;
const rulesOf = ({ rulesets }: Scenario): string =>
  rulesets.length === 1 ? ` *(${rulesets[0]} rules)*` : "";
/** Where a case comes from, unless that is only its number in a list that readers don't have. */
const sourceOf = ({ source }: Scenario): string =>
  source === null || /^(hard case|rules)\b/.test(source) ? "" : ` (${escaped(source)})`;

interface Entry {
  readonly def: CardDef;
  readonly text: readonly string[];
  readonly rulings: readonly { readonly ruling: Ruling; readonly tested: readonly Scenario[] }[];
  /** Scenarios about this card that quote none of its rulings. */
  readonly others: readonly Scenario[];
}

function textOf(id: string): string[] {
  const one = (ruleset: "printed" | "current"): string =>
    Object.values(cardText(id, "en", ruleset))
      .map((part) => plain(part as string, "en"))
      .join(" — ");
  const [printed, current] = [one("printed"), one("current")];
  return printed === current ? [printed] : [`Printed: ${printed}`, `Current: ${current}`];
}

/** A scenario about a pile of several cards is about each of them. */
const aliases = new Map<string, readonly string[]>();
for (const entry of piles.values())
  if (isPile(entry))
    aliases.set(
      entry.id,
      entry.cards.map((def) => def.id),
    );

const aboutIds = (scenario: Scenario): string[] => {
  const ids = scenario.about.map(toId);
  return ids.flatMap((id) => [id, ...(aliases.get(id) ?? [])]);
};

const about = new Map(scenarios.map((scenario) => [scenario, new Set(aboutIds(scenario))]));
const quoted = new Set<Scenario>();
/** The rule in words, unless it is shown with the card to which it belongs. */
const quoteOf = (scenario: Scenario): string =>
  scenario.ruling === null || quoted.has(scenario) ? "" : `: “${escaped(scenario.ruling)}”`;

function entryOf(def: CardDef): Entry {
  const mine = scenarios.filter((scenario) => about.get(scenario)?.has(def.id));
  const list = rulings(def.id).map((ruling) => {
    const tested = mine.filter((scenario) => quotes(scenario, ruling));
    for (const scenario of tested) quoted.add(scenario);
    return { ruling, tested };
  });
  const used = new Set(list.flatMap(({ tested }) => tested));
  return { def, text: textOf(def.id), rulings: list, others: mine.filter((scenario) => !used.has(scenario)) };
}

interface Section {
  readonly title: string;
  readonly entries: readonly Entry[];
}

const byName = (a: CardDef, b: CardDef): number => (cardName(a.id, "en") < cardName(b.id, "en") ? -1 : 1);
const sections: Section[] = [
  { title: "Basic cards", entries: basicsWithColonies.map(entryOf) },
  ...sets.flatMap((set) => {
    const single = set.kingdom.flatMap((entry) => (isPile(entry) ? [] : [entry])).sort(byName);
    const piled = set.kingdom.flatMap((entry) => (isPile(entry) ? entry.cards : []));
    const events = set.landscapes.filter((def) => def.kind === "event").sort(byName);
    const landmarks = set.landscapes.filter((def) => def.kind === "landmark").sort(byName);
    const name = setName(set.id as Parameters<typeof setName>[0], "en");
    return [
      { title: `${name}: Kingdom cards`, defs: single },
      { title: `${name}: split piles and Castles`, defs: piled },
      { title: `${name}: Events`, defs: events },
      { title: `${name}: Landmarks`, defs: landmarks },
    ]
      .filter(({ defs }) => defs.length > 0)
      .map(({ title, defs }) => ({ title, entries: defs.map(entryOf) }));
  }),
];
const entries = sections.flatMap((section) => section.entries);
const known = new Set([...entries.map(({ def }) => def.id), ...aliases.keys()]);

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
const isTested = ({ tested }: { readonly tested: readonly Scenario[] }): boolean => tested.length > 0;
const count = <T>(list: readonly T[], fits: (one: T) => boolean): number => list.filter(fits).length;

function* head(): Generator<string> {
  yield "# Rulings";
  yield "";
  yield "<!-- Written by `npm run rulings` from scenarios/ and packages/text/cards/en.json. Do not edit by hand. -->";
  yield "";
  yield "Every card, Event and Landmark with its rulings and the [scenarios](SCENARIOS.md) that test them. A ruling with ✓ is quoted by the scenarios linked behind it; one with ○ is quoted by none yet, so a scenario for it is welcome. Each scenario can be read as an example and run with `npx fiefdom scenario FILE`. Unless marked, a scenario holds under both rulesets.";
  yield "";
  yield "| | cards | scenarios about them | rulings | quoted by a scenario |";
  yield "|---|--:|--:|--:|--:|";
  for (const { title, entries } of sections) yield row(`[${title}](#${anchor(title)})`, entries);
  yield row("together", entries);
  yield "";
  const bare = entries.filter((e) => e.others.length === 0 && !e.rulings.some(isTested));
  if (bare.length > 0) {
    yield `Without any scenario so far: ${bare.map(({ def }) => cardName(def.id, "en")).join(", ")}.`;
    yield "";
  }
}

function row(title: string, of: readonly Entry[]): string {
  const all = of.flatMap((e) => e.rulings);
  const met = new Set(of.flatMap((e) => [...e.others, ...e.rulings.flatMap((r) => r.tested)]));
  return `| ${title} | ${of.length} | ${met.size} | ${all.length} | ${count(all, isTested)} |`;
}

function* card({ def, text, rulings, others }: Entry): Generator<string> {
  yield `### ${cardName(def.id, "en")}`;
  yield "";
  for (const line of text) {
    yield `> ${escaped(line)}`;
    yield ">";
  }
  const pile = [...aliases].find(([, ids]) => ids.includes(def.id));
  const costs = [
    ...(def.cost > 0 || def.debt === undefined ? [`$${def.cost}`] : []),
    ...(def.debt === undefined ? [] : [`${def.debt} Debt`]),
  ];
  yield `> *${def.types.join(", ")}${def.kind === "landmark" ? "" : `, ${costs.join(" and ")}`}${pile === undefined ? "" : `, pile ${pileName(pile[0], "en")}`}*`;
  yield "";
  for (const { ruling, tested } of rulings) {
    const rules = ruling.ruleset === undefined ? "" : `, ${ruling.ruleset} rules`;
    yield `- ${tested.length > 0 ? "✓" : "○"} ${escaped(ruling.text)} *(${ruling.source}${rules})*`;
    for (const scenario of tested) yield `  - ${link(scenario)}${rulesOf(scenario)}${sourceOf(scenario)}`;
  }
  if (others.length > 0) {
    if (rulings.length > 0) yield "";
    yield rulings.length > 0 ? "Further scenarios:" : "Scenarios:";
    yield "";
    for (const scenario of others)
      yield `- ${link(scenario)}${rulesOf(scenario)}${sourceOf(scenario)}${quoteOf(scenario)}`;
  }
  if (rulings.length + others.length > 0) yield "";
}

function* whole(): Generator<string> {
  yield* head();
  for (const { title, entries } of sections) {
    yield `## ${title}`;
    yield "";
    for (const entry of entries) yield* card(entry);
  }
  const general = scenarios.filter(
    (scenario) => ![...(about.get(scenario) ?? [])].some((id) => known.has(id)),
  );
  if (general.length > 0) {
    yield "## The rules in general";
    yield "";
    yield "Scenarios that are about no card in particular.";
    yield "";
    for (const scenario of general)
      yield `- ${link(scenario)}${rulesOf(scenario)}${sourceOf(scenario)}${quoteOf(scenario)}`;
    yield "";
  }
}

const text = `${[...whole()].join("\n").trimEnd()}\n`;

if (process.argv.includes("--check")) {
  let there = "";
  try {
    there = readFileSync(page, "utf8");
  } catch {}
  if (there !== text) {
    console.log("docs/RULINGS.md is out of date. Run `npm run rulings` and commit the result.");
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
  writeFileSync(page, text);
  writeFileSync(guide, withCourses(readFileSync(guide, "utf8")));
  const all = entries.flatMap((e) => e.rulings);
  console.log(
    `docs/RULINGS.md: ${scenarios.length} scenarios, ${count(all, isTested)} of ${all.length} rulings quoted.`,
  );
  const astray = scenarios.filter((scenario) => scenario.ruling !== null && !quoted.has(scenario));
  for (const { file, line, ruling } of astray)
    console.log(`no ruling says so: ${relative(root, file)}:${line}: ${ruling}`);
}
