/**
 * How many Actions a card gives back when played, which is what "terminals" and "extra actions" in a plan add
 * up: none makes it terminal, two or more carry a terminal along.
 */
import type { Board } from "@fiefdom/engine/board";
import { ACTION } from "@fiefdom/engine/types";
import { loreOf } from "../sense/lore.ts";

const NO_ACTION = -1;

/** By kind; -1 for what is no Action. */
export const actionsByKind = (board: Board): readonly number[] =>
  loreOf(board).map(({ actions }, kind) => ((board.types[kind] & ACTION) === 0 ? NO_ACTION : actions));
