/**
 * What every player is to the game, human or bot: given what they may know and what is asked, an answer.
 * A bot is made for one board; it gets views, never the game.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Answer } from "@fiefdom/engine/decisions";
import { askedSeat, type Decision, type Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { View } from "@fiefdom/engine/view";

export interface Bot {
  readonly name: string;
  /** A new game begins: forget the last one, and take this seed for dice of one's own. */
  newGame?(seed: string): void;
  /** The view is that of the seat whose decision it is; who is asked may decide for somebody else. */
  answer(view: View, decision: Decision): Answer;
  /** The same with all the cores there are, for callers who can wait: as a rule a better answer. */
  think?(view: View, decision: Decision): Promise<Answer>;
  /** Somebody else is asked now: thinks on until it is asked itself, where that costs nobody anything. */
  ponder?(view: View): void;
}

/** Makes a bot for a board. The seed is for bots that roll dice of their own. */
export type BotMaker = (board: Board, seed: string) => Bot;

/** Bots that cannot or will not end a game are stopped after so many rounds; the game is left as it stands. */
const MOST_ROUNDS = 200;

/**
 * Lets bots play a game to its end, one bot a seat, or until a turn begins. Returns how many decisions they
 * took.
 */
export function playOut(g: Game, bots: readonly Bot[], until: number = Number.POSITIVE_INFINITY): number {
  const views = bots.map((_, seat) => new View(g, seat));
  let decisions = 0;
  let d = g.decision;
  const end = Math.min(until, MOST_ROUNDS * bots.length + 1);
  while (d !== null && g.turn < end) {
    const who = askedSeat(g);
    answer(g, who, bots[who].answer(views[d.who], d));
    decisions++;
    d = g.decision;
  }
  return decisions;
}
