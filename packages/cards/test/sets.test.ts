import { card, type PileDef } from "@fiefdom/engine/card";
import { effect } from "@fiefdom/engine/program";
import { plus } from "@fiefdom/engine/verbs/bonus";
import { describe, expect, it } from "vitest";
import { cards, cardsOf, piles, pileWith, setOf, sets } from "../src/sets.ts";

const made = (id: string, more: object = {}) =>
  card(id, { set: "made-up", types: ["Action"], cost: 3, play: effect(plus({ cards: 1 })), ...more });
const [Ash, Birch, Cedar] = [made("ash-of-set"), made("birch-of-set"), made("cedar-of-set")];
const Fair = made("fair-of-set", { kind: "event", types: ["Event"] });
const Wood: PileDef = {
  id: "wood-of-set",
  set: "made-up",
  cards: [Birch, Cedar],
  stack: () => ["birch-of-set", "cedar-of-set"],
};

describe("a set", () => {
  it("is what its files export, each card once, and nothing besides cards", () => {
    const set = setOf("made-up", { Wood, Birch, Cedar, helper: () => 1, LIMIT: 3 }, { Fair, Ash });
    expect(set.kingdom).toEqual([Ash, Wood]);
    expect(set.landscapes).toEqual([Fair]);
  });

  it("has no card that says it is of another", () => {
    expect(() => setOf("elsewhere", { Ash })).toThrow("ash-of-set says that it is of made-up");
  });
});

describe("the index of cards", () => {
  it("finds each card, and the pile that it lies in", () => {
    for (const set of sets) {
      for (const entry of set.kingdom) {
        expect(piles.get(entry.id)).toBe(entry);
        for (const def of cardsOf(entry)) {
          expect(cards.get(def.id)).toBe(def);
          expect(pileWith(def.id)).toBe(entry);
        }
      }
      for (const def of set.landscapes) expect(cards.get(def.id)).toBe(def);
    }
    expect(cards.get("platinum")?.set).toBe("prosperity");
    expect(pileWith("copper")).toBeUndefined();
  });
});
