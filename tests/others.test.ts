/** The mechanisms that other expansions need: scenarios on real cards of theirs, and the laws in random games. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { report, runScenario, scenarioFiles } from "@fiefdom/scenario";
import { parseScenarios } from "@fiefdom/scenario/parse";
import { describe, expect, it } from "vitest";
import { trial } from "./laws/trial.ts";
import { others, withOthers } from "./others/sets.ts";

const shown = new Set<string>();

for (const file of scenarioFiles([new URL("others/scenarios", import.meta.url).pathname])) {
  describe(basename(file), () => {
    for (const scenario of parseScenarios(readFileSync(file, "utf8"), file, withOthers)) {
      for (const id of scenario.about) shown.add(id);
      it(scenario.title, () => {
        const result = runScenario(scenario);
        expect(result.ok, report(result)).toBe(true);
        const reloaded = runScenario(scenario, { reload: true });
        expect(reloaded.ok, report(reloaded)).toBe(true);
      });
    }
  });
}

const ids = [...others.kingdom, ...others.landscapes].map((entry) => entry.id);

it("every one of them has a scenario about it", () => {
  expect(ids.filter((id) => !shown.has(id))).toEqual([]);
});

describe("the laws hold", () => {
  for (const id of ids) {
    it(`with ${id}`, () => {
      for (let i = 0; i < 2; i++) trial(`others ${id} ${i}`, 0.05, id, withOthers);
    });
  }
});
