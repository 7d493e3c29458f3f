/**
 * The questions of the turn itself, made once and asked again. What can be played depends only on which kinds
 * are in hand; what can be bought, in a game where costs, bans and pile tops never change, only on the coins
 * and on which piles are empty. So most questions of most games have been asked before on the same board.
 * turn.ts makes every question anew where this does not hold; a law compares the two ways.
 */
import { BUY_IT, code } from "./decisions.ts";
import { type Decision, kindOf, NONE, NOWHERE } from "./game.ts";

/** More kinds of a type than that are not told apart by bits: their questions are made each time. */
const MOST_KINDS = 16;
const SLOTS = 256;
const NOTHING: readonly number[] = [];

/** A question of the turn: one thing to do, or the end of the phase. */
export const turnQuestion = (who: number, verb: string, options: readonly number[]): Decision => ({
  who,
  verb,
  source: NONE,
  options,
  min: 1,
  max: 1,
  zone: NOWHERE,
  ordered: false,
  about: NOTHING,
  labels: null,
});

/** Questions by a number that says all they depend on. A new one takes the place of an old one. */
export class Asked {
  readonly #keys: number[] = [];
  readonly #questions: (Decision | null)[] = [];

  find(key: number): Decision | null {
    const slot = key & (SLOTS - 1);
    return slot < this.#keys.length && this.#keys[slot] === key ? this.#questions[slot] : null;
  }
  keep(key: number, question: Decision): void {
    while (this.#keys.length < SLOTS) {
      this.#keys.push(NONE);
      this.#questions.push(null);
    }
    this.#keys[key & (SLOTS - 1)] = key;
    this.#questions[key & (SLOTS - 1)] = question;
  }
}

/** The kinds of one type, a bit each, so that which of them a hand holds is one number. */
export class Bits {
  /** By kind; 0 for other types. */
  readonly of: readonly number[];
  /** Few enough to be told apart. */
  readonly fit: boolean;

  /** Where more than these kinds counts for a question, they are never told apart. */
  constructor(isOne: readonly boolean[], moreCounts = false) {
    let next = 0;
    const bits = isOne.map((one) => (one ? 1 << (next++ % MOST_KINDS) : 0));
    this.of = bits;
    this.fit = !moreCounts && next <= MOST_KINDS;
  }
  held(cards: readonly number[]): number {
    const { of } = this;
    let mask = 0;
    for (let i = 0; i < cards.length; i++) mask |= of[kindOf(cards[i])];
    return mask;
  }
}

/** What is for sale while the same piles are empty: options to buy, by coins. */
class Shop {
  readonly options: readonly (readonly number[])[];
  readonly asked = new Asked();

  constructor(kinds: readonly number[], cost: readonly number[]) {
    const dearest = kinds.reduce((most, kind) => Math.max(most, cost[kind]), 0);
    this.options = Array.from({ length: dearest + 1 }, (_, coins) =>
      kinds.filter((kind) => cost[kind] <= coins).map((kind) => code(BUY_IT, 0, kind)),
    );
  }
}

/** The shops of a board whose prices are fixed, each made when its piles first run empty. */
export class Shops {
  /** While no pile is empty. */
  readonly full: Shop;
  readonly #kinds: readonly number[];
  readonly #pileOf: readonly number[];
  readonly #cost: readonly number[];
  readonly #others = new Map<number, Shop>();

  constructor(kinds: readonly number[], pileOf: readonly number[], cost: readonly number[]) {
    this.#kinds = kinds;
    this.#pileOf = pileOf;
    this.#cost = cost;
    this.full = new Shop(kinds, cost);
  }

  /** The shop at these sizes of the piles. */
  at(piles: readonly number[]): Shop {
    let empty = 0;
    for (let i = 0; i < piles.length; i++) if (piles[i] === 0) empty += 2 ** i;
    let shop = this.#others.get(empty);
    if (shop === undefined) {
      const left = this.#kinds.filter((kind) => this.#pileOf[kind] < 0 || piles[this.#pileOf[kind]] > 0);
      shop = new Shop(left, this.#cost);
      this.#others.set(empty, shop);
    }
    return shop;
  }
}
