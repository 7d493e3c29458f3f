import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { knownPlan } from "@fiefdom/bots/marshal";
import { boardOf } from "@fiefdom/cards";
import { afterAll, beforeAll, expect, it } from "vitest";
import { planFile, preparePlan } from "../src/plans.ts";
import { FakeTerminal } from "./fake-terminal.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "fiefdom-plans-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("a plan is looked for in front of the player, kept and read again; a spoiled file is looked for anew", async () => {
  const board = boardOf({ players: 2, kingdom: "first-game", colonies: true });
  const path = planFile(board, folder);
  mkdirSync(join(folder, "plans"));
  writeFileSync(path, "plan of a ruin");
  const terminal = new FakeTerminal(() => null);
  await preparePlan(board, "Maud", terminal, path);
  expect(terminal.mentioned[0]).toBe("Maud looks for a plan for this kingdom: 0 %");
  expect(terminal.mentioned.length).toBeGreaterThan(3);
  expect(knownPlan(board)).toBeDefined();
  expect(readFileSync(path, "utf8")).toMatch(/^plan .+\n/);

  const other = boardOf({ players: 3, kingdom: "first-game", colonies: true });
  const kept = planFile(other, folder);
  expect(kept).not.toBe(path);
  writeFileSync(kept, readFileSync(path, "utf8"));
  const silent = new FakeTerminal(() => null);
  await preparePlan(other, "Maud", silent, kept);
  expect(silent.mentioned).toEqual([]);
  expect(knownPlan(other)?.lists).toEqual(knownPlan(board)?.lists);
});
