/** From the wishes for a table to a board: draws what is left to chance, and says what can't be. */
import {
  boardFor,
  boardOf,
  drawColonies,
  findKingdom,
  randomKingdom,
  randomLandscapes,
} from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import { type SetUpNames, setUpNames } from "@fiefdom/engine/save";
import type { TableOptions } from "@fiefdom/protocol/table";

/** Draws the kingdom. Throws a SetUpError if there is none as wished. */
export function setUpOf(options: TableOptions, seed: string): SetUpNames {
  const { kingdom: choice, landscapes, colonies } = options;
  const named = choice.from === "recommended" ? findKingdom(choice.name) : null;
  const sets = choice.from === "random" ? choice.constraints.sets : undefined;
  const kingdom =
    named?.kingdom ??
    (choice.from === "list"
      ? choice.piles
      : choice.from === "random"
        ? randomKingdom(`${seed} kingdom`, choice.constraints as Parameters<typeof randomKingdom>[1])
        : []);
  const wide =
    landscapes === undefined
      ? (named?.landscapes ?? [])
      : Array.isArray(landscapes)
        ? landscapes
        : randomLandscapes(seed, landscapes, sets);
  const rich = colonies === "lot" ? drawColonies(kingdom, `${seed} colonies`) : (colonies ?? named?.colonies);
  const board = boardOf({
    players: options.seats.length,
    ruleset: options.ruleset,
    kingdom,
    landscapes: wide,
    ...(rich === undefined ? {} : { colonies: rich }),
  });
  return setUpNames(board);
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
