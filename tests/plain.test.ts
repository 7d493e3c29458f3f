/** Plain turns, taken without asking, come to the same as the same turns with every question asked. */
import { type Bot, playOut } from "@fiefdom/bots";
import { firstGameEngine } from "@fiefdom/bots/firstGame";
import { jester, piper, scullion, yeoman } from "@fiefdom/bots/folk";
import { bigMoney, bigMoneyWith } from "@fiefdom/bots/money";
import { planBot } from "@fiefdom/bots/plan/bot";
import { fits } from "@fiefdom/bots/plan/compile";
import type { Plan, Rule } from "@fiefdom/bots/plan/plan";
import { findPlan, shippedPlans } from "@fiefdom/bots/plan/plans";
import { playAndCount } from "@fiefdom/bots/player";
import { squire } from "@fiefdom/bots/squire";
import { steward } from "@fiefdom/bots/steward";
import { boardOf } from "@fiefdom/cards";
import { type Board, clone, type Game, start } from "@fiefdom/engine";
import { fingerprint } from "@fiefdom/engine/fingerprint";
import { type Foretold, mayBePlain, playPlainTurns } from "@fiefdom/engine/plain";
import { expect, it } from "vitest";
import { boardFrom, randomChoice } from "./laws/boards.ts";
import { Dice } from "./laws/dice.ts";
import { withOthers } from "./others/sets.ts";

/** The same player, who says nothing beforehand. */
const asked = (bot: Bot): Bot => ({ name: bot.name, answer: (view, d) => bot.answer(view, d) });

const NOTHING_SAID: Foretold = { purchase: null, action: null };

interface Both {
  readonly game: Game;
  readonly decisions: number;
}

/** Plays on from a game both ways, each with players of its own, up to a turn or to the end; they must be the same. */
function both(from: Game, players: () => readonly Bot[], until?: number): Both {
  const short = clone(from);
  const long = clone(from);
  const decisions = playOut(short, players(), until);
  const answers = playOut(long, players().map(asked), until);
  expect(fingerprint(short)).toBe(fingerprint(long));
  expect(decisions).toBe(answers);
  return { game: short, decisions };
}

/** A whole game with stops on the way, in the middle of which anything may be. */
function bothInParts(board: Board, seed: string, players: () => readonly Bot[], dice: Dice): number {
  let game = start(board, seed);
  let decisions = 0;
  while (game.decision !== null && game.turn < 300) {
    const next = both(game, players, game.turn + 1 + dice.below(12));
    game = next.game;
    decisions += next.decisions;
  }
  return decisions;
}

it("in games of the players of the benchmark", () => {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  for (let seed = 0; seed < 60; seed++) {
    both(start(board, seed), () => [bigMoney(board), bigMoney(board)]);
    both(start(board, seed), () => [bigMoneyWith(board, "smithy", 1), firstGameEngine(board)]);
  }
});

it("from any turn to any other, with every plan", () => {
  const dice = new Dice("plain turns");
  let decisions = 0;
  for (const [i, plan] of shippedPlans().entries()) {
    const kingdom = plan.needs.filter((id) => withOthers.some((set) => set.kingdom.some((e) => e.id === id)));
    const choice = randomChoice(dice, kingdom[0]);
    const board = boardFrom({
      ...choice,
      kingdom: [...new Set([...kingdom, ...choice.kingdom])].slice(0, 10),
    });
    if (!fits(plan, board)) continue;
    const other = findPlan("big-money-ultimate");
    const players = () =>
      Array.from({ length: board.players }, (_, seat) => planBot(seat % 2 === 0 ? plan : other)(board, ""));
    decisions += bothInParts(board, `plan ${i}`, players, dice);
  }
  expect(decisions).toBeGreaterThan(1000);
});

/** Wants of everything a little, in an order drawn by lot, so that any card comes into any hand. */
function collector(board: Board, dice: Dice): Plan {
  const ids = dice.some(
    board.piles.map((pile) => pile.id),
    board.piles.length,
  );
  const few = (id: string): Rule => ({
    what: id,
    if: { is: "<", a: { count: "owned", of: id }, b: 1 + dice.below(3) },
  });
  return {
    name: "Collector",
    notes: [],
    needs: [],
    lists: { buy: [{ what: "province" }, ...ids.map(few), { what: "gold" }, { what: "silver" }] },
    choose: [],
  };
}

/** Players who say what they buy without a plan of their own, and one with a plan for every board. */
const HOUSE = [squire, steward, jester, scullion, piper, yeoman];

it("on boards of all sets and of those to come", () => {
  let plain = 0;
  for (let i = 0; i < 90; i++) {
    const dice = new Dice(`collectors ${i}`);
    const sets = i % 3 === 0 ? withOthers : i % 3 === 1 ? withOthers.slice(0, 1) : withOthers.slice(0, 4);
    const board = boardFrom(randomChoice(dice, undefined, sets), sets);
    if (mayBePlain(start(board, ""))) plain++;
    const plans = Array.from({ length: board.players }, () => collector(board, dice));
    const makers = i % 2 === 0 ? plans.map((plan) => planBot(plan)) : dice.some(HOUSE, board.players);
    bothInParts(board, `collectors ${i}`, () => makers.map((maker) => maker(board, "")), dice);
  }
  expect(plain).toBeGreaterThan(40);
});

it("and in a game rich in Actions only cards ask anything", () => {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  const verbs = new Set<string>();
  const heard = (bot: Bot): Bot => ({
    ...bot,
    answer(view, d) {
      verbs.add(d.verb);
      return bot.answer(view, d);
    },
  });
  const [short, long] = [start(board, 7), start(board, 7)];
  const played = playAndCount(short, [heard(firstGameEngine(board)), heard(firstGameEngine(board))]);
  expect([...verbs]).toEqual(["discard"]);
  // Actions count as work as if they had been asked, and purchases as what they are.
  let purchases = 0;
  const bots = [firstGameEngine(board), firstGameEngine(board)].map(asked);
  const answers = playAndCount(
    long,
    bots.map((bot) => ({
      ...bot,
      answer(view, d) {
        if (d.verb === "buy") purchases++;
        return bot.answer(view, d);
      },
    })),
  );
  expect(fingerprint(short)).toBe(fingerprint(long));
  expect(played).toEqual({ asked: answers.asked - purchases, plain: purchases });
});

it("but not where somebody writes the game down or wants every question", () => {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  expect(mayBePlain(start(board, 1))).toBe(true);
  expect(mayBePlain(start(board, 1, { log: true }))).toBe(false);
  expect(mayBePlain(start(board, 1, { history: true }))).toBe(false);
  const g = start(board, 1, { first: 0 });
  const before = fingerprint(g);
  expect(playPlainTurns(g, [NOTHING_SAID, NOTHING_SAID], 100)).toBe(0);
  expect(fingerprint(g)).toBe(before);
});
