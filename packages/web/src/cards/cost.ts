/** What a card costs, read as one thing: whatever it is made of, it is shown, said and compared here alone. */
import type { Say } from "../words.ts";

export interface Price {
  readonly coins: number;
  readonly debt: number;
}

/** Its parts in the order in which they are told, each with its mark. */
const PARTS = [
  { part: "coins", mark: "coin" },
  { part: "debt", mark: "debt" },
] as const;

/** What there is to pay, by mark; a card that is free costs 0 coins. */
export function marksOf(cost: Price): readonly { readonly mark: "coin" | "debt"; readonly n: number }[] {
  const marks = PARTS.flatMap(({ part, mark }) => (cost[part] > 0 ? [{ mark, n: cost[part] }] : []));
  return marks.length > 0 ? marks : [{ mark: PARTS[0].mark, n: 0 }];
}

export const isSameCost = (a: Price, b: Price): boolean => PARTS.every(({ part }) => a[part] === b[part]);

export const costWords = ({ coins, debt }: Price, t: Say): string =>
  debt === 0
    ? t("cost.coins", { n: coins })
    : coins === 0
      ? t("cost.debt", { n: debt })
      : t("cost.both", { n: coins, debt });
