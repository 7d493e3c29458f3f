/** Sovereign on several threads: it answers legally, in time, and with what all of them found. */
import { boardOf } from "@fiefdom/cards";
import { answer, start, view } from "@fiefdom/engine";
import { afterAll, expect, it } from "vitest";
import { rememberPlan } from "../src/marshal.ts";
import { findPlan } from "../src/plan/plans.ts";
import { sovereignWithHelp } from "../src/sovereign.ts";
import { steward } from "../src/steward.ts";
import { Threads } from "../src/threads.ts";

const clock = (): number => performance.now();
const threads = new Threads(1);
afterAll(() => threads.close());

it("thinks on while the other one is asked, and plays on from what came of it", async () => {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  const bot = sovereignWithHelp(board, "pondering", threads.helpers, { ms: 30, clock });
  const other = steward(board, "");
  const g = start(board, "pondering", { first: 0 });
  let pondered = 0;
  for (let asked = 0; g.decision !== null && asked < 40; asked++) {
    const d = g.decision;
    const seen = view(g, d.who);
    if (d.who !== 0) {
      bot.ponder?.(view(g, 0));
      pondered++;
      // As long as it takes the other one.
      await new Promise((go) => setImmediate(go));
    }
    answer(g, d.who, d.who === 0 ? await bot.think?.(seen, d) : other.answer(seen, d));
  }
  expect(pondered).toBeGreaterThan(5);
  expect(g.players[0].turns).toBeGreaterThan(3);
});

it("plays turns of a game with the help of another thread", async () => {
  const board = boardOf({ players: 2, kingdom: "first-game" });
  rememberPlan(board, findPlan("big-money-ultimate"));
  const bot = sovereignWithHelp(board, "threads", threads.helpers, { ms: 20, clock });
  const other = steward(board, "");
  const g = start(board, "threads", { first: 0 });
  for (let asked = 0; g.decision !== null && asked < 40; asked++) {
    const d = g.decision;
    const seen = view(g, d.who);
    const given = d.who === 0 ? await bot.think?.(seen, d) : other.answer(seen, d);
    answer(g, d.who, given);
  }
  expect(g.players[0].turns).toBeGreaterThan(3);
});
