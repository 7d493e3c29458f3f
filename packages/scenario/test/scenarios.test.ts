/** Every scenario of the repository comes out as written, also when saved and loaded at every decision. */
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { basics, cardsOf, sets } from "@fiefdom/cards";
import { describe, expect, test } from "vitest";
import { courses, QUESTIONS, withCourses } from "../src/courses.ts";
import { readScenarios, report, runScenario, type Scenario, scenarioFiles } from "../src/index.ts";

const root = new URL("../../../", import.meta.url).pathname;
const shown = new Set<string>();
const asked = new Set<string>();
/** Choices between courses: the card, the question, the names. */
const chosen = new Set<string>();

for (const file of scenarioFiles([`${root}scenarios`])) {
  describe(relative(root, file), () => {
    let scenarios: Scenario[] = [];
    try {
      scenarios = readScenarios(file);
    } catch (error) {
      test("can be read", () => {
        throw error;
      });
    }
    const titles = new Set<string>();
    for (const scenario of scenarios) {
      for (const id of scenario.about) shown.add(id);
      test(scenario.title, () => {
        expect(titles.has(scenario.title), "two scenarios of one file have the same title").toBe(false);
        titles.add(scenario.title);
        const result = runScenario(scenario, {
          each: ({ board, decision }) => {
            if (decision === null) return;
            asked.add(decision.verb);
            if (decision.labels !== null)
              chosen.add([board.kinds[decision.source]?.id, decision.verb, ...decision.labels].join());
          },
        });
        expect(result.ok, report(result)).toBe(true);
        const reloaded = runScenario(scenario, { reload: true });
        expect(reloaded.ok, report(reloaded)).toBe(true);
        expect(reloaded.steps).toBe(result.steps);
      });
    }
  });
}

test("every kind of question has words for the guide", () => {
  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((verb) => !(verb in QUESTIONS))).toEqual([]);
});

describe("the table of courses in the guide", () => {
  const guide = readFileSync(`${root}docs/SCENARIOS.md`, "utf8");

  test("is up to date (npm run rulings writes it)", () => {
    expect(guide).toBe(withCourses(guide));
    for (const row of ["| Charm | which course to choose | `coins`, `arm` |", "| Watchtower | which course"])
      expect(guide).toContain(row);
  });

  test("knows every choice that a scenario has met, and each of its own was met", () => {
    expect(chosen.size).toBeGreaterThan(10);
    expect([...chosen].sort()).toEqual(
      [...new Set(courses.map(({ id, verb, names }) => [id, verb, ...names].join()))].sort(),
    );
  });
});

describe("every card has a scenario about it", () => {
  test("basic cards", () => {
    expect(basics.map((def) => def.id).filter((id) => !shown.has(id))).toEqual([]);
  });
  for (const set of sets) {
    test(set.id, () => {
      const cards = [...set.kingdom.flatMap(cardsOf), ...set.landscapes];
      expect(cards.map((def) => def.id).filter((id) => !shown.has(id))).toEqual([]);
    });
  }
});
