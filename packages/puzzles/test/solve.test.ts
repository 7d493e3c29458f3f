/** Turns that are solved whole: what is proved, and what proves nothing. */
import { boardOf } from "@fiefdom/cards";
import { arrange, type Position } from "@fiefdom/engine/position";
import { expect, test } from "vitest";
import { type Goal, solve } from "../src/solve.ts";

const KINGDOM = [
  "village",
  "smithy",
  "remodel",
  "workshop",
  "militia",
  "cellar",
  "market",
  "festival",
  "chapel",
  "gardens",
];

const solved = (mine: Position["players"][number], goal: Goal, rest: Partial<Position> = {}) => {
  const board = boardOf({ players: 2, kingdom: KINGDOM });
  const other = { hand: ["gold", "gold", "gold", "estate", "estate"] };
  return solve(arrange(board, { players: [mine, other], ...rest }, { seed: "solve" }), goal);
};

test("the last Province is had by remodelling a Gold, not by buying it", () => {
  const found = solved({ hand: ["remodel", "gold", "copper"] }, "win", { supply: { province: 1 } });
  expect(found).toMatchObject({ best: 1, ways: 1 });
  // With two coins left something else could be bought besides: that would be another end.
  const more = solved({ hand: ["remodel", "gold", "copper", "copper"] }, "win", { supply: { province: 1 } });
  expect(more).toMatchObject({ best: 1, ways: 4 });
});

test("a game that can't be won in this turn is not won", () => {
  expect(solved({ hand: ["copper", "copper"] }, "win", { supply: { province: 1 } })).toMatchObject({
    best: 0,
  });
});

test("points are counted at the end of the turn, and two ways to have as many are two", () => {
  // Six coins and two Buys: two Estates, or one that the Workshop brings and one bought.
  const one = solved({ hand: ["workshop", "copper", "copper"] }, "points");
  expect(one).toMatchObject({ best: 2, ways: 1 });
  const two = solved({ hand: ["copper", "copper", "copper", "copper", "copper"] }, "points");
  expect(two).toMatchObject({ best: 3, ways: 1 });
  const none = solved({ hand: ["copper"] }, "points");
  expect(none).toMatchObject({ best: 0 });
});

test("a line that would shuffle proves nothing, one that ends before it does", () => {
  expect(
    solved({ hand: ["smithy", "copper"], deck: ["copper"], discard: ["gold", "estate"] }, "points"),
  ).toBe("shuffles");
  // Cards for the next turn may be shuffled: that is no longer asked about.
  expect(solved({ hand: ["copper", "copper"], deck: ["copper"], discard: ["gold"] }, "points")).toMatchObject(
    {
      best: 1,
    },
  );
});

test("where another would have to choose, nothing is proved", () => {
  const board = boardOf({ players: 2, kingdom: KINGDOM });
  const position: Position = {
    players: [{ hand: ["militia"] }, { hand: ["copper", "copper", "estate", "gold", "silver"] }],
  };
  expect(solve(arrange(board, position, { seed: "solve" }), "points")).toBe("another-decides");
});

test("too much to look through is given up", () => {
  const board = boardOf({ players: 2, kingdom: KINGDOM });
  const hand = ["cellar", "village", "market", "festival", "copper", "silver", "gold", "estate", "duchy"];
  const deck = Array<string>(12).fill("copper");
  const position: Position = { players: [{ hand, deck }, {}] };
  const from = arrange(board, position, { seed: "solve" });
  expect(solve(from, "points", { positions: 50, answers: 80 })).toBe("too-many-answers");
  expect(solve(from, "points", { positions: 50, answers: 2000 })).toBe("too-many-positions");
});
