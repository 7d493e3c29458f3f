/** What any database must do for the store, whichever it is. */

import { tableOptions } from "@fiefdom/protocol/table";
import { expect, test } from "vitest";
import { SharedLeases } from "../src/cluster/leases.ts";
import { newId } from "../src/ids.ts";
import { type Database, Outdated } from "../src/store/database.ts";
import type { Person, StoredGame, TableRow } from "../src/store/rows.ts";
import {
  endGame,
  insertChat,
  insertGame,
  insertMove,
  insertTable,
  removePerson,
  Store,
  saveDeadline,
  savePerson,
  saveRating,
  saveTable,
} from "../src/store/store.ts";

export function storeContract(name: string, open: () => Database): void {
  const person = (login: string | null): Person => ({
    id: newId(),
    publicId: newId(),
    name: "Zoë",
    login,
    password: null,
    settings: { lang: "nl" },
    keys: 1,
    mean: null,
    spread: null,
    rated: 0,
    created: 1_794_738_000_000,
  });

  test(`${name}: people`, async () => {
    const store = await Store.open(open(), 0);
    const ada = person(`ada ${newId()}`);
    await store.write(savePerson(ada));
    expect(await store.person(ada.id)).toEqual(ada);
    await expect(store.write(savePerson(person(ada.login)))).rejects.toThrow();
    await store.write(savePerson({ ...ada, name: "Ada" }), saveRating(ada, 25.5, 8.25));
    // Another game that began from the same rating is not counted over it.
    await expect(store.write(saveRating(ada, 20, 8))).rejects.toBeInstanceOf(Outdated);
    // Nor is it undone by whoever saves what they knew of the person before.
    await store.write(savePerson({ ...ada, name: "Ada" }));
    const rated = { ...ada, name: "Ada", mean: 25.5, spread: 8.25, rated: 1 };
    expect(await store.personByLogin(ada.login ?? "")).toEqual(rated);
    expect(await store.personByPublicId(ada.publicId)).toEqual(rated);
    await store.write(...removePerson(ada));
    expect(await store.person(ada.id)).toBeNull();
    await store.close();
  });

  test(`${name}: tables, games and their moves`, async () => {
    const store = await Store.open(open(), 0);
    const who = newId();
    const options = tableOptions.parse({ public: true });
    const body = {
      options,
      seats: [],
      host: who,
      games: 0,
      game: null,
      rematch: [],
      standing: {},
      muted: {},
    };
    const row: TableRow = {
      id: newId(),
      status: "open",
      listed: true,
      deadline: null,
      body,
      created: Date.now(),
    };
    await store.write(insertTable(row));
    expect(await store.table(row.id)).toEqual(row);
    expect((await store.listedTables(100)).some((other) => other.id === row.id)).toBe(true);
    await store.write(saveTable({ ...row, status: "playing" }, Date.now()), saveDeadline(row.id, 5));
    expect(await store.overdue(6)).toContain(row.id);
    await store.write(saveDeadline(row.id, null));
    await expect(store.write(saveTable({ ...row, id: "nobody" }, 0))).rejects.toBeInstanceOf(Outdated);

    const seat = {
      kind: "person",
      person: who,
      name: "Ada",
      bot: null,
      resigned: false,
      account: false,
      rating: null,
    } as const;
    const setUp = { players: 2, ruleset: "printed", basics: [], kingdom: [], landscapes: [] };
    const game: StoredGame = {
      id: newId(),
      table: row.id,
      number: 1,
      listed: true,
      started: Date.now(),
      ended: null,
      body: { setUp, seed: "s", first: 0, engine: "0", seats: [seat], options },
      result: null,
    };
    const move = { seat: 0, answer: ["buy:silver"], spent: 3, check: "x" };
    await store.write(...insertGame(game), insertMove(game.id, 0, 10, move));
    expect(await store.game(game.id)).toEqual(game);
    expect(await store.moves(game.id)).toEqual([{ n: 0, at: 10, move }]);
    // The same move twice is no move.
    await expect(store.write(insertMove(game.id, 0, 11, move))).rejects.toThrow();
    expect((await store.gamesOf(who, Number.MAX_SAFE_INTEGER, 10)).map((g) => g.id)).toEqual([game.id]);
    await store.write(endGame(game.id, 12, []));
    await expect(store.write(endGame(game.id, 13, []))).rejects.toBeInstanceOf(Outdated);
    expect((await store.finished("", 1000)).some((other) => other.id === game.id && other.ended === 12)).toBe(
      true,
    );

    const line = { number: 0, person: who, name: "Ada", seat: 0, text: "hi", at: 1 };
    await store.write(insertChat(row.id, line));
    expect(await store.chat(row.id, 10)).toEqual([line]);
    expect(await store.chatBy(who)).toEqual([line]);
    expect(await store.tablesOf(who)).toEqual([row.id]);
    await store.write(...removePerson({ ...person(null), publicId: who }));
    expect(await store.chat(row.id, 10)).toEqual([]);
    expect(await store.tablesOf(who)).toEqual([]);
    await store.close();
  });

  test(`${name}: a lease keeps out whoever does not have it`, async () => {
    const db = open();
    await (await Store.open(db, 0)).ping();
    const [one, two] = [new SharedLeases(db, newId()), new SharedLeases(db, newId())];
    const table = newId();
    const first = await one.take(table);
    if (!("fence" in first)) throw new Error("a free table was not given");
    expect(await two.take(table)).toEqual({ owner: one.me });
    await db.commit(one.guard(table, first.fence));
    await one.release(table, first.fence);
    const second = await two.take(table);
    expect(second).toEqual({ fence: first.fence + 1 });
    // The first one wakes up and knows nothing of it.
    await expect(db.commit(one.guard(table, first.fence))).rejects.toBeInstanceOf(Outdated);
    await one.close();
    await two.close();
    await db.close();
  });
}
