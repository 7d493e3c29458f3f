/** What cards cost just now, and what changed it. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { costOf, costsMore, explainCost, inCoins, sameCost, upTo } from "../src/cost.ts";
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
const Flask = card("c-flask", { types: ["Treasure"], cost: 4, play: effect(plus({ potions: 1 })) });
const Elixir = card("c-elixir", { types: ["Action"], cost: 2, potions: 1 });

it("a change lasts as long as its cause, and names it", () => {
  const g = table([Bridge], [{ hand: ["c-bridge", "c-bridge"] }]);
  say(g, "play:c-bridge", "play:c-bridge");
  const bill = g.board.kind("bill");
  const bridge = g.board.kind("c-bridge");
  expect(explainCost(g, bill)).toEqual({
    ...inCoins(1),
    printed: inCoins(3),
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
  expect(costOf(g, bill)).toEqual(inCoins(3));
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

it("the parts of a cost are compared one by one", () => {
  const g = table([Loan, Elixir], [{}]);
  const cost = (coins: number, debt: number, potions = 0) => ({ coins, debt, potions });
  const loan = g.board.kind("c-loan");
  expect(upTo(g, loan, inCoins(9))).toBe(false);
  expect(upTo(g, loan, cost(2, 3))).toBe(true);
  const elixir = g.board.kind("c-elixir");
  expect(costOf(g, elixir)).toEqual(cost(2, 0, 1));
  expect(upTo(g, elixir, inCoins(9))).toBe(false);
  expect(upTo(g, elixir, cost(2, 0, 1))).toBe(true);
  expect(upTo(g, elixir, cost(1, 5, 1))).toBe(false);
  expect(costsMore(cost(2, 3), cost(2, 0))).toBe(true);
  expect(costsMore(cost(2, 0, 1), cost(2, 0))).toBe(true);
  expect(costsMore(cost(8, 0), cost(0, 8))).toBe(false);
  expect(costsMore(cost(8, 0), cost(0, 0, 1))).toBe(false);
  expect(costsMore(cost(2, 3, 1), cost(2, 3, 1))).toBe(false);
  expect(sameCost(cost(2, 0, 1), cost(2, 0))).toBe(false);
});

it("a Potion is earned, missed, shown and spent like coins, and gone with the turn", () => {
  const g = table(
    [Elixir, Flask],
    [{ hand: ["bill", "c-flask", "coin", "coin"], deck: ["coin", "coin"] }, {}],
  );
  const elixir = g.board.kind("c-elixir");
  expect(explain(g, 0, "buy:c-elixir")).toMatchObject({
    code: "too-dear",
    n: 2,
    treasures: ["bill", "c-flask"],
  });
  say(g, "play:bill");
  expect(explain(g, 0, "buy:c-elixir")).toMatchObject({ code: "no-potion", n: 1, treasures: ["c-flask"] });
  expect(view(g, 1).toJSON().potions).toBe(0);
  say(g, "play:c-flask");
  expect(view(g, 1).toJSON()).toMatchObject({ potions: 1, coins: 2 });
  expect(asked(g).options).toContain("buy:c-elixir");
  say(g, "buy:c-elixir");
  expect([g.coins, g.potions]).toEqual([0, 0]);
  expect(view(g, 0).cost(elixir)).toMatchObject({ coins: 2, debt: 0, potions: 1 });
});
