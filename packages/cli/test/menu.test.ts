import { boardOf } from "@fiefdom/cards";
import type { DecisionJSON } from "@fiefdom/engine";
import { start, view } from "@fiefdom/engine";
import { factsOf } from "@fiefdom/protocol/facts";
import { describe, expect, it } from "vitest";
import { findInGame, menuOf, parse } from "../src/menu.ts";
import type { Scene } from "../src/screen.ts";
import { plainStyle } from "../src/style.ts";

const board = boardOf({ players: 2, kingdom: "first-game" });
const scene: Scene = {
  view: view(start(board, "menu"), 0).toJSON(),
  setting: { names: ["You", "Maud"], seat: 0, bots: ["", "squire"], kingdom: "first-game" },
  seed: "menu",
  facts: (id) => (board.kind(id) < 0 ? undefined : factsOf(board, board.kind(id))),
  style: plainStyle,
  columns: 79,
};

const decision = (over: Partial<DecisionJSON>): DecisionJSON => ({
  seat: 0,
  verb: "discard",
  source: null,
  from: "hand",
  options: ["copper", "village", "copper", "silver"],
  min: 0,
  max: 4,
  ordered: false,
  about: [],
  ...over,
});
const reply = (over: Partial<DecisionJSON>, typed: string) => parse(menuOf(scene, decision(over)), typed);

describe("what is typed", () => {
  it("chooses cards one by one by number", () => {
    expect(menuOf(scene, decision({})).choices.map((choice) => choice.option)).toEqual([
      "village",
      "silver",
      "copper",
      "copper",
    ]);
    expect(reply({}, "1 3")).toEqual({ answer: ["village", "copper"] });
    expect(reply({}, "3-4")).toEqual({ answer: ["copper", "copper"] });
    expect(reply({}, "1, 2")).toEqual({ answer: ["village", "silver"] });
  });

  it("chooses by name, beginning and count", () => {
    expect(reply({}, "village copper")).toEqual({ answer: ["village", "copper"] });
    expect(reply({}, "2 copper si")).toEqual({ answer: ["copper", "copper", "silver"] });
    expect(reply({}, "VIL")).toEqual({ answer: ["village"] });
    expect(reply({}, "all")).toEqual({ answer: ["village", "silver", "copper", "copper"] });
    expect(reply({}, "none")).toEqual({ answer: [] });
    expect(reply({}, "0")).toEqual({ answer: [] });
  });

  it("is refused with what is wrong about it", () => {
    expect(reply({}, "9")).toEqual({ problem: "There is no choice 9." });
    expect(reply({}, "1 1")).toEqual({ problem: "Number 1 is there only once." });
    expect(reply({}, "3 copper")).toMatchObject({ problem: expect.stringContaining("2 times") });
    expect(reply({ max: 1 }, "1 2")).toEqual({ problem: "Please choose at most 1." });
    expect(reply({ min: 2 }, "1")).toEqual({ problem: "Please choose at least 2." });
    expect(reply({ min: 1 }, "0")).toEqual({ problem: "One has to be chosen." });
    expect(reply({}, "xyzzy")).toEqual({ problem: '"xyzzy" is not among the choices.' });
    expect(reply({ options: ["market", "merchant"] }, "m")).toMatchObject({
      problem: expect.stringContaining("Market, Merchant"),
    });
    expect(reply({}, "0-99999999999")).toHaveProperty("problem");
  });

  const buy = {
    verb: "buy",
    from: "nowhere",
    min: 1,
    max: 1,
    options: ["play:copper", "treasures", "buy:copper", "buy:curse", "end"],
  };

  it("lists what little can be bought before the money is played, Treasures first", () => {
    expect(reply(buy, "1")).toEqual({ answer: ["play:copper"] });
    expect(reply(buy, "3")).toEqual({ answer: ["buy:curse"] });
    expect(reply(buy, "t")).toEqual({ answer: ["treasures"] });
    expect(reply(buy, "0")).toEqual({ answer: ["end"] });
    expect(reply(buy, "end")).toEqual({ answer: ["end"] });
    expect(reply(buy, "curse")).toEqual({ answer: ["buy:curse"] });
    expect(reply(buy, "buy colony")).toEqual({ problem: '"buy colony" is not among the choices.' });
  });

  it("keeps the number of a pile all game, and knows which piles are closed", () => {
    const rich = { ...buy, options: ["buy:copper", "buy:silver", "buy:curse", "end"] };
    expect(reply(rich, "7")).toEqual({ answer: ["buy:curse"] });
    expect(reply(rich, "2")).toEqual({ answer: ["buy:silver"] });
    expect(reply(rich, "3")).toEqual({ closed: "gold", act: "buy" });
    expect(reply(rich, "99")).toEqual({ problem: "There is no choice 99." });
  });

  it("asks back when playing and buying could both be meant", () => {
    expect(reply(buy, "copper")).toEqual({ problem: '"copper" could mean: play Copper, buy Copper.' });
    expect(reply(buy, "buy copper")).toEqual({ answer: ["buy:copper"] });
    expect(reply(buy, "play cop")).toEqual({ answer: ["play:copper"] });
  });

  it("answers yes or no, and numbers by themselves", () => {
    const may = { verb: "play", from: "nowhere", min: 1, max: 1, options: ["yes", "no"] };
    expect(reply(may, "y")).toEqual({ answer: ["yes"] });
    expect(reply(may, "no")).toEqual({ answer: ["no"] });
    expect(reply(may, "2")).toEqual({ answer: ["no"] });
    const bid = { verb: "bid", from: "nowhere", min: 1, max: 1, options: ["0", "3", "4", "5"] };
    expect(reply(bid, "4")).toEqual({ answer: ["4"] });
    expect(reply(bid, "0")).toEqual({ answer: ["0"] });
    const pay = { verb: "buy", from: "nowhere", min: 1, max: 1, options: ["pay:3", "pay:2", "pay:1", "end"] };
    expect(reply(pay, "pay")).toEqual({ answer: ["pay:3"] });
    expect(reply(pay, "pay 2")).toEqual({ answer: ["pay:2"] });
  });

  it("finds a card of the game by the beginning of its name", () => {
    const ids = board.kinds.map((def) => def.id);
    expect(findInGame(ids, "Mil")).toBe("militia");
    expect(findInGame(ids, "m")).toContain("mine");
    expect(findInGame(ids, "witch")).toEqual([]);
  });
});
