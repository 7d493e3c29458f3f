/**
 * A table and those connected to it. One thing happens at a time: a change is made, stored, and only then
 * acknowledged and shown. If it can't be stored the table is thrown away and comes back from the store as it
 * was, so nobody ever sees what is not on disk.
 */

import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Board } from "@fiefdom/engine/board";
import { Refusal } from "@fiefdom/engine/decisions";
import { NONE } from "@fiefdom/engine/game";
import { save } from "@fiefdom/engine/save";
import type { Bookmark, ClientMessage } from "@fiefdom/protocol/client";
import { cardFacts } from "@fiefdom/protocol/facts";
import type { QuickWishes } from "@fiefdom/protocol/http";
import { CLOSED, PROTOCOL_VERSION } from "@fiefdom/protocol/limits";
import type { PlayJSON, ServerMessage, TableJSON } from "@fiefdom/protocol/server";
import { NO_STANDING } from "@fiefdom/protocol/standing";
import { playFor } from "@fiefdom/table/play";
import type { Scene } from "@fiefdom/table/scenes";
import type { Presence } from "@fiefdom/table/table";
import { mark } from "../stages.ts";
import { Away, NotStored } from "../store/database.ts";
import type { ChatLine, Person } from "../store/rows.ts";
import { saveDeadline, saveTable } from "../store/store.ts";
import { stamp, steady } from "../time.ts";
import { Change } from "./change.ts";
import type { Client } from "./client.ts";
import type { Door } from "./door.ts";
import type { Hall } from "./hall.ts";
import type { KeptMatch } from "./kept.ts";
import { Outbox, onceAt } from "./outbox.ts";
import { ChatLimits, isHidden, shown } from "./quiet.ts";
import { Requests } from "./requests.ts";
import type { StoredTable } from "./stored.ts";

/** Whether the line holds is a matter of the connection alone. */
export type TableRequest = Exclude<ClientMessage, { type: "hello" | "ping" }>;

/** Somebody who thinks in a player's place, on a board and for a person. */
type Thinking = (board: Board, whose: string) => Promise<ServerMessage>;

/** Where nothing could be stored, bots and clocks try again after so long. */
const TRY_AGAIN_MS = 3000;
/** Longer than that no timer can wait; the hall looks after what takes longer. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class HostedTable implements Presence, Door {
  readonly #hall: Hall;
  #state: StoredTable;
  readonly #clients = new Set<Client>();
  /** When each seat was last connected. */
  readonly #lastSeen: number[];
  readonly #chatLimits = new ChatLimits();
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #timer: NodeJS.Timeout | undefined;
  /** The decision that a bot is thinking about. */
  #thinking: string | null = null;
  /** The game whose scenes are shown here. */
  #staged: KeptMatch | null = null;
  #requests: Requests;
  readonly #outboxes = new Map<Client, Outbox>();
  /** Whom those who are connected don't want to meet, as it was when they came. */
  readonly #blocked = new Map<Client, ReadonlySet<string>>();
  /** It was thrown away: nothing may be done with it any more. */
  #gone = false;
  /** When something last happened here. */
  touched: number;
  /** When it came here, by steady time, and the number of the lease it came with. */
  readonly since: number;
  readonly fence: number;

  /** `fence` is the number of this process's lease of the table. */
  constructor(hall: Hall, state: StoredTable, fence: number) {
    this.#hall = hall;
    this.#state = state;
    this.fence = fence;
    this.#requests = new Requests(state.body.done ?? []);
    this.touched = hall.now();
    this.since = steady();
    this.#lastSeen = state.body.seats.map(() => this.touched);
    this.#stage();
    this.#arm();
    this.#prepareBots();
  }

  /** The seats of those who are connected, each once. */
  #audience(): number[] {
    const seats: number[] = [];
    for (const client of this.#clients) {
      const seat = this.seatOf(client.person);
      if (!seats.includes(seat)) seats.push(seat);
    }
    return seats;
  }

  /** A game shows its scenes to those who are connected, and pauses where people play each other. */
  #stage(): void {
    const { match } = this.#state;
    if (match === null || match === this.#staged) return;
    this.#staged = match;
    match.scenes.audience = () => this.#audience();
    match.scenes.pauses = (seat) => (this.#state.pausesFor(seat) ? this.#hall.pause() : 0);
    // What they see now is not news later.
    for (const seat of match.scenes.audience()) match.scenes.present(seat);
  }

  get id(): string {
    return this.#state.id;
  }
  seatOf(person: Person | null): number {
    return this.#state.seatOf(person);
  }
  json(): TableJSON {
    return this.#state.json(this);
  }

  // ---- who is there --------------------------------------------------------------------------------------

  isConnected(seat: number): boolean {
    for (const client of this.#clients) if (this.seatOf(client.person) === seat) return true;
    return false;
  }
  isAbsent(seat: number): boolean {
    return !this.isConnected(seat) && this.#hall.now() - this.#lastSeen[seat] >= this.#hall.absentMs;
  }
  #visitorsOf(person: string): string[] {
    return [...this.#clients].flatMap((client) => (client.person?.publicId === person ? client.visitor : []));
  }
  get #present(): Person[] {
    return [...this.#clients].flatMap((client) => client.person ?? []);
  }
  get spectators(): number {
    return [...this.#clients].filter((client) => this.seatOf(client.person) === NONE).length;
  }
  /** Nobody is here and nothing is going on, so it can leave memory. */
  get isIdle(): boolean {
    // A clock that counts seconds is kept running here; days are looked after by the hall.
    const ticks = this.#state.body.options.clock.kind === "bank" && this.#state.match?.over === false;
    return this.#clients.size === 0 && this.#waiting === 0 && this.#thinking === null && !ticks;
  }

  /** Nothing is being done or thought about. */
  get isAtRest(): boolean {
    return this.#waiting === 0 && this.#thinking === null;
  }
  /** How many would have to connect again if it went to another process. */
  get near(): number {
    return [...this.#clients].filter((client) => client.isFar !== true).length;
  }

  // ---- one thing at a time -------------------------------------------------------------------------------

  /** Makes a change when those before it are stored; `then` follows once this one is. */
  #change(make: (change: Change) => void, then: (change: Change) => void = () => {}): Promise<void> {
    this.#waiting++;
    const done = this.#queue.then(() => this.#carryOut(make, then));
    this.#queue = done.catch(() => {});
    return done.finally(() => this.#waiting--);
  }

  async #carryOut(make: (change: Change) => void, then: (change: Change) => void): Promise<void> {
    if (this.#gone) throw new Refusal("not-stored", "The table is being set up again. Try once more.");
    mark("begun", this.id);
    const change = new Change(this.#hall.now(), stamp());
    try {
      make(change);
      if (this.#state.dropProposal(this)) change.table = true;
      if ((change.played || change.settles) && this.#state.goOn(change)) {
        const before = change.statements.length;
        await this.#hall.ratings.inTurn(async () => {
          // What an earlier try was about to store is out of date.
          change.statements.length = before;
          await this.#end(change);
          await this.#store(change);
        });
      } else await this.#store(change);
    } catch (problem) {
      if (problem instanceof Refusal && change.isEmpty) throw problem;
      this.#hall.log.error({ problem: String(problem) }, "a change could not be stored");
      if (problem instanceof NotStored) await this.#goBack();
      else this.throwAway();
      // That nothing was done is not said where nobody knows.
      if (problem instanceof Away && problem.isUnsure) throw problem;
      throw new Refusal("not-stored", "That could not be stored. Nothing was done; try again.");
    }
    mark("resumed", this.id);
    this.#stage();
    this.touched = change.now;
    this.#hall.metrics.decisions.inc(change.decisions);
    this.#together([...this.#clients], () => {
      then(change);
      this.#show(change);
    });
    mark("written", this.id);
    this.#arm();
    if (change.begun) this.#prepareBots();
    this.#letBotThink();
  }

  async #store(change: Change): Promise<void> {
    const deadline = this.#state.match?.clock.deadline ?? null;
    if (!change.kept && deadline !== this.#state.deadline)
      change.statements.push(saveDeadline(this.id, deadline));
    this.#state.deadline = deadline;
    this.#state.writeHead(change);
    if (change.kept) change.statements.push(saveTable(this.#state.row(), change.now));
    mark("made", this.id);
    if (change.statements.length > 0)
      await this.#hall.store.write(...this.#hall.leases.guard(this.id, this.fence), ...change.statements);
  }

  async #end(change: Change): Promise<void> {
    const { match } = this.#state;
    if (match === null) return;
    const { result, statements } = await this.#hall.ratings.settle({
      game: match.id,
      body: match.body,
      result: match.result(),
      at: change.at,
      turnsOf: (seat) => match.turnsPlayedBy(seat),
    });
    this.#state.end(change, result, change.at);
    change.statements.push(...statements);
  }

  /** Back to what is stored: nobody has seen anything else. What has to go on by itself tries again later. */
  async #goBack(): Promise<void> {
    try {
      this.#state = await this.#hall.stateOf(this.id);
      this.#requests = new Requests(this.#state.body.done ?? []);
      this.#stage();
      this.#tell();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#arm();
        this.#letBotThink();
      }, TRY_AGAIN_MS);
      this.#timer.unref();
    } catch {
      this.throwAway();
    }
  }

  /** Forgets this table; the next who asks for it gets it from the store. */
  throwAway(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
    this.#hall.forget(this);
    const clients = [...this.#clients];
    for (const outbox of this.#outboxes.values()) outbox.drop();
    this.#outboxes.clear();
    this.#clients.clear();
    // Whoever asked for something hears what became of it first.
    setImmediate(() => {
      for (const client of clients) client.close(CLOSED.restart, "set up again");
    });
  }

  /** Gives the table to another process once what is being done is stored; those connected follow. */
  async passTo(process: string): Promise<boolean> {
    let isPassed = false;
    this.#waiting++;
    const done = this.#queue.then(async () => {
      if (this.#gone) return;
      isPassed = await this.#hall.leases.pass(this.id, this.fence, process);
      if (isPassed) this.throwAway();
    });
    this.#queue = done.catch(() => {});
    await done.finally(() => this.#waiting--);
    return isPassed;
  }

  /** Waits for whatever is being done. */
  async settle(): Promise<void> {
    await this.#queue;
  }

  // ---- showing it ----------------------------------------------------------------------------------------

  /** An acknowledgement and the picture that follows it reach each of them in one piece. */
  #together([first, ...others]: readonly Client[], words: () => void): void {
    if (first === undefined) words();
    else first.together(() => this.#together(others, words));
  }

  #show(change: Change): void {
    if (change.begun || change.reseated) {
      this.#welcomeAll();
      return;
    }
    for (const person of [change.seated, change.unseated]) {
      if (person === null) continue;
      for (const client of this.#clients)
        if (client.person?.publicId === person && this.#admits(client)) this.#welcome(client);
    }
    if (change.table) this.#tell();
    if (change.played) this.#showPlay();
    if (change.line !== null) {
      const words = JSON.stringify({ type: "chat", line: shown(change.line) });
      for (const client of this.#clients)
        if (!this.#hides(client, change.line)) this.#post(client, () => words);
    }
  }

  /** Everything for a client goes through its outbox, so that what waits a little is not overtaken. */
  #post(client: Client, words: (now: number) => string, notBefore = 0): void {
    let outbox = this.#outboxes.get(client);
    if (outbox === undefined) {
      outbox = new Outbox(client, this.#hall.now);
      this.#outboxes.set(client, outbox);
    }
    outbox.post(words, notBefore);
  }

  #send(client: Client, message: ServerMessage): void {
    const words = JSON.stringify(message);
    this.#post(client, () => words);
  }

  /** Until this seat is shown what comes next, nothing that it asks for is looked at. */
  async #released(seat: number): Promise<void> {
    const wait = (this.#state.match?.scenes.releaseOf(seat) ?? 0) - this.#hall.now();
    if (wait > 0) await sleep(wait);
  }

  #tell(except?: Client): void {
    if (this.#clients.size === 0) return;
    const text = JSON.stringify({ type: "table", table: this.json() });
    // That a game is over is not told before its end was shown.
    const { scenes } = this.#state.match ?? {};
    const isOver = this.#state.status === "over";
    for (const client of this.#clients)
      if (client !== except)
        this.#post(client, () => text, isOver ? scenes?.releaseOf(this.seatOf(client.person)) : 0);
  }

  /** A game begins, or seats are others: everybody gets everything, and those who may not watch go. */
  #welcomeAll(): void {
    for (const client of this.#clients) if (this.#admits(client)) this.#welcome(client);
  }

  /** Who has no seat may look on only where that is allowed, or while seats are free; else they go. */
  #admits(client: Client): boolean {
    const { status, body } = this.#state;
    if (this.seatOf(client.person) !== NONE || body.options.spectators || status === "open") return true;
    this.#forget(client);
    client.close(CLOSED.gone, "no spectators");
    return false;
  }

  #forget(client: Client): void {
    this.#clients.delete(client);
    this.#blocked.delete(client);
    this.#outboxes.get(client)?.drop();
    this.#outboxes.delete(client);
  }

  #hides(client: Client, line: ChatLine): boolean {
    const isBlocked = this.#blocked.get(client)?.has(line.person) === true;
    return isBlocked || isHidden(this.#state.body, client.person?.publicId, line);
  }

  #welcome(client: Client): void {
    const { match, body, chat } = this.#state;
    const seat = this.seatOf(client.person);
    const muted = this.#state.mutedBy(client.person?.publicId);
    const play = this.#playFor(client);
    const words = JSON.stringify({
      type: "welcome",
      protocol: PROTOCOL_VERSION,
      time: this.#hall.now(),
      you: { seat, person: client.person?.publicId ?? null },
      table: this.json(),
      play,
      cards: match === null ? [] : cardFacts(match.game.board),
      standing: body.standing[seat] ?? NO_STANDING,
      muted,
      chat: chat.filter((line) => !this.#hides(client, line)).map(shown),
    } satisfies ServerMessage);
    this.#post(client, () => words, match?.scenes.releaseOf(seat));
    client.seen = play?.bookmark ?? null;
  }

  /** The game as it stands, for whoever is not waiting for anything. */
  #playFor(client: Client): PlayJSON | null {
    const { match, result } = this.#state;
    if (match === null) return null;
    const seat = this.seatOf(client.person);
    const scene = match.scenes.present(seat);
    const undo = this.#state.mayUndo(seat, scene.undo);
    return playFor(match, seat, client.seen, scene, result, undo)(this.#hall.now());
  }

  #showPlay(): void {
    const { match, result } = this.#state;
    if (match === null) return;
    const bySeat = new Map<number, readonly Scene[]>();
    // Connections of one seat that have read equally far get the same words.
    const texts = new Map<string, (now: number) => string>();
    for (const client of this.#clients) {
      const seat = this.seatOf(client.person);
      const scenes = bySeat.get(seat) ?? match.scenes.take(seat);
      bySeat.set(seat, scenes);
      for (const [i, scene] of scenes.entries()) {
        const key = `${seat}/${i}/${match.unread(client.seen, scene.bookmark)}`;
        let text = texts.get(key);
        if (text === undefined) {
          const undo = this.#state.mayUndo(seat, scene.undo);
          const play = playFor(match, seat, client.seen, scene, result, undo);
          text = onceAt((now) => JSON.stringify({ type: "play", play: play(now) }));
          texts.set(key, text);
        }
        this.#post(client, text, scene.notBefore);
        client.seen = scene.bookmark;
      }
    }
  }

  // ---- bots and clocks -----------------------------------------------------------------------------------

  #prepareBots(): void {
    const { match, body } = this.#state;
    if (match === null || match.over) return;
    for (const { bot } of body.seats)
      if (bot !== null) this.#hall.bots.prepare(bot, match.game.board, body.host);
  }

  #letBotThink(): void {
    const asked = this.#state.askedBot;
    if (asked === null || this.#gone || asked.decision === this.#thinking) return;
    const { match, seat, bot, decision } = asked;
    const { host } = this.#state.body;
    this.#thinking = decision;
    // Not the game's own seed: a bot must not be able to work out the shuffles.
    const key = `${match.id}/${seat}`;
    void this.#hall.bots
      .ask({ bot, key, seed: key, save: save(match.game) }, match.game.board, host)
      .catch((problem: unknown) => {
        this.#hall.log.error({ bot, problem: String(problem) }, "a bot failed");
        return null;
      })
      .then((options) => {
        if (this.#thinking === decision) this.#thinking = null;
        return this.#change((change) => {
          if (!this.#state.botAnswers(change, asked, options))
            this.#hall.log.error({ bot }, "a bot's answer was refused; the first option was taken");
        });
      })
      .catch(() => {});
  }

  #arm(): void {
    clearTimeout(this.#timer);
    const deadline = this.#state.match?.clock.deadline ?? null;
    if (deadline === null || this.#gone) return;
    const wait = Math.min(Math.max(0, deadline - this.#hall.now()) + 5, LONGEST_TIMER);
    this.#timer = setTimeout(() => void this.checkTime(), wait);
    this.#timer.unref();
  }

  /** If somebody's time is up, a bot plays on for them. */
  checkTime(): Promise<void> {
    return this.#change((change) => this.#state.checkTime(change)).catch(() => {});
  }

  // ---- coming, going, asking -----------------------------------------------------------------------------

  /** Coming and going wait their turn as well: nobody is shown what is not stored yet. */
  async connect(client: Client, seen: Bookmark | null): Promise<void> {
    await this.#released(this.seatOf(client.person));
    const { person } = client;
    const blocked = person === null ? new Set<string>() : await this.#hall.ties.blockedBy(person.publicId);
    return this.#change(
      () => {},
      () => {
        if (!this.#admits(client)) return;
        client.seen = seen;
        this.#clients.add(client);
        this.#blocked.set(client, blocked);
        // Whoever was to be replaced is here again.
        this.#state.dropProposal(this);
        this.#welcome(client);
        this.#tell(client);
      },
    );
  }

  disconnect(client: Client): Promise<void> {
    return this.#change(
      () => {},
      () => {
        this.#forget(client);
        const seat = this.seatOf(client.person);
        if (seat !== NONE) this.#lastSeen[seat] = this.#hall.now();
        this.#tell();
      },
    ).catch(() => {});
  }

  async join(person: Person, wanted?: number): Promise<TableJSON> {
    await this.#change((change) => this.#state.join(change, person, this.#present, wanted));
    // Who just sat down is on the way, not absent.
    const seat = this.seatOf(person);
    if (seat !== NONE) this.#lastSeen[seat] = this.#hall.now();
    return this.json();
  }

  async meet(person: Person, wishes: QuickWishes): Promise<TableJSON> {
    await this.#change((change) => this.#state.meet(change, person, wishes, this.#present));
    // Nobody who waits for a match is absent: who is gone was not counted.
    this.#state.body.seats.forEach((_, seat) => {
      this.#lastSeen[seat] = this.#hall.now();
    });
    return this.json();
  }

  async leave(person: Person): Promise<TableJSON> {
    await this.#change((change) => this.#state.leave(change, person));
    return this.json();
  }

  async forget(person: Person): Promise<TableJSON> {
    // First the game is settled with everybody who played it, then the name goes.
    await this.#change((change) => this.#state.leave(change, person));
    await this.#change((change) => this.#state.forget(change, person));
    for (const client of this.#clients)
      if (client.person?.publicId === person.publicId) client.close(CLOSED.login, "forgotten");
    return this.json();
  }

  /** Nobody came: an open table that was left alone for long is closed. */
  async giveUpWaiting(): Promise<void> {
    if (this.#clients.size > 0) return;
    await this.#change((change) => this.#state.giveUpWaiting(change)).catch(() => {});
  }

  /** Does what a message asks for, and answers it: acknowledged once stored, or refused. */
  async request(client: Client, message: TableRequest): Promise<void> {
    const { id, type } = message;
    await this.#released(this.seatOf(client.person));
    const start = performance.now();
    let reply = (change: Change): void => this.#send(client, { type: "ack", id, ...change.ack });
    await this.#change(
      (change) => {
        try {
          // One whose voters went away meanwhile is in nobody's way.
          if (this.#state.dropProposal(this)) change.table = true;
          const before = this.#requests.before(client, message);
          if (before !== undefined) {
            change.ack = { ...before, repeated: true };
            return;
          }
          const said = this.#do(change, client, message);
          if (type !== "why" && type !== "position" && type !== "hint" && type !== "warn") {
            const kept = this.#requests.note(client, message, change.ack);
            if (kept !== null) {
              this.#state.body.done = kept;
              change.kept = true;
            }
          }
          if (said !== undefined) reply = said;
        } catch (problem) {
          if (!(problem instanceof Refusal) || !change.isEmpty) throw problem;
          // The refusal waits as well, so that the state it shows is one that is stored.
          const refusal = problem;
          reply = () => this.#refuse(client, id, refusal, type === "answer" || type === "undo");
        }
      },
      (change) => reply(change),
    ).catch((problem: unknown) => {
      // Everybody's connection ends; whoever comes back says it again, and then hears what became of it.
      if (problem instanceof Away) return;
      if (!(problem instanceof Refusal)) throw problem;
      this.#refuse(client, id, problem, false);
    });
    if (type === "answer") this.#hall.metrics.answerSeconds.observe((performance.now() - start) / 1000);
  }

  /** Gives the reply, where it is another than an acknowledgement. */
  #do(change: Change, client: Client, message: TableRequest): (() => void) | undefined {
    const { person } = client;
    const state = this.#state;
    switch (message.type) {
      case "chat":
        if (!this.#chatLimits.take(person, client.visitor, this.seatOf(person), change))
          throw new Refusal("too-fast", "That was a lot at once. Wait a moment.");
        state.say(change, client, message.text, this.#present);
        break;
      case "mute":
        state.mute(change, person, message, this.#visitorsOf(message.person));
        break;
      case "why": {
        const reason = state.why(state.seated(person), message.what);
        return () => this.#send(client, { type: "why", id: message.id, reason });
      }
      case "position": {
        const line = state.position(state.seated(person), randomUUID());
        return () => this.#send(client, { type: "position", id: message.id, line });
      }
      case "hint": {
        const seat = state.seated(person);
        const sight = state.sight(seat, randomUUID());
        const done = this.#hall.hints.take(client, steady());
        const think: Thinking = async (board, whose) => ({
          type: "hint",
          id: message.id,
          hint: await this.#hall.bots.consider(sight, board, whose),
        });
        return () => void this.#advise(client, message.id, seat, think).finally(done);
      }
      case "warn": {
        const seat = state.seated(person);
        const sight = state.sightAlone(seat, randomUUID());
        const done = this.#hall.judgements.take(client, steady());
        const think: Thinking = async (board, whose) => {
          const judged = await this.#hall.bots.judge(sight, message.options, board, whose);
          return judged === "late"
            ? { type: "warned", id: message.id, warning: null, late: true }
            : { type: "warned", id: message.id, warning: judged };
        };
        return () => void this.#advise(client, message.id, seat, think).finally(done);
      }
      default:
        state.carryOut(change, state.seated(person), message, this);
    }
    return undefined;
  }

  /** Somebody thinks in a player's place, beside everything else that goes on here. Nobody else hears of it. */
  async #advise(client: Client, id: number, seat: number, think: Thinking): Promise<void> {
    const { match } = this.#state;
    const decision = match?.decisionFor(seat) ?? null;
    try {
      if (match === null) throw new Refusal("no-game", "The game has not begun.");
      const advice = await think(match.game.board, client.person?.publicId ?? "");
      if (this.#gone || !this.#clients.has(client)) return;
      if (decision === null || this.#state.match?.decisionFor(seat) !== decision)
        throw new Refusal("late", "That decision is not the one that is open.");
      this.#send(client, advice);
    } catch (problem) {
      const isRefused = problem instanceof Refusal;
      if (!isRefused) this.#hall.log.error({ problem: String(problem) }, "advice failed");
      if (this.#gone || !this.#clients.has(client)) return;
      this.#refuse(
        client,
        id,
        isRefused ? problem : new Refusal("busy", "Nobody could think of one."),
        false,
      );
    }
  }

  #refuse(client: Client, id: number, { code, message }: Refusal, shows: boolean): void {
    this.#hall.metrics.refusals.inc({ code });
    this.#hall.log.info({ code, person: client.person?.publicId ?? null }, "a request was refused");
    const play = shows ? this.#playFor(client) : null;
    this.#send(client, { type: "refused", id, code, message, ...(play === null ? {} : { play }) });
    if (play !== null) client.seen = play.bookmark;
  }
}
