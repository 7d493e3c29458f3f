/** Whatever comes from a form or a file instead of a name is refused as a set-up, never as a crash. */
import { SetUpError } from "@fiefdom/engine";
import { describe, expect, it } from "vitest";
import { boardOf, type GameChoice } from "../src/index.ts";

const choices: readonly unknown[] = [
  { players: 2, kingdom: 7 },
  { players: 2, kingdom: null },
  { players: 2, kingdom: [1, 2, 3] },
  { players: 2, kingdom: [null] },
  { players: 2, kingdom: { length: 10 } },
  { players: 2, kingdom: "first-game", landscapes: [{}] },
  { players: "2", kingdom: "first-game" },
  { players: Number.NaN, kingdom: "first-game" },
  { players: 2, kingdom: "first-game", ruleset: "other" },
];

describe("set-ups that make no sense", () => {
  it.each(choices)("%j is refused", (choice) => {
    expect(() => boardOf(choice as GameChoice)).toThrow(SetUpError);
  });
});
