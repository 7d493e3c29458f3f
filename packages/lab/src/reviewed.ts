/**
 * Proof of reviews, game by game: do they find blunders that were planted, do they leave the strongest player's
 * own moves alone, and are the chances that they show right? A game's number gives its finding.
 */
import { currentPlan, marshalPlan, playAtOnce } from "@fiefdom/bots/marshal";
import { bookPlans } from "@fiefdom/bots/plan/book";
import { type Bot, playOut } from "@fiefdom/bots/player";
import { findBot } from "@fiefdom/bots/roster";
import { estimate } from "@fiefdom/bots/search";
import { boardFor } from "@fiefdom/cards";
import type { Board } from "@fiefdom/engine/board";
import { below, streams } from "@fiefdom/engine/random";
import { record } from "@fiefdom/engine/record";
import { start } from "@fiefdom/engine/start";
import { Bench, type TurnFound } from "@fiefdom/review/bench";
import { reviewAtOnce } from "@fiefdom/review/judge";
import type { Mistake } from "@fiefdom/review/review";
import { planContestant } from "./contestants.ts";
import { boardFrom, homeBoard } from "./kingdoms.ts";
import { type Blunder, type Planted, plant } from "./planted.ts";

export type Proving =
  | { readonly prove: "blunder"; readonly blunder: Blunder; readonly seed: string; readonly spend?: number }
  | { readonly prove: "calm"; readonly bot: string; readonly seed: string; readonly spend?: number }
  | { readonly prove: "chances"; readonly seed: string };

export interface BlunderProved {
  readonly prove: "blunder";
  readonly blunder: Blunder;
  readonly seed: string;
  /** Whether there was a chance for it at all. */
  readonly planted: boolean;
  readonly found: boolean;
  readonly cost: number;
  /** What it cost in truth. */
  readonly truth: number;
  /** Mistakes that the review found besides. */
  readonly others: number;
  readonly turns: number;
  /** Swings that are settled, of all. */
  readonly settled: number;
  /** How long the review took. */
  readonly ms: number;
}

export interface CalmProved {
  readonly prove: "calm";
  readonly seed: string;
  readonly mistakes: readonly Mistake[];
  readonly decisions: number;
  readonly turns: number;
  /** Swings that are settled, of all. */
  readonly settled: number;
  /** How long the review took. */
  readonly ms: number;
}

/** Chances as they were shown, with what came of them. */
export interface ChancesProved {
  readonly prove: "chances";
  readonly seed: string;
  readonly players: readonly string[];
  readonly shown: readonly { readonly chance: number; readonly won: number; readonly turn: number }[];
}

export type Proved = BlunderProved | CalmProved | ChancesProved;

export function prove(what: Proving): Proved {
  switch (what.prove) {
    case "blunder":
      return proveBlunder(what.blunder, what.seed, what.spend);
    case "calm":
      return proveCalm(what.bot, what.seed, what.spend);
    case "chances":
      return proveChances(what.seed);
  }
}

function proveBlunder(blunder: Blunder, seed: string, spend?: number): BlunderProved {
  const planted: Planted | null = plant(blunder, seed);
  const none = { prove: "blunder", blunder, seed, planted: false, found: false } as const;
  if (planted === null) return { ...none, cost: 0, truth: 0, others: 0, turns: 0, settled: 0, ms: 0 };
  const bench = benchFor(planted.record);
  const began = performance.now();
  const { mistakes, settled, turns } = reviewAtOnce(bench, spend);
  const it = mistakes.find(({ at }) => at === planted.at);
  return {
    ...none,
    planted: true,
    found: it !== undefined,
    cost: it?.cost.value ?? 0,
    truth: planted.truth,
    others: mistakes.length - (it === undefined ? 0 : 1),
    turns: turns.length,
    settled,
    ms: performance.now() - began,
  };
}

function benchFor(made: Planted["record"]): Bench {
  const board = boardFor(made.setUp);
  return new Bench({ record: made, plan: marshalPlan(board) });
}

/** Kingdoms that every other game is played on: those of the book, and random ones. */
function someBoard(seed: string, dice: number[], quickly: boolean): Board {
  if (below(dice, 0, 2) === 0) {
    const { board } = boardFrom({ players: 2, seed, kingdom: "random" });
    if (quickly) playAtOnce(board);
    else marshalPlan(board);
    return board;
  }
  const plans = bookPlans();
  const home = homeBoard(planContestant(plans[below(dice, 0, plans.length)]), 2);
  if (home === null) throw new Error("a plan of the book has no home");
  return home.board;
}

function make(name: string, board: Board, seed: string): Bot {
  const listed = findBot(name);
  if (listed === undefined) throw new Error(`there is no bot called ${name}`);
  return listed.make(board, seed);
}

function proveCalm(bot: string, seed: string, spend?: number): CalmProved {
  const dice = streams(`${seed}/calm`, 1);
  const board = someBoard(seed, dice, false);
  const bots = [0, 1].map((seat) => make(bot, board, `${seed}/${seat}`));
  const g = start(board, seed, { first: below(dice, 0, 2), history: true });
  playOut(g, bots);
  const bench = new Bench({ record: record(g), plan: currentPlan(board) });
  const began = performance.now();
  const review = reviewAtOnce(bench, spend);
  return {
    prove: "calm",
    seed,
    mistakes: review.mistakes,
    decisions: review.decisions,
    turns: review.turns.length,
    settled: review.settled,
    ms: performance.now() - began,
  };
}

/** Players of all strengths, so that chances of all sorts come up. */
const MIXED = ["dice", "big-money", "squire", "steward", "marshal", "marshal", "sovereign:60"] as const;
const WORLDS = 240;
/** Turns of a game that are looked at. */
const LOOKS = 4;

function proveChances(seed: string): ChancesProved {
  const dice = streams(`${seed}/chances`, 1);
  const board = someBoard(seed, dice, true);
  const players = [0, 1].map(() => MIXED[below(dice, 0, MIXED.length)]);
  const g = start(board, seed, { first: below(dice, 0, 2), history: true });
  playOut(
    g,
    players.map((name, seat) => make(name, board, `${seed}/${seat}`)),
  );
  const none: ChancesProved = { prove: "chances", seed, players, shown: [] };
  if (!g.over) return none;
  const bench = new Bench({ record: record(g), plan: currentPlan(board) });
  const { turns, shares } = bench.course;
  const shown = Array.from({ length: LOOKS }, (_, i) => {
    const turn = Math.floor(((i + below(dice, 0, 1000) / 1000) * turns.length) / LOOKS);
    const when = below(dice, 0, 2) === 0 || turn === turns.length - 1 ? "begun" : "ended";
    const found = bench.run({ do: "turn", turn, when, from: 0, to: WORLDS }) as TurnFound;
    const { seat } = turns[turn];
    return { chance: estimate(found.seats[seat].won).mean, won: shares[seat], turn: turns[turn].number };
  });
  return { ...none, shown };
}
