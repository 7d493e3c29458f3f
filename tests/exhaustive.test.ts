import { expect, it } from "vitest";
import { exploreApart } from "./exhaustive.ts";

/** What can't be reached, and why. */
const UNREACHABLE: Readonly<Record<string, string>> = {
  "rabble/play/1 step 3 of 6 asks": "all Actions and Treasures go: nothing to choose",
  "royal-blacksmith/play step 4 of 5 asks": "all Coppers go: nothing to choose",
  "small-castle/play step 9 of 10 asks": "only the top Castle can be gained",
  "minion/play step 6 of 11 asks": "the whole hand goes: nothing to choose",
  "minion/play/1 step 2 of 5 asks": "the whole hand goes: nothing to choose",
  "patrol/play step 5 of 8 asks": "all Victory cards and Curses come: nothing to choose",
  "scout/play step 4 of 7 asks": "all Victory cards come: nothing to choose",
  "spy/play step 7 of 9 asks": "a single card goes back: no order to choose",
  "spy/play/1 step 5 of 6 asks": "a single card goes back: no order to choose",
  "cutpurse/play/1 step 1 of 4 asks": "one Copper is like another",
  "lookout/play step 8 of 9 asks": "a single card goes back: no order to choose",
  "tactician/play step 2 of 4 asks": "the whole hand goes: nothing to choose",
  "treasure-map/play step 1 of 8 asks": "one Treasure Map is like another",
};

it("everything that can happen with every card happens", async () => {
  const excused = Object.keys(UNREACHABLE);
  const job = { of: "game", mostGames: 12_000, mostSeconds: 40, excused } as const;
  const { unreached, surprises, goals } = await exploreApart(job);
  expect(goals).toBeGreaterThan(500);
  expect(unreached).toEqual([]);
  expect(surprises).toEqual([]);
});

it("and with every card that waits for its set", async () => {
  const excused = [
    // One of the two is left, and is played.
    "golem/play step 12 of 14 asks",
    // One Copper is like another.
    "monastery/play step 9 of 13 asks",
  ];
  const job = { of: "others", mostGames: 6000, mostSeconds: 40, excused } as const;
  const { unreached, surprises, goals } = await exploreApart(job);
  expect(goals).toBeGreaterThan(400);
  expect(unreached).toEqual([]);
  expect(surprises).toEqual([]);
});

it("and with every card of a made-up set that is as nasty as possible", async () => {
  // At the start of its player's turn, while it is in play: it never is by then, being no Duration.
  const excused = [1, 2, 3, 4].map((step) => `nasty-28/whileInPlay/2 step ${step} of 4`);
  const job = { of: "nasty", mostGames: 600, mostSeconds: 200, excused } as const;
  const { unreached, surprises, goals } = await exploreApart(job);
  expect(goals).toBeGreaterThan(300);
  expect(unreached).toEqual([]);
  expect(surprises).toEqual([]);
});
