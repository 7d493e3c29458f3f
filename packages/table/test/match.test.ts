/** A game in progress: what is taken back, by whose leave, and what is left of the story; and how it is made again. */
import { boardOf } from "@fiefdom/cards";
import { fingerprint } from "@fiefdom/engine/fingerprint";
import { rewind } from "@fiefdom/engine/record";
import { start } from "@fiefdom/engine/start";
import { decisionJSON } from "@fiefdom/engine/view";
import { expect, test } from "vitest";
import { Match } from "../src/match.ts";
import { Differs, type Move } from "../src/move.ts";

const KINGDOM = ["moat", "militia", "village", "smithy", "cellar", "market", "mine", "remodel", "workshop"];

function begin(): Match {
  const board = boardOf({ players: 2, ruleset: "printed", kingdom: [...KINGDOM, "merchant"] });
  const game = start(board, "oak", { first: 0, log: true, history: true });
  const people = [true, true];
  return new Match(game, { id: "m", number: 1, clock: { kind: "none" }, people, now: 0 });
}

/** Money first, so that turns pass. */
function simply({ game }: Match): string[] {
  const d = game.decision;
  if (d === null) throw new Error("nobody is asked");
  const { options, min } = decisionJSON(game, d);
  const wish = ["treasures", "buy:silver", "end"].find((option) => options.includes(option));
  return wish === undefined ? options.slice(0, min) : [wish];
}

function play(match: Match, answers: number): Move[] {
  return Array.from({ length: answers }, (_, i) => match.answer(match.asked, simply(match), i));
}

test("what is taken back leaves the story before it as it was, however long that is", () => {
  // Copies of a game are kept on its way, so that going back need not begin at the start: the story has none.
  for (let answers = 1; answers < 60; answers += 7) {
    const match = begin();
    play(match, answers);
    const seat = match.asked;
    const before = match.story.from(0);
    const state = fingerprint(match.game);
    const { bookmark } = match;
    play(match, 1);
    match.undo(seat, 0);
    expect(match.story.from(0)).toEqual(before);
    expect(fingerprint(match.game)).toBe(state);
    expect(match.bookmark).toEqual({ ...bookmark, undos: 1 });
    // Whoever read on reads again from where it was taken back.
    expect(match.unread({ ...bookmark, events: bookmark.events + 5 }, match.bookmark)).toBe(bookmark.events);
    play(match, 3);
    expect(match.story.length).toBeGreaterThan(before.length);
  }
});

test("going back, the others see the phase that they saw then", () => {
  const until = (answers: number): Match => {
    const match = begin();
    // One answer in this turn, two in the others: so that copies are kept in the middle of one.
    match.answer(0, ["end"], 0);
    play(match, answers - 1);
    return match;
  };
  const { game } = until(40);
  for (let to = 17; to < 40; to++)
    expect(rewind(game, to).log?.phase, `before answer ${to}`).toBe(until(to).game.log?.phase);
});

test("only the last answer by hand is taken back, and what came with the game never", () => {
  const match = begin();
  expect(match.undoBar(0)).toBe("nothing-to-undo");
  match.answer(0, ["treasures"], 0, true);
  expect(match.mayUndo(0)).toBe("no");
  match.answer(0, ["buy:silver"], 0);
  // The next hand was drawn.
  expect(match.undoBar(0)).toBe("revealed");
  expect(match.mayUndo(0)).toBe("consent");
  const people = [true, true];
  const on = new Match(match.game, { id: "on", number: 1, clock: { kind: "none" }, people, now: 0 });
  expect(on.mayUndo(0)).toBe("no");
  play(on, 1);
  expect(on.mayUndo(1)).toBe("free");
  expect(on.mayUndo(0)).toBe("no");
});

test("made again from its moves it is the same game, or it is said that it is not", () => {
  const match = begin();
  const moves = play(match, 30);
  moves.push(
    match.undo(match.game.history?.seats.at(-1) ?? 0, 0),
    ...play(match, 5),
    match.giveUp(1, "squire"),
  );
  const again = begin();
  for (const move of moves) again.repeat(0, move);
  expect(fingerprint(again.game)).toBe(fingerprint(match.game));
  expect(again.story.from(0)).toEqual(match.story.from(0));
  expect([again.moves, again.resigned, again.bookmark]).toEqual([
    match.moves,
    match.resigned,
    match.bookmark,
  ]);
  const other = begin();
  const [first] = moves as [Extract<Move, { check: string }>];
  expect(first.check).toBe(fingerprint(begunWith(first).game));
  expect(() => other.repeat(0, { ...first, check: "0123456789abcdef" })).toThrow(Differs);
});

function begunWith(move: Move): Match {
  const match = begin();
  match.repeat(0, move);
  return match;
}

test("moves from before there was a fingerprint are still proven by what was stored with them", () => {
  // As version 0.1.0 stored the first answer of this game, and one that is not of it.
  const old = { seat: 0, answer: ["treasures"], spent: 0 } as const;
  expect(begunWith({ ...old, check: "2ujjia" }).moves).toBe(1);
  expect(() => begunWith({ ...old, check: "1x" })).toThrow(Differs);
});
