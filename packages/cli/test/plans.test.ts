import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { currentPlan, knownPlan, marshal } from "@fiefdom/bots/marshal";
import { fits } from "@fiefdom/bots/plan/compile";
import { boardOf } from "@fiefdom/cards";
import { answer, type Decision, start, view } from "@fiefdom/engine";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planFile, preparePlan } from "../src/plans.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-plans-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("one plays at once; the plan is found meanwhile, kept and read again; a spoiled file is no plan", async () => {
  const board = boardOf({ players: 2, kingdom: "first-game", colonies: true });
  const path = planFile(board, folder);
  mkdirSync(join(folder, "plans"));
  writeFileSync(path, "plan of a ruin");
  const search = preparePlan(board, path);
  // Nothing has been found, and there is a plan to play by.
  expect(knownPlan(board)).toBeUndefined();
  const first = currentPlan(board);
  expect(fits(first, board)).toBe(true);
  const bot = marshal(board, "");
  const g = start(board, "at once", { first: 0 });
  answer(g, 0, bot.answer(view(g, 0), g.decision as Decision));
  const found = await search.plan;
  expect(knownPlan(board)).toEqual(found);
  expect(currentPlan(board)).toBe(knownPlan(board));
  expect(readFileSync(path, "utf8")).toMatch(/^plan .+\n/);

  const other = boardOf({ players: 3, kingdom: "first-game", colonies: true });
  const kept = planFile(other, folder);
  expect(kept).not.toBe(path);
  writeFileSync(kept, readFileSync(path, "utf8"));
  expect(await preparePlan(other, kept).plan).toBe(knownPlan(other));
  expect(knownPlan(other)?.lists).toEqual(knownPlan(board)?.lists);
});
