/**
 * Tables that live in another process. Whoever is connected here talks to them through a line: calls go to
 * the process that has the table, what it says comes back. When that process dies, pauses or can't be
 * reached, the line is drawn anew to whoever has the table then, perhaps to this very process; the client
 * stays connected and is sent a new welcome.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "@fiefdom/engine/decisions";
import type { Bookmark } from "@fiefdom/protocol/client";
import type { QuickWishes } from "@fiefdom/protocol/http";
import { CLOSED } from "@fiefdom/protocol/limits";
import type { TableJSON } from "@fiefdom/protocol/server";
import type { Person } from "../store/rows.ts";
import type { Client } from "../tables/client.ts";
import type { Door } from "../tables/door.ts";
import type { Log } from "../tables/hall.ts";
import { HostedTable, type TableRequest } from "../tables/hosted.ts";
import { steady } from "../time.ts";
import { Bus, type Letter } from "./bus.ts";

/** Longer than that no process takes to answer, unless it is gone. */
const CALL_MS = 2000;
const LOOK_MS = 500;
/** How long a request waits for a table whose process died to go on elsewhere. */
const MOVE_MS = 6000;
/** A process that was not heard of for so long has nobody connected any more. */
const SILENT_MS = 6000;

type Call =
  | { readonly what: "json" }
  | { readonly what: "alive" }
  | { readonly what: "look"; readonly tables: readonly string[] }
  | { readonly what: "join"; readonly person: Person; readonly wanted?: number }
  | { readonly what: "meet"; readonly person: Person; readonly wishes: QuickWishes }
  | { readonly what: "leave" | "forget"; readonly person: Person }
  | {
      readonly what: "connect";
      readonly person: Person | null;
      readonly visitor: string;
      readonly line: string;
      readonly drawing: number;
      readonly name: string | null;
      readonly seen: Bookmark | null;
    }
  | { readonly what: "disconnect"; readonly line: string }
  | {
      readonly what: "request";
      readonly line: string;
      readonly drawing: number;
      readonly message: TableRequest;
    };

/** The other side can't be reached, or does not have the table any more. */
class Lost extends Error {}

/** As much of a person as a table needs; secrets stay at home. */
const travelling = (person: Person): Person => ({ ...person, id: "", password: null, settings: {} });

interface Waiting {
  readonly done: (value: unknown) => void;
  readonly failed: (problem: Error) => void;
  readonly timer: NodeJS.Timeout;
}

/** Somebody who is connected to another process, as a table of this one sees them. */
interface Guest {
  readonly client: Client;
  readonly table: HostedTable;
  readonly from: string;
  readonly drawing: number;
  heard: number;
}

export interface RelayOptions {
  readonly url: string;
  readonly me: string;
  readonly log: Log;
  /** Finds the table again: here, or through another line. */
  readonly find: (table: string) => Promise<Door | null>;
  /** Those of them that are here right now, as they stand. */
  readonly look: (tables: readonly string[]) => readonly TableJSON[];
}

export class Relay {
  readonly #bus: Bus;
  readonly #options: RelayOptions;
  readonly #waiting = new Map<number, Waiting>();
  readonly #lines = new Map<string, Line>();
  readonly #guests = new Map<string, Guest>();
  /** Processes that did not answer when last asked. */
  readonly #silent = new Set<string>();
  readonly #timer: NodeJS.Timeout;
  #calls = 0;

  constructor(options: RelayOptions) {
    this.#options = options;
    const { url, me, log } = options;
    this.#bus = new Bus(
      url,
      me,
      (letter) => void this.#read(letter),
      () => this.#reopened(),
      (problem) => log.error({ problem: problem.message }, "trouble with Redis"),
    );
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
    this.#timer.unref();
  }

  /** Do letters between the processes arrive? */
  get isOpen(): boolean {
    return this.#bus.isOpen;
  }

  /** The way to a table that another process has. */
  door(owner: string, table: string): Door {
    return new Line(this, owner, table, `${this.#options.me}/${++this.#calls}`);
  }

  /** How tables stand that another process has; those that it has no more are missing. */
  look(owner: string, tables: readonly string[]): Promise<readonly TableJSON[]> {
    return this.call<readonly TableJSON[]>(owner, "", { what: "look", tables }).catch(() => []);
  }

  /** Another process was given the table, and may set it up. */
  wake(owner: string, table: string): void {
    void this.call(owner, table, { what: "json" }).catch(() => {});
  }

  /** Looks for a table again that was lost. */
  find(table: string): Promise<Door | null> {
    return this.#options.find(table);
  }

  async call<T>(owner: string, table: string, call: Call): Promise<T> {
    const number = ++this.#calls;
    const reply = new Promise<unknown>((done, failed) => {
      const timer = setTimeout(() => this.#settle(number)?.failed(new Lost("no answer")), CALL_MS);
      this.#waiting.set(number, { done, failed, timer });
    });
    // Not waited for: the sending itself may take for ever, and then there is no answer either.
    void this.#bus.send(owner, { do: "call", call: number, table, ...call }).then((isSent) => {
      if (!isSent) this.#settle(number)?.failed(new Lost("nobody there"));
    });
    return (await reply) as T;
  }

  #settle(call: number): Waiting | undefined {
    const waiting = this.#waiting.get(call);
    this.#waiting.delete(call);
    clearTimeout(waiting?.timer);
    return waiting;
  }

  // ---- letters -------------------------------------------------------------------------------------------

  async #read(letter: Letter): Promise<void> {
    const line = this.#lines.get(String(letter.line));
    switch (letter.do) {
      case "text":
        if (line?.owner === letter.from)
          line?.hear(Number(letter.drawing), Number(letter.n), String(letter.text));
        // A line that was given up here, and drawn there by a letter that came late.
        else if (line === undefined)
          void this.call(String(letter.from), "", { what: "disconnect", line: String(letter.line) }).catch(
            () => {},
          );
        break;
      case "lost":
        if (line?.owner !== letter.from) break;
        // Who may not be there is not to come back; anyone else finds the table again.
        if (letter.code === CLOSED.gone) line?.client?.close(CLOSED.gone, "not for you");
        else line?.lose();
        break;
      case "reply": {
        const waiting = this.#settle(Number(letter.call));
        const refusal = letter.refusal as { code: string; message: string } | undefined;
        if (refusal !== undefined) waiting?.failed(new Refusal(refusal.code, refusal.message));
        else if (letter.lost === true) waiting?.failed(new Lost("not there"));
        else waiting?.done(letter.value);
        break;
      }
      case "call":
        await this.#serve(
          String(letter.from),
          Number(letter.call),
          String(letter.table),
          letter as unknown as Call,
        );
        break;
    }
  }

  /** Does what another process asks for on behalf of somebody connected there. */
  async #serve(from: string, call: number, id: string, wish: Call): Promise<void> {
    let reply: Letter;
    try {
      reply = { value: (await this.#carryOut(from, id, wish)) ?? null };
    } catch (problem) {
      reply =
        problem instanceof Refusal
          ? { refusal: { code: problem.code, message: problem.message } }
          : { lost: true };
    }
    await this.#bus.send(from, { do: "reply", call, ...reply });
  }

  async #carryOut(from: string, id: string, wish: Call): Promise<unknown> {
    if (wish.what === "alive") {
      for (const guest of this.#guests.values()) if (guest.from === from) guest.heard = steady();
      return null;
    }
    if (wish.what === "look") return this.#options.look(wish.tables);
    if (wish.what === "request" || wish.what === "disconnect") {
      const guest = this.#guests.get(wish.line);
      if (guest === undefined) throw new Lost("unknown line");
      if (wish.what === "request") {
        // What was said before the line was drawn anew is void: it is said again after the welcome.
        if (guest.drawing !== wish.drawing) throw new Lost("another drawing");
        return guest.table.request(guest.client, wish.message);
      }
      this.#guests.delete(wish.line);
      return guest.table.disconnect(guest.client);
    }
    const table = await this.#options.find(id);
    if (!(table instanceof HostedTable)) throw new Lost("not here");
    switch (wish.what) {
      case "json":
        return table.json();
      case "join":
        return table.join(wish.person, wish.wanted);
      case "meet":
        return table.meet(wish.person, wish.wishes);
      case "leave":
        return table.leave(wish.person);
      case "forget":
        return table.forget(wish.person);
      case "connect": {
        // The line was drawn before: whoever was on it is this very one.
        const before = this.#guests.get(wish.line);
        // A frozen Redis that wakes up delivers letters that are long out of date.
        if (before !== undefined && before.drawing >= wish.drawing) throw new Lost("drawn anew already");
        const { line, drawing, seen } = wish;
        const client = this.#guestClient(from, wish);
        this.#guests.set(line, { client, table, from, drawing, heard: steady() });
        await before?.table.disconnect(before.client);
        return table.connect(client, seen);
      }
    }
  }

  #guestClient(from: string, wish: Extract<Call, { what: "connect" }>): Client {
    const { line, drawing, person, visitor, name } = wish;
    // Numbered, so that the other end notices when one was lost on the way.
    let n = 0;
    const client: Client = {
      person,
      visitor,
      name,
      isFar: true,
      seen: null,
      sendText: (text) => void this.#bus.send(from, { do: "text", line, drawing, n: n++, text }),
      together: (words) => words(),
      close: (code) => {
        if (this.#guests.get(line)?.client === client) this.#guests.delete(line);
        void this.#bus.send(from, { do: "lost", line, code });
      },
    };
    return client;
  }

  // ---- when something breaks -----------------------------------------------------------------------------

  enter(line: Line): void {
    this.#lines.set(line.id, line);
  }
  leave(line: Line): void {
    this.#lines.delete(line.id);
  }

  /** Nothing needs to be asked of it as long as it does not even say that it is alive. */
  isSilent(owner: string): boolean {
    return this.#silent.has(owner);
  }

  /** Letters were lost while Redis was away: all lines are drawn anew, from both ends. */
  #reopened(): void {
    for (const line of this.#lines.values()) line.lose();
    for (const [line, guest] of this.#guests) void this.#bus.send(guest.from, { do: "lost", line });
  }

  /** Are those on the other end of our lines still there? Lines that were lost are drawn anew. */
  async #look(): Promise<void> {
    const owners = new Set([...this.#lines.values()].map((line) => line.owner));
    for (const owner of this.#silent) if (!owners.has(owner)) this.#silent.delete(owner);
    await Promise.all(
      [...owners].map((owner) =>
        this.call(owner, "", { what: "alive" }).then(
          () => this.#silent.delete(owner),
          () => {
            this.#silent.add(owner);
            for (const line of this.#lines.values()) if (line.owner === owner) line.lose();
          },
        ),
      ),
    );
    for (const line of this.#lines.values()) if (line.isLost) void line.redraw();
    for (const [line, guest] of this.#guests) {
      if (steady() - guest.heard < SILENT_MS) continue;
      this.#guests.delete(line);
      void guest.table.disconnect(guest.client);
      // If it only slept, it has to know.
      void this.#bus.send(guest.from, { do: "lost", line });
    }
  }

  close(): void {
    clearInterval(this.#timer);
    for (const waiting of this.#waiting.values()) clearTimeout(waiting.timer);
    this.#bus.close();
  }
}

/** One connection of this process to a table of another one. */
class Line implements Door {
  readonly #relay: Relay;
  readonly #table: string;
  readonly id: string;
  owner: string;
  client: Client | null = null;
  isLost = false;
  #drawing = false;
  /** How often the line was drawn, and the number of the next text on it. */
  #drawn = 0;
  #next = 0;
  /** The table, once it has come to this process. */
  #here: HostedTable | null = null;

  constructor(relay: Relay, owner: string, table: string, id: string) {
    this.#relay = relay;
    this.owner = owner;
    this.#table = table;
    this.id = id;
  }

  #call<T>(call: Call): Promise<T> {
    return this.#relay.call(this.owner, this.#table, call);
  }
  /** Asks the table, wherever it is, also while it is changing places; `here` is for when it comes to us. */
  async #ask(call: Call, here: (table: HostedTable) => TableJSON | Promise<TableJSON>): Promise<TableJSON> {
    for (const end = steady() + MOVE_MS; ; await sleep(LOOK_MS)) {
      try {
        return await this.#call<TableJSON>(call);
      } catch (problem) {
        if (!(problem instanceof Lost)) throw problem;
        if (steady() > end) throw new Refusal("not-stored", "The table is changing places. Try again.");
      }
      const door = await this.#relay.find(this.#table);
      if (door instanceof HostedTable) return here(door);
      if (door instanceof Line) this.owner = door.owner;
    }
  }
  json(): Promise<TableJSON> {
    return this.#ask({ what: "json" }, (table) => table.json());
  }
  join(person: Person, wanted?: number): Promise<TableJSON> {
    const who = { what: "join", person: travelling(person) } as const;
    return this.#ask(wanted === undefined ? who : { ...who, wanted }, (table) => table.join(person, wanted));
  }
  meet(person: Person, wishes: QuickWishes): Promise<TableJSON> {
    return this.#ask({ what: "meet", person: travelling(person), wishes }, (table) =>
      table.meet(person, wishes),
    );
  }
  leave(person: Person): Promise<TableJSON> {
    return this.#ask({ what: "leave", person: travelling(person) }, (table) => table.leave(person));
  }
  forget(person: Person): Promise<TableJSON> {
    return this.#ask({ what: "forget", person: travelling(person) }, (table) => table.forget(person));
  }

  async connect(client: Client, seen: Bookmark | null): Promise<void> {
    this.client = client;
    this.#relay.enter(this);
    await this.#draw(seen).catch(() => this.lose());
  }

  /** Drawn anew, nobody knows what got through before: then everything is told. */
  async #draw(seen: Bookmark | null): Promise<void> {
    const person = this.client?.person ?? null;
    // Lost again before it is drawn is lost all the same.
    this.isLost = false;
    this.#drawn++;
    this.#next = 0;
    await this.#call({
      what: "connect",
      person: person === null ? null : travelling(person),
      visitor: this.client?.visitor ?? "",
      line: this.id,
      drawing: this.#drawn,
      name: this.client?.name ?? null,
      seen,
    });
  }

  /** A text for the client. When one before it is missing, nothing more is passed on until the next welcome. */
  hear(drawing: number, n: number, text: string): void {
    if (drawing !== this.#drawn || this.isLost) return;
    if (n !== this.#next) {
      this.lose();
      return;
    }
    this.#next++;
    this.client?.sendText(text);
  }

  async disconnect(client: Client): Promise<void> {
    this.client = null;
    this.#relay.leave(this);
    if (this.#here !== null) await this.#here.disconnect(client);
    else await this.#call({ what: "disconnect", line: this.id }).catch(() => {});
  }

  async request(client: Client, message: TableRequest): Promise<void> {
    if (this.#here !== null) await this.#here.request(client, message);
    // What is lost on the way was not acknowledged: the client sends it again after the next welcome.
    else if (!this.isLost)
      await this.#call({ what: "request", line: this.id, drawing: this.#drawn, message }).catch(() =>
        this.lose(),
      );
  }

  lose(): void {
    if (this.#here === null) this.isLost = true;
  }

  /** Looks for the table again, and connects to it where it is now. */
  async redraw(): Promise<void> {
    if (this.#drawing || this.client === null) return;
    this.#drawing = true;
    try {
      const door = await this.#relay.find(this.#table);
      const { client } = this;
      if (client === null) return;
      if (door instanceof HostedTable) {
        this.#here = door;
        this.#relay.leave(this);
        this.isLost = false;
        await door.connect(client, null);
        if (this.client === null) await door.disconnect(client);
      } else if (door instanceof Line) {
        this.owner = door.owner;
        // It still has the lease; waiting for it would cost the moment when that is over.
        if (this.#relay.isSilent(door.owner)) return;
        await this.#draw(null);
        // Gone meanwhile, and perhaps before the other side knew of the line.
        if (this.client === null) await this.#call({ what: "disconnect", line: this.id });
      } else client.close(CLOSED.gone, "no such table");
    } catch {
      // Still nobody there; the next look tries again.
      this.lose();
    } finally {
      this.#drawing = false;
    }
  }
}
