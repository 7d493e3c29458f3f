/**
 * Exact chances: hands from a shuffled deck, counted rather than dealt. A deck is how many there are of each
 * of a few cards; a hand from it is drawn without putting back.
 */
import { cards } from "@fiefdom/cards";
import type { CardDef } from "@fiefdom/engine/card";
import type { Bonus } from "@fiefdom/engine/program";

export const HAND_SIZE = 5;
/** What a player starts with, and owns after the first two turns besides what was bought. */
export const STARTING_DECK: Deck = new Map([
  ["copper", 7],
  ["estate", 3],
]);

/** Copies by card id. */
export type Deck = ReadonlyMap<string, number>;

export const cardCalled = (id: string): CardDef | undefined => {
  const def = cards.get(id);
  return def?.kind === "basic" || def?.kind === "kingdom" ? def : undefined;
};

/** What a card brings when it is played, if that is all it does; null where the text says more. */
function plainBonus(id: string): Bonus | null {
  const play = cardCalled(id)?.texts.printed.play;
  return play === undefined || play === null ? null : play.bonus;
}

const isType = (id: string, type: "Action" | "Treasure"): boolean =>
  cardCalled(id)?.types.includes(type) === true;

/** The cards whose worth in a hand depends on more than numbers: chances with them are not counted here. */
export const notCountable = (deck: Deck): string[] =>
  [...deck.keys()].filter(
    (id) => (isType(id, "Action") || isType(id, "Treasure")) && plainBonus(id) === null,
  );

export function sizeOf(deck: Deck): number {
  let size = 0;
  for (const n of deck.values()) size += n;
  return size;
}

export function plus(deck: Deck, ids: readonly string[]): Deck {
  const more = new Map(deck);
  for (const id of ids) more.set(id, (more.get(id) ?? 0) + 1);
  return more;
}

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
};

export interface Drawn {
  readonly hand: Deck;
  readonly rest: Deck;
  readonly chance: number;
}

/** Every hand of so many cards with its chance. */
export function hands(deck: Deck, size: number): Drawn[] {
  const cards = [...deck];
  const all = choose(sizeOf(deck), size);
  const found: Drawn[] = [];
  const pick = (at: number, left: number, ways: number, hand: [string, number][]): void => {
    if (at === cards.length) {
      if (left > 0) return;
      const held = new Map(hand);
      const rest = new Map(cards.map(([id, n]) => [id, n - (held.get(id) ?? 0)]));
      found.push({ hand: held, rest, chance: ways / all });
      return;
    }
    const [id, n] = cards[at];
    for (let k = 0; k <= Math.min(n, left); k++)
      pick(at + 1, left - k, ways * choose(n, k), k === 0 ? hand : [...hand, [id, k]]);
  };
  pick(0, size, 1, []);
  return found;
}

/** The deck runs out: what comes then depends on what was bought in the meantime. */
export class Reshuffle extends Error {
  constructor() {
    super("the deck runs out");
    this.name = "Reshuffle";
  }
}

interface Turn {
  readonly coins: number;
  readonly rest: Deck;
  readonly chance: number;
}

/**
 * How a turn with this hand can come out. Actions are played as most players would: those that give an
 * Action back first, then the one that draws most, then the one that pays most.
 */
function turns(hand: Deck, rest: Deck, actions: number, coins: number): Turn[] {
  let best: { id: string; bonus: Bonus } | null = null;
  if (actions > 0) {
    for (const [id, n] of hand) {
      const bonus = n > 0 && isType(id, "Action") ? plainBonus(id) : null;
      if (bonus !== null && (best === null || worth(bonus) > worth(best.bonus))) best = { id, bonus };
    }
  }
  if (best === null) {
    for (const [id, n] of hand) if (isType(id, "Treasure")) coins += n * (plainBonus(id)?.coins ?? 0);
    return [{ coins, rest, chance: 1 }];
  }
  const { id, bonus } = best;
  const held = new Map(hand);
  held.set(id, (held.get(id) ?? 0) - 1);
  if (sizeOf(rest) < bonus.cards) throw new Reshuffle();
  return hands(rest, bonus.cards).flatMap((drawn) => {
    const larger = new Map(held);
    for (const [card, n] of drawn.hand) larger.set(card, (larger.get(card) ?? 0) + n);
    return turns(larger, drawn.rest, actions - 1 + bonus.actions, coins + bonus.coins).map((turn) => ({
      ...turn,
      chance: turn.chance * drawn.chance,
    }));
  });
}

const worth = (bonus: Bonus): number =>
  (bonus.actions > 0 ? 1000 * bonus.actions : 0) + 10 * bonus.cards + bonus.coins;

/** How likely each number of coins is in one turn, dearest last. */
export function coinsInTurn(deck: Deck, size = HAND_SIZE): { coins: number; chance: number }[] {
  if (sizeOf(deck) < size) throw new Reshuffle();
  const byCoins = new Map<number, number>();
  for (const { hand, rest, chance } of hands(deck, size))
    for (const turn of turns(hand, rest, 1, 0))
      byCoins.set(turn.coins, (byCoins.get(turn.coins) ?? 0) + chance * turn.chance);
  return [...byCoins].map(([coins, chance]) => ({ coins, chance })).sort((a, b) => a.coins - b.coins);
}

/** The chance of at least so many coins in at least one of the next turns. */
export function hitsWithin(deck: Deck, need: number, turnsLeft: number): number {
  const known = new Map<string, number>();
  const misses = (left: Deck, count: number): number => {
    if (count === 0) return 1;
    const key = `${count}:${[...left.values()].join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    if (sizeOf(left) < HAND_SIZE) throw new Reshuffle();
    let sum = 0;
    for (const { hand, rest, chance } of hands(left, HAND_SIZE))
      for (const turn of turns(hand, rest, 1, 0))
        if (turn.coins < need) sum += chance * turn.chance * misses(turn.rest, count - 1);
    known.set(key, sum);
    return sum;
  };
  return 1 - misses(deck, turnsLeft);
}

/** The chance that one of the next hands holds at least so many of these cards together. */
export function meetWithin(
  deck: Deck,
  ids: readonly string[],
  least: number,
  handsLeft: number,
  size = HAND_SIZE,
): number {
  const wanted = new Set(ids);
  const counted = (cards: Deck): number => {
    let n = 0;
    for (const [id, copies] of cards) if (wanted.has(id)) n += copies;
    return n;
  };
  // Only how many of them there are matters.
  const misses = (left: Deck, count: number): number => {
    if (count === 0) return 1;
    if (sizeOf(left) < size) throw new Reshuffle();
    let sum = 0;
    for (const { hand, rest, chance } of hands(left, size))
      if (counted(hand) < least) sum += chance * misses(rest, count - 1);
    return sum;
  };
  const together = counted(deck);
  return (
    1 -
    misses(
      new Map([
        [ids[0], together],
        ["", sizeOf(deck) - together],
      ]),
      handsLeft,
    )
  );
}
