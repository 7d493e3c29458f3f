/**
 * Every move brings a whole new picture of the game, though most of it is as it was. What is the same keeps its
 * identity, so that the parts of the table which show it know that they have nothing to do.
 */
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The new value, made of as much of the old one as is equal to it. */
export function keepSame<T>(before: unknown, now: T): T {
  if (before === now || !isPlain(before) || !isPlain(now)) return now;
  if (Array.isArray(now)) return Array.isArray(before) ? (keepList(before, now) as T) : now;
  const keys = Object.keys(now);
  const shared: Record<string, unknown> = {};
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    shared[key] = keepSame(before[key], now[key]);
    if (shared[key] !== before[key] || !(key in before)) same = false;
  }
  return (same ? before : shared) as T;
}

function keepList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const shared = now.map((value, i) => keepSame(before[i], value));
  return before.length === now.length && shared.every((value, i) => value === before[i]) ? before : shared;
}
