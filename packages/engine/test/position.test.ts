/** Positions: set up, written as one line, read back, and refused with a reason where they can't be. */
import { expect, it } from "vitest";
import { SetUpError } from "../src/board.ts";
import { card } from "../src/card.ts";
import { readPosition, writePosition } from "../src/notation.ts";
import { arrange, type Position, positionOf } from "../src/position.ts";
import { effect } from "../src/program.ts";
import { setUpNames } from "../src/save.ts";
import { plus } from "../src/verbs/bonus.ts";
import { discardDownTo } from "../src/verbs/cards.ts";
import { asked, deck, discardPile, hand, left, say, table } from "./table.ts";

const Village = card("p-village", {
  types: ["Action"],
  cost: 3,
  play: effect(plus({ cards: 1, actions: 2 })),
});
const Fair = card("p-fair", { types: ["Action"], cost: 2, play: effect(discardDownTo(1)) });
const { board } = table([Village, Fair], []);

const position: Position = {
  players: [
    {
      hand: ["p-village", "coin", "coin"],
      deck: ["bill", "field"],
      discard: ["realm", "coin"],
      vp: 3,
      turns: 4,
    },
    { hand: ["coin"], turns: 3 },
  ],
  phase: "action",
  supply: { realm: 2 },
  trash: ["blight"],
};
const set = (change: Partial<Position> = {}) => arrange(board, { ...position, ...change }, { seed: "s" });

it("lays every card where it is said to lie, and the box holds the rest", () => {
  const g = set();
  expect(hand(g)).toEqual(["coin", "coin", "p-village"]);
  expect(deck(g)).toEqual(["bill", "field"]);
  expect(discardPile(g)).toEqual(["coin", "realm"]);
  expect([left(g, "realm"), left(g, "p-village"), left(g, "bill"), left(g, "blight")]).toEqual([2, 9, 9, 9]);
  expect(asked(g)).toEqual({ seat: 0, verb: "action", options: ["play:p-village", "end"] });
  say(g, "play:p-village");
  expect(hand(g)).toEqual(["bill", "coin", "coin"]);
});

it("is written as one line that links can carry, and read back", () => {
  const line = writePosition({ setUp: setUpNames(board), position: positionOf(set()) });
  expect(line).toBe(
    "f1~2.printed~coin.bill.field.realm.blight~p-village.p-fair~~turn:0;actions:1;buys:1;coins:0;phase:action~hand:p-village.2coin;deck:bill.field;discard:realm.coin;played:;vp:3;turns:4~hand:coin;turns:3~supply:coin=40,bill=9,field=8,realm=2,blight=9,p-village=9,p-fair=10;trash:blight",
  );
  expect(encodeURI(line)).toBe(line);
  expect(readPosition(line)).toEqual({ setUp: setUpNames(board), position: positionOf(set()) });
});

it("stands again in the middle of the Buy phase, with what was bought and played", () => {
  const g = set({ buys: 2 });
  say(g, "end", "play:coin");
  const mid = arrange(board, positionOf(g), { seed: "other" });
  expect(asked(mid)).toEqual(asked(g));
  expect([mid.coins, mid.buys, mid.plays.length]).toEqual([1, 2, 1]);
  say(g, "buy:blight");
  const bought = arrange(board, positionOf(g), { seed: "other" });
  expect(asked(bought)).toEqual(asked(g));
  expect(bought.gains).toEqual(g.gains);
});

it("can't be written in the middle of an effect", () => {
  const g = arrange(board, { players: [{ hand: ["p-fair", "coin", "field"] }, {}] }, { seed: 1 });
  say(g, "play:p-fair");
  expect(asked(g).verb).toBe("discard");
  expect(() => positionOf(g)).toThrow(/between effects/);
});

it("says what is wrong with it", () => {
  const refused = (change: Partial<Position>): string => {
    try {
      set(change);
    } catch (problem) {
      if (problem instanceof SetUpError) return problem.message;
      throw problem;
    }
    return "taken";
  };
  const one = (player: Position["players"][number]) => ({ players: [player, {}] });
  expect(refused({ players: [{}] })).toMatch(/for 1 players, the board for 2/);
  expect(refused(one({ hand: ["gold"] }))).toMatch(/gold is not in this game/);
  expect(refused(one({ hand: Array<string>(11).fill("p-fair") }))).toMatch(/more cards of p-fair/);
  expect(refused(one({ vp: -1 }))).toMatch(/-1 is no number/);
  expect(refused(one({ mats: { island: ["coin"] } }))).toMatch(/no mat|has a mat called island/);
  expect(refused({ turn: 2 })).toMatch(/no seat 2/);
  expect(refused({ supply: { tower: 1 } })).toMatch(/pile called tower/);
  expect(refused({ tokens: { realm: { vp: 1 } } })).toMatch(/tokens/);
  expect(refused({ lasting: [{ effect: "none/play", seat: 0, card: "coin" }] })).toMatch(/no effect called/);
});

it("refuses a line that is none, whatever was done to it", () => {
  const line = writePosition({ setUp: setUpNames(board), position: positionOf(set()) });
  for (const bad of [
    "",
    "f2~2.printed",
    line.replace("2.printed", "7.printed"),
    line.replace("printed", "house"),
    line.replace("hand:", "fist:"),
    line.replace("2coin", "2 coin"),
    line.replace("2coin", "999coin.999coin.999coin"),
    line.replace("vp:3", "vp:many"),
    line.replace("vp:3", "vp:3;vp:4"),
    line.replace("realm=2", "=2"),
    line.replace("phase:action", "phase:noon"),
    `${line}~`,
  ])
    expect(() => readPosition(bad), bad).toThrow(SetUpError);
  for (let i = 0; i < line.length; i++) {
    const cut = line.slice(0, i) + line.slice(i + 1);
    try {
      const { position: read } = readPosition(cut);
      arrange(board, read, { seed: 1 });
    } catch (problem) {
      expect(problem, cut).toBeInstanceOf(SetUpError);
    }
  }
});
