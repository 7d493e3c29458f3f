/**
 * What this turn's money buys. A coin that changes nothing about the purchase can be spared: its card may go
 * back on the deck, beside a Haven or into the trash; one that is missing for a better purchase is worth
 * looking for. A player with a plan buys by it, any other by worth.
 */
import { NONE } from "@fiefdom/engine/game";
import { ACTION, TREASURE } from "@fiefdom/engine/types";
import { bestPurchase } from "./gaining.ts";
import type { Mind } from "./mind.ts";

/** Purchases beyond these are small change. */
const MOST_BUYS = 3;

/** Coins that this turn brings as the hand stands: those there, the Treasures', and those of Actions to come. */
export function moneyThisTurn(m: Mind): number {
  const { view, hand } = m;
  let coins = view.coins + m.coinsInHand;
  let slots = view.actions;
  let terminal = 0;
  if (slots === 0) return coins;
  for (const kind of hand) {
    if (!m.is(kind, ACTION) || m.is(kind, TREASURE)) continue;
    if (m.actions[kind] > 0) {
      coins += m.coins[kind];
      slots += m.actions[kind] - 1;
    } else terminal = Math.max(terminal, m.coins[kind]);
  }
  return slots > 0 ? coins + terminal : coins;
}

/** What so many coins buy, first things first. */
function basket(m: Mind, coins: number): number[] {
  const bought: number[] = [];
  let left = coins;
  for (let buys = Math.min(MOST_BUYS, Math.max(1, m.view.buys)); buys > 0; buys--) {
    const kind = bestPurchase(m, left);
    if (kind === NONE) break;
    bought.push(kind);
    left -= m.price(kind);
  }
  return bought;
}

/** Does the turn buy the same with so many coins less? */
export function spares(m: Mind, fewer: number): boolean {
  if (fewer <= 0) return true;
  const coins = moneyThisTurn(m);
  const now = basket(m, coins);
  const then = basket(m, coins - fewer);
  return now.length === then.length && now.every((kind, i) => kind === then[i]);
}
