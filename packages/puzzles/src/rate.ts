/**
 * Ratings of solvers and puzzles: Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022), one try at a time.
 * A try is a game between the two: whoever finds the answer has won it.
 */
export interface Rating {
  readonly rating: number;
  /** How unsure it is: a standard deviation. */
  readonly deviation: number;
  /** How much it is expected to change. */
  readonly volatility: number;
}

/** Somebody who has tried nothing yet. */
export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** A puzzle before people tried it: its rating is a guess, but not a wild one. */
export const seeded = (rating: number): Rating => ({ rating, deviation: 150, volatility: 0.06 });

/** Points of a rating to a unit of the scale on which it is computed. */
const SCALE = 173.7178;
/** How freely the volatility may change. */
const TAU = 0.5;
/** Nothing is ever known better than that: people learn. */
const LEAST_DEVIATION = 45;
const MOST_DEVIATION = 350;
const PRECISION = 1e-6;

const dampened = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

const expected = (mu: number, other: number, phi: number): number =>
  1 / (1 + Math.exp(-dampened(phi) * (mu - other)));

/** How likely one is to win against the other, from 0 to 1. */
export const chanceOf = (one: Rating, other: Rating): number =>
  expected(
    one.rating / SCALE,
    other.rating / SCALE,
    Math.hypot(one.deviation / SCALE, other.deviation / SCALE),
  );

/** What a rating becomes after some games, each won (1) or lost (0). */
export function rated(
  one: Rating,
  games: readonly { readonly against: Rating; readonly score: number }[],
): Rating {
  const mu = (one.rating - NEWCOMER.rating) / SCALE;
  const phi = one.deviation / SCALE;
  let information = 0;
  let surprise = 0;
  for (const { against, score } of games) {
    const theirs = (against.rating - NEWCOMER.rating) / SCALE;
    const weight = dampened(against.deviation / SCALE);
    const chance = expected(mu, theirs, against.deviation / SCALE);
    information += weight * weight * chance * (1 - chance);
    surprise += weight * (score - chance);
  }
  const variance = 1 / information;
  const volatility = newVolatility(one.volatility, phi, variance, variance * surprise);
  const before = Math.hypot(phi, volatility);
  const after = 1 / Math.sqrt(1 / (before * before) + 1 / variance);
  return {
    rating: NEWCOMER.rating + SCALE * (mu + after * after * surprise),
    deviation: Math.min(MOST_DEVIATION, Math.max(LEAST_DEVIATION, SCALE * after)),
    volatility,
  };
}

/** Step 5 of the paper: the root of a function, by the Illinois method. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const rest = phi * phi + variance;
  const f = (x: number): number => {
    const e = Math.exp(x);
    return (e * (delta * delta - rest - e)) / (2 * (rest + e) ** 2) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > rest) high = Math.log(delta * delta - rest);
  else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let fLow = f(low);
  let fHigh = f(high);
  while (Math.abs(high - low) > PRECISION) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow);
    const fNext = f(next);
    if (fNext * fHigh <= 0) {
      low = high;
      fLow = fHigh;
    } else fLow /= 2;
    high = next;
    fHigh = fNext;
  }
  return Math.exp(low / 2);
}
