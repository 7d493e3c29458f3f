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

/** A look around in the shop: counted when it is first asked for, and again at the next question. */
class Look implements Shopping {
  view!: View;
  readonly #board: Board;
  readonly #owned: number[];
  readonly #terminal: readonly number[];
  #counted = false;
  #terminals = 0;

  constructor(board: Board, lore: readonly Lore[]) {
    this.#board = board;
    this.#owned = board.kinds.map(() => 0);
    this.#terminal = board.kinds.flatMap((_, kind) =>
      board.is(kind, ACTION) && lore[kind].actions === 0 ? [kind] : [],
    );
  }

  at(view: View): void {
    if (this.view !== view) this.view = view;
    this.#counted = false;
  }

  get owned(): readonly number[] {
    if (!this.#counted) this.#count();
    return this.#owned;
  }
  get terminals(): number {
    if (!this.#counted) this.#count();
    return this.#terminals;
  }
  get left(): number {
    const { endingPiles } = this.#board;
    let left = Number.POSITIVE_INFINITY;
    for (let i = 0; i < endingPiles.length; i++) left = Math.min(left, this.view.pileSize(endingPiles[i]));
    return left;
  }

  #count(): void {
    const owned = this.#owned;
    const terminal = this.#terminal;
    this.view.countOwned(this.view.seat, owned);
    let terminals = 0;
    for (let i = 0; i < terminal.length; i++) terminals += owned[terminal[i]];
    this.#terminals = terminals;
    this.#counted = true;
  }
}

/** A pile, or an Event behind the last of them, and how good what can be had there can look at most. */
interface Shelf {
  readonly place: number;
  readonly limit: number;
}

/** With how good each kind can look at most, where that is known: what can't look best need not be looked at. */
export function wish(board: Board, lore: readonly Lore[], looks: Looks, atMost?: readonly number[]): Wish {
  const seen = new Look(board, lore);
  const limits = atMost ?? board.kinds.map(() => Number.MAX_SAFE_INTEGER);
  const { coins, piles, events } = board;
  const shelves: readonly Shelf[] = [...piles.map((pile) => pile.kinds), ...events.map((event) => [event])]
    .map((kinds, place) => ({ place, limit: Math.max(...kinds.map((kind) => limits[kind])) }))
    .filter(({ limit }) => limit > 0)
    .sort((a, b) => b.limit - a.limit || a.place - b.place);
  return {
    wants(view, options) {
      seen.at(view);
      let best = NONE;
      let most = 0;
      for (let i = 0; i < options.length; i++) {
        const option = options[i];
        // Treasures still to be played, Debt to be paid and the end of the phase are no wishes.
        const act = actOf(option);
        if (act !== BUY_IT && act !== CARD) continue;
        const kind = kindOf(option);
        if (limits[kind] <= most) continue;
        const worth = looks(seen, kind);
        if (worth > most) {
          most = worth;
          best = kind;
        }
      }
      return best;
    },
    purchase(view) {
      seen.at(view);
      const money = view.coins;
      let best = NONE;
      let most = 0;
      let at = 0;
      for (let i = 0; i < shelves.length; i++) {
        const { place, limit } = shelves[i];
        if (limit < most) break;
        const kind = place < piles.length ? view.pileTop(place) : events[place - piles.length];
        if (kind === NONE || coins[kind] > money || limits[kind] < most) continue;
        const worth = looks(seen, kind);
        // Of those that look alike the first.
        if (worth > most || (worth === most && worth > 0 && place < at)) {
          most = worth;
          best = kind;
          at = place;
        }
      }
      return best;
    },
  };
}
