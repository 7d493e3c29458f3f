/** Ratings that are stored go on as they began: the update answers what openskill 5.0.1 answered. */
import { expect, test } from "vitest";
import { type Rating, UNKNOWN, weigh } from "../src/people/weigh.ts";

const of = (mean: number, spread: number): Rating => ({ mean, spread });

/** Ratings before, places, and the ratings after as openskill computed them. */
const KNOWN: Readonly<Record<string, readonly [Rating[], number[], Rating[]]>> = {
  "two newcomers": [
    [UNKNOWN, UNKNOWN],
    [1, 2],
    [of(27.635389493140497, 8.06590141354368), of(22.364610506859503, 8.06590141354368)],
  ],
  "two newcomers tie": [
    [UNKNOWN, UNKNOWN],
    [1, 1],
    [of(25, 8.06590141354368), of(25, 8.06590141354368)],
  ],
  "three newcomers": [
    [UNKNOWN, UNKNOWN, UNKNOWN],
    [1, 2, 3],
    [
      of(27.869048680749426, 8.205243377397993),
      of(25.717262170187357, 8.058224222802378),
      of(21.413689149063217, 8.058224222802378),
    ],
  ],
  "the weaker of two wins": [
    [of(31.2, 2.1), of(22.4, 1.3)],
    [2, 1],
    [of(30.64806644863556, 2.095630188089016), of(22.61204717095059, 1.3017802269067227)],
  ],
  "four, two of them first": [
    [of(28.5, 3.2), UNKNOWN, of(19.75, 1.05), of(25.125, 6)],
    [3, 1, 1, 4],
    [
      of(28.585564284508855, 3.1914579829252387),
      of(26.266535630895685, 8.153377248926597),
      of(19.77675091560097, 1.0532673776877435),
      of(23.299501718759387, 5.888493528537329),
    ],
  ],
  "six, two pairs of them tied": [
    [UNKNOWN, of(30, 2), of(12, 4), of(25, 1), of(27.5, 7.75), of(41, 0.5)],
    [5, 1, 5, 3, 2, 3],
    [
      of(22.06773969737762, 7.961278989060043),
      of(30.20639162546801, 2.0014474188872207),
      of(11.979778031718718, 3.9879335921261014),
      of(25.001187693387347, 1.0034161603396532),
      of(29.99653494600556, 7.625687397037623),
      of(40.98695617769529, 0.5068910160573376),
    ],
  ],
  "nobody doubted it": [
    [of(60, 1), of(-10, 1)],
    [1, 2],
    [of(60.00000160216088, 1.0034661929417878), of(-10.00000160216088, 1.0034661929417878)],
  ],
};

for (const [what, [before, places, after]] of Object.entries(KNOWN))
  test(what, () => {
    const weighed = weigh(before, places);
    expect(weighed).toHaveLength(after.length);
    after.forEach(({ mean, spread }, i) => {
      expect(weighed[i].mean).toBeCloseTo(mean, 9);
      expect(weighed[i].spread).toBeCloseTo(spread, 9);
    });
  });

test("who sits where makes no difference", () => {
  const [before, places] = KNOWN["six, two pairs of them tied"];
  const weighed = weigh(before, places);
  const turned = weigh(before.toReversed(), places.toReversed()).toReversed();
  weighed.forEach(({ mean, spread }, i) => {
    expect(turned[i].mean).toBeCloseTo(mean, 9);
    expect(turned[i].spread).toBeCloseTo(spread, 9);
  });
});
