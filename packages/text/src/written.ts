/** What a language's files hold: cards, messages of the interface, the game's words. */
import type { Ruleset } from "@fiefdom/engine/card";
import type { TypeName } from "@fiefdom/engine/types";
import type enTerms from "../terms/en.json";

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

export interface CardEntry extends CardText {
  readonly name: string;
  /** No published name in this language: the translation is ours. */
  readonly ownName?: boolean;
  /** Where the rulebooks print it differently from today's wording. */
  readonly printed?: CardText;
  /** What only today's wording has. */
  readonly current?: CardText;
  readonly rulings?: readonly Ruling[];
}

/** A word by grammatical number, as `Intl.PluralRules` names it; `other` stands in for what is missing. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export type Zone = keyof typeof enTerms.zones;
export type Phase = keyof typeof enTerms.phases;
export type Resource = keyof typeof enTerms.resources;
export type SymbolName = keyof typeof enTerms.symbols;
export type SetId = keyof typeof enTerms.sets;
export type KingdomId = keyof typeof enTerms.kingdoms;

export interface Terms {
  /** `name` is the word on the type line, `cards` what cards of the type are called in a sentence. */
  readonly types: Readonly<Record<TypeName, { readonly name: string; readonly cards: Forms }>>;
  readonly zones: Readonly<Record<Zone, Forms>>;
  /** Mats, counters and tokens that cards bring along, by the name that the card gives them. */
  readonly mats: Readonly<Record<string, string>>;
  readonly counters: Readonly<Record<string, string>>;
  readonly tokens: Readonly<Record<string, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly resources: Readonly<Record<Resource, Forms>>;
  /** For text without pictures. */
  readonly symbols: Readonly<Record<SymbolName, string>>;
  readonly sets: Readonly<Record<SetId, string>>;
  readonly kingdoms: Readonly<Record<KingdomId, string>>;
}

export interface Written {
  readonly cards: Readonly<Record<string, CardEntry>>;
  /** ICU MessageFormat by key. */
  readonly messages: Readonly<Record<string, string>>;
  readonly terms: Terms;
}
