/**
 * Nothing leaked: full games of all sets with every byte sent to every client kept. Each message must be what
 * another world would have sent too, one in which everything that this client can't know is dealt anew.
 */

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { determinize } from "@fiefdom/engine";
import type { Entry } from "@fiefdom/engine/log";
import { below, streams } from "@fiefdom/engine/random";
import type { Question } from "@fiefdom/engine/secrecy";
import { View } from "@fiefdom/engine/view";
import type { PlayJSON } from "@fiefdom/protocol";
import type { Move } from "@fiefdom/table/move";
import { eventsFor } from "@fiefdom/table/play";
import type { Scene } from "@fiefdom/table/scenes";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameBody, StoredGame, StoredMove } from "../src/store/rows.ts";
import { KeptMatch } from "../src/tables/kept.ts";
import { playToEnd, type Sitting, Visitor } from "./client.ts";
import { type House, openHouse } from "./house.ts";
import { KEYS } from "./keys.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());

/** Any legal answer, drawn from a seed, but money and Victory cards often enough for the game to end. */
function dice(seed: string): (play: PlayJSON) => string[] {
  const words = streams(seed, 1);
  const draw = (n: number): number => below(words, 0, n);
  return ({ view: { decision: d } }) => {
    if (d === null || !("options" in d)) throw new Error("not asked");
    const good = ["treasures", "buy:province", "buy:colony", "buy:gold", "buy:duchy"];
    const wish = d.options.find((option) => good.includes(option));
    if (wish !== undefined && draw(3) > 0) return [wish];
    const pool = [...d.options];
    const chosen: string[] = [];
    const count = d.min + draw(d.max - d.min + 1);
    while (chosen.length < count) chosen.push(...pool.splice(draw(pool.length), 1));
    return chosen;
  };
}

/** The game as it was stored. */
function stored(id: string): { game: StoredGame; moves: StoredMove[] } {
  const db = new DatabaseSync(join(house.folder, "fiefdom.sqlite"), { readOnly: true });
  const row = db.prepare("select * from games where id = ?").get(id) as Record<string, string>;
  const rows = db.prepare("select * from moves where game = ? order by n").all(id);
  db.close();
  return {
    game: {
      id,
      table: row.table_id,
      number: Number(row.number),
      listed: false,
      started: Number(row.started),
      ended: null,
      body: JSON.parse(row.body) as GameBody,
      result: null,
      seal: null,
      head: null,
    },
    moves: rows.map((m) => ({
      n: Number(m.n),
      at: Number(m.at),
      move: JSON.parse(String(m.body)) as Move,
      link: String(m.link),
    })),
  };
}

function checkKeys(value: unknown, free = false): void {
  if (Array.isArray(value)) for (const item of value) checkKeys(item);
  else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      if (!free && !KEYS.has(key)) expect.fail(`a client was sent the unknown field "${key}"`);
      checkKeys(inner, key === "owned" || key === "reactions" || key === "costs");
    }
  }
}

/**
 * Plays the game again for one seat, and gives what it is shown. At every moment another world is drawn, in
 * which everything that this seat can't know is dealt anew: there it would have been shown the same.
 */
function shown(
  { game, moves }: ReturnType<typeof stored>,
  seat: number,
): { scenes: Scene[]; story: Entry[] } {
  const scenes: Scene[] = [];
  let last: KeptMatch | null = null;
  let moments = 0;
  const check = (match: KeptMatch, question: Question | null, n: number): void => {
    // Another world at every third moment is enough.
    if (moments++ % 3 !== 0) return;
    const world = determinize(match.game, seat, `world of ${seat} at ${n}`);
    world.log = match.game.log;
    world.witness = match.game.witness;
    expect(JSON.stringify(new View(world, seat).at(question))).toBe(
      JSON.stringify(new View(match.game, seat).at(question)),
    );
  };
  for (const match of KeptMatch.steps(game, moves)) {
    if (last === null) {
      match.scenes.audience = () => [seat];
      scenes.push(match.scenes.present(seat));
      const { witness } = match.game;
      match.game.witness = (question) => {
        witness?.(question);
        if (question.who !== seat) check(match, question, -1);
      };
    }
    last = match;
    scenes.push(...match.scenes.take(seat));
    check(match, match.game.decision, match.moves);
  }
  if (last === null) throw new Error("nothing was played");
  last.ended = 0;
  last.scenes.stop();
  scenes.push(...last.scenes.take(seat));
  return { scenes, story: last.story.from(0) };
}

function checkMessages(sitting: Sitting, seat: number, kept: ReturnType<typeof stored>): number {
  expect(sitting.got.join("\n")).not.toContain(kept.game.body.seed);
  const { scenes, story } = shown(kept, seat);
  const plays = sitting.got.flatMap((text) => {
    const message = JSON.parse(text) as { play?: PlayJSON };
    checkKeys(message);
    return message.play ? [message.play] : [];
  });
  const { board } = KeptMatch.resume(kept.game, []).game;
  expect(plays.length).toBe(scenes.length);
  for (const [n, play] of plays.entries()) {
    const { view, decision, bookmark } = scenes[n];
    const { game: _, ...rest } = bookmark;
    expect(play).toMatchObject({ decision, bookmark: rest });
    expect(JSON.stringify(play.view)).toBe(JSON.stringify(view));
    // The story of another world: what this seat could not see is something else there.
    const other = story.slice(play.from, bookmark.events).map((entry) => {
      const seen = entry.seen === -1 || (seat >= 0 && (entry.seen & (1 << seat)) !== 0);
      return seen
        ? entry
        : { ...entry, cards: entry.cards.map((kind) => (kind + 1 + n) % board.kinds.length) };
    });
    expect(JSON.stringify(eventsFor(board, other, seat))).toBe(JSON.stringify(play.events));
  }
  return plays.length;
}

/** Nearly all games are over by then; one in which nobody has money any more would go on for ever. */
const LAST_TURN = 300;

interface Wished {
  readonly sets: readonly ("base" | "prosperity" | "empires")[];
  readonly people: number;
  readonly ruleset: "printed" | "current";
}

/** A whole game, with everybody who was there, the last of them only watching. */
async function played(game: Wished): Promise<Sitting[]> {
  const people: Visitor[] = [];
  for (let i = 0; i < game.people; i++) people.push(await Visitor.named(house.url, `P${i}`));
  const { id } = await people[0].create({
    seats: people.map(() => ({ for: "person" })),
    kingdom: { from: "random", constraints: { sets: [...game.sets] } },
    landscapes: game.sets.length > 1 ? 2 : "mixed",
    ruleset: game.ruleset,
  });
  for (const person of people) await person.join(id);
  const sittings: Sitting[] = [];
  for (const person of people) sittings.push(await person.sit(id));
  const watcher = await new Visitor(house.url).sit(id);
  await Promise.race([
    Promise.all(sittings.map((sitting, i) => playToEnd(sitting, dice(`${game.sets} ${i}`)))),
    watcher.until((play) => play.view.turn > LAST_TURN),
  ]);
  if (watcher.play !== null && watcher.play.view.turn <= LAST_TURN)
    await watcher.until((play) => play.result !== null);
  const all = [...sittings, watcher];
  if (watcher.play?.result) return all;
  for (const sitting of all) sitting.close();
  return played(game);
}

test.concurrent.each([
  { sets: ["base"], people: 2, ruleset: "printed" },
  { sets: ["prosperity"], people: 2, ruleset: "current" },
  { sets: ["empires"], people: 3, ruleset: "printed" },
  { sets: ["base", "prosperity", "empires"], people: 4, ruleset: "current" },
] as const)(
  "$sets with $people people: other worlds would have sent the same bytes",
  async (game: Wished) => {
    const all = await played(game);
    const kept = stored(all[0].play?.game ?? "");
    const seats = all.map((_, i) => (i < game.people ? i : -1));
    const checked = all.reduce((sum, sitting, i) => sum + checkMessages(sitting, seats[i], kept), 0);
    expect(checked).toBeGreaterThan(100);
  },
);
