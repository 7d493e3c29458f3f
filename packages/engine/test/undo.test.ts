/** Taking back: as long as nothing hidden was shown and nobody else decided. */
import { expect, it } from "vitest";
import { Board } from "../src/board.ts";
import { card } from "../src/card.ts";
import { Refusal } from "../src/decisions.ts";
import type { Game } from "../src/game.ts";
import { effect } from "../src/program.ts";
import { record, replay, undo } from "../src/record.ts";
import { stateJSON } from "../src/save.ts";
import { start } from "../src/start.ts";
import { plus } from "../src/verbs/bonus.ts";
import { discardDownTo } from "../src/verbs/cards.ts";
import { eachOtherPlayer } from "../src/verbs/flow.ts";
import { asked, Bill, Blight, Coin, Field, Realm, say } from "./table.ts";

const Gift = card("n-gift", { types: ["Action"], cost: 0, play: effect(plus({ actions: 1 })), startWith: 5 });
const Peek = card("n-peek", {
  types: ["Action"],
  cost: 0,
  play: effect(plus({ cards: 1, actions: 1 })),
  startWith: 5,
});
const Raid = card("n-raid", {
  types: ["Action"],
  cost: 0,
  play: effect(plus({ actions: 1 }), eachOtherPlayer(discardDownTo(4))),
  startWith: 5,
});

/** Everybody has the same ten cards in hand and deck, so that the first hand is known. */
function game(action: typeof Gift): Game {
  const basics = [{ ...Coin, startWith: 5 }, Bill, { ...Field, startWith: 0 }, Realm, Blight];
  const board = new Board({ players: 2, basics, kingdom: [action] });
  return start(board, "undo", { first: 0, history: true });
}

const state = (g: Game): string => JSON.stringify(stateJSON(g));
const refusal = (what: () => unknown): string => {
  try {
    what();
  } catch (problem) {
    if (problem instanceof Refusal) return problem.code;
    throw problem;
  }
  return "allowed";
};

it("restores the exact state, and the same answer leads on as before", () => {
  const g = game(Gift);
  const before = state(g);
  say(g, "play:n-gift");
  const after = state(g);
  const back = undo(g, 0);
  expect(state(back)).toBe(before);
  expect(state(g)).toBe(after);
  say(back, "play:n-gift");
  expect(state(back)).toBe(after);
});

it("goes back several answers of the same player", () => {
  const g = game(Gift);
  const before = state(g);
  say(g, "end", "treasures");
  expect(state(undo(g, 0, { to: 0 }))).toBe(before);
});

it("is refused once a card was drawn, unless the table agrees", () => {
  const g = game(Peek);
  const before = state(g);
  say(g, "play:n-peek");
  expect(refusal(() => undo(g, 0))).toBe("revealed");
  expect(state(undo(g, 0, { force: true }))).toBe(before);
});

it("is refused once another player has decided", () => {
  const g = game(Raid);
  say(g, "play:n-raid");
  expect(asked(g).seat).toBe(1);
  expect(refusal(() => undo(g, 0))).toBe("allowed");
  say(g, "coin");
  expect(refusal(() => undo(g, 0))).toBe("others-decided");
  expect(refusal(() => undo(g, 1))).toBe("allowed");
});

it("is refused where there is nothing to take back, or no history", () => {
  const g = game(Gift);
  expect(refusal(() => undo(g, 0))).toBe("nothing-to-undo");
  say(g, "play:n-gift");
  expect(refusal(() => undo(g, 1))).toBe("nothing-to-undo");
  expect(refusal(() => undo(g, 1, { to: 0 }))).toBe("not-your-decision");
  g.history = null;
  expect(refusal(() => undo(g, 0))).toBe("no-history");
});

it("the record forgets what was taken back", () => {
  const g = game(Gift);
  say(g, "play:n-gift");
  const back = undo(g, 0);
  say(back, "end");
  expect(record(back).answers).toEqual([[0, "end"]]);
  expect(state(replay(record(back), () => back.board))).toBe(state(back));
});
