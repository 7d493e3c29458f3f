/**
 * What one seat may know of a game, for somebody who thinks in its place elsewhere: in another thread, in another
 * worker. It is the game as that seat may imagine it, with everything hidden dealt anew, so no hidden card goes along.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Game } from "@fiefdom/engine/game";
import type { Seed } from "@fiefdom/engine/random";
import { load, SaveError, type SetUpNames, save } from "@fiefdom/engine/save";
import { view } from "@fiefdom/engine/view";

export const sightOf = (game: Game, seat: number, seed: Seed): string => save(view(game, seat).imagine(seed));

/**
 * The imagined game. Null where it can't be read again: amid an effect that has shown a card of a hand, another card
 * may lie there in thought, to which the question no longer fits. Then there is nothing to think about.
 */
export function gameSeen(sight: string, boardFor: (names: SetUpNames) => Board): Game | null {
  try {
    return load(sight, boardFor);
  } catch (problem) {
    if (problem instanceof SaveError) return null;
    throw problem;
  }
}
