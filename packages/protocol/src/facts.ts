/** What the cards of a game are: the same for everybody and at any time. */
import type { Board } from "@fiefdom/engine/board";
import { typeNames } from "@fiefdom/engine/types";
import type { CardFacts } from "./server.ts";

export const cardFacts = (board: Board): CardFacts[] =>
  board.kinds.map((def, kind) => {
    const pile = board.piles[board.pileOf[kind]];
    return {
      id: def.id,
      types: typeNames(board.types[kind]),
      cost: { coins: board.coins[kind], debt: board.debts[kind] },
      basic: def.kind === "basic",
      pile: pile?.id ?? null,
      pileSize: pile?.size ?? 0,
      endsGame: pile?.endsGame === true,
    };
  });
