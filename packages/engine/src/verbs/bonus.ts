/** +Cards, +Actions, +Buys, +$ and victory points. */

import { ON } from "../ability.ts";
import { note } from "../log.ts";
import { draw as drawCards, need } from "../move.ts";
import { give } from "../play.ts";
import { type Bonus, bonusOf, type Part, type Step, touching } from "../program.ts";
import { owe } from "../tokens.ts";
import { LIFTS, looking, SHARED, type Touch, YOURS } from "../touch.ts";
import { type Amount, amount } from "./words.ts";

/** Drawing: a shuffle may be needed first, and what is drawn joins the hand. */
export const DRAWS: readonly Touch[] = [
  { stirs: { on: ON.shuffle, to: "nothing" } },
  LIFTS,
  { adds: YOURS.hand },
];

export function plus(parts: Partial<Bonus>): Part {
  const bonus = bonusOf(parts);
  const gives: Step = (g, f) => give(g, f.who, bonus);
  const gifts: Touch = {
    adds:
      (bonus.actions !== 0 ? SHARED.actions : 0) |
      (bonus.buys !== 0 ? SHARED.buys : 0) |
      (bonus.coins + bonus.potions !== 0 ? SHARED.coins : 0) |
      (bonus.vp !== 0 ? YOURS.vp : 0),
  };
  if (bonus.cards === 0) return { ...touching(gifts, gives), bonus };
  return { ...touching([...DRAWS, gifts], (g, f) => need(g, f.who, bonus.cards), gives), bonus };
}

/** Draws a number of cards that is known only now. */
export const draw = (n: Amount): Part =>
  touching(
    [looking(n), ...DRAWS],
    (g, f) => need(g, f.who, amount(n, g, f)),
    (g, f) => {
      drawCards(g, f.who, amount(n, g, f));
    },
  );

export const plusCoins = (n: Amount): Part =>
  touching([looking(n), { adds: SHARED.coins }], (g, f) => {
    const coins = amount(n, g, f);
    if (coins !== 0) give(g, f.who, bonusOf({ coins }));
  });

export const plusVp = (n: Amount): Part =>
  touching([looking(n), { adds: YOURS.vp }], (g, f) => {
    const vp = amount(n, g, f);
    if (vp !== 0) give(g, f.who, bonusOf({ vp }));
  });

/** Debt tokens. */
export const plusDebt = (n: Amount): Part =>
  touching([looking(n), { adds: YOURS.debt }], (g, f) => {
    const debt = amount(n, g, f);
    const debtor = owe(g, f.who, debt);
    if (g.log !== null && debt > 0) note(g, "debt", debtor, [], { n: debt });
  });
