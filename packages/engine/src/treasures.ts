/**
 * "Play all Treasures": a plan that never loses the player anything. It plays what needs no thought, in the
 * best order, and stops where order or abstaining could matter; what it leaves, the player decides on.
 */

import { LASTING } from "./ability.ts";
import { coinCost } from "./cost.ts";
import { doing, type Game, HAND, kindOf, NONE, push } from "./game.ts";
import { fresh } from "./move.ts";
import { ALONE, CAREFUL } from "./plan.ts";
import { give, playFrom, unheard } from "./play.ts";
import { kernelProgram } from "./program.ts";
import { available } from "./supply.ts";
import { TREASURE } from "./types.ts";

/** The Treasure to play next, or NONE when the plan ends here. */
export function nextTreasure(g: Game, who: number): number {
  const { types, ranks, simpleTreasures } = g.board;
  const hand = g.players[who].hand;
  if (simpleTreasures) {
    for (const card of hand) if ((types[kindOf(card)] & TREASURE) !== 0) return card;
    return NONE;
  }
  let best = NONE;
  let lowest = Number.POSITIVE_INFINITY;
  let left = false;
  for (const card of hand) {
    const kind = kindOf(card);
    if ((types[kind] & TREASURE) === 0) continue;
    const rank = ranks[kind];
    if (rank === CAREFUL) return NONE;
    if (rank === ALONE || robberOf(g, who, kind) !== NONE) {
      left = true;
      continue;
    }
    const late = barred(g, kind) ? 0.5 : rank;
    if (late < lowest) {
      lowest = late;
      best = card;
    }
  }
  if (best === NONE || spoilerOf(g, who) !== NONE) return NONE;
  // What counts or is counted comes last, when nothing else is left in hand to be played before it.
  if (lowest > 0 && left) return NONE;
  if (lowest === 0.5 && barredBy(g, who, kindOf(best)) !== NONE) return NONE;
  return best;
}

/** The card whose lasting effect would cost this player a Treasure of this kind if it were played now, or NONE. */
export function robberOf(g: Game, who: number, kind: number): number {
  if (!g.board.robs) return NONE;
  const robber = g.lasting.find((e) => LASTING[e.def].robs?.(g, who, kind, e) === true);
  return robber === undefined ? NONE : kindOf(robber.card);
}

/** Would having this kind in play forbid a purchase? */
const barred = (g: Game, kind: number): boolean =>
  g.board.hasBans && g.board.bans.some((ban) => ban !== null && ban.card === g.board.kinds[kind].id);

/** What this kind in play forbids, if it could be bought now or once the other Treasures are played; else NONE. */
function barredBy(g: Game, who: number, kind: number): number {
  const { bans, kinds } = g.board;
  const coins = coinsWith(g, who, (other) => other !== kind);
  return bans.findIndex(
    (ban, k) =>
      ban?.card === kinds[kind].id && available(g, k) && coinCost(g, k) <= coins && !ban.if(g, g.player),
  );
}

/** The coins that these Treasures in hand would bring, or many where that can't be told beforehand. */
function coinsWith(g: Game, who: number, fits: (kind: number) => boolean): number {
  const { bonuses, types } = g.board;
  let coins = g.coins;
  for (const card of g.players[who].hand) {
    const kind = kindOf(card);
    if ((types[kind] & TREASURE) !== 0 && fits(kind))
      coins += bonuses[kind] === null ? 99 : bonuses[kind].coins;
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
  const { board } = g;
  if (!board.simpleTreasures || !unheard(g) || g.log !== null) {
    push(g, ONE_BY_ONE.index, who, NONE, who);
    return;
  }
  const { hand, play } = g.players[who];
  let kept = 0;
  let laid = play.length;
  let played = g.plays.length;
  const done = doing(g.phase, who, 0);
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const kind = kindOf(card);
    const bonus = board.bonuses[kind];
    if (bonus === null || (board.types[kind] & TREASURE) === 0) {
      hand[kept++] = card;
      continue;
    }
    play[laid++] = fresh(g, kind);
    g.plays[played++] = done + kind;
    give(g, who, bonus);
  }
  while (hand.length > kept) hand.pop();
}
