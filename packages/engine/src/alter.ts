/**
 * Cards that are more than what is printed on them, for the time being: Estates that are Actions too on the turns of
 * whoever inherited something, Actions that are Treasures too. What a card is stands on the board, so that whoever asks
 * finds it there; a game in which that can change moves from one board to another that differs in nothing else. In all
 * other games none of this is ever looked at.
 */
import type { Board } from "./board.ts";
import type { Game } from "./game.ts";

/** The board on which the cards are what they are now. It follows from the rest of the game. */
export function boardNow(g: Game): Board {
  const { printed } = g.board;
  if (g.over) return printed;
  const types = printed.types.slice();
  const plays = printed.plays.slice();
  for (const by of printed.altering) {
    const { alters } = printed.kinds[by];
    if (alters === undefined) continue;
    for (let kind = 0; kind < types.length; kind++) {
      const more = alters.types(g, kind);
      if (more === 0) continue;
      types[kind] |= more;
      if (alters.play !== undefined && plays[kind] < 0) plays[kind] = alters.play.index;
    }
  }
  return printed.altered(types, plays);
}

/** Looks anew at what the cards are: when a turn begins, and whenever a card changes what that depends on. */
export function lookAgain(g: Game): void {
  if (g.board.printed.altering.length > 0) g.board = boardNow(g);
}
