/** What cards cost just now, and what changed it. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { costOf, costsMore, explainCost, upTo } from "../src/cost.ts";
import { explain } from "../src/explain.ts";
import { effect } from "../src/program.ts";
import { plus } from "../src/verbs/bonus.ts";
import { lasting, thisTurn } from "../src/verbs/flow.ts";
import { gainOne } from "../src/verbs/gain.ts";
import { costing } from "../src/verbs/words.ts";
import { view } from "../src/view.ts";
import { asked, say, table } from "./table.ts";

const Bridge = card("c-bridge", {
  types: ["Action"],
  cost: 4,
  play: effect(plus({ actions: 1 }), thisTurn({ cost: () => -1 })),
});
const Levy = card("c-levy", {
  types: ["Action", "Duration"],
  cost: 4,
  play: effect(
    plus({ actions: 1 }),
    lasting({ until: "yourNextTurn", cost: (g, kind) => (g.board.kinds[kind].id === "bill" ? 2 : 0) }),
  ),
});
const Shy = card("c-shy", {
  types: ["Action"],
  cost: 6,
  costChange: (g) => (g.phase === 1 ? -2 * g.players[g.player].play.length : 0),
});
const Builder = card("c-builder", { types: ["Action"], cost: 4, play: effect(gainOne(costing(1))) });
const Decree = card("c-decree", { kind: "event", types: ["Event"], cost: 2, play: effect(plus({ vp: 1 })) });
const Loan = card("c-loan", { types: ["Action"], cost: 2, debt: 3 });

it("a change lasts as long as its cause, and names it", () => {
  const g = table([Bridge], [{ hand: ["c-bridge", "c-bridge"] }]);
  say(g, "play:c-bridge", "play:c-bridge");
  const bill = g.board.kind("bill");
  const bridge = g.board.kind("c-bridge");
  expect(explainCost(g, bill)).toEqual({
    coins: 1,
    debt: 0,
    printed: { coins: 3, debt: 0 },
    causes: [
      { source: bridge, change: -1 },
      { source: bridge, change: -1 },
    ],
  });
  const pile = view(g, 1)
    .toJSON()
    .supply.find(({ pile: id }) => id === "bill");
  expect(pile).toMatchObject({ cost: { coins: 1 }, printedCost: { coins: 3 } });
  const change = { source: "c-bridge", change: -1 };
  const { costs } = view(g, 1).toJSON();
  expect(costs?.bill).toEqual({ coins: 1, debt: 0, causes: [change, change] });
  // What is nothing already has not changed.
  expect(costs).not.toHaveProperty("coin");
  say(g, "end");
  expect(costOf(g, bill)).toEqual({ coins: 3, debt: 0 });
  expect(view(g, 1).toJSON()).not.toHaveProperty("costs");
});

it("nothing costs less than nothing", () => {
  const g = table([Bridge], [{ hand: ["c-bridge", "c-bridge", "c-bridge"] }]);
  say(g, "play:c-bridge", "play:c-bridge", "play:c-bridge");
  expect(costOf(g, g.board.kind("field")).coins).toBe(0);
});

it("effects that speak of costs mean the cost just now", () => {
  const g = table([Bridge, Builder], [{ hand: ["c-bridge", "c-builder"] }]);
  say(g, "play:c-bridge", "play:c-builder");
  expect(asked(g).options).toEqual(["coin", "field", "blight"]);
});

it("Events are not cards: their cost stays", () => {
  const g = table([Bridge], [{ hand: ["c-bridge", "coin"] }], { landscapes: [Decree] });
  say(g, "play:c-bridge", "treasures");
  expect(asked(g).options).toContain("buy:field");
  expect(asked(g).options).not.toContain("buy:c-decree");
  expect(explain(g, 0, "buy:c-decree")).toEqual({ code: "too-dear", n: 1 });
});

it("costs can rise for others, until your next turn", () => {
  const g = table([Levy], [{ hand: ["c-levy"] }, { hand: ["coin", "coin", "coin"] }]);
  say(g, "play:c-levy", "end", "treasures");
  expect(explain(g, 1, "buy:bill")).toEqual({ code: "too-dear", n: 2 });
  say(g, "end");
  expect(costOf(g, g.board.kind("bill")).coins).toBe(3);
});

it("a card can change its own cost", () => {
  const g = table([Shy], [{ hand: ["coin", "coin"] }]);
  const shy = g.board.kind("c-shy");
  say(g, "play:coin");
  expect(costOf(g, shy).coins).toBe(4);
  say(g, "play:coin");
  expect(costOf(g, shy).coins).toBe(2);
  expect(explainCost(g, shy).causes).toEqual([{ source: shy, change: -4 }]);
  expect(asked(g).options).toContain("buy:c-shy");
});

it("Debt in a cost is compared apart from coins", () => {
  const g = table([Loan], [{}]);
  const loan = g.board.kind("c-loan");
  expect(upTo(g, loan, { coins: 9, debt: 0 })).toBe(false);
  expect(upTo(g, loan, { coins: 2, debt: 3 })).toBe(true);
  expect(costsMore({ coins: 2, debt: 3 }, { coins: 2, debt: 0 })).toBe(true);
  expect(costsMore({ coins: 8, debt: 0 }, { coins: 0, debt: 8 })).toBe(false);
  expect(costsMore({ coins: 2, debt: 3 }, { coins: 2, debt: 3 })).toBe(false);
});
