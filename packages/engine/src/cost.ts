/** What cards cost just now, and what changed it. Only coins ever change; Debt in a cost does not. */
import { LASTING } from "./ability.ts";
import type { Board } from "./board.ts";
import { type Game, kindOf } from "./game.ts";

export interface Cost {
  readonly coins: number;
  readonly debt: number;
}

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
});

/** Both parts at most those of the limit. */
export const upTo = (g: Game, kind: number, limit: Cost): boolean =>
  g.board.debts[kind] <= limit.debt && coinCost(g, kind) <= limit.coins;

/** More in one part and at least as much in the other. */
export const costsMore = (a: Cost, b: Cost): boolean =>
  a.coins >= b.coins && a.debt >= b.debt && (a.coins > b.coins || a.debt > b.debt);

export const sameCost = (a: Cost, b: Cost): boolean => a.coins === b.coins && a.debt === b.debt;

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
  const printed = { coins: g.board.coins[kind], debt: g.board.debts[kind] };
  return { coins: coinCost(g, kind), debt: printed.debt, printed, causes };
}
