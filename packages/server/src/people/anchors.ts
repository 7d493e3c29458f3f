/**
 * How strong the bots are, as the lab measured them against each other (docs/STRENGTH.md): Elo, and within
 * how much with 95 %. Games with people don't move it, so nobody is made strong by a bot that was made weak.
 * A bot that was not measured has no rating, and games with it don't count.
 */
import { type Rating, UNKNOWN } from "./weigh.ts";

const MEASURED: Readonly<Record<string, readonly [elo: number, within: number]>> = {
  // 78.0 % against Marshal in 62 games.
  sovereign: [483, 120],
  marshal: [263, 59],
  steward: [132, 43],
  squire: [5, 81],
  "big-money": [-330, 61],
  // 10.3 % against Big Money.
  jester: [-700, 205],
};

/** The mean of one Elo, between two whose strength is well known: the scale of weigh.ts is 6.06 for a factor e. */
const POINT = (6.06 * Math.LN10) / 400;

export function anchorOf(bot: string): Rating | null {
  if (!Object.hasOwn(MEASURED, bot)) return null;
  const [elo, within] = MEASURED[bot];
  const [squire] = MEASURED.squire;
  // Everybody begins where Squire stands.
  return { mean: UNKNOWN.mean + (elo - squire) * POINT, spread: (within / 2) * POINT };
}
