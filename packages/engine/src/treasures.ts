/**
 * "Play all Treasures": a plan that never loses the player anything. It plays what needs no thought, in the
 * best order, and stops where order or abstaining could matter; what it leaves, the player decides on.
 */

import { coinCost } from "./cost.ts";
import { type Game, HAND, kindOf, NONE, push } from "./game.ts";
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
    if (rank === ALONE) {
      left = true;
      continue;
    }
    const late = barred(g, kind) ? 0.5 : rank;
    if (late < lowest) {
      lowest = late;
      best = card;
    }
  }
  if (best === NONE || spoiled(g, who)) return NONE;
  // What counts or is counted comes last, when nothing else is left in hand to be played before it.
  if (lowest > 0 && left) return NONE;
  if (lowest === 0.5 && couldBuyBarred(g, kindOf(best))) return NONE;
  return best;
}

/** Would having this kind in play forbid a purchase? */
const barred = (g: Game, kind: number): boolean =>
  g.board.hasBans && g.board.bans.some((ban) => ban !== null && ban.card === g.board.kinds[kind].id);

/** Can something that this kind in play forbids be bought now? */
function couldBuyBarred(g: Game, kind: number): boolean {
  const { bans, kinds } = g.board;
  return bans.some(
    (ban, k) =>
      ban?.card === kinds[kind].id && available(g, k) && coinCost(g, k) <= g.coins && !ban.if(g, g.player),
  );
}

/** Could a purchase in reach punish Treasures in play? */
function spoiled(g: Game, who: number): boolean {
  const { spoilers, bonuses, types } = g.board;
  if (spoilers.length === 0) return false;
  let coins = g.coins;
  for (const card of g.players[who].hand)
    if ((types[kindOf(card)] & TREASURE) !== 0) coins += bonuses[kindOf(card)]?.coins ?? 99;
  return spoilers.some((kind) => available(g, kind) && coinCost(g, kind) <= coins);
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
  const player = g.players[who];
  const rest: number[] = [];
  for (const card of player.hand) {
    const kind = kindOf(card);
    const bonus = board.bonuses[kind];
    if (bonus === null || (board.types[kind] & TREASURE) === 0) {
      rest.push(card);
      continue;
    }
    player.play.push(fresh(g, kind));
    g.plays.push(who * 256 + kind);
    give(g, who, bonus);
  }
  player.hand = rest;
}
