/** A game that began from a position written down, not from a deal: it is begun, and taken back, from there. */
import { answer, type Board, type Game, record } from "@fiefdom/engine";
import { readPosition } from "@fiefdom/engine/notation";
import { arrange } from "@fiefdom/engine/position";
import type { Course } from "@fiefdom/table/match";

export const beginAt = (board: Board, line: string, seed: string): Game =>
  arrange(board, readPosition(line).position, { seed, log: true, history: true });

export const courseFrom = (line: string, seed: string): Course => ({
  answer,
  rewind(game, to) {
    const back = beginAt(game.board, line, seed);
    for (const [seat, ...options] of record(game).answers.slice(0, to)) answer(back, seat, options);
    return back;
  },
});
