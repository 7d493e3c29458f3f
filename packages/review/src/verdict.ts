/**
 * When something is called a mistake: what was played is behind by so much with every way to go on, surely, not only
 * against what the others seemed to play, and in Sovereign's eyes as well. What is less clear is nobody's mistake.
 */
import { estimate } from "@fiefdom/bots/search";
import { ADAPTED, type Arm, type ArmFound } from "./bench.ts";
import { SURE } from "./curve.ts";

/** A mistake costs at least that much, of 1, as far as can be told, and surely half of it; */
const MARGIN = 0.12;
/** or that much with a way to go on that was made for it, where Sovereign finds it behind by a whole mistake. */
export const PLAIN_MARGIN = 0.1;
/** Where nothing was left in any world, every chance that was given away counts. */
export const LOST_MARGIN = 0.015;
/** What Sovereign finds behind by that it is plainly against. */
const PLAINLY = 0.15;
/** And Sovereign has to find it behind by that. */
const AGREED = 0.05;
/** How sure a review is of all its mistakes together. */
const RISK = 0.05;
/** What is so far from a mistake, in standard errors, is none, however long one would go on. */
export const HARDLY = 2.6;
/** Where two answers come to the same in all but so few worlds, the game was decided, and they tell nothing. */
const DECIDED = 0.05;

export interface Proof {
  readonly moment: number;
  readonly better: Arm;
  /** What was played, with each way to go on; the loss is the least of these. */
  readonly played: readonly Arm[];
  readonly found: readonly ArmFound[];
  /** How far Sovereign finds it behind. */
  readonly behind: number;
  /** What was played ended the game. */
  readonly ends: boolean;
  /** How often somebody looks whether something has proved itself: so much more sure must one be each time. */
  readonly among: number;
}

/** Is nothing left of the game after what was played, in any world? */
export const isLost = ({ found }: Proof): boolean => found.slice(1).every(({ chance }) => chance.sum === 0);

/** What a mistake costs at least. */
const marginOf = (proof: Proof): number => (isLost(proof) ? LOST_MARGIN : MARGIN);

/**
 * What an answer must be behind by with each way to go on. A way that was made for it excuses it less where Sovereign
 * finds it behind by a mistake's margin: it would not go that way.
 */
const leastOf = (proof: Proof, i: number): number =>
  proof.played[i].way === ADAPTED && isPlain(proof)
    ? Math.min(PLAIN_MARGIN, marginOf(proof))
    : marginOf(proof);

/** Does Sovereign find it behind by as much as a mistake costs? */
const isPlain = (proof: Proof): boolean => proof.behind >= (isLost(proof) ? LOST_MARGIN : PLAINLY);

/** Is it behind by enough, clearly, in the worlds that were played? */
export function isProved(proof: Proof): boolean {
  const errors = standardErrors(RISK / Math.max(1, proof.among));
  return proof.found.slice(1).every(({ lead, other }, i) => {
    const least = leastOf(proof, i);
    const { mean, doubt } = estimate(lead);
    const surely = -mean - errors * Math.sqrt(doubt);
    const elsewhere = isPlain(proof) ? 0 : least / 3;
    const holds = -estimate(other).mean > elsewhere || other.squares < DECIDED * other.count;
    return -mean >= least && surely > least / 2 && holds;
  });
}

/** Could it still turn out to have cost enough, should Sovereign find it behind? */
export const isPossible = (proof: Proof): boolean =>
  proof.found.slice(1).every(({ lead }, i) => {
    const { mean, doubt } = estimate(lead);
    return -mean + SURE * Math.sqrt(doubt) > leastOf({ ...proof, behind: 1 }, i);
  });

/**
 * Does Sovereign find it behind, too? It need not be asked where somebody ended a game as its loser that could well be
 * won: that is a fact, whatever it thinks of the plans.
 */
export const isAgreed = (proof: Proof): boolean =>
  proof.behind >= Math.min(AGREED, marginOf(proof)) ||
  (proof.ends && isLost(proof) && lossOf(proof).mean >= MARGIN);

export const isMistake = (proof: Proof): boolean => isAgreed(proof) && isProved(proof);

/** How likely a win is with what was played, with the way to go on with which it is likeliest. */
export const chanceOf = ({ found }: Proof): number =>
  Math.max(...found.slice(1).map(({ chance }) => estimate(chance).mean));

/** The loss with the way to go on with which it is least. */
export function lossOf({ found }: Proof): {
  readonly mean: number;
  readonly error: number;
  readonly way: number;
} {
  const losses = found.slice(1).map(({ lead }, way) => {
    const { mean, doubt } = estimate(lead);
    return { mean: -mean, error: Math.sqrt(doubt), way };
  });
  return losses.reduce((least, one) => (one.mean < least.mean ? one : least));
}

/** How many standard errors something must be away from nothing when it is one of so many. */
function standardErrors(risk: number): number {
  // The tail of the normal distribution, turned round by halving: no table is needed.
  let low = 0;
  let high = 8;
  for (let i = 0; i < 50; i++) {
    const z = (low + high) / 2;
    if (tail(z) > risk) low = z;
    else high = z;
  }
  return high;
}

/** The share of a normal distribution beyond z (Abramowitz and Stegun 26.2.17). */
function tail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const poly =
    t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
}
