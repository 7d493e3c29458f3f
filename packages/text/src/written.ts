/** What a language's files hold: cards, messages of the interface, the game's words. */
import type { Ruleset } from "@fiefdom/engine/card";
import type { TypeName } from "@fiefdom/engine/types";
import type enTerms from "../terms/en.json";
import type { Sentence } from "./sentence.ts";

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
  /** One of the language's `genders`: what sentences that agree with the name choose by. */
  readonly gender?: string;
  /** The name as sentences need it ("Großen Markt"), by the names of the language's `forms`. */
  readonly forms?: Readonly<Record<string, string>>;
  /**
   * What it does besides giving cards, Actions, Buys, coins and points, in a handful of words for a glance at it.
   * 🔥 stands for trashing.
   */
  readonly gist?: string;
  /** Where the rulebooks print it differently from today's wording. */
  readonly printed?: CardText;
  /** What only today's wording has. */
  readonly current?: CardText;
}

/** A word by grammatical number, as `Intl.PluralRules` names it; `other` stands in for what is missing. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * How a form of a name is made where the card's entry does not spell it: after a pattern such as
 * `"einen {object}"`, or after one for each gender. `null`: it can't be made, every card has to spell it.
 */
export type FormRule = string | Readonly<Record<string, string>> | null;

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
  /** For text without pictures, after a number. */
  readonly symbols: Readonly<Record<SymbolName, Forms>>;
  /** The genders that names of cards have in this language, as far as its sentences ask for them. */
  readonly genders: readonly string[];
  /** The forms of a card's name that sentences may use; `cards.ts` says how they are made. */
  readonly forms: Readonly<Record<string, FormRule>>;
  readonly sets: Readonly<Record<SetId, string>>;
  readonly kingdoms: Readonly<Record<KingdomId, string>>;
  /** Cards that kingdoms wait for, by their English name, as far as a rulebook prints them in this language. */
  readonly awaited: Readonly<Record<string, string>>;
}

export interface Written {
  readonly cards: Readonly<Record<string, CardEntry>>;
  /** By key: in ICU MessageFormat, or taken apart already where pages are built. */
  readonly messages: Readonly<Record<string, Sentence>>;
  readonly terms: Terms;
}
