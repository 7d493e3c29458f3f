/**
 * What cards are called and what stands on them, in every language, and the way back from a typed name to a
 * card. The wording is this project's own and follows the two rulesets; the names are the published ones, or
 * marked `ownName` in the files where a language has none.
 */

import type { Ruleset } from "@fiefdom/engine/card";
import { inLanguage, isLoaded } from "#languages";
import { LANGS, type Lang } from "./lang.ts";
import { typeNoun } from "./terms.ts";
import type { CardEntry, CardText, Ruling } from "./written.ts";

export type { CardText, Ruling } from "./written.ts";

const en = inLanguage("en").cards;

export const CARD_IDS: readonly string[] = Object.keys(en);

function entry(id: string, lang: Lang): CardEntry {
  const { cards } = inLanguage(lang);
  if (!Object.hasOwn(cards, id)) throw new Error(`no card text in "${lang}" for the card "${id}"`);
  return cards[id];
}

export const cardName = (id: string, lang: Lang): string => entry(id, lang).name;

export const hasOwnName = (id: string, lang: Lang): boolean => entry(id, lang).ownName === true;

export function cardText(id: string, lang: Lang, ruleset: Ruleset = "printed"): CardText {
  const { play, below, setup, printed, current } = entry(id, lang);
  return {
    ...(play !== undefined && { play }),
    ...(below !== undefined && { below }),
    ...(setup !== undefined && { setup }),
    ...(ruleset === "printed" ? printed : current),
  };
}

/** In English. With a ruleset, only those that hold in it. */
export function rulings(id: string, ruleset?: Ruleset): readonly Ruling[] {
  const all = entry(id, "en").rulings ?? [];
  if (ruleset === undefined) return all;
  return all.filter((ruling) => ruling.ruleset === undefined || ruling.ruleset === ruleset);
}

/** A pile is called after its card; one of several kinds after its halves ("encampment-plunder"), or Castles. */
export function pileName(id: string, lang: Lang): string {
  if (Object.hasOwn(en, id)) return cardName(id, lang);
  if (id === "castles") return typeNoun("Castle", 2, lang);
  for (let at = id.indexOf("-"); at > 0; at = id.indexOf("-", at + 1)) {
    const halves = [id.slice(0, at), id.slice(at + 1)];
    if (halves.every((half) => Object.hasOwn(en, half))) {
      return halves.map((half) => cardName(half, lang)).join("/");
    }
  }
  throw new Error(`no name for the pile "${id}"`);
}

/** What is left of a name when case, accents, vowel points, apostrophes and hyphens do not matter. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´׳״"]/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const byName = new Map<Lang, ReadonlyMap<string, string>>();
function namesIn(lang: Lang): ReadonlyMap<string, string> {
  let names = byName.get(lang);
  if (names === undefined) {
    names = new Map(CARD_IDS.map((id) => [fold(cardName(id, lang)), id]));
    byName.set(lang, names);
  }
  return names;
}
const byId = new Map<string, string>(CARD_IDS.map((id) => [fold(id), id]));

/** The card of that id or name; names of `lang` come first, then those of the other languages. */
export function findCard(text: string, lang: Lang = "en"): string | undefined {
  if (Object.hasOwn(en, text)) return text;
  const name = fold(text);
  for (const other of [lang, ...LANGS].filter(isLoaded)) {
    const id = namesIn(other).get(name);
    if (id !== undefined) return id;
  }
  return byId.get(name);
}

const MOST_SUGGESTIONS = 3;

/** Names in `lang` that come close to what was typed, the nearest first; none if nothing does. */
export function suggest(text: string, lang: Lang): string[] {
  const typed = fold(text);
  if (typed === "") return [];
  const near = CARD_IDS.map((id) => cardName(id, lang))
    .map((name) => ({ name, away: away(typed, fold(name)) }))
    .filter(({ away, name }) => away <= Math.max(1, Math.floor(fold(name).length / 3)))
    .sort((a, b) => a.away - b.away);
  return near.slice(0, MOST_SUGGESTIONS).map(({ name }) => name);
}

/** Letters to change, add or leave out; a beginning of three letters or more is as near as a single slip. */
function away(typed: string, name: string): number {
  if (typed.length >= 3 && name.startsWith(typed)) return 1;
  let row = Array.from({ length: name.length + 1 }, (_, i) => i);
  for (let i = 1; i <= typed.length; i++) {
    const next = [i];
    for (let j = 1; j <= name.length; j++) {
      const change = typed[i - 1] === name[j - 1] ? 0 : 1;
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + change));
    }
    row = next;
  }
  return row[name.length];
}
