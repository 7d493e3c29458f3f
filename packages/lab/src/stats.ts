/** The little statistics that results need: shares and means with their intervals of confidence. */

/** How many standard errors an interval reaches to either side. */
const SURE_95 = 1.959964;
export const SURE_99 = 2.575829;

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A share of successes, with Wilson's interval, which stays honest near 0 and 1. */
export function share(successes: number, trials: number, z = SURE_95): Interval {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const p = successes / trials;
  const z2 = z * z;
  const centre = (p + z2 / (2 * trials)) / (1 + z2 / trials);
  const reach = (z * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials * trials))) / (1 + z2 / trials);
  return { value: p, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/**
 * The share of the points where a tie counts half. Ties make results less uncertain than wins and losses
 * do: Wilson's interval for as many decided games as would be equally uncertain.
 */
export function points(wins: number, ties: number, games: number, z = SURE_95): Interval {
  if (games === 0) return { value: 0.5, low: 0, high: 1 };
  const p = (wins + ties / 2) / games;
  const spread = (wins + ties / 4) / games - p * p;
  const decided = p * (1 - p);
  const worth = spread > 0 && decided > 0 ? (games * decided) / spread : games;
  return share(p * worth, worth, z);
}

/** A mean from a sum and a sum of squares. */
export function mean(sum: number, squares: number, count: number, z = SURE_95): Interval {
  if (count === 0) return { value: 0, low: 0, high: 0 };
  const m = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - count * m * m) / (count - 1)) : 0;
  const reach = z * Math.sqrt(variance / count);
  return { value: m, low: m - reach, high: m + reach };
}
