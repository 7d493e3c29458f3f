/**
 * Playing a batch of games between bots and adding them up. Who sits where, and every shuffle, follow from
 * the seed and the game's number alone, so that a batch gives the same whoever plays it.
 */
import { type Bot, MOST_ROUNDS, playOut } from "@fiefdom/bots/player";
import type { Board } from "@fiefdom/engine/board";
import { endingOf } from "@fiefdom/engine/ending";
import { askedSeat, type Game, kindOf } from "@fiefdom/engine/game";
import { type Entry, Log } from "@fiefdom/engine/log";
import { arrange, type Position } from "@fiefdom/engine/position";
import { answer } from "@fiefdom/engine/run";
import { owned, score } from "@fiefdom/engine/score";
import { start } from "@fiefdom/engine/start";
import { View } from "@fiefdom/engine/view";
import { emptyTally, emptyTurn, type Tally, type TurnTally } from "./tally.ts";

export interface Batch {
  readonly seed: string;
  /** Game numbers from `from` up to but not including `to`. */
  readonly from: number;
  readonly to: number;
  /** Games with a smaller number are watched turn by turn. */
  readonly watch: number;
}

/** Coppers wanted in each seat's first hand; null where any will do. */
export type FirstHands = readonly (number | null)[];

export interface Circumstances {
  readonly hands?: FirstHands | undefined;
  readonly position?: Position | undefined;
  /** Told of every game at its end. */
  readonly ended?: (game: number, g: Game) => void;
}

/**
 * Plays the games of a batch. The first player of game i is bot i mod n; the others follow in their order. From
 * a position everybody keeps their seat, and only the shuffles to come differ.
 */
export function playBatch(
  board: Board,
  bots: readonly Bot[],
  batch: Batch,
  { hands, position, ended }: Circumstances = {},
): Tally {
  const tally = emptyTally(bots.length);
  for (let i = batch.from; i < batch.to; i++) {
    const seed = `${batch.seed}/${i}`;
    const first = position === undefined ? firstOf(i, bots.length) : (position.turn ?? 0);
    const g =
      position !== undefined
        ? arrange(board, position, { seed })
        : hands === undefined
          ? start(board, seed, { first })
          : dealt(board, seed, first, hands);
    newGame(bots, seed);
    if (i < batch.watch) watch(g, bots, tally);
    else playOut(g, bots);
    count(g, first, tally);
    ended?.(i, g);
  }
  return tally;
}

const firstOf = (game: number, players: number): number => game % players;

function newGame(bots: readonly Bot[], seed: string): void {
  for (let seat = 0; seat < bots.length; seat++) bots[seat].newGame?.(`${seed}/${seat}`);
}

/** One game of a batch once more, by its number, with all that is needed to write it down. */
export function playAgain(board: Board, bots: readonly Bot[], batchSeed: string, game: number): Game {
  const seed = `${batchSeed}/${game}`;
  const g = start(board, seed, { first: firstOf(game, bots.length), history: true });
  newGame(bots, seed);
  playOut(g, bots);
  return g;
}

/** The first of the games that follow from a seed in which everybody was dealt what was wanted. */
export function dealt(board: Board, seed: string, first: number, hands: FirstHands): Game {
  const copper = board.kind("copper");
  for (let deal = 0; ; deal++) {
    const g = start(board, `${seed}/${deal}`, { first });
    const fits = hands.every(
      (wanted, seat) =>
        wanted === null || g.players[seat].hand.filter((card) => kindOf(card) === copper).length === wanted,
    );
    if (fits) return g;
  }
}

function count(g: Game, first: number, tally: Tally): void {
  tally.games++;
  const totals: number[] = [];
  const turns: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  let second = Number.NEGATIVE_INFINITY;
  let fewest = 0;
  let winner = -1;
  let winners = 0;
  let length = 0;
  for (let seat = 0; seat < g.players.length; seat++) {
    const { total } = score(g, seat);
    const took = g.players[seat].turns;
    totals.push(total);
    turns.push(took);
    if (took > length) length = took;
    if (total > best || (total === best && took < fewest)) {
      second = best;
      best = total;
      fewest = took;
      winner = seat;
      winners = 1;
    } else {
      if (total === best && took === fewest) winners++;
      if (total > second) second = total;
    }
  }
  const tie = winners > 1;
  if (tie) tally.ties++;
  for (let seat = 0; seat < totals.length; seat++) {
    const player = tally.players[seat];
    const total = totals[seat];
    const won = !tie && seat === winner;
    if (won) player.wins++;
    else if (tie && total === best && turns[seat] === fewest) player.ties++;
    if (seat === first) {
      player.firstGames++;
      player.firstTurns += turns[seat];
      if (won) player.firstWins++;
    }
    player.turns += turns[seat];
    player.score += total;
    player.scoreSquares += total * total;
  }
  while (tally.length.length <= length) tally.length.push(0);
  tally.length[length]++;
  const margin = tie ? 0 : best - second;
  tally.margin[margin] = (tally.margin[margin] ?? 0) + 1;
  const ending = wayItEnded(g);
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
}

/** The pile that ended it, or what did. */
function wayItEnded(g: Game): string {
  const { cause, piles } = endingOf(g) ?? { cause: "stalemate", piles: [] };
  return cause === "pile" ? g.board.piles[piles[0]].id : cause;
}

/** Plays a game and notes after every turn what it brought. */
function watch(g: Game, bots: readonly Bot[], tally: Tally): void {
  const log = new Log();
  g.log = log;
  const views = bots.map((_, seat) => new View(g, seat));
  // The game stands in its first turn: that beginning was not written down.
  let now = { who: g.player, number: g.players[g.player].turns, money: 0 };
  const read = (entry: Entry): void => {
    if (entry.what === "coins" && entry.who === now.who) now.money += entry.n;
    if (entry.what !== "turn" && entry.what !== "over") return;
    noteTurn(g, now.who, now.number, now.money, tally.watched[now.who]);
    noteEmptied(now.number);
    now = { who: entry.who, number: entry.n, money: 0 };
  };
  const gone = new Set<number>();
  const noteEmptied = (turn: number): void => {
    for (let pile = 0; pile < g.piles.length; pile++) {
      if (gone.has(pile) || g.piles[pile] > 0) continue;
      gone.add(pile);
      const { id } = g.board.piles[pile];
      tally.emptied[id] ??= { games: 0, turns: 0 };
      tally.emptied[id].games++;
      tally.emptied[id].turns += turn;
    }
  };
  while (g.decision !== null && g.turn <= MOST_ROUNDS * bots.length) {
    const d = g.decision;
    const who = askedSeat(g);
    answer(g, who, bots[who].answer(views[d.who], d));
    for (const entry of log.entries) read(entry);
    log.story.cut(0);
  }
  g.log = null;
}

function noteTurn(g: Game, who: number, number: number, money: number, into: TurnTally[]): void {
  while (into.length < number) into.push(emptyTurn());
  const turn = into[number - 1];
  turn.games++;
  const points = score(g, who).total;
  turn.money += money;
  turn.moneySquares += money * money;
  turn.vp += points;
  turn.vpSquares += points * points;
  owned(g, who).forEach((n, kind) => {
    if (n === 0) return;
    turn.cards += n;
    const { id } = g.board.kinds[kind];
    turn.owned[id] = (turn.owned[id] ?? 0) + n;
  });
}
