/** Kingdoms by name, by list and by lot, and what is said when something is wrong with them. */
import { SetUpError } from "@fiefdom/engine/board";
import { isPile } from "@fiefdom/engine/card";
import { describe, expect, it } from "vitest";
import { awaited, boardOf, findPile, randomKingdom, recommended, sets, toId } from "../src/index.ts";

const FIRST_GAME = [
  "cellar",
  "market",
  "merchant",
  "militia",
  "mine",
  "moat",
  "remodel",
  "smithy",
  "village",
  "workshop",
];

/** The error that something ends in: its code and its sentence. */
function problem(what: () => unknown): { code: string; message: string } {
  try {
    what();
  } catch (error) {
    if (error instanceof SetUpError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error("no error");
}

const of = (kingdom: string | readonly string[], players = 2) => boardOf({ players, kingdom });
const pileIds = (board: ReturnType<typeof boardOf>): string[] => board.piles.map((pile) => pile.id);

describe("by name", () => {
  it("there are six for the base set alone", () => {
    const base = new Set(sets[0].kingdom.map((entry) => entry.id));
    const names = recommended
      .filter(({ kingdom }) => kingdom.every((id) => base.has(id)))
      .map(({ id }) => id);
    expect(names).toEqual([
      "first-game",
      "size-distortion",
      "deck-top",
      "sleight-of-hand",
      "improvements",
      "silver-and-gold",
    ]);
  });

  it("each has ten different piles that exist, and can be set up for any number of players", () => {
    expect(new Set(recommended.map(({ id }) => id)).size).toBe(recommended.length);
    for (const { id, kingdom, landscapes } of recommended) {
      expect(new Set(kingdom).size).toBe(10);
      for (let players = 2; players <= 6; players++) {
        const board = of(id, players);
        expect(pileIds(board)).toEqual(expect.arrayContaining([...kingdom]));
        expect(board.landscapes).toHaveLength(landscapes.length);
      }
    }
  });

  it("as people write them", () => {
    expect(pileIds(of("First Game"))).toEqual(pileIds(of("first-game")));
    expect(pileIds(of(" Silver & Gold "))).toEqual(pileIds(of("silver-and-gold")));
    expect(toId("The King’s Army")).toBe("the-kings-army");
  });

  it("all seventy-five of the books are known, and what the others wait for", () => {
    expect(recommended.length + awaited.length).toBe(75);
    for (const { id, missing } of awaited) {
      const { code, message } = problem(() => of(id));
      expect(code).toBe("missing-cards");
      for (const { cards } of missing) for (const name of cards) expect(message).toContain(name);
    }
    const lists = [...recommended, ...awaited].map(({ id }) => id);
    for (const twice of ["biggest-money", "the-kings-army", "big-time", "gilded-gates"])
      expect(lists).toEqual(expect.arrayContaining([twice, `${twice}-1e`]));
    // Intrigue brings seven.
    const withIntrigue = recommended.filter(({ kingdom }) =>
      kingdom.some((id) => findPile(id).set === "intrigue"),
    );
    expect(withIntrigue.map(({ id }) => id)).toEqual([
      "underlings",
      "grand-scheme",
      "deconstruction",
      "delicious-torture",
      "buddy-system",
      "paths-to-victory",
      "lucky-seven",
    ]);
  });

  it("an unknown one is answered with all there are", () => {
    const { code, message } = problem(() => of("Last Game"));
    expect(code).toBe("unknown-kingdom");
    for (const { id } of recommended) expect(message).toContain(id);
  });
});

describe("by list", () => {
  it("in any order and any spelling; laid out by cost", () => {
    const board = of([
      "Workshop",
      "village",
      "SMITHY",
      "remodel",
      "moat",
      "mine",
      "militia",
      "merchant",
      "market",
      "cellar",
    ]);
    expect(pileIds(board).slice(-10)).toEqual([
      "cellar",
      "moat",
      "merchant",
      "village",
      "workshop",
      "militia",
      "remodel",
      "smithy",
      "market",
      "mine",
    ]);
  });

  it("every pile of every set can be in one", () => {
    for (const set of sets) {
      for (const entry of set.kingdom) {
        const others = FIRST_GAME.filter((id) => id !== entry.id).slice(0, 9);
        expect(pileIds(of([entry.id, ...others]))).toContain(entry.id);
        if (isPile(entry)) for (const def of entry.cards) expect(findPile(def.id)).toBe(entry);
      }
    }
  });

  it("a misspelt card is answered with what was probably meant", () => {
    const { code, message } = problem(() => of(["villlage", ...FIRST_GAME.slice(0, 9)]));
    expect(code).toBe("unknown-card");
    expect(message).toContain('"villlage"');
    expect(message).toMatch(/Did you mean .*\bvillage\b/);
  });

  it("an unknown card is answered with all there are", () => {
    const { code, message } = problem(() => of(["xyzzyxyzzy", ...FIRST_GAME.slice(0, 9)]));
    expect(code).toBe("unknown-card");
    for (const entry of sets[0].kingdom) expect(message).toContain(entry.id);
  });

  it("a basic card is none of the ten", () => {
    expect(problem(() => of(["copper", ...FIRST_GAME.slice(0, 9)])).code).toBe("basic-card");
  });

  it("twice the same, nine, eleven", () => {
    const twice = problem(() => of([...FIRST_GAME.slice(0, 9), "cellar"]));
    expect(twice.code).toBe("twice");
    expect(twice.message).toContain("cellar");
    const nine = problem(() => of(FIRST_GAME.slice(0, 9)));
    expect(nine).toEqual({ code: "wrong-size", message: "A kingdom has 10 piles, not 9." });
    const eleven = problem(() => of([...FIRST_GAME, "witch"]));
    expect(eleven).toEqual({ code: "wrong-size", message: "A kingdom has 10 piles, not 11." });
    expect(problem(() => of([])).code).toBe("wrong-size");
  });

  it("an unknown landscape or ruleset", () => {
    expect(problem(() => boardOf({ players: 2, kingdom: FIRST_GAME, landscapes: ["nowhere"] })).code).toBe(
      "unknown-landscape",
    );
    expect(
      problem(() => boardOf({ players: 2, kingdom: FIRST_GAME, ruleset: "house" as "printed" })).message,
    ).toContain("printed, current");
  });
});

describe("players", () => {
  it("two to six, and nothing else", () => {
    for (const players of [2, 3, 4, 5, 6]) expect(of("first-game", players).players).toBe(players);
    for (const players of [1, 7, 0, -2, 2.5, Number.NaN, "2" as unknown as number]) {
      const { code, message } = problem(() => of("first-game", players));
      expect(code).toBe("players");
      expect(message).toContain("2 to 6 players");
    }
  });
});

describe("at random", () => {
  it("the same seed gives the same kingdom, another seed another", () => {
    expect(randomKingdom("a")).toEqual(randomKingdom("a"));
    const different = new Set(Array.from({ length: 50 }, (_, i) => randomKingdom(i).join()));
    expect(different.size).toBe(50);
  });

  it("ten different piles that can be set up, and every pile comes up", () => {
    const met = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const kingdom = randomKingdom(`lot ${i}`, { firstEdition: true });
      expect(new Set(kingdom).size).toBe(10);
      expect(of(kingdom).piles.length).toBeGreaterThanOrEqual(17);
      for (const id of kingdom) met.add(id);
    }
    expect(met.size).toBe(sets.reduce((sum, set) => sum + set.kingdom.length, 0));
  });

  it("from chosen sets only", () => {
    const base = new Set(sets[0].kingdom.map((entry) => entry.id));
    for (let i = 0; i < 30; i++)
      for (const id of randomKingdom(i, { sets: ["base"] })) expect(base.has(id)).toBe(true);
    expect(problem(() => randomKingdom(1, { sets: ["atlantis"] })).message).toContain("base");
  });

  it("what must be in it is, what must not is not", () => {
    for (let i = 0; i < 50; i++) {
      const kingdom = randomKingdom(i, {
        sets: ["base"],
        include: ["Witch", "moat"],
        exclude: ["chapel", "Throne Room"],
      });
      expect(kingdom).toEqual(expect.arrayContaining(["witch", "moat"]));
      expect(kingdom).not.toContain("chapel");
      expect(kingdom).not.toContain("throne-room");
    }
  });

  it("with at least so many villages, Buys, trashers, and so many of a cost", () => {
    const traits = (id: string, trait: string): boolean => {
      const entry = findPile(id);
      return (isPile(entry) ? entry.cards : [entry]).some(
        (def) => def.traits?.some((t) => t === trait) === true,
      );
    };
    for (let i = 0; i < 50; i++) {
      const kingdom = randomKingdom(i, {
        sets: ["base"],
        atLeast: { actions: 1, buy: 2, trash: 3 },
        costs: { 2: 2, 5: 3 },
      });
      expect(kingdom.filter((id) => traits(id, "actions")).length).toBeGreaterThanOrEqual(1);
      expect(kingdom.filter((id) => traits(id, "buy")).length).toBeGreaterThanOrEqual(2);
      expect(kingdom.filter((id) => traits(id, "trash")).length).toBeGreaterThanOrEqual(3);
      const cost = (id: string): number => {
        const entry = findPile(id);
        return (isPile(entry) ? entry.cards[0] : entry).cost;
      };
      expect(kingdom.filter((id) => cost(id) === 2).length).toBeGreaterThanOrEqual(2);
      expect(kingdom.filter((id) => cost(id) === 5).length).toBeGreaterThanOrEqual(3);
    }
  });

  it("what cannot be is said", () => {
    expect(problem(() => randomKingdom(1, { include: ["moat"], exclude: ["moat"] })).code).toBe(
      "contradiction",
    );
    expect(problem(() => randomKingdom(1, { include: ["moat", "Moat"] })).code).toBe("twice");
    expect(problem(() => randomKingdom(1, { sets: ["base"], costs: { 9: 1 } })).code).toBe("unsatisfiable");
    expect(problem(() => randomKingdom(1, { sets: ["base"], costs: { 3: 6, 4: 6 } })).code).toBe(
      "unsatisfiable",
    );
    expect(problem(() => randomKingdom(1, { include: ["nonsense"] })).code).toBe("unknown-card");
    const most = sets[0].kingdom.map((entry) => entry.id).slice(9);
    expect(problem(() => randomKingdom(1, { sets: ["base"], exclude: most })).message).toContain(
      "a kingdom needs 10",
    );
  });
});
