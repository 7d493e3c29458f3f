/**
 * Which combinations of cards, sizes and languages are looked at. What is wrong is wrong with one of them, or where
 * two meet: so any two of them meet at every run. Where it takes three, FULL=1 finds it, which goes through all.
 */
import process from "node:process";

/** Whether nothing is left out. */
export const FULL = process.env.FULL === "1";

type Lists<T extends readonly unknown[]> = { readonly [K in keyof T]: readonly T[K][] };

/** Every combination of one value of each list, the first list's slowest. */
export function product<T extends readonly unknown[]>(...lists: Lists<T>): T[] {
  return (lists as readonly (readonly unknown[])[]).reduce<unknown[][]>(
    (rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])),
    [[]],
  ) as unknown as T[];
}

/** Two values that are to meet: the one of a list and the one of a later list, each by its place. */
const pair = (list: number, value: number, other: number, partner: number): string =>
  list < other ? `${list}.${value} ${other}.${partner}` : `${other}.${partner} ${list}.${value}`;

/**
 * So few combinations that every value of a list meets every value of each other, in the order of `product`. With two
 * lists these are all.
 */
export function meeting<T extends readonly unknown[]>(...lists: Lists<T>): T[] {
  const sizes = (lists as readonly (readonly unknown[])[]).map(({ length }) => length);
  // Those of the two longest lists first: there are as many combinations as these two have pairs, or hardly more.
  const longestFirst = sizes.map((_, list) => list).sort((a, b) => sizes[b] - sizes[a]);
  const open = new Map<string, readonly [list: number, value: number, other: number, partner: number]>();
  for (const [nth, list] of longestFirst.entries())
    for (const other of longestFirst.slice(nth + 1))
      for (let value = 0; value < sizes[list]; value++)
        for (let partner = 0; partner < sizes[other]; partner++)
          open.set(pair(list, value, other, partner), [list, value, other, partner]);
  const rows: number[][] = [];
  // What has met in a row before is no longer among them when its turn comes.
  for (const [list, value, other, partner] of open.values()) {
    const row = new Map([
      [list, value],
      [other, partner],
    ]);
    for (const free of longestFirst) {
      if (row.has(free)) continue;
      const met = (choice: number): number =>
        [...row].filter(([at, chosen]) => open.has(pair(at, chosen, free, choice))).length;
      // Beginning elsewhere each time, so that none of those that meet as many is preferred.
      const choices = Array.from({ length: sizes[free] }, (_, i) => (i + rows.length) % sizes[free]);
      row.set(
        free,
        choices.reduce((best, choice) => (met(choice) > met(best) ? choice : best)),
      );
    }
    for (const [at, chosen] of row)
      for (const [at2, chosen2] of row) if (at < at2) open.delete(pair(at, chosen, at2, chosen2));
    rows.push(sizes.map((_, at) => row.get(at) ?? 0));
  }
  rows.sort((a, b) => {
    const at = a.findIndex((place, i) => place !== b[i]);
    return at < 0 ? 0 : a[at] - b[at];
  });
  return rows.map((row) => row.map((place, at) => lists[at][place])) as unknown as T[];
}

/** What is looked at of all combinations: those in which any two values meet, or all of them. */
export const combinations: typeof meeting = FULL ? product : meeting;
