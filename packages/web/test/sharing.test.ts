import { describe, expect, it } from "vitest";
import { keepSame } from "../src/session/sharing.ts";

describe("a new picture of the game", () => {
  const before = {
    hand: ["copper", "gold"],
    piles: [
      { id: "copper", n: 46 },
      { id: "gold", n: 30 },
    ],
    top: null,
  };

  it("is the old one if nothing changed", () => {
    expect(keepSame(before, structuredClone(before))).toBe(before);
  });

  it("keeps of the old one whatever is equal, and nothing else", () => {
    const now = {
      ...structuredClone(before),
      piles: [
        { id: "copper", n: 45 },
        { id: "gold", n: 30 },
      ],
    };
    const kept = keepSame(before, now);
    expect(kept).toEqual(now);
    expect(kept.hand).toBe(before.hand);
    expect(kept.piles).not.toBe(before.piles);
    expect(kept.piles[0]).not.toBe(before.piles[0]);
    expect(kept.piles[1]).toBe(before.piles[1]);
  });

  it("sees what is gone, what is new, and what changed its kind", () => {
    for (const now of [
      { hand: [] },
      { ...before, more: undefined },
      { ...before, top: [] },
      { ...before, hand: {} },
    ])
      expect(keepSame(before, structuredClone(now))).toEqual(now);
    expect(keepSame(undefined, before)).toBe(before);
    expect("more" in keepSame(before, { ...before, more: undefined })).toBe(true);
  });
});
