/**
 * Sovereign: plays what its plan would play unless looking ahead shows something better. At the start of each
 * turn it guesses which plan each opponent follows and asks which plan is the best answer to that from here;
 * then it searches the decisions that shape a game (what to buy, what to play, what to gain or trash) within
 * its budget and leaves the rest to the plan.
 */
import type { Board } from "@fiefdom/engine/board";
import { type Answer, actOf, BUY_IT, CARD, END_CODE, PLAY_IT } from "@fiefdom/engine/decisions";
import { type Decision, kindOf } from "@fiefdom/engine/game";
import type { View } from "@fiefdom/engine/view";
import { Habits } from "./habits.ts";
import { marshalPlan } from "./marshal.ts";
import type { Judge } from "./network/network.ts";
import { fetchNetwork, shippedNetwork } from "./network/shipped.ts";
import { planBot } from "./plan/bot.ts";
import { fits } from "./plan/compile.ts";
import type { Plan } from "./plan/plan.ts";
import { shippedPlans } from "./plan/plans.ts";
import { type Bot, type BotMaker, playOut } from "./player.ts";
import {
  type Arm,
  type Budget,
  choose,
  compare,
  type Foresight,
  type Lead,
  partOf,
  search,
  worth,
} from "./search.ts";
import { moneyPlan } from "./steward.ts";

/** Others who search the same question at the same time; what they found is added up. */
export interface Helpers {
  search(
    view: View,
    candidates: readonly Answer[],
    /** The plan of each seat. */
    policy: readonly Plan[],
    budget: Budget,
    seed: string,
    /** The decks that each seat is expected to end with, for whoever can judge by them. */
    expected: Expected | null,
  ): Promise<readonly (readonly Arm[])[]>;
}

/** By seat and kind, the deck that somebody usually ends with. */
export type Expected = readonly (readonly number[])[];

/** How many turns are played before the network judges: five of each player. */
const TURNS_AHEAD = 10;

/** The network as somebody who can judge for a seat; null without one, and at tables of more than two. */
export function foresightOn(
  board: Board,
  seat: number,
  expected: Expected | null,
  turns: number = TURNS_AHEAD,
): Foresight | null {
  if (expected === null || board.players !== 2 || !Number.isFinite(turns)) return null;
  const judge = judgeOn(board);
  if (judge === null) return null;
  const other = 1 - seat;
  judge.expect(expected[seat], expected[other]);
  return { turns, chance: (g) => judge.chance(g, seat, other) };
}

/** Made once a board. */
const judges = new WeakMap<Board, Judge>();

function judgeOn(board: Board): Judge | null {
  const known = judges.get(board);
  if (known !== undefined) return known;
  const judge = shippedNetwork()?.on(board) ?? null;
  if (judge !== null) judges.set(board, judge);
  return judge;
}

export interface SovereignOptions {
  readonly budget: Budget;
  /** The plans that anybody at the table may follow; the first is the best known. */
  readonly plans: readonly Plan[];
  readonly seed: string;
  readonly helpers?: Helpers;
  /** Turns that are played before the network judges; without end, it is never asked. */
  readonly turnsAhead?: number;
}

/** More candidates than that spread the budget too thin. */
const MOST_CANDIDATES = 8;
/** The part of a budget that goes into the choice of a plan, once a turn. */
const FOR_PLANS = 0.3;
/** Standard errors: a change of plan must be clearly better. */
const FOR_CHANGE = 2;

/** Made once a board: several at one table may look ahead. */
const habitsKnown = new WeakMap<Board, { readonly plans: readonly Plan[]; readonly habits: Habits }>();

function habitsOn(board: Board, plans: readonly Plan[]): Habits {
  const known = habitsKnown.get(board);
  if (
    known !== undefined &&
    known.plans.length === plans.length &&
    known.plans.every((p, i) => p === plans[i])
  )
    return known.habits;
  const bots = plans.map((plan) => planBot(plan)(board, ""));
  const habits = new Habits(board, bots, "habits");
  habitsKnown.set(board, { plans, habits });
  return habits;
}

export function lookingAhead(board: Board, options: SovereignOptions): Bot {
  const { plans, helpers, budget } = options;
  // A browser need not wait for it: until it is here, everything is played to its end.
  void fetchNetwork();
  /** By plan, then by seat: a bot may keep what it worked out about its seat. */
  const bots = plans.map((plan) => {
    const make = planBot(plan);
    return Array.from({ length: board.players }, () => make(board, ""));
  });
  let habits: Habits | undefined;
  let { seed } = options;
  let asked = 0;
  let turn = -1;
  /** The plan that each seat follows, by number; one's own among them. */
  const followed = Array<number>(board.players).fill(0);
  const policy = (): Bot[] => followed.map((plan, seat) => bots[plan][seat]);
  /** The decks that everybody is expected to end with, where it is known what they do. */
  const expected = (): Expected | null => {
    if (habits === undefined) return null;
    const { ends } = habits;
    return followed.map((plan) => ends[plan]);
  };

  /** A new turn: what do the others do, and what is the best answer to that? */
  const takeBearings = (view: View): Budget => {
    if (view.turn === turn || view.player !== view.seat || plans.length < 2) return budget;
    // In another's place there is no plan of one's own to follow.
    if (view.answerer !== view.seat) return budget;
    turn = view.turn;
    habits ??= habitsOn(board, plans);
    const world = view.imagine(`${seed}/${asked}/bearings`);
    for (let seat = 0; seat < board.players; seat++)
      if (seat !== view.seat) followed[seat] = habits.likely(world, seat);
    const now = followed[view.seat];
    const others = plans.map((_, plan) => plan).filter((plan) => plan !== now);
    const tryOut = (plan: number, imagined: string): number => {
      const g = view.imagine(imagined);
      const table = policy();
      table[view.seat] = bots[plan][view.seat];
      playOut(g, table);
      return worth(g, view.seat);
    };
    const part = partOf(budget, FOR_PLANS);
    followed[view.seat] = compare([now, ...others], tryOut, part, `${seed}/${asked}/plan`, FOR_CHANGE).choice;
    return partOf(budget, 1 - FOR_PLANS);
  };

  /** What to look into; null if the plan's answer will do. */
  const question = (view: View, d: Decision) => {
    asked++;
    const usual = (): Answer => bots[followed[view.seat]][view.seat].answer(view, d);
    if (candidatesFor(board, view, d, usual()).length < 2) return { usual: usual(), search: null };
    const left = takeBearings(view);
    const answer = usual();
    const candidates = candidatesFor(board, view, d, answer);
    return {
      usual: answer,
      search: candidates.length < 2 ? null : { candidates, left, seed: `${seed}/${asked}` },
    };
  };

  const bot: Bot = {
    name: "Sovereign",
    newGame(game) {
      seed = game;
      asked = 0;
      turn = -1;
      followed.fill(0);
    },
    answer(view, d) {
      const { usual, search: q } = question(view, d);
      if (q === null) return usual;
      const foresight = foresightOn(board, view.answerer, expected(), options.turnsAhead);
      return search(view, q.candidates, policy(), q.left, q.seed, foresight).choice;
    },
  };
  if (helpers === undefined) return bot;
  return {
    ...bot,
    async think(view, d) {
      const { usual, search: q } = question(view, d);
      if (q === null) return usual;
      const theirs = helpers.search(
        view,
        q.candidates,
        followed.map((plan) => plans[plan]),
        q.left,
        q.seed,
        expected(),
      );
      const foresight = foresightOn(board, view.answerer, expected(), options.turnsAhead);
      const mine = search(view, q.candidates, policy(), q.left, q.seed, foresight);
      return choose(addUp([mine.arms, ...(await theirs)]));
    },
  };
}

/** The findings of several searches of the same candidates, as one. */
function addUp(findings: readonly (readonly Arm[])[]): Arm[] {
  const together = (leads: readonly Lead[]): Lead => ({
    count: leads.reduce((sum, lead) => sum + lead.count, 0),
    ahead: leads.reduce((sum, lead) => sum + lead.ahead, 0),
    aheadSquares: leads.reduce((sum, lead) => sum + lead.aheadSquares, 0),
  });
  return findings[0].map((arm, i) => {
    const all = findings.map((arms) => arms[i]);
    return {
      answer: arm.answer,
      sum: all.reduce((sum, other) => sum + other.sum, 0),
      ...together(all),
      judged: together(all.map(({ judged }) => judged)),
    };
  });
}

/** The answers worth trying, the policy's own first. */
function candidatesFor(board: Board, view: View, d: Decision, usual: Answer): Answer[] {
  if (view.over || d.ordered) return [usual];
  if (d.max !== 1) return variants(d, usual);
  const first = Array.isArray(usual) ? usual[0] : usual;
  const list: Answer[] = [usual];
  const seen = new Set<number | string | undefined>([first]);
  const add = (option: number): void => {
    if (list.length >= MOST_CANDIDATES || seen.has(option)) return;
    seen.add(option);
    list.push([option]);
  };
  if (d.verb === "buy") {
    // Treasures first: what to buy is a question only when the money lies on the table.
    if (typeof first === "number" && first !== END_CODE && actOf(first) !== BUY_IT) return [usual];
    const price = (option: number): number => board.coins[kindOf(option)] + board.debts[kindOf(option)];
    const junk = (option: number): boolean =>
      board.coins[kindOf(option)] === 0 &&
      board.debts[kindOf(option)] === 0 &&
      board.pileOf[kindOf(option)] >= 0;
    const sale = d.options.filter((option) => actOf(option) === BUY_IT && !junk(option));
    for (const option of sale.sort((a, b) => price(b) - price(a))) add(option);
    add(END_CODE);
    return list;
  }
  if (d.verb === "action") {
    for (const option of d.options) if (actOf(option) === PLAY_IT) add(option);
    return list;
  }
  for (const option of d.options) {
    if (actOf(option) === CARD || d.zone === 0) add(option);
  }
  if (d.min === 0 && first !== undefined && list.length < MOST_CANDIDATES) list.push([]);
  return list;
}

/** A choice of several cards, and what comes of it when one card more or less is chosen. */
function variants(d: Decision, usual: Answer): Answer[] {
  const chosen = (Array.isArray(usual) ? usual : [usual]).filter((option) => typeof option === "number");
  const list: Answer[] = [usual];
  // Two cards of the same kind are the same option.
  const keyOf = (options: readonly number[]): string => options.toSorted((a, b) => a - b).join();
  const seen = new Set([keyOf(chosen)]);
  const add = (options: number[]): void => {
    const key = keyOf(options);
    const allowed = options.length >= d.min && options.length <= d.max;
    if (!allowed || seen.has(key) || list.length >= MOST_CANDIDATES) return;
    seen.add(key);
    list.push(options);
  };
  for (let i = 0; i < chosen.length; i++) add(chosen.toSpliced(i, 1));
  const others = [...d.options];
  for (const option of chosen) others.splice(others.indexOf(option), 1);
  for (const other of others) add([...chosen, other]);
  for (const other of others) for (let i = 0; i < chosen.length; i++) add(chosen.toSpliced(i, 1, other));
  add([]);
  return list;
}

/** A move takes at most that long. */
const MILLISECONDS = 1500;

const plansKnown = new WeakMap<Board, readonly Plan[]>();

/** The plans that Sovereign reckons with on a board: Marshal's, money, and every known one that fits. */
export function plansFor(board: Board): readonly Plan[] {
  const best = marshalPlan(board);
  const before = plansKnown.get(board);
  if (before?.[0] === best) return before;
  const known = [...shippedPlans().values()].filter((plan) => fits(plan, board));
  const seen = new Set<string>();
  const plans = [best, moneyPlan(board), ...known].filter((plan) => {
    const lists = JSON.stringify([plan.lists, plan.choose]);
    return !seen.has(lists) && seen.add(lists);
  });
  plansKnown.set(board, plans);
  return plans;
}

/** Looks ahead by the clock or, where a game must be repeatable, for so many playouts. */
export const sovereignWith =
  (budget: Budget): BotMaker =>
  (board, seed) =>
    lookingAhead(board, { budget, seed, plans: plansFor(board) });

export const sovereign: BotMaker = sovereignWith({ ms: MILLISECONDS, clock: () => performance.now() });
