/** What is passed from hand to hand unseen stays unknown to whoever neither gave nor got it. */
import { boardOf } from "@fiefdom/cards";
import { answer, clone, determinize, type Game, load, save, view } from "@fiefdom/engine";
import { kindOf } from "@fiefdom/engine/game";
import { arrange } from "@fiefdom/engine/position";
import { expect, test } from "vitest";
import { Dice } from "./laws/dice.ts";
import { playOn } from "./laws/laws.ts";

const KINGDOM = [
  "masquerade",
  "gardens",
  "village",
  "moat",
  "militia",
  "chapel",
  "native-village",
  "island",
  "market",
  "smithy",
];
const board = boardOf({ players: 3, kingdom: KINGDOM });

/** Seat 0 is about to play Masquerade, and everybody holds Estates and Coppers. */
function atMasquerade(seed: number): Game {
  const deck = [...Array<string>(5).fill("copper"), "estate", "silver", "gold"];
  const rest = { hand: ["copper", "copper", "copper", "estate", "estate"], deck };
  const players = [{ hand: ["masquerade", "copper", "copper", "estate", "estate"], deck }, rest, rest];
  return arrange(board, { players, phase: "action" }, { seed: `passed ${seed}`, log: true });
}

/** Plays Masquerade; the seats pass these kinds, or what they can. */
function pass(g: Game, wishes: readonly string[]): void {
  const option = g.decision?.options.find((code) => kindOf(code) === board.kind("masquerade")) as number;
  answer(g, 0, option);
  while (g.decision?.verb === "pass") {
    const { who, options } = g.decision;
    const wished = options.find((code) => kindOf(code) === board.kind(wishes[who]));
    answer(g, who, wished ?? options[0]);
  }
}

test("two games that differ in what was passed look the same to who has nothing to do with it", () => {
  const g = atMasquerade(1);
  const one = clone(g);
  const other = clone(g);
  pass(one, ["copper", "copper", "copper"]);
  pass(other, ["copper", "estate", "copper"]);
  expect(one.passed).not.toEqual(other.passed);
  // Seat 1 gave it and seat 2 got it; whoever watches knows nothing of any of them.
  for (const seat of [-1, 0]) expect(view(other, seat).toJSON()).toEqual(view(one, seat).toJSON());
  for (const seat of [1, 2])
    expect(view(other, seat).toJSON().players[2]).not.toEqual(view(one, seat).toJSON().players[2]);
});

test("a world that somebody imagines looks as the real one, also when it is saved and read again", () => {
  let missed = 0;
  for (let seed = 0; seed < 30; seed++) {
    const dice = new Dice(`passed ${seed}`);
    let g = atMasquerade(seed);
    pass(g, ["estate", "estate", "estate"]);
    for (let i = 0; i < 6 && g.decision !== null; i++) {
      playOn(g, dice, 25);
      g = load(save(g), () => board);
      for (let seat = -1; seat < 3; seat++) {
        const world = determinize(g, seat, `world ${i}`);
        expect(view(world, seat).toJSON(), `game ${seed}, seat ${seat}`).toEqual(view(g, seat).toJSON());
        if (JSON.stringify(world.passed) !== JSON.stringify(g.passed)) missed++;
      }
    }
  }
  // In most of them something else was passed.
  expect(missed).toBeGreaterThan(100);
});

test("nothing is kept from anybody when the game is over", () => {
  const g = atMasquerade(1);
  pass(g, ["copper", "estate", "copper"]);
  g.over = true;
  for (const seat of [0, 1, 2])
    for (const viewer of [-1, 0, 1, 2])
      expect(view(g, viewer).owned(seat)).toEqual(view(g, seat).owned(seat));
});
