/** The small words of card texts: amounts, conditions, and which cards are meant. */
import { type Cost, coinCost, costOf, sameCost, upTo } from "../cost.ts";
import { type Frame, type Game, HAND, kindOf, NONE, zone } from "../game.ts";
import { act, type Part } from "../program.ts";
import { type TypeName, typeBit } from "../types.ts";

export type Amount = number | ((g: Game, f: Frame) => number);
export const amount = (a: Amount, g: Game, f: Frame): number => (typeof a === "number" ? a : a(g, f));

export type If = (g: Game, f: Frame) => boolean;

/** Which kinds of card are meant. */
export type Fits = (g: Game, kind: number, f: Frame) => boolean;

export const thatMany: Amount = (_, f) => f.n;
/** The number that was kept: see `keep`. */
export const keptMany: Amount = (_, f) => f.kept;
/** Keeps a number for later: "that many" is another one after the next choice. */
export const keep = (n: Amount): Part =>
  act((g, f) => {
    f.kept = amount(n, g, f);
  });
export const emptyPiles: Amount = (g) => g.emptyPiles;
/** As many as there are: for "any number". */
export const all: Amount = 999;

export const youDid: If = (_, f) => f.n > 0;
export const thereIsOne: If = (_, f) => f.it !== NONE;
export const not =
  (condition: If): If =>
  (g, f) =>
    !condition(g, f);
export const handSize = (g: Game, f: Frame): number => zone(g, f.who, HAND).length;
export const inYourTurn: If = (g, f) => f.who === g.player;

export const ofType = (...types: TypeName[]): Fits => {
  const bits = types.reduce((sum, type) => sum | typeBit(type), 0);
  return (g, kind) => g.board.is(kind, bits);
};
export const named =
  (...ids: string[]): Fits =>
  (g, kind) =>
    ids.includes(g.board.kinds[kind].id);
export const but =
  (yes: Fits, no: Fits): Fits =>
  (g, kind, f) =>
    yes(g, kind, f) && !no(g, kind, f);
export const both =
  (a: Fits, b: Fits): Fits =>
  (g, kind, f) =>
    a(g, kind, f) && b(g, kind, f);

/** Is the card spoken of such a card? */
export const itIs =
  (fits: Fits): If =>
  (g, f) =>
    f.it !== NONE && fits(g, kindOf(f.it), f);

export type Limit = number | ((g: Game, f: Frame) => Cost);
export const costing =
  (limit: Limit): Fits =>
  (g, kind, f) =>
    upTo(g, kind, typeof limit === "number" ? { coins: limit, debt: 0 } : limit(g, f));

/** Costing so many coins or more; Debt does not count. */
export const costingAtLeast =
  (coins: number): Fits =>
  (g, kind) =>
    coinCost(g, kind) >= coins;

/** Costing exactly that. */
export const costingExactly =
  (limit: Limit | Amount): Fits =>
  (g, kind, f) => {
    const wanted = typeof limit === "number" ? limit : limit(g, f);
    return sameCost(costOf(g, kind), typeof wanted === "number" ? { coins: wanted, debt: 0 } : wanted);
  };

/** Up to so many coins more than the card spoken of. */
export const moreThanIt =
  (coins: number) =>
  (g: Game, f: Frame): Cost => {
    const cost = costOf(g, kindOf(f.it));
    return { coins: cost.coins + coins, debt: cost.debt };
  };
