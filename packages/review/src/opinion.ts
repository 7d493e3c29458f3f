/**
 * A second opinion: what Sovereign would do in that place. It searches otherwise than the comparison does, with
 * whole lines, changes of its own plan and a network, so what both find has a cause of its own. What the
 * strongest player there is would do as well is nobody's mistake.
 */
import { consider } from "@fiefdom/bots/sovereign";
import type { Candidate } from "@fiefdom/bots/thought";
import type { View } from "@fiefdom/engine/view";

/**
 * A way that would win so many games more, of 1, than the one that a player seemed to follow is another player's:
 * it makes every answer look good, and excuses none.
 */
export const ANOTHER_PLAYER = 0.3;

export interface Opinion {
  /** How far what was played is behind the best of the others; below nothing where it is the best. */
  readonly behind: number;
  /** How likely it would be to win with that itself. */
  readonly chance: number;
  readonly playouts: number;
}

/** Who is so sure to win has no opinion of what would be a mistake, if the player is not by so much. */
const SURE_TO_WIN = 0.9;
/** Then it counts as much: enough to agree with the comparison, too little to be plainly against it. */
const NO_OPINION = 0.1;

/**
 * An opinion as it concerns a player with such a chance. Somebody who wins anyway, since they know a plan that the player
 * does not follow, finds every answer good.
 */
export const asConcerns = (opinion: Opinion, chance: number): Opinion =>
  opinion.chance >= SURE_TO_WIN && opinion.chance - chance > ANOTHER_PLAYER
    ? { ...opinion, behind: NO_OPINION }
    : opinion;

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
  if (thought === null) return { behind: 0, chance: 0, playouts: 0 };
  const key = (options: readonly string[]): string => [...options].sort().join();
  const wanted = key(words);
  const isIt = ({ line }: Candidate): boolean => key(line[0]?.options ?? []) === wanted;
  const chance = (list: readonly Candidate[]): number => Math.max(...list.map((one) => one.chance));
  const { candidates, playouts } = thought;
  const own = candidates.filter(isIt);
  const others = candidates.filter((one) => !isIt(one));
  // What it would do is not behind anything.
  if (own.length === 0 || others.length === 0) return { behind: 0, chance: 0, playouts };
  if (isIt(candidates[0])) return { behind: 0, chance: chance(own), playouts };
  return { behind: chance(others) - chance(own), chance: chance(own), playouts };
}

/** What opinions come to: what it would do itself, once, is behind nothing; else each counts by its thought. */
export function opinionFrom(opinions: readonly Opinion[]): number {
  const thought = opinions.reduce((sum, { playouts }) => sum + playouts, 0);
  if (thought === 0 || opinions.some(({ behind }) => behind <= 0)) return 0;
  return opinions.reduce((sum, { behind, playouts }) => sum + behind * playouts, 0) / thought;
}
