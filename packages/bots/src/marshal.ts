/**
 * Marshal: plays by a plan that was found for this very board by simulation. The search takes a few seconds
 * and is made once a board; whoever asks again gets the plan that is there. A table need not wait for it: until
 * then one plays by a first plan, the best of the known ones that fit, and whatever the search has found so
 * far takes over as soon as it is there.
 */
import type { Board } from "@fiefdom/engine/board";
import { setUpNames } from "@fiefdom/engine/save";
import { bookPlan, planForCards } from "./plan/book.ts";
import { planBot } from "./plan/bot.ts";
import { fits } from "./plan/compile.ts";
import type { Plan } from "./plan/plan.ts";
import { shippedPlans } from "./plan/plans.ts";
import { bestAtOnce, findPlan } from "./planner.ts";
import type { BotMaker } from "./player.ts";
import { sense } from "./sense/sense.ts";

/** Games that the search for a plan may play, and the work in them, in decisions: about five seconds of one core. */
const GAMES = 140_000;
const DECISIONS = 4_200_000;
/** The work that a search may do for each of its games, where somebody else says how many. */
const WORK_A_GAME = 70;

/**
 * Whoever keeps plans for longer keeps this with them. It rises when the search would find other plans than
 * before, or writes them otherwise: then they are looked for anew.
 */
export const PLAN_VERSION = 8;

const found = new Map<string, Plan>();
/** Plans to play with until the right one is found. */
const meanwhile = new Map<string, Plan>();
const keys = new WeakMap<Board, string>();

/** What makes two boards the same to a planner. */
export function boardKey(board: Board): string {
  const known = keys.get(board);
  if (known !== undefined) return known;
  const key = JSON.stringify(setUpNames(board));
  keys.set(board, key);
  return key;
}

/** Remembers a plan for a board: one that was found elsewhere, or earlier. */
export function rememberPlan(board: Board, plan: Plan): void {
  const key = boardKey(board);
  found.set(key, plan);
  meanwhile.delete(key);
}

/** The plan for a board if it has been found already, here or for the book. */
export const knownPlan = (board: Board): Plan | undefined => found.get(boardKey(board)) ?? bookPlan(board);

/** Plays with this one until the plan for the board is known: the best that a search elsewhere has so far. */
export function playMeanwhile(board: Board, plan: Plan): void {
  if (knownPlan(board) === undefined) meanwhile.set(boardKey(board), plan);
}

/** Sees to it that one can play on a board at once, with a first plan if the right one is not known. */
export function playAtOnce(board: Board): void {
  if (knownPlan(board) !== undefined || meanwhile.has(boardKey(board))) return;
  meanwhile.set(boardKey(board), planForCards(board) ?? bestAtOnce(board, rivalsOn(board)));
}

/** What is played on a board now: the plan that was found, or one to play with meanwhile, or else it is found. */
export const currentPlan = (board: Board): Plan =>
  knownPlan(board) ?? meanwhile.get(boardKey(board)) ?? marshalPlan(board);

/** All plans that a search on a board should know. */
export function rivalsOn(board: Board): Plan[] {
  const written = planForCards(board);
  const shipped = [...shippedPlans().values()].filter((plan) => fits(plan, board));
  return written === undefined ? shipped : [written, ...shipped];
}

/** Where a search stands. */
export interface Looking {
  /** The share of it that is done. */
  readonly done: number;
  /** The best plan so far, if it is another one than before. */
  readonly better: Plan | null;
}

/** Looks for the plan in small steps, for callers with something else to do. */
export function* lookForPlan(board: Board, games?: number): Generator<Looking, Plan> {
  const known = knownPlan(board);
  if (known !== undefined) return known;
  const [most, decisions] = games === undefined ? [GAMES, DECISIONS] : [games, WORK_A_GAME * games];
  const search = findPlan(board, { games: most, decisions, seed: "marshal", rivals: rivalsOn(board) });
  let last: Plan | null = null;
  let step = search.next();
  while (step.done !== true) {
    const { done, plan, games: played } = step.value;
    // Before any game was played it is no better than the first plan.
    const better: Plan | null = played > 0 && plan !== last ? plan : null;
    if (better !== null) {
      last = better;
      playMeanwhile(board, better);
    }
    yield { done, better };
    step = search.next();
  }
  rememberPlan(board, step.value.plan);
  return step.value.plan;
}

/** Games of the rounds that a search may go on for, once there is a plan. */
const FURTHER = [100_000, 360_000] as const;
/** How many rounds there are, with the first. */
export const ROUNDS = 1 + FURTHER.length;

/** A plan, and after how many rounds it was found. */
export interface Found {
  readonly plan: Plan;
  readonly rounds: number;
}

/**
 * Looks on for a better plan while one plays with what was found: a round has several times the games of the one
 * before, and the plan so far among its rivals, so that nothing takes its place that it beats. Gives null after
 * each small step, and what was found after each round. What the book knows had more games than that already.
 */
export function* lookFurther(
  board: Board,
  from: Found,
  further: readonly number[] = FURTHER,
): Generator<Found | null, void> {
  if (bookPlan(board) !== undefined) return;
  let { plan } = from;
  for (let rounds = from.rounds; rounds <= further.length; rounds++) {
    const games = further[rounds - 1];
    const decisions = WORK_A_GAME * games;
    const rivals = [plan, ...rivalsOn(board)];
    const search = findPlan(board, { games, decisions, seed: `marshal/${rounds}`, rivals });
    let step = search.next();
    while (step.done !== true) {
      yield null;
      step = search.next();
    }
    plan = step.value.plan;
    rememberPlan(board, plan);
    yield { plan, rounds: rounds + 1 };
  }
}

/** The plan for a board, looked for if need be. */
export function marshalPlan(board: Board): Plan {
  const search = lookForPlan(board);
  let step = search.next();
  while (step.done !== true) step = search.next();
  return step.value;
}

export const marshal: BotMaker = (board, seed) => {
  let plan = currentPlan(board);
  let bot = planBot(plan, sense)(board, seed);
  let turn = -1;
  return {
    name: "Marshal",
    answer(view, d) {
      // Within a turn one stays with what was begun.
      if (view.turn !== turn) {
        turn = view.turn;
        const now = currentPlan(board);
        if (now !== plan) {
          plan = now;
          bot = planBot(plan, sense)(board, seed);
        }
      }
      return bot.answer(view, d);
    },
  };
};
