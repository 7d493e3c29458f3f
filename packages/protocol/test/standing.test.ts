import type { DecisionJSON } from "@fiefdom/engine/view";
import { expect, it } from "vitest";
import { NO_STANDING, standingAnswer } from "../src/standing.ts";

const asked = (verb: string, options: readonly string[]): DecisionJSON => ({
  seat: 0,
  verb,
  source: null,
  from: "hand",
  options,
  min: 1,
  max: 1,
  ordered: false,
  about: [],
});
const wishes = (reactions: Record<string, "always" | "never" | "ask">) => ({ ...NO_STANDING, reactions });

it("a Reaction is used always, never, or after asking; one that is to be asked for holds the others back", () => {
  const both = asked("react", ["use:moat", "use:watchtower#7", "end"]);
  expect(standingAnswer(both, NO_STANDING)).toBeNull();
  expect(standingAnswer(both, wishes({ moat: "always", watchtower: "never" }))).toEqual(["use:moat"]);
  expect(standingAnswer(both, wishes({ moat: "never", watchtower: "always" }))).toEqual(["use:watchtower#7"]);
  expect(standingAnswer(both, wishes({ moat: "never", watchtower: "never" }))).toEqual(["end"]);
  expect(standingAnswer(both, wishes({ moat: "always", watchtower: "ask" }))).toBeNull();
  expect(standingAnswer(asked("react", ["use:moat"]), wishes({ moat: "never" }))).toBeNull();
});

it("Debt is paid when no Treasure is left to play, as much of it as there is money for", () => {
  const pays = { ...NO_STANDING, payDebt: true };
  expect(standingAnswer(asked("buy", ["pay:1", "pay:3", "pay:2", "end"]), pays)).toEqual(["pay:3"]);
  expect(standingAnswer(asked("buy", ["play:copper", "pay:1", "end"]), pays)).toBeNull();
  expect(standingAnswer(asked("buy", ["pay:1", "end"]), NO_STANDING)).toBeNull();
});
