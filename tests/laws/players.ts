/**
 * A player who answers anything at random, always legally, with just enough sense that games end: mostly the
 * money is played, mostly the dearest thing is bought, and in a long game the shortest pile.
 */
import { actOf, BUY_IT, END_CODE, PAY, PLAY_IT, TREASURES_CODE, valueIn } from "@fiefdom/engine/decisions";
import { type Decision, type Game, kindOf } from "@fiefdom/engine/game";
import { owned } from "@fiefdom/engine/score";
import { TREASURE } from "@fiefdom/engine/types";
import type { Dice } from "./dice.ts";

/** After so many turns of all players together the player wants to go home. */
export const LONG_GAME = 70;

export function randomAnswer(g: Game, d: Decision, dice: Dice): number[] {
  if (d.verb === "action" && d.source < 0) return [inActionPhase(d, dice)];
  if (d.verb === "buy" && d.source < 0) return [inBuyPhase(g, d, dice)];
  const options = d.verb === "trash" && (d.max > 4 || isPoor(g, d.who)) ? sparing(g, d) : d.options;
  const most = Math.min(d.max, Math.max(options.length, d.min));
  return dice.some(options, d.min + dice.below(most - d.min + 1));
}

/** Whoever owns nothing but Debt never ends a game: a poor player keeps their money and takes no Debt. */
function isPoor(g: Game, who: number): boolean {
  return owned(g, who).reduce((sum, n, kind) => (g.board.is(kind, TREASURE) ? sum + n : sum), 0) < 8;
}

function sparing(g: Game, d: Decision): readonly number[] {
  const rest = d.options.filter((kind) => !g.board.is(kind, TREASURE));
  return rest.length >= d.min ? rest : d.options;
}

function inActionPhase(d: Decision, dice: Dice): number {
  const plays = d.options.filter((option) => actOf(option) === PLAY_IT);
  return plays.length > 0 && dice.chance(0.95) ? dice.pick(plays) : dice.pick(d.options);
}

function inBuyPhase(g: Game, d: Decision, dice: Dice): number {
  const { options } = d;
  if (options.includes(TREASURES_CODE) && dice.chance(0.8)) return TREASURES_CODE;
  const plays = options.filter((option) => actOf(option) === PLAY_IT);
  if (plays.length > 0 && dice.chance(0.9)) return dice.pick(plays);
  const pays = options.filter((option) => actOf(option) === PAY);
  if (pays.length > 0 && dice.chance(0.9)) return pays.reduce((a, b) => (valueIn(a) >= valueIn(b) ? a : b));
  const poor = isPoor(g, d.who);
  const buys = options.filter(
    (option) => actOf(option) === BUY_IT && !(poor && g.board.debts[kindOf(option)] > 0),
  );
  if (buys.length === 0) return dice.chance(0.5) ? END_CODE : dice.pick(options);
  const best = (worth: (kind: number) => number): number => {
    const most = Math.max(...buys.map((option) => worth(kindOf(option))));
    return dice.pick(buys.filter((option) => worth(kindOf(option)) === most));
  };
  if (g.turn > LONG_GAME) {
    return best((kind) => (g.board.pileOf[kind] < 0 ? -1000 : -g.piles[g.board.pileOf[kind]]));
  }
  if (dice.chance(0.6)) return best((kind) => g.board.coins[kind] + g.board.debts[kind]);
  return dice.chance(0.1) ? END_CODE : dice.pick(buys);
}
