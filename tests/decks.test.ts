/** What a deck is made of, told from a view alone: worlds that look the same to somebody give them the same table. */
import { boardOf } from "@fiefdom/cards";
import { determinize, type Game, start, view } from "@fiefdom/engine";
import { type DeckTable, deckTable } from "@fiefdom/protocol/deck";
import { expect, test } from "vitest";
import { boardFrom, randomChoice } from "./laws/boards.ts";
import { Dice } from "./laws/dice.ts";
import { playOn } from "./laws/laws.ts";

const tables = (g: Game, seat: number): DeckTable[] => view(g, seat).toJSON().players.map(deckTable);

test("is the same in worlds that look alike, to every seat and to whoever watches", () => {
  let compared = 0;
  for (let table = 0; table < 12; table++) {
    const dice = new Dice(`decks ${table}`);
    const g = start(boardFrom(randomChoice(dice)), `decks ${table}`, { log: true });
    for (let i = 0; i < 8 && g.decision !== null; i++) {
      playOn(g, dice, 20);
      for (let seat = -1; seat < g.players.length; seat++, compared++) {
        const world = determinize(g, seat, `world ${i} ${seat}`);
        expect(tables(world, seat), `table ${table}, seat ${seat}`).toEqual(tables(g, seat));
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test("knows of one's own what is still to be drawn, and of others what everybody can count", () => {
  const g = start(boardOf({ players: 2, kingdom: "First Game" }), "decks", { first: 0 });
  const [mine, theirs] = tables(g, 0);
  expect(mine).toMatchObject({ cards: 10, unseen: 5 });
  expect(mine.rows.reduce((sum, { left }) => sum + (left ?? 0), 0)).toBe(5);
  expect(theirs).toMatchObject({ cards: 10, unseen: 10 });
  expect(theirs.rows).toEqual([
    { id: "copper", owned: 7, left: null },
    { id: "estate", owned: 3, left: null },
  ]);
});

test("never says that more is to be drawn than lies there, at any decision", () => {
  for (let table = 0; table < 12; table++) {
    const dice = new Dice(`drawn ${table}`);
    const g = start(boardFrom(randomChoice(dice)), `drawn ${table}`, { log: true });
    for (let i = 0; i < 10 && g.decision !== null; i++) {
      playOn(g, dice, 15);
      for (let seat = 0; seat < g.players.length; seat++) {
        const { rows, unseen } = tables(g, seat)[seat];
        const left = rows.reduce((sum, row) => sum + (row.left ?? 0), 0);
        // A card that is in play as another is counted among those to be drawn.
        const { guises } = g.players[seat];
        expect(left - unseen, `table ${table}, seat ${seat}`).toBeLessThanOrEqual(guises.length / 2);
        expect(left, `table ${table}, seat ${seat}`).toBeGreaterThanOrEqual(unseen);
      }
    }
  }
});
