/**
 * A player's cards as a table of kinds, from what whoever looks was shown and nothing else: how many they own, how
 * many of them are still to be drawn, and what a hand of them is worth on average. Two games that look the same to
 * somebody give them the same table.
 */
import type { PlayerJSON } from "@fiefdom/engine/view";

export interface DeckRow {
  readonly id: string;
  readonly owned: number;
  /** In the deck or the discard pile; null where the hand is not known, so that nobody can say. */
  readonly left: number | null;
}

export interface DeckTable {
  readonly rows: readonly DeckRow[];
  readonly cards: number;
  /** In the deck and the discard pile together; of others the hand is among them. */
  readonly unseen: number;
}

/** What of somebody's cards lies where it can be seen by whoever looks. */
function inSight({ hand, hidden = [], inPlay, aside, mats = {} }: PlayerJSON): string[] {
  const onMats = Object.values(mats).flatMap(({ cards = [] }) => cards);
  return [...(hand ?? []), ...hidden, ...inPlay, ...aside, ...onMats];
}

/** Every card of theirs that is not in sight lies in the deck or the discard pile. */
const seesAll = ({ hand, hidden = [], hiddenSize, mats = {} }: PlayerJSON): boolean =>
  hand !== undefined &&
  hidden.length === hiddenSize &&
  Object.values(mats).every(({ cards, size }) => (cards?.length ?? 0) === size);

export function deckTable(player: PlayerJSON): DeckTable {
  const seen = new Map<string, number>();
  for (const id of inSight(player)) seen.set(id, (seen.get(id) ?? 0) + 1);
  const knows = seesAll(player);
  const rows = Object.entries(player.owned).map(([id, owned]) => ({
    id,
    owned,
    // A card in play may be there as another than it is.
    left: knows ? Math.max(0, owned - (seen.get(id) ?? 0)) : null,
  }));
  const cards = rows.reduce((sum, { owned }) => sum + owned, 0);
  return { rows, cards, unseen: player.deckSize + player.discardSize + (knows ? 0 : player.handSize) };
}
