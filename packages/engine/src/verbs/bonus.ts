/** +Cards, +Actions, +Buys, +$ and victory points. */
import { note } from "../log.ts";
import { draw as drawCards, need } from "../move.ts";
import { give } from "../play.ts";
import { act, type Bonus, bonusOf, type Part, type Step } from "../program.ts";
import { type Amount, amount } from "./words.ts";

export function plus(parts: Partial<Bonus>): Part {
  const bonus = bonusOf(parts);
  const gives: Step = (g, f) => give(g, f.who, bonus);
  if (bonus.cards === 0) return { ...act(gives), bonus };
  return { ...act((g, f) => need(g, f.who, bonus.cards), gives), bonus };
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
    if (coins !== 0) give(g, f.who, bonusOf({ coins }));
  });

export const plusVp = (n: Amount): Part =>
  act((g, f) => {
    const vp = amount(n, g, f);
    if (vp !== 0) give(g, f.who, bonusOf({ vp }));
  });

/** Debt tokens. */
export const plusDebt = (n: Amount): Part =>
  act((g, f) => {
    const debt = amount(n, g, f);
    g.players[f.who].debt += debt;
    if (g.log !== null && debt > 0) note(g, "debt", f.who, [], { n: debt });
  });
