/** What any database must do for the store, whichever it is. */

import { tableOptions } from "@fiefdom/protocol/table";
import { expect, test } from "vitest";
import { SharedLeases } from "../src/cluster/leases.ts";
import { newId } from "../src/ids.ts";
import { Damaged } from "../src/store/chain.ts";
import { type Database, Outdated, type Statement } from "../src/store/database.ts";
import type { Person, StoredGame, TableRow } from "../src/store/rows.ts";
import {
  beginLeaving,
  changeGameBody,
  dropHead,
  dropTie,
  endGame,
  endLogin,
  fewerOpenThan,
  insertChat,
  insertGame,
  insertMeeting,
  insertMove,
  insertPerson,
  insertPlan,
  insertReview,
  insertTable,
  type Login,
  onlyFor,
  removePerson,
  Store,
  saveAccount,
  saveDaily,
  saveDeadline,
  saveHead,
  saveName,
  savePassword,
  savePasswordOf,
  saveRating,
  saveSettings,
  saveTable,
  saveTie,
  takeLooks,
} from "../src/store/store.ts";
import {
  daysOf,
  insertDay,
  insertTry,
  ratedPuzzle,
  ratedPuzzles,
  savePuzzle,
  saveSolver,
  solver,
  triesOf,
} from "../src/store/tries.ts";

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

  test(`${name}: tries at puzzles`, async () => {
    const store = await Store.open(open(), 0);
    const ada = person(`ada ${newId()}`);
    const login = { person: ada.id, key: 1, seal: newId() };
    const [me, puzzle] = [ada.publicId, newId()];
    const now = { rating: 1512.5, deviation: 301.25, volatility: 0.06 };
    await store.write(insertPerson(ada));
    expect([await solver(store, me), await ratedPuzzle(store, puzzle)]).toEqual([null, null]);
    await store.write(
      onlyFor(login),
      insertTry(me, puzzle, true, 5),
      saveSolver(me, null, now),
      savePuzzle(puzzle, null, now, true),
      insertDay(me, 20_000),
      insertDay(me, 20_000),
    );
    const known = { ...now, tries: 1 };
    expect(await solver(store, me)).toEqual(known);
    expect((await ratedPuzzles(store)).get(puzzle)).toEqual({ ...known, solved: 1 });
    expect([await triesOf(store, me), await daysOf(store, me)]).toEqual([{ [puzzle]: true }, [20_000]]);
    // A second try, a rating from before, and a login that is over change nothing, nor what comes with them.
    const other = { ...now, rating: 9 };
    for (const late of [
      insertTry(me, puzzle, false, 6),
      saveSolver(me, null, other),
      saveSolver(me, { ...known, tries: 0 }, other),
      savePuzzle(puzzle, null, other, true),
      savePuzzle(puzzle, { ...known, tries: 2, solved: 2 }, other, true),
      onlyFor({ ...login, key: 2 }),
    ])
      await expect(store.write(insertDay(me, 7), late)).rejects.toBeInstanceOf(Outdated);
    expect(await daysOf(store, me)).toEqual([20_000]);
    await store.write(
      saveSolver(me, known, other),
      savePuzzle(puzzle, { ...known, solved: 1 }, other, false),
    );
    expect(await solver(store, me)).toEqual({ ...other, tries: 2 });
    expect(await ratedPuzzle(store, puzzle)).toEqual({ ...other, tries: 2, solved: 1 });
    await store.write(...removePerson(ada));
    expect([await solver(store, me), await triesOf(store, me), await daysOf(store, me)]).toEqual([
      null,
      {},
      [],
    ]);
    await store.close();
  });

  test(`${name}: people`, async () => {
    const store = await Store.open(open(), 0);
    const ada = person(`ada ${newId()}`);
    const login = { person: ada.id, key: 1, seal: newId() };
    await store.write(insertPerson(ada));
    expect(await store.person(ada.id)).toEqual(ada);
    await expect(store.write(insertPerson(person(ada.login)))).rejects.toThrow();
    await store.write(saveName(login, "Ada", ada.login ?? ""), saveRating(ada, 25.5, 8.25));
    // Another game that began from the same rating is not counted over it.
    await expect(store.write(saveRating(ada, 20, 8))).rejects.toBeInstanceOf(Outdated);
    const rated = { ...ada, name: "Ada", mean: 25.5, spread: 8.25, rated: 1 };
    expect(await store.personByLogin(ada.login ?? "")).toEqual(rated);
    expect(await store.personByPublicId(ada.publicId)).toEqual(rated);
    // Nobody else looks like her; she may go on doing so.
    const looks = [newId(), newId()];
    await store.write(...takeLooks(ada.id, looks));
    await store.write(...takeLooks(ada.id, [...looks, newId()]));
    await expect(store.write(...takeLooks(newId(), [newId(), looks[1]]))).rejects.toBeInstanceOf(Outdated);
    expect((await store.lookingLike(looks)).map(({ id }) => id)).toEqual([ada.id]);
    expect((await store.accountsWithoutLooks()).map(({ id }) => id)).not.toContain(ada.id);
    const [a, b] = [ada.publicId, newId()];
    await store.write(insertMeeting(a, b, "g1", 5), insertMeeting(b, a, "g2", 9));
    expect([await store.meetings(a, b, 0), await store.meetings(b, a, 6)]).toEqual([2, 1]);
    await store.write(...removePerson(ada));
    expect(await store.person(ada.id)).toBeNull();
    expect(await store.meetings(a, b, 0)).toBe(0);
    // Who is not there is not brought back by a change.
    for (const statement of everyChange(login))
      await expect(store.write(statement)).rejects.toBeInstanceOf(Outdated);
    expect(await store.person(ada.id)).toBeNull();
    await store.close();
  });

  const everyChange = (by: Login): Statement[] => [
    saveName(by, "Eve", "eve"),
    saveSettings(by, {}),
    saveAccount(by, "Eve", `eve ${newId()}`, "hash"),
    savePassword(by, "old", "new")[0],
    beginLeaving(by, "old"),
    beginLeaving(by, null),
    saveTie(by, "me", "them", "friend", 1),
  ];

  test(`${name}: a login is good until it ends, and changes nothing after`, async () => {
    const store = await Store.open(open(), 0);
    const guest = person(null);
    const login = { person: guest.id, key: 1, seal: newId() };
    const other = { ...login, seal: newId() };
    await store.write(insertPerson(guest));
    expect((await store.personWith(login))?.id).toBe(guest.id);
    await store.write(endLogin(other, 1), endLogin(other, 2));
    expect(await store.personWith(other)).toBeNull();
    const stranger = { person: newId(), key: 1, seal: newId() };
    const many = Array.from({ length: 120 }, () => ({ ...login, seal: newId() }));
    expect(await store.endedOf([login, stranger, ...many, other])).toEqual([stranger, other]);
    expect(await store.endedOf([])).toEqual([]);
    for (const statement of everyChange(other))
      await expect(store.write(statement)).rejects.toBeInstanceOf(Outdated);

    const name = `zoë ${newId()}`;
    await store.write(saveAccount(login, "Zoë", name, "old"));
    // A second account of one guest, another's name for it, a password that is not the one that was proved.
    await expect(store.write(saveAccount(login, "Eve", `eve ${newId()}`, "x"))).rejects.toThrow(Outdated);
    await expect(store.write(saveName(login, "Eve", "eve"))).rejects.toThrow(Outdated);
    await expect(store.write(...savePassword(login, "wrong", "new"))).rejects.toThrow(Outdated);
    await expect(store.write(beginLeaving(login, null))).rejects.toThrow(Outdated);
    await store.write(...savePassword(login, "old", "new"));
    for (const statement of everyChange(login))
      await expect(store.write(statement)).rejects.toBeInstanceOf(Outdated);
    expect(await store.personWith(login)).toBeNull();
    const now = { ...login, key: 2 };
    expect(await store.personWith(now)).toMatchObject({ login: name, password: "new", keys: 2 });
    await store.write(savePasswordOf(name, "reset"));
    expect(await store.personWith(now)).toBeNull();
    await store.write(beginLeaving({ ...login, key: 3 }, "reset"));
    expect((await store.leaving(1000)).map(({ id }) => id)).toContain(guest.id);
    expect(await store.personByLogin(name)).toBeNull();
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
    // So many of one host may wait, and what does not wait any more does not count.
    const host = { ...person(null), publicId: who };
    await store.write(insertPerson(host));
    const another = (): Promise<void> =>
      store.write(...fewerOpenThan(2, who), insertTable({ ...row, id: newId() }));
    const made = await Promise.allSettled([another(), another(), another(), another()]);
    expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(2);
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
      seal: null,
      head: null,
    };
    const other = { ...game.body, unreplayable: true } as const;
    await store.write(...insertGame({ ...game, id: `${game.id}x`, number: 2 }));
    await store.write(changeGameBody(`${game.id}x`, game.body, other));
    await expect(store.write(changeGameBody(`${game.id}x`, game.body, game.body))).rejects.toThrow(Outdated);
    expect((await store.game(`${game.id}x`))?.body).toEqual(other);
    const move = { seat: 0, answer: ["buy:silver"], spent: 3, check: "x" };
    await store.write(...insertGame(game), insertMove(game.id, 0, 10, move, "link"));
    expect(await store.game(game.id)).toEqual(game);
    expect(await store.moves(game.id)).toEqual([{ n: 0, at: 10, move, link: "link" }]);
    for (const head of [
      { moves: 1, link: "link" },
      { moves: 2, link: "next" },
    ]) {
      await store.write(saveHead(game.id, head));
      expect((await store.game(game.id))?.head).toEqual(head);
    }
    await store.write(dropHead(game.id));
    expect((await store.game(game.id))?.head).toBeNull();
    // The same move twice is no move.
    await expect(store.write(insertMove(game.id, 0, 11, move, null))).rejects.toThrow();
    expect((await store.gamesOf(who, Number.MAX_SAFE_INTEGER, 10)).map((g) => g.id)).toContain(game.id);
    await store.write(endGame(game.id, 12, [], "seal"));
    await expect(store.write(endGame(game.id, 13, [], null))).rejects.toBeInstanceOf(Outdated);
    expect(await store.finished("", 1000)).toContain(game.id);
    expect(await store.game(game.id)).toMatchObject({ ended: 12, result: [], seal: "seal" });
    expect(await store.count("games")).toBe((await store.ids("games", "", 1000)).length);
    // What can't be read is missing from lists, not the end of them, and said where it is asked for.
    await store.write({ sql: "update games set body = '{\"setUp' where id = ?", args: [game.id] });
    expect((await store.gamesOf(who, Number.MAX_SAFE_INTEGER, 10)).map((g) => g.id)).toEqual([`${game.id}x`]);
    await expect(store.game(game.id)).rejects.toBeInstanceOf(Damaged);

    const line = { number: 0, person: who, name: "Ada", seat: 0, text: "hi", at: 1 };
    await store.write(insertChat(row.id, line));
    expect(await store.chat(row.id, 10)).toEqual([line]);
    expect(await store.chatBy(who)).toEqual([line]);
    expect(await store.tablesOf(who)).toContain(row.id);
    await store.write(...removePerson(host));
    expect(await store.chat(row.id, 10)).toEqual([]);
    expect(await store.tablesOf(who)).not.toContain(row.id);
    await store.close();
  });

  test(`${name}: what people are to each other, ranks, and the best of a day`, async () => {
    const store = await Store.open(open(), 0);
    const [ada, bob] = [person(`ada ${newId()}`), person(`bob ${newId()}`)];
    const login = { person: ada.id, key: 1, seal: newId() };
    await store.write(insertPerson(ada), insertPerson(bob));
    const [me, them] = [ada.publicId, bob.publicId];
    await store.write(saveTie(login, me, them, "friend", 1));
    await store.write(saveTie(login, me, them, "block", 2));
    expect(await store.ties(me)).toEqual([{ other: them, tie: "block" }]);
    expect([await store.tiedTo(them, "block"), await store.tiedTo(them, "friend")]).toEqual([[me], []]);
    await store.write(dropTie({ ...login, key: 2 }, me, them));
    expect(await store.ties(me)).toHaveLength(1);
    await store.write(dropTie(login, me, them));
    expect(await store.ties(me)).toEqual([]);
    await store.write(saveTie(login, me, them, "friend", 3));
    const called = await store.peopleCalled([me, them, newId()]);
    expect(called.map(({ publicId }) => publicId).sort()).toEqual([me, them].sort());
    expect(await store.peopleCalled([])).toEqual([]);

    for (let rated = 0; rated < 5; rated++)
      await store.write(saveRating({ ...ada, rated }, 900, 1), saveRating({ ...bob, rated }, 901, 2));
    const ranked = (await store.ranked(0, 1000)).map(({ publicId }) => publicId);
    expect(ranked.slice(0, 2)).toEqual([me, them]);
    expect((await store.ranked(1, 1))[0].publicId).toBe(them);

    const day = newId();
    const done = (score: number, turns: number, won: boolean, who = me) =>
      store.write(saveDaily({ day, person: who, game: `g${score}`, won, turns, score }, score));
    await done(20, 14, false);
    await done(15, 30, true);
    await done(50, 31, true);
    await done(40, 12, false, them);
    expect(await store.dailyOf(day, me)).toEqual({
      day,
      person: me,
      game: "g15",
      won: true,
      turns: 30,
      score: 15,
    });
    const { rows, players } = await store.daily(day, 10);
    expect([rows.map(({ score }) => score), players]).toEqual([[15, 40], 2]);
    await store.write(...removePerson(bob));
    expect((await store.daily(day, 10)).players).toBe(1);
    expect(await store.ties(me)).toEqual([]);
    await store.write(...removePerson(ada));
    await store.close();
  });

  test(`${name}: games of somebody, and how long people waited`, async () => {
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
    const created = 9_000_000_000_000;
    const table = (id: string): TableRow => ({
      id,
      status: "open",
      listed: true,
      deadline: null,
      body: { ...body, quick: true },
      created,
    });
    const [one, two] = [newId(), newId()];
    const setUp = { players: 2, ruleset: "printed", basics: [], kingdom: [], landscapes: [] };
    const seat = { kind: "person", person: who, name: "Ada", bot: null, resigned: false } as const;
    const game = (id: string, number: number, listed: boolean, started: number): StoredGame => ({
      id,
      table: one,
      number,
      listed,
      started,
      ended: null,
      body: {
        setUp,
        seed: "s",
        first: 0,
        engine: "0",
        seats: [{ ...seat, account: true, rating: null }],
        options,
      },
      result: null,
      seal: null,
      head: null,
    });
    const ids = [newId(), newId(), newId()];
    await store.write(insertTable(table(one)), insertTable(table(two)));
    await store.write(
      ...insertGame(game(ids[0], 1, true, created + 40)),
      ...insertGame(game(ids[1], 2, false, created + 50)),
      ...insertGame(game(ids[2], 3, true, created + 60)),
      saveHead(ids[2], { moves: 7, link: "x" }),
      endGame(ids[0], created + 45, [], null),
      endGame(ids[1], created + 55, [], null),
    );
    const found = async (before: number, most: number, all: boolean) =>
      (await store.finishedOf(who, before, most, all)).map(({ id }) => id);
    expect(await found(Number.MAX_SAFE_INTEGER, 10, true)).toEqual([ids[1], ids[0]]);
    expect(await found(Number.MAX_SAFE_INTEGER, 10, false)).toEqual([ids[0]]);
    expect(await found(created + 50, 10, true)).toEqual([ids[0]]);
    expect(await found(Number.MAX_SAFE_INTEGER, 1, true)).toEqual([ids[1]]);
    const running = await store.runningOf(who, 10);
    expect(running.map(({ id, head }) => [id, head?.moves])).toEqual([[ids[2], 7]]);
    const waited = (await store.waited(created, 10)).map(({ began }) => began);
    expect(waited.filter((began) => began !== null)).toEqual([created + 40]);
    expect(waited).toHaveLength(2);
    await store.close();
  });

  test(`${name}: plans, by kingdom and version`, async () => {
    const store = await Store.open(open(), 0);
    const kingdom = newId();
    expect(await store.plan(kingdom, "1")).toBeNull();
    await store.write(insertPlan(kingdom, "1", "one"));
    await store.write(insertPlan(kingdom, "1", "another"), insertPlan(kingdom, "2", "two"));
    expect([await store.plan(kingdom, "1"), await store.plan(kingdom, "2")]).toEqual(["another", "two"]);
    await store.close();
  });

  test(`${name}: reviews, by game and rules`, async () => {
    const store = await Store.open(open(), 0);
    const game = newId();
    expect(await store.review(game, 1)).toBeNull();
    await store.write(insertReview(game, 2, "two"));
    // The first by the same rules stays, and one by older rules does not come back.
    await store.write(insertReview(game, 2, "another"), insertReview(game, 1, "one"));
    expect([await store.review(game, 1), await store.review(game, 2)]).toEqual([null, "two"]);
    await store.write(insertReview(game, 3, "three"));
    expect([await store.review(game, 2), await store.review(game, 3)]).toEqual([null, "three"]);
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
