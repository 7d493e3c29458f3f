/** Piles of several kinds: only the top can be had, and the pile is empty when nothing is left of it. */
import { describe, expect, it } from "vitest";
import { card, type PileDef } from "../src/card.ts";
import { Refusal } from "../src/decisions.ts";
import { explain } from "../src/explain.ts";
import type { Game } from "../src/game.ts";
import { effect } from "../src/program.ts";
import { undo } from "../src/record.ts";
import { answer } from "../src/run.ts";
import { start } from "../src/start.ts";
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

const shard = (id: string) => card(id, { types: ["Action"], cost: 0 });
const Rubble: PileDef = {
  id: "p-rubble",
  set: "",
  cards: ["p-brick", "p-slate", "p-beam"].map(shard),
  stack: () => ["p-brick", "p-slate", "p-beam"].flatMap((id) => Array<string>(5).fill(id)),
  seen: "top",
  deals: (players) => 3 * players,
};

describe("a pile of which only some are dealt", () => {
  const dealt = (seed: string, options = {}) => {
    const { board } = table([Rubble], []);
    const g = start(board, seed, options);
    return { g, at: board.piles.findIndex(({ id }) => id === "p-rubble") };
  };
  const mixed = ({ g, at }: ReturnType<typeof dealt>) => g.mixed[g.board.piles[at].mixed];

  it("is as high as the number of players says, and another in every game", () => {
    const games = Array.from({ length: 20 }, (_, i) => dealt(`rubble ${i}`));
    for (const game of games) expect([mixed(game).length, game.g.piles[game.at]]).toEqual([6, 6]);
    expect(new Set(games.map((game) => mixed(game).toSorted().join())).size).toBeGreaterThan(5);
  });

  it("shows its top and nothing of the rest, not even by counts and reasons", () => {
    for (let i = 0; i < 20; i++) {
      const game = dealt(`rubble ${i}`);
      const { g, at } = game;
      const seen = view(g, g.player);
      const shown = seen.toJSON().supply[at];
      expect(shown).toMatchObject({ count: 6, cards: [shown.top] });
      const { kinds } = g.board.piles[at];
      expect(kinds.map((kind) => seen.left(kind)).toSorted()).toEqual([0, 0, 1]);
      for (const kind of kinds)
        if (kind !== mixed(game).at(-1))
          expect(explain(g, g.player, `buy:${g.board.kinds[kind].id}`)).toMatchObject({ code: "covered" });
    }
  });

  it("may hold anything in an imagined world that has not come to light", () => {
    const game = dealt("rubble");
    const { g, at } = game;
    const real = mixed(game);
    const worlds = Array.from({ length: 60 }, (_, i) => view(g, g.player).imagine(`world ${i}`));
    const below = worlds.map((world) => world.mixed[g.board.piles[at].mixed]);
    for (const cards of below) {
      expect(cards.length).toBe(6);
      expect(cards.at(-1)).toBe(real.at(-1));
      for (const kind of g.board.piles[at].kinds)
        expect(cards.filter((other) => other === kind).length).toBeLessThanOrEqual(5);
    }
    expect(new Set(below.map((cards) => cards.toSorted().join())).size).toBeGreaterThan(5);
  });

  it("gives its next card away to whoever takes the top: that is not undone", () => {
    const { g } = dealt("rubble", { history: true });
    const who = g.player;
    while (asked(g).verb !== "buy") answer(g, who, "end");
    const top = asked(g).options.find((option) => /^buy:p-(brick|slate|beam)$/.test(option)) ?? "";
    g.buys = 2;
    answer(g, who, top);
    expect(() => undo(g, who)).toThrow(Refusal);
  });
});
