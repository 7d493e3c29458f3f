/**
 * Positions for the value network to learn from: games on random kingdoms between plans that a quick search
 * found there, some with purchases by lot, so that decks of all kinds are met; and of each game a few turn
 * starts, as one seat sees them, with how the game ended. The same kingdom number always gives the same.
 */
import { Habits } from "@fiefdom/bots/habits";
import { definition, NUMBER_NAMES, Sight } from "@fiefdom/bots/network/sight";
import { planBot } from "@fiefdom/bots/plan/bot";
import { fits } from "@fiefdom/bots/plan/compile";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { shippedPlans } from "@fiefdom/bots/plan/plans";
import { findPlan } from "@fiefdom/bots/planner";
import type { Bot } from "@fiefdom/bots/player";
import { loreOf } from "@fiefdom/bots/sense/lore";
import { sense } from "@fiefdom/bots/sense/sense";
import { moneyPlan } from "@fiefdom/bots/steward";
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT } from "@fiefdom/engine/decisions";
import { askedSeat } from "@fiefdom/engine/game";
import { below, streams } from "@fiefdom/engine/random";
import { answer } from "@fiefdom/engine/run";
import { total } from "@fiefdom/engine/score";
import { start } from "@fiefdom/engine/start";
import { View } from "@fiefdom/engine/view";
import { boardFrom } from "./kingdoms.ts";

/** Kinds that a record has room for; the few boards with more are left out. */
export const SLOTS = 48;
const HEAD = 6;
/** Bytes of a record: kingdom (2), plans, result, margin, the numbers, and three counts a kind. */
export const RECORD = HEAD + NUMBER_NAMES.length + 3 * SLOTS;

/** What all records of a kingdom share. */
export interface KingdomNotes {
  readonly cards: readonly string[];
  /** By plan, the deck with which it usually ends. */
  readonly ends: readonly (readonly number[])[];
}

export interface Harvest {
  readonly notes: KingdomNotes;
  readonly records: Uint8Array;
  /** What is known of each card, by name. */
  readonly definitions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface HarvestOptions {
  readonly seed: string;
  /** Games of the search for plans, and games to learn from. */
  readonly search: number;
  readonly games: number;
}

/** Plans at a kingdom, the best first. */
const MOST_PLANS = 7;
/** One purchase in so many is by lot, in half of the games. */
const ODD_PURCHASE = 24;
/** One turn start in so many is kept. */
const KEPT = 5;
const MOST_TURNS = 120;

/** The records of one kingdom; null for a board that does not fit. */
export function harvest(number: number, place: number, options: HarvestOptions): Harvest | null {
  const { board } = boardFrom({ players: 2, kingdom: "random", seed: `${options.seed}/${number}` });
  if (board.kinds.length > SLOTS) return null;
  const dice = streams(`${options.seed}/${number}/dice`, 1);
  const plans = plansOn(board, options, dice);
  const bots = plans.map((plan) => planBot(plan, sense)(board, ""));
  const { ends } = new Habits(board, bots, `${options.seed}/${number}/habits`);
  const records: Uint8Array[] = [];
  const sight = new Sight(board);
  for (let i = 0; i < options.games; i++) {
    const pair = [pick(plans.length, dice), pick(plans.length, dice)];
    const players = pair.map((plan) => (below(dice, 0, 2) === 0 ? bots[plan] : erring(bots[plan], dice)));
    records.push(...game(board, players, pair, sight, `${options.seed}/${number}/${i}`, place, dice));
  }
  const lore = loreOf(board);
  const definitions = Object.fromEntries(
    board.kinds.map(({ id }, kind) => [id, Object.fromEntries(definition(board, lore[kind], kind))]),
  );
  return {
    notes: { cards: board.kinds.map(({ id }) => id), ends },
    records: Uint8Array.from(Buffer.concat(records)),
    definitions,
  };
}

/** The first plans are met more often. */
const pick = (plans: number, dice: number[]): number =>
  Math.min(below(dice, 0, plans), below(dice, 0, plans));

/** What a quick search finds on the way, money, and some of the known plans. */
function plansOn(board: Board, { search, seed }: HarvestOptions, dice: number[]): Plan[] {
  const known = [...shippedPlans().values()].filter((plan) => fits(plan, board));
  const found: Plan[] = [];
  for (const { plan, improved } of findPlan(board, { games: search, seed, rivals: known }))
    if (improved) found.unshift(plan);
  const odd = known.length === 0 ? [] : [known[below(dice, 0, known.length)]];
  const seen = new Set<string>();
  return [...found.slice(0, MOST_PLANS - 1 - odd.length), ...odd, moneyPlan(board)].filter((plan) => {
    const lists = JSON.stringify([plan.lists, plan.choose]);
    return !seen.has(lists) && seen.add(lists);
  });
}

/** Follows a bot, but buys something else now and then. */
function erring(bot: Bot, dice: number[]): Bot {
  return {
    name: bot.name,
    answer(view, d) {
      if (d.verb === "buy" && below(dice, 0, ODD_PURCHASE) === 0) {
        const usual = bot.answer(view, d);
        const first = Array.isArray(usual) ? usual[0] : usual;
        // While Treasures are to be played, nothing is bought.
        if (typeof first === "number" && actOf(first) === BUY_IT) {
          const sale = d.options.filter((option) => actOf(option) === BUY_IT);
          return [sale[below(dice, 0, sale.length)]];
        }
        return usual;
      }
      return bot.answer(view, d);
    },
  };
}

const byte = (value: number): number => Math.max(0, Math.min(255, value));
/** A number that may be below zero, in a byte. */
const signed = (value: number): number => Math.max(-127, Math.min(127, value)) & 255;

/** Plays one game and gives the records of some of its turn starts. */
function game(
  board: Board,
  bots: readonly Bot[],
  plans: readonly number[],
  sight: Sight,
  seed: string,
  place: number,
  dice: number[],
): Uint8Array[] {
  const g = start(board, seed, { first: below(dice, 0, 2) });
  const views = bots.map((_, seat) => new View(g, seat));
  const kept: { readonly record: Uint8Array; readonly seat: number }[] = [];
  let turn = -1;
  for (let d = g.decision; d !== null && g.turn <= MOST_TURNS; d = g.decision) {
    if (g.turn !== turn) {
      turn = g.turn;
      if (below(dice, 0, KEPT) === 0) {
        const seat = below(dice, 0, 2);
        const record = new Uint8Array(RECORD);
        sight.look(g, seat, 1 - seat);
        record[0] = place & 255;
        record[1] = place >> 8;
        record[2] = plans[seat];
        record[3] = plans[1 - seat];
        sight.numbers.forEach((value, i) => {
          record[HEAD + i] = signed(value);
        });
        const counts = [sight.mine, sight.theirs, sight.left];
        counts.forEach((list, block) => {
          const from = HEAD + NUMBER_NAMES.length + block * SLOTS;
          list.forEach((count, kind) => {
            record[from + kind] = byte(count);
          });
        });
        kept.push({ record, seat });
      }
    }
    const who = askedSeat(g);
    answer(g, who, bots[who].answer(views[d.who], d));
  }
  const points = g.players.map(({ turns }, seat) => total(g, seat) - turns / 1000);
  for (const { record, seat } of kept) {
    const margin = points[seat] - points[1 - seat];
    record[4] = margin > 0 ? 2 : margin === 0 ? 1 : 0;
    record[5] = signed(Math.round(margin));
  }
  return kept.map(({ record }) => record);
}
