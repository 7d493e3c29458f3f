/** Answers are judged by being played again, whatever anybody says of them; and what is said of them was counted. */
import { cards } from "@fiefdom/cards";
import { Refusal } from "@fiefdom/engine/decisions";
import { LANGS, loadLanguage } from "@fiefdom/text";
import { answerText, countText, deckText, whyText, winsText } from "@fiefdom/text/puzzles";
import { loadRulings, rulings } from "@fiefdom/text/rulings";
import { beforeAll, expect, test } from "vitest";
import { explain, isWeighed, reasonsBeside } from "../src/explain.ts";
import { type Given, isRight, numbersOf } from "../src/judge.ts";
import { listed } from "../src/listed.ts";
import type { AnyPuzzle, ChoicePuzzle, RulePuzzle, TurnPuzzle } from "../src/puzzle.ts";
import { allShipped } from "../src/shipped.ts";

let all: readonly AnyPuzzle[] = [];
const of = <K extends AnyPuzzle["kind"]>(kind: K) =>
  all.filter((puzzle): puzzle is Extract<AnyPuzzle, { kind: K }> => puzzle.kind === kind);

beforeAll(async () => {
  all = await allShipped();
  await Promise.all(LANGS.flatMap((lang) => [loadLanguage(lang), loadRulings(lang)]));
});

/** The answer that is kept with it. */
function solutionOf(puzzle: AnyPuzzle): Given {
  if (puzzle.kind === "turn") return puzzle.line;
  return puzzle.kind === "choice" ? [puzzle.answers[0].answer] : [[String(puzzle.right)]];
}

const refused = (puzzle: AnyPuzzle, given: Given): string => {
  try {
    isRight(puzzle, given);
  } catch (problem) {
    if (problem instanceof Refusal) return problem.code;
    throw problem;
  }
  return "not refused";
};

test("every shipped puzzle is solved by its solution, and by nothing else that can be chosen", () => {
  for (const puzzle of all) expect(isRight(puzzle, solutionOf(puzzle)), puzzle.id).toBe(true);
  for (const puzzle of of("choice"))
    for (const { answer } of puzzle.answers.slice(1)) expect(isRight(puzzle, [answer])).toBe(false);
  for (const puzzle of of("rule"))
    for (const number of numbersOf(puzzle))
      expect(isRight(puzzle, [[String(number)]])).toBe(number === puzzle.right);
});

test("a turn may reach the same in another order", () => {
  // Of a turn with two purchases the second may come first.
  const several = of("turn").flatMap((puzzle) => {
    const buys = puzzle.line.flatMap(([option = ""], i) => (option.startsWith("buy:") ? [i] : []));
    const [one, other] = buys.slice(-2);
    if (buys.length < 2 || other !== one + 1 || puzzle.line[one][0] === puzzle.line[other][0]) return [];
    const line = [...puzzle.line];
    [line[one], line[other]] = [line[other], line[one]];
    return refused(puzzle, line) === "not refused" ? [{ puzzle, line }] : [];
  });
  expect(several.length).toBeGreaterThan(3);
  const solved = several.filter(({ puzzle, line }) => isRight(puzzle, line));
  expect(solved.length).toBeGreaterThan(several.length / 2);
});

test("a turn that is just ended solves nothing, and what is no turn is refused", () => {
  const [turn] = of("turn") as [TurnPuzzle];
  expect(isRight(turn, [["end"], ["end"]])).toBe(false);
  expect(refused(turn, [])).toBe("turn-not-over");
  expect(refused(turn, turn.line.slice(0, -1))).toBe("turn-not-over");
  expect(refused(turn, [...turn.line, ["end"]])).toBe("turn-over");
  expect(refused(turn, [["buy:province"]])).not.toBe("not refused");
  expect(refused(turn, [["end"], ["nonsense"]])).not.toBe("not refused");
});

test("what was not weighed is no answer to a choice, and what was not offered none to a rule", () => {
  const [choice] = of("choice") as [ChoicePuzzle];
  expect(refused(choice, [["buy:colony"]])).toBe("not-weighed");
  expect(refused(choice, [])).toBe("not-weighed");
  expect(refused(choice, [choice.answers[0].answer, choice.answers[0].answer])).toBe("not-weighed");
  expect(isWeighed(choice, choice.answers[1].answer)).toBe(true);
  expect(isWeighed(choice, ["buy:colony"])).toBe(false);
  const [rule] = of("rule") as [RulePuzzle];
  expect(refused(rule, [["1000"]])).toBe("not-a-number");
  expect(refused(rule, [])).toBe("not-a-number");
});

test("a reason is said in every language for every puzzle, right or wrong", () => {
  for (const puzzle of all) {
    const wrong: Given | null =
      puzzle.kind === "choice" ? [puzzle.answers[1].answer] : puzzle.kind === "turn" ? passed(puzzle) : null;
    for (const given of [null, solutionOf(puzzle), ...(wrong === null ? [] : [wrong])]) {
      const why = explain(puzzle, given);
      // The proof of it comes last, and always.
      if (puzzle.kind !== "rule") expect(why.at(-1)?.is).toBe(puzzle.kind === "turn" ? "proved" : "ahead");
      for (const lang of LANGS)
        for (const fact of why) expect(whyText(fact, lang)).not.toMatch(/[{}]|undefined|NaN/);
    }
    for (const lang of LANGS) {
      if (puzzle.kind === "rule") {
        expect(rulings(puzzle.ruling.card, lang)[puzzle.ruling.nth]?.text.length ?? 0).toBeGreaterThan(10);
        expect(countText(puzzle.asks, { you: false, name: "Maud" }, lang)).toMatch(/[?？]/);
      } else if (puzzle.kind === "choice") {
        expect(winsText(puzzle.answers[0], lang)).toMatch(/\d+ ?%/);
        const asked = { verb: "buy", source: null };
        for (const { answer } of puzzle.answers)
          expect(answerText(asked, answer, (id) => cards.has(id), lang).length).toBeGreaterThan(1);
      } else expect(deckText("deck", ["copper", "gold"], { you: true, name: "" }, lang)).toContain(", ");
    }
  }
});

test("a choice is explained by the reasons of a review as well, in every language", () => {
  const isBuying = ({ answers: [best, other] }: ChoicePuzzle): boolean =>
    best.answer[0] === "buy:province" && other.answer[0] === "buy:gold";
  const puzzle = (of("choice") as ChoicePuzzle[]).find(isBuying) as ChoicePuzzle;
  const reasons = reasonsBeside(puzzle, [puzzle.answers[1].answer]);
  expect(reasons.map(({ code }) => code)).toContain("late");
  // Beside the second, for whoever found the best.
  expect(reasonsBeside(puzzle, solutionOf(puzzle))).toEqual(reasons);
  for (const lang of LANGS)
    for (const reason of reasons) expect(whyText(reason, lang)).not.toMatch(/^$|[{}]|undefined|NaN/);
});

/** Actions and Treasures left where they are, nothing bought. */
function passed(puzzle: TurnPuzzle): Given | null {
  for (const given of [[["end"], ["end"]], [["end"]]])
    if (refused(puzzle, given) === "not refused") return given;
  return null;
}

test("what a missed turn came to is told as it was", () => {
  const puzzle = of("turn").find(({ goal }) => goal === "points") as TurnPuzzle;
  const given = passed(puzzle) as Given;
  const [first] = explain(puzzle, given);
  expect(first.is).toBe("yours-points");
  expect(first.with.best).toBe(puzzle.best);
  expect(first.with.n).toBeLessThan(puzzle.best);
  expect(explain(puzzle, puzzle.line)[0].is).toBe("points");
});

test("there are puzzles of every set and theme, easy and hard, and the list tells no answer", () => {
  const list = all.map(listed);
  for (const set of ["base", "intrigue", "seaside", "prosperity", "empires"])
    for (const kind of ["turn", "choice", "rule"])
      expect(
        list.filter((puzzle) => puzzle.kind === kind && puzzle.sets.includes(set)).length,
        `${kind} ${set}`,
      ).toBeGreaterThanOrEqual(10);
  for (const kind of ["turn", "choice", "rule"] as const) {
    const ratings = of(kind).map(({ rating }) => rating);
    expect(Math.min(...ratings)).toBeLessThanOrEqual(1100);
    expect(Math.max(...ratings)).toBeGreaterThanOrEqual(1500);
  }
  for (const puzzle of list)
    expect(
      Object.keys(puzzle).filter(
        (key) => !["id", "kind", "goal", "themes", "rating", "sets", "cards"].includes(key),
      ),
    ).toEqual([]);
  // In the order of the alphabet and not in that of their worth.
  const choice = of("choice").find(({ answers }) =>
    answers.every(({ answer }) => answer[0]?.startsWith("buy:")),
  ) as ChoicePuzzle;
  const turned = { ...choice, answers: choice.answers.toReversed() };
  expect(listed(turned).cards).toEqual(listed(choice).cards);
});
