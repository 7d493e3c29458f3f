/** What every card is, known without a game: for pages that only show cards and kingdoms. */
import type { SetId } from "@fiefdom/text";
import type { TypeName } from "@fiefdom/text/terms";
import data from "./cards.catalogue";
import type { Price } from "./cost.ts";

export interface CatalogueCard {
  readonly id: string;
  readonly set: string;
  /** 1: its set has had it in the first edition only. */
  readonly edition?: 1;
  readonly types: readonly TypeName[];
  readonly cost: Price;
  /** Landmarks are never bought, and have no cost to show. */
  readonly bought: boolean;
  readonly basic: boolean;
  /** Null for Events and Landmarks. */
  readonly pile: string | null;
  readonly traits?: readonly string[];
  /** What a Treasure gives by itself, where that is always the same. */
  readonly coins?: number;
  /** Playing it can draw cards. */
  readonly draws?: true;
}

export interface CatalogueKingdom {
  readonly id: string;
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  readonly colonies: boolean;
}

/** A kingdom of the rulebooks whose cards are not all in the game. */
export interface AwaitedKingdom {
  readonly id: string;
  /** By set; the cards in English. */
  readonly missing: readonly {
    readonly set: string;
    readonly edition?: 1;
    readonly cards: readonly string[];
  }[];
}

export interface Catalogue {
  /** The sets that there are cards of, in the order in which they came out. */
  readonly sets: readonly string[];
  readonly cards: readonly CatalogueCard[];
  readonly kingdoms: readonly CatalogueKingdom[];
  readonly awaited: readonly AwaitedKingdom[];
}

export const SETS = data.sets as readonly SetId[];
export const CARDS: readonly CatalogueCard[] = data.cards;
export const KINGDOMS: readonly CatalogueKingdom[] = data.kingdoms;
export const AWAITED: readonly AwaitedKingdom[] = data.awaited;

const byId = new Map(CARDS.map((card) => [card.id, card]));

export function cardOf(id: string): CatalogueCard {
  const card = byId.get(id);
  if (card === undefined) throw new Error(`there is no card "${id}"`);
  return card;
}

export const isCard = (id: string): boolean => byId.has(id);

export const isLandscape = (card: CatalogueCard): boolean => card.pile === null;

/** The cards of a pile, the uppermost kind first. */
export const cardsOfPile = (pile: string): readonly CatalogueCard[] =>
  CARDS.filter((card) => card.pile === pile);
