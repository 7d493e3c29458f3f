/** The laws at more games, and at every single decision of some. */
import { describe, it } from "vitest";
import { trial } from "./laws/trial.ts";

describe("laws over random play", () => {
  for (let block = 0; block < 4; block++) {
    it(`hold at every decision, games ${block * 3 + 1} to ${block * 3 + 3}`, () => {
      for (let i = 0; i < 3; i++) trial(`every ${block * 3 + i}`, 1);
    });
  }

  for (let block = 0; block < 2; block++) {
    it(`hold in many games, ${block * 100 + 1} to ${block * 100 + 100}`, () => {
      for (let i = 0; i < 100; i++) trial(`many ${block * 100 + i}`, 0.02);
    });
  }
});
