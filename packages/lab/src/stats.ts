/** The little statistics that results need: shares and means with their intervals of confidence. */

/** How many standard errors a 95 % interval reaches to either side. */
const Z = 1.959964;

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** A share of successes, with Wilson's interval, which stays honest near 0 and 1. */
export function share(successes: number, trials: number): Interval {
  if (trials === 0) return { value: 0, low: 0, high: 1 };
  const p = successes / trials;
  const z2 = Z * Z;
  const centre = (p + z2 / (2 * trials)) / (1 + z2 / trials);
  const reach = (Z * Math.sqrt((p * (1 - p)) / trials + z2 / (4 * trials * trials))) / (1 + z2 / trials);
  return { value: p, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}

/** A mean from a sum and a sum of squares. */
export function mean(sum: number, squares: number, count: number): Interval {
  if (count === 0) return { value: 0, low: 0, high: 0 };
  const m = sum / count;
  const variance = count > 1 ? Math.max(0, (squares - count * m * m) / (count - 1)) : 0;
  const reach = Z * Math.sqrt(variance / count);
  return { value: m, low: m - reach, high: m + reach };
}
