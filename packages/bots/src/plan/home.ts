/** Where a plan is at home: a kingdom of ten piles with everything it needs, the rest filled with quiet cards. */
import { findKingdom, findPile, KINGDOM_SIZE } from "@fiefdom/cards/kingdoms";
import { basicCards, landscapes } from "@fiefdom/cards/sets";
import type { Plan } from "./plan.ts";

export interface HomeKingdom {
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  readonly colonies: boolean;
}

/** Cards that get in nobody's way, in the order in which they fill a kingdom. */
const QUIET = [
  "cellar",
  "harbinger",
  "vassal",
  "village",
  "workshop",
  "poacher",
  "remodel",
  "throne-room",
  "mine",
  "library",
  "merchant",
  "moat",
];

export function homeOf(plan: Plan): HomeKingdom {
  const { home, needs } = plan;
  if (home !== undefined && "kingdom" in home) {
    const { kingdom, landscapes: wide, colonies = false } = findKingdom(home.kingdom);
    return { kingdom, landscapes: wide, colonies };
  }
  const named = [...needs, ...(home?.cards ?? [])];
  const cards = named.filter((id) => !landscapes.has(id) && !basicCards.has(id)).map((id) => findPile(id).id);
  const quiet = QUIET.filter((id) => !cards.includes(id));
  return {
    kingdom: [...new Set([...cards, ...quiet])].slice(0, KINGDOM_SIZE),
    landscapes: [...new Set(named.filter((id) => landscapes.has(id)))],
    colonies: named.includes("colony") || named.includes("platinum"),
  };
}
