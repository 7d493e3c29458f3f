/**
 * Steward: money, and the one Kingdom card that goes best with it. Which that is was measured once: every
 * card in ones, twos and fours beside money, before or after Gold, against Big Money Ultimate (300 games
 * each, seed r0 to r299, Kingdom filled up with quiet cards). The list is in the order of those results.
 */
import type { Board } from "@fiefdom/engine/board";
import { planWith } from "./find/first.ts";
import { fewerThan, leftAtMost, line } from "./find/vary.ts";
import { planBot } from "./plan/bot.ts";
import type { Condition, Plan, Rule } from "./plan/plan.ts";
import type { BotMaker } from "./player.ts";
import { sense } from "./sense/sense.ts";

/** A card, how many copies, whether it comes before Gold, and its share of games won (ties count half). */
type Partner = readonly [id: string, most: number, beforeGold: boolean, share: number];

const PARTNERS: readonly Partner[] = [
  ["witch", 2, true, 0.96],
  ["clerk", 4, false, 0.9],
  ["charlatan", 2, true, 0.89],
  ["monument", 2, false, 0.78],
  ["archive", 4, false, 0.77],
  ["rabble", 2, false, 0.75],
  ["militia", 4, false, 0.74],
  ["smithy", 1, true, 0.73],
  ["forum", 4, false, 0.72],
  ["library", 4, false, 0.72],
  ["vault", 2, false, 0.71],
  ["council-room", 2, false, 0.7],
  ["sacrifice", 1, true, 0.7],
  ["tiara", 2, false, 0.69],
  ["legionary", 2, false, 0.68],
  ["wild-hunt", 4, false, 0.68],
  ["bandit", 2, false, 0.67],
  ["magnate", 1, false, 0.65],
  ["bishop", 1, true, 0.64],
  ["farmers-market", 2, false, 0.64],
  ["sentry", 4, false, 0.63],
  ["laboratory", 4, false, 0.62],
  ["catapult", 1, true, 0.61],
  ["capital", 2, false, 0.59],
  ["bureaucrat", 1, true, 0.59],
  ["temple", 1, true, 0.57],
  ["mine", 1, false, 0.56],
  ["festival", 4, false, 0.55],
  ["bank", 2, true, 0.55],
  ["market", 1, false, 0.55],
  ["gladiator", 1, true, 0.54],
  ["collection", 2, false, 0.54],
  ["charm", 2, false, 0.54],
  ["crystal-ball", 2, false, 0.54],
  ["moneylender", 1, true, 0.53],
];

const ENOUGH: Condition = { is: ">=", a: { measure: "money" }, b: 15 };

/** The money plan for a board. */
export function moneyPlan(board: Board): Plan {
  const has = (id: string): boolean => board.kind(id) >= 0;
  const goal = has("colony") ? "colony" : "province";
  const partner = PARTNERS.find(([id]) => has(id));
  const lines = (early: boolean): Rule[] =>
    partner !== undefined && partner[2] === early
      ? [line(partner[0], fewerThan(partner[0], partner[1]))]
      : [];
  return planWith(
    [
      ...(has("dominate") ? [line("dominate")] : []),
      ...(goal === "colony"
        ? [line("colony", ENOUGH), line("province", leftAtMost("colony", 4))]
        : [line("province", { or: [ENOUGH, leftAtMost("province", 4)] })]),
      line("duchy", leftAtMost(goal, 4)),
      line("estate", leftAtMost(goal, 2)),
      ...(has("platinum") ? [line("platinum")] : []),
      ...lines(true),
      line("gold"),
      ...lines(false),
      line("silver"),
    ],
    "Steward's money",
  );
}

export const steward: BotMaker = (board, seed) => {
  const bot = planBot(moneyPlan(board), sense)(board, seed);
  const { purchase, action } = bot;
  return {
    name: "Steward",
    answer: (view, d) => bot.answer(view, d),
    ...(purchase === undefined ? {} : { purchase }),
    ...(action === undefined ? {} : { action }),
  };
};
