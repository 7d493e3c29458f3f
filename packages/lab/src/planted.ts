/**
 * Games with a known blunder in them. Two players follow plans, and at the first chance one of them does what
 * everybody who knows the game calls a mistake; then both play on as before. A chance is told by what lies on
 * the table and by the truth, never by what a judge would make of it: the very players of that game play on many
 * times from both answers, and where that costs little it is no blunder, whatever it looks like.
 */
import { answersTo } from "@fiefdom/bots/lines";
import { currentPlan, playAtOnce } from "@fiefdom/bots/marshal";
import { bookPlans } from "@fiefdom/bots/plan/book";
import { planBot } from "@fiefdom/bots/plan/bot";
import { coinsByKind } from "@fiefdom/bots/plan/money";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { findPlan } from "@fiefdom/bots/plan/plans";
import { type Bot, playOut } from "@fiefdom/bots/player";
import { outcome } from "@fiefdom/bots/search";
import { plansFor } from "@fiefdom/bots/sovereign";
import { moneyPlan } from "@fiefdom/bots/steward";
import type { Board } from "@fiefdom/engine/board";
import { BUY_IT, code, END_CODE, offered, PLAY_IT } from "@fiefdom/engine/decisions";
import type { Decision, Game } from "@fiefdom/engine/game";
import { below, streams } from "@fiefdom/engine/random";
import { type GameRecord, record } from "@fiefdom/engine/record";
import { answer } from "@fiefdom/engine/run";
import { total } from "@fiefdom/engine/score";
import { start } from "@fiefdom/engine/start";
import { TREASURE } from "@fiefdom/engine/types";
import { View } from "@fiefdom/engine/view";
import { planContestant } from "./contestants.ts";
import { boardFrom, homeBoard } from "./kingdoms.ts";

export const BLUNDERS = ["curse", "last-province", "bank", "duchy"] as const;
export type Blunder = (typeof BLUNDERS)[number];

export interface Planted {
  readonly blunder: Blunder;
  readonly record: GameRecord;
  /** Its answer in the record, and who gave it. */
  readonly at: number;
  readonly seat: number;
  /** What it cost in truth, in chances to win. */
  readonly truth: number;
}

/** What a player does now that it would not do by itself; null if there is no chance for it. */
type Doing = (
  g: Game,
  d: Decision,
  seat: number,
) => { readonly answer: number[]; readonly isIt: boolean } | null;

const buys = (g: Game, id: string): number => code(BUY_IT, 0, g.board.kind(id));
const owns = (g: Game, seat: number, id: string): number => new View(g, seat).owned(seat)[g.board.kind(id)];
const inHand = (g: Game, seat: number, id: string): number => new View(g, seat).inHand(g.board.kind(id));
const isBuying = (d: Decision, seat: number, option: number): boolean =>
  d.verb === "buy" && d.who === seat && offered(d, option);

/** Turns that are an opening, and until when eight coins are early. */
const OPENING = 4;
const EARLY = 9;
const PROVINCE = 6;
/** Chapels that wait for their chance, and Coppers that go at once from a hand with Banks. */
const CHAPELS = 2;
const MANY = 2;

/** What a blunder costs at least, of 1: as large a part of a game as a player would call thrown away. */
const COSTLY = 0.25;
/** Worlds in which it is seen whether it might cost that, in which the best of the other answers is found, and those in which it is seen what that is worth. */
const GLANCE = 12;
const TRIED = 60;
const TOLD = 400;
const MOST_ANSWERS = 12;

/** The coins of a hand with Banks, when so many Coppers are gone from it. */
function handWorth(g: Game, seat: number, without: number): number {
  const coins = coinsByKind(g.board);
  const bank = g.board.kind("bank");
  const treasures = new View(g, seat).hand.filter((kind) => (g.board.types[kind] & TREASURE) !== 0);
  const plain = treasures.filter((kind) => kind !== bank);
  const banks = treasures.length - plain.length;
  const played = plain.length - without;
  const each = Array.from({ length: banks }, (_, i) => played + i + 1);
  return (
    plain.reduce((sum, kind) => sum + coins[kind], 0) - without + each.reduce((sum, value) => sum + value, 0)
  );
}

const DOINGS: Readonly<Record<Blunder, Doing>> = {
  /** With eight coins and more, a Curse. */
  curse: (g, d, seat) => {
    const option = buys(g, "curse");
    return g.coins >= 8 && g.players[seat].turns <= EARLY && isBuying(d, seat, option)
      ? { answer: [option], isIt: true }
      : null;
  },
  /** The last Province, although it ends the game with somebody else ahead. */
  "last-province": (g, d, seat) => {
    const option = buys(g, "province");
    if (!isBuying(d, seat, option) || g.piles[g.board.pileOf[g.board.kind("province")]] !== 1) return null;
    const others = g.players.flatMap((_, other) => (other === seat ? [] : [total(g, other)]));
    const isBehind = Math.max(...others) > total(g, seat) + PROVINCE;
    return isBehind && g.buys === 1 ? { answer: [option], isIt: true } : null;
  },
  /** All Coppers of the hand, where Banks count them. */
  bank: (g, d, seat) => {
    const chapel = g.board.kind("chapel");
    const coppers = Math.min(4, inHand(g, seat, "copper"));
    if (isBuying(d, seat, buys(g, "chapel")) && g.coins <= 3 && owns(g, seat, "chapel") < CHAPELS)
      return { answer: [buys(g, "chapel")], isIt: false };
    const play = code(PLAY_IT, 0, chapel);
    const mayPlay = d.verb === "action" && d.who === seat && offered(d, play);
    // A Province with them, none without.
    const isChance = coppers >= MANY && handWorth(g, seat, 0) >= 8 && handWorth(g, seat, coppers) < 8;
    // Until then the Chapel waits, or there would be no Coppers left.
    if (!isChance) return mayPlay ? { answer: [END_CODE], isIt: false } : null;
    if (mayPlay) return { answer: [play], isIt: false };
    return d.verb === "trash" && d.source === chapel && d.who === seat
      ? { answer: Array<number>(coppers).fill(g.board.kind("copper")), isIt: true }
      : null;
  },
  /** A Duchy in one of the first turns. */
  duchy: (g, d, seat) => {
    const option = buys(g, "duchy");
    return g.coins >= 5 && g.players[seat].turns <= OPENING && isBuying(d, seat, option)
      ? { answer: [option], isIt: true }
      : null;
  },
};

/** A board, and the plans that two players may follow on it. */
interface Place {
  readonly board: Board;
  readonly plans: readonly Plan[];
  /** Both by the same plan: a game that is decided already has no blunders left. */
  readonly alike: boolean;
}

function placeFor(blunder: Blunder, seed: string, dice: number[]): Place {
  if (blunder === "bank") {
    const { board } = boardFrom({ players: 2, seed, kingdom: "bank, chapel" });
    return { board, plans: [findPlan("Bank money")], alike: true };
  }
  const plans = bookPlans();
  const home = homeBoard(planContestant(plans[below(dice, 0, plans.length)]), 2);
  if (home === null) throw new Error("a plan of the book has no home");
  const { board } = home;
  playAtOnce(board);
  const usual = [currentPlan(board), moneyPlan(board)];
  // Whoever buys early and whoever builds longer meet here: one is ahead in points, the other's deck is stronger.
  return blunder === "last-province"
    ? { board, plans: [...usual, ...plansFor(board)], alike: false }
    : { board, plans: usual, alike: true };
}

const MOST_TURNS = 120;
/** Games that are looked through for a chance. */
const GAMES = 40;

/** What an answer costs beside the best other one, when these players go on; the worlds are those of its view. */
function truthOf(
  view: View,
  d: Decision,
  chosen: readonly number[],
  bots: readonly Bot[],
  seed: string,
): number {
  const { board, seat } = view;
  const isIt = (one: readonly number[]): boolean => one.toSorted().join() === chosen.toSorted().join();
  const known = answersTo(board, view, d, [bots[seat]], MOST_ANSWERS);
  const others = [...known, ...(d.min === 0 ? [[]] : [])].filter((one) => !isIt(one));
  const won = (one: readonly number[], worlds: number, stage: string): number => {
    let sum = 0;
    for (let world = 0; world < worlds; world++) {
      const g = view.imagine(`${seed}/${stage}/${world}`);
      answer(g, seat, one);
      playOut(g, bots);
      sum += outcome(g, seat).chance;
    }
    return sum / worlds;
  };
  const chances = (worlds: number, stage: string) => (one: readonly number[]) => ({
    one,
    chance: won(one, worlds, stage),
  });
  const bestOf = (list: readonly { readonly one: readonly number[]; readonly chance: number }[]) =>
    list.reduce((most, one) => (one.chance > most.chance ? one : most));
  // Most chances are none, which is seen at a glance.
  const glance = bestOf(others.map(chances(GLANCE, "glance")));
  if (glance.chance - won(chosen, GLANCE, "glance") < COSTLY / 2) return 0;
  const best = bestOf(others.map(chances(TRIED, "tried")));
  if (best.chance - won(chosen, TRIED, "tried") < COSTLY / 2) return 0;
  // In worlds of their own: the best of many seems better than it is.
  return won(best.one, TOLD, "told") - won(chosen, TOLD, "told");
}

/** The game of a number with its blunder; null if there was no chance for it in any game that was tried. */
export function plant(blunder: Blunder, seed: string): Planted | null {
  const dice = streams(`${seed}/planted`, 1);
  const { board, plans, alike } = placeFor(blunder, seed, dice);
  for (let game = 0; game < GAMES; game++) {
    const one = plans[below(dice, 0, plans.length)];
    const other = alike ? one : plans[below(dice, 0, plans.length)];
    const bots = [one, other].map((plan) => planBot(plan)(board, ""));
    const planted = plantIn(board, bots, blunder, `${seed}/${game}`, dice);
    if (planted !== null) return planted;
  }
  return null;
}

/** One game between these players with a blunder; null if it had no chance for it. */
function plantIn(
  board: Board,
  bots: readonly Bot[],
  blunder: Blunder,
  seed: string,
  dice: number[],
): Planted | null {
  const g = start(board, seed, { first: below(dice, 0, 2), history: true });
  const views = bots.map((_, seat) => new View(g, seat));
  const seat = below(dice, 0, 2);
  let at = -1;
  let truth = 0;
  for (let n = 0; g.decision !== null && g.turn <= MOST_TURNS; n++) {
    const d = g.decision;
    // What leads there both do alike, or the game would be decided before.
    let doing = at < 0 ? DOINGS[blunder](g, d, d.who) : null;
    if (doing?.isIt === true && d.who !== seat) doing = null;
    if (doing?.isIt === true) {
      truth = truthOf(views[seat], d, doing.answer, bots, `${seed}/${n}`);
      if (truth >= COSTLY) at = n;
      else doing = null;
    }
    answer(g, d.who, doing?.answer ?? bots[d.who].answer(views[d.who], d));
  }
  return at < 0 || !g.over ? null : { blunder, record: record(g), at, seat, truth };
}
