/** Answers that spare the counting: the Treasures that a purchase takes, or the rest of them, as one step. */
import { answer, explain, type Game, Refusal, undo, view } from "@fiefdom/engine";
import { arrange, type Position } from "@fiefdom/engine/position";
import { keepHistory } from "@fiefdom/engine/record";
import { expect, it } from "vitest";
import { boardOf } from "../src/index.ts";

const board = boardOf({
  players: 2,
  kingdom: [
    "grand-market",
    "quarry",
    "crystal-ball",
    "bank",
    "merchant",
    "market",
    "village",
    "moat",
    "smithy",
    "watchtower",
  ],
  landscapes: ["salt-the-earth"],
});

/** Seat 0 in its Buy phase with this hand. */
function holding(hand: readonly string[], change: Partial<Position> = {}): Game {
  const players = [{ hand: [...hand], deck: ["gold", "gold", "estate", "estate", "estate", "estate"] }, {}];
  const g = arrange(board, { players, phase: "buy", ...change }, { seed: "s" });
  keepHistory(g, "s");
  return g;
}
const handOf = (g: Game): string[] =>
  view(g, 0)
    .hand.map((kind) => board.kinds[kind].id)
    .sort();
const inPlay = (g: Game): string[] => [...view(g, 0).toJSON().players[0].inPlay].sort();

it("says which Treasures would pay for it, and one answer plays them and buys it", () => {
  const g = holding(["copper", "copper", "silver", "gold", "estate"]);
  expect(explain(g, 0, "buy:silver")).toEqual({
    code: "too-dear",
    n: 3,
    treasures: ["gold"],
    option: "treasures:silver",
  });
  expect(explain(g, 0, "buy:market")).toMatchObject({ n: 5, treasures: ["gold", "silver"] });
  expect(explain(g, 0, "treasures:market")).toBeNull();
  // It is no option of its own: whoever looks through the options finds what there was before.
  expect(view(g, 0).toJSON().decision).toMatchObject({
    options: expect.not.arrayContaining(["treasures:market", "rest"]),
  });
  const before = JSON.stringify(view(g, 0).toJSON());
  answer(g, 0, "treasures:market");
  expect(view(g, 0).toJSON().players[0].discardSize).toBe(6);
  // The turn ended by itself, and one undo takes everything back.
  expect(JSON.stringify(view(undo(g, 0, { force: true }), 0).toJSON())).toBe(before);
});

it("plays everything where there is more to buy", () => {
  const g = holding(["copper", "copper", "silver", "gold"], { buys: 2 });
  answer(g, 0, "treasures:silver");
  expect(handOf(g)).toEqual([]);
  expect(view(g, 0).toJSON().coins).toBe(4);
  expect(inPlay(g)).toEqual(["copper", "copper", "gold", "silver"]);
});

it("says nothing of help where there is none", () => {
  const g = holding(["copper", "copper", "estate"]);
  expect(explain(g, 0, "buy:gold")).toEqual({ code: "too-dear", n: 6 });
  expect(() => answer(g, 0, "treasures:gold")).toThrow(Refusal);
  expect(() => answer(g, 0, ["treasures:gold"])).toThrow(Refusal);
  expect(() => answer(g, 0, "treasures:copper")).toThrow(Refusal);
  expect(() => answer(g, 1, "treasures:estate")).toThrow(Refusal);
  expect(() => answer(g, 0, "rest")).toThrow(Refusal);
  expect(explain(g, 1, "buy:estate")).toEqual({ code: "not-your-turn" });
});

it("works for Events, leaves out what forbids the purchase, and counts what lowers its cost", () => {
  const event = holding(["copper", "copper", "copper", "silver", "estate"]);
  expect(explain(event, 0, "buy:salt-the-earth")).toMatchObject({ option: "treasures:salt-the-earth" });
  answer(event, 0, "treasures:salt-the-earth");
  expect(event.decision?.verb).toBe("trash");

  const grand = holding(["copper", "gold", "gold", "estate"]);
  expect(explain(grand, 0, "buy:grand-market")).toMatchObject({ treasures: ["gold", "gold"] });
  const quarry = holding(["quarry", "silver", "estate"]);
  expect(explain(quarry, 0, "buy:market")).toMatchObject({ option: "treasures:market" });
});

it("never plays unasked what reveals or asks something, and tells nothing about it", () => {
  const g = holding(["crystal-ball", "silver", "estate"]);
  expect(explain(g, 0, "buy:gold")).toEqual({ code: "too-dear", n: 6 });
  expect(() => answer(g, 0, "treasures:gold")).toThrow(Refusal);
});

it("says what was kept back for what, and plays the rest when told to", () => {
  const g = holding(["copper", "copper", "gold", "gold"]);
  answer(g, 0, "treasures");
  expect(handOf(g)).toEqual(["copper", "copper"]);
  expect(explain(g, 0, "treasures")).toEqual({
    code: "kept-for",
    card: "grand-market",
    treasures: ["copper", "copper"],
    option: "rest",
  });
  // Whoever wants something else than the Grand Market gets it at once, too.
  expect(explain(g, 0, "buy:province")).toMatchObject({ treasures: ["copper", "copper"] });
  answer(g, 0, "rest");
  expect(handOf(g)).toEqual([]);
  expect(view(g, 0).toJSON().coins).toBe(8);
  expect(handOf(undo(g, 0))).toEqual(["copper", "copper"]);
});
