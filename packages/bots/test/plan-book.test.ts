/** The book of plans for the recommended kingdoms. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { boardOf, recommended } from "@fiefdom/cards";
import { describe, expect, it } from "vitest";
import { Trials } from "../src/find/trials.ts";
import { knownPlan, lookForPlan, rivalsOn } from "../src/marshal.ts";
import { bookPlan, bookPlans } from "../src/plan/book.ts";
import { BOOK } from "../src/plan/bundled/book.ts";
import { formatPlan } from "../src/plan/format.ts";
import { kindsOf } from "../src/plan/measure.ts";
import { isType } from "../src/plan/plan.ts";
import { findPlan } from "../src/plan/plans.ts";

const folder = fileURLToPath(new URL("../plans/book/", import.meta.url));
const files = globSync("*.plan", { cwd: folder }).sort();

describe("the book", () => {
  it("has a plan for every recommended kingdom, bundled as it lies in its folder", () => {
    expect(files).toEqual(recommended.map(({ id }) => `${id}.plan`).sort());
    expect(BOOK, "run node packages/bots/bin/plans.ts").toEqual(
      files.map((name) => readFileSync(`${folder}${name}`, "utf8")),
    );
    expect(bookPlans()).toHaveLength(recommended.length);
    for (const plan of bookPlans()) expect(BOOK).toContain(formatPlan(plan));
  });

  it.each(recommended.map(({ id }) => id))("on %s two players need not look, and buy what there is", (id) => {
    const board = boardOf({ players: 2, kingdom: id });
    // Other tests may have remembered plans of their own for the same board.
    const plan = bookPlan(board);
    expect(plan?.home).toEqual({ kingdom: id });
    for (const { what } of plan?.lists.buy ?? [])
      expect(isType(what) || kindsOf(board, what).length > 0, `${what} on ${id}`).toBe(true);
    expect(lookForPlan(board).next()).toEqual({ done: true, value: knownPlan(board) });
  });

  it("is known to a search for more players, but not taken for its answer", () => {
    const board = boardOf({ players: 4, kingdom: "first-game" });
    expect(knownPlan(board)).toBeUndefined();
    expect(rivalsOn(board)[0].home).toEqual({ kingdom: "first-game" });
  });

  it("does not lose to Smithy on First Game", () => {
    const board = boardOf({ players: 2, kingdom: "first-game" });
    const plan = bookPlan(board);
    if (plan === undefined) throw new Error("there is no plan");
    const trials = new Trials(board, "book");
    const { sum, games } = trials.meet(trials.seat(plan), trials.seat(findPlan("smithy")), 600);
    expect(sum / games).toBeGreaterThan(-0.05);
  });
});
