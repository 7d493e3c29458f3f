/** What piles are said to be good for, against what their definitions say; and what a board looks like at a glance. */
import { describe, expect, it } from "vitest";
import { featuresOf } from "../src/features.ts";
import { glance, LOOKED_FOR, MISSED } from "../src/glance.ts";
import { allLandscapes, allPiles, findPile, recommended, sets } from "../src/index.ts";

const pilesWith = (feature: string): string[] =>
  allPiles.filter(({ features }) => features.some((other) => other === feature)).map(({ id }) => id);

const look = (kingdom: readonly string[], landscapes: readonly string[] = [], colonies = false) =>
  glance(
    kingdom.map((id) => allPiles.find((pile) => pile.id === findPile(id).id) as (typeof allPiles)[number]),
    landscapes.map(
      (id) => allLandscapes.find((landscape) => landscape.id === id) as (typeof allLandscapes)[number],
    ),
    colonies,
  );
const remarks = (...args: Parameters<typeof look>): string[] => look(...args).remarks.map(({ key }) => key);

describe("features", () => {
  it("every pile is good for something that a board is looked through for", () => {
    expect(allPiles).toHaveLength(sets.reduce((sum, set) => sum + set.kingdom.length, 0));
    for (const { id, features } of allPiles)
      expect(
        features.some((feature) => LOOKED_FOR.some((other) => other === feature)),
        id,
      ).toBe(true);
  });

  it("Attacks are the piles with an Attack, Reactions those with a Reaction", () => {
    for (const [feature, type] of [
      ["attack", "Attack"],
      ["reaction", "Reaction"],
      ["duration", "Duration"],
      ["treasure", "Treasure"],
    ] as const) {
      const typed = sets
        .flatMap((set) => set.kingdom)
        .filter((entry) => ("cards" in entry ? entry.cards : [entry]).some((def) => def.types.includes(type)))
        .map(({ id }) => id);
      expect(pilesWith(feature)).toEqual(typed);
    }
  });

  it("villages are what players call so", () => {
    expect(pilesWith("actions").sort()).toEqual(
      [
        "bazaar",
        "city",
        "city-quarter",
        "diplomat",
        "encampment-plunder",
        "festival",
        "fishing-village",
        "native-village",
        "mining-village",
        "nobles",
        "shanty-town",
        "settlers-bustling-village",
        "villa",
        "village",
        "workers-village",
      ].sort(),
    );
  });

  it("what thins a deck or is picky about it trashes", () => {
    const having = (feature: string) =>
      [...allPiles, ...allLandscapes].filter(({ features }) => features.some((other) => other === feature));
    for (const feature of ["thins", "picky"]) {
      expect(having(feature).length).toBeGreaterThan(3);
      for (const { id, features } of having(feature)) expect(features, id).toContain("trash");
    }
    expect(pilesWith("again").sort()).toEqual(["crown", "kings-court", "throne-room"]);
    expect(pilesWith("curses").sort()).toEqual([
      "blockade",
      "catapult-rocks",
      "charlatan",
      "embargo",
      "mountebank",
      "replace",
      "sea-hag",
      "sea-witch",
      "swindler",
      "torturer",
      "witch",
    ]);
  });

  it("Landmarks are points, Debt is Debt, coins are those of Actions", () => {
    for (const { id, features } of allLandscapes) {
      const isLandmark = sets.some((set) =>
        set.landscapes.some((def) => def.id === id && def.kind === "landmark"),
      );
      if (isLandmark) expect(features, id).toEqual(["vp"]);
    }
    expect(pilesWith("debt").sort()).toEqual([
      "city-quarter",
      "engineer",
      "gladiator-fortune",
      "overlord",
      "royal-blacksmith",
    ]);
    expect(featuresOf({ id: "x", types: ["Treasure"], traits: ["money"] })).toEqual(["money", "treasure"]);
    expect(featuresOf({ id: "x", types: ["Action"], traits: ["money"] })).toEqual(["money", "coins"]);
  });
});

describe("a glance", () => {
  it("counts costs and sorts, landscapes included", () => {
    const { costs, sights } = look(recommended[0].kingdom, ["donate", "tower"]);
    expect(costs).toEqual([0, 0, 2, 3, 3, 2]);
    const of = (feature: string) => sights.find((sight) => sight.feature === feature)?.of;
    expect(of("actions")).toEqual(["village"]);
    expect(of("trash")).toEqual(["mine", "remodel", "donate"]);
    expect(of("vp")).toEqual(["tower"]);
    expect(of("debt")).toEqual(["donate"]);
    expect(sights.map(({ feature }) => feature)).toEqual(LOOKED_FOR);
  });

  it("remarks on what is missing, and on what is strong", () => {
    const money = ["bank", "hoard", "mint", "quarry", "merchant", "gardens", "harbinger", "vassal", "moat"];
    expect(remarks([...money, "poacher"])).toEqual(["noVillage", "peace"]);
    expect(remarks([...money, "throne-room"])[0]).toBe("standIn");
    expect(remarks([...money, "festival"])[0]).toBe("longTurns");
    expect(remarks(["village", "gardens", "cellar"])).toEqual(["noDraw", "noTrash", "peace", "oneBuy"]);
    expect(remarks(["witch", "moneylender"])).toEqual(["noVillage", "cursed", "unanswered", "oneBuy"]);
    expect(remarks(["witch", "chapel"])).toEqual(["noVillage", "thin", "curses", "unanswered", "oneBuy"]);
    expect(remarks(["militia", "rabble", "bandit", "remodel"], ["tower", "keep"], true)).toEqual([
      "noVillage",
      "fierce",
      "unanswered",
      "colonies",
      "points",
    ]);
  });

  it("says whether Attacks can be answered, and that Duchies count for more", () => {
    expect(remarks(["militia", "moat"])).not.toContain("unanswered");
    expect(remarks(["militia", "diplomat"])).not.toContain("unanswered");
    // A Reaction, but none to an Attack.
    expect(remarks(["militia", "watchtower"])).toContain("unanswered");
    expect(remarks(["village", "smithy", "duke"])).toContain("duchies");
  });

  it("has something to say about every recommended kingdom", () => {
    for (const { kingdom, landscapes, colonies } of recommended) {
      const seen = look(kingdom, landscapes, colonies === true);
      expect(seen.remarks.length).toBeGreaterThan(0);
      expect(seen.remarks.length).toBeLessThanOrEqual(5);
      expect(seen.costs.reduce((sum, n) => sum + n, 0)).toBe(10);
    }
    expect(MISSED.every((feature) => LOOKED_FOR.includes(feature))).toBe(true);
  });

  it("of nothing is no error", () => expect(look([]).costs).toEqual([0]));
});
