/** The curve of a review: how well it is known, and that its bands are true, on games whose chances are known. */
import { estimate, note } from "@fiefdom/bots/search";
import { below, streams } from "@fiefdom/engine/random";
import { expect, test } from "vitest";
import { isSettled, noSighting, type Sighting, smoothed } from "../src/curve.ts";

const POINTS = 80;
const WORLDS = 800;
const turns = Array.from({ length: POINTS }, (_, i) => Math.floor(i / 2));

/** A game with known chances, seen by a network that is off by an amount that drifts. */
function seenGame(seed: string): { readonly truth: number[]; readonly sightings: Sighting[] } {
  const dice = streams(seed, 1);
  const uniform = (): number => below(dice, 0, 1_000_000) / 1_000_000;
  /** About as a normal distribution. */
  const normal = (): number => Array.from({ length: 12 }, uniform).reduce((sum, one) => sum + one, -6);
  let chance = 0.5;
  let off = 0.06;
  const truth: number[] = [];
  const sightings = turns.map((): Sighting => {
    chance = Math.min(0.8, Math.max(0.2, chance + 0.02 * normal()));
    off += 0.026 * normal();
    truth.push(chance);
    const one = noSighting();
    for (let world = 0; world < WORLDS; world++) {
      const really = Math.min(1, Math.max(0, chance + 0.15 * normal()));
      const won = uniform() < really ? 1 : 0;
      note(one.won, won);
      note(one.said, really - off);
      note(one.error, won - (really - off));
      note(one.later, 0.05 * normal());
    }
    return one;
  });
  return { truth, sightings };
}

test("swings are known within four points where the games alone leave them open, and the bands are true", () => {
  let settled = 0;
  let openBefore = 0;
  let squares = 0;
  let levels = 0;
  let swings = 0;
  for (let game = 0; game < 12; game++) {
    const { truth, sightings } = seenGame(`curve/${game}`);
    const points = smoothed(sightings, turns);
    points.forEach(({ level, swing }, i) => {
      levels += (level.mean - truth[i]) ** 2 / level.doubt;
      if (i === 0) return;
      swings++;
      if (isSettled(swing)) settled++;
      const [one, other] = [sightings[i - 1], sightings[i]].map(({ won }) => estimate(won));
      if (!isSettled({ mean: other.mean - one.mean, doubt: one.doubt + other.doubt })) openBefore++;
      squares += (swing.mean - (truth[i] - truth[i - 1])) ** 2 / swing.doubt;
    });
  }
  expect(settled / swings).toBeGreaterThan(0.95);
  expect(openBefore / swings).toBeGreaterThan(0.6);
  // Standardized errors have a mean square of one where the doubt is told truly; less is caution, more a lie.
  expect(squares / swings).toBeLessThan(1.15);
  expect(squares / swings).toBeGreaterThan(0.4);
  expect(levels / (12 * POINTS)).toBeLessThan(1.3);
});

test("without a network a chance is the share of games that were won", () => {
  const sightings = [60, 75].map((wins) => {
    const one = noSighting();
    for (let world = 0; world < 100; world++) {
      const won = world < wins ? 1 : 0;
      note(one.won, won);
      note(one.said, won);
      note(one.error, 0);
      note(one.later, 0);
    }
    return one;
  });
  const points = smoothed(sightings, [0, 0]);
  expect(points.map(({ level }) => level.mean)).toEqual([0.6, 0.75].map((mean) => expect.closeTo(mean, 9)));
  expect(points[1].swing.mean).toBeCloseTo(0.15);
  expect(Math.sqrt(points[1].swing.doubt)).toBeCloseTo(Math.sqrt((0.24 + 0.1875) / 100), 2);
});
