/**
 * The questions of the turn itself, made once and asked again. What can be played depends only on which kinds
 * are in hand; what can be bought, in a game where costs and bans never change, only on the coins and on what lies
 * on top of the piles. So most questions of most games have been asked before on the same board.
 * turn.ts makes every question anew where this does not hold; a law compares the two ways.
 */
import { type Decision, type Game, kindOf, NONE, NOWHERE } from "./game.ts";
import { top } from "./supply.ts";

/** More kinds of a type than that are not told apart by bits: their questions are made each time. */
const MOST_KINDS = 16;
const FEWEST_SLOTS = 16;
const MOST_SLOTS = 2048;
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

/**
 * Questions by a number that says all they depend on. A new one takes the place of an old one; where that happens
 * often there is room for more, up to a bound: a table of people asks few, a search of bots very many.
 */
export class Asked {
  #keys: number[] = [];
  #questions: (Decision | null)[] = [];
  #lost = 0;

  find(key: number): Decision | null {
    const keys = this.#keys;
    const slot = slotOf(key, keys.length);
    return slot < keys.length && keys[slot] === key ? this.#questions[slot] : null;
  }

  keep(key: number, question: Decision): void {
    if (this.#keys.length === 0) this.#makeRoom(FEWEST_SLOTS);
    const slot = slotOf(key, this.#keys.length);
    if (this.#keys[slot] !== NONE && ++this.#lost > this.#keys.length && this.#keys.length < MOST_SLOTS) {
      this.#makeRoom(2 * this.#keys.length);
      this.keep(key, question);
      return;
    }
    this.#keys[slot] = key;
    this.#questions[slot] = question;
  }

  #makeRoom(slots: number): void {
    const [keys, questions] = [this.#keys, this.#questions];
    this.#lost = 0;
    this.#keys = Array.from({ length: slots }, () => NONE);
    this.#questions = Array.from({ length: slots }, () => null);
    for (let i = 0; i < keys.length; i++) {
      if (keys[i] === NONE) continue;
      const slot = slotOf(keys[i], slots);
      this.#keys[slot] = keys[i];
      this.#questions[slot] = questions[i];
    }
  }
}

/** Neighbouring numbers lie apart. */
const slotOf = (key: number, slots: number): number => (Math.imul(key, 0x9e3779b1) >>> 12) & (slots - 1);

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

/** What is for sale while the same cards lie on top of the piles. */
class Shop {
  /** By pile: the kind on top, NONE for an empty one. */
  readonly #tops: readonly number[];
  readonly #empty: number;
  /** More coins than that make no difference. */
  readonly dearest: number;
  readonly asked = new Asked();

  constructor(tops: readonly number[], events: readonly number[], cost: readonly number[]) {
    this.#tops = tops;
    this.#empty = tops.filter((kind) => kind === NONE).length;
    let dearest = 0;
    for (const kind of [...tops, ...events]) if (kind !== NONE) dearest = Math.max(dearest, cost[kind]);
    this.dearest = dearest;
  }

  /** Is it the one that is open in this game? Piles of one kind need a look only where some are empty. */
  isOpen(g: Game, severalKinds: readonly number[]): boolean {
    const tops = this.#tops;
    if (g.emptyPiles !== this.#empty) return false;
    for (let i = 0; i < severalKinds.length; i++)
      if (tops[severalKinds[i]] !== top(g, severalKinds[i])) return false;
    if (g.emptyPiles > 0)
      for (let pile = 0; pile < tops.length; pile++)
        if ((tops[pile] === NONE) !== (g.piles[pile] === 0)) return false;
    return true;
  }
}

/** So many shops are kept at once; one that comes back after it had to make room is made anew. */
const SHOPS = 64;

/** The shops of a board whose prices are fixed, each made when its cards first lie open. */
export class Shops {
  readonly #events: readonly number[];
  readonly #cost: readonly number[];
  /** Piles of several kinds. */
  readonly #several: readonly number[];
  readonly #kept: (Shop | null)[] = Array.from({ length: SHOPS }, () => null);
  #last: Shop | null = null;

  constructor(onlyKind: readonly number[], events: readonly number[], cost: readonly number[]) {
    this.#events = events;
    this.#cost = cost;
    this.#several = onlyKind.flatMap((kind, pile) => (kind === NONE ? [pile] : []));
  }

  /** The shop as it is now. */
  at(g: Game): Shop {
    if (this.#last?.isOpen(g, this.#several) === true) return this.#last;
    let sum = 0;
    for (let pile = 0; pile < g.piles.length; pile++) sum = (Math.imul(sum, 31) + top(g, pile)) | 0;
    const slot = sum & (SHOPS - 1);
    let shop = this.#kept[slot];
    if (shop === null || !shop.isOpen(g, this.#several)) {
      const tops = g.piles.map((_, pile) => top(g, pile));
      shop = new Shop(tops, this.#events, this.#cost);
    }
    this.#kept[slot] = shop;
    this.#last = shop;
    return shop;
  }
}
