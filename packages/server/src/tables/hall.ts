/** All tables: makes them, finds them in memory or in the store, lets idle ones go, looks after late players. */
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "@fiefdom/engine/decisions";
import type { TableRow as ListedTable, QuickWishes } from "@fiefdom/protocol/http";
import { CHAT_SHOWN } from "@fiefdom/protocol/limits";
import type { WaitJSON } from "@fiefdom/protocol/people";
import type { TableJSON } from "@fiefdom/protocol/server";
import { type TableOptions, tableOptions } from "@fiefdom/protocol/table";
import { Differs } from "@fiefdom/table/move";
import type { BotPool } from "../bots/pool.ts";
import type { Leases } from "../cluster/leases.ts";
import type { Relay } from "../cluster/relay.ts";
import { handOver } from "../cluster/share.ts";
import { newId, newSeed } from "../ids.ts";
import type { Metrics } from "../metrics.ts";
import { Ratings } from "../people/ratings.ts";
import { Ties } from "../people/ties.ts";
import { Damaged } from "../store/chain.ts";
import { Outdated } from "../store/database.ts";
import type { GameBody, Person, StoredGame, TableBody, TableRow } from "../store/rows.ts";
import { changeGameBody, fewerOpenThan, insertTable, type Store, saveTable } from "../store/store.ts";
import { stamp, steady } from "../time.ts";
import { faultOf } from "./archive.ts";
import { Change } from "./change.ts";
import { optionsOf, today } from "./daily.ts";
import type { Door } from "./door.ts";
import { AdviceLimits } from "./hints.ts";
import { HostedTable } from "./hosted.ts";
import { KeptMatch } from "./kept.ts";
import { personSeat, seatsOf } from "./seats.ts";
import { setUpOf } from "./setUp.ts";
import { NOBODY_THERE, StoredTable } from "./stored.ts";
import { agreed, mayWish, optionsFor, waitFor } from "./waits.ts";

/** As much of a logger as is needed here. */
export interface Log {
  info(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

export interface HallOptions {
  readonly store: Store;
  readonly bots: BotPool;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly leases: Leases;
  readonly idleMs: number;
  readonly absentMs: number;
  readonly now: () => number;
  /** How long a pause is, in milliseconds: as long as a quick answer takes. */
  readonly pause: () => number;
}

const LISTED = 100;
/** Waits of the last day are looked at, and not more than so many. */
const WAITED_MS = 86_400_000;
const MOST_WAITED = 200;
const MOST_SOUND = 10_000;
/** Tables of one person at which nobody has sat down yet, or not enough. */
const MOST_OPEN = 10;
/** The lease of whoever brings people together. */
const MATCHING = "quick match";
/** Among so many who wait one is looked for. */
const MOST_WAITING = 200;
/** How long it may take from asking for a game to being connected. */
const ON_THE_WAY_MS = 10_000;
/** An open table at which nothing happened for so long is closed. */
const STALE_MS = 14 * 86_400_000;

/** A table that has just come stays for a while. */
const SETTLED_MS = 5_000;

/** Where a table is: here, with another process, or nowhere. */
type Place = HostedTable | { readonly owner: string } | null;

export class Hall {
  readonly store: Store;
  readonly bots: BotPool;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly ratings: Ratings;
  readonly ties: Ties;
  readonly leases: Leases;
  readonly absentMs: number;
  readonly now: () => number;
  readonly pause: () => number;
  readonly hints = new AdviceLimits(0.25, 6);
  readonly judgements = new AdviceLimits(1, 30);
  readonly #idleMs: number;
  #relay: Relay | null = null;
  /** The last who wanted a quick match. */
  #matching: Promise<unknown> = Promise.resolve();
  /** Where tables are, while they are being looked for and as long as they are here. */
  readonly #places = new Map<string, Promise<Place>>();
  /** Games of tables that nobody has loaded and that were found to be whole. */
  readonly #sound = new Set<string>();
  /** Those that are loaded, for looking at them without waiting. */
  readonly #loaded = new Map<string, HostedTable>();

  constructor(options: HallOptions) {
    this.store = options.store;
    this.bots = options.bots;
    this.log = options.log;
    this.metrics = options.metrics;
    this.ratings = new Ratings(options.store);
    this.ties = new Ties(options.store);
    this.leases = options.leases;
    this.absentMs = options.absentMs;
    this.#idleMs = options.idleMs;
    this.now = options.now;
    this.pause = options.pause;
  }

  get size(): number {
    return this.#loaded.size;
  }

  /** The way to other processes, where there are any. */
  connectTo(relay: Relay): void {
    this.#relay = relay;
  }

  /** The table with that id, or a way to it, of its own for everyone who asks; null if there is none. */
  async get(id: string): Promise<Door | null> {
    const loaded = this.#loaded.get(id);
    // Whoever asks for it is about to use it.
    if (loaded !== undefined) loaded.touched = this.now();
    let place = this.#places.get(id);
    if (place === undefined) {
      const search = this.#find(id);
      const forget = (): void => {
        if (this.#places.get(id) === search) this.#places.delete(id);
      };
      this.#places.set(id, search);
      // Only what is here stays known; a table elsewhere may be somewhere else the next time.
      search.then((found) => {
        if (!(found instanceof HostedTable)) forget();
      }, forget);
      place = search;
    }
    const found = await place;
    if (found === null || found instanceof HostedTable) return found;
    if (this.#relay === null) throw new Error("another process has the table, and there is no way to it");
    return this.#relay.door(found.owner, id);
  }

  async #find(id: string): Promise<Place> {
    if ((await this.store.table(id)) === null) return null;
    const lease = await this.leases.take(id);
    if ("owner" in lease) return lease;
    // Read again: until the lease was taken another process may have gone on with it.
    const row = await this.store.table(id);
    return row === null ? null : this.#load(row, lease.fence);
  }

  async #load(row: TableRow, fence: number): Promise<HostedTable> {
    const state = await this.#stateOf(row);
    // A game that can't go on is over for everybody who looks for one.
    if (state.status !== row.status)
      await this.store
        .write(...this.leases.guard(row.id, fence), saveTable({ ...state.row(), deadline: null }, this.now()))
        .catch(() => {});
    return this.#enter(state, fence);
  }

  /** A table of this process as it is stored. */
  async stateOf(id: string): Promise<StoredTable> {
    const row = await this.store.table(id);
    if (row === null) throw new Error("the table is gone");
    return this.#stateOf(row);
  }

  async #stateOf(row: TableRow): Promise<StoredTable> {
    const chat = await this.store.chat(row.id, CHAT_SHOWN);
    const stored = row.body.game === null ? null : await this.#gameOf(row.body.game);
    const match = stored === null ? null : await this.#resume(stored);
    if (match === null && row.status === "playing") {
      return new StoredTable({ ...row, status: "closed" }, null, null, chat);
    }
    match?.clock.takeUp(this.now(), row.deadline);
    return new StoredTable(row, match, stored?.result ?? null, chat);
  }

  #enter(state: StoredTable, fence: number): HostedTable {
    const table = new HostedTable(this, state, fence);
    this.#loaded.set(table.id, table);
    return table;
  }

  /** Null if nothing can be made of what is stored. */
  async #gameOf(id: string): Promise<StoredGame | null> {
    return this.store.game(id).catch((problem: unknown) => {
      if (!(problem instanceof Damaged)) throw problem;
      this.log.error({ game: id, problem: problem.message }, "a game can't be read");
      return null;
    });
  }

  /** The game played again from its moves. One that is damaged or another engine's is marked and left alone. */
  async #resume(stored: StoredGame): Promise<KeptMatch | null> {
    if (stored.body.unreplayable === true) return null;
    try {
      return KeptMatch.resume(stored, await this.store.moves(stored.id));
    } catch (problem) {
      if (!(problem instanceof Differs || problem instanceof Damaged)) throw problem;
      this.log.error({ game: stored.id, problem: problem.message }, "a game can't be played on");
      const { id, body } = stored;
      const marked: GameBody = {
        ...body,
        unreplayable: true,
        ...(problem instanceof Damaged ? { damaged: true } : {}),
      };
      // Not marked if somebody takes their name out of it at this moment; then it is the next time.
      await this.store.write(changeGameBody(id, body, marked)).catch(() => {});
      return null;
    }
  }

  /** Makes a table, and seats whoever made it. Throws a SetUpError or a Refusal if it can't be as wished. */
  async create(
    person: Person,
    options: TableOptions,
    kind: Pick<TableBody, "quick" | "wishes" | "daily"> = {},
  ): Promise<TableJSON> {
    if (options.rated && options.hints)
      throw new Refusal("hints-rated", "A game that counts is played without hints.");
    // Tried out, so that what can't be set up is known now and not when everybody sits.
    setUpOf(options, newSeed());
    const seats = seatsOf(options);
    const mine = seats.findIndex((seat) => seat.kind === "open");
    if (mine < 0) throw new Refusal("no-seat", "At least one seat must be for a person.");
    seats[mine] = personSeat(person);
    const body: TableBody = {
      options,
      seats,
      host: person.publicId,
      games: 0,
      game: null,
      ...kind,
      rematch: [],
      standing: {},
      muted: {},
    };
    const change = new Change(this.now(), stamp());
    const { at, now } = change;
    const made = new StoredTable(
      { id: newId(), status: "open", listed: options.public, deadline: null, body, created: at },
      null,
      null,
      [],
    );
    made.beginIfFull(change);
    made.deadline = made.match?.clock.deadline ?? null;
    const row = made.row();
    const limit = row.status === "open" ? fewerOpenThan(MOST_OPEN, person.publicId) : [];
    await this.store
      .write(...limit, insertTable(row, now), ...change.statements)
      .catch((problem: unknown) => {
        if (!(problem instanceof Outdated)) throw problem;
        throw new Refusal(
          "too-many-tables",
          `You have ${MOST_OPEN} tables that wait for others. Leave one of them first.`,
        );
      });
    const table = await this.get(row.id);
    if (table === null) throw new Error("a table that was just made is gone");
    return table.json();
  }

  /** A game at once against a bot. */
  async againstBot(person: Person, bot: string): Promise<TableJSON> {
    const seats = [{ for: "person" }, { for: "bot", bot }] as const;
    return this.create(
      person,
      // Nobody else is there to mind.
      tableOptions.parse({ kingdom: { from: "recommended", name: "first-game" }, seats, hints: true }),
    );
  }

  /** A game with whoever waits for such a one; else this person waits. */
  async quick(person: Person, wishes: QuickWishes): Promise<TableJSON> {
    const wished = mayWish(person, wishes);
    const options = optionsFor(wished);
    // One after the other: two who came at the same moment would each make a table and wait for ever.
    const found = this.#matching.then(() =>
      this.#alone(
        async () =>
          (await this.#joinWaiting(person, wished)) ??
          this.create(person, options, {
            quick: true,
            wishes: { [person.publicId]: wished },
          }),
      ),
    );
    this.#matching = found.catch(() => {});
    return found;
  }

  /** Does something that only one process may do at a time; not for long, and not for ever in vain. */
  async #alone<T>(something: () => Promise<T>): Promise<T> {
    let lease = await this.leases.take(MATCHING);
    for (let tries = 0; "owner" in lease && tries < 50; tries++) {
      await sleep(100);
      lease = await this.leases.take(MATCHING);
    }
    if ("owner" in lease) throw new Refusal("not-stored", "Too many are looking for a game. Try again.");
    try {
      return await something();
    } finally {
      await this.leases.release(MATCHING, lease.fence);
    }
  }

  /** A seat with somebody who waits for such a game; null if nobody does. */
  async #joinWaiting(person: Person, wishes: QuickWishes): Promise<TableJSON | null> {
    const { publicId } = person;
    const avoided = new Set([
      ...(await this.ties.blockedBy(publicId)),
      ...(await this.ties.blocking(publicId)),
    ]);
    for await (const { table, known } of this.#waiting(wishes, publicId)) {
      if (known.seats.some((seat) => seat.person !== null && avoided.has(seat.person))) continue;
      try {
        return await table.meet(person, wishes);
      } catch (problem) {
        // Somebody else was faster, or what both wish for can't be set up; the next one may do.
        if (!(problem instanceof Refusal)) throw problem;
      }
    }
    return null;
  }

  /** Tables that fit, or can be made to, and at which somebody waits, the longest first. */
  async *#waiting(wishes: QuickWishes, person: string): AsyncGenerator<{ table: Door; known: TableJSON }> {
    for (const { id, changed, body } of await this.store.quickTables(MOST_WAITING)) {
      if (agreed(body, wishes, person) === null) continue;
      const table = await this.get(id);
      const known = await table?.json();
      if (!table || known?.status !== "open") continue;
      // Whoever made it and left is not waiting any more; who just made it is on the way.
      const isNew = Math.abs(this.now() - changed) < ON_THE_WAY_MS;
      if (isNew || known.seats.some((seat) => seat.kind === "person" && seat.connected))
        yield { table, known };
    }
  }

  /** How long it takes to find such a game, as others found. */
  async wait(wishes: QuickWishes): Promise<WaitJSON> {
    let waiting = 0;
    for await (const _ of this.#waiting(wishes, "")) waiting++;
    const waited = await this.store.waited(stamp() - WAITED_MS, MOST_WAITED);
    return waitFor(wishes, waited, waiting);
  }

  /** A game in the kingdom of the day. */
  async playDaily(person: Person): Promise<TableJSON> {
    const day = today();
    return this.create(person, optionsOf(day), { daily: day });
  }

  /** Takes a free seat at a table, unless somebody sits there who does not want to meet this person. */
  async join(table: Door, person: Person, seat?: number): Promise<TableJSON> {
    const blocking = await this.ties.blocking(person.publicId);
    if (blocking.size > 0 && (await table.json()).seats.some((other) => blocking.has(other.person ?? "")))
      throw new Refusal("seat-taken", "There is no free seat for you at this table.");
    return table.join(person, seat);
  }

  /** The list as this person wants it: without the tables of those they block. */
  async listFor(person: Person | null): Promise<ListedTable[]> {
    const listed = await this.list();
    const blocked = person === null ? null : await this.ties.blockedBy(person.publicId);
    if (blocked === null || blocked.size === 0) return listed;
    return listed.filter(({ table }) => !table.seats.some((seat) => blocked.has(seat.person ?? "")));
  }

  /** Public tables that are open or being played, with who is there, wherever that is. */
  async list(): Promise<ListedTable[]> {
    const rows = await this.store.listedTables(LISTED);
    const known = new Map(this.look(rows.map((row) => row.id)).map((table) => [table.id, table]));
    for (const table of await this.#lookElsewhere(rows.filter((row) => !known.has(row.id))))
      known.set(table.id, table);
    const listed: ListedTable[] = [];
    for (const row of rows) {
      if (!known.has(row.id) && !(await this.#goesOn(row))) continue;
      const table = known.get(row.id) ?? new StoredTable(row, null, null, []).json(NOBODY_THERE);
      if (table.status !== "closed") listed.push({ table, created: row.created });
    }
    return listed;
  }

  /** Can it be played on at this table, which nobody has in memory? Found out once; where it can't, it is closed. */
  async #goesOn({ id, status, body }: TableRow): Promise<boolean> {
    if (status !== "playing" || this.#sound.has(body.game ?? "")) return true;
    const stored = body.game === null ? null : await this.#gameOf(body.game);
    // It costs milliseconds, and others are waiting.
    await new Promise((later) => setImmediate(later));
    const moves = stored === null ? [] : await this.store.moves(stored.id).catch(() => null);
    if (stored !== null && moves !== null && faultOf(stored, moves) === null) {
      if (this.#sound.size >= MOST_SOUND) this.#sound.clear();
      this.#sound.add(stored.id);
      return true;
    }
    await this.get(id).catch(() => null);
    return false;
  }

  /** Those of these tables that are in memory here, as they stand. */
  look(tables: readonly string[]): TableJSON[] {
    return tables.flatMap((id) => this.#loaded.get(id)?.json() ?? []);
  }

  async #lookElsewhere(rows: readonly TableRow[]): Promise<TableJSON[]> {
    const relay = this.#relay;
    if (relay === null) return [];
    const byOwner = new Map<string, string[]>();
    for (const [table, owner] of await this.leases.elsewhere(rows.map((row) => row.id)))
      byOwner.set(owner, [...(byOwner.get(owner) ?? []), table]);
    return (await Promise.all([...byOwner].map(([owner, tables]) => relay.look(owner, tables)))).flat();
  }

  forget(table: HostedTable): void {
    if (this.#loaded.get(table.id) !== table) return;
    this.#loaded.delete(table.id);
    this.#places.delete(table.id);
    void this.leases.release(table.id, table.fence).catch(() => {});
  }

  /** Throws out what this process no longer has the lease of: it slept, and others went on. */
  keepOnly(held: ReadonlyMap<string, number>, asOf: number): void {
    for (const table of this.#loaded.values())
      if (table.since < asOf && held.get(table.id) !== table.fence) table.throwAway();
  }

  /** Lets idle tables go, and looks after those on which somebody's time is up. Called now and then. */
  async sweep(): Promise<void> {
    const now = this.now();
    for (const table of this.#loaded.values())
      if (table.isIdle && now - table.touched >= this.#idleMs) table.throwAway();
    // Another process looks after its own.
    await this.#each(await this.store.overdue(now), (table) => table.checkTime());
    await this.#each(await this.store.staleTables(now - STALE_MS), (table) => table.giveUpWaiting());
  }

  /** Does something at those of these tables that are here. One that can't be read does not keep it from the rest. */
  async #each(ids: readonly string[], something: (table: HostedTable) => Promise<void>): Promise<void> {
    for (const id of ids) {
      try {
        const table = await this.get(id);
        if (table instanceof HostedTable) await something(table);
      } catch (problem) {
        if (!(problem instanceof Damaged)) throw problem;
        this.log.error({ problem: problem.message }, "a table can't be read");
      }
    }
  }

  /** Hands some tables over if this process has more than its share; those first that nobody here looks at. */
  async share(): Promise<void> {
    const relay = this.#relay;
    if (relay?.isOpen !== true) return;
    const wanted = handOver(await this.leases.census(), this.leases.me);
    if (wanted === null) return;
    const settled = [...this.#loaded.values()].filter(
      (table) =>
        table.isAtRest && steady() - table.since >= SETTLED_MS && (wanted.isPressing || table.near === 0),
    );
    settled.sort((a, b) => a.near - b.near);
    for (const table of settled.slice(0, wanted.tables))
      if (await table.passTo(wanted.to)) relay.wake(wanted.to, table.id);
  }

  /** Waits until everything under way is stored. */
  async settle(): Promise<void> {
    await Promise.all([...this.#loaded.values()].map((table) => table.settle()));
  }
}
