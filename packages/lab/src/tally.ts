/**
 * What a run of games adds up to. Everything in a tally is a whole number, so that tallies of parts add up
 * to the same total in whatever order and on however many workers the parts were played.
 */

export interface PlayerTally {
  wins: number;
  ties: number;
  firstGames: number;
  firstWins: number;
  /** Turns in the games that this player began. */
  firstTurns: number;
  turns: number;
  score: number;
  scoreSquares: number;
}

/** Sums over the games that were watched closely, by turn number from 1. */
export interface TurnTally {
  games: number;
  money: number;
  vp: number;
  cards: number;
  /** Copies owned at the end of that turn, by card id. */
  owned: Record<string, number>;
}

export interface Tally {
  games: number;
  ties: number;
  players: PlayerTally[];
  /** Games by the number of turns that the longest player took. */
  length: number[];
  /** Games by the winner's margin over the best of the others. */
  margin: Record<number, number>;
  /** Games by how they ended: the pile that ran out, "piles" for several, "stalemate". */
  endings: Record<string, number>;
  /** By player, then by turn. */
  watched: TurnTally[][];
}

export const emptyTally = (players: number): Tally => ({
  games: 0,
  ties: 0,
  players: Array.from({ length: players }, () => ({
    wins: 0,
    ties: 0,
    firstGames: 0,
    firstWins: 0,
    firstTurns: 0,
    turns: 0,
    score: 0,
    scoreSquares: 0,
  })),
  length: [],
  margin: {},
  endings: {},
  watched: Array.from({ length: players }, () => []),
});

const add = (into: Record<string, number>, from: Readonly<Record<string, number>>): void => {
  for (const [key, n] of Object.entries(from)) into[key] = (into[key] ?? 0) + n;
};

/** Adds one tally to another. */
export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.ties += from.ties;
  into.players.forEach((player, i) => {
    for (const key of Object.keys(player) as (keyof PlayerTally)[]) player[key] += from.players[i][key];
  });
  from.length.forEach((n, turns) => {
    into.length[turns] = (into.length[turns] ?? 0) + (n ?? 0);
  });
  add(into.margin, from.margin);
  add(into.endings, from.endings);
  from.watched.forEach((turns, player) => {
    turns.forEach((turn, i) => {
      into.watched[player][i] ??= { games: 0, money: 0, vp: 0, cards: 0, owned: {} };
      const sum = into.watched[player][i];
      sum.games += turn.games;
      sum.money += turn.money;
      sum.vp += turn.vp;
      sum.cards += turn.cards;
      add(sum.owned, turn.owned);
    });
  });
}
