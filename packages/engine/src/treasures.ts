/**
 * "Play all Treasures": a plan that never loses the player anything. It plays what needs no thought, in the
 * best order, and stops where order or abstaining could matter; what it leaves, the player decides on.
 */

import { LASTING } from "./ability.ts";
import type { Board } from "./board.ts";
import { coinCost } from "./cost.ts";
import { doing, type Game, HAND, kindOf, NONE, push } from "./game.ts";
import { fresh } from "./move.ts";
import { ALONE, CAREFUL } from "./plan.ts";
import { bonusUnheard, give, passesUnnoticed, playFrom } from "./play.ts";
import { kernelProgram } from "./program.ts";
import { available } from "./supply.ts";
import { TREASURE } from "./types.ts";

/** After every rank. */
const LAST = 1000;

/** The Treasure to play next, or NONE when the plan ends here. */
export function nextTreasure(g: Game, who: number): number {
  const { types, ranks, simpleTreasures, robs, hasBans } = g.board;
  const hand = g.players[who].hand;
  let best = NONE;
  let lowest = LAST;
  let left = false;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const kind = kindOf(card);
    if ((types[kind] & TREASURE) === 0) continue;
    if (simpleTreasures) return card;
    const rank = ranks[kind];
    if (rank === CAREFUL) return NONE;
    if (rank === ALONE || (robs && robberOf(g, who, kind) !== NONE)) {
      left = true;
      continue;
    }
    const late = hasBans && barred(g, kind) ? 0.5 : rank;
    if (late < lowest) {
      lowest = late;
      best = card;
    }
  }
  if (best === NONE || (g.board.spoilers.length > 0 && spoilerOf(g, who) !== NONE)) return NONE;
  // What counts or is counted comes last, when nothing else is left in hand to be played before it.
  if (lowest > 0 && left) return NONE;
  if (lowest === 0.5 && barredBy(g, who, kindOf(best)) !== NONE) return NONE;
  return best;
}

/** The card whose lasting effect would cost this player a Treasure of this kind if it were played now, or NONE. */
export function robberOf(g: Game, who: number, kind: number): number {
  for (const e of g.lasting) if (LASTING[e.def].robs?.(g, who, kind, e) === true) return kindOf(e.card);
  return NONE;
}

/** Would having this kind in play forbid a purchase? */
const barred = (g: Game, kind: number): boolean =>
  g.board.bans.some((ban) => ban !== null && ban.card === g.board.kinds[kind].id);

/** What this kind in play forbids, if it could be bought now or once the other Treasures are played; else NONE. */
function barredBy(g: Game, who: number, kind: number): number {
  const { bans, kinds } = g.board;
  const coins = coinsWith(g, who, (other) => other !== kind);
  return bans.findIndex(
    (ban, k) =>
      ban?.card === kinds[kind].id && available(g, k) && coinCost(g, k) <= coins && !ban.if(g, g.player),
  );
}

/** More coins than anything costs. */
const MANY = 99;

/** The coins that these Treasures in hand would bring, or many where that can't be told beforehand. */
function coinsWith(g: Game, who: number, fits: (kind: number) => boolean): number {
  const { bonuses, types } = g.board;
  let coins = g.coins;
  for (const card of g.players[who].hand) {
    const kind = kindOf(card);
    if ((types[kind] & TREASURE) !== 0 && fits(kind)) coins += bonuses[kind]?.coins ?? MANY;
  }
  return coins;
}

/** The purchase in reach that would punish Treasures in play; NONE if there is none. */
function spoilerOf(g: Game, who: number): number {
  const { spoilers } = g.board;
  if (spoilers.length === 0) return NONE;
  const coins = coinsWith(g, who, () => true);
  return spoilers.find((kind) => available(g, kind) && coinCost(g, kind) <= coins) ?? NONE;
}

/** Which card makes the plan keep Treasures back, and how: their order matters, or they would forbid or lose something. */
export function keptBy(
  g: Game,
  who: number,
): { readonly code: "order-matters" | "kept-for" | "kept-from"; readonly kind: number } | null {
  const { ranks, types } = g.board;
  const hand = g.players[who].hand.map(kindOf).filter((kind) => (types[kind] & TREASURE) !== 0);
  const thoughtful =
    hand.find((kind) => ranks[kind] === CAREFUL) ?? hand.find((kind) => ranks[kind] === ALONE);
  if (thoughtful !== undefined) return { code: "order-matters", kind: thoughtful };
  const robber = hand.map((kind) => robberOf(g, who, kind)).find((kind) => kind !== NONE);
  if (robber !== undefined) return { code: "order-matters", kind: robber };
  const spoiler = spoilerOf(g, who);
  if (spoiler !== NONE) return { code: "kept-from", kind: spoiler };
  for (const kind of hand) {
    const forbidden = barred(g, kind) ? barredBy(g, who, kind) : NONE;
    if (forbidden !== NONE) return { code: "kept-for", kind: forbidden };
  }
  return null;
}

const ONE_BY_ONE = kernelProgram("treasures", (g, f) => {
  const card = nextTreasure(g, f.who);
  if (card === NONE) return;
  f.pc = 0;
  playFrom(g, f.who, card, HAND);
});

export function playTreasures(g: Game, who: number): void {
  if (g.log === null) playPlain(g, who);
  if (!g.board.simpleTreasures || g.players[who].hand.length > 0)
    if (nextTreasure(g, who) !== NONE) push(g, ONE_BY_ONE.index, who, NONE, who);
}

/** Do any of these need a thought before the others are played? */
function anyCareful({ types, ranks }: Board, hand: readonly number[]): boolean {
  for (let i = 0; i < hand.length; i++) {
    const kind = kindOf(hand[i]);
    if (ranks[kind] === CAREFUL && (types[kind] & TREASURE) !== 0) return true;
  }
  return false;
}

/**
 * Plays the Treasures with which the plan begins, as far as they give constant bonuses and nobody takes notice: the
 * same as one by one, without asking for each what comes next.
 */
function playPlain(g: Game, who: number): void {
  const { board, plays } = g;
  const { hand, play } = g.players[who];
  const { bonuses, pays, ranks, types, simpleTreasures } = board;
  if (!simpleTreasures) {
    if (board.robs || board.hasBans || board.spoilers.length > 0 || anyCareful(board, hand)) return;
  }
  const alone = bonusUnheard(g);
  let kept = 0;
  let laid = play.length;
  let played = plays.length;
  let coins = 0;
  const done = doing(g.phase, who, 0);
  const { length } = hand;
  for (let i = 0; i < length; i++) {
    const card = hand[i];
    const kind = kindOf(card);
    // Nearly all of them are money and nothing else.
    if (alone && pays[kind] !== NONE) {
      play[laid++] = fresh(g, kind);
      plays[played++] = done + kind;
      coins += pays[kind];
      continue;
    }
    if ((types[kind] & TREASURE) === 0 || ranks[kind] !== 0) {
      hand[kept++] = card;
      continue;
    }
    const bonus = bonuses[kind];
    if (bonus === null || bonus.cards > 0 || !(alone || passesUnnoticed(g, who, card))) {
      // This one comes next, and it takes more than that.
      for (; i < length; i++) hand[kept++] = hand[i];
      break;
    }
    play[laid++] = fresh(g, kind);
    plays[played++] = done + kind;
    give(g, who, bonus);
  }
  while (hand.length > kept) hand.pop();
  if (who === g.player) g.coins += coins;
}
