/** Piles of several kinds: only the top can be had, and the pile is empty when nothing is left of it. */
import { expect, it } from "vitest";
import { card, type PileDef } from "../src/card.ts";
import { explain } from "../src/explain.ts";
import type { Game } from "../src/game.ts";
import { effect } from "../src/program.ts";
import { putOnPile } from "../src/supply.ts";
import { gain } from "../src/verbs/gain.ts";
import { view } from "../src/view.ts";
import { asked, discardPile, left, say, table } from "./table.ts";

const Seed = card("p-seed", { types: ["Action"], cost: 2 });
const Tree = card("p-tree", { types: ["Action"], cost: 4 });
const Grove: PileDef = {
  id: "p-grove",
  set: "",
  cards: [Seed, Tree],
  stack: () => ["p-seed", "p-seed", "p-tree"],
};
const Gardener = card("p-gardener", { types: ["Action"], cost: 2, play: effect(gain("p-tree")) });

it("the top card is offered, the others are covered", () => {
  const g = table([Grove], [{ hand: ["coin", "coin", "coin", "coin"] }]);
  say(g, "treasures");
  expect(asked(g).options).toContain("buy:p-seed");
  expect(asked(g).options).not.toContain("buy:p-tree");
  expect(explain(g, 0, "buy:p-tree")).toEqual({ code: "covered", card: "p-seed" });
});

it("once the upper kind is gone the lower one appears, and the other is sold out", () => {
  const g = table([Grove], [{ hand: ["coin", "coin", "coin", "coin"] }]);
  g.buys = 3;
  g.coins = 20;
  say(g, "treasures", "buy:p-seed", "buy:p-seed");
  expect(asked(g).options).toContain("buy:p-tree");
  expect(explain(g, 0, "buy:p-seed")).toEqual({ code: "pile-empty" });
  expect(g.emptyPiles).toBe(0);
  say(g, "buy:p-tree");
  expect(g.emptyPiles).toBe(1);
  expect(left(g, "p-grove")).toBe(0);
});

it("a covered card cannot be gained by name", () => {
  const g = table([Grove, Gardener], [{ hand: ["p-gardener"] }]);
  say(g, "play:p-gardener");
  expect(discardPile(g)).toEqual([]);
});

it("a card that returns covers the rest again, and fills an empty pile", () => {
  const g = table([Grove], [{ hand: ["coin"] }]);
  g.buys = 3;
  g.coins = 20;
  say(g, "treasures", "buy:p-seed", "buy:p-seed", "buy:p-tree");
  putOnPile(g, g.board.kind("p-seed"));
  expect(g.emptyPiles).toBe(0);
  expect(
    view(g, 1)
      .toJSON()
      .supply.find(({ pile }) => pile === "p-grove"),
  ).toMatchObject({ top: "p-seed", count: 1, cards: ["p-seed"] });
});

it("everybody may look through such a pile", () => {
  const g = table([Grove], [{}]);
  expect(
    view(g, -1)
      .toJSON()
      .supply.find(({ pile }) => pile === "p-grove")?.cards,
  ).toEqual(["p-seed", "p-seed", "p-tree"]);
});

/** Takes away all that is left of these piles. */
function empty(g: Game, ...ids: string[]): void {
  for (const id of ids) g.piles[g.board.piles.findIndex((pile) => pile.id === id)] = 0;
  g.emptyPiles = g.piles.filter((n) => n === 0).length;
}

it("three empty piles end the game, at a table of five or six only four", () => {
  for (const players of [2, 3, 4]) {
    const g = table([Grove], [], { players });
    empty(g, "bill", "field");
    say(g, "end");
    expect(g.over).toBe(false);
    empty(g, "p-grove");
    say(g, "end");
    expect(g.over).toBe(true);
  }
  for (const players of [5, 6]) {
    const g = table([Grove], [], { players });
    empty(g, "bill", "field", "p-grove");
    say(g, "end");
    expect(g.over).toBe(false);
    empty(g, "blight");
    say(g, "end");
    expect(g.over).toBe(true);
  }
});

it("one pile can end it alone, at the end of the turn", () => {
  const g = table([Grove], [{ hand: ["bill", "bill", "bill", "bill"] }]);
  g.buys = 2;
  g.piles[g.board.pileOf[g.board.kind("realm")]] = 1;
  say(g, "treasures", "buy:realm");
  expect(g.over).toBe(false);
  say(g, "end");
  expect(g.over).toBe(true);
  expect(g.decision).toBeNull();
});
