/** The order of a hand: Actions, Treasures, Victory cards, Curses; the dearest first, equal cards together. */
import type { CardFacts } from "@fiefdom/protocol";

const GROUPS = ["Action", "Treasure", "Victory", "Curse"] as const;

export interface HandCard {
  readonly id: string;
  /** Stays the same while this copy stays in hand, so that focus stays on it. */
  readonly key: string;
  /** How many there are of its kind, on the last of them; 0 on the others. */
  readonly closes: number;
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
  return sorted.map((id, i) => {
    const nth = seen.get(id) ?? 0;
    seen.set(id, nth + 1);
    return { id, key: `${id}#${nth}`, closes: sorted[i + 1] === id ? 0 : nth + 1 };
  });
}

/** What the style sheet needs to know to lay the hand out: a track for each card, and how many of which sort. */
export function tracksOf(hand: readonly HandCard[]): Readonly<Record<string, string | number>> {
  const kinds = hand.filter(({ closes }) => closes > 0).length;
  return {
    "--kinds": kinds,
    "--copies": hand.length - kinds,
    "--tracks": hand
      .map(({ closes }, i) =>
        i === hand.length - 1 ? "var(--final)" : closes > 0 ? "var(--kind)" : "var(--copy)",
      )
      .join(" "),
  };
}

/** All copies of one card. */
export interface Kind {
  readonly id: string;
  readonly keys: readonly string[];
}

/** A hand that is in order, by kinds. */
export function kindsOf(hand: readonly HandCard[]): Kind[] {
  const kinds = new Map<string, string[]>();
  for (const { id, key } of hand) kinds.set(id, [...(kinds.get(id) ?? []), key]);
  return [...kinds].map(([id, keys]) => ({ id, keys }));
}
