/**
 * Games that people and servers keep go on: saves and records of the first version, as that version wrote them,
 * are loaded and played to their end, and come out as they did then.
 */
import { readFileSync } from "node:fs";
import { boardFor } from "@fiefdom/cards";
import { answer, type GameRecord, load, replay, save, standings } from "@fiefdom/engine";
import { describe, expect, it } from "vitest";

interface Kept {
  readonly record: GameRecord;
  readonly standings: unknown;
  /** A save in the middle of an effect, before the answer of the record with that number. */
  readonly save: string;
  readonly from: number;
}

const kept: readonly Kept[] = JSON.parse(
  readFileSync(new URL("kept/version-1.json", import.meta.url), "utf8"),
);

describe("games of the first version", () => {
  kept.forEach((game, i) => {
    it(`a save goes on, ${i + 1}`, () => {
      const g = load(game.save, boardFor);
      expect(JSON.parse(game.save).version).toBeUndefined();
      expect(JSON.parse(save(g)).version).toBe(2);
      for (const [seat, ...options] of game.record.answers.slice(game.from)) answer(g, seat, options);
      expect(g.over).toBe(true);
      expect(standings(g)).toEqual(game.standings);
    });
    it(`a record is played again, ${i + 1}`, () => {
      expect(standings(replay(game.record, boardFor))).toEqual(game.standings);
    });
  });

  it("a save of a version to come is refused", () => {
    const text = save(load(kept[0].save, boardFor)).replace('"version":2', '"version":3');
    expect(() => load(text, boardFor)).toThrow(/newer version/);
  });
});
