/** Drawing under wishes: what is locked stays, every limit holds, and what can't be is said exactly. */
import { describe, expect, it } from "vitest";
import { type Constraints, DrawError, drawLandscapes, drawPiles, type Misfit } from "../src/draw.ts";
import type { Feature } from "../src/features.ts";
import { allLandscapes, allPiles, sets } from "../src/index.ts";

const ids = (seed: string | number, wishes: Constraints): string[] =>
  drawPiles(allPiles, seed, wishes).map(({ id }) => id);
const having = (feature: Feature, kingdom: readonly string[]): number =>
  allPiles.filter(({ id, features }) => kingdom.includes(id) && features.includes(feature)).length;

function misfit(wishes: Constraints): Misfit {
  try {
    drawPiles(allPiles, "x", wishes);
  } catch (problem) {
    if (problem instanceof DrawError) return problem.misfit;
    throw problem;
  }
  throw new Error("it can be drawn");
}

describe("ten piles", () => {
  it("keep what must be in them, from whatever set it is", () => {
    for (let seed = 0; seed < 40; seed++) {
      const kingdom = ids(seed, { sets: ["base"], include: ["villa", "bank"], exclude: ["moat", "witch"] });
      expect(kingdom).toHaveLength(10);
      expect(kingdom).toEqual(expect.arrayContaining(["villa", "bank"]));
      expect(kingdom).not.toContain("moat");
      expect(kingdom).not.toContain("witch");
      expect(kingdom.filter((id) => !sets[0].kingdom.some((entry) => entry.id === id))).toHaveLength(2);
    }
  });

  it("hold limits from above and below at once", () => {
    for (let seed = 0; seed < 40; seed++) {
      const kingdom = ids(seed, {
        atLeast: { reaction: 1, treasure: 2, actions: 2 },
        atMost: { attack: 0, draw: 2, vp: 1 },
        costs: { 2: 1, 3: 1, 4: 1, 5: 1 },
      });
      expect(having("reaction", kingdom)).toBeGreaterThanOrEqual(1);
      expect(having("treasure", kingdom)).toBeGreaterThanOrEqual(2);
      expect(having("actions", kingdom)).toBeGreaterThanOrEqual(2);
      expect(having("attack", kingdom)).toBe(0);
      expect(having("draw", kingdom)).toBeLessThanOrEqual(2);
      expect(having("vp", kingdom)).toBeLessThanOrEqual(1);
    }
  });

  it("are found where a first try would run out of room", () => {
    // Each wish by itself is easy; together they need piles that serve several.
    const wishes: Constraints = {
      atLeast: { actions: 3, draw: 3, trash: 3, attack: 3, buy: 3, gain: 3, reaction: 2 },
    };
    for (let seed = 0; seed < 10; seed++) {
      const kingdom = ids(seed, wishes);
      for (const [feature, n] of Object.entries(wishes.atLeast ?? {}))
        expect(having(feature as Feature, kingdom)).toBeGreaterThanOrEqual(n);
    }
  });

  it("have no card of a first edition unless that is wanted, or the card itself", () => {
    const pool = allPiles.map((pile, i) => (i % 2 === 0 ? pile : { ...pile, edition: 1 as const }));
    const old = pool.filter(({ edition }) => edition === 1).map(({ id }) => id);
    const drawn = (seed: number, wishes: Constraints): string[] =>
      drawPiles(pool, seed, wishes).map(({ id }) => id);
    let met = 0;
    for (let seed = 0; seed < 40; seed++) {
      expect(drawn(seed, {}).filter((id) => old.includes(id))).toEqual([]);
      expect(drawn(seed, { include: [old[0]] }).filter((id) => old.includes(id))).toEqual([old[0]]);
      met += drawn(seed, { firstEdition: true }).filter((id) => old.includes(id)).length;
    }
    expect(met).toBeGreaterThan(100);
  });

  it("have so many of a set", () => {
    const from = (set: string, kingdom: readonly string[]): number =>
      allPiles.filter(({ id, set: own }) => own === set && kingdom.includes(id)).length;
    for (let seed = 0; seed < 40; seed++) {
      const kingdom = ids(seed, { ofSets: { prosperity: 4, empires: 3 }, atLeast: { actions: 1 } });
      expect(from("prosperity", kingdom)).toBeGreaterThanOrEqual(4);
      expect(from("empires", kingdom)).toBeGreaterThanOrEqual(3);
    }
    expect(misfit({ sets: ["base"], ofSets: { empires: 1 } })).toEqual({
      why: "scarce",
      sort: { set: "empires" },
      wanted: 1,
      left: 0,
    });
  });

  it("that can't be are refused with the reason", () => {
    expect(misfit({ sets: ["base"], atLeast: { actions: 3 } })).toEqual({
      why: "scarce",
      sort: { feature: "actions" },
      wanted: 3,
      left: 2,
    });
    expect(misfit({ sets: ["base"], costs: { 7: 1 } })).toMatchObject({ why: "scarce", sort: { cost: 7 } });
    const ten = sets[0].kingdom.map(({ id }) => id).filter((id) => !["village", "festival"].includes(id));
    expect(misfit({ include: ten.slice(0, 10), atLeast: { actions: 1 } })).toEqual({
      why: "crowded",
      sort: { feature: "actions" },
      wanted: 1,
    });
    expect(misfit({ include: ["witch", "militia"], atMost: { attack: 1 } })).toEqual({
      why: "excess",
      sort: { feature: "attack" },
      most: 1,
      left: 2,
    });
    expect(misfit({ sets: [] })).toEqual({ why: "few", left: 0 });
    expect(misfit({ atLeast: { attack: 6, actions: 6 } })).toEqual({ why: "together" });
    expect(misfit({ atLeast: { attack: 1 }, atMost: { attack: 0 } })).toMatchObject({ why: "scarce" });
  });
});

describe("landscapes", () => {
  const draw = (seed: number, way: "mixed" | number, include: string[] = [], exclude: string[] = []) =>
    drawLandscapes(allLandscapes, allPiles, seed, way, { include, exclude });

  it("keep what is locked and leave out what is banned", () => {
    for (let seed = 0; seed < 60; seed++) {
      expect(draw(seed, 0)).toEqual([]);
      expect(draw(seed, 1, ["keep"])).toEqual(["keep"]);
      expect(draw(seed, 0, ["keep"])).toEqual(["keep"]);
      const two = draw(seed, 2, ["donate"], ["tower"]);
      expect(two).toHaveLength(2);
      expect(two[0]).toBe("donate");
      expect(new Set(two).size).toBe(2);
      expect(two).not.toContain("tower");
      expect(draw(seed, "mixed", ["keep", "tower"])).toEqual(["keep", "tower"]);
    }
  });

  it("as the rulebook draws them there are none to two", () => {
    const counts = new Set(Array.from({ length: 60 }, (_, seed) => draw(seed, "mixed").length));
    expect([...counts].sort()).toEqual([0, 1, 2]);
  });
});
