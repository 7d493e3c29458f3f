/** The boards of this server's tables: drawn once from what was wished for, then known by their names. */
import { boardFor, boardWished } from "@fiefdom/cards";
import { type Board, SetUpError } from "@fiefdom/engine/board";
import { type SetUpNames, setUpNames } from "@fiefdom/engine/save";
import type { TableOptions } from "@fiefdom/protocol/table";
import { newSeed } from "../ids.ts";

/** Draws the kingdom. Throws a SetUpError if there is none as wished. */
export const setUpOf = (options: TableOptions, seed: string): SetUpNames =>
  setUpNames(boardWished({ ...options, players: options.seats.length }, seed));

/** Is there a kingdom as wished? */
export function canBeSetUp(options: TableOptions): boolean {
  try {
    setUpOf(options, newSeed());
    return true;
  } catch (problem) {
    if (problem instanceof SetUpError) return false;
    throw problem;
  }
}

/** Boards never change, so tables with the same kingdom share one. */
const boards = new Map<string, Board>();
const MOST_BOARDS = 1000;

export function boardCalled(names: SetUpNames): Board {
  const key = JSON.stringify(names);
  let board = boards.get(key);
  if (board === undefined) {
    board = boardFor(names);
    if (boards.size >= MOST_BOARDS) for (const oldest of boards.keys()) return put(key, board, oldest);
    boards.set(key, board);
  }
  return board;
}

function put(key: string, board: Board, instead: string): Board {
  boards.delete(instead);
  boards.set(key, board);
  return board;
}
