/**
 * A second opinion: what Sovereign would do in that place. It searches otherwise than the comparison does, with
 * whole lines, changes of its own plan and a network, so what both find has a cause of its own. What the
 * strongest player there is would do as well is nobody's mistake.
 */
import { consider } from "@fiefdom/bots/sovereign";
import type { Candidate } from "@fiefdom/bots/thought";
import type { View } from "@fiefdom/engine/view";

export interface Opinion {
  /** How far what was played is behind the best of the others; below nothing where it is the best. */
  readonly behind: number;
  readonly playouts: number;
}

/**
 * What it thinks of an answer after so many playouts. It weighs that one even if it would never try it; `words` is the
 * answer as records write it.
 */
export function opinionOf(
  view: View,
  played: readonly number[],
  words: readonly string[],
  rollouts: number,
  seed: string,
): Opinion {
  const thought = consider(view, { rollouts }, seed, played);
  // Where it sees nothing to weigh it has no opinion: then nobody is blamed.
  if (thought === null) return { behind: 0, playouts: 0 };
  const key = (options: readonly string[]): string => [...options].sort().join();
  const wanted = key(words);
  const isIt = ({ line }: Candidate): boolean => key(line[0]?.options ?? []) === wanted;
  const chance = (list: readonly Candidate[]): number => Math.max(...list.map((one) => one.chance));
  const { candidates, playouts } = thought;
  const own = candidates.filter(isIt);
  const others = candidates.filter((one) => !isIt(one));
  // What it would do is not behind anything.
  if (isIt(candidates[0]) || own.length === 0 || others.length === 0) return { behind: 0, playouts };
  return { behind: chance(others) - chance(own), playouts };
}

/** What opinions come to: what it would do itself, once, is behind nothing; else each counts by its thought. */
export function opinionFrom(opinions: readonly Opinion[]): number {
  const thought = opinions.reduce((sum, { playouts }) => sum + playouts, 0);
  if (thought === 0 || opinions.some(({ behind }) => behind <= 0)) return 0;
  return opinions.reduce((sum, { behind, playouts }) => sum + behind * playouts, 0) / thought;
}
