/** The mechanisms that other expansions need: scenarios on real cards of theirs, and the laws in random games. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { playOut } from "@fiefdom/bots";
import { ROSTER } from "@fiefdom/bots/roster";
import { start } from "@fiefdom/engine";
import { report, runScenario, scenarioFiles } from "@fiefdom/scenario";
import { parseScenarios } from "@fiefdom/scenario/parse";
import { describe, expect, it } from "vitest";
import { boardFrom, randomChoice } from "./laws/boards.ts";
import { Dice } from "./laws/dice.ts";
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

/** A game for each, in which it meets others of these: the engine is the same as in the games of laws.test.ts. */
describe("the laws hold", () => {
  for (const id of ids) it(`with ${id}`, () => void trial(`others ${id} 0`, 0.05, id, withOthers));
});

/** Bots know nothing of these cards; they play them as they play any card that they have no habits for. */
describe("bots play to the end", () => {
  for (const name of ["jester", "scullion", "piper", "yeoman", "squire", "steward", "big-money", "dice"]) {
    it(name, () => {
      for (let i = 0; i < 10; i++) {
        const seed = `${name} ${i}`;
        const board = boardFrom(
          { ...randomChoice(new Dice(seed), undefined, [others]), players: 2 },
          withOthers,
        );
        const g = start(board, seed);
        playOut(
          g,
          [0, 1].map((seat) => ROSTER[name].make(board, `${seed} ${seat}`)),
        );
        expect(g.over).toBe(true);
      }
    });
  }
});
