/**
 * Looking ahead by playing on. Each candidate line is tried in imagined worlds that a fast policy plays on, all
 * candidates in the same worlds; the weaker half is dropped again and again until one is left. The player
 * searches only what they may know: worlds come from the view.
 */
import type { Game } from "@fiefdom/engine/game";
import { total } from "@fiefdom/engine/score";
import type { View } from "@fiefdom/engine/view";
import { type Line, playLine } from "./lines.ts";
import { type Bot, playOut } from "./player.ts";

/** How much a search may cost: playouts, or milliseconds by a clock that the caller brings. */
export type Budget = { readonly rollouts: number } | { readonly ms: number; readonly clock: () => number };

/** Something that was seen so often, with the sum of what was seen and of its squares. These can be added up. */
export interface Tally {
  count: number;
  sum: number;
  squares: number;
}

/** What is known of a candidate. Sums, so that searches of several threads add up. */
export interface Tallies {
  /** How likely it is to win, of every playout. */
  readonly chance: Tally;
  /** How much better than the first candidate it did in the same worlds, played to the end. */
  readonly lead: Tally;
  /** The same by playouts that were judged before their end. */
  readonly judged: Tally;
}

export interface Arm<T = Line> extends Tallies {
  readonly what: T;
}

/** What came of a playout: what it is worth, and how likely a win is, a shared one counting as its part. */
export interface Outcome {
  readonly worth: number;
  readonly chance: number;
}

/** Somebody who can judge a position before its end. */
export interface Foresight {
  /** How likely the player is to win from there. */
  readonly chance: (g: Game) => number;
  /** How many turns are played before it is asked. */
  readonly turns: number;
}

export interface Searched<T = Line> {
  readonly choice: T;
  readonly rollouts: number;
  readonly arms: readonly Arm<T>[];
}

/** Points matter a little even when the game is won or lost anyway. */
const MARGIN_WEIGHT = 0.1;
const MARGIN_SCALE = 20;

/** What the end of a game is to a seat: 1 for a win, shared for a tie; worth a little more or less by the margin. */
export function outcome(g: Game, seat: number): Outcome {
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
  const chance = mine === best ? 1 / sharing : 0;
  const margin = Math.max(-1, Math.min(1, (mine - others) / MARGIN_SCALE));
  return { chance, worth: (1 - MARGIN_WEIGHT) * chance + MARGIN_WEIGHT * (0.5 + margin / 2) };
}

export const worth = (g: Game, seat: number): number => outcome(g, seat).worth;

/**
 * How sure the search must be, in standard errors, before it leaves what the policy would do. It looks at the best
 * of many, so one standard error would be passed by luck about every other time.
 */
const CONFIDENCE = 1.5;

/** The square of how wrong judgements of two positions may be beside each other, however many there are. */
const MISJUDGED = 0.03 ** 2;

/** A mean and how little is known of it: the square of its standard error. */
export interface Estimate {
  readonly mean: number;
  readonly doubt: number;
}

export function estimate({ count, sum, squares }: Tally, wrong = 0): Estimate {
  if (count === 0) return { mean: 0, doubt: Number.POSITIVE_INFINITY };
  const mean = sum / count;
  const variance = Math.max(1e-4, squares / count - mean * mean);
  return { mean, doubt: variance / count + wrong };
}

/** How much better than the first candidate it is, as far as that can be told from both sorts of playouts. */
export function leadOf(arm: Arm<unknown>): Estimate {
  const played = estimate(arm.lead);
  const judged = estimate(arm.judged, MISJUDGED);
  const weight = 1 / played.doubt + 1 / judged.doubt;
  if (weight === 0) return { mean: 0, doubt: Number.POSITIVE_INFINITY };
  return { mean: (played.mean / played.doubt + judged.mean / judged.doubt) / weight, doubt: 1 / weight };
}

/** The part of the worlds of whoever was tried most in which one must have been tried oneself to be chosen. */
const TRIED = 0.5;

/**
 * Those that were not dropped on the way, without the first. Of many who are tried in a few worlds some are lucky;
 * the luckiest go on and lose their luck in more worlds, and beside them whoever was dropped would look better
 * than it is. Playouts to the end are the last check, where there were any.
 */
export function stayed<T>(arms: readonly Arm<T>[]): readonly Arm<T>[] {
  const rivals = arms.slice(1);
  const isChecked = rivals.some(({ lead }) => lead.count > 0);
  const tried = ({ lead, judged }: Arm<T>): number => (isChecked ? lead : judged).count;
  const least = TRIED * Math.max(...rivals.map(tried));
  return rivals.filter((arm) => tried(arm) >= least);
}

/** The candidate that is surely best, or else the first. */
export function choose<T>(arms: readonly Arm<T>[], confidence: number = CONFIDENCE): T {
  let [{ what: choice }] = arms;
  let most = 0;
  for (const arm of stayed(arms)) {
    const { mean, doubt } = leadOf(arm);
    const gain = mean - confidence * Math.sqrt(doubt);
    if (!(gain > most)) continue;
    most = gain;
    choice = arm.what;
  }
  return choice;
}

/** The part of a budget that goes into judged playouts; the rest is the last check of the best of them. */
const FOR_JUDGED = 0.6;

/** How far a line may be behind the plan's own, and behind the best, to be among the last: judgements err so much. */
const NEARLY = 0.015;
const MOST_FINALISTS = 3;

/** The lines that could be better than the plan's own, the best first; none that was dropped on the way. */
function finalists<T>(arms: readonly Arm<T>[]): readonly Arm<T>[] {
  const ahead = stayed(arms)
    .map((arm) => ({ arm, lead: leadOf(arm).mean }))
    .sort((a, b) => b.lead - a.lead);
  const least = Math.max(0, ...ahead.slice(0, 1).map(({ lead }) => lead)) - NEARLY;
  return ahead
    .filter(({ lead }) => lead > least)
    .slice(0, MOST_FINALISTS)
    .map(({ arm }) => arm);
}

/** A part of a budget. */
export const partOf = (budget: Budget, part: number): Budget =>
  "ms" in budget
    ? { ms: budget.ms * part, clock: budget.clock }
    : { rollouts: Math.ceil(budget.rollouts * part) };

/**
 * Tries lines, of which the first is what the policy itself would do; a policy is one bot a seat. With
 * foresight most of the budget goes into playouts of a few turns that are judged, which tell more for less;
 * the one that looks best then has to show itself in playouts to the end.
 */
export function search(
  view: View,
  lines: readonly Line[],
  policy: readonly Bot[],
  budget: Budget,
  seed: string,
  foresight: Foresight | null = null,
): Searched {
  // What counts is what comes of it for whoever decides.
  const seat = view.answerer;
  const begin = (line: Line, world: string): Game => {
    const g = view.imagine(world);
    playLine(g, view.seat, line);
    return g;
  };
  const toTheEnd = (line: Line, world: string): Outcome => {
    const g = begin(line, world);
    playOut(g, policy);
    return outcome(g, seat);
  };
  if (foresight === null) return compare(lines, toTheEnd, budget, seed);
  const until = view.turn + foresight.turns;
  const judged = compare(
    lines,
    (line, world) => {
      const g = begin(line, world);
      playOut(g, policy, until);
      if (g.over) return outcome(g, seat);
      const chance = foresight.chance(g);
      return { chance, worth: chance };
    },
    partOf(budget, FOR_JUDGED),
    `${seed}/judged`,
  );
  const arms = judged.arms.map((arm) => ({ ...arm, lead: noTally(), judged: arm.lead }));
  const last = finalists(arms);
  if (last.length === 0) return { choice: arms[0].what, rollouts: judged.rollouts, arms };
  // Whoever is dropped on the way is so by all that is known of them, not by their luck in the last few worlds.
  const check = compare(
    [arms[0].what, ...last.map(({ what }) => what)],
    toTheEnd,
    partOf(budget, 1 - FOR_JUDGED),
    `${seed}/check`,
    CONFIDENCE,
    [arms[0], ...last].map((arm) => ({ ...arm.judged })),
  );
  for (const { what, chance, lead } of check.arms) {
    const arm = arms.find((other) => other.what === what);
    if (arm === undefined) continue;
    addTo(arm.chance, chance);
    addTo(arm.lead, lead);
  }
  return { choice: choose(arms), rollouts: judged.rollouts + check.rollouts, arms };
}

export const noTally = (): Tally => ({ count: 0, sum: 0, squares: 0 });

export function note(tally: Tally, value: number): void {
  tally.count++;
  tally.sum += value;
  tally.squares += value * value;
}

export function addTo(tally: Tally, { count, sum, squares }: Tally): void {
  tally.count += count;
  tally.sum += sum;
  tally.squares += squares;
}

/** The findings of several searches of the same candidates, as one. */
export function addUp<T>(what: readonly T[], findings: readonly (readonly Tallies[])[]): Arm<T>[] {
  return what.map((candidate, i) => {
    const all: Arm<T> = { what: candidate, chance: noTally(), lead: noTally(), judged: noTally() };
    for (const tallies of findings) {
      addTo(all.chance, tallies[i].chance);
      addTo(all.lead, tallies[i].lead);
      addTo(all.judged, tallies[i].judged);
    }
    return all;
  });
}

/** Candidates that are tried in the same worlds, one world after the other; the first is the usual choice. */
export class Race<T> {
  readonly arms: readonly Arm<T>[];
  rollouts = 0;
  #rivals: Arm<T>[];
  readonly #tryOut: (candidate: T, world: string) => Outcome;

  /** With what judgements said of the candidates before, where somebody was asked. */
  constructor(
    candidates: readonly T[],
    tryOut: (candidate: T, world: string) => Outcome,
    judged: readonly Tally[] = [],
  ) {
    this.arms = candidates.map((what, i) => ({
      what,
      chance: noTally(),
      lead: noTally(),
      judged: judged[i] ?? noTally(),
    }));
    this.#rivals = this.arms.slice(1);
    this.#tryOut = tryOut;
  }

  /** Those that are still compared with the first. */
  get rivals(): number {
    return this.#rivals.length;
  }

  /** One world for everybody who is still in the race. */
  run(world: string): void {
    const base = this.#value(this.arms[0], world);
    for (const arm of this.#rivals) note(arm.lead, this.#value(arm, world) - base);
  }

  #value(arm: Arm<T>, world: string): number {
    const { worth: gained, chance } = this.#tryOut(arm.what, world);
    note(arm.chance, chance);
    this.rollouts++;
    return gained;
  }

  /** The weaker half goes. */
  halve(): void {
    this.#rivals.sort((a, b) => leadOf(b).mean - leadOf(a).mean);
    this.#rivals = this.#rivals.slice(0, Math.ceil(this.#rivals.length / 2));
  }
}

/** Tries candidates in the same worlds, of which the first is the usual choice. */
export function compare<T>(
  candidates: readonly T[],
  tryOut: (candidate: T, world: string) => Outcome,
  budget: Budget,
  seed: string,
  confidence: number = CONFIDENCE,
  judged: readonly Tally[] = [],
): Searched<T> {
  const race = new Race(candidates, tryOut, judged);
  let world = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(candidates.length)));
  const started = "ms" in budget ? budget.clock() : 0;
  /** Is the part of the budget used up that belongs to the rounds so far? */
  const spent = (part: number): boolean =>
    "ms" in budget ? budget.clock() - started >= budget.ms * part : race.rollouts >= budget.rollouts * part;
  for (let round = 1; race.rivals > 0 && !spent(1); round++) {
    do race.run(`${seed}/${world++}`);
    while (!spent(Math.min(1, round / rounds)));
    if (round < rounds) race.halve();
  }
  const { arms, rollouts } = race;
  return { choice: choose(arms, confidence), rollouts, arms };
}
