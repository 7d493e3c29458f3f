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
  moneySquares: number;
  vp: number;
  vpSquares: number;
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
  /** Of the watched games: in how many a pile ran out, and the sum of the turns in which it did. By pile. */
  emptied: Record<string, Emptied>;
}

export interface Emptied {
  games: number;
  turns: number;
}

export const emptyTurn = (): TurnTally => ({
  games: 0,
  money: 0,
  moneySquares: 0,
  vp: 0,
  vpSquares: 0,
  cards: 0,
  owned: {},
});

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
  emptied: {},
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
      into.watched[player][i] ??= emptyTurn();
      const sum = into.watched[player][i];
      sum.games += turn.games;
      sum.money += turn.money;
      sum.moneySquares += turn.moneySquares;
      sum.vp += turn.vp;
      sum.vpSquares += turn.vpSquares;
      sum.cards += turn.cards;
      add(sum.owned, turn.owned);
    });
  });
  for (const [pile, { games, turns }] of Object.entries(from.emptied)) {
    into.emptied[pile] ??= { games: 0, turns: 0 };
    into.emptied[pile].games += games;
    into.emptied[pile].turns += turns;
  }
}
