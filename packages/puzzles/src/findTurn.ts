/**
 * Looks for turns worth solving. Plans that a quick search found play against each other on a kingdom; at each
 * start of a turn that could be decided, the turn is solved. Kept is what has one solution that neither the
 * player at the table nor somebody who takes the most points would have found.
 */
import { planBot } from "@fiefdom/bots/plan/bot";
import type { Bot } from "@fiefdom/bots/player";
import { sense } from "@fiefdom/bots/sense/sense";
import type { Board } from "@fiefdom/engine/board";
import { type Answer, END_CODE, spell } from "@fiefdom/engine/decisions";
import { clone, type Decision, type Game, kindOf } from "@fiefdom/engine/game";
import { lineOf, readPosition } from "@fiefdom/engine/notation";
import { arrange } from "@fiefdom/engine/position";
import { below, streams } from "@fiefdom/engine/random";
import { answer } from "@fiefdom/engine/run";
import { total } from "@fiefdom/engine/score";
import { start } from "@fiefdom/engine/start";
import { ACTION } from "@fiefdom/engine/types";
import { View } from "@fiefdom/engine/view";
import { idOf } from "./id.ts";
import { plansOn } from "./minds.ts";
import type { TurnPuzzle } from "./puzzle.ts";
import { answersTo, type Goal, isBlind, LIMITS, type Solved, solve, worthOf } from "./solve.ts";
import { tempting } from "./tempting.ts";
import { themesOf } from "./themes.ts";

export interface TurnSearch {
  readonly seed: string;
  /** Games of the search for plans, and games that are looked through. */
  readonly search: number;
  readonly games: number;
}

/** Turns before this round have little to decide. */
const FIRST_ROUND = 6;
const LAST_ROUND = 40;
/** Lines by lot, to see how easily the goal is met. */
const LOTS = 200;
/** More often than that by lot, and it is no question. */
const TOO_EASY = 0.1;
/** A solution of fewer answers is seen at a glance, and so is a turn with fewer positions in it. */
const FEWEST_ANSWERS = 3;
const FEWEST_POSITIONS = 60;

/** The puzzles of one kingdom. */
export function* turnsOn(board: Board, options: TurnSearch): Generator<TurnPuzzle> {
  const plans = plansOn(board, options.search, options.seed);
  const bots = plans.slice(0, 4).map((plan) => planBot(plan, sense)(board, ""));
  for (let i = 0; i < options.games; i++) {
    const pair = [bots[i % bots.length], bots[Math.floor(i / bots.length) % bots.length]];
    yield* turnsIn(start(board, `${options.seed}/${i}`, { first: 0 }), pair);
  }
}

/** The puzzles of one game; at most one a game, so that no two look alike. */
function* turnsIn(g: Game, bots: readonly Bot[]): Generator<TurnPuzzle> {
  const views = g.players.map((_, seat) => new View(g, seat));
  let turn = -1;
  for (let d = g.decision; d !== null && g.turn <= LAST_ROUND * bots.length; d = g.decision) {
    if (g.turn !== turn && g.stack.length === 1 && d.who === g.player) {
      turn = g.turn;
      const found = g.turn > FIRST_ROUND * bots.length ? puzzleAt(g, bots[d.who]) : null;
      if (found !== null) {
        yield found;
        return;
      }
    }
    answer(g, d.who, bots[d.who].answer(views[d.who], d));
  }
}

/** Something to think about: Actions in hand, or piles about to run out. */
function promising(g: Game): boolean {
  const { hand } = g.players[g.player];
  const actions = hand.filter((card) => (g.board.types[kindOf(card)] & ACTION) !== 0);
  return new Set(actions.map(kindOf)).size >= 2 || g.emptyPiles >= 2;
}

function puzzleAt(g: Game, player: Bot): TurnPuzzle | null {
  if (!promising(g)) return null;
  const line = lineOf(g);
  if (line === null) return null;
  for (const goal of ["win", "points"] as const) {
    const from = arrange(g.board, readPosition(line).position, { seed: "puzzle" });
    const naive = [reached(from, player, goal), tempted(from, player, goal)];
    if (naive.includes(null) || !fits(from, goal)) continue;
    const solved = solve(from, goal, LIMITS);
    if (typeof solved === "string" || solved.ways !== 1 || solved.line.length < FEWEST_ANSWERS) continue;
    if (solved.positions < FEWEST_POSITIONS) continue;
    if (solved.best <= (goal === "win" ? 0 : total(from, from.player))) continue;
    if (naive.some((value) => value !== null && value >= solved.best)) continue;
    if (!isBlind(from, goal, solved)) continue;
    const luck = byLot(from, goal, solved.best);
    if (luck > TOO_EASY) continue;
    return kept(from, line, goal, solved, luck);
  }
  return null;
}

const tempted = (from: Game, player: Bot, goal: Goal): number | null => {
  const to = tempting(from, player);
  return to === null ? null : worthOf(to, from.player, goal);
};

/** A win must be possible at all: piles that could run out this turn. */
function fits(g: Game, goal: Goal): boolean {
  if (goal === "points") return true;
  const short = g.piles.filter((size) => size > 0 && size <= 3).length;
  const province = g.board.kind("province");
  const colony = g.board.kind("colony");
  const ends = [province, colony].some((kind) => kind >= 0 && g.piles[g.board.pileOf[kind]] <= 3);
  return ends || g.emptyPiles + short >= 3;
}

/** What a player makes of the turn; null if others must decide, or it never ends. */
function reached(from: Game, bot: Bot, goal: Goal): number | null {
  const g = clone(from);
  const seat = g.player;
  const eyes = new View(g, seat);
  for (let n = 0; g.decision !== null && g.turn === from.turn; n++) {
    if (g.decision.who !== seat || n > 200) return null;
    answer(g, seat, bot.answer(eyes, g.decision));
  }
  return worthOf(g, seat, goal);
}

/** How often lines by lot reach what can be reached. */
function byLot(from: Game, goal: Goal, best: number): number {
  const dice = streams("lots", 1);
  let met = 0;
  for (let i = 0; i < LOTS; i++) {
    const g = clone(from);
    const seat = g.player;
    for (let d = g.decision; d !== null && g.turn === from.turn; d = g.decision) {
      const all = answersTo(d, LIMITS.answers);
      // Nobody stops by themselves while there is something to play.
      const going = all.filter((chosen) => chosen[0] !== END_CODE);
      const list = going.length > 0 && below(dice, 0, 8) > 0 ? going : all;
      answer(g, seat, list[below(dice, 0, list.length)] as Answer);
    }
    if (worthOf(g, seat, goal) >= best) met++;
  }
  return met / LOTS;
}

/** From about 900 for what one in ten lines meets to 2,300 for long lines that none meets. */
function ratingOf(solved: Solved, luck: number): number {
  const rare = Math.log2(TOO_EASY / Math.max(luck, 1 / (2 * LOTS)));
  return Math.round(900 + 120 * rare + 60 * Math.min(10, solved.line.length - FEWEST_ANSWERS));
}

function kept(from: Game, position: string, goal: Goal, solved: Solved, luck: number): TurnPuzzle {
  const g = clone(from);
  const line: string[][] = [];
  const asked: Decision[] = [];
  for (const chosen of solved.line) {
    const d = g.decision as Decision;
    asked.push(d);
    line.push(chosen.map((option) => spell(g, d, option)));
    answer(g, g.player, chosen);
  }
  return {
    kind: "turn",
    id: idOf(`${position} ${goal}`),
    position,
    seat: from.player,
    goal,
    best: solved.best,
    line,
    positions: solved.positions,
    themes: themesOf(from, g, asked, solved.line),
    rating: ratingOf(solved, luck),
  };
}
