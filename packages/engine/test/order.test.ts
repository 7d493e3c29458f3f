/** Effects set off at the same time: who goes first, who is asked, and who is not. */
import { expect, it } from "vitest";
import { card } from "../src/card.ts";
import { effect } from "../src/program.ts";
import { plus, plusDebt } from "../src/verbs/bonus.ts";
import {
  anyInPlay,
  choose,
  discardTheRest,
  putItInHand,
  setItAside,
  topdeckIt,
  trash,
} from "../src/verbs/cards.ts";
import { lasting, when } from "../src/verbs/flow.ts";
import { gain } from "../src/verbs/gain.ts";
import { ofType } from "../src/verbs/words.ts";
import { asked, deck, hand, say, story, table } from "./table.ts";

const ready = () => effect(plus({ actions: 1 }));
const Lift = card("o-lift", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", may: true, do: effect(topdeckIt) }],
});
const Grab = card("o-grab", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", do: effect(putItInHand) }],
});
const Burn = card("o-burn", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", do: effect(trash({ exactly: 1 })) }],
});
const Chime = card("o-chime", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", do: effect(plus({ vp: 1 })) }],
});
const Peek = card("o-peek", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", do: effect(plus({ cards: 1 })) }],
});
const Tip = card("o-tip", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", may: true, do: effect(plus({ coins: 1 })) }],
});
const Toll = card("o-toll", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", do: effect(plusDebt(1)) }],
});
const Herald = card("o-herald", {
  types: ["Action"],
  cost: 2,
  play: ready(),
  whileInPlay: [{ on: "gain", first: true, do: effect(gainless()) }],
});
const Envy = card("o-envy", {
  types: ["Action", "Reaction"],
  cost: 2,
  reactions: [{ on: "gain", whose: "anyones", may: true, do: effect(plus({ vp: 1 })) }],
});
function gainless() {
  return plus({ vp: 7 });
}

it("one player's simultaneous effects are ordered by that player", () => {
  const g = table([Grab, Burn], [{ hand: ["o-grab", "o-burn", "field"] }]);
  say(g, "play:o-grab", "play:o-burn", "buy:coin");
  expect(asked(g)).toEqual({ seat: 0, verb: "order", options: ["use:o-grab", "use:o-burn"] });
  say(g, "use:o-grab", ["coin"]);
  expect(hand(g)).not.toContain("coin");
});

it("in the other order something else happens", () => {
  const g = table([Grab, Burn], [{ hand: ["o-grab", "o-burn", "field"], deck: [] }]);
  say(g, "play:o-grab", "play:o-burn", "buy:coin", "use:o-burn");
  // The Field was the only card in hand; then the Coin came into hand, and Clean-up and the next hand followed.
  expect(story(g, "trash", "toHand")).toEqual(["trash 0 field", "toHand 0 coin"]);
});

it("mandatory and optional ones mix freely; what is left and optional can be declined", () => {
  const g = table([Grab, Lift], [{ hand: ["o-grab", "o-lift", "field"] }]);
  say(g, "play:o-grab", "play:o-lift", "buy:coin");
  expect(asked(g)).toEqual({ seat: 0, verb: "order", options: ["use:o-grab", "use:o-lift"] });
  say(g, "use:o-grab");
  expect(asked(g)).toEqual({ seat: 0, verb: "react", options: ["use:o-lift", "end"] });
  say(g, "end");
  expect(story(g, "topdeck")).toEqual([]);
});

it("nobody is asked for the order of effects that are alike, or that only give", () => {
  const g = table([Chime, Toll], [{ hand: ["o-chime", "o-chime", "o-toll"], deck: ["field", "field"] }]);
  say(g, "play:o-chime", "play:o-chime", "play:o-toll", "buy:coin");
  expect(g.players[0].vp).toBe(2);
  expect(asked(g).seat).toBe(1);
});

it("effects that mind nothing go by themselves, and only what matters is asked", () => {
  const zones = [{ hand: ["o-toll", "o-chime", "o-grab", "o-burn"], deck: ["field", "bill"] }];
  const g = table([Toll, Chime, Grab, Burn], zones);
  say(g, "play:o-toll", "play:o-chime", "play:o-grab", "play:o-burn", "buy:coin");
  expect(g.players[0].vp).toBe(1);
  expect(g.players[0].debt).toBe(1);
  expect(asked(g).options).toEqual(["use:o-grab", "use:o-burn"]);
});

it("what comes before all others does so unasked", () => {
  const g = table([Herald, Grab, Burn], [{ hand: ["o-herald", "o-grab", "o-burn"] }]);
  say(g, "play:o-herald", "play:o-grab", "play:o-burn", "buy:coin");
  expect(g.players[0].vp).toBe(7);
  expect(asked(g).options).toEqual(["use:o-grab", "use:o-burn"]);
});

it("several players go in turn order, beginning with the one whose turn it is", () => {
  const zones = [{ hand: ["o-envy"] }, { hand: ["o-envy"] }, { hand: ["o-envy"] }];
  const g = table([Envy], zones, { players: 3 });
  say(g, "end", "end");
  expect(g.player).toBe(1);
  say(g, "end", "buy:coin");
  const order: number[] = [];
  while (asked(g).verb === "react") {
    order.push(asked(g).seat);
    say(g, "use:o-envy");
  }
  expect(order).toEqual([1, 2, 0]);
  expect(g.players.map((player) => player.vp)).toEqual([1, 1, 1]);
});

it("effects of a further gain come in between and are finished first", () => {
  const Chain = card("o-chain", {
    types: ["Action"],
    cost: 2,
    play: ready(),
    whileInPlay: [
      { on: "gain", if: (g, t) => g.board.kinds[t.event.it & 255].id === "coin", do: effect(gain("field")) },
    ],
  });
  const g = table([Chain, Lift], [{ hand: ["o-chain", "o-lift"] }]);
  say(g, "play:o-chain", "play:o-lift", "buy:coin", "use:o-chain");
  // The Field's gain is asked about before the Coin's.
  expect(g.decision?.about.map((kind) => g.board.kinds[kind].id)).toEqual(["field"]);
  say(g, "use:o-lift");
  expect(g.decision?.about.map((kind) => g.board.kinds[kind].id)).toEqual(["coin"]);
  say(g, "end");
  expect(deck(g)).toEqual([]);
  expect(hand(g)).toContain("field");
});

it("what is held by two effects of one card is ordered by the player, if it matters", () => {
  const Keep = card("o-keep", {
    types: ["Action"],
    cost: 2,
    play: effect(
      plus({ actions: 1 }),
      choose("keep", { exactly: 1 }),
      setItAside,
      lasting({ until: "done", abilities: [{ on: "turnStart", once: true, do: effect(discardTheRest) }] }),
    ),
  });
  const g = table([Keep], [{ hand: ["o-keep", "o-keep", "field", "coin"] }]);
  say(g, "play:o-keep", "field", "play:o-keep");
  while (asked(g).verb !== "order") say(g, "end");
  expect(asked(g).options).toEqual(["use:o-keep", "use:o-keep#2"]);
  say(g, "use:o-keep#2");
  expect(story(g, "discard").slice(-2)).toEqual(["discard 0 coin", "discard 0 field"]);
});

it("a waiting effect that does nothing as things stand is no question", () => {
  const Shy = card("o-shy", {
    types: ["Action"],
    cost: 2,
    whenGained: effect(when(anyInPlay(ofType("Treasure")), trash({ exactly: 1 }))),
  });
  const zones = [{ hand: ["o-grab", "bill", "field", "field"] }];
  const quiet = table([Shy, Grab], zones);
  say(quiet, "play:o-grab");
  expect(asked(quiet).options).not.toContain("buy:o-shy");
  say(quiet, "play:bill", "buy:o-shy");
  // With a Treasure in play it trashes a card of the hand, which the other effect puts there.
  expect(asked(quiet)).toEqual({ seat: 0, verb: "order", options: ["use:o-shy", "use:o-grab"] });
});

it("a bonus that may be declined is asked about before a card is drawn unasked", () => {
  const g = table([Peek, Tip], [{ hand: ["o-peek", "o-tip"], deck: ["bill", "bill"] }]);
  g.buys = 2;
  say(g, "play:o-peek", "play:o-tip", "buy:coin");
  expect(asked(g).options.toSorted()).toEqual(["use:o-peek", "use:o-tip"]);
  expect(hand(g)).toEqual([]);
});
