/**
 * What cards cost just now, and what changed it. A cost has several parts and is compared part by part, so of two
 * costs neither may be the higher. Only coins ever change; Debt and Potions in a cost do not.
 */
import { LASTING } from "./ability.ts";
import type { Board } from "./board.ts";
import { type Game, kindOf } from "./game.ts";

export interface Cost {
  readonly coins: number;
  readonly debt: number;
  readonly potions: number;
}

/** Coins and nothing else. */
export const inCoins = (coins: number): Cost => ({ coins, debt: 0, potions: 0 });

/** So many coins more (or, below zero, less) than that; the other parts stay. */
export const moreCoins = (cost: Cost, coins: number): Cost => ({ ...cost, coins: cost.coins + coins });

/** What stands on a card. */
export const printedCost = ({ coins, debts, potions }: Board, kind: number): Cost => ({
  coins: coins[kind],
  debt: debts[kind],
  potions: potions[kind],
});

/** Whether Debt can come of a card, by its cost or its text. */
export const canOwe = (board: Board, kind: number): boolean =>
  board.debts[kind] > 0 || board.kinds[kind].owes === true;

export function coinCost(g: Game, kind: number): number {
  const board = g.board;
  let coins = board.coins[kind];
  if (!board.costsChange) return coins;
  const own = board.kinds[kind].costChange;
  if (own !== undefined) coins += own(g);
  for (const by of board.pricing) coins += board.kinds[by].costs?.(g, kind) ?? 0;
  for (const e of g.lasting) {
    const change = LASTING[e.def].cost;
    if (change !== undefined) coins += change(g, kind, e);
  }
  return coins < 0 ? 0 : coins;
}

export const costOf = (g: Game, kind: number): Cost => ({
  coins: coinCost(g, kind),
  debt: g.board.debts[kind],
  potions: g.board.potions[kind],
});

/** Every part at most that of the limit. */
export const upTo = (g: Game, kind: number, limit: Cost): boolean =>
  g.board.debts[kind] <= limit.debt &&
  g.board.potions[kind] <= limit.potions &&
  coinCost(g, kind) <= limit.coins;

export const sameCost = (a: Cost, b: Cost): boolean =>
  a.coins === b.coins && a.debt === b.debt && a.potions === b.potions;

/** More in one part and at least as much in every other. */
export const costsMore = (a: Cost, b: Cost): boolean =>
  a.coins >= b.coins && a.debt >= b.debt && a.potions >= b.potions && !sameCost(a, b);

/** A cost as clients get it: one thing, whatever it is made of. */
export interface CostJSON {
  readonly coins: number;
  readonly debt: number;
  /** Left out where there are none. */
  readonly potions?: number;
}

export const costJSON = ({ coins, debt, potions }: Cost): CostJSON =>
  potions === 0 ? { coins, debt } : { coins, debt, potions };

/** What is printed on the cards of a board, as clients get it, by kind. */
const printedJSON = new WeakMap<Board, readonly CostJSON[]>();

/** What every kind costs as clients get it, in a game where costs never change; null in other games. */
export function fixedCosts(board: Board): readonly CostJSON[] | null {
  if (board.costsChange) return null;
  let costs = printedJSON.get(board);
  if (costs === undefined) {
    costs = board.kinds.map((_, kind) => costJSON(printedCost(board, kind)));
    printedJSON.set(board, costs);
  }
  return costs;
}

export interface CostExplained extends Cost {
  readonly printed: Cost;
  /** By how much each cause changes the coins, before the floor of zero. */
  readonly causes: readonly { readonly source: number; readonly change: number }[];
}

export function explainCost(g: Game, kind: number): CostExplained {
  const causes: { source: number; change: number }[] = [];
  const own = g.board.kinds[kind].costChange?.(g) ?? 0;
  if (own !== 0) causes.push({ source: kind, change: own });
  for (const by of g.board.pricing) {
    const change = g.board.kinds[by].costs?.(g, kind) ?? 0;
    if (change !== 0) causes.push({ source: by, change });
  }
  for (const e of g.lasting) {
    const change = LASTING[e.def].cost?.(g, kind, e) ?? 0;
    if (change !== 0) causes.push({ source: kindOf(e.card), change });
  }
  return { ...costOf(g, kind), printed: printedCost(g.board, kind), causes };
}
