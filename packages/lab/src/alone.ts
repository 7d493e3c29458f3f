/**
 * A player watched from turn to turn while the other one does nothing that matters: how much money comes
 * when, and how many turns a plan takes to get somewhere. By simulation, from a seed.
 */
import { setImmediate as breathe } from "node:timers/promises";
import type { Bot } from "@fiefdom/bots/player";
import type { Board } from "@fiefdom/engine/board";
import { END_CODE, offered } from "@fiefdom/engine/decisions";
import { askedSeat, type Game, kindOf } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { owned } from "@fiefdom/engine/score";
import { start } from "@fiefdom/engine/start";
import { View } from "@fiefdom/engine/view";
import { type Opening, opening } from "./openingBot.ts";
import { type Interval, mean, share } from "./stats.ts";

/** Passes whenever it may. */
const idle: Bot = {
  name: "Nobody",
  answer: (_, d) => (offered(d, END_CODE) ? END_CODE : d.options.slice(0, d.min)),
};

export interface Solo {
  readonly board: Board;
  readonly make: (board: Board) => Bot;
  readonly seed: string;
  readonly games: number;
  /** Two cards to buy first, in the order that the money allows. */
  readonly open?: readonly [string, string];
  /** Stops it; what was played until then counts. */
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, total: number) => void;
}

/** Games between two looks at the clock and at who wants to stop. */
const BREATH = 200;

const COPPERS = 7;

/** Which of the two is bought first with so much money; null if it can't buy both. */
function order(board: Board, open: readonly [string, string], first: number): Opening | null {
  const cost = (id: string): number => board.coins[board.kind(id)];
  const coins: [number, number] = [first, COPPERS - first];
  for (const buys of [open, [open[1], open[0]] as const])
    if (cost(buys[0]) <= coins[0] && cost(buys[1]) <= coins[1]) return { coins, buys };
  return null;
}

/** Plays until `stop` says so or the game ends; tells the most coins there were in each turn. */
function play(g: Game, bots: readonly Bot[], stop: (turns: number) => boolean): number[] {
  const views = bots.map((_, seat) => new View(g, seat));
  const money: number[] = [];
  while (g.decision !== null) {
    const d = g.decision;
    const turn = g.players[0].turns;
    if (g.player !== 0 && stop(turn)) break;
    if (g.player === 0) money[turn - 1] = Math.max(money[turn - 1] ?? 0, g.coins);
    const who = askedSeat(g);
    answer(g, who, bots[who].answer(views[d.who], d));
    if (g.player === 0 && g.players[0].turns === turn)
      money[turn - 1] = Math.max(money[turn - 1] ?? 0, g.coins);
  }
  return money;
}

async function* games(solo: Solo): AsyncGenerator<{ g: Game; bots: readonly Bot[] }> {
  const { board, open } = solo;
  const copper = board.kind("copper");
  const bot = solo.make(board);
  for (let i = 0, deal = 0; i < solo.games; deal++) {
    const seed = `${solo.seed}/${deal}`;
    const g = start(board, seed, { first: 0 });
    let player = bot;
    if (open !== undefined) {
      const coppers = g.players[0].hand.filter((card) => kindOf(card) === copper).length;
      const fitting = order(board, open, coppers);
      if (fitting === null) continue;
      player = opening(bot, board, fitting);
    }
    player.newGame?.(seed);
    i++;
    yield { g, bots: [player, idle] };
    if (i % BREATH !== 0) continue;
    solo.progress?.(i, solo.games);
    await breathe();
    if (solo.signal?.aborted === true) return;
  }
}

/** How often there were at least so many coins in one of these turns, and by the end of each. */
export async function reach(
  solo: Solo,
  need: number,
  from: number,
  to: number,
): Promise<{ total: Interval; byTurn: Interval[]; games: number }> {
  const counts = Array.from({ length: to - from + 1 }, () => 0);
  let hits = 0;
  let played = 0;
  for await (const { g, bots } of games(solo)) {
    played++;
    const money = play(g, bots, (turns) => turns >= to);
    const at = money.findIndex((coins, i) => i + 1 >= from && i + 1 <= to && coins >= need);
    if (at < 0) continue;
    hits++;
    counts[at + 1 - from]++;
  }
  let sum = 0;
  return {
    total: share(hits, played),
    byTurn: counts.map((n) => share((sum += n), played)),
    games: played,
  };
}

/** Turns until so many copies of a card are owned. Games that never get there are left out and counted. */
export async function race(
  solo: Solo,
  id: string,
  copies: number,
): Promise<{ turns: Interval; counts: number[]; never: number; games: number }> {
  const kind = solo.board.kind(id);
  let sum = 0;
  let squares = 0;
  let done = 0;
  const counts: number[] = [];
  let played = 0;
  for await (const { g, bots } of games(solo)) {
    played++;
    const has = (): boolean => owned(g, 0)[kind] >= copies;
    play(g, bots, (turns) => turns > LONGEST || has());
    if (!has()) continue;
    const { turns } = g.players[0];
    done++;
    sum += turns;
    squares += turns * turns;
    while (counts.length <= turns) counts.push(0);
    counts[turns]++;
  }
  return { turns: mean(sum, squares, done), counts, never: played - done, games: played };
}

const LONGEST = 100;
