/** Set-up: how many cards lie in each pile, what players begin with, who begins, and who begins next time. */
import { answer, start, startsNext, view, winners } from "@fiefdom/engine";
import { kindOf } from "@fiefdom/engine/game";
import { fresh } from "@fiefdom/engine/move";
import { describe, expect, it } from "vitest";
import { boardOf, type GameChoice } from "../src/index.ts";

const PLAYERS = [2, 3, 4, 5, 6] as const;

const TABLE: Readonly<Record<string, readonly number[]>> = {
  copper: [46, 39, 32, 85, 78],
  silver: [40, 40, 40, 80, 80],
  gold: [30, 30, 30, 60, 60],
  estate: [8, 12, 12, 12, 12],
  duchy: [8, 12, 12, 12, 12],
  province: [8, 12, 12, 15, 18],
  curse: [10, 20, 30, 40, 50],
  smithy: [10, 10, 10, 10, 10],
  gardens: [8, 12, 12, 12, 12],
};

const WITH_COLONIES: typeof TABLE = {
  platinum: [12, 12, 12, 12, 12],
  colony: [8, 12, 12, 12, 12],
};

const SEVERAL_KINDS: typeof TABLE = {
  castles: [8, 12, 12, 12, 12],
  "encampment-plunder": [10, 10, 10, 10, 10],
};

const sleight: Omit<GameChoice, "players"> = { kingdom: "sleight-of-hand" };
const mixed: Omit<GameChoice, "players"> = {
  kingdom: [
    "castles",
    "encampment-plunder",
    "cellar",
    "market",
    "merchant",
    "militia",
    "mine",
    "moat",
    "remodel",
    "smithy",
  ],
  colonies: true,
};

function sizes(choice: Omit<GameChoice, "players">, pile: string): number[] {
  return PLAYERS.map((players) => {
    const g = start(boardOf({ players, ...choice }), "sizes");
    return g.piles[g.board.piles.findIndex((p) => p.id === pile)];
  });
}

describe("pile sizes for two to six players", () => {
  it.each(Object.entries(TABLE))("%s", (pile, wanted) => {
    expect(sizes(sleight, pile)).toEqual(wanted);
  });

  it.each(Object.entries({ ...WITH_COLONIES, ...SEVERAL_KINDS }))("%s", (pile, wanted) => {
    expect(sizes(mixed, pile)).toEqual(wanted);
  });

  it("seventeen piles, nineteen with Platinum and Colony", () => {
    expect(boardOf({ players: 2, ...sleight }).piles).toHaveLength(17);
    expect(boardOf({ players: 2, ...mixed }).piles).toHaveLength(19);
  });

  it("ten Prosperity piles always come with Platinum and Colony", () => {
    const kingdom = [
      "bank",
      "clerk",
      "expand",
      "magnate",
      "monument",
      "rabble",
      "tiara",
      "watchtower",
      "city",
      "vault",
    ];
    expect(boardOf({ players: 2, kingdom }).kind("colony")).toBeGreaterThanOrEqual(0);
  });

  it("Castles: one of each for two, two of every other one for more, the cheapest on top", () => {
    const stack = (players: number): string[] => {
      const g = start(boardOf({ players, ...mixed }), "castles");
      const { mixed: at } = g.board.piles.find((pile) => pile.id === "castles")!;
      return g.mixed[at].map((kind) => g.board.kinds[kind].id).reverse();
    };
    expect(stack(2)).toEqual(
      ["humble", "crumbling", "small", "haunted", "opulent", "sprawling", "grand", "kings"].map(
        (name) => `${name}-castle`,
      ),
    );
    expect(stack(3)).toEqual(
      [
        "humble",
        "humble",
        "crumbling",
        "small",
        "small",
        "haunted",
        "opulent",
        "opulent",
        "sprawling",
        "grand",
        "kings",
        "kings",
      ].map((name) => `${name}-castle`),
    );
  });
});

it("Obelisk marks no pile where there is no Action pile, and can still be seen", () => {
  const kingdom = ["gardens", "anvil", "bank", "collection", "crystal-ball", "hoard"];
  const treasures = [...kingdom, "investment", "quarry", "tiara", "war-chest"];
  const g = start(boardOf({ players: 2, kingdom: treasures, landscapes: ["obelisk"] }), "obelisk");
  expect(view(g, 0).toJSON().landscapes).toEqual([{ id: "obelisk" }]);
});

describe("players", () => {
  it("each begins with seven Coppers and three Estates, five of them in hand", () => {
    for (const players of PLAYERS) {
      const g = start(boardOf({ players, ...sleight }), `deal ${players}`);
      for (const { hand, deck, discard } of g.players) {
        const ids = [...hand, ...deck].map((card) => g.board.kinds[kindOf(card)].id);
        expect(ids.filter((id) => id === "copper")).toHaveLength(7);
        expect(ids.filter((id) => id === "estate")).toHaveLength(3);
        expect([hand.length, deck.length, discard.length]).toEqual([5, 5, 0]);
      }
      expect([g.actions, g.buys, g.coins]).toEqual([1, 1, 0]);
    }
  });

  it("the first player is drawn by lot, each as often as the others", () => {
    for (const players of PLAYERS) {
      const board = boardOf({ players, ...sleight });
      const counts = Array<number>(players).fill(0);
      const games = 400 * players;
      for (let i = 0; i < games; i++) counts[start(board, `lot ${i}`).player]++;
      for (const n of counts) expect(Math.abs(n - 400)).toBeLessThan(3.5 * Math.sqrt(400));
    }
  });

  it("or named", () => {
    const board = boardOf({ players: 4, ...sleight });
    for (let first = 0; first < 4; first++) expect(start(board, "named", { first }).player).toBe(first);
  });
});

describe("the end", () => {
  /** A game that ends with the running turn, in which the players own so many Provinces. */
  function ended(provinces: readonly number[], first: number) {
    const g = start(boardOf({ players: provinces.length, ...sleight }), "end", { first });
    provinces.forEach((n, seat) => {
      for (let i = 0; i < n; i++) g.players[seat].discard.push(fresh(g, g.board.kind("province")));
    });
    g.piles[g.board.pileOf[g.board.kind("province")]] = 0;
    g.emptyPiles = 1;
    while (g.decision !== null) answer(g, g.decision.who, "end");
    return g;
  }

  it("after a single winner the player to the left begins", () => {
    expect(winners(ended([0, 3, 1], 0))).toEqual([1]);
    expect(startsNext(ended([0, 3, 1], 0))).toBe(2);
    expect(startsNext(ended([0, 0, 1], 0))).toBe(0);
  });

  it("of equals whoever had fewer turns wins", () => {
    const g = ended([2, 2, 0], 0);
    expect(g.players.map((player) => player.turns)).toEqual([1, 0, 0]);
    expect(winners(g)).toEqual([1]);
    expect(startsNext(g)).toBe(2);
  });

  it("after a shared victory the lot decides again", () => {
    const g = ended([2, 2, 2], 0);
    expect(winners(g)).toEqual([1, 2]);
    expect(startsNext(g)).toBe(-1);
  });
});
