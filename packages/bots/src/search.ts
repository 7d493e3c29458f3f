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

/** What is known of one candidate. Sums, so that searches of several threads add up. */
export interface Arm {
  readonly answer: Answer;
  sum: number;
  count: number;
  /** How much better than the policy's own answer it did in the same worlds. */
  ahead: number;
  aheadSquares: number;
}

export interface Searched {
  readonly choice: Answer;
  readonly rollouts: number;
  readonly arms: readonly Arm[];
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

const mean = (arm: Arm): number => (arm.count === 0 ? 0 : arm.sum / arm.count);

/** Is the difference to the policy's answer more than chance? */
function convinces(arm: Arm): boolean {
  const difference = arm.ahead / arm.count;
  const variance = Math.max(1e-4, arm.aheadSquares / arm.count - difference * difference);
  return difference > CONFIDENCE * Math.sqrt(variance / arm.count);
}

/** The best candidate that convinces, or else the policy's own, which is the first. */
export function choose(arms: readonly Arm[]): Answer {
  const [usual, ...rivals] = arms;
  const best = rivals
    .filter((arm) => arm.count > 0 && convinces(arm))
    .sort((a, b) => b.ahead / b.count - a.ahead / a.count)[0];
  return (best ?? usual).answer;
}

/** Tries the candidates, of which the first is what the policy itself would do. */
export function search(
  view: View,
  candidates: readonly Answer[],
  policy: readonly Bot[],
  budget: Budget,
  seed: string,
): Searched {
  const { seat } = view;
  const arms: Arm[] = candidates.map((candidate) => ({
    answer: candidate,
    sum: 0,
    count: 0,
    ahead: 0,
    aheadSquares: 0,
  }));
  const [usual] = arms;
  let rivals = arms.slice(1);
  let rollouts = 0;
  let world = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(arms.length)));
  const started = "ms" in budget ? budget.clock() : 0;
  /** Is the part of the budget used up that belongs to the rounds so far? */
  const spent = (part: number): boolean =>
    "ms" in budget ? budget.clock() - started >= budget.ms * part : rollouts >= budget.rollouts * part;
  const tryOut = (arm: Arm, imagined: string): number => {
    const g = view.imagine(imagined);
    answer(g, seat, arm.answer);
    playOut(g, policy);
    const value = worth(g, seat);
    arm.sum += value;
    arm.count++;
    rollouts++;
    return value;
  };

  for (let round = 1; rivals.length > 0 && !spent(1); round++) {
    do {
      const imagined = `${seed}/${world++}`;
      const base = tryOut(usual, imagined);
      for (const arm of rivals) {
        const gap = tryOut(arm, imagined) - base;
        arm.ahead += gap;
        arm.aheadSquares += gap * gap;
      }
    } while (!spent(Math.min(1, round / rounds)));
    rivals.sort((a, b) => mean(b) - mean(a));
    if (round < rounds) rivals = rivals.slice(0, Math.ceil(rivals.length / 2));
  }
  return { choice: choose(arms), rollouts, arms };
}
