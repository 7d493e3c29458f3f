/**
 * What cards are called and what stands on them, in every language, and the way back from a typed name to a
 * card. The wording is this project's own and follows the two rulesets; the names are the published ones, or
 * marked `ownName` in the files where a language has none.
 */
import type { Ruleset } from "@fiefdom/engine/card";
import de from "../cards/de.json" with { type: "json" };
import en from "../cards/en.json" with { type: "json" };
import he from "../cards/he.json" with { type: "json" };
import nl from "../cards/nl.json" with { type: "json" };
import pl from "../cards/pl.json" with { type: "json" };
import { LANGS, type Lang } from "./lang.ts";
import { typeNoun } from "./terms.ts";

/** Texts hold symbols such as `{$2}`; `symbols.ts` takes them apart. */
export interface CardText {
  /** When it is played; for an Event when it is bought, for a Landmark always. */
  readonly play?: string;
  /** Below the dividing line: what it is worth, and what happens at other times. */
  readonly below?: string;
  readonly setup?: string;
}

export interface Ruling {
  readonly text: string;
  /** A printed rulebook, the players' wiki or compendium, or worked out here. */
  readonly source: "rulebook" | "wiki" | "compendium" | "own";
  /** Holds only in this ruleset. */
  readonly ruleset?: Ruleset;
}

interface Entry extends CardText {
  readonly name: string;
  /** No published name in this language: the translation is ours. */
  readonly ownName?: boolean;
  /** Where the rulebooks print it differently from today's wording. */
  readonly printed?: CardText;
  readonly rulings?: readonly Ruling[];
}

type Entries = Readonly<Record<string, Entry>>;

const entries: Readonly<Record<Lang, Entries>> = { en: en as Entries, de, nl, pl, he };

export const CARD_IDS: readonly string[] = Object.keys(en);

function entry(id: string, lang: Lang): Entry {
  if (!Object.hasOwn(entries[lang], id)) throw new Error(`no card text in "${lang}" for the card "${id}"`);
  return entries[lang][id];
}

export const cardName = (id: string, lang: Lang): string => entry(id, lang).name;

export const hasOwnName = (id: string, lang: Lang): boolean => entry(id, lang).ownName === true;

export function cardText(id: string, lang: Lang, ruleset: Ruleset = "printed"): CardText {
  const { play, below, setup, printed } = entry(id, lang);
  return {
    ...(play !== undefined && { play }),
    ...(below !== undefined && { below }),
    ...(setup !== undefined && { setup }),
    ...(ruleset === "printed" && printed),
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
const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´׳״"]/gu, "")
    .toLowerCase()
    .replace(/ł/g, "l")
    .replace(/ß/g, "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const byName = new Map<Lang, ReadonlyMap<string, string>>(
  LANGS.map((lang) => [lang, new Map(CARD_IDS.map((id) => [fold(cardName(id, lang)), id]))]),
);
const byId = new Map<string, string>(CARD_IDS.map((id) => [fold(id), id]));

/** The card of that id or name; names of `lang` come first, then those of the other languages. */
export function findCard(text: string, lang: Lang = "en"): string | undefined {
  if (Object.hasOwn(en, text)) return text;
  const name = fold(text);
  for (const other of [lang, ...LANGS]) {
    const id = byName.get(other)?.get(name);
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
