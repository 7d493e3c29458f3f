/**
 * The laws at more games, and at every single decision of some. With those that laws.test.ts plays these are about 360
 * games: what breaks in one game of a hundred is seen with a certainty of 97 %. `npm run soak` looks for what is rarer.
 */
import { describe, it } from "vitest";
import { trial } from "./laws/trial.ts";

describe("laws over random play", () => {
  for (let block = 0; block < 4; block++) {
    it(`hold at every decision, games ${block * 3 + 1} to ${block * 3 + 3}`, () => {
      for (let i = 0; i < 3; i++) trial(`every ${block * 3 + i}`, 1);
    });
  }

  it("hold in many games, 1 to 100", () => {
    for (let i = 0; i < 100; i++) trial(`many ${i}`, 0.02);
  });
});
