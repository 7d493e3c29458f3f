import type { SeenEntry } from "@fiefdom/engine/log";
import { type Telling, tell } from "@fiefdom/text/log";
import { cardList } from "@fiefdom/text/messages";
import { describe, expect, it } from "vitest";

const IDS = ["copper", "silver", "village", "militia", "merchant", "moat"];
const [COPPER, SILVER, VILLAGE, MILITIA, MERCHANT, MOAT] = IDS.keys();
const ZONES = ["nowhere", "supply", "hand", "deck", "discard", "inPlay", "aside", "hidden", "trash"];
const [, SUPPLY, HAND, DECK, DISCARD] = ZONES.keys();

const telling = (seat: number): Telling => ({
  seat,
  names: ["Anna", "Maud"],
  lang: "en",
  card: (kind) => IDS[kind],
  isTreasure: (kind) => kind === COPPER || kind === SILVER,
  zones: ZONES,
});

const entry = (what: string, who: number, over: Partial<SeenEntry> = {}): SeenEntry => ({
  what,
  who,
  cards: [],
  n: over.cards?.length ?? 0,
  source: -1,
  from: 0,
  to: 0,
  ...over,
});
const hidden = (e: SeenEntry): SeenEntry => {
  const { cards: _, ...rest } = e;
  return rest;
};
const texts = (entries: readonly SeenEntry[], seat = 0): string[] =>
  tell(entries, telling(seat)).map((line) => line.text);

describe("the story", () => {
  it("tells a play and what it gave in one sentence", () => {
    const story = [
      entry("play", 0, { cards: [VILLAGE] }),
      entry("draw", 0, { cards: [COPPER], source: VILLAGE, from: DECK, to: HAND }),
      entry("actions", 0, { n: 2, source: VILLAGE }),
    ];
    expect(texts(story)).toEqual(["You play Village: +1 Card (Copper), +2 Actions."]);
  });

  it("names a source behind what it did, and not twice where that is all the sentence is about", () => {
    const onto = (cards: number[]): SeenEntry => entry("addVp", 0, { cards, n: 1, source: MOAT });
    expect(texts([entry("turn", 0, { n: 1 }), onto([MOAT]), onto([VILLAGE])]).slice(1)).toEqual([
      "You put 1 VP on Moat.",
      "You put 1 VP on Village (Moat).",
    ]);
  });

  it("does not tell what another player drew", () => {
    const story = [
      entry("play", 1, { cards: [VILLAGE] }),
      hidden(entry("draw", 1, { n: 1, source: VILLAGE })),
      entry("actions", 1, { n: 2, source: VILLAGE }),
    ];
    expect(texts(story)).toEqual(["Maud plays Village: +1 Card, +2 Actions."]);
  });

  it("tells below how many cards one went into the deck, but to its player alone which", () => {
    const put = (n: number): SeenEntry => entry("intoDeck", 1, { cards: [SILVER], n, from: HAND, to: DECK });
    expect(texts([put(0), put(1), put(4)], 1)).toEqual([
      "You put Silver on top of the deck.",
      "You put Silver into the deck, below 1 card.",
      "You put Silver into the deck, below 4 cards.",
    ]);
    expect(texts([hidden(put(4))])).toEqual(["Maud puts a card into the deck, below 4 cards."]);
  });

  it("puts Treasures together, with what others add", () => {
    const story = [
      entry("play", 1, { cards: [COPPER] }),
      entry("coins", 1, { n: 1 }),
      entry("play", 1, { cards: [SILVER] }),
      entry("coins", 1, { n: 1, source: MERCHANT }),
      entry("coins", 1, { n: 2 }),
      entry("buy", 1, { cards: [VILLAGE] }),
      entry("gain", 1, { cards: [VILLAGE], from: SUPPLY, to: DISCARD }),
    ];
    expect(texts(story)).toEqual([
      "Maud plays Copper, Silver: +$3, +$1 from Merchant.",
      "Maud buys Village.",
    ]);
  });

  it("sets in what an Attack does, and says how many and what lies on top", () => {
    const story = [
      entry("play", 0, { cards: [MILITIA] }),
      entry("coins", 0, { n: 2, source: MILITIA }),
      hidden(entry("discard", 1, { n: 2, source: MILITIA, from: HAND, to: DISCARD })),
      entry("discardTop", 1, { cards: [COPPER], source: MILITIA }),
      entry("react", 1, { cards: [MOAT], source: MOAT }),
      entry("unaffected", 1, { source: MOAT }),
    ];
    const lines = tell(story, telling(0));
    expect(lines.map((line) => line.text)).toEqual([
      "You play Militia: +$2.",
      "Maud discards 2 cards, Copper on top.",
      "Maud reacts with Moat.",
      "Maud is unaffected.",
    ]);
    expect(lines.map((line) => line.level)).toEqual([0, 1, 1, 1]);
    // Each is over when the last of its entries was written; a card on top of others belongs to them.
    expect(lines.map((line) => line.until)).toEqual([2, 3, 5, 6]);
  });

  it("leaves the chores of Clean-up out, but tells players what they draw", () => {
    const cleanUp = (who: number): SeenEntry[] => [
      entry("discard", who, { cards: [COPPER], from: HAND, to: DISCARD }),
      who === 0 ? entry("draw", who, { cards: [COPPER, COPPER] }) : hidden(entry("draw", who, { n: 2 })),
    ];
    expect(texts(cleanUp(0))).toEqual(["You draw 2× Copper."]);
    expect(texts(cleanUp(1))).toEqual([]);
  });

  it("has words even for what it has never heard of", () => {
    expect(texts([entry("somersault", 1, { cards: [COPPER] })])[0]).toContain("somersault");
  });

  it("lists cards with counts", () => {
    expect(cardList(["copper", "silver", "copper"], "en")).toBe("2× Copper, Silver");
    expect(cardList([], "en")).toBe("nothing");
  });
});
