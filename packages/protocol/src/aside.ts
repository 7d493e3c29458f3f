/**
 * What lies set aside before a player, sorted by the card that holds it, for whoever shows a table: a Haven's card is
 * not the same as one that somebody is just looking at.
 */
import type { LastingJSON, PlayerJSON } from "@fiefdom/engine/view";

/** Some of the cards that are set aside. */
export interface Laid {
  /** Face up. */
  readonly aside: readonly string[];
  /** Face down, and known to whoever looks. */
  readonly hidden: readonly string[];
  /** Face down, and not known. */
  readonly down: number;
}

export interface SetAside extends Laid {
  /** What effects that go on hold, by the card that they are of; the rest is held by none. */
  readonly held: readonly (Laid & { readonly source: string })[];
}

const laid = ({
  aside,
  hidden = [],
  hiddenSize,
}: Pick<PlayerJSON, "aside" | "hidden" | "hiddenSize">): Laid => ({
  aside,
  hidden,
  down: hiddenSize - hidden.length,
});

const joined = (a: Laid, b: Laid): Laid => ({
  aside: [...a.aside, ...b.aside],
  hidden: [...a.hidden, ...b.hidden],
  down: a.down + b.down,
});

/** The cards without these, each as often as it is there. */
function without(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...gone];
  return cards.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function setAside(player: PlayerJSON, lasting: readonly LastingJSON[]): SetAside {
  const held = new Map<string, Laid>();
  let rest = laid(player);
  for (const { seat, source, holds } of lasting) {
    if (seat !== player.seat || holds === undefined) continue;
    const part = laid(holds);
    const before = held.get(source);
    held.set(source, before === undefined ? part : joined(before, part));
    rest = {
      aside: without(rest.aside, part.aside),
      hidden: without(rest.hidden, part.hidden),
      down: rest.down - part.down,
    };
  }
  return { ...rest, held: [...held].map(([source, cards]) => ({ source, ...cards })) };
}
