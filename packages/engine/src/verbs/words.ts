/** The small words of card texts: amounts, conditions, and which cards are meant. */
import { BOUGHT } from "../ability.ts";
import { type Cost, coinCost, costOf, inCoins, moreCoins, sameCost, upTo } from "../cost.ts";
import { DECK, type Frame, type Game, HAND, kindOf, NONE, type Trigger, zone } from "../game.ts";
import { isAt } from "../move.ts";
import { type Part, touching } from "../program.ts";
import { looking, looksAt, readsOf, SHARED, YOURS } from "../touch.ts";
import { type TypeName, typeBit } from "../types.ts";

export type Amount = number | ((g: Game, f: Frame) => number);
export const amount = (a: Amount, g: Game, f: Frame): number => (typeof a === "number" ? a : a(g, f));

export type If = (g: Game, f: Frame) => boolean;

/** Which kinds of card are meant. */
export type Fits = (g: Game, kind: number, f: Frame) => boolean;

export const thatMany: Amount = looksAt(0, (_: Game, f: Frame) => f.n);
/** The number that was kept: see `keep`. */
export const keptMany: Amount = looksAt(0, (_: Game, f: Frame) => f.kept);
/** Keeps a number for later: "that many" is another one after the next choice. */
export const keep = (n: Amount): Part =>
  touching(looking(n), (g, f) => {
    f.kept = amount(n, g, f);
  });
export const emptyPiles: Amount = looksAt(SHARED.supply, (g: Game) => g.emptyPiles);
/** As many as there are: for "any number". */
export const all: Amount = 999;

export const youDid: If = looksAt(0, (_: Game, f: Frame) => f.n > 0);
export const thereIsOne: If = looksAt(0, (_: Game, f: Frame) => f.it !== NONE);
export const not = (condition: If): If => looksAt(readsOf(condition), (g, f) => !condition(g, f));
export const handSize = looksAt(YOURS.hand, (g: Game, f: Frame): number => zone(g, f.who, HAND).length);
/** So many cards in hand, or more. */
export const handOfAtLeast = (n: number): If => looksAt(YOURS.hand, (g, f) => handSize(g, f) >= n);
export const inYourTurn: If = looksAt(0, (g: Game, f: Frame) => f.who === g.player);

export const ofType = (...types: TypeName[]): Fits => {
  const bits = types.reduce((sum, type) => sum | typeBit(type), 0);
  return looksAt(0, (g, kind) => g.board.is(kind, bits));
};
export const named = (...ids: string[]): Fits =>
  looksAt(0, (g, kind) => ids.includes(g.board.kinds[kind].id));
export const but = (yes: Fits, no: Fits): Fits =>
  looksAt(readsOf(yes, no), (g, kind, f) => yes(g, kind, f) && !no(g, kind, f));
export const both = (a: Fits, b: Fits): Fits =>
  looksAt(readsOf(a, b), (g, kind, f) => a(g, kind, f) && b(g, kind, f));

/** Is the card spoken of such a card? */
export const itIs = (fits: Fits): If =>
  looksAt(readsOf(fits), (g, f) => f.it !== NONE && fits(g, kindOf(f.it), f));

export type Limit = number | ((g: Game, f: Frame) => Cost);
export const costing = (limit: Limit): Fits =>
  looksAt(SHARED.costs | readsOf(limit), (g, kind, f) =>
    upTo(g, kind, typeof limit === "number" ? inCoins(limit) : limit(g, f)),
  );

/** Costing so many coins or more; the other parts do not count. */
export const costingAtLeast = (coins: number): Fits =>
  looksAt(SHARED.costs, (g, kind) => coinCost(g, kind) >= coins);

/** Costing exactly that. */
export const costingExactly = (limit: Limit | Amount): Fits =>
  looksAt(SHARED.costs | readsOf(limit), (g, kind, f) => {
    const wanted = typeof limit === "number" ? limit : limit(g, f);
    return sameCost(costOf(g, kind), typeof wanted === "number" ? inCoins(wanted) : wanted);
  });

/** Up to so many coins more than the card spoken of. */
export const moreThanIt = (coins: number) =>
  looksAt(SHARED.costs, (g: Game, f: Frame): Cost => moreCoins(costOf(g, kindOf(f.it)), coins));

/** Of a happening that sets off an ability. */
export type OfIt = (g: Game, t: Trigger) => boolean;

/** Is the card to which it happened of this type? */
export const itWas = (type: TypeName): OfIt => {
  const bit = typeBit(type);
  return looksAt(0, (g, t) => g.board.is(kindOf(t.event.it), bit), {
    canBe: (board, kind) => board.is(kind, bit),
  });
};

/** Was it gained by buying it? */
export const wasBought: OfIt = looksAt(0, (_: Game, t: Trigger) => t.event.n === BOUGHT);

/** Did it go elsewhere than onto the deck? */
export const notOntoDeck: OfIt = looksAt(0, (_: Game, t: Trigger) => t.event.at !== DECK);

/** Is that very card still where it was put? */
export const itIsThere: OfIt = looksAt(
  SHARED.it | YOURS.hand | YOURS.deck | YOURS.discard | YOURS.play | YOURS.aside,
  (g: Game, t: Trigger) => isAt(g, t.who, t.event.it, t.event.at),
);
