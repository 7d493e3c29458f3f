/**
 * Which abilities can have anything to say about a card, told by the board alone: one that waits for Silvers never has
 * about a Copper. So most of what happens while something listens is known to concern nobody without asking it. What
 * a condition can hold for it says itself (`canBe` in touch.ts); one that says nothing could hold for any card.
 */
import { ABILITIES, type Ability } from "./ability.ts";
import type { Board } from "./board.ts";
import { canBe } from "./touch.ts";

/** Found when it is first asked. */
export class Concerns {
  readonly #rows: (readonly boolean[] | null)[] = [];

  /** Can this ability be set off by what happens to a card of this kind? */
  has(board: Board, a: Ability, kind: number): boolean {
    if (a.if === undefined) return true;
    while (this.#rows.length < ABILITIES.length) this.#rows.push(null);
    const row = this.#rows[a.index];
    if (row !== null) return row[kind];
    const found = board.kinds.map((_, other) => canBe(a.if, board, other));
    this.#rows[a.index] = found;
    return found[kind];
  }
}
