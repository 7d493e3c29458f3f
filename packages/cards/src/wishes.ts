/**
 * From wishes to a board. A table online, a game at home, the terminal and the lab all lay out their boards
 * here, so that the same wish and the same seed give the same board wherever it is played.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Ruleset } from "@fiefdom/engine/card";
import type { Seed } from "@fiefdom/engine/random";
import { type Constraints, lots } from "./draw.ts";
import { boardOf, drawColonies, findKingdom, randomKingdom, randomLandscapes } from "./kingdoms.ts";

/** May be undefined or left out, which is the same. */
type Left<T> = { readonly [K in keyof T]?: T[K] | undefined };

export type KingdomWish =
  | { readonly from: "recommended"; readonly name: string }
  | { readonly from: "list"; readonly piles: readonly string[] }
  | { readonly from: "random"; readonly constraints: Left<Constraints> };

export interface LayoutWish {
  readonly kingdom: KingdomWish;
  /** By name, so many by lot, or "mixed" (see draw.ts). Left out: as the kingdom says; mixed in a random one. */
  readonly landscapes?: readonly string[] | "mixed" | number | undefined;
  /** Platinum and Colony. Left out: as the kingdom says; by lot in a random one. */
  readonly colonies?: boolean | "lot" | undefined;
}

export interface BoardWish extends LayoutWish {
  readonly players: number;
  readonly ruleset?: Ruleset | undefined;
}

/** What lies on the table, by name. */
export interface Layout {
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  /** Undefined: as ten such piles have it. */
  readonly colonies: boolean | undefined;
}

/** Draws what the wish leaves to chance. Throws a SetUpError that says what there is. */
export function layOut(wish: LayoutWish, seed: Seed): Layout {
  const { kingdom: from } = wish;
  const lot = lots(seed);
  const constraints = from.from === "random" ? (from.constraints as Constraints) : null;
  const named = from.from === "recommended" ? findKingdom(from.name) : null;
  const kingdom =
    named?.kingdom ??
    (from.from === "list" ? from.piles : randomKingdom(lot.kingdom, constraints ?? undefined));
  const wide = wish.landscapes ?? named?.landscapes ?? (constraints === null ? [] : "mixed");
  const rich = wish.colonies ?? named?.colonies ?? (constraints === null ? undefined : "lot");
  return {
    kingdom,
    landscapes: typeof wide === "object" ? wide : randomLandscapes(lot.landscapes, wide, constraints ?? {}),
    colonies: rich === "lot" ? drawColonies(kingdom, lot.colonies) : rich,
  };
}

/** The board for a wish. Throws a SetUpError that says what is allowed. */
export function boardWished(wish: BoardWish, seed: Seed): Board {
  const { players, ruleset } = wish;
  return boardOf({ players, ...(ruleset === undefined ? {} : { ruleset }), ...laid(layOut(wish, seed)) });
}

/** A layout in the words of `boardOf`, which knows by itself when Colonies belong to ten piles. */
export const laid = ({ kingdom, landscapes, colonies }: Layout) => ({
  kingdom,
  landscapes,
  ...(colonies === undefined ? {} : { colonies }),
});
