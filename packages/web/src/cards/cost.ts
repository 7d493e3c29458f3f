/** What a card costs, read as one thing: whatever it is made of, it is shown, said and compared here alone. */
import type { Say } from "../words.ts";

export interface Price {
  readonly coins: number;
  readonly debt: number;
  readonly potions?: number;
}

/** Its parts in the order in which they are told, each with its mark. */
const PARTS = [
  { part: "coins", mark: "coin" },
  { part: "debt", mark: "debt" },
  { part: "potions", mark: "potion" },
] as const;

/** What there is to pay, by mark; a card that is free costs 0 coins. */
export function marksOf(
  cost: Price,
): readonly { readonly mark: (typeof PARTS)[number]["mark"]; readonly n: number }[] {
  const marks = PARTS.map(({ part, mark }) => ({ mark, n: cost[part] ?? 0 })).filter(({ n }) => n > 0);
  return marks.length > 0 ? marks : [{ mark: PARTS[0].mark, n: 0 }];
}

export const isSameCost = (a: Price, b: Price): boolean =>
  PARTS.every(({ part }) => (a[part] ?? 0) === (b[part] ?? 0));

export function costWords({ coins, debt, potions = 0 }: Price, t: Say): string {
  if (potions > 0 && coins + debt === 0) return t("cost.potions", { n: potions });
  const words =
    debt === 0
      ? t("cost.coins", { n: coins })
      : coins === 0
        ? t("cost.debt", { n: debt })
        : t("cost.both", { n: coins, debt });
  return potions === 0 ? words : t("cost.andPotions", { cost: words, n: potions });
}
