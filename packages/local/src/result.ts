/** The result of a game: places, and points with what earned them. */
import { type Game, score, standings } from "@fiefdom/engine";
import { scoreJSON } from "@fiefdom/engine/view";
import type { PlaceJSON } from "@fiefdom/protocol";

export const resultOf = (g: Game): PlaceJSON[] =>
  standings(g).map(({ seat, place, turns }) => ({
    seat,
    place,
    turns,
    resigned: false,
    score: scoreJSON(g, score(g, seat)),
  }));
