/**
 * What kind of board a kingdom makes, at a glance: what there is of each sort, how the costs are spread, and
 * the few things that a player would remark on first. Facts only; the sentences are made elsewhere.
 */
import type { Feature, LandscapeFacts, PileFacts } from "./features.ts";

/** What a board is looked through for, the weightiest first. */
export const LOOKED_FOR = [
  "actions",
  "draw",
  "trash",
  "buy",
  "attack",
  "reaction",
  "curses",
  "gain",
  "coins",
  "treasure",
  "vp",
  "again",
  "sift",
  "duration",
  "debt",
] as const satisfies readonly Feature[];
export type LookedFor = (typeof LOOKED_FOR)[number];

/** Worth a remark even where there is none of it. */
export const MISSED: readonly LookedFor[] = ["actions", "draw", "trash", "buy", "attack"];

export interface Sight {
  readonly feature: LookedFor;
  /** Piles and landscapes, in the order in which they lie. */
  readonly of: readonly string[];
}

export type RemarkKey =
  | "noVillage"
  | "standIn"
  | "longTurns"
  | "noDraw"
  | "thin"
  | "noTrash"
  | "cursed"
  | "curses"
  | "fierce"
  | "unanswered"
  | "duchies"
  | "peace"
  | "oneBuy"
  | "colonies"
  | "points";

export interface Remark {
  readonly key: RemarkKey;
  /** The cards that it is about. */
  readonly of: readonly string[];
}

export interface Glance {
  readonly sights: readonly Sight[];
  /** Piles by cost in coins, from 0 to the dearest; what costs Debt as well is counted by its coins. */
  readonly costs: readonly number[];
  readonly remarks: readonly Remark[];
}

/** More is not a glance. */
const MOST_REMARKS = 5;
/** From so many Attacks on, a board is fierce. */
const FIERCE = 3;
/** From so many sources of points on, they are worth a remark. */
const MANY_POINTS = 2;

export function glance(
  piles: readonly PileFacts[],
  landscapes: readonly LandscapeFacts[],
  colonies: boolean,
): Glance {
  const all = [...piles, ...landscapes];
  const having = (feature: Feature): string[] =>
    all.filter(({ features }) => features.includes(feature)).map(({ id }) => id);
  const costs: number[] = Array.from({ length: Math.max(0, ...piles.map(({ cost }) => cost)) + 1 }, () => 0);
  for (const { cost } of piles) costs[cost]++;
  return {
    sights: LOOKED_FOR.map((feature) => ({ feature, of: having(feature) })),
    costs,
    remarks: remarks(having, colonies).slice(0, MOST_REMARKS),
  };
}

function remarks(having: (feature: Feature) => string[], colonies: boolean): Remark[] {
  const list: Remark[] = [];
  const say = (key: RemarkKey, of: readonly string[] = []): void => void list.push({ key, of });
  const villages = having("actions");
  const draw = having("draw");
  const trash = having("trash");
  const attacks = having("attack");
  const curses = having("curses");
  const points = having("vp");

  if (villages.length > 0) say(draw.length > 0 ? "longTurns" : "noDraw", villages);
  else if (having("again").length > 0) say("standIn", having("again"));
  else say("noVillage");

  const thins = having("thins");
  if (thins.length > 0) say("thin", thins);
  else if (trash.length === 0) say("noTrash");

  if (curses.length > 0) say(trash.some((id) => !having("picky").includes(id)) ? "curses" : "cursed", curses);
  else if (attacks.length >= FIERCE) say("fierce", attacks);
  else if (attacks.length === 0) say("peace");

  if (attacks.length > 0 && having("guard").length === 0) say("unanswered", attacks);
  if (having("duchies").length > 0) say("duchies", having("duchies"));

  if (having("buy").length === 0 && having("gain").length === 0) say("oneBuy");
  if (colonies) say("colonies");
  if (points.length >= MANY_POINTS) say("points", points);
  return list;
}
