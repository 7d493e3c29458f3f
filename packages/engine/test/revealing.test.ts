/** Revealing shows cards to all and leaves them; looking at them shows them to one. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { redact } from "../src/log.ts";
import { effect } from "../src/program.ts";
import { plus } from "../src/verbs/bonus.ts";
import {
  discard,
  discardTheRest,
  lookAtTop,
  putTheRestBack,
  revealHand,
  revealTop,
} from "../src/verbs/cards.ts";
import { eachOtherPlayer } from "../src/verbs/flow.ts";
import { all } from "../src/verbs/words.ts";
import { view } from "../src/view.ts";
import { asked, deck, discardPile, hand, say, table } from "./table.ts";

const Herald = card("r-herald", { types: ["Action"], cost: 2, play: effect(revealTop(2), discardTheRest) });
const Crier = card("r-crier", {
  types: ["Action"],
  cost: 2,
  play: effect(revealTop(3), putTheRestBack("revealed")),
});
const Spy = card("r-spy", {
  types: ["Action"],
  cost: 2,
  play: effect(lookAtTop(3), discard({ from: "lookedAt", upTo: all }), putTheRestBack("lookedAt")),
});
const Inquest = card("r-inquest", {
  types: ["Action", "Attack"],
  cost: 2,
  play: effect(eachOtherPlayer(revealHand)),
});
const Gossip = card("r-gossip", {
  types: ["Action"],
  cost: 2,
  play: effect(plus({ actions: 1 })),
  whileInPlay: [{ on: "reveal", whose: "anyones", do: effect(plus({ coins: 1 })) }],
});

it("an ability hears each revealed card, whoever reveals it", () => {
  const zones = [{ hand: ["r-gossip", "r-gossip", "r-inquest"] }, { hand: ["field", "coin"] }];
  const g = table([Gossip, Inquest], zones);
  say(g, "play:r-gossip", "play:r-inquest");
  expect(g.coins).toBe(2);
  expect(hand(g, 1)).toEqual(["coin", "field"]);
});

it("revealed cards are seen by all, and counted as shown", () => {
  const g = table([Herald], [{ hand: ["r-herald"], deck: ["bill", "field", "coin"] }]);
  const before = g.revealed;
  say(g, "play:r-herald");
  expect(discardPile(g)).toEqual(["bill", "field"]);
  expect(g.revealed).toBeGreaterThan(before);
  const shown = g.log!.entries.find((entry) => entry.what === "reveal");
  expect(redact(shown!, 1).cards).toHaveLength(2);
});

it("the order in which revealed cards go back is told to nobody", () => {
  const told = (...order: string[]) => {
    const g = table([Crier], [{ hand: ["r-crier"], deck: ["bill", "field", "coin"] }]);
    say(g, "play:r-crier", order);
    expect(deck(g)).toEqual(order);
    return g.log!.entries.map((entry) => redact(entry, 1));
  };
  const one = told("coin", "field", "bill");
  const kinds = (entries: typeof one) => entries.map(({ what, cards }) => [what, cards?.map((c) => c & 255)]);
  expect(kinds(one)).toEqual(kinds(told("bill", "coin", "field")));
});

it("cards looked at are seen by one", () => {
  const g = table([Spy], [{ hand: ["r-spy"], deck: ["bill", "field", "coin"] }]);
  say(g, "play:r-spy");
  expect(asked(g)).toEqual({ seat: 0, verb: "discard", options: ["bill", "field", "coin"] });
  expect(view(g, 0).toJSON().players[0].hidden).toEqual(["bill", "field", "coin"]);
  expect(view(g, 1).toJSON().players[0].hidden).toBeUndefined();
  expect(view(g, 1).hiddenSize(0)).toBe(3);
  const looked = g.log!.entries.find((entry) => entry.what === "look");
  expect(redact(looked!, 0).cards).toHaveLength(3);
  expect(redact(looked!, 1).cards).toBeUndefined();
  expect(redact(looked!, -1).n).toBe(3);
});

it("what is put back lies in the order of the answer, the first on top", () => {
  const g = table([Spy], [{ hand: ["r-spy"], deck: ["bill", "field", "coin"] }]);
  say(g, "play:r-spy", [], ["coin", "bill", "field"]);
  expect(deck(g)).toEqual(["coin", "bill", "field"]);
});
