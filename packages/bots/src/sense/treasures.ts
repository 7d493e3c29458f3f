/** The Buy phase: Treasures in the right order, Debt, and then purchases. */
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT, END_CODE, PAY, PLAY_IT, TREASURES_CODE } from "@fiefdom/engine/decisions";
import { type Decision, kindOf, NONE } from "@fiefdom/engine/game";
import { ACTION, TREASURE } from "@fiefdom/engine/types";
import { bestGain, whatToBuy } from "./gaining.ts";
import type { Mind } from "./mind.ts";
import { hasJunk } from "./worth.ts";

/** The coins that buy the dearest card there is. */
export const dearest = (m: Mind): number => (m.colony >= 0 ? 11 : 8);

const hasOtherTreasure = (m: Mind, kind: number): boolean =>
  m.hand.some((other) => other !== kind && m.is(other, TREASURE));

/** Six coins now for six Debt later: good for a Province, or when there is no later, or nothing else to do. */
function capitalPays(m: Mind, kind: number): boolean {
  const { view } = m;
  const coins = view.coins + m.coinsInHand - view.inHand(kind) * m.coins[kind] - view.debt(view.seat);
  const dear = dearest(m);
  if (m.gainsLeft <= 2) return true;
  if (coins < dear && coins + 6 >= dear) return true;
  return coins < 5 || (view.buys + 1 >= 2 && coins + 6 >= 2 * dear);
}

/** When to play a Treasure, where that depends on the moment; nothing or less for not at all. */
const DEPENDING: Readonly<Record<string, (m: Mind, kind: number) => number>> = {
  // With something to trash at once, else when nothing is left in hand that it could trash.
  investment: (m) => (hasJunk(m) ? 90 : m.hand.length === 1 ? 5 : 0),
  capital: (m, kind) => (capitalPays(m, kind) ? 30 : 0),
  // What is played twice should be the last and largest.
  tiara: (m) => (m.view.inHand(m.board.kind("bank")) > 0 ? 25 : 85),
  crown: (m, kind) => (hasOtherTreasure(m, kind) ? (m.view.inHand(m.board.kind("bank")) > 0 ? 24 : 84) : 4),
  anvil: (m) => (bestGain(m, 4) === NONE ? 50 : 80),
};

export const payingOn = (board: Board): (((m: Mind, kind: number) => number) | null)[] =>
  board.kinds.map((def) => DEPENDING[def.id] ?? null);

/** The Treasure to play next, or NONE. */
function nextTreasure(m: Mind, d: Decision): number {
  const { options } = d;
  const thrifty = m.board.spoilers.length > 0;
  let best = NONE;
  let most = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (actOf(option) !== PLAY_IT) continue;
    const kind = kindOf(option);
    const weigh = m.acting.paying[kind];
    let order = weigh === null ? m.order[kind] : weigh(m, kind);
    // Where a purchase may cost the Treasures in play, the cheap ones go first.
    if (thrifty && order >= 40 && order <= 60) order = 60 - m.coins[kind];
    if (order > most) {
      most = order;
      best = option;
    }
  }
  return best;
}

/**
 * A purchase that must come before the other Treasures: one that forbids or punishes having them in play.
 * Not when those Treasures would make it a Province.
 */
function earlyPurchase(m: Mind, d: Decision, next: number): number {
  const { bans, kinds } = m.board;
  const { view } = m;
  const barred = kinds[kindOf(next)].id;
  let tempting = false;
  for (const option of d.options) {
    const kind = kindOf(option);
    if (actOf(option) === BUY_IT && (m.spoilers[kind] || bans[kind]?.card === barred)) tempting = true;
  }
  if (!tempting) return NONE;
  const dear = dearest(m);
  if (view.coins < dear && view.coins + m.coinsInHand >= dear && m.gainsLeft <= 7) return NONE;
  const choice = whatToBuy(m, d);
  if (choice === END_CODE) return NONE;
  const kind = kindOf(choice);
  return m.spoilers[kind] || bans[kind]?.card === barred ? choice : NONE;
}

export function inBuyPhase(m: Mind, d: Decision): number {
  const { options } = d;
  let plays = false;
  let pay = NONE;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (option === TREASURES_CODE) return TREASURES_CODE;
    const act = actOf(option);
    if (act === PLAY_IT) plays = true;
    // The largest sum comes first.
    else if (act === PAY && pay === NONE) pay = option;
  }
  if (plays) {
    const next = nextTreasure(m, d);
    if (next !== NONE) {
      const { hasBans, spoilers } = m.board;
      const early = hasBans || spoilers.length > 0 ? earlyPurchase(m, d, next) : NONE;
      return early !== NONE ? early : next;
    }
  }
  return pay !== NONE ? pay : whatToBuy(m, d);
}

/** What Treasures are worth a second play, where coins alone do not say it. */
const AGAIN: Readonly<Record<string, number>> = {
  bank: 45,
  capital: 62,
  fortune: 8,
  investment: -1,
  "war-chest": 30,
  plunder: 28,
  hoard: 26,
  collection: 24,
  tiara: 9,
  crown: 14,
  anvil: 15,
};

/** The Treasure to play twice; NONE for none. */
export function treasureToRepeat(m: Mind, kinds: readonly number[]): number {
  let best = NONE;
  let most = 0;
  for (const kind of kinds) {
    const { id } = m.board.kinds[kind];
    if (id === "capital" && !capitalPays(m, kind) && m.view.coins + m.coinsInHand >= dearest(m)) continue;
    const value = AGAIN[id] ?? 10 * m.coins[kind];
    if (value > most) {
      most = value;
      best = kind;
    }
  }
  return best;
}

/** The best Treasure to have one more of. */
export function bestTreasure(m: Mind, kinds: readonly number[]): number {
  let best = NONE;
  let most = 0;
  for (const kind of kinds) {
    const worth = m.worth[kind];
    if (m.is(kind, TREASURE | ACTION) && worth > most) {
      most = worth;
      best = kind;
    }
  }
  return best;
}
