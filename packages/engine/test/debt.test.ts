/** Debt: taken with a purchase, paid off with coins, and in the way of everything until then. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { explain } from "../src/explain.ts";
import { effect } from "../src/program.ts";
import { plus, plusDebt } from "../src/verbs/bonus.ts";
import { gain } from "../src/verbs/gain.ts";
import { asked, discardPile, say, story, table } from "./table.ts";

const Palace = card("b-palace", {
  types: ["Action"],
  cost: 0,
  debt: 4,
  play: effect(plus({ coins: 2, actions: 1 })),
});
const Villa = card("b-villa", { types: ["Action"], cost: 1, debt: 2 });
const Tithe = card("b-tithe", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 }), plusDebt(2)),
});
const Giver = card("b-giver", { types: ["Action"], cost: 2, play: effect(gain("b-palace")) });

it("a card with Debt in its cost can be bought with no coins at all", () => {
  const g = table([Palace], [{ hand: ["field"] }]);
  expect(asked(g).options).toContain("buy:b-palace");
  say(g, "buy:b-palace");
  expect(g.players[0].debt).toBe(4);
  expect(story(g, "buy", "gain")).toEqual(["buy 0 b-palace", "gain 0 b-palace"]);
});

it("both parts of a cost must be met: the coins at once", () => {
  const g = table([Villa], [{ hand: ["coin"] }]);
  expect(explain(g, 0, "buy:b-villa")).toEqual({
    code: "too-dear",
    n: 1,
    treasures: ["coin"],
    option: "treasures:b-villa",
  });
  say(g, "treasures", "buy:b-villa");
  expect(g.players[0].debt).toBe(2);
});

it("gaining without buying takes no Debt", () => {
  const g = table([Palace, Giver], [{ hand: ["b-giver"] }]);
  say(g, "play:b-giver");
  expect(g.players[0].debt).toBe(0);
  expect(discardPile(g)).toEqual(["b-palace"]);
});

it("whoever has Debt buys nothing; any part of it can be paid off", () => {
  const g = table([Tithe], [{ hand: ["b-tithe", "coin", "coin", "coin"] }]);
  say(g, "play:b-tithe");
  expect(explain(g, 0, "buy:coin")).toEqual({ code: "debt", n: 2 });
  expect(asked(g).options).toEqual(["play:coin", "treasures", "end"]);
  say(g, "treasures");
  expect(asked(g).options).toEqual(["pay:2", "pay:1", "end"]);
  say(g, "pay:1", "pay:1");
  expect([g.coins, g.players[0].debt, g.buys]).toEqual([1, 0, 1]);
  expect(asked(g).options).toContain("buy:coin");
});

it("Debt stays until it is paid, over turns", () => {
  const g = table([Palace], [{ hand: ["field"] }]);
  say(g, "buy:b-palace", "end");
  expect(g.player).toBe(0);
  expect(g.players[0].debt).toBe(4);
});

it("printed rules: paying ends the playing of Treasures, and happens only in the Buy phase", () => {
  const g = table([Tithe, Palace], [{ hand: ["b-tithe", "b-palace", "coin", "coin"] }], {
    ruleset: "printed",
  });
  say(g, "play:b-palace", "play:b-tithe");
  expect(asked(g).verb).toBe("buy");
  say(g, "pay:1");
  expect(asked(g).options).toEqual(["pay:1", "end"]);
  expect(explain(g, 0, "play:coin")).toEqual({ code: "treasures-over" });
});

it("current rules: it may be paid between Actions, and Treasures still follow a payment", () => {
  const hand = ["b-tithe", "b-palace", "b-palace", "coin"];
  const g = table([Tithe, Palace], [{ hand }], { ruleset: "current" });
  say(g, "play:b-palace", "play:b-tithe");
  expect(asked(g)).toEqual({ seat: 0, verb: "action", options: ["play:b-palace", "pay:2", "pay:1", "end"] });
  say(g, "pay:1", "end", "pay:1");
  expect(asked(g).options).toContain("play:coin");
});

it("nobody is asked for a payment in an Action phase with no Action to play: the Buy phase takes it", () => {
  const g = table([Tithe, Palace], [{ hand: ["b-tithe", "b-palace", "coin"] }], { ruleset: "current" });
  say(g, "play:b-palace", "play:b-tithe");
  expect(asked(g)).toEqual({
    seat: 0,
    verb: "buy",
    options: ["play:coin", "treasures", "pay:2", "pay:1", "end"],
  });
});
