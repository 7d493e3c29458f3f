/** When something is called a mistake: each thing that speaks for a player counts on its own. */
import { note, type Tally } from "@fiefdom/bots/search";
import { expect, test } from "vitest";
import { ADAPTED, type ArmFound } from "../src/bench.ts";
import { asConcerns, opinionFrom } from "../src/opinion.ts";
import { isMistake, isPossible, type Proof } from "../src/verdict.ts";

/** What is known of an answer that wins so many games of 600, where the better one wins so many. */
function found(wins: number, best: number, elsewhere = wins - best): ArmFound {
  const tally = (): Tally => ({ count: 0, sum: 0, squares: 0 });
  const [chance, lead, other] = [tally(), tally(), tally()];
  for (let world = 0; world < 600; world++) {
    const won = world < wins ? 1 : 0;
    note(chance, won);
    note(lead, won - (world < best ? 1 : 0));
    note(other, world < Math.abs(elsewhere) ? Math.sign(elsewhere) : 0);
  }
  return { chance, lead, leaning: lead, other };
}

const BETTER = { answer: 1, way: 0 };

/** Behind by so many games of 600 with the player's own way, with one that was made for it, and in Sovereign's eyes. */
function proof(own: number, made: number, behind: number, elsewhere?: number): Proof {
  const best = 400;
  return {
    moment: 0,
    better: BETTER,
    played: [
      { answer: 0, way: 0 },
      { answer: 0, way: ADAPTED },
    ],
    found: [found(best, best), found(best - own, best, elsewhere), found(best - made, best, elsewhere)],
    behind,
    ends: false,
    among: 30,
  };
}

test("what is clearly behind, whoever looks at it, is a mistake", () => {
  expect(isMistake(proof(150, 120, 0.1))).toBe(true);
});

test("what Sovereign finds as good as anything is none", () => {
  expect(isMistake(proof(150, 120, 0.04))).toBe(false);
});

test("what costs less than twelve points, or not surely half of that, is none", () => {
  expect(isMistake(proof(66, 66, 0.1))).toBe(false);
  expect(isMistake(proof(66, 66, 0.16))).toBe(false);
  expect(isMistake(proof(84, 84, 0.1))).toBe(true);
  // The same cost is not sure where it was seen in few games.
  const few = proof(150, 120, 0.1);
  const thin = ({ count, sum, squares }: Tally): Tally => ({
    count: count / 20,
    sum: sum / 20,
    squares: squares / 20,
  });
  const seen = few.found.map((one) => ({ ...one, lead: thin(one.lead) }));
  expect(isMistake({ ...few, found: seen })).toBe(false);
});

test("what goes well with a way that was made for it is none, unless Sovereign is plainly against it", () => {
  const excused = proof(150, 66, 0.1);
  expect(isMistake(excused)).toBe(false);
  // Then ten points are enough.
  expect(isMistake({ ...excused, behind: 0.3 })).toBe(true);
  // Until Sovereign was heard it may be one; and with a better excuse it is none whoever says what.
  expect(isPossible(excused)).toBe(true);
  expect(isMistake(proof(150, 54, 0.3))).toBe(false);
  expect(isPossible(proof(150, 6, 0.3))).toBe(false);
});

test("what costs nothing against others who play otherwise is none", () => {
  expect(isMistake(proof(150, 120, 0.1, 40))).toBe(false);
});

test("a game that is thrown away for certain is a mistake, be the chance ever so small", () => {
  const lost: Proof = {
    ...proof(0, 0, 0.1),
    found: [found(30, 30), found(0, 30), found(0, 30)],
  };
  expect(isMistake(lost)).toBe(true);
  expect(isMistake({ ...lost, behind: 0 })).toBe(false);
  // Where somebody ended a game that could well be won, nobody need be asked.
  const won = { ...lost, found: [found(200, 200), found(0, 200), found(0, 200)], behind: 0 };
  expect(isMistake(won)).toBe(false);
  expect(isMistake({ ...won, ends: true })).toBe(true);
});

test("opinions count by their thought, and what Sovereign would do itself is behind nothing", () => {
  const opinions = (...behind: number[]) =>
    behind.map((one, i) => ({ behind: one, chance: 0.5, playouts: 1000 * (i + 1) }));
  expect(opinionFrom(opinions(0.16, 0.04))).toBeCloseTo(0.08);
  expect(opinionFrom(opinions(0.3, 0))).toBe(0);
  expect(opinionFrom([{ behind: 0, chance: 0, playouts: 0 }])).toBe(0);
  expect(opinionFrom([])).toBe(0);
});

test("who would win anyway has no opinion of a player who would not", () => {
  const sure = { behind: 0.01, chance: 0.97, playouts: 1000 };
  expect(asConcerns(sure, 0.3).behind).toBe(0.1);
  // Of whoever is about as sure, and where nobody is, it has one.
  expect(asConcerns(sure, 0.8)).toBe(sure);
  const open = { ...sure, chance: 0.6 };
  expect(asConcerns(open, 0.2)).toBe(open);
});
