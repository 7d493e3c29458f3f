/** Kingdoms as a line of text, in English: however people write them, and what is said of what is no card. */
import { SetUpError } from "@fiefdom/engine/board";
import { describe, expect, it } from "vitest";
import { listedKingdom, recommended } from "../src/index.ts";

const FIRST = recommended[0].kingdom;

describe("a list of names", () => {
  it("with sections is what the browser copies", () => {
    const read = listedKingdom(
      "Cellar, Market, Merchant, Militia, Mine, Moat, Remodel, Smithy, Village, Encampment/Plunder | Events: Donate | Landmarks: Keep | Platinum, Colony",
    );
    expect(read).toEqual({
      kingdom: [...FIRST.slice(0, 9), "encampment-plunder"],
      landscapes: ["donate", "keep"],
      colonies: true,
    });
  });

  it.each([
    ["one a line, numbered", FIRST.map((id, i) => `${i + 1}. ${id}`).join("\n")],
    ["with costs", "Cellar (2)\nMarket [$5]\n$3 Merchant\nMilitia 4\nMine (5), moat, REMODEL, smithy"],
    ["with bullets and spaces", "  • Cellar\n - Market ;\t Merchant |\n\n * Militia \r\n– Mine"],
    ["with headings", "Kingdom: Cellar, Market\nCards: Merchant, Militia"],
    ["in quotation marks, with a full stop", "“Cellar”, 'Market', \"Merchant\", Militia."],
  ])("%s", (_, text) => {
    const { kingdom, landscapes, colonies } = listedKingdom(text);
    expect(kingdom.length).toBeGreaterThanOrEqual(4);
    expect(kingdom).toEqual(FIRST.slice(0, kingdom.length));
    expect([landscapes, colonies]).toEqual([[], false]);
  });

  it("names a pile by any of its cards, and nothing twice", () => {
    expect(listedKingdom("Plunder, encampment / plunder, King's Castle, castles").kingdom).toEqual([
      "encampment-plunder",
      "castles",
    ]);
  });

  it("an unknown name is answered with what was probably meant", () => {
    expect(() => listedKingdom("Cellar, Villlage, Moat")).toThrow(/"Villlage".*Did you mean village/);
    expect(() => listedKingdom("Cellar, Xyzzy")).toThrow(SetUpError);
  });

  it("basic cards say nothing: they are in every game", () => {
    expect(listedKingdom("Copper, Province, Cellar, Curse").kingdom).toEqual(["cellar"]);
  });
});
