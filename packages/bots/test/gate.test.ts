/**
 * A quick gate for strength: Marshal's plans on five kingdoms against five known plans, with the shuffles of
 * fixed seeds. Whoever changes how plans are followed, or the book, sees here what it did to them; better
 * figures are written down, worse ones are a reason to stop.
 */
import { boardOf } from "@fiefdom/cards";
import { start } from "@fiefdom/engine/start";
import { describe, expect, it } from "vitest";
import { bookPlan } from "../src/plan/book.ts";
import { planBot } from "../src/plan/bot.ts";
import { findPlan } from "../src/plan/plans.ts";
import { playOut } from "../src/player.ts";
import { worth } from "../src/search.ts";

/** Kingdom, known plan, and what Marshal's plan made of it when this was written: see `worth` in search.ts. */
const PAIRS = [
  ["first-game", "smithy", 0.645],
  ["delicious-torture", "torturer", 0.77],
  ["buddy-system", "masquerade", 0.711],
  ["deck-top", "sentry", 0.684],
  ["silver-and-gold", "bandit", 0.807],
] as const;

const GAMES = 300;
/** A fall of ten points is noticed: in one pair of five by this, in all of them together by half of it. */
const FALL = 0.07;

function share(kingdom: string, rival: string): number {
  const board = boardOf({ players: 2, kingdom });
  const plan = bookPlan(board);
  if (plan === undefined) throw new Error(`the book has no plan for ${kingdom}`);
  const bots = [planBot(plan)(board, ""), planBot(findPlan(rival))(board, "")];
  let sum = 0;
  for (let i = 0; i < GAMES; i++) {
    const g = start(board, `gate/${i}`, { first: i % 2 });
    playOut(g, bots);
    sum += worth(g, 0);
  }
  return sum / GAMES;
}

describe("Marshal's plans", () => {
  it("are as strong as they were", () => {
    const shares = PAIRS.map(([kingdom, rival]) => share(kingdom, rival));
    const told = PAIRS.map(([kingdom, rival], i) => `${kingdom}, ${rival}: ${shares[i].toFixed(3)}`).join(
      "; ",
    );
    PAIRS.forEach(([, , before], i) => expect(shares[i], told).toBeGreaterThan(before - FALL));
    const fallen = PAIRS.reduce((sum, [, , before], i) => sum + before - shares[i], 0) / PAIRS.length;
    expect(fallen, told).toBeLessThan(FALL / 2);
  });
});
