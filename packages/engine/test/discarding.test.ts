/** Discarding by a text, and being discarded from play at Clean-up: two different things. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { effect } from "../src/program.ts";
import { plus } from "../src/verbs/bonus.ts";
import { discard, discardDownTo, putItInHand } from "../src/verbs/cards.ts";
import { eachOtherPlayer } from "../src/verbs/flow.ts";
import { asked, discardPile, hand, inPlay, say, table } from "./table.ts";

const Sieve = card("d-sieve", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 }), discard({ exactly: 2 })),
});
const Bailiff = card("d-bailiff", {
  types: ["Action", "Attack"],
  cost: 2,
  play: effect(eachOtherPlayer(discardDownTo(3))),
});
const Midden = card("d-midden", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 })),
  whileInPlay: [{ on: "discard", do: effect(plus({ coins: 1 })) }],
});
const Lamp = card("d-lamp", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 })),
  whenDiscardedFromPlay: effect(plus({ vp: 1 })),
});
const Boomerang = card("d-boomerang", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 })),
  whenDiscardedFromPlay: effect(putItInHand),
});

it("every discarded card sets the ability off", () => {
  const g = table([Midden, Sieve], [{ hand: ["d-midden", "d-sieve", "field", "field"] }]);
  say(g, "play:d-midden", "play:d-sieve");
  expect(g.coins).toBe(2);
});

it("another player's discard is not yours", () => {
  const g = table(
    [Midden, Bailiff],
    [{ hand: ["d-midden", "d-bailiff"] }, { hand: ["coin", "coin", "field", "field"] }],
  );
  say(g, "play:d-midden", "play:d-bailiff", "coin");
  expect(g.coins).toBe(0);
  expect(discardPile(g, 1)).toEqual(["coin"]);
});

it("Clean-up discards, but is not a discard that abilities of the hand's cards see", () => {
  const g = table([Midden], [{ hand: ["d-midden", "field", "field"] }]);
  say(g, "play:d-midden", "end");
  expect(g.coins).toBe(0);
});

it("a card that is discarded from play knows it, once for each copy in play", () => {
  const g = table([Lamp], [{ hand: ["d-lamp", "d-lamp", "d-lamp"] }]);
  say(g, "play:d-lamp", "play:d-lamp", "end", "end");
  expect(g.players[0].vp).toBe(2);
  expect(inPlay(g)).toEqual([]);
});

it("a card discarded from play can move on from the discard pile", () => {
  const g = table(
    [Boomerang],
    [{ hand: ["d-boomerang"], deck: ["field", "field", "field", "field", "field", "field"] }],
  );
  say(g, "play:d-boomerang", "end");
  expect(asked(g).seat).toBe(1);
  expect(hand(g)).toEqual(["d-boomerang", "field", "field", "field", "field", "field"]);
});
