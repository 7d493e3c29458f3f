/**
 * What piles and landscapes are good for, in words that players use for a board: villages, draw, trashing,
 * Attacks. All of it follows from the definitions (traits, types, cost). It asks for plain data only, so that a page can tell without knowing any rules.
 */
import type { Trait } from "@fiefdom/engine/card";

export type Feature =
  | Trait
  /** Coins from an Action. */
  | "coins"
  | "treasure"
  | "reaction"
  | "duration"
  /** Costs Debt. */
  | "debt";

/** All of them, in the order in which people ask for them. */
export const FEATURES: readonly Feature[] = [
  "actions",
  "draw",
  "buy",
  "trash",
  "attack",
  "reaction",
  "gain",
  "money",
  "coins",
  "treasure",
  "vp",
  "sift",
  "duration",
  "again",
  "curses",
  "debt",
];

/** What is asked of a card: its definition has it, and so has whatever was made from one. */
export interface Described {
  readonly id: string;
  readonly types: readonly string[];
  readonly debt?: number;
  readonly edition?: 1;
  readonly traits?: readonly Trait[];
}

/** A pile as far as choosing it goes. */
export interface PileFacts {
  readonly id: string;
  readonly set: string;
  /** 1: its set has had it in the first edition only. */
  readonly edition?: 1;
  /** Of the uppermost card at the beginning. */
  readonly cost: number;
  readonly debt: number;
  /** Of all its cards together. */
  readonly features: readonly Feature[];
}

export interface LandscapeFacts {
  readonly id: string;
  readonly set: string;
  readonly features: readonly Feature[];
}

export function featuresOf(card: Described): Feature[] {
  const { types, debt = 0, traits = [] } = card;
  const also: Feature[] = [];
  if (traits.includes("money") && types.includes("Action")) also.push("coins");
  if (types.includes("Treasure")) also.push("treasure");
  if (types.includes("Reaction")) also.push("reaction");
  if (types.includes("Duration")) also.push("duration");
  if (types.includes("Landmark")) also.push("vp");
  if (debt > 0) also.push("debt");
  return [...new Set([...traits, ...also])];
}

/** The facts of a pile from its cards, the uppermost first. */
export const pileFacts = (
  id: string,
  set: string,
  cards: readonly (Described & { readonly cost: number })[],
): PileFacts => ({
  id,
  set,
  ...(cards[0].edition === undefined ? {} : { edition: cards[0].edition }),
  cost: cards[0].cost,
  debt: cards[0].debt ?? 0,
  features: [...new Set(cards.flatMap(featuresOf))],
});

export const landscapeFacts = (set: string, card: Described): LandscapeFacts => ({
  id: card.id,
  set,
  features: featuresOf(card),
});

/** Cheapest first, then by id: the order in which a kingdom is laid out. */
export const inOrder = <P extends Pick<PileFacts, "id" | "cost" | "debt">>(piles: readonly P[]): P[] =>
  [...piles].sort((a, b) => a.cost - b.cost || a.debt - b.debt || (a.id < b.id ? -1 : 1));
