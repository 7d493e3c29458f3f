/**
 * Who hands over how many tables to whom, so that no process ends up with all of them: after a process died
 * the others have its tables, and whoever starts anew has none. By and by, a part of the surplus at a time, and
 * none for the sake of a table or two.
 */

/** At most so many at once. */
const MOST = 20;
/** For fewer than that nobody is asked to connect again. */
const MANY = 10;
/** So much above the fair share is left alone. */
const SLACK = 0.1;

export interface HandOver {
  readonly to: string;
  readonly tables: number;
  /** It has so many too many that those connected to it may be asked to connect again. */
  readonly isPressing: boolean;
}

/** `census` says how many tables each process has, those with none included. */
export function handOver(census: ReadonlyMap<string, number>, me: string): HandOver | null {
  const mine = census.get(me) ?? 0;
  const total = [...census.values()].reduce((sum, tables) => sum + tables, 0);
  const fair = Math.ceil(total / Math.max(1, census.size));
  const surplus = mine - fair;
  if (surplus <= Math.max(1, fair * SLACK)) return null;
  const [to, least] = [...census].reduce((a, b) => (b[1] < a[1] ? b : a));
  return {
    to,
    tables: Math.min(Math.ceil(surplus / 2), fair - least, MOST),
    isPressing: mine > 2 * fair && surplus >= MANY,
  };
}
