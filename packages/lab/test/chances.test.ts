/** Chances that players know by heart. */
import { bigMoney, bigMoneyWith } from "@fiefdom/bots";
import { boardOf } from "@fiefdom/cards";
import { describe, expect, it } from "vitest";
import { race, reach } from "../src/alone.ts";
import {
  coinsInTurn,
  hands,
  hitsWithin,
  meetWithin,
  notCountable,
  plus,
  Reshuffle,
  STARTING_DECK,
} from "../src/chances.ts";

const opened = (...ids: string[]) => plus(STARTING_DECK, ids);
const percent = (x: number): string => (100 * x).toFixed(2);

describe("exact chances", () => {
  it("of the opening split: 5/2 or 2/5 is exactly one in six", () => {
    const uneven = hands(STARTING_DECK, 5)
      .filter(({ hand }) => [2, 5].includes(hand.get("copper") ?? 0))
      .reduce((sum, { chance }) => sum + chance, 0);
    expect(uneven).toBeCloseTo(1 / 6, 12);
  });

  it("of hands add up to one", () => {
    const sum = hands(opened("silver", "smithy"), 5).reduce((total, { chance }) => total + chance, 0);
    expect(sum).toBeCloseTo(1, 12);
  });

  it("of 6 coins on turns 3 and 4 after two Silvers", () => {
    expect(percent(hitsWithin(opened("silver", "silver"), 6, 2))).toBe("42.42");
  });

  it("of 5 coins on turns 3 and 4 after two Silvers", () => {
    expect(percent(hitsWithin(opened("silver", "silver"), 5, 2))).toBe("91.16");
  });

  it("of two terminals in one hand", () => {
    expect(percent(meetWithin(opened("smithy", "militia"), ["smithy", "militia"], 2, 2))).toBe("30.30");
    expect(percent(meetWithin(opened("smithy", "militia"), ["smithy", "militia"], 2, 1))).toBe("15.15");
  });

  it("play Actions: a Village lets both terminals be played, one Action does not", () => {
    const deck = (ids: string[]) => plus(new Map([["estate", 20]]), ids);
    const most = (ids: string[]): number => Math.max(...coinsInTurn(deck(ids)).map(({ coins }) => coins));
    expect(most(["festival"])).toBe(2);
    expect(most(["festival", "festival"])).toBe(4);
    expect(most(["smithy", "gold", "gold", "gold", "gold", "gold", "gold", "gold"])).toBe(21);
  });

  it("end where the deck does", () => {
    expect(() => hitsWithin(opened("silver", "silver"), 5, 3)).toThrow(Reshuffle);
    expect(() => hitsWithin(opened("smithy", "silver"), 5, 2)).toThrow(Reshuffle);
  });

  it("are not for cards with more to say", () => {
    expect(notCountable(opened("militia", "silver"))).toEqual(["militia"]);
    expect(notCountable(opened("smithy", "silver"))).toEqual([]);
  });
});

describe("a player alone", () => {
  const board = boardOf({ players: 2, kingdom: "first-game" });

  it("takes as many turns to 4 Provinces as others measured", async () => {
    const alone = { board, seed: "alone", games: 2000 };
    const plain = await race({ ...alone, make: bigMoney }, "province", 4);
    expect(plain.never).toBe(0);
    expect(Math.abs(plain.turns.value - 16.8)).toBeLessThan(0.16);
    const smithy = await race({ ...alone, make: (b) => bigMoneyWith(b, "smithy", 1) }, "province", 4);
    expect(Math.abs(smithy.turns.value - 14.93)).toBeLessThan(0.16);
  });

  it("agrees with the exact chance after the same opening", async () => {
    const solo = { board, make: bigMoney, seed: "hit", games: 4000, open: ["silver", "silver"] as const };
    const { total, byTurn } = await reach(solo, 6, 3, 4);
    expect(Math.abs(total.value - 0.4242)).toBeLessThan(0.025);
    expect(byTurn[1].value).toBe(total.value);
  });
});
