/** Revealing shows cards to all and leaves them; looking at them shows them to one. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { determinize } from "../src/determinize.ts";
import { kindOf } from "../src/game.ts";
import { redact } from "../src/log.ts";
import { effect } from "../src/program.ts";
import { load, save } from "../src/save.ts";
import { plus } from "../src/verbs/bonus.ts";
import {
  choose,
  discard,
  discardTheRest,
  lookAtTop,
  putPickedAnywhereInDeck,
  putTheRestBack,
  revealHand,
  revealPicked,
  revealTop,
  setPickedAsideFaceDown,
  topdeckIt,
} from "../src/verbs/cards.ts";
import { eachOtherPlayer, lasting, leftNeighbour } from "../src/verbs/flow.ts";
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

const Slip = card("r-slip", {
  types: ["Action"],
  cost: 2,
  play: effect(choose("topdeck", { exactly: 1 }), putPickedAnywhereInDeck),
});
const Shelter = card("r-shelter", {
  types: ["Action", "Duration"],
  cost: 2,
  play: effect(
    plus({ actions: 1 }),
    choose("set-aside", { upTo: all }),
    setPickedAsideFaceDown,
    lasting({ until: "done", abilities: [{ on: "turnStart", once: true, do: effect(discardTheRest) }] }),
  ),
});
const Dare = card("r-dare", {
  types: ["Action"],
  cost: 2,
  play: effect(
    choose("reveal", { exactly: 1 }),
    revealPicked,
    leftNeighbour(choose("reveal", { fits: (_, kind, f) => kind === kindOf(f.it), upTo: 1 }), revealPicked),
  ),
});
/** Comes back to whoever discards it from play. */
const returning = (id: string) =>
  card(id, {
    types: ["Action"],
    cost: 2,
    play: effect(plus({ actions: 1 })),
    whenDiscardedFromPlay: { may: true, do: effect(topdeckIt) },
  });
const Boomerang = returning("r-boomerang");
const Kite = returning("r-kite");

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

it("a card slipped into the deck is known to its player, and its place to all", () => {
  const g = table([Slip], [{ hand: ["r-slip", "bill", "coin"], deck: ["coin", "coin", "field"] }]);
  say(g, "play:r-slip", "bill", "2");
  expect(deck(g)).toEqual(["coin", "coin", "bill", "field"]);
  const put = g.log!.entries.find((entry) => entry.what === "intoDeck")!;
  expect(redact(put, 0)).toMatchObject({ n: 2, cards: [g.board.kind("bill")] });
  expect(redact(put, 1)).toMatchObject({ n: 2 });
  expect(redact(put, 1)).not.toHaveProperty("cards");
});

it("a view tells what an effect has set aside: its player which cards, the others how many", () => {
  const g = table([Shelter], [{ hand: ["r-shelter", "r-shelter", "bill", "coin", "coin"] }]);
  say(g, "play:r-shelter", ["bill", "coin"], "play:r-shelter", ["coin"]);
  const held = (seat: number) =>
    view(g, seat)
      .toJSON()
      .lasting.map(({ holds }) => holds);
  expect(held(0)).toEqual([
    { aside: [], hidden: ["bill", "coin"], hiddenSize: 2 },
    { aside: [], hidden: ["coin"], hiddenSize: 1 },
  ]);
  const hidden = [
    { aside: [], hiddenSize: 2 },
    { aside: [], hiddenSize: 1 },
  ];
  expect(held(1)).toEqual(hidden);
  expect(held(-1)).toEqual(hidden);
  expect(view(determinize(g, 1, "other"), 1).toJSON()).toEqual(view(g, 1).toJSON());
});

it("whoever is asked about a card that was shown imagines it in the hand where it lies", () => {
  const zones = [
    { hand: ["r-dare", "bill", "coin", "field"], deck: ["coin", "coin", "field", "field"] },
    { hand: ["bill", "coin"] },
  ];
  const g = table([Dare], zones);
  say(g, "play:r-dare", "bill");
  expect(asked(g)).toMatchObject({ seat: 1, options: ["bill"] });
  const hands = new Set<string>();
  for (let n = 0; n < 20; n++) {
    const world = determinize(g, 1, `${n}`);
    expect(kindOf(world.stack.at(-1)!.it)).toBe(g.board.kind("bill"));
    expect(hand(world, 0)).toContain("bill");
    hands.add(`${hand(world, 0)}`);
  }
  expect(hands.size).toBeGreaterThan(1);
});

it("whoever may do something with a card that went to the discard pile still knows which one it is", () => {
  const hand = ["r-boomerang", "r-kite", "r-gossip", "coin"];
  const g = table([Boomerang, Kite, Gossip], [{ hand, discard: ["field"] }]);
  say(g, "play:r-boomerang", "play:r-kite", "play:r-gossip", "end");
  expect(asked(g)).toMatchObject({ seat: 0, verb: "react" });
  for (let n = 0; n < 20; n++) {
    const world = determinize(g, 0, `${n}`);
    expect(load(save(world), () => g.board).decision).toEqual(g.decision);
  }
});
