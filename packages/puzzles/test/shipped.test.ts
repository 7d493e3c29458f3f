/** The puzzles that ship hold what they promise. A sample is proved here; `fiefdom puzzles check` proves all. */
import { englishRulings, loadRulings } from "@fiefdom/text/rulings";
import { beforeAll, describe, expect, test } from "vitest";
import choices from "../shipped/choice.json" with { type: "json" };
import rules from "../shipped/rule.json" with { type: "json" };
import turns from "../shipped/turn.json" with { type: "json" };
import { flawIn } from "../src/prove.ts";
import { type AnyPuzzle, THEMES } from "../src/puzzle.ts";
import { tableOf } from "../src/table.ts";

const all = [...turns, ...choices, ...rules] as unknown as AnyPuzzle[];
const of = (kind: AnyPuzzle["kind"]): AnyPuzzle[] => all.filter((puzzle) => puzzle.kind === kind);
const every = (n: number, list: AnyPuzzle[]): AnyPuzzle[] => list.filter((_, i) => i % n === 0);

const aheadOf = (puzzle: AnyPuzzle): number => (puzzle.kind === "choice" ? puzzle.ahead : 0);

beforeAll(() => loadRulings("en"));

test("there are a hundred of each kind, each with a name of its own", () => {
  for (const kind of ["turn", "choice", "rule"] as const) expect(of(kind).length).toBeGreaterThanOrEqual(100);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.flatMap(({ themes }) => themes).every((theme) => THEMES.includes(theme))).toBe(true);
});

test("every position can be set up, and the one who is asked has the turn", () => {
  for (const puzzle of all) expect(tableOf(puzzle).player, puzzle.id).toBe(puzzle.seat);
});

describe("proved again", () => {
  test.each(every(10, of("turn")).map((puzzle) => [puzzle.id, puzzle]))("the turn %s", (_, puzzle) => {
    expect(flawIn(puzzle)).toBeNull();
  });
  test("a choice, with fewer worlds than the command would take", () => {
    const [clearest] = of("choice").sort((a, b) => aheadOf(b) - aheadOf(a));
    expect(flawIn(clearest, 320)).toBeNull();
  });
  test("all rules", () => {
    for (const puzzle of of("rule")) {
      expect(flawIn(puzzle), puzzle.id).toBeNull();
      if (puzzle.kind !== "rule") continue;
      expect(puzzle.wrong).toHaveLength(3);
      expect(puzzle.wrong).not.toContain(puzzle.right);
      expect(englishRulings(puzzle.ruling.card)[puzzle.ruling.nth]).toBeDefined();
    }
  });
});

test("a proof can fail", () => {
  const [turn] = of("turn");
  expect(flawIn({ ...turn, best: -1 } as AnyPuzzle)).toBe("another-best");
  const [rule] = of("rule");
  expect(flawIn({ ...rule, right: -1 } as AnyPuzzle)).toBe("another-count");
});
