/**
 * What is missing for a card to be complete, each in a sentence. A card consists of its definition, a text in
 * every language, an icon and scenarios; all else is made from these. What `npm run card` leaves to be filled in
 * is an ellipsis, and counts as missing.
 */
import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { allPiles, cards } from "@fiefdom/cards";
import { LOOKED_FOR } from "@fiefdom/cards/glance";
import { courses, readScenarios, scenarioFiles } from "@fiefdom/scenario";

export const BLANK = "…";

/** A text as it stands in packages/text/cards. */
type Entry = Readonly<Record<string, unknown>> & { readonly name: string };

interface Grammar {
  readonly genders: readonly string[];
  readonly forms: Readonly<Record<string, unknown>>;
}

export interface House {
  /** The cards that are defined, by id. */
  readonly cards: readonly string[];
  /** The piles that nothing is said about which a board is looked through for. */
  readonly plain: readonly string[];
  /** By language and card. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, Entry>>>>;
  /** What each language has to know about a name; a form without a rule has to be written. */
  readonly grammar: Readonly<Record<string, Grammar>>;
  /** "Author/name" by card. */
  readonly icons: Readonly<Record<string, string>>;
  /** The icons that there are to choose from. */
  readonly drawn: ReadonlySet<string>;
  readonly scenarios: readonly { readonly title: string; readonly about: readonly string[] }[];
  /** The courses that cards offer, and the keys of all messages. */
  readonly courses: readonly { readonly id: string; readonly names: readonly string[] }[];
  readonly messages: ReadonlySet<string>;
}

const isBlank = (value: unknown): boolean => JSON.stringify(value).includes(`"${BLANK}"`);

function* missingTexts({ cards: ids, texts }: House): Generator<string> {
  for (const [lang, entries] of Object.entries(texts)) {
    const file = `packages/text/cards/${lang}.json`;
    for (const id of ids) {
      if (!Object.hasOwn(entries, id)) yield `${id} has no text in ${file}.`;
      else if (isBlank(entries[id])) yield `${id} has a blank (${BLANK}) left in ${file}.`;
      else if (!["play", "below", "setup"].some((part) => part in entries[id]))
        yield `${id} says nothing in ${file}: it needs "play", "below" or "setup".`;
    }
    for (const id of Object.keys(entries))
      if (!ids.includes(id))
        yield `${id} has a text in ${file}, but there is no such card in packages/cards.`;
  }
}

/** What sentences have to know about a name, in languages that bend names. */
function* missingGrammar({ texts, grammar }: House): Generator<string> {
  for (const [lang, { genders, forms }] of Object.entries(grammar))
    for (const [id, entry] of Object.entries(texts[lang] ?? {})) {
      const file = `packages/text/cards/${lang}.json`;
      if (isBlank(entry)) continue;
      if (genders.length > 0 && !genders.includes(String(entry.gender)))
        yield `The name of ${id} has no gender in ${file}: ${genders.join(", ")}.`;
      const spelled = (entry.forms ?? {}) as Readonly<Record<string, string>>;
      for (const form of Object.keys(forms))
        if (forms[form] === null && !spelled[form])
          yield `The name of ${id} has no form "${form}" in ${file}.`;
    }
}

function* missingIcons({ cards: ids, icons, drawn }: House): Generator<string> {
  const file = "packages/web/src/cards/icons.json";
  const taken = new Map<string, string>();
  for (const id of ids) {
    const icon = Object.hasOwn(icons, id) ? icons[id] : BLANK;
    const [author, name = ""] = icon.split("/");
    const other = taken.get(name);
    if (icon === BLANK) yield `${id} has no icon in ${file}: choose one of game-icons.net, as "Author/name".`;
    else if (author === "" || name === "") yield `The icon of ${id} in ${file} is not written "Author/name".`;
    else if (!drawn.has(name)) yield `game-icons has no icon "${name}", which ${file} gives to ${id}.`;
    else if (other !== undefined) yield `${id} and ${other} have the same icon in ${file}: ${name}.`;
    taken.set(name, id);
  }
  for (const id of Object.keys(icons))
    if (!ids.includes(id)) yield `${id} has an icon in ${file}, but there is no such card in packages/cards.`;
}

function* missingScenarios({ cards: ids, scenarios }: House): Generator<string> {
  const shown = new Set(scenarios.flatMap(({ about }) => about));
  for (const id of ids) if (!shown.has(id)) yield `${id} has no scenario about it in scenarios/.`;
  for (const { title, about } of scenarios)
    if (title.includes(BLANK)) yield `A scenario about ${about.join(", ")} has no title yet: "${title}".`;
}

function* missingCourses({ cards: ids, courses: all, messages }: House): Generator<string> {
  for (const { id, names } of all)
    for (const name of names) {
      const keys = [`course.${id}.${name}`, `course.${name}`];
      if (!/^\d+$/.test(name) && !ids.includes(name) && !keys.some((key) => messages.has(key)))
        yield `${id} offers the course "${name}", which packages/text/messages has no words for: ${keys.join(" or ")}.`;
    }
}

export const missing = (house: House): string[] => [
  ...house.plain.map(
    (id) => `${id} is good for nothing that boards are looked through for: it needs traits.`,
  ),
  ...missingTexts(house),
  ...missingGrammar(house),
  ...missingIcons(house),
  ...missingScenarios(house),
  ...missingCourses(house),
];

const json = (file: string) => JSON.parse(readFileSync(file, "utf8"));

/** The house as it stands. */
export function houseAt(root: string): House {
  const texts = globSync("packages/text/cards/*.json", { cwd: root }).map((file) => [
    file.slice(-"en.json".length, -".json".length),
    json(join(root, file)),
  ]);
  const icons = createRequire(join(root, "packages/web/build/icons.ts"));
  return {
    cards: [...cards.keys()],
    plain: allPiles
      .filter(({ features }) => !LOOKED_FOR.some((feature) => features.includes(feature)))
      .map(({ id }) => id),
    texts: Object.fromEntries(texts),
    grammar: Object.fromEntries(
      texts.map(([lang]) => [lang, json(join(root, `packages/text/terms/${lang}.json`))]),
    ),
    icons: json(join(root, "packages/web/src/cards/icons.json")),
    drawn: new Set(Object.keys(json(icons.resolve("@iconify-json/game-icons/icons.json")).icons)),
    scenarios: scenarioFiles([join(root, "scenarios")]).flatMap((file) => readScenarios(file)),
    courses,
    messages: new Set(Object.keys(json(join(root, "packages/text/messages/en.json")))),
  };
}

if (import.meta.main) {
  const sentences = missing(houseAt(fileURLToPath(new URL("..", import.meta.url))));
  for (const sentence of sentences) console.log(sentence);
  if (sentences.length === 0) console.log(`${cards.size} cards, all complete`);
  process.exitCode = sentences.length > 0 ? 1 : 0;
}
