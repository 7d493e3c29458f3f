/** How a game ended, or stands: places, and points with what earned them. */
import type { Game } from "@fiefdom/engine/game";
import { score, standings } from "@fiefdom/engine/score";
import { scoreJSON } from "@fiefdom/engine/view";
import type { PlaceJSON } from "@fiefdom/protocol/server";

/** Whoever gave up comes after all the others, the first to do so last. */
export function resultOf(game: Game, resigned: readonly number[] = []): PlaceJSON[] {
  const rows = standings(game);
  const rank = ({ seat, place }: { seat: number; place: number }): number =>
    resigned.includes(seat) ? 1000 - resigned.indexOf(seat) : place;
  return rows
    .map((row) => ({
      seat: row.seat,
      place: 1 + rows.filter((other) => rank(other) < rank(row)).length,
      turns: row.turns,
      resigned: resigned.includes(row.seat),
      score: scoreJSON(game, score(game, row.seat)),
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
