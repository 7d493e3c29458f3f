/** The turn: what happens at its starts and ends, between turns, extra turns, and going back a phase. */
import { expect, it } from "vitest";
import type { On } from "../src/ability.ts";
import { card } from "../src/card.ts";
import { owedTurn } from "../src/game.ts";
import { act, effect } from "../src/program.ts";
import { load, save } from "../src/save.ts";
import { plus } from "../src/verbs/bonus.ts";
import { backToActionPhase, extraTurn } from "../src/verbs/flow.ts";
import { asked, say, story, table } from "./table.ts";

const TIMES: readonly On[] = [
  "turnStart",
  "actionPhaseEnd",
  "buyPhaseStart",
  "buyPhaseEnd",
  "cleanupStart",
  "turnEnd",
  "betweenTurns",
];
const heardOf: string[] = [];
const Sundial = card("u-sundial", {
  kind: "landmark",
  types: ["Landmark"],
  cost: 0,
  always: TIMES.map((on) => ({
    on,
    do: effect(
      act((g, f) => {
        heardOf.push(`${on} of ${f.who}, phase ${g.phase}, ${g.players[f.who].hand.length} in hand`);
      }),
    ),
  })),
});
const Again = card("u-again", { types: ["Action"], cost: 2, play: effect(extraTurn()) });
const Gate = card("u-gate", {
  types: ["Action"],
  cost: 2,
  whenGained: effect(plus({ actions: 1 }), backToActionPhase),
});
const Step = card("u-step", { types: ["Action"], cost: 2, play: effect(plus({ actions: 1 })) });

const FIELDS = Array<string>(20).fill("field");

it("starts and ends of turn and phases come in order, the new hand before the end of the turn", () => {
  heardOf.length = 0;
  const g = table(
    [Step],
    [{ hand: ["u-step", "coin"], deck: ["field", "field", "field", "field", "field", "field"] }],
    {
      landscapes: [Sundial],
    },
  );
  expect(heardOf).toEqual(["turnStart of 0, phase 0, 2 in hand"]);
  say(g, "play:u-step", "end");
  expect(heardOf.slice(1)).toEqual([
    "actionPhaseEnd of 0, phase 0, 1 in hand",
    "buyPhaseStart of 0, phase 1, 1 in hand",
    "buyPhaseEnd of 0, phase 1, 1 in hand",
    "cleanupStart of 0, phase 2, 1 in hand",
    "turnEnd of 0, phase 2, 5 in hand",
    "betweenTurns of 0, phase 2, 5 in hand",
    "turnStart of 1, phase 0, 0 in hand",
    "actionPhaseEnd of 1, phase 0, 0 in hand",
    "buyPhaseStart of 1, phase 1, 0 in hand",
  ]);
});

it("an extra turn comes before play goes on to the left, and does not count", () => {
  const g = table([Again], [{ hand: ["u-again"], deck: FIELDS }], { players: 3 });
  say(g, "play:u-again", "end");
  expect(g.player).toBe(0);
  expect(g.players.map((player) => player.turns)).toEqual([1, 0, 0]);
  say(g, "end");
  expect(g.player).toBe(1);
});

it("after another player's extra turn play goes on where it was", () => {
  const g = table([Again], [{ hand: ["u-again"], deck: FIELDS }], { players: 3 });
  g.extraTurns = [owedTurn(2, 0)];
  say(g, "end", "end", "end");
  expect(story(g, "turn").slice(0, 3)).toEqual(["turn 0", "turn 2", "turn 1"]);
  expect(g.players.map((player) => player.turns)).toEqual([1, 1, 0]);
});

it("an extra turn that would be one too many in a row is lost", () => {
  const g = table([Again], [{ deck: FIELDS }]);
  g.extraTurns = [owedTurn(0, 2), owedTurn(0, 2), owedTurn(0, 3)];
  expect(load(save(g), () => g.board).extraTurns).toEqual(g.extraTurns);
  say(g, "end", "end", "end");
  expect(story(g, "turn").slice(0, 4)).toEqual(["turn 0", "turn 0", "turn 0", "turn 1"]);
});

it("several extra turns queue up", () => {
  const g = table([Again, Step], [{ hand: ["u-step", "u-again", "u-again"], deck: FIELDS }]);
  g.actions = 3;
  say(g, "play:u-again", "play:u-again", "end", "end", "end", "end");
  expect(story(g, "turn").slice(0, 4)).toEqual(["turn 0", "turn 0", "turn 0", "turn 1"]);
});

it("a Buy phase can turn back into an Action phase, and begins anew afterwards", () => {
  const g = table([Gate, Step], [{ hand: ["u-step", "coin", "coin", "coin", "coin"] }]);
  say(g, "end", "play:coin", "play:coin", "buy:u-gate");
  expect(asked(g)).toEqual({ seat: 0, verb: "action", options: ["play:u-step", "end"] });
  expect(g.actions).toBe(2);
  say(g, "play:u-step", "play:coin");
  expect(g.coins).toBe(1);
});

it("Actions, Buys and coins begin anew each turn", () => {
  const g = table([Step], [{ hand: ["coin", "coin"] }]);
  say(g, "treasures", "end");
  expect([g.actions, g.buys, g.coins]).toEqual([1, 1, 0]);
});
