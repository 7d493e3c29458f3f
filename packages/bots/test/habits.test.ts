/** Recognising a plan by the decks it makes. */
import { boardOf } from "@fiefdom/cards";
import { answer, start, view } from "@fiefdom/engine";
import { expect, it } from "vitest";
import { Habits } from "../src/habits.ts";
import { planBot } from "../src/plan/bot.ts";
import { findPlan } from "../src/plan/plans.ts";

const NAMES = ["Big Money Ultimate", "Witch", "Workshop / Gardens", "Bureaucrat / Gardens"];

it("tells by turn 6 who rushes Gardens, who curses and who just buys money", () => {
  const board = boardOf({
    players: 2,
    kingdom: [
      "cellar",
      "harbinger",
      "vassal",
      "village",
      "workshop",
      "bureaucrat",
      "gardens",
      "poacher",
      "remodel",
      "witch",
    ],
  });
  const bots = NAMES.map((name) => planBot(findPlan(name))(board, ""));
  const habits = new Habits(board, bots, "test");
  bots.forEach((bot, followed) => {
    let right = 0;
    for (let i = 0; i < 10; i++) {
      const g = start(board, `habits/${i}`, { first: 0 });
      while (g.decision !== null && !(g.player === 0 && g.players[0].turns === 7)) {
        const { who } = g.decision;
        answer(g, who, (who === 1 ? bot : bots[0]).answer(view(g, who), g.decision));
      }
      // From what the other seat may know.
      if (habits.likely(view(g, 0).imagine("x"), 1) === followed) right++;
    }
    expect(right, NAMES[followed]).toBeGreaterThanOrEqual(8);
  });
});
