/** +Cards, +Actions, +Buys, +$ and victory points. */
import { note } from "../log.ts";
import { draw as drawCards, need } from "../move.ts";
import { give } from "../play.ts";
import { act, type Bonus, type Part } from "../program.ts";
import { type Amount, amount } from "./words.ts";

export function plus(bonus: Bonus): Part {
  const { cards } = bonus;
  if (cards === undefined) return { ...act((g, f) => give(g, f.who, bonus)), bonus };
  return act(
    (g, f) => need(g, f.who, cards),
    (g, f) => give(g, f.who, bonus),
  );
}

/** Draws a number of cards that is known only now. */
export const draw = (n: Amount): Part =>
  act(
    (g, f) => need(g, f.who, amount(n, g, f)),
    (g, f) => {
      drawCards(g, f.who, amount(n, g, f));
    },
  );

export const plusCoins = (n: Amount): Part =>
  act((g, f) => {
    const coins = amount(n, g, f);
    if (coins !== 0) give(g, f.who, { coins });
  });

export const plusVp = (n: Amount): Part =>
  act((g, f) => {
    const vp = amount(n, g, f);
    if (vp !== 0) give(g, f.who, { vp });
  });

/** Debt tokens. */
export const plusDebt = (n: Amount): Part =>
  act((g, f) => {
    const debt = amount(n, g, f);
    g.players[f.who].debt += debt;
    if (g.log !== null && debt > 0) note(g, "debt", f.who, [], { n: debt });
  });
