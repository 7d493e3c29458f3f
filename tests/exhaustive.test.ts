import { expect, it } from "vitest";
import { exploreApart } from "./exhaustive.ts";

/** What can't be reached, and why. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  "rabble/play/1 step 3 of 6 asks": "all Actions and Treasures go: nothing to choose",
  "royal-blacksmith/play step 4 of 5 asks": "all Coppers go: nothing to choose",
  "small-castle/play step 9 of 10 asks": "only the top Castle can be gained",
};

it("everything that can happen with every card happens", async () => {
  const excused = Object.keys(UNREACHABLE);
  const { unreached, surprises, goals } = await exploreApart({ mostGames: 12_000, mostSeconds: 40, excused });
  expect(goals).toBeGreaterThan(500);
  expect(unreached).toEqual([]);
  expect(surprises).toEqual([]);
});
