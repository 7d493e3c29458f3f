/**
 * An action-rich player for the First Game kingdom: Villages, Smithies and Markets, a Militia, Merchants
 * and a Cellar, then Gold and Provinces. It is there to make games with many decisions, for the benchmark.
 */
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT, END_CODE, offered, PLAY_IT, TREASURES_CODE } from "@fiefdom/engine/decisions";
import { type Decision, kindOf, NONE } from "@fiefdom/engine/game";
import type { View } from "@fiefdom/engine/view";
import { type Bot, isForSale } from "./player.ts";

/** What to buy, best first, each up to so many copies. */
const WANTED: readonly (readonly [string, number])[] = [
  ["province", 99],
  ["gold", 3],
  ["market", 4],
  ["militia", 1],
  ["smithy", 3],
  ["village", 5],
  ["merchant", 2],
  ["silver", 99],
  ["cellar", 1],
];
const PLAYED = [
  "village",
  "market",
  "merchant",
  "cellar",
  "smithy",
  "militia",
  "moat",
  "workshop",
  "remodel",
];
/** Cards that a hand can do without, worst first. */
const WORST = ["curse", "province", "duchy", "estate", "copper", "cellar", "silver"];
const WORTHLESS = 4;

export function firstGameEngine(board: Board): Bot {
  /** The place of each kind in a list; the list's length for those not in it. */
  const ranks = (ids: readonly string[]): number[] =>
    board.kinds.map((def) => (ids.includes(def.id) ? ids.indexOf(def.id) : ids.length));
  const buyRank = ranks(WANTED.map(([id]) => id));
  const playRank = ranks(PLAYED);
  const worst = ranks(WORST);
  const left = WANTED.map(() => 0);
  let lastTurn = 99;
  const look = (view: View): void => {
    if (view.turn < lastTurn)
      WANTED.forEach(([, most], i) => {
        left[i] = most;
      });
    lastTurn = view.turn;
  };
  const wanted = WANTED.map(([id]) => board.kind(id));

  /** The option of this act whose kind ranks first among those of which some are left. */
  const best = (
    { options }: Decision,
    act: number,
    rank: readonly number[],
    left: readonly number[],
  ): number => {
    let found = END_CODE;
    let lowest = left.length;
    for (let i = 0; i < options.length; i++) {
      const option = options[i];
      if (actOf(option) !== act) continue;
      const at = rank[kindOf(option)];
      if (at < lowest && left[at] > 0) {
        lowest = at;
        found = option;
      }
    }
    return found;
  };
  const anyNumber = PLAYED.map(() => 1);

  /** So many of these kinds at most, the worst first. */
  const letGo = (kinds: readonly number[], most: number, worstBelow: number): number[] => {
    const given: number[] = [];
    for (let rank = 0; rank < worstBelow; rank++)
      for (let i = 0; i < kinds.length && given.length < most; i++)
        if (worst[kinds[i]] === rank) given.push(kinds[i]);
    return given;
  };

  return {
    name: "First Game engine",
    purchase(view) {
      look(view);
      for (let i = 0; i < wanted.length; i++) {
        if (left[i] === 0 || !isForSale(view, board, wanted[i])) continue;
        left[i]--;
        return wanted[i];
      }
      return NONE;
    },
    action(view) {
      look(view);
      return view.firstInHand(playRank, PLAYED.length);
    },
    answer(view, d) {
      look(view);
      switch (d.verb) {
        case "action":
          return best(d, PLAY_IT, playRank, anyNumber);
        case "buy": {
          if (offered(d, TREASURES_CODE)) return TREASURES_CODE;
          const choice = best(d, BUY_IT, buyRank, left);
          if (choice !== END_CODE) left[buyRank[kindOf(choice)]]--;
          return choice;
        }
        case "discard":
          // A Cellar lets go of what is worth nothing in hand, an Attack takes what it must.
          return d.min === d.max
            ? letGo(d.options, d.min, WORST.length + 1)
            : letGo(d.options, d.options.length, WORTHLESS);
        default:
          return d.options.slice(0, d.min);
      }
    },
  };
}
