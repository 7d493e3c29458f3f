/** Puzzles at the keyboard: one of each kind, answered rightly and wrongly, in more than one language. */
import type { AnyPuzzle, ChoicePuzzle, RulePuzzle, TurnPuzzle } from "@fiefdom/puzzles/puzzle";
import { allShipped } from "@fiefdom/puzzles/shipped";
import { afterEach, beforeAll, expect, test } from "vitest";
import { PuzzleSitting } from "../src/puzzles/play.ts";
import { message, speak } from "../src/words.ts";
import { FakeTerminal } from "./fake-terminal.ts";

let all: readonly AnyPuzzle[] = [];
beforeAll(async () => {
  all = await allShipped();
  await speak("en");
});
afterEach(() => speak("en"));

const of = <K extends AnyPuzzle["kind"]>(kind: K) =>
  all.filter((puzzle): puzzle is Extract<AnyPuzzle, { kind: K }> => puzzle.kind === kind);

/** Types these lines, then hangs up. */
async function typed(puzzle: AnyPuzzle, ...lines: string[]) {
  const rest = [...lines];
  const terminal = new FakeTerminal(() => rest.shift() ?? null);
  const right = await new PuzzleSitting(puzzle, terminal).play();
  return { right, text: terminal.text };
}

/** Ends the Action phase, plays its money, buys one card. */
const plainTurn = (): TurnPuzzle =>
  of("turn").find(
    ({ line }) => line.map(([option]) => option.split(":")[0]).join() === "end,treasures,buy",
  ) as TurnPuzzle;

test("a turn is played, and missed with what it missed", async () => {
  const puzzle = plainTurn();
  const card = puzzle.line[2][0].slice("buy:".length);
  const solved = await typed(puzzle, "end", "t", `buy ${card}`);
  expect(solved.right).toBe(true);
  expect(solved.text).toContain(message("puzzle.right"));
  expect(solved.text).toContain("from the top");
  const missed = await typed(puzzle, "end", "undo", "end", "end");
  expect(missed.right).toBe(false);
  expect(missed.text).toContain(message("puzzle.solution"));
  expect((await typed(puzzle, "end", "quit")).right).toBeNull();
});

test("a choice is asked again where the answer was not weighed", async () => {
  const puzzle = of("choice").find(
    ({ answers, before }) =>
      answers.every(({ answer: [option = ""] }) => option.startsWith("buy:")) && before.length > 0,
  ) as ChoicePuzzle;
  const name = (i: number): string =>
    `buy ${puzzle.answers[i].answer[0].slice("buy:".length).replaceAll("-", " ")}`;
  const solved = await typed(puzzle, "buy copper", name(0));
  expect(solved.text).toContain(message("refusal.not-weighed"));
  expect(solved.right).toBe(true);
  expect(solved.text).toMatch(/wins \d+ % ± \d/);
  expect((await typed(puzzle, name(1))).right).toBe(false);
});

test("a rule is asked by number and explained, in the language of the terminal", async () => {
  const [puzzle] = of("rule") as [RulePuzzle];
  expect((await typed(puzzle, "many", String(puzzle.right))).right).toBe(true);
  for (const lang of ["de", "nl", "pl", "he"] as const) {
    await speak(lang);
    const missed = await typed(puzzle, String(puzzle.wrong[0]));
    expect(missed.right).toBe(false);
    expect(missed.text).toContain(message("puzzle.number", { n: puzzle.right }));
    expect(missed.text).not.toMatch(/\b(?:the|you|your)\b/i);
  }
  expect((await typed(puzzle, "q")).right).toBeNull();
});
