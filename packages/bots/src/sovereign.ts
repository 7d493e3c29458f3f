/**
 * Sovereign: plays what its policy would play unless looking ahead shows something better. It searches the
 * decisions that shape a game (what to buy, what to play, what to gain or trash) within its budget and leaves
 * the rest to the policy.
 */
import type { Board } from "@fiefdom/engine/board";
import { type Answer, actOf, BUY_IT, CARD, END_CODE, PLAY_IT } from "@fiefdom/engine/decisions";
import type { Decision } from "@fiefdom/engine/game";
import type { View } from "@fiefdom/engine/view";
import { marshalPlan } from "./marshal.ts";
import { planBot } from "./plan/bot.ts";
import type { Bot, BotMaker } from "./player.ts";
import { type Arm, type Budget, choose, search } from "./search.ts";
import { sense } from "./sense/sense.ts";

/** Others who search the same question at the same time; what they found is added up. */
export interface Helpers {
  search(
    view: View,
    candidates: readonly Answer[],
    budget: Budget,
    seed: string,
  ): Promise<readonly (readonly Arm[])[]>;
}

export interface SovereignOptions {
  readonly budget: Budget;
  /** Makes the policy: one bot a seat, whose answers depend on the view alone. */
  readonly policy: (board: Board) => Bot;
  readonly seed: string;
  readonly helpers?: Helpers;
}

/** More candidates than that spread the budget too thin. */
const MOST_CANDIDATES = 8;

export function lookingAhead(board: Board, options: SovereignOptions): Bot {
  const policy = Array.from({ length: board.players }, () => options.policy(board));
  const own = options.policy(board);
  let { seed } = options;
  let asked = 0;
  const { helpers } = options;
  const bot: Bot = {
    name: "Sovereign",
    newGame(game) {
      seed = game;
      asked = 0;
      own.newGame?.(game);
    },
    answer(view, d) {
      asked++;
      const usual = own.answer(view, d);
      const candidates = candidatesFor(board, view, d, usual);
      if (candidates.length < 2) return usual;
      return search(view, candidates, policy, options.budget, `${seed}/${asked}`).choice;
    },
  };
  if (helpers === undefined) return bot;
  return {
    ...bot,
    async think(view, d) {
      asked++;
      const usual = own.answer(view, d);
      const candidates = candidatesFor(board, view, d, usual);
      if (candidates.length < 2) return usual;
      const question = `${seed}/${asked}`;
      const others = helpers.search(view, candidates, options.budget, question);
      const mine = search(view, candidates, policy, options.budget, question);
      return choose(addUp([mine.arms, ...(await others)]));
    },
  };
}

/** The findings of several searches of the same candidates, as one. */
function addUp(findings: readonly (readonly Arm[])[]): Arm[] {
  return findings[0].map((arm, i) => {
    const all = findings.map((arms) => arms[i]);
    const sum = (field: "sum" | "count" | "ahead" | "aheadSquares"): number =>
      all.reduce((total, other) => total + other[field], 0);
    return {
      answer: arm.answer,
      sum: sum("sum"),
      count: sum("count"),
      ahead: sum("ahead"),
      aheadSquares: sum("aheadSquares"),
    };
  });
}

/** The answers worth trying, the policy's own first. */
function candidatesFor(board: Board, view: View, d: Decision, usual: Answer): Answer[] {
  if (d.max !== 1 || view.over) return [usual];
  const first = Array.isArray(usual) ? usual[0] : usual;
  const list: Answer[] = [usual];
  const seen = new Set<number | string | undefined>([first]);
  const add = (option: number): void => {
    if (list.length >= MOST_CANDIDATES || seen.has(option)) return;
    seen.add(option);
    list.push([option]);
  };
  if (d.verb === "buy") {
    // Treasures first: what to buy is a question only when the money lies on the table.
    if (typeof first === "number" && first !== END_CODE && actOf(first) !== BUY_IT) return [usual];
    const price = (option: number): number => board.coins[option & 255] + board.debts[option & 255];
    const junk = (option: number): boolean =>
      board.coins[option & 255] === 0 && board.debts[option & 255] === 0 && board.pileOf[option & 255] >= 0;
    const sale = d.options.filter((option) => actOf(option) === BUY_IT && !junk(option));
    for (const option of sale.sort((a, b) => price(b) - price(a))) add(option);
    add(END_CODE);
    return list;
  }
  if (d.verb === "action") {
    for (const option of d.options) if (actOf(option) === PLAY_IT) add(option);
    return list;
  }
  for (const option of d.options) {
    if (actOf(option) === CARD || d.zone === 0) add(option);
  }
  if (d.min === 0 && first !== undefined && list.length < MOST_CANDIDATES) list.push([]);
  return list;
}

/** A move takes at most that long. */
const MILLISECONDS = 1500;

/** Looks ahead with Marshal's plan, by the clock or, where a game must be repeatable, for so many playouts. */
export const sovereignWith =
  (budget: Budget): BotMaker =>
  (board, seed) => {
    const plan = marshalPlan(board);
    return lookingAhead(board, { budget, seed, policy: (b) => planBot(plan, sense)(b, "") });
  };

export const sovereign: BotMaker = sovereignWith({ ms: MILLISECONDS, clock: () => performance.now() });
