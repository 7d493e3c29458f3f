import { playOut } from "@fiefdom/bots";
import { dice } from "@fiefdom/bots/dice";
import { rememberPlan } from "@fiefdom/bots/marshal";
import { bigMoney } from "@fiefdom/bots/money";
import type { BotMaker } from "@fiefdom/bots/player";
import { findBot, ROSTER } from "@fiefdom/bots/roster";
import { squire } from "@fiefdom/bots/squire";
import { moneyPlan } from "@fiefdom/bots/steward";
import { boardOf, randomKingdom, sets } from "@fiefdom/cards";
import { start, winners } from "@fiefdom/engine";
import { describe, expect, it } from "vitest";

const LANDSCAPES = sets.flatMap((set) => set.landscapes.map((def) => def.id));

/** Games of one bot against another, by turns in the first seat; a share of the points, draws counting half. */
function share(one: BotMaker, other: BotMaker, games: number): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const board = boardOf({ players: 2, kingdom: randomKingdom(`share ${i}`, { sets: ["base"] }) });
    const game = start(board, `share ${i}`, { first: i % 2 });
    playOut(game, [one(board, `one ${i}`), other(board, `other ${i}`)]);
    const best = winners(game);
    if (best.includes(0)) won += 1 / best.length;
  }
  return won / games;
}

describe("squire", () => {
  for (const players of [2, 3, 4, 5, 6]) {
    it(`plays ${players}-player games on random base kingdoms to their end`, () => {
      for (let i = 0; i < 25; i++) {
        const seed = `${players} players, game ${i}`;
        const board = boardOf({ players, kingdom: randomKingdom(seed, { sets: ["base"] }) });
        const game = start(board, seed);
        playOut(
          game,
          Array.from({ length: players }, () => squire(board, seed)),
        );
        expect(game.over).toBe(true);
        expect(game.turn / players).toBeLessThan(60);
      }
    });
  }

  it("plays cards of every set, Events and Landmarks, legally in both rulesets", () => {
    for (let i = 0; i < 120; i++) {
      const seed = `every set, game ${i}`;
      const players = 2 + (i % 5);
      const landscapes = [
        ...new Set([LANDSCAPES[(i * 7) % LANDSCAPES.length], LANDSCAPES[(i * 11 + 3) % LANDSCAPES.length]]),
      ];
      const board = boardOf({
        players,
        kingdom: randomKingdom(seed),
        landscapes,
        ruleset: i % 2 === 0 ? "printed" : "current",
        colonies: i % 3 === 0,
      });
      const game = start(board, seed);
      playOut(
        game,
        Array.from({ length: players }, () => squire(board, seed)),
      );
      expect(game.over).toBe(true);
    }
  });

  it("beats random play nearly always", () => {
    expect(share(squire, dice, 60)).toBeGreaterThan(0.95);
  });

  it("beats Big Money more often than not", () => {
    expect(share(squire, bigMoney, 200)).toBeGreaterThan(0.65);
  });

  it("answers the same to the same view, so that it can take over at any decision", () => {
    const board = boardOf({ players: 2, kingdom: "first-game" });
    const once = start(board, "twice", { history: true });
    const again = start(board, "twice", { history: true });
    playOut(once, [squire(board, "a"), squire(board, "b")]);
    playOut(again, [squire(board, "c"), squire(board, "d")]);
    expect(again.history?.words).toEqual(once.history?.words);
  });
});

describe("the roster", () => {
  it("lists bots that can be made and say who they are", () => {
    const board = boardOf({ players: 2, kingdom: "first-game" });
    rememberPlan(board, moneyPlan(board));
    for (const { make, summary } of Object.values(ROSTER)) {
      expect(make(board, "seed").name).not.toBe("");
      expect(summary).not.toBe("");
    }
  });

  it("takes a budget for Sovereign by name, and nothing else of the kind", () => {
    expect(findBot("sovereign:500")?.summary).toContain("500 playouts");
    expect(findBot("sovereign:500ms")?.ms).toBe(500);
    expect(findBot("sovereign:5s")?.ms).toBe(5000);
    for (const ms of [200, 1500, 10_000])
      expect(Object.values(ROSTER).filter((listed) => listed.ms === ms)).toHaveLength(1);
    for (const wrong of [
      "sovereign:0",
      "sovereign:",
      "sovereign:5h",
      "sovereign:9999s",
      "marshal:5",
      "toString",
    ])
      expect(findBot(wrong), wrong).toBeUndefined();
  });
});
