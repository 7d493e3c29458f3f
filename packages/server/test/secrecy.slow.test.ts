/** Nobody can tell what somebody holds by what they are shown, by its order, its numbers or its time. */
import { expect, test } from "vitest";
import { compareTwins, drawing, secretKingdom } from "./twins.ts";

const CLOCKS = [
  { kind: "none" },
  { kind: "bank", seconds: 600, increment: 5 },
  { kind: "correspondence", days: 3 },
] as const;

test.each([
  ["Moats against Attacks", ["moat", "militia", "witch", "bureaucrat", "library"]],
  ["Watchtowers and what is gained", ["watchtower", "witch", "workshop", "charlatan", "clerk"]],
  [
    "cards that may be shown, or not",
    ["legionary", "encampment-plunder", "gladiator-fortune", "mint", "moat"],
  ],
  ["Actions played again, or not", ["throne-room", "kings-court", "crown", "library", "vassal"]],
  ["what is trashed, or not", ["mine", "moneylender", "bishop", "anvil", "peddler"]],
  ["anything", []],
])("two worlds look the same to the others: %s", (about, include) => {
  let scenes = 0;
  let secrets = 0;
  const verbs = new Set<string>();
  const draw = drawing(about);
  for (let n = 0; n < 100; n++) {
    const seed = `${about} ${n}`;
    const kingdom = secretKingdom(`${about} ${n % 20}`, include);
    const setting = {
      seed,
      players: 2 + draw(3),
      ruleset: draw(2) === 0 ? "printed" : "current",
      clock: CLOCKS[n % CLOCKS.length],
      ...kingdom,
    } as const;
    try {
      const outcome = compareTwins(setting, 30 + draw(170), 60);
      scenes += outcome.scenes;
      secrets += outcome.secrets;
      for (const verb of outcome.verbs) verbs.add(verb);
    } catch (problem) {
      throw new Error(`${seed}: ${(problem as Error).message}`, { cause: problem });
    }
  }
  expect(verbs.size).toBeGreaterThan(0);
  expect(scenes).toBeGreaterThan(300);
  expect(secrets).toBeGreaterThan(5);
});
