/**
 * Playing a batch of games between bots and adding them up. Who sits where, and every shuffle, follow from
 * the seed and the game's number alone, so that a batch gives the same whoever plays it.
 */
import { type Bot, playOut } from "@fiefdom/bots/player";
import type { Board } from "@fiefdom/engine/board";
import type { Game } from "@fiefdom/engine/game";
import { Log } from "@fiefdom/engine/log";
import { answer } from "@fiefdom/engine/run";
import { owned, score } from "@fiefdom/engine/score";
import { start } from "@fiefdom/engine/start";
import { hasEnded } from "@fiefdom/engine/turn";
import { View } from "@fiefdom/engine/view";
import { emptyTally, type Tally, type TurnTally } from "./tally.ts";

export interface Batch {
  readonly seed: string;
  /** Game numbers from `from` up to but not including `to`. */
  readonly from: number;
  readonly to: number;
  /** Games with a smaller number are watched turn by turn. */
  readonly watch: number;
}

/** Plays the games of a batch. The first player of game i is bot i mod n; the others follow in their order. */
export function playBatch(board: Board, bots: readonly Bot[], batch: Batch): Tally {
  const tally = emptyTally(bots.length);
  for (let i = batch.from; i < batch.to; i++) {
    const first = i % bots.length;
    const seed = `${batch.seed}/${i}`;
    const g = start(board, seed, { first });
    bots.forEach((bot, seat) => bot.newGame?.(`${seed}/${seat}`));
    if (i < batch.watch) watch(g, bots, tally);
    else playOut(g, bots);
    count(g, first, tally);
  }
  return tally;
}

function count(g: Game, first: number, tally: Tally): void {
  tally.games++;
  const totals = g.players.map((_, seat) => score(g, seat).total);
  const turns = g.players.map((player) => player.turns);
  let best = Number.NEGATIVE_INFINITY;
  let fewest = 0;
  let winners: number[] = [];
  totals.forEach((total, seat) => {
    if (total > best || (total === best && turns[seat] < fewest)) {
      best = total;
      fewest = turns[seat];
      winners = [seat];
    } else if (total === best && turns[seat] === fewest) winners.push(seat);
  });
  const tie = winners.length > 1;
  if (tie) tally.ties++;
  totals.forEach((total, seat) => {
    const player = tally.players[seat];
    const won = winners.includes(seat);
    if (won && !tie) player.wins++;
    if (won && tie) player.ties++;
    if (seat === first) {
      player.firstGames++;
      if (won && !tie) player.firstWins++;
    }
    player.turns += turns[seat];
    player.score += total;
    player.scoreSquares += total * total;
  });
  const length = Math.max(...turns);
  tally.length[length] = (tally.length[length] ?? 0) + 1;
  const others = totals.filter((_, seat) => !winners.includes(seat));
  const margin = tie ? 0 : best - Math.max(...others);
  tally.margin[margin] = (tally.margin[margin] ?? 0) + 1;
  const ending = endingOf(g);
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
}

function endingOf(g: Game): string {
  for (const pile of g.board.endingPiles) if (g.piles[pile] === 0) return g.board.piles[pile].id;
  return hasEnded(g) ? "piles" : "stalemate";
}

/** Plays a game and notes after every turn what it brought. */
function watch(g: Game, bots: readonly Bot[], tally: Tally): void {
  const log = new Log();
  g.log = log;
  const views = bots.map((_, seat) => new View(g, seat));
  let read = 0;
  let turn = g.turn;
  let who = g.player;
  const endTurn = (): void => {
    let money = 0;
    for (; read < log.entries.length; read++) {
      const entry = log.entries[read];
      if (entry.what === "turn" && entry.who !== who) break;
      if (entry.what === "coins" && entry.who === who) money += entry.n;
    }
    noteTurn(
      g,
      who,
      g.over || g.player !== who ? g.players[who].turns : g.players[who].turns - 1,
      money,
      tally.watched[who],
    );
  };
  while (g.decision !== null) {
    const d = g.decision;
    answer(g, d.who, bots[d.who].answer(views[d.who], d));
    if (g.turn !== turn || g.over) {
      endTurn();
      turn = g.turn;
      who = g.player;
    }
  }
  g.log = null;
}

function noteTurn(g: Game, who: number, number: number, money: number, into: TurnTally[]): void {
  const at = number - 1;
  into[at] ??= { games: 0, money: 0, vp: 0, cards: 0, owned: {} };
  const turn = into[at];
  turn.games++;
  turn.money += money;
  turn.vp += score(g, who).total;
  owned(g, who).forEach((n, kind) => {
    if (n === 0) return;
    turn.cards += n;
    const { id } = g.board.kinds[kind];
    turn.owned[id] = (turn.owned[id] ?? 0) + n;
  });
}
