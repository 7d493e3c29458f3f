/**
 * Positions for the value network to learn from: games on random kingdoms between plans that a quick search
 * found there, some with purchases by lot, so that decks of all kinds are met; and of each game a few turn
 * starts, as one seat sees them, with how the game ended. In later rounds at least one of the players looks
 * ahead: such games are dear, so every turn start is kept, and played on by plans a few times besides. The same
 * kingdom number always gives the same.
 */
import { Habits } from "@fiefdom/bots/habits";
import { definition, NUMBER_NAMES, Sight } from "@fiefdom/bots/network/sight";
import { planBot } from "@fiefdom/bots/plan/bot";
import { fits } from "@fiefdom/bots/plan/compile";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { shippedPlans } from "@fiefdom/bots/plan/plans";
import { findPlan } from "@fiefdom/bots/planner";
import { type Bot, playOut } from "@fiefdom/bots/player";
import { loreOf } from "@fiefdom/bots/sense/lore";
import { sense } from "@fiefdom/bots/sense/sense";
import { lookingAhead } from "@fiefdom/bots/sovereign";
import { moneyPlan } from "@fiefdom/bots/steward";
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT } from "@fiefdom/engine/decisions";
import { askedSeat, type Game } from "@fiefdom/engine/game";
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
  /** The same positions, with how other games ended that plans played on from there. */
  readonly playouts: Uint8Array;
  /** What is known of each card, by name. */
  readonly definitions: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface HarvestOptions {
  readonly seed: string;
  /** Games of the search for plans, and games to learn from. */
  readonly search: number;
  readonly games: number;
  /** Playouts a move of whoever looks ahead; 0: nobody does. */
  readonly ahead: number;
}

/** Plans at a kingdom, the best first. */
const MOST_PLANS = 7;
/** One purchase in so many is by lot, in half of the games. */
const ODD_PURCHASE = 24;
/** One turn start in so many is kept, where nobody looks ahead. */
const KEPT = 5;
/** Where somebody does, each is played on so often. */
const PLAYOUTS = 6;
/** So many of the opponents of somebody who looks ahead do so too: one in three. */
const BOTH_AHEAD = 3;
const MOST_TURNS = 120;

/** The records of one kingdom; null for a board that does not fit. */
export function harvest(number: number, place: number, options: HarvestOptions): Harvest | null {
  const { board } = boardFrom({ players: 2, kingdom: "random", seed: `${options.seed}/${number}` });
  if (board.kinds.length > SLOTS) return null;
  const dice = streams(`${options.seed}/${number}/dice`, 1);
  const plans = plansOn(board, options, dice);
  const bots = plans.map((plan) => planBot(plan, sense)(board, ""));
  const habits = new Habits(board, bots, `${options.seed}/${number}/habits`);
  const heads = [0, 1].map(() =>
    lookingAhead(board, { budget: { rollouts: options.ahead }, seed: "", plans: () => plans }),
  );
  const records: Uint8Array[] = [];
  const playouts: Uint8Array[] = [];
  const sight = new Sight(board);
  for (let i = 0; i < options.games; i++) {
    const seed = `${options.seed}/${number}/${i}`;
    const pair = [pick(plans.length, dice), pick(plans.length, dice)];
    const players = pair.map((plan) => (below(dice, 0, 2) === 0 ? bots[plan] : erring(bots[plan], dice)));
    const looks = options.ahead === 0 ? [] : whoLooks(dice);
    for (const seat of looks) {
      players[seat] = heads[seat];
      heads[seat].newGame?.(`${seed}/${seat}`);
    }
    const follows = (g: Game, seat: number): number =>
      looks.includes(seat) ? habits.likely(g, seat) : pair[seat];
    const kept = game(board, players, follows, sight, seed, options.ahead === 0 ? KEPT : 1, dice);
    for (const one of kept) {
      records.push(recordOf(one, one.ended, place));
      if (options.ahead === 0) continue;
      const policy = [0, 1].map((seat) => bots[seat === one.seat ? one.plans[0] : one.plans[1]]);
      for (const world of one.worlds) {
        playOut(world, policy, MOST_TURNS);
        playouts.push(recordOf(one, endOf(world), place));
      }
    }
  }
  const lore = loreOf(board);
  const definitions = Object.fromEntries(
    board.kinds.map(({ id }, kind) => [id, Object.fromEntries(definition(board, lore[kind], kind))]),
  );
  return {
    notes: { cards: board.kinds.map(({ id }) => id), ends: habits.ends },
    records: Uint8Array.from(Buffer.concat(records)),
    playouts: Uint8Array.from(Buffer.concat(playouts)),
    definitions,
  };
}

/** The first plans are met more often. */
const pick = (plans: number, dice: number[]): number =>
  Math.min(below(dice, 0, plans), below(dice, 0, plans));

/** The seats of those who look ahead: one of them, or both. */
function whoLooks(dice: number[]): number[] {
  const seat = below(dice, 0, 2);
  return below(dice, 0, BOTH_AHEAD) === 0 ? [seat, 1 - seat] : [seat];
}

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

/** What every seat has in the end; of two alike, whoever had fewer turns has more. */
const endOf = (g: Game): number[] => g.players.map(({ turns }, seat) => total(g, seat) - turns / 1000);

/** A turn start as a seat sees it, and how the game ended. */
interface Kept {
  /** The record, but for how it ended. */
  readonly seen: Uint8Array;
  readonly seat: number;
  /** The plans that are followed: by the seat, and by the other. */
  readonly plans: readonly [number, number];
  /** Worlds that the seat may imagine, to be played on. */
  readonly worlds: readonly Game[];
  ended: readonly number[];
}

function recordOf({ seen, seat }: Kept, ended: readonly number[], place: number): Uint8Array {
  const record = seen.slice();
  const margin = ended[seat] - ended[1 - seat];
  record[0] = place & 255;
  record[1] = place >> 8;
  record[4] = margin > 0 ? 2 : margin === 0 ? 1 : 0;
  record[5] = signed(Math.round(margin));
  return record;
}

/** Plays one game and gives some of its turn starts: one in so many. */
function game(
  board: Board,
  bots: readonly Bot[],
  follows: (g: Game, seat: number) => number,
  sight: Sight,
  seed: string,
  oneIn: number,
  dice: number[],
): Kept[] {
  const g = start(board, seed, { first: below(dice, 0, 2) });
  const views = bots.map((_, seat) => new View(g, seat));
  const kept: Kept[] = [];
  let turn = -1;
  for (let d = g.decision; d !== null && g.turn <= MOST_TURNS; d = g.decision) {
    if (g.turn !== turn) {
      turn = g.turn;
      if (below(dice, 0, oneIn) === 0) {
        const seat = below(dice, 0, 2);
        const plans = [follows(g, seat), follows(g, 1 - seat)] as const;
        const worlds = Array.from({ length: oneIn === 1 ? PLAYOUTS : 0 }, (_, i) =>
          views[seat].imagine(`${seed}/${turn}/${i}`),
        );
        kept.push({ seen: look(g, seat, plans, sight), seat, plans, worlds, ended: [] });
      }
    }
    const who = askedSeat(g);
    answer(g, who, bots[who].answer(views[d.who], d));
  }
  const ended = endOf(g);
  for (const one of kept) one.ended = ended;
  return kept;
}

/** What a seat sees, as far as a record tells it before the end is known. */
function look(g: Game, seat: number, plans: readonly [number, number], sight: Sight): Uint8Array {
  const record = new Uint8Array(RECORD);
  sight.look(g, seat, 1 - seat);
  record[2] = plans[0];
  record[3] = plans[1];
  sight.numbers.forEach((value, i) => {
    record[HEAD + i] = signed(value);
  });
  [sight.mine, sight.theirs, sight.left].forEach((list, block) => {
    const from = HEAD + NUMBER_NAMES.length + block * SLOTS;
    list.forEach((count, kind) => {
      record[from + kind] = byte(count);
    });
  });
  return record;
}
