/** What the cards of a game are: the same for everybody and at any time. */
import type { Board } from "@fiefdom/engine/board";
import { isBought } from "@fiefdom/engine/card";
import { canOwe, costJSON, printedCost } from "@fiefdom/engine/cost";
import { typeNames } from "@fiefdom/engine/types";
import type { CardFacts } from "./server.ts";

export function factsOf(board: Board, kind: number): CardFacts {
  const def = board.kinds[kind];
  const pile = board.piles[board.pileOf[kind]];
  return {
    id: def.id,
    types: typeNames(board.types[kind]),
    cost: costJSON(printedCost(board, kind)),
    bought: isBought(def),
    owes: canOwe(board, kind),
    reacts: def.texts[board.ruleset].hand.length > 0,
    basic: def.kind === "basic",
    pile: pile?.id ?? null,
    pileSize: pile?.size ?? 0,
    endsGame: pile?.endsGame === true,
  };
}

export const cardFacts = (board: Board): CardFacts[] => board.kinds.map((_, kind) => factsOf(board, kind));
