/** What a card costs at this moment and why, wherever it lies. */
import type { View } from "../session/types.ts";

export type CostNow = NonNullable<View["costs"]>[string];

/** Undefined if it costs what is printed on it. */
export const changedCost = (view: View, id: string): CostNow | undefined => view.costs?.[id];

/** Every cause once, with all that it does: three Bridges are one line. */
export function causesOf(cost: CostNow): readonly { readonly source: string; readonly change: number }[] {
  const sums = new Map<string, number>();
  for (const { source, change } of cost.causes) sums.set(source, (sums.get(source) ?? 0) + change);
  return [...sums].map(([source, change]) => ({ source, change }));
}
