import { describe, expect, it } from "vitest";
import { aloud, MOST_NEWS, newsIn, newsOf } from "../src/table/news.ts";
import type { Chapter } from "../src/table/story.ts";

const COPPER = "Maud plays Copper.";
const BUYS = "Maud buys Silver.";
const DRAWS = "Maud draws 5 cards.";

describe("what is told aloud", () => {
  it("begins with the last line", () => {
    expect(newsIn(null, [COPPER, BUYS])).toEqual([BUYS]);
    expect(newsIn(null, [])).toEqual([]);
  });

  it("pauses after the heading of a turn", () => {
    expect(aloud(["Turn 2: Maud", COPPER, "Your turn 2"])).toBe(
      "Turn 2: Maud. Maud plays Copper. Your turn 2.",
    );
  });

  it("is nothing when nothing happened", () => {
    expect(newsIn([COPPER, BUYS], [COPPER, BUYS])).toEqual([]);
  });

  it("says the same line again when the same thing happens again", () => {
    expect(newsIn([BUYS, COPPER], [BUYS, COPPER, COPPER])).toEqual([COPPER]);
  });

  it("drops nothing before a line that comes back later", () => {
    expect(newsIn([DRAWS, COPPER], [DRAWS, COPPER, BUYS, DRAWS, COPPER, BUYS])).toEqual([
      BUYS,
      DRAWS,
      COPPER,
      BUYS,
    ]);
  });

  it("says the last line anew when it is told with another number", () => {
    expect(newsIn([BUYS, "Maud plays 2× Copper."], [BUYS, "Maud plays 3× Copper."])).toEqual([
      "Maud plays 3× Copper.",
    ]);
    expect(newsIn([BUYS, "Maud plays 2× Copper."], [BUYS, "Maud plays 3× Copper.", BUYS])).toEqual([
      "Maud plays 3× Copper.",
      BUYS,
    ]);
  });

  it("says where one is when something was taken back, and what is done in its place", () => {
    expect(newsIn([DRAWS, COPPER, BUYS], [DRAWS, COPPER])).toEqual([COPPER]);
    expect(newsIn([DRAWS, COPPER, BUYS], [])).toEqual([]);
    expect(newsIn([DRAWS, COPPER], [DRAWS, COPPER, BUYS])).toEqual([BUYS]);
    expect(newsIn([DRAWS, COPPER, BUYS], [DRAWS, COPPER, "Maud buys Gold."])).toEqual(["Maud buys Gold."]);
  });

  it("keeps to the last lines when there are many", () => {
    const many = Array.from({ length: 30 }, (_, i) => `Line ${i}.`);
    expect(newsIn(["Line 0."], many)).toEqual(many.slice(-MOST_NEWS));
    expect(newsIn(many.slice(0, 20), many)).toEqual(many.slice(20));
  });

  it("is found without telling again what stays as it was", () => {
    const chapter = (...texts: string[]): Chapter => ({
      after: 0,
      events: [],
      lines: texts.map((text) => ({ text, level: 0, who: 0, until: 0 })),
    });
    const old = {
      after: 0,
      events: [],
      get lines(): never {
        throw new Error("nobody asked for it");
      },
    };
    const [first, second] = [chapter(DRAWS, COPPER), chapter(DRAWS, BUYS)];
    expect(newsOf(null, [old, first])).toEqual([COPPER]);
    expect(newsOf([old, first], [old, first])).toEqual([]);
    expect(newsOf([old, first], [old, chapter(DRAWS, COPPER, BUYS)])).toEqual([BUYS]);
    expect(newsOf([old, first], [old, first, second])).toEqual([DRAWS, BUYS]);
    expect(newsOf([old, first, second], [old, first])).toEqual([COPPER]);
    expect(newsOf([first], [])).toEqual([]);
  });
});
