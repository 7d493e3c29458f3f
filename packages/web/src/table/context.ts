/**
 * What every part of the table needs to know and may do. `useTable` gives all of it and changes with every
 * move; `useHouse` gives what stays the same from move to move, for parts that are drawn anew only when what
 * they show has changed.
 */
import type { CardFacts, PlayJSON, TableJSON } from "@fiefdom/protocol";
import type { Lang } from "@fiefdom/text";
import { createContext, useContext } from "react";
import type { View } from "../session/types.ts";
import type { Say } from "../words.ts";
import type { TableAdvice } from "./advice.ts";
import type { Choices, Pick } from "./choices.ts";
import type { Short } from "./reasons.ts";

export type Act = "play" | "buy" | "choose";

export interface TableActs {
  /** A click on something that can be chosen: answers, or picks it. */
  choose(option: string, key: string): void;
  /** Picks all of these, or takes them back. */
  pickAll(picks: readonly Pick[]): void;
  confirm(options: readonly string[]): void;
  /** A tap on something that can't be had, or the focus on it: says why. */
  askWhy(card: string, act: Act, by: "tap" | "focus"): void;
  /** Shows a card large. */
  read(card: string): void;
}

export interface House extends TableActs {
  readonly lang: Lang;
  readonly t: Say;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly names: readonly string[];
  readonly ruleset: "printed" | "current";
  /** Goes to the moment at which so many events had been told; null where that can't be done. */
  readonly goTo: ((told: number) => void) | null;
}

export interface TableState extends House {
  readonly table: TableJSON;
  readonly play: PlayJSON;
  readonly view: View;
  /** Null while others decide, or while their moves are still being shown. */
  readonly choices: Choices | null;
  readonly picks: readonly Pick[];
  /** Short reasons on piles, by the option that can't be had. */
  readonly reasons: ReadonlyMap<string, Short>;
  readonly advice: TableAdvice;
}

export const HouseContext = createContext<House | null>(null);
export const TableContext = createContext<TableState | null>(null);

export function useHouse(): House {
  const house = useContext(HouseContext);
  if (house === null) throw new Error("not at a table");
  return house;
}

export function useTable(): TableState {
  const table = useContext(TableContext);
  if (table === null) throw new Error("not at a table");
  return table;
}
