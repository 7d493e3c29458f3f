/**
 * Buying without a plan: of whatever can be had, the card that looks best just now. What looks good is each
 * player's own affair; here is what they look at, and that it is counted once a question.
 */
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT, CARD } from "@fiefdom/engine/decisions";
import { kindOf, NONE } from "@fiefdom/engine/game";
import { ACTION } from "@fiefdom/engine/types";
import type { View } from "@fiefdom/engine/view";
import type { Lore } from "./sense/lore.ts";

/** What somebody knows who wants to buy. */
export interface Shopping {
  readonly view: View;
  /** What they own, by kind. */
  readonly owned: readonly number[];
  /** Of these the Actions that end the Action phase. */
  readonly terminals: number;
  /** What is left of the pile of Provinces, or of the Colonies if these are fewer. */
  readonly left: number;
}

/** How good one more of a kind looks; what does not look good at all is not bought. */
export type Looks = (seen: Shopping, kind: number) => number;

/** The best looking of the options, by its kind; of those that look alike, the first. */
export function wish(
  board: Board,
  lore: readonly Lore[],
  looks: Looks,
): (view: View, options: readonly number[]) => number {
  // Counted anew at every question, into the same list.
  const owned = board.kinds.map(() => 0);
  return (view, options) => {
    view.countOwned(view.seat, owned);
    let terminals = 0;
    for (let kind = 0; kind < owned.length; kind++)
      if (owned[kind] > 0 && board.is(kind, ACTION) && lore[kind].actions === 0) terminals += owned[kind];
    let left = Number.POSITIVE_INFINITY;
    for (const pile of board.endingPiles) left = Math.min(left, view.pileSize(pile));
    const seen = { view, owned, terminals, left };
    let best = NONE;
    let most = 0;
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      // Treasures still to be played, Debt to be paid and the end of the phase are no wishes.
      const act = actOf(option);
      if (act !== BUY_IT && act !== CARD) continue;
      const kind = kindOf(option);
      const worth = looks(seen, kind);
      if (worth > most) {
        most = worth;
        best = kind;
      }
    }
    return best;
  };
}
