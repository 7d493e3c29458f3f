/** What every part of the table needs to know and may do. */
import type { CardFacts, PlayJSON, TableJSON } from "@fiefdom/protocol";
import type { Lang } from "@fiefdom/text";
import { createContext, useContext } from "react";
import type { View } from "../session/types.ts";
import type { Say } from "../words.ts";
import type { Choices, Pick } from "./choices.ts";

export interface TableState {
  readonly lang: Lang;
  readonly t: Say;
  readonly table: TableJSON;
  readonly play: PlayJSON;
  readonly view: View;
  readonly cards: ReadonlyMap<string, CardFacts>;
  readonly names: readonly string[];
  /** Null while others decide, or while their moves are still being shown. */
  readonly choices: Choices | null;
  readonly picks: readonly Pick[];
  /** Short reasons on piles, by the option that can't be had. */
  readonly reasons: ReadonlyMap<string, string>;
  readonly ruleset: "printed" | "current";
}

export interface TableActs {
  /** A click on something that can be chosen: answers, or picks it. */
  choose(option: string, key: string): void;
  confirm(options: readonly string[]): void;
  /** A tap on something that can't be had: says why. */
  askWhy(card: string, act: "play" | "buy" | "choose"): void;
  /** Shows a card large. */
  read(card: string): void;
}

export const TableContext = createContext<(TableState & TableActs) | null>(null);

export function useTable(): TableState & TableActs {
  const table = useContext(TableContext);
  if (table === null) throw new Error("not at a table");
  return table;
}
