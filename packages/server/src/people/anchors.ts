/**
 * How strong the bots are on the scale of people's ratings. Games with people don't move it, so nobody is made
 * strong by a bot that was made weak. A bot that was not measured has no rating, and games with it don't count.
 */
import { MEASURED } from "@fiefdom/bots/strength";
import { type Rating, UNKNOWN } from "./weigh.ts";

/** The mean of one Elo, between two whose strength is well known: the scale of weigh.ts is 6.06 for a factor e. */
const POINT = (6.06 * Math.LN10) / 400;

export function anchorOf(bot: string): Rating | null {
  if (!Object.hasOwn(MEASURED, bot)) return null;
  const [elo, within] = MEASURED[bot];
  const [squire] = MEASURED.squire;
  // Everybody begins where Squire stands.
  return { mean: UNKNOWN.mean + (elo - squire) * POINT, spread: (within / 2) * POINT };
}
