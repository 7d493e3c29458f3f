/** Every scenario of the repository comes out as written, also when saved and loaded at every decision. */
import { relative } from "node:path";
import { basics, sets } from "@fiefdom/cards";
import { isPile } from "@fiefdom/engine/card";
import { describe, expect, test } from "vitest";
import { readScenarios, report, runScenario, type Scenario, scenarioFiles } from "../src/index.ts";
import { QUESTIONS } from "../src/questions.ts";

const root = new URL("../../../", import.meta.url).pathname;
const shown = new Set<string>();
const asked = new Set<string>();

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
          each: ({ decision }) => decision !== null && asked.add(decision.verb),
        });
        expect(result.ok, report(result)).toBe(true);
        const reloaded = runScenario(scenario, { reload: true });
        expect(reloaded.ok, report(reloaded)).toBe(true);
        expect(reloaded.steps).toBe(result.steps);
      });
    }
  });
}

test("every kind of question has words for failures", () => {
  expect(asked.size).toBeGreaterThan(15);
  expect([...asked].filter((verb) => !(verb in QUESTIONS))).toEqual([]);
});

describe("every card has a scenario about it", () => {
  test("basic cards", () => {
    expect(basics.map((def) => def.id).filter((id) => !shown.has(id))).toEqual([]);
  });
  for (const set of sets) {
    test(set.id, () => {
      const cards = [
        ...set.kingdom.flatMap((entry) => (isPile(entry) ? entry.cards : [entry])),
        ...set.landscapes,
      ];
      expect(cards.map((def) => def.id).filter((id) => !shown.has(id))).toEqual([]);
    });
  }
});
