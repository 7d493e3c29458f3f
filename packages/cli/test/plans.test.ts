import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentPlan, knownPlan, marshal, ROUNDS } from "@fiefdom/bots/marshal";
import { fits } from "@fiefdom/bots/plan/compile";
import { formatPlan } from "@fiefdom/bots/plan/format";
import { findPlan as shipped } from "@fiefdom/bots/plan/plans";
import { boardOf } from "@fiefdom/cards";
import { answer, type Board, type Decision, start, view } from "@fiefdom/engine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planFile, preparePlan } from "../src/plans.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-plans-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Boards that no other test has a plan for: a thread remembers what was found in it.
const boardFor = (players: number): Board =>
  boardOf({ players, kingdom: "first-game", colonies: true, landscapes: ["tower"] });

it("one plays at once; the plan is found meanwhile, kept and read again; a spoiled file is no plan", async () => {
  const board = boardFor(2);
  const path = planFile(board, folder);
  mkdirSync(join(folder, "plans"));
  writeFileSync(path, "plan of a ruin");
  const search = preparePlan(board, folder);
  // Nothing has been found, and there is a plan to play by.
  expect(knownPlan(board)).toBeUndefined();
  const first = currentPlan(board);
  expect(fits(first, board)).toBe(true);
  const bot = marshal(board, "");
  const g = start(board, "at once", { first: 0 });
  answer(g, 0, bot.answer(view(g, 0), g.decision as Decision));
  const found = await search.plan;
  search.stop();
  expect(knownPlan(board)).toEqual(found);
  expect(currentPlan(board)).toBe(knownPlan(board));
  expect(readFileSync(path, "utf8")).toMatch(/^plan .+\n/);

  // What was found after more rounds is taken first, and after the last nobody looks any further.
  const other = boardFor(3);
  const kept = [1, ROUNDS].map((rounds) => planFile(other, folder, rounds));
  expect(new Set([path, ...kept]).size).toBe(3);
  const text = readFileSync(path, "utf8");
  writeFileSync(kept[0], text);
  writeFileSync(kept[1], text.replace(/^plan .+/, "plan The Last"));
  const again = preparePlan(other, folder);
  expect(await again.plan).toBe(knownPlan(other));
  expect(knownPlan(other)).toMatchObject({ name: "The Last", lists: knownPlan(board)?.lists });
});

it("plays by what was kept while it looks for something better", async () => {
  const board = boardFor(4);
  writeFileSync(planFile(board, folder), formatPlan(shipped("smithy")));
  const search = preparePlan(board, folder);
  expect((await search.plan)?.name).toBe("Smithy");
  expect(currentPlan(board).name).toBe("Smithy");
  search.stop();
});
