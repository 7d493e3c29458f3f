/** What a landscape noted is checked when a game is loaded: a seat of this game, nobody, or settled for good. */
import { load, save, start } from "@fiefdom/engine";
import { NONE, SETTLED } from "@fiefdom/engine/game";
import { expect, it } from "vitest";
import { boardFor, boardOf } from "../src/index.ts";

it("a save whose landscape noted a seat that is not there is refused", () => {
  const g = start(boardOf({ players: 2, kingdom: "first-game", landscapes: ["mountain-pass"] }), "notes");
  for (const noted of [NONE, 0, 1, SETTLED]) {
    g.notes[0] = noted;
    expect(load(save(g), boardFor).notes).toEqual([noted]);
  }
  for (const noted of [-2, 2, 57, 255]) {
    g.notes[0] = noted;
    expect(() => load(save(g), boardFor)).toThrow(/a mark/);
  }
});
