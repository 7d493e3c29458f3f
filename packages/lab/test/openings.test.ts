import { boardOf } from "@fiefdom/cards";
import { kindOf } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { owned } from "@fiefdom/engine/score";
import { View } from "@fiefdom/engine/view";
import { describe, expect, it } from "vitest";
import { dealt } from "../src/contest.ts";
import { botContestant, findContestant, handsOf, makeBot } from "../src/contestants.ts";
import type { Opening } from "../src/openingBot.ts";
import { compareOpenings, openingsFor } from "../src/openings.ts";
import { Crew, playGames } from "../src/pool.ts";

const board = boardOf({ players: 2, kingdom: "first-game" });
const squire = botContestant("squire");
const pairs = (split: readonly [number, number], on = board): string[] =>
  openingsFor(on, split).map(({ buys }) => buys.join("+"));

describe("openings", () => {
  it("are all that the money allows", () => {
    const uneven = pairs([5, 2]);
    expect(uneven).toContain("market+cellar");
    expect(uneven).toContain("mine+");
    expect(uneven).toContain("silver+moat");
    expect(uneven.some((pair) => /copper|curse|estate|gold/.test(pair))).toBe(false);
    expect(pairs([4, 3])).toContain("smithy+silver");
    expect(pairs([4, 3])).not.toContain("silver+smithy");
    expect(pairs([3, 4])).toContain("silver+smithy");
  });

  it("count Debt of the first turn against the second", () => {
    const empires = boardOf({
      players: 2,
      kingdom: [
        "engineer",
        "royal-blacksmith",
        "city-quarter",
        "villa",
        "crown",
        "forum",
        "temple",
        "moat",
        "village",
        "smithy",
      ],
    });
    expect(pairs([4, 3], empires)).toContain("engineer+silver");
    expect(pairs([3, 4], empires)).toContain("engineer+silver");
    expect(pairs([3, 4], empires)).not.toContain("engineer+smithy");
    // Five of the eight Debt are left after the first turn, and two after the second.
    expect(pairs([3, 4], empires).filter((pair) => pair.startsWith("royal-blacksmith"))).toEqual([
      "royal-blacksmith+",
    ]);
  });

  it("are dealt and bought as told", () => {
    const opening: Opening = { coins: [5, 2], buys: ["market", "moat"] };
    const contestants = [{ ...squire, opening }, squire];
    const bots = contestants.map((one) => makeBot(one, board));
    const g = dealt(board, "told", 0, handsOf(contestants) ?? []);
    bots.forEach((bot, seat) => bot.newGame?.(`${seat}`));
    const copper = board.kind("copper");
    expect(g.players[0].hand.filter((card) => kindOf(card) === copper)).toHaveLength(5);
    const views = [new View(g, 0), new View(g, 1)];
    while (g.decision !== null && g.players[0].turns < 3) {
      const d = g.decision;
      answer(g, d.who, bots[d.who].answer(views[d.who], d));
    }
    const counts = owned(g, 0);
    expect(counts[board.kind("market")]).toBe(1);
    expect(counts[board.kind("moat")]).toBe(1);
    expect(counts.reduce((sum, n) => sum + n, 0)).toBe(12);
  });

  it("are ranked, the hopeless ones after few games", async () => {
    const crew = new Crew(2);
    const told: number[] = [];
    const found = await compareOpenings({
      openings: openingsFor(board, [4, 3]),
      games: 200,
      play: (opening, from, games) =>
        playGames({
          board,
          contestants: [{ ...findContestant("smithy"), opening }, botContestant("big-money")],
          seed: "rank",
          from,
          games,
          crew,
        }),
      told: (tried) => told.push(tried.length),
    });
    await crew.close();
    expect(found.length).toBe(openingsFor(board, [4, 3]).length);
    expect(told).toEqual([found.length, found.length]);
    expect(found[0].games).toBe(200);
    expect(found.at(-1)?.games).toBe(100);
    const place = (pair: string): number => found.findIndex(({ opening }) => opening.buys.join("+") === pair);
    expect(place("smithy+silver")).toBeLessThan(place("cellar+cellar"));
  });
});
