/** The game's own words, in every language: types, zones, phases, what a turn counts, sets and kingdoms. */
import type { TypeName } from "@fiefdom/engine/types";
import de from "../terms/de.json" with { type: "json" };
import en from "../terms/en.json" with { type: "json" };
import he from "../terms/he.json" with { type: "json" };
import nl from "../terms/nl.json" with { type: "json" };
import pl from "../terms/pl.json" with { type: "json" };
import type { Lang } from "./lang.ts";

/** A word by grammatical number, as `Intl.PluralRules` names it; `other` stands in for what is missing. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

interface Terms {
  /** `name` is the word on the type line, `cards` what cards of the type are called in a sentence. */
  readonly types: Readonly<Record<TypeName, { readonly name: string; readonly cards: Forms }>>;
  readonly zones: Readonly<Record<Zone, Forms>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly resources: Readonly<Record<Resource, Forms>>;
  /** For text without pictures. */
  readonly symbols: Readonly<Record<SymbolName, string>>;
  readonly sets: Readonly<Record<SetId, string>>;
  readonly kingdoms: Readonly<Record<KingdomId, string>>;
}

export type Zone = keyof typeof en.zones;
export type Phase = keyof typeof en.phases;
export type Resource = keyof typeof en.resources;
export type SymbolName = keyof typeof en.symbols;
export type SetId = keyof typeof en.sets;
export type KingdomId = keyof typeof en.kingdoms;

const terms: Readonly<Record<Lang, Terms>> = { en, de, nl, pl, he };

export const KINGDOM_IDS: readonly KingdomId[] = Object.keys(en.kingdoms) as KingdomId[];

const plurals = new Map<Lang, Intl.PluralRules>();

function form(forms: Forms, n: number, lang: Lang): string {
  let rules = plurals.get(lang);
  if (rules === undefined) plurals.set(lang, (rules = new Intl.PluralRules(lang)));
  return forms[rules.select(n)] ?? forms.other;
}

export const typeName = (type: TypeName, lang: Lang): string => terms[lang].types[type].name;

/** "Victory card", "Victory cards": cards of a type, as the object of a number. */
export const typeNoun = (type: TypeName, n: number, lang: Lang): string =>
  form(terms[lang].types[type].cards, n, lang);

export const zoneName = (zone: Zone, lang: Lang, n = 1): string => form(terms[lang].zones[zone], n, lang);

export const phaseName = (phase: Phase, lang: Lang): string => terms[lang].phases[phase];

export const resourceName = (resource: Resource, n: number, lang: Lang): string =>
  form(terms[lang].resources[resource], n, lang);

export const symbolName = (symbol: SymbolName, lang: Lang): string => terms[lang].symbols[symbol];

export const setName = (set: SetId, lang: Lang): string => terms[lang].sets[set];

export const kingdomName = (kingdom: KingdomId, lang: Lang): string => terms[lang].kingdoms[kingdom];
