/** The order of a hand: Actions, Treasures, Victory cards, Curses; the dearest first. */
import type { CardFacts } from "@fiefdom/protocol";

const GROUPS = ["Action", "Treasure", "Victory", "Curse"];

export interface HandCard {
  readonly id: string;
  /** Stays the same while this copy stays in hand, so that focus stays on it. */
  readonly key: string;
}

export function sortedHand(hand: readonly string[], cards: ReadonlyMap<string, CardFacts>): HandCard[] {
  const group = (id: string): number => {
    const types = cards.get(id)?.types ?? [];
    const at = GROUPS.findIndex((type) => types.includes(type));
    return at < 0 ? GROUPS.length : at;
  };
  const cost = (id: string): number => cards.get(id)?.cost.coins ?? 0;
  const sorted = [...hand].sort(
    (a, b) => group(a) - group(b) || cost(b) - cost(a) || (a < b ? -1 : a > b ? 1 : 0),
  );
  const seen = new Map<string, number>();
  return sorted.map((id) => {
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    return { id, key: `${id}#${nth}` };
  });
}
