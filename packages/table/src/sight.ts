/**
 * What one seat may know of a game, for somebody who thinks in its place elsewhere: in another thread, in another
 * worker. It is the game as that seat may imagine it, with everything hidden dealt anew, so no hidden card goes along.
 */
import type { Game } from "@fiefdom/engine/game";
import type { Seed } from "@fiefdom/engine/random";
import { save } from "@fiefdom/engine/save";
import { view } from "@fiefdom/engine/view";

/** To be read like any saved game. */
export const sightOf = (game: Game, seat: number, seed: Seed): string => save(view(game, seat).imagine(seed));
