/**
 * Looking ahead by playing on. For each candidate answer, imagined worlds are played to their end by a fast
 * policy, all candidates in the same worlds; the weaker half is dropped again and again until one is left.
 * The player searches only what they may know: worlds come from the view.
 */
import type { Answer } from "@fiefdom/engine/decisions";
import type { Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { total } from "@fiefdom/engine/score";
import type { View } from "@fiefdom/engine/view";
import { type Bot, playOut } from "./player.ts";

/** How much a search may cost: playouts, or milliseconds by a clock that the caller brings. */
export type Budget = { readonly rollouts: number } | { readonly ms: number; readonly clock: () => number };

/** How much better than the first candidate another one did in the same worlds. Sums, which can be added up. */
export interface Lead {
  count: number;
  ahead: number;
  aheadSquares: number;
}

/** What is known of one candidate. Sums, so that searches of several threads add up. */
export interface Arm<T = Answer> extends Lead {
  readonly answer: T;
  sum: number;
  /** The same by playouts that were judged before their end. */
  readonly judged: Lead;
}

/** Somebody who can judge a position before its end. */
export interface Foresight {
  /** How likely the player is to win from there. */
  readonly chance: (g: Game) => number;
  /** How many turns are played before it is asked. */
  readonly turns: number;
}

export interface Searched<T = Answer> {
  readonly choice: T;
  readonly rollouts: number;
  readonly arms: readonly Arm<T>[];
}

/** Points matter a little even when the game is won or lost anyway. */
const MARGIN_WEIGHT = 0.1;
const MARGIN_SCALE = 20;

/** What the end of a game is worth to a seat: 1 for a win, shared for a tie, and a little for the margin. */
export function worth(g: Game, seat: number): number {
  let best = Number.NEGATIVE_INFINITY;
  let sharing = 0;
  let mine = 0;
  let others = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < g.players.length; other++) {
    const points = total(g, other) - g.players[other].turns / 1000;
    if (points > best) {
      best = points;
      sharing = 1;
    } else if (points === best) sharing++;
    if (other === seat) mine = points;
    else if (points > others) others = points;
  }
  const win = mine === best ? 1 / sharing : 0;
  const margin = Math.max(-1, Math.min(1, (mine - others) / MARGIN_SCALE));
  return (1 - MARGIN_WEIGHT) * win + MARGIN_WEIGHT * (0.5 + margin / 2);
}

/** How sure the search must be, in standard errors, before it leaves what the policy would do. */
const CONFIDENCE = 1;

const mean = (arm: Arm<unknown>): number => (arm.count === 0 ? 0 : arm.sum / arm.count);

/** The square of how wrong judgements of two positions may be beside each other, however many there are. */
const MISJUDGED = 0.015 ** 2;

/** The mean lead and how little is known of it: the square of its standard error. */
function estimate(lead: Lead, wrong: number): { readonly mean: number; readonly doubt: number } {
  if (lead.count === 0) return { mean: 0, doubt: Number.POSITIVE_INFINITY };
  const difference = lead.ahead / lead.count;
  const variance = Math.max(1e-4, lead.aheadSquares / lead.count - difference * difference);
  return { mean: difference, doubt: variance / lead.count + wrong };
}

/** How much better than the first candidate it is at least, as far as that can be told from both together. */
function surely(arm: Arm<unknown>, confidence: number): number {
  const played = estimate(arm, 0);
  const judged = estimate(arm.judged, MISJUDGED);
  const weight = 1 / played.doubt + 1 / judged.doubt;
  if (weight === 0) return 0;
  const difference = (played.mean / played.doubt + judged.mean / judged.doubt) / weight;
  return difference - confidence / Math.sqrt(weight);
}

/** The candidate that is surely best, or else the first. */
export function choose<T>(arms: readonly Arm<T>[], confidence: number = CONFIDENCE): T {
  let [{ answer: choice }] = arms;
  let most = 0;
  for (const arm of arms.slice(1)) {
    const gain = surely(arm, confidence);
    if (gain <= most) continue;
    most = gain;
    choice = arm.answer;
  }
  return choice;
}

/** The part of a budget that goes into judged playouts; the rest is the last check of the best of them. */
const FOR_JUDGED = 0.6;

/** A part of a budget. */
export const partOf = (budget: Budget, part: number): Budget =>
  "ms" in budget
    ? { ms: budget.ms * part, clock: budget.clock }
    : { rollouts: Math.ceil(budget.rollouts * part) };

/**
 * Tries answers, of which the first is what the policy itself would do; a policy is one bot a seat. With
 * foresight most of the budget goes into playouts of a few turns that are judged, which tell more for less;
 * the one that looks best then has to show itself in playouts to the end.
 */
export function search(
  view: View,
  candidates: readonly Answer[],
  policy: readonly Bot[],
  budget: Budget,
  seed: string,
  foresight: Foresight | null = null,
): Searched {
  // What counts is what comes of it for whoever decides.
  const seat = view.answerer;
  const begin = (candidate: Answer, world: string): Game => {
    const g = view.imagine(world);
    answer(g, seat, candidate);
    return g;
  };
  const toTheEnd = (candidate: Answer, world: string): number => {
    const g = begin(candidate, world);
    playOut(g, policy);
    return worth(g, seat);
  };
  if (foresight === null) return compare(candidates, toTheEnd, budget, seed);
  const until = view.turn + foresight.turns;
  const judged = compare(
    candidates,
    (candidate, world) => {
      const g = begin(candidate, world);
      playOut(g, policy, until);
      return g.over ? worth(g, seat) : foresight.chance(g);
    },
    partOf(budget, FOR_JUDGED),
    `${seed}/judged`,
  );
  const arms = judged.arms.map((arm) => ({
    ...noArm(arm.answer),
    judged: { count: arm.count, ahead: arm.ahead, aheadSquares: arm.aheadSquares },
  }));
  const best = choose(arms, 0);
  if (best === arms[0].answer) return { choice: best, rollouts: judged.rollouts, arms };
  const check = compare([arms[0].answer, best], toTheEnd, partOf(budget, 1 - FOR_JUDGED), `${seed}/check`);
  for (const { answer: which, sum, count, ahead, aheadSquares } of check.arms) {
    const arm = arms.find((other) => other.answer === which);
    if (arm !== undefined) Object.assign(arm, { sum, count, ahead, aheadSquares });
  }
  return { choice: choose(arms), rollouts: judged.rollouts + check.rollouts, arms };
}

const noLead = (): Lead => ({ count: 0, ahead: 0, aheadSquares: 0 });
const noArm = <T>(answer: T): Arm<T> => ({ answer, sum: 0, ...noLead(), judged: noLead() });

/** Tries candidates in the same worlds, of which the first is the usual choice. */
export function compare<T>(
  candidates: readonly T[],
  tryOut: (candidate: T, world: string) => number,
  budget: Budget,
  seed: string,
  confidence: number = CONFIDENCE,
): Searched<T> {
  const arms: Arm<T>[] = candidates.map(noArm);
  const [usual] = arms;
  let rivals = arms.slice(1);
  let rollouts = 0;
  let world = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
  const started = "ms" in budget ? budget.clock() : 0;
  /** Is the part of the budget used up that belongs to the rounds so far? */
  const spent = (part: number): boolean =>
    "ms" in budget ? budget.clock() - started >= budget.ms * part : rollouts >= budget.rollouts * part;
  const value = (arm: Arm<T>, imagined: string): number => {
    const worth = tryOut(arm.answer, imagined);
    arm.sum += worth;
    arm.count++;
    rollouts++;
    return worth;
  };

  for (let round = 1; rivals.length > 0 && !spent(1); round++) {
    do {
      const imagined = `${seed}/${world++}`;
      const base = value(usual, imagined);
      for (const arm of rivals) {
        const gap = value(arm, imagined) - base;
        arm.ahead += gap;
        arm.aheadSquares += gap * gap;
      }
    } while (!spent(Math.min(1, round / rounds)));
    rivals.sort((a, b) => mean(b) - mean(a));
    if (round < rounds) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
  }
  return { choice: choose(arms, confidence), rollouts, arms };
}
