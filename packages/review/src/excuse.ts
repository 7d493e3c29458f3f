/**
 * The benefit of the doubt: a way to go on with which an answer does as well as it can. Nobody is blamed for an
 * answer that some other way of playing makes good use of, be it one that no list knows: the plans that are
 * known, the deck that its player really came to, and little changes of the best of them are tried, as Sovereign
 * does when it chooses its own plan. What is found here has to show itself in worlds that were not used for it.
 */
import { changed, fewerThan, line, type Market, vary } from "@fiefdom/bots/find/vary";
import { planBot } from "@fiefdom/bots/plan/bot";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { type Bot, playOut } from "@fiefdom/bots/player";
import { compare, type Outcome, outcome } from "@fiefdom/bots/search";
import type { Board } from "@fiefdom/engine/board";
import { below, streams } from "@fiefdom/engine/random";
import { answer } from "@fiefdom/engine/run";
import { VICTORY } from "@fiefdom/engine/types";
import type { View } from "@fiefdom/engine/view";

/** Rounds of little changes, each to the best of the round before, and how many in each. */
const ROUNDS = 2;
const CHANGES = 14;

/** A plan that comes to a deck: what gives points as the plan has it, then the cards of that deck, the dearest first. */
export function planTowards(board: Board, deck: readonly number[], base: Plan): Plan {
  const gives = (what: string): boolean => {
    const kind = board.kind(what);
    return kind >= 0 && (board.types[kind] & VICTORY) !== 0;
  };
  const wares = board.kinds
    .flatMap(({ id }, kind) => (deck[kind] > 0 && board.pileOf[kind] >= 0 ? [{ id, kind }] : []))
    .filter(({ id, kind }) => !gives(id) && board.coins[kind] > 0)
    .sort((a, b) => board.coins[b.kind] - board.coins[a.kind]);
  const buy = [
    ...base.lists.buy.filter(({ what }) => gives(what)),
    ...wares.map(({ id, kind }) => line(id, fewerThan(id, deck[kind]))),
    ...base.lists.buy.filter(({ what }) => !gives(what)),
  ];
  return { ...base, lists: { ...base.lists, buy } };
}

/** The plan with which an answer of a view's seat does best, among some and little changes of them. */
export function bestWayOn(
  view: View,
  chosen: readonly number[],
  plans: readonly [Plan, ...Plan[]],
  market: Market,
  table: readonly Bot[],
  playouts: number,
  seed: string,
): { readonly plan: Plan; readonly playouts: number } {
  const { board, seat } = view;
  const dice = streams(`${seed}/changes`, 1);
  const roll = (n: number): number => below(dice, 0, n);
  const bots = [...table];
  const tryOut = ({ bot }: { readonly bot: Bot }, world: string): Outcome => {
    const g = view.imagine(world);
    answer(g, seat, chosen);
    bots[seat] = bot;
    playOut(g, bots);
    return outcome(g, seat);
  };
  let [best] = plans;
  let spent = 0;
  let ways: readonly Plan[] = plans;
  for (let round = 0; round < ROUNDS; round++) {
    const base = best;
    const changes = Array.from({ length: CHANGES }, () =>
      changed(base, [
        vary(
          base,
          market,
          plans.filter((other) => other !== base),
          roll,
        ),
      ]),
    );
    const candidates = [...ways, ...changes].map((plan) => ({ plan, bot: planBot(plan)(board, "") }));
    const found = compare(candidates, tryOut, { rollouts: playouts / ROUNDS }, `${seed}/${round}`, 0);
    best = found.choice.plan;
    spent += found.rollouts;
    ways = [best];
  }
  return { plan: best, playouts: spent };
}
