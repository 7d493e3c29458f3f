import type { CardFacts, EventJSON, PlayJSON } from "@fiefdom/protocol";
import { afterEach, describe, expect, it, vi } from "vitest";
import { choose } from "../src/settings.ts";
import { soundOf } from "../src/table/hearing.ts";
import { sound } from "../src/ui/sounds.ts";

const cards = new Map([
  ["militia", { types: ["Action", "Attack"] } as unknown as CardFacts],
  ["village", { types: ["Action"] } as unknown as CardFacts],
]);
const event = (what: string, who: number, ...ids: string[]): EventJSON => ({
  what,
  who,
  n: ids.length,
  cards: ids,
  source: null,
  from: "nowhere",
  to: "nowhere",
});
const play = (events: EventJSON[], over = false) =>
  ({ events, view: { seat: 0, over } }) as unknown as PlayJSON;

describe("sounds", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("a move makes the most important one", () => {
    expect(soundOf(play([event("play", 0, "village")]), cards)).toBe("play");
    expect(soundOf(play([event("play", 0, "militia")]), cards)).toBe("play");
    expect(soundOf(play([event("play", 1, "militia"), event("gain", 1, "village")]), cards)).toBe("attack");
    expect(soundOf(play([event("shuffle", 0), event("turn", 1)]), cards)).toBe("shuffle");
    expect(soundOf(play([event("gain", 1, "village"), event("turn", 0)]), cards)).toBe("turn");
    expect(soundOf(play([event("gain", 1, "village")], true), cards)).toBe("over");
    expect(soundOf(play([event("draw", 0)]), cards)).toBeNull();
  });

  it("none without being asked for, and never a failure where there is no sound", () => {
    const made = vi.fn();
    vi.stubGlobal("AudioContext", made);
    sound("turn");
    expect(made).not.toHaveBeenCalled();
    vi.stubGlobal("document", { documentElement: { dataset: {} }, querySelector: () => null });
    choose({ sounds: true });
    made.mockImplementation(function fails() {
      throw new Error("no device");
    });
    for (const which of ["play", "gain", "shuffle", "turn", "attack", "over"] as const)
      expect(() => sound(which)).not.toThrow();
    vi.stubGlobal("AudioContext", undefined);
    expect(() => sound("turn")).not.toThrow();
    choose({ sounds: false });
  });
});
