/** Whether a move is a clear mistake, told by a thread of the server's bots from what its player may know. */
import { knownPlan } from "@fiefdom/bots/marshal";
import { boardOf, findKingdom } from "@fiefdom/cards";
import { arrange } from "@fiefdom/engine/position";
import { answer } from "@fiefdom/engine/run";
import { sightOf } from "@fiefdom/table/sight";
import { expect, test } from "vitest";
import { BotPool } from "../src/bots/pool.ts";

test("the last Province is warned of where it ends the game behind, and what goes on is not", async () => {
  const board = boardOf({ players: 2, kingdom: findKingdom("first-game").kingdom });
  const weak = Array<string>(8).fill("copper");
  const g = arrange(
    board,
    {
      players: [
        {
          hand: ["gold", "gold", "silver", "estate", "estate"],
          deck: ["gold", "gold", "silver", "silver", "copper"],
        },
        { hand: ["copper", "copper", "estate", "estate", "estate"], deck: ["province", ...weak] },
      ],
      supply: { province: 1 },
    },
    { seed: "coach" },
  );
  answer(g, 0, "treasures");
  // Nobody waits here, so that a slow machine changes nothing.
  const pool = new BotPool(1, { ...shelf, find: () => Promise.resolve(knownPlan(board) ?? null) }, 60_000);
  try {
    const judged = (what: string) => pool.judge(sightOf(g, 0, what), [what], board, "ada", 30_000);
    const warning = await judged("buy:province");
    expect(warning).toMatchObject({ verb: "buy", source: null, played: { options: ["buy:province"] } });
    if (warning === "late") expect.fail("there was time enough");
    expect(warning?.cost.value).toBeGreaterThan(0.5);
    expect(warning?.reasons[0]).toMatchObject({ code: "ends-behind" });
    expect(await judged("buy:duchy")).toBeNull();
  } finally {
    await pool.close();
  }
}, 120_000);

const shelf = {
  keep: () => Promise.resolve(),
  begin: () => Promise.resolve(true),
  end: () => Promise.resolve(),
};
