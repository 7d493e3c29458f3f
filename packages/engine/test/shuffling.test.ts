/** Shuffling: when it happens, what it moves, and who may react before the cards are drawn. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { effect } from "../src/program.ts";
import { plus } from "../src/verbs/bonus.ts";
import { topdeck } from "../src/verbs/cards.ts";
import { deck, discardPile, hand, say, story, table } from "./table.ts";

const Draw3 = card("s-draw", { types: ["Action"], cost: 2, play: effect(plus({ cards: 3, actions: 1 })) });
const Abacus = card("s-abacus", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 })),
  whileInPlay: [{ on: "shuffle", do: effect(plus({ vp: 1 })) }],
});
const Stacker = card("s-stacker", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 })),
  whileInPlay: [{ on: "shuffle", may: true, do: effect(topdeck({ exactly: 1 })) }],
});

it("the discard pile goes under what is left of the deck, and only when cards are short", () => {
  const g = table([Draw3], [{ hand: ["s-draw"], deck: ["bill", "bill", "bill"], discard: ["field"] }]);
  say(g, "play:s-draw");
  expect(story(g, "shuffle")).toEqual([]);
  const h = table([Draw3], [{ hand: ["s-draw"], deck: ["bill", "bill"], discard: ["field", "field"] }]);
  say(h, "play:s-draw");
  expect(hand(h)).toEqual(["bill", "bill", "field"]);
  expect(deck(h)).toEqual(["field"]);
  expect(discardPile(h)).toEqual([]);
});

it("cards in play are not shuffled in", () => {
  const g = table([Draw3], [{ hand: ["s-draw"], discard: ["field"] }]);
  say(g, "play:s-draw");
  expect(hand(g)).toEqual(["field"]);
});

it("an ability hears each shuffle of its owner", () => {
  const zones = [{ hand: ["s-abacus", "s-draw", "s-draw"], discard: ["field", "field", "field"] }];
  const g = table([Draw3, Abacus], zones);
  say(g, "play:s-abacus", "play:s-draw", "play:s-draw");
  expect(g.players[0].vp).toBe(1);
});

it("a reaction to the shuffle comes before the cards are drawn", () => {
  const zones = [{ hand: ["s-stacker", "s-draw", "bill"], discard: ["field", "field", "field"] }];
  const g = table([Draw3, Stacker], zones);
  say(g, "play:s-stacker", "play:s-draw", "use:s-stacker");
  // Only the Bill is left in hand, so it goes on top without a question, and is drawn again.
  expect(hand(g)).toEqual(["bill", "field", "field"]);
  expect(deck(g)).toEqual(["field"]);
});

it("the outcome of a shuffle can be fixed beforehand", () => {
  const g = table([Draw3], [{ hand: ["s-draw"], discard: ["field", "bill", "field", "coin", "field"] }]);
  g.rigged = [[0, g.board.kind("coin"), g.board.kind("field"), g.board.kind("bill")]];
  say(g, "play:s-draw");
  expect(hand(g)).toEqual(["bill", "coin", "field"]);
  expect(g.rigged).toEqual([]);
});
