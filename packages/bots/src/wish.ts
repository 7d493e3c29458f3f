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

/** What somebody would like best of what they are offered, or of what they can buy. */
export interface Wish {
  /** The best looking of the options, by its kind; of those that look alike, the first. */
  readonly wants: (view: View, options: readonly number[]) => number;
  /** The same of everything that can be bought, on a board where costs never change. */
  readonly purchase: (view: View) => number;
}

export function wish(board: Board, lore: readonly Lore[], looks: Looks): Wish {
  // Counted anew at every question, into the same list.
  const owned = board.kinds.map(() => 0);
  const terminal = board.kinds.flatMap((_, kind) =>
    board.is(kind, ACTION) && lore[kind].actions === 0 ? [kind] : [],
  );
  const look = (view: View): Shopping => {
    view.countOwned(view.seat, owned);
    let terminals = 0;
    for (let i = 0; i < terminal.length; i++) terminals += owned[terminal[i]];
    let left = Number.POSITIVE_INFINITY;
    for (const pile of board.endingPiles) left = Math.min(left, view.pileSize(pile));
    return { view, owned, terminals, left };
  };
  return {
    wants(view, options) {
      const seen = look(view);
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
    },
    purchase(view) {
      const seen = look(view);
      let best = NONE;
      let most = 0;
      const weigh = (kind: number): void => {
        if (kind === NONE || board.coins[kind] > view.coins) return;
        const worth = looks(seen, kind);
        if (worth > most) {
          most = worth;
          best = kind;
        }
      };
      for (let pile = 0; pile < board.piles.length; pile++) weigh(view.pileTop(pile));
      for (let i = 0; i < board.events.length; i++) weigh(board.events[i]);
      return best;
    },
  };
}
