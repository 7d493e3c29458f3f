import type { CardFacts } from "@fiefdom/protocol";
import { describe, expect, it } from "vitest";
import { tokens } from "../src/cards/tokens.ts";
import type { Decision, View } from "../src/session/types.ts";
import { choicesOf, isEnough, toggle } from "../src/table/choices.ts";
import { sortedHand } from "../src/table/hand.ts";

const CARDS = ["copper", "estate", "village", "moat", "gold", "plunder", "encampment", "donate", "cellar"];
const isCard = (id: string): boolean => CARDS.includes(id);

const decision = (over: Partial<Decision>): Decision => ({
  seat: 0,
  verb: "discard",
  source: "militia",
  from: "hand",
  options: [],
  min: 1,
  max: 1,
  ordered: false,
  about: [],
  ...over,
});

const pile = (id: string, top: string | null = id, cards?: string[]) => ({
  pile: id,
  top,
  count: top === null ? 0 : 10,
  cost: { coins: 2, debt: 0 },
  ...(cards === undefined ? {} : { cards }),
});

const view = {
  seat: 0,
  players: [{ hand: ["copper", "copper", "village", "moat"] }],
  supply: [
    pile("copper"),
    pile("gold"),
    pile("village"),
    pile("encampment-plunder", "encampment", ["encampment", "plunder"]),
  ],
  landscapes: [{ id: "donate" }],
} as unknown as View;

describe("where the options of a question lie", () => {
  it("a turn: cards in hand, piles, Events and buttons", () => {
    const options = ["treasures", "play:copper", "buy:gold", "buy:encampment", "buy:donate", "pay:1", "end"];
    const choices = choicesOf(
      view,
      decision({ verb: "buy", source: null, from: "nowhere", options }),
      isCard,
    );
    expect([...choices.hand]).toEqual([["copper", "play:copper"]]);
    expect([...choices.supply]).toEqual([
      ["gold", "buy:gold"],
      ["encampment-plunder", "buy:encampment"],
      ["donate", "buy:donate"],
    ]);
    expect(choices.buttons.map((button) => button.option)).toEqual(["treasures", "pay:1", "end"]);
    expect(choices.mode).toBe("one");
  });

  it("several cards of the hand are picked and confirmed", () => {
    const d = decision({ options: ["copper", "copper", "village"], min: 2, max: 2 });
    const choices = choicesOf(view, d, isCard);
    expect(choices.mode).toBe("several");
    const one = toggle([], { key: "h:copper#0", option: "copper" }, d.max);
    const two = toggle(one, { key: "h:copper#1", option: "copper" }, d.max);
    expect(isEnough(one, d)).toBe(false);
    expect(isEnough(two, d)).toBe(true);
    expect(toggle(two, { key: "h:village#0", option: "village" }, d.max)).toEqual(two);
    expect(toggle(two, { key: "h:copper#0", option: "copper" }, d.max)).toHaveLength(1);
  });

  it("cards that lie nowhere in sight come into a tray, each copy for itself", () => {
    const options = ["copper", "copper", "estate"];
    const choices = choicesOf(view, decision({ verb: "topdeck", from: "discard", options, min: 0 }), isCard);
    expect(choices.tray.map((card) => card.key)).toEqual(["copper#0", "copper#1", "estate#0"]);
    expect(choices.mayDecline).toBe(true);
  });

  it("a covered card of the Supply can be named too", () => {
    const options = ["gold", "plunder"];
    const choices = choicesOf(view, decision({ verb: "name", from: "supply", options }), isCard);
    expect([...choices.supply.keys()]).toEqual(["gold"]);
    expect(choices.tray.map((card) => card.card)).toEqual(["plunder"]);
  });

  it("courses and reactions are buttons, many numbers are set", () => {
    const yes = choicesOf(view, decision({ from: "nowhere", options: ["yes", "no"] }), isCard);
    expect(yes.buttons.map((button) => button.option)).toEqual(["yes", "no"]);
    const react = choicesOf(
      view,
      decision({ verb: "react", from: "nowhere", options: ["use:moat", "end"] }),
      isCard,
    );
    expect(react.buttons).toEqual([
      { option: "use:moat", card: "moat" },
      { option: "end", card: null },
    ]);
    const bids = Array.from({ length: 41 }, (_, n) => String(n));
    const bid = choicesOf(view, decision({ verb: "bid", from: "nowhere", options: bids }), isCard);
    expect(bid.mode).toBe("number");
    expect(bid.numbers).toHaveLength(41);
  });
});

describe("a hand", () => {
  it("has Actions first, then Treasures, and keeps a key for every copy", () => {
    const common = { bought: true, owes: false, reacts: false, basic: false, pileSize: 10, endsGame: false };
    const facts = (id: string, types: CardFacts["types"], coins: number): [string, CardFacts] => [
      id,
      { ...common, id, types, cost: { coins, debt: 0 }, pile: id },
    ];
    const cards = new Map([
      facts("copper", ["Treasure"], 0),
      facts("gold", ["Treasure"], 6),
      facts("estate", ["Victory"], 2),
      facts("village", ["Action"], 3),
    ]);
    const hand = sortedHand(["estate", "copper", "gold", "copper", "village"], cards);
    expect(hand.map((card) => card.key)).toEqual(["village#0", "gold#0", "copper#0", "copper#1", "estate#0"]);
  });
});

describe("a card's words", () => {
  it("keep a sign and its number or mark together", () => {
    expect(tokens("+2 Cards, +{$1}.")).toEqual([
      { kind: "number", text: "+2" },
      { kind: "text", text: " Cards, " },
      { kind: "mark", mark: "coin", amount: 1, sign: "+" },
      { kind: "text", text: "." },
    ]);
  });
});
