/**
 * What cards are called and what stands on them, in every language, and the way back from a typed name to a
 * card. The wording is this project's own and follows the two rulesets; the names are the published ones, or
 * marked `ownName` in the files where a language has none.
 *
 * Inside a sentence a name may need another form: "kauft einen Großen Markt", "kupuje Wioskę". An entry says
 * so with `"gender": "m"` and `"forms": { "object": "Großen Markt" }`. Which genders and forms there are is
 * the language's own affair and stands in its terms, each form with the rule that makes it where an entry does
 * not spell it: `"object": "{name}"` (as the name), `"a": { "m": "einen {object}", "f": "eine {object}" }` (by
 * gender, from another form), or `null` (no rule: every card spells it). A sentence asks for a form after an
 * underscore: `{cards_a}` in a message, `{card_gender, select, f {…} other {…}}` to agree with it, `[moat_a]`
 * in a lesson. Tests see to it that every card has every form that the sentences of its language ask for.
 */

import type { Ruleset } from "@fiefdom/engine/card";
import { inLanguage, isLoaded } from "#languages";
import { LANGS, type Lang } from "./lang.ts";
import { typeNoun } from "./terms.ts";
import type { CardEntry, CardText } from "./written.ts";

export type { CardText } from "./written.ts";

const en = inLanguage("en").cards;

export const CARD_IDS: readonly string[] = Object.keys(en);

function entry(id: string, lang: Lang): CardEntry {
  const { cards } = inLanguage(lang);
  if (!Object.hasOwn(cards, id)) throw new Error(`no card text in "${lang}" for the card "${id}"`);
  return cards[id];
}

export const cardName = (id: string, lang: Lang): string => entry(id, lang).name;

/** The forms that a language knows besides the name itself. */
export const formsOf = (lang: Lang): readonly string[] => Object.keys(inLanguage(lang).terms.forms);

/** The form after a number, where no article stands: of "einen {object}" it is the object. */
export function bareForm(form: string, lang: Lang): string {
  const rule = inLanguage(lang).terms.forms[form] ?? null;
  if (rule === null) return form;
  const pattern = typeof rule === "string" ? rule : Object.values(rule)[0];
  const made = /\{(\w+)\}/.exec(pattern);
  return made === null || made[0] === pattern ? form : made[1];
}

/** The gender of a card's name, where the language tells it; a pile of several kinds has none. */
export const cardGender = (id: string, lang: Lang): string | undefined =>
  Object.hasOwn(en, id) ? entry(id, lang).gender : undefined;

/** A form of a card's name; undefined if neither the card nor the language's rule gives it. */
export function formOf(id: string, form: string, lang: Lang): string | undefined {
  const { name, gender, forms } = entry(id, lang);
  if (form === "name") return name;
  if (forms !== undefined && Object.hasOwn(forms, form)) return forms[form];
  const rule = inLanguage(lang).terms.forms[form] ?? null;
  const pattern = rule === null || typeof rule === "string" ? rule : rule[gender ?? ""];
  return pattern?.replace(/\{(\w+)\}/g, (_, other: string) => cardForm(id, other, lang));
}

/** The same for showing: a form that is missing is no reason not to name the card. */
export const cardForm = (id: string, form: string, lang: Lang): string =>
  formOf(id, form, lang) ?? cardName(id, lang);

/** All that a card is called in sentences, without the articles that a rule puts before it. */
export function cardForms(id: string, lang: Lang): readonly string[] {
  const { name, forms } = entry(id, lang);
  return [...new Set([name, ...Object.values(forms ?? {})])];
}

export const hasOwnName = (id: string, lang: Lang): boolean => entry(id, lang).ownName === true;

/** What it does at a glance, in a handful of words; undefined where its symbols say it, or nobody has put it so briefly. */
export const cardGist = (id: string, lang: Lang): string | undefined => entry(id, lang).gist;

export function cardText(id: string, lang: Lang, ruleset: Ruleset = "printed"): CardText {
  const { play, below, setup, printed, current } = entry(id, lang);
  return {
    ...(play !== undefined && { play }),
    ...(below !== undefined && { below }),
    ...(setup !== undefined && { setup }),
    ...(ruleset === "printed" ? printed : current),
  };
}

/**
 * A pile is called after its card; one of several kinds after its halves ("encampment-plunder"), or Castles.
 * It has the forms of these names.
 */
export function pileName(id: string, lang: Lang, form = "name"): string {
  if (Object.hasOwn(en, id)) return cardForm(id, form, lang);
  if (id === "castles") return typeNoun("Castle", 2, lang);
  for (let at = id.indexOf("-"); at > 0; at = id.indexOf("-", at + 1)) {
    const halves = [id.slice(0, at), id.slice(at + 1)];
    if (halves.every((half) => Object.hasOwn(en, half))) {
      return halves.map((half) => cardForm(half, form, lang)).join("/");
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
    names = new Map(CARD_IDS.flatMap((id) => cardForms(id, lang).map((name) => [fold(name), id])));
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
