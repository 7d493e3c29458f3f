/**
 * Numbers that others measured, with engines of their own: if the shuffles, the turn or the end of the game were
 * wrong anywhere, these would move. Tolerances are two to three sigma; the seeds are fixed, so nothing flickers. Half
 * a point is the most that they may move by, and one point is noticed in 99 of 100 cases: twice as many games would
 * notice it in all of them, and take as long again.
 */
import { boardOf } from "@fiefdom/cards";
import { answer, type Game, start } from "@fiefdom/engine";
import { END_CODE, TREASURES_CODE } from "@fiefdom/engine/decisions";
import { kindOf } from "@fiefdom/engine/game";
import { shuffleInPlace, streams } from "@fiefdom/engine/random";
import { describe, expect, it } from "vitest";
import { type PlayerName, simulate } from "./numbers/simulate.ts";

const board = boardOf({ players: 2, kingdom: "first-game" });
const copper = board.kind("copper");
const estate = board.kind("estate");
const silver = board.kind("silver");

const within = (value: number, wanted: number, tolerance: number): void => {
  expect(Math.abs(value - wanted), `${value} is not ${wanted} ± ${tolerance}`).toBeLessThanOrEqual(tolerance);
};

describe("Big Money", () => {
  it("against itself: 17.36 turns, 24.4 / 42.3 / 33.3 %", async () => {
    const seats = ["bigMoney", "bigMoney"] as const;
    const { turns, first, second, ties } = await simulate({
      kind: "tournament",
      games: 50_000,
      seed: "mirror",
      seats,
    });
    within(turns, 17.36, 0.03);
    within(first, 24.4, 0.5);
    within(second, 42.3, 0.5);
    within(ties, 33.3, 0.5);
  });

  it("with one Smithy against without, each beginning half of the games: 60.0 / 12.4 / 27.5 %", async () => {
    const half = (seed: string, seats: readonly [PlayerName, PlayerName]) =>
      simulate({ kind: "tournament", games: 25_000, seed, seats });
    const a = await half("smithy first", ["oneSmithy", "bigMoney"]);
    const b = await half("smithy second", ["bigMoney", "oneSmithy"]);
    within((a.first + b.second) / 2, 60.0, 0.5);
    within((a.second + b.first) / 2, 12.4, 0.5);
    within((a.ties + b.ties) / 2, 27.5, 0.5);
  });
});

describe("solitaire turns to four Provinces", () => {
  it("Big Money: 16.80", async () => {
    const { turns } = await simulate({
      kind: "solitaire",
      games: 50_000,
      seed: "alone",
      player: "bigMoney",
    });
    within(turns, 16.8, 0.03);
  });

  it("with one Smithy: 14.93", async () => {
    const { turns } = await simulate({
      kind: "solitaire",
      games: 50_000,
      seed: "smith",
      player: "oneSmithy",
    });
    within(turns, 14.93, 0.03);
  });
});

const coinsInHand = (g: Game): number =>
  g.players[0].hand.reduce(
    (sum, card) => sum + (kindOf(card) === copper ? 1 : kindOf(card) === silver ? 2 : 0),
    0,
  );

/** Plays the first player's two openings with these purchases and gives the hands of turns 3 and 4, as kinds. */
function opening(g: Game, buys: readonly string[]): number[][] {
  const hands: number[][] = [];
  let turn = 0;
  while (hands.length < 2) {
    const d = g.decision!;
    if (d.who !== 0) {
      answer(g, d.who, END_CODE);
      continue;
    }
    const mine = g.players[0].turns;
    if (mine >= 3) {
      if (mine !== turn) hands.push(g.players[0].hand.map(kindOf));
      turn = mine;
      answer(g, 0, END_CODE);
      continue;
    }
    const wish = board.codes.get(`buy:${buys[mine - 1]}`) as number;
    if (d.options.includes(TREASURES_CODE)) answer(g, 0, TREASURES_CODE);
    else if (mine !== turn && d.options.includes(wish)) {
      turn = mine;
      answer(g, 0, wish);
    } else answer(g, 0, END_CODE);
  }
  return hands;
}

const worth = (hand: readonly number[]): number =>
  hand.reduce((sum, kind) => sum + (kind === copper ? 1 : kind === silver ? 2 : 0), 0);

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return k < 0 || k > n ? 0 : Math.round(ways);
};

/** Starts a game in which both openings can be bought: no 5/2 split. */
function evenStart(seed: string): Game | null {
  const g = start(board, seed, { first: 0 });
  const coins = coinsInHand(g);
  return coins === 3 || coins === 4 ? g : null;
}

describe("openings", () => {
  it("5/2 exactly one time in six", () => {
    const games = 60_000;
    let split = 0;
    for (let i = 0; i < games; i++) {
      const coins = coinsInHand(start(board, `split ${i}`, { first: 0 }));
      if (coins === 2 || coins === 5) split++;
    }
    within(split / games, 1 / 6, 3 * Math.sqrt(5 / 36 / games));
  });

  it("Silver–Silver: a hand of 6 or more on turns 3 or 4 in 42.42 %", () => {
    let games = 0;
    let hits = 0;
    for (let i = 0; games < 60_000; i++) {
      const g = evenStart(`silver ${i}`);
      if (g === null) continue;
      games++;
      if (opening(g, ["silver", "silver"]).some((hand) => worth(hand) >= 6)) hits++;
    }
    within(hits / games, 14 / 33, 3 * Math.sqrt(((14 / 33) * (19 / 33)) / games));
  });

  it("two terminals meet in one hand of turns 3 and 4 in 30.30 %", () => {
    let games = 0;
    let hits = 0;
    // Two Workshops stand for any two terminals: they are to be had whatever the split.
    const workshop = board.kind("workshop");
    for (let i = 0; games < 60_000; i++) {
      const g = evenStart(`collision ${i}`);
      if (g === null) continue;
      games++;
      const both = opening(g, ["workshop", "workshop"]).some(
        (hand) => hand.filter((kind) => kind === workshop).length === 2,
      );
      if (both) hits++;
    }
    within(hits / games, 10 / 33, 3 * Math.sqrt(((10 / 33) * (23 / 33)) / games));
  });

  it("Silver–Silver: 14 of 33 exactly, over every outcome of the shuffle", () => {
    let all = 0;
    let hits = 0;
    const seed = ["exact 1", "exact 2", "exact 3"].find((name) => evenStart(name) !== null) as string;
    // Every hand of turn 3, and every hand of turn 4 out of what is left, as often as the shuffle deals it.
    for (let s = 0; s <= 2; s++) {
      for (let e = 0; e <= 3; e++) {
        const c = 5 - s - e;
        for (let s2 = 0; s2 <= 2 - s; s2++) {
          for (let e2 = 0; e2 <= 3 - e; e2++) {
            const c2 = 5 - s2 - e2;
            const ways =
              choose(7, c) *
              choose(3, e) *
              choose(2, s) *
              choose(7 - c, c2) *
              choose(3 - e, e2) *
              choose(2 - s, s2);
            if (ways === 0) continue;
            const cards = (coppers: number, estates: number, silvers: number): number[] => [
              ...Array<number>(coppers).fill(copper),
              ...Array<number>(estates).fill(estate),
              ...Array<number>(silvers).fill(silver),
            ];
            const g = evenStart(seed) as Game;
            g.rigged = [[0, ...cards(c, e, s), ...cards(c2, e2, s2)]];
            const hands = opening(g, ["silver", "silver"]);
            all += ways;
            if (hands.some((hand) => worth(hand) >= 6)) hits += ways;
          }
        }
      }
    }
    expect(all).toBe(choose(12, 5) * choose(7, 5));
    expect(hits * 33).toBe(all * 14);
  });
});

describe("the shuffle", () => {
  it("deals every order of five cards equally often", () => {
    const words = streams("orders", 1);
    const counts = new Map<string, number>();
    const rounds = 240_000;
    for (let i = 0; i < rounds; i++) {
      const cards = [0, 1, 2, 3, 4];
      shuffleInPlace(words, 0, cards);
      counts.set(cards.join(""), (counts.get(cards.join("")) ?? 0) + 1);
    }
    expect(counts.size).toBe(120);
    const expected = rounds / 120;
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
    // 119 degrees of freedom: mean 119, sigma 15.4.
    within(chiSquare, 119, 3 * 15.4);
  });

  it("deals each seat from chances of its own", () => {
    const firstHands = (seat: number, seed: string): string =>
      start(board, seed, { first: 0 }).players[seat].hand.map(kindOf).join();
    const alike = Array.from(
      { length: 2000 },
      (_, i) => firstHands(0, `own ${i}`) === firstHands(1, `own ${i}`),
    ).filter(Boolean).length;
    // Two independent hands, dealt in order: 7 Coppers and 3 Estates allow 32 orders, unequally likely.
    expect(alike / 2000).toBeLessThan(0.1);
  });
});
