/**
 * Who goes on playing in thought: for each seat the way of playing that its deck looks like so far, by what
 * anybody at the table can count, and for whoever is judged other ways beside their own, so that nobody is
 * blamed for what another plan would have made good use of.
 */

import { dice } from "@fiefdom/bots/dice";
import { Habits } from "@fiefdom/bots/habits";
import { playAtOnce, playMeanwhile } from "@fiefdom/bots/marshal";
import { planBot } from "@fiefdom/bots/plan/bot";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Bot } from "@fiefdom/bots/player";
import { plansFor } from "@fiefdom/bots/sovereign";
import { squire } from "@fiefdom/bots/squire";
import type { Board } from "@fiefdom/engine/board";
import type { Game } from "@fiefdom/engine/game";

/** Known plans that are reckoned with, the best of the board and money among them. */
const MOST_PLANS = 10;
/** Other plans that somebody may go on with after a decision, beside the one that theirs looks like. */
const OTHER_WAYS = 2;

/** Before so many turns no deck tells much. */
const FIRST_SIGNS = 4;

export class Minds {
  /** By way of playing, then by seat: a bot may keep what it worked out about its seat. */
  readonly #bots: readonly (readonly Bot[])[];
  readonly #habits: Habits;
  /** The ways that are plans; the others only explain weaker players. */
  readonly known: readonly Plan[];

  constructor(board: Board, plan: Plan) {
    playMeanwhile(board, plan);
    playAtOnce(board);
    const known = plansFor(board).filter(({ lists }) => lists !== plan.lists);
    const plans = [plan, ...known].slice(0, MOST_PLANS);
    this.known = plans;
    const seats = Array.from({ length: board.players }, (_, seat) => seat);
    this.#bots = [
      ...plans.map((one) => seats.map(() => planBot(one)(board, ""))),
      seats.map(() => squire(board, "")),
      seats.map((seat) => dice(board, `review/${seat}`)),
    ];
    this.#habits = new Habits(
      board,
      this.#bots.map(([first]) => first),
      "review",
    );
  }

  /**
   * The way that each seat went in a whole game: the one that its deck looked like most often. One way from
   * beginning to end, or a deck that looks like another than before would count as luck. Of all ways, or of the
   * first so many.
   */
  went(games: readonly Game[], first?: number): number[] {
    return games[0].players.map((_, seat) => {
      const counts = new Map<number, number>();
      for (const g of games) {
        if (g.players[seat].turns < FIRST_SIGNS && g !== games.at(-1)) continue;
        const way = this.#habits.likely(g, seat, first);
        counts.set(way, (counts.get(way) ?? 0) + 1);
      }
      return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
    });
  }

  /** The plan that each seat followed in a whole game. */
  plansOf(games: readonly Game[]): number[] {
    return this.went(games, this.known.length);
  }

  /** The plan that each seat seems to follow so far. */
  plans(g: Game): number[] {
    return g.players.map((_, seat) => this.#habits.likely(g, seat, this.known.length));
  }

  /** The ways in which a seat may go on, its own first. */
  own(followed: number): number[] {
    const ways = [followed];
    for (let way = 0; way < this.known.length && ways.length <= OTHER_WAYS; way++)
      if (way !== followed) ways.push(way);
    return ways;
  }

  /** By seat and kind, the decks that everybody will end with. */
  expected(ways: readonly number[]): readonly (readonly number[])[] {
    return ways.map((way) => this.#habits.ends[way]);
  }

  planOf(way: number): Plan {
    return this.known[way];
  }

  bot(way: number, seat: number): Bot {
    return this.#bots[way][seat];
  }

  table(ways: readonly number[]): Bot[] {
    return ways.map((way, seat) => this.#bots[way][seat]);
  }
}
