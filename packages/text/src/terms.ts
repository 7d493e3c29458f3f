/** The game's own words, in every language: types, zones, mats, phases, what a turn counts, sets and kingdoms. */

import type { TypeName } from "@fiefdom/engine/types";
import { inLanguage } from "#languages";
import type { Lang } from "./lang.ts";
import type { Forms, KingdomId, Phase, Resource, SetId, SymbolName, Zone } from "./written.ts";

export type { TypeName } from "@fiefdom/engine/types";
export type { KingdomId, Phase, Resource, SetId, SymbolName, Zone } from "./written.ts";

export const KINGDOM_IDS: readonly KingdomId[] = Object.keys(inLanguage("en").terms.kingdoms) as KingdomId[];

const plurals = new Map<Lang, Intl.PluralRules>();

function form(forms: Forms, n: number, lang: Lang): string {
  let rules = plurals.get(lang);
  if (rules === undefined) plurals.set(lang, (rules = new Intl.PluralRules(lang)));
  return forms[rules.select(n)] ?? forms.other;
}

export const typeName = (type: TypeName, lang: Lang): string => inLanguage(lang).terms.types[type].name;

/** "Victory card", "Victory cards": cards of a type, as the object of a number. */
export const typeNoun = (type: TypeName, n: number, lang: Lang): string =>
  form(inLanguage(lang).terms.types[type].cards, n, lang);

export const zoneName = (zone: Zone, lang: Lang, n = 1): string =>
  form(inLanguage(lang).terms.zones[zone], n, lang);

/** What a card brings along is called after the card, or plainly by its id, unless the terms know better. */
function brought(known: Readonly<Record<string, string>>, id: string, lang: Lang): string {
  if (Object.hasOwn(known, id)) return known[id];
  const { cards } = inLanguage(lang);
  if (Object.hasOwn(cards, id)) return cards[id].name;
  return id.charAt(0).toUpperCase() + id.slice(1).replaceAll("-", " ");
}

export const matName = (id: string, lang: Lang): string => brought(inLanguage(lang).terms.mats, id, lang);
export const counterName = (id: string, lang: Lang): string =>
  brought(inLanguage(lang).terms.counters, id, lang);

/** Of tokens that lie on piles. */
export const tokenName = (id: string, lang: Lang): string => brought(inLanguage(lang).terms.tokens, id, lang);

export const phaseName = (phase: Phase, lang: Lang): string => inLanguage(lang).terms.phases[phase];

export const resourceName = (resource: Resource, n: number, lang: Lang): string =>
  form(inLanguage(lang).terms.resources[resource], n, lang);

/** The word for a symbol after a number, or by itself. */
export const symbolName = (symbol: SymbolName, lang: Lang, n = 2): string =>
  form(inLanguage(lang).terms.symbols[symbol], n, lang);

export const setName = (set: SetId, lang: Lang): string => inLanguage(lang).terms.sets[set];

export const kingdomName = (kingdom: KingdomId, lang: Lang): string =>
  inLanguage(lang).terms.kingdoms[kingdom];

/** A card that is not in the game yet, by its English name; nothing where no rulebook prints it in this language. */
export const awaitedName = (name: string, lang: Lang): string | undefined => {
  const { awaited } = inLanguage(lang).terms;
  return Object.hasOwn(awaited, name) ? awaited[name] : undefined;
};
