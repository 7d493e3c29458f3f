/** The puzzle of the day: the same for all, by the date in UTC, and none comes twice before all have come. */
const DAY_MS = 86_400_000;

/** Days since 1 January 1970 in UTC. */
export const dayOf = (ms: number): number => Math.floor(ms / DAY_MS);

/**
 * Steps through the list by a number that shares no divisor with its length, so that the days of a week are of
 * different kinds and every puzzle has its day.
 */
export function ofTheDay<P>(list: readonly P[], day: number): P {
  const n = list.length;
  let step = Math.round(n * 0.382);
  while (sharesDivisor(step, n)) step++;
  return list[(((day * step) % n) + n) % n];
}

const sharesDivisor = (a: number, b: number): boolean => (b === 0 ? a !== 1 : sharesDivisor(b, a % b));

/** How many days in a row, up to that day or the day before it, are among these. */
export function streakAt(days: readonly number[], today: number): number {
  const solved = new Set(days);
  let day = solved.has(today) ? today : today - 1;
  let n = 0;
  for (; solved.has(day); day--) n++;
  return n;
}
