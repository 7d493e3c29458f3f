/**
 * Why one answer is better than another, as reasons that can be said: each is a number that was counted, and
 * is given only where it is the case. Whoever shows them has a sentence for each code.
 */
import type { Bot } from "@fiefdom/bots/player";
import type { Board } from "@fiefdom/engine/board";
import type { Answer } from "@fiefdom/engine/decisions";
import { ACTION, ATTACK, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import type { View } from "@fiefdom/engine/view";
import { coinsOf, type Facts, factsOf, type Standing, standingOf } from "./facts.ts";

/** Cards by id; shares in per cent, amounts in tenths where they are no whole numbers. */
export type Reason =
  /** It ends the game, and somebody else is ahead. */
  | { readonly code: "ends-behind"; readonly behind: number }
  /** It would not end the game yet, while the other answer ends it with the lead. */
  | { readonly code: "wins-now"; readonly ahead: number }
  /** What was gained costs points and takes a place in hands to come. */
  | { readonly code: "junk"; readonly card: string; readonly points: number; readonly times: number }
  /** Land does nothing for so many turns, the other card would be drawn so often. */
  | {
      readonly code: "early-land";
      readonly card: string;
      readonly other: string;
      readonly turns: number;
      readonly times: number;
    }
  /** Too late for a card that would hardly be seen any more, while points count. */
  | {
      readonly code: "late";
      readonly card: string;
      readonly turns: number;
      readonly times: number;
      readonly pile: string;
      readonly left: number;
    }
  /** So many points are missing. */
  | { readonly code: "behind"; readonly points: number }
  | { readonly code: "ahead"; readonly points: number }
  /** Terminal Actions meet in so many hands, and in so many with the other answer. */
  | { readonly code: "collisions"; readonly share: number; readonly other: number }
  /** So many coins a turn, and so many with the other answer; in tenths. */
  | { readonly code: "coins"; readonly coins: number; readonly other: number }
  /** What is given away brings coins. */
  | { readonly code: "money-lost"; readonly cards: readonly string[]; readonly coins: number }
  /** The others have Attacks, and the other card helps against them. */
  | { readonly code: "attacks"; readonly card: string; readonly attacks: readonly string[] }
  /** In the games that were played on it ends with so many points more; in tenths. */
  | { readonly code: "points"; readonly points: number };

export type ReasonCode = Reason["code"];

const REACTION = typeBit("Reaction");

const MOST = 3;
/** Differences that are worth a word. */
const COLLISIONS = 0.06;
const COINS = 0.25;
const MARGIN = 0.8;
/** Cards that come so seldom are as good as never seen. */
const SELDOM = 1.6;
const CERTAIN = 0.98;

const WORLDS = 120;

/** The reasons why `better` is better than `chosen` for the seat of a view; the weightiest first. */
export function reasonsFor(
  view: View,
  chosen: Answer,
  better: Answer,
  table: readonly Bot[],
  seed: string,
  worlds: number = WORLDS,
): Reason[] {
  const facts = factsOf(view, chosen, table, worlds, seed);
  const other = factsOf(view, better, table, worlds, seed);
  return reasonsFrom(view.board, standingOf(view, ATTACK), facts, other).slice(0, MOST);
}

const isLand = (board: Board, kind: number): boolean =>
  (board.types[kind] & VICTORY) !== 0 && (board.types[kind] & (ACTION | TREASURE)) === 0;

const tenths = (amount: number): number => Math.round(10 * amount);
const percent = (share: number): number => Math.round(100 * share);
const times = (seen: number): number => Math.max(0, Math.round(seen));

/** All that is the case, in the order in which it matters. */
function reasonsFrom(board: Board, standing: Standing, facts: Facts, other: Facts): Reason[] {
  const reasons: Reason[] = [];
  const id = (kind: number): string => board.kinds[kind].id;
  const [gained] = facts.gained;
  const [instead] = other.gained;
  const { margin, ending } = standing;
  if (facts.endsIt >= CERTAIN && facts.margin < 0)
    reasons.push({ code: "ends-behind", behind: -Math.round(facts.margin) });
  if (other.endsIt >= CERTAIN && facts.endsIt < 1 - CERTAIN && other.margin > 0)
    reasons.push({ code: "wins-now", ahead: Math.round(other.margin) });
  const vp = gained === undefined ? undefined : board.kinds[gained].vp;
  if (gained !== undefined && typeof vp === "number" && vp < 0)
    reasons.push({ code: "junk", card: id(gained), points: -vp, times: times(facts.seen) });
  if (
    gained !== undefined &&
    isLand(board, gained) &&
    instead !== undefined &&
    !isLand(board, instead) &&
    other.seen > SELDOM
  )
    reasons.push({
      code: "early-land",
      card: id(gained),
      other: id(instead),
      turns: Math.round(other.turns),
      times: times(other.seen),
    });
  if (
    instead !== undefined &&
    isLand(board, instead) &&
    gained !== undefined &&
    !isLand(board, gained) &&
    facts.seen <= SELDOM
  ) {
    reasons.push({
      code: "late",
      card: id(gained),
      turns: Math.round(facts.turns),
      times: times(facts.seen),
      pile: ending.pile,
      left: ending.left,
    });
    if (margin < 0) reasons.push({ code: "behind", points: -margin });
    else if (margin > 0) reasons.push({ code: "ahead", points: margin });
  }
  const lost = facts.lost.filter((kind) => !other.lost.includes(kind));
  const money = coinsOf(board, facts.lost) - coinsOf(board, other.lost);
  if (lost.length > 0 && money > 0)
    reasons.push({ code: "money-lost", cards: facts.lost.map(id), coins: money });
  if (facts.collisions - other.collisions >= COLLISIONS)
    reasons.push({
      code: "collisions",
      share: percent(facts.collisions),
      other: percent(other.collisions),
    });
  if (other.coins - facts.coins >= COINS && other.turns >= 1)
    reasons.push({ code: "coins", coins: tenths(facts.coins), other: tenths(other.coins) });
  if (instead !== undefined && (board.types[instead] & REACTION) !== 0 && standing.attacks.length > 0)
    reasons.push({ code: "attacks", card: id(instead), attacks: standing.attacks });
  if (other.margin - facts.margin >= MARGIN)
    reasons.push({ code: "points", points: tenths(other.margin - facts.margin) });
  return reasons;
}
