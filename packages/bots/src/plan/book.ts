/**
 * The book: for recommended kingdoms plans that a long search found, so that nobody has to look for it.
 * The plans lie in plans/book; `fiefdom lab book` makes them anew.
 */
import { findKingdom } from "@fiefdom/cards/kingdoms";
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import { BOOK } from "./bundled/book.ts";
import { parsePlan } from "./parse.ts";
import type { Plan } from "./plan.ts";

/** The players for whom the plans of the book were found. */
const PLAYERS = 2;

let read: ReadonlyMap<string, Plan> | undefined;

/** What is on the table, in whatever order. */
const contents = (kingdom: readonly string[], landscapes: readonly string[], colonies: boolean): string =>
  JSON.stringify([[...kingdom].sort(), [...landscapes].sort(), colonies]);

function chapters(): ReadonlyMap<string, Plan> {
  read ??= new Map(
    BOOK.map(parsePlan).flatMap((plan) => {
      if (plan.home === undefined || !("kingdom" in plan.home)) return [];
      const { kingdom, landscapes, colonies = false } = findKingdom(plan.home.kingdom);
      return [[contents(kingdom, landscapes, colonies), plan] as const];
    }),
  );
  return read;
}

/** The plans of the book. */
export const bookPlans = (): readonly Plan[] => [...chapters().values()];

/** The book's plan for the cards of a board, for however many players. */
export function planForCards(board: Board): Plan | undefined {
  const { kingdom, landscapes } = setUpNames(board);
  return chapters().get(contents(kingdom, landscapes, board.kind("colony") >= 0));
}

/** The book's plan for a board. */
export const bookPlan = (board: Board): Plan | undefined =>
  board.players === PLAYERS ? planForCards(board) : undefined;
