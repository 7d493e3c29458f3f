/**
 * A word before a move: is what somebody is about to do clearly a mistake? By the same standard as in a review
 * (the same comparison, margin and certainty, and Sovereign as the second judge), but here and now, within a
 * time that nobody minds. What is not clear by then is let through, and whoever asks is told so.
 */
import type { Plan } from "@fiefdom/bots/plan/plan";
import { type Budget, estimate } from "@fiefdom/bots/search";
import type { Board } from "@fiefdom/engine/board";
import { spell } from "@fiefdom/engine/decisions";
import { type Game, kindOf } from "@fiefdom/engine/game";
import { ADAPTED, type Arm, type ArmFound, Bench, type CompareFound, type ExcuseFound } from "./bench.ts";
import { SURE } from "./curve.ts";
import { Minds } from "./minds.ts";
import { courseAt } from "./moments.ts";
import { asConcerns, type Opinion } from "./opinion.ts";
import type { Reason } from "./reasons.ts";
import { type About, about, reasonsAt, type Weighed } from "./review.ts";
import { addArm, nothing } from "./schedule.ts";
import { chanceOf, HARDLY, isMistake, lossOf, PLAIN_MARGIN, type Proof } from "./verdict.ts";

/** What somebody is told before a costly move. */
export interface Warning {
  readonly verb: string;
  /** The card that asks; null when the turn itself does. */
  readonly source: string | null;
  readonly played: Weighed;
  readonly better: Weighed;
  readonly cost: About;
  readonly reasons: readonly Reason[];
  /** Worlds in which both were played to the end. */
  readonly worlds: number;
}

/** What comes of it: a word, none, or that there was no time to tell whether one is due. */
export type Judgement = Warning | "late" | null;

/** Worlds at a time: between two helpings it is seen whether to go on. */
const HELPING = 12;
/** By when of its time it has to know what could be better, and by when whether it surely is. */
const TO_LOOK = 0.35;
const TO_PROVE = 0.7;
/** The part in which a way to go on is looked for that excuses it, and how few games in thought find none. */
const FOR_EXCUSE = 0.15;
const LEAST_EXCUSE = 100;
/** Of the rest, the part in which Sovereign thinks, and how few games in thought are none of its opinion. */
const FOR_OPINION = 0.7;
const LEAST_OPINION = 200;
const MOST_OPINION = 5000;
/** Worlds before the first look at a proof, and how often it is looked at: so much more sure must one be. */
const FIRST_LOOK = 48;
const LOOKS = 4;

/** How much of a budget is left, from 1 down to nothing. */
class Patience {
  readonly #budget: Budget;
  readonly #began: number;
  playouts = 0;

  constructor(budget: Budget) {
    this.#budget = budget;
    this.#began = "ms" in budget ? budget.clock() : 0;
  }

  get spent(): number {
    const budget = this.#budget;
    if (!("ms" in budget)) return this.playouts / budget.rollouts;
    return (budget.clock() - this.#began) / budget.ms;
  }

  /** About so many playouts fit into a part of the whole. */
  playoutsIn(part: number): number {
    return Math.floor((this.playouts * part) / Math.max(this.spent, Number.EPSILON));
  }
}

export class Coach {
  readonly #minds: Minds;

  /** With the best plan known for the board. It takes a moment to learn how plans look there. */
  constructor(board: Board, plan: Plan) {
    this.#minds = new Minds(board, plan);
  }

  /**
   * What there is to say before this answer, written as records write it, is given at a game as it stands; null
   * if it is no clear mistake, and "late" if it seems to be one that can't be proved within the budget. Its player
   * is whoever is asked. Other worlds than the one that is given are drawn from what they may know: it may be one
   * that they imagine.
   */
  warn(game: Game, words: readonly string[], budget: Budget): Judgement {
    const course = courseAt(game, words);
    if (course === null) return null;
    const bench = new Bench({ course, minds: this.#minds });
    if (bench.asked(0).answers.length < 2) return null;
    const patience = new Patience(budget);
    const better = this.#look(bench, patience);
    if (better === null) return null;
    const proof = this.#prove(bench, better, patience);
    return proof === null || proof === "late" ? proof : warningOf(bench, proof);
  }

  /** What seems better than what is about to be done; null if nothing does. */
  #look(bench: Bench, patience: Patience): Arm | null {
    const { answers, ways } = bench.asked(0);
    const look = this.#comparing(bench, "look", patience);
    const tried = look(ways.map((way): Arm => ({ answer: 0, way })));
    const chance = (i: number): number => estimate(tried[i].chance).mean;
    const own = ways.reduce((best, _, i) => (chance(i) > chance(best) ? i : best), 0);
    const played: Arm = { answer: 0, way: ways[own] };
    let left = answers.slice(1).map((_, i) => ({ arm: { answer: i + 1, way: ways[own] }, found: nothing() }));
    for (;;) {
      const [, ...found] = look([played, ...left.map(({ arm }) => arm)]);
      found.forEach((one, i) => {
        addArm(left[i].found, one);
      });
      // What can't be so much better any more is dropped, and of the others the weaker half.
      left = left.filter(({ found: { lead } }) => {
        const { mean, doubt } = estimate(lead);
        return mean + HARDLY * Math.sqrt(doubt) > PLAIN_MARGIN;
      });
      left.sort((a, b) => estimate(b.found.leaning).mean - estimate(a.found.leaning).mean);
      if (left.length === 0) return null;
      if (left.length === 1 || patience.spent > TO_LOOK) return left[0].arm;
      left.length = Math.ceil(left.length / 2);
    }
  }

  /** Whether it surely is, in worlds of their own, with every way to go on and in Sovereign's eyes. */
  #prove(bench: Bench, seemed: Arm, patience: Patience): Proof | "late" | null {
    const playouts = patience.playoutsIn(FOR_EXCUSE);
    if (playouts < LEAST_EXCUSE) return "late";
    // With which way to go on would it be no mistake? One is looked for that was made for it.
    const { ways } = bench.asked(0);
    const excuse = bench.run({ do: "excuse", moment: 0, better: seemed, ways, playouts }) as ExcuseFound;
    const { plan, forBoth } = excuse;
    patience.playouts += playouts;
    const adapted = plan === null ? [] : [{ way: ADAPTED, plan }];
    const better = forBoth ? { ...seemed, ...adapted[0] } : seemed;
    const known = ways.map((way): Arm => ({ answer: 0, way }));
    const played: Arm[] = [...known, ...adapted.map((way) => ({ answer: 0, ...way }))];
    const arms = [better, ...played];
    const found = arms.map(nothing);
    const { ends } = bench.asked(0);
    const proof: Proof = { moment: 0, better, played, found, behind: 1, ends, among: LOOKS };
    const prove = this.#comparing(bench, "proof", patience);
    for (let looks = 0; looks < LOOKS; ) {
      prove(arms).forEach((one, i) => {
        addArm(found[i], one);
      });
      const isLast = patience.spent > TO_PROVE;
      const isDue = found[0].chance.count >= FIRST_LOOK * 2 ** looks;
      const { mean, error } = lossOf(proof);
      if (mean + HARDLY * error < PLAIN_MARGIN) return null;
      if (!isDue && !isLast) continue;
      looks++;
      if (found[0].chance.count >= FIRST_LOOK && mean >= PLAIN_MARGIN && isMistake(proof))
        return this.#agreed(bench, proof, patience);
      if (isLast) break;
    }
    return lossOf(proof).mean >= PLAIN_MARGIN ? "late" : null;
  }

  /** The proof with what Sovereign makes of it; null if it is no mistake with that. */
  #agreed(bench: Bench, proof: Proof, patience: Patience): Proof | "late" | null {
    const part = (1 - patience.spent) * FOR_OPINION;
    const playouts = Math.min(MOST_OPINION, patience.playoutsIn(part));
    if (playouts < LEAST_OPINION) return "late";
    const opinion = bench.run({ do: "opinion", moment: 0, playouts, time: 0 }) as Opinion;
    const { behind } = asConcerns(opinion, chanceOf(proof));
    patience.playouts += playouts;
    const heard = { ...proof, behind };
    return isMistake(heard) ? heard : null;
  }

  /** Compares in a helping of worlds that were not seen before. */
  #comparing(bench: Bench, stage: "look" | "proof", patience: Patience) {
    let from = 0;
    return (arms: readonly Arm[]): readonly ArmFound[] => {
      const to = from + HELPING;
      const { arms: found } = bench.run({
        do: "compare",
        stage,
        moment: 0,
        arms,
        from,
        to,
      }) as CompareFound;
      from = to;
      patience.playouts += HELPING * arms.length;
      return found;
    };
  }
}

function warningOf(bench: Bench, proof: Proof): Warning {
  const [{ game, decision }] = bench.course.moments;
  const { answers } = bench.asked(0);
  const { found, better } = proof;
  const loss = lossOf(proof);
  const words = (answer: number): string[] => answers[answer].map((option) => spell(game, decision, option));
  return {
    verb: decision.verb,
    source: decision.source < 0 ? null : game.board.kinds[kindOf(decision.source)].id,
    played: { options: words(0), chance: about(found[1 + loss.way].chance) },
    better: { options: words(better.answer), chance: about(found[0].chance) },
    cost: { value: loss.mean, give: SURE * loss.error },
    reasons: reasonsAt(bench, 0, better),
    worlds: found[0].chance.count,
  };
}
