/** A packed story is the same story. */
import { ROSTER } from "@fiefdom/bots/roster";
import { boardOf, randomKingdom, randomLandscapes } from "@fiefdom/cards";
import type { Entry } from "@fiefdom/engine/log";
import { answer } from "@fiefdom/engine/run";
import { start } from "@fiefdom/engine/start";
import { Story } from "@fiefdom/engine/story";
import { View } from "@fiefdom/engine/view";
import { expect, test } from "vitest";

function packed(entries: readonly Entry[]): Story {
  const story = new Story();
  for (const entry of entries) story.add(entry);
  return story;
}

test.each(["base", "prosperity", "empires"])("of a game with %s, read from anywhere", (set) => {
  const kingdom = randomKingdom(set, { sets: [set] });
  const landscapes = randomLandscapes(set, set === "empires" ? 2 : 0);
  const game = start(boardOf({ players: 3, ruleset: "printed", kingdom, landscapes }), set, { log: true });
  const bots = [0, 1, 2].map((seat) => ROSTER.squire.make(game.board, String(seat)));
  for (let moves = 0; game.decision !== null && moves < 2000; moves++) {
    const { who } = game.decision;
    answer(game, who, bots[who].answer(new View(game, who), game.decision));
  }
  const entries = game.log?.entries ?? [];
  expect(entries.length).toBeGreaterThan(300);
  const story = packed(entries);
  expect(story.length).toBe(entries.length);
  expect(story.from(0)).toEqual(entries);
  for (let from = 0; from <= entries.length; from += 7) expect(story.from(from)).toEqual(entries.slice(from));
  // In two pieces, wherever they meet, and with only its beginning.
  for (let to = 0; to <= entries.length; to += 31) {
    const start = story.upTo(to);
    expect(start.from(0)).toEqual(entries.slice(0, to));
    start.addAll(packed(entries.slice(to)));
    expect(start.from(to >> 1)).toEqual(entries.slice(to >> 1));
    start.cut(to);
    start.add(entries[0]);
    expect(start.from(to)).toEqual([entries[0]]);
  }
  expect(story.length).toBe(entries.length);
});

test("of whatever may be noted", () => {
  const entry: Entry = { what: "play", who: 0, cards: [], n: 0, source: -1, seen: -1, from: 0, to: 0 };
  const odd: Entry[] = [
    { ...entry, who: -1, source: 255, seen: 63, from: 8, to: 8 },
    { ...entry, n: -1 },
    { ...entry, n: 127, cards: [255, 0, 128] },
    { ...entry, n: 1_000_000, what: "something new" },
    { ...entry, n: -70_000, cards: Array.from({ length: 300 }, (_, i) => i % 256) },
    entry,
  ];
  const story = packed(odd);
  expect(story.from(0)).toEqual(odd);
  expect(story.from(5)).toEqual([entry]);
  expect(story.from(6)).toEqual([]);
});
