/**
 * One visit to a table: what is heard goes into what is seen, and what the player does goes out. Everything that
 * changes during a visit is here and ends with it.
 */
import type { Judgement } from "@fiefdom/local";
import {
  type ClientMessage,
  type PlayJSON,
  PROTOCOL_VERSION,
  type ServerMessage,
  type StandingAnswers,
  type Welcome,
} from "@fiefdom/protocol";
import type { Pace } from "../settings.ts";
import { type Connection, type Hearing, PATIENCE_MS } from "./connection.ts";
import { Moments } from "./moments.ts";
import { Pacing } from "./pacing.ts";
import { type Hinted, type Reply, Requests } from "./requests.ts";
import type { Seen } from "./seen.ts";
import { keepSame } from "./sharing.ts";
import type { Reason, View } from "./types.ts";

/** Where a visit writes what is seen. */
interface Page {
  get(): Seen;
  set(change: Partial<Seen>): void;
  pace(): Pace;
}

/** Somebody may give up in the middle: then the game is over though its rules don't say so. */
const asShown = (play: PlayJSON): PlayJSON =>
  play.result === null || play.view.over
    ? play
    : { ...play, view: { ...play.view, over: true, decision: null } };

/** A picture of the past, with nothing in it that could be answered. */
const asPast = ({ game, bookmark }: PlayJSON, view: View, told: number): PlayJSON => ({
  game,
  view: { ...view, decision: null },
  decision: null,
  bookmark: { ...bookmark, events: told },
  from: told,
  events: [],
  clock: null,
  undo: "no",
  result: null,
});

/** The server takes out what can't be seen; doing the same here lets us know our own words again. */
const visible = (text: string): string => text.replace(/\p{C}+/gu, " ").trim();

export class Visit {
  readonly #page: Page;
  readonly #pacing: Pacing;
  readonly #requests: Requests;
  readonly #moments = new Moments();
  /** Pictures before which something was not seen. */
  readonly #skips = new WeakSet<PlayJSON>();
  /** Counts the looks back: whoever looks elsewhere meanwhile wants no other picture. */
  #looks = 0;
  #connection: Connection | null = null;
  /** The newest that was heard, shown or not. */
  #newest: PlayJSON | null = null;
  /** The decision that was answered last: a second click is not a second answer. */
  #answered: string | null = null;
  #isOver = false;

  /** `connect` starts the connection and reports to the hearing it is given. */
  constructor(connect: (hearing: Hearing) => Connection, page: Page) {
    // Whatever is still on its way when somebody gets up must not reach the next table.
    const set = (change: Partial<Seen>): void => {
      if (!this.#isOver) page.set(change);
    };
    this.#page = { ...page, set };
    this.#pacing = new Pacing({
      pace: page.pace,
      isOthers: (play) => play.events.some(({ who }) => who >= 0 && who !== page.get().you),
      show: (plays, behind) => this.#show(plays, behind),
      waits: (behind) => set({ behind }),
    });
    this.#requests = new Requests((message) => this.#send(message));
    this.#connection = connect({
      opened: () =>
        this.#send({
          type: "hello",
          protocol: PROTOCOL_VERSION,
          seen: this.#newest?.bookmark ?? null,
          client: this.#requests.client,
        }),
      heard: (message) => this.#heard(message),
      lost: () => set({ lost: true }),
      back: () => set({ lost: false }),
      holds: (held, unsure) => {
        const before = page.get();
        if (before.held !== held || before.unsure !== unsure) set({ held, unsure });
      },
      keeps: (isKept) => set({ unkept: !isKept }),
      failed: (code, message, reason) => set({ status: "failed", problem: { code, reason, message } }),
    });
  }

  end(): void {
    this.#isOver = true;
    this.#pacing.drop();
    this.#requests.drop();
    this.#connection?.close();
  }

  /** Shows at once everything that waits. */
  catchUp(): void {
    this.#pacing.catchUp();
  }

  answer(options: readonly string[]): void {
    const decision = this.#page.get().play?.decision ?? null;
    if (decision === null || decision === this.#answered) return;
    this.#answered = decision;
    this.#pacing.expect();
    this.#page.set({ refused: null });
    this.#requests.tell((id) => ({ type: "answer", id, decision, options: [...options] }));
  }

  /** Shows the table as it was when so many events had been told. False if that can't be had. */
  async lookBack(told: number): Promise<boolean> {
    const look = ++this.#looks;
    const { play, you } = this.#page.get();
    if (play === null) return false;
    const then = { game: play.game, seat: you, told };
    const view =
      this.#moments.after(told) ?? (await this.#connection?.past?.(then).catch(() => null)) ?? null;
    const now = this.#page.get().play;
    if (look !== this.#looks || now?.game !== play.game) return true;
    if (view !== null) this.#page.set({ past: asPast(now, keepSame(now.view, view), told) });
    return view !== null;
  }

  /** Shows the present again. */
  lookAhead(): void {
    this.#looks++;
    if (this.#page.get().past !== null) this.#page.set({ past: null });
  }

  /** Takes back what was done while nothing got through, and not sent. */
  withdraw(): void {
    this.#connection?.withdraw?.();
  }

  undo(): void {
    this.catchUp();
    this.#pacing.expect();
    this.#page.set({ refused: null });
    this.#requests.tell((id) => ({ type: "undo", id }));
  }

  stand(change: Partial<StandingAnswers>): void {
    const standing = { ...this.#page.get().standing, ...change };
    this.#page.set({ standing });
    this.#requests.tell((id) => ({ type: "standing", id, ...standing }));
  }

  wantRematch(yes: boolean): void {
    this.#requests.tell((id) => ({ type: "rematch", id, yes }));
  }

  vote(proposal: number, yes: boolean): void {
    this.#requests.tell((id) => ({ type: "vote", id, proposal, yes }));
  }

  replace(seat: number, bot: string): Promise<Reply> {
    return this.#requests.ask((id) => ({ type: "replace", id, seat, bot }));
  }

  resign(): Promise<Reply> {
    return this.#requests.ask((id) => ({ type: "resign", id }));
  }

  chat(text: string): Promise<Reply> {
    const words = visible(text);
    return words === ""
      ? Promise.resolve({ ok: true })
      : this.#requests.ask((id) => ({ type: "chat", id, text: words }));
  }

  mute(person: string, on: boolean): Promise<Reply> {
    const others = this.#page.get().muted.filter((other) => other !== person);
    this.#page.set({ muted: on ? [...others, person] : others });
    return this.#requests.ask((id) => ({ type: "mute", id, person, on }));
  }

  why(what: string): Promise<Reason | null> {
    return this.#requests.why(what);
  }

  position(): Promise<string | null> {
    return this.#requests.position();
  }

  hint(): Promise<Hinted> {
    return this.#requests.hint();
  }

  /** Is a move a clear mistake? Only where nobody else is at the table; null if not. */
  judge(options: readonly string[]): Promise<Judgement> {
    const here = this.#connection?.judge?.(options);
    if (here !== undefined) return here;
    const late = new Promise<"late">((done) => setTimeout(() => done("late"), PATIENCE_MS));
    // A server tells what a coach found, reason by reason as they are named there.
    return Promise.race([this.#requests.judge(options) as Promise<Judgement>, late]);
  }

  prepareJudging(): void {
    this.#connection?.prepare?.();
  }

  #send(message: ClientMessage): void {
    if (!this.#isOver) this.#connection?.send(message);
  }

  /** Shows the last of these; what happened on the way there goes into the story. */
  #show(plays: readonly PlayJSON[], behind: number): void {
    const last = plays.at(-1);
    if (last === undefined) return;
    const { events: before, scores: earlier, play: shown, past } = this.#page.get();
    const play = asShown(last);
    const view = keepSame(shown?.view, play.view);
    let events = before;
    const scores = new Map(earlier);
    for (const heard of plays) {
      const { from, events: news, view: seen } = heard;
      this.#moments.add(heard, heard === last ? view : seen, this.#skips.has(heard));
      events = [...events.slice(0, from), ...news];
      for (const turn of scores.keys()) if (turn > seen.turn) scores.delete(turn);
      scores.set(
        seen.turn,
        seen.players.map((player) => player.score.total),
      );
    }
    // A moment that was taken back never was, and can't be looked at any longer.
    const isUndone =
      past !== null &&
      plays.some(({ bookmark, from }) => bookmark.undos !== past.bookmark.undos && from < past.from);
    this.#page.set({ play: { ...play, view }, events, behind, scores, past: isUndone ? null : past });
  }

  /** Takes note of a new state of the game; whose seat it shows is who we are. */
  #note(play: PlayJSON): void {
    this.#newest = play;
    this.#page.set({ clock: play.clock, you: play.view.seat });
  }

  #welcome({ you, table, play, cards, standing, muted, chat, time }: Welcome): void {
    const before = this.#newest;
    const goesOn =
      play !== null &&
      before?.game === play.game &&
      this.#page.get().you === you.seat &&
      play.from <= before.bookmark.events;
    if (!goesOn) {
      this.#pacing.drop();
      this.#newest = null;
      this.#answered = null;
      this.#moments.clear();
      this.#looks++;
      this.#page.set({
        play: null,
        past: null,
        events: [],
        behind: 0,
        clock: null,
        refused: null,
        scores: new Map(),
        cards: new Map(cards.map((card) => [card.id, card])),
      });
    }
    this.#page.set({
      status: "ready",
      problem: null,
      lost: false,
      you: you.seat,
      person: you.person,
      table,
      standing,
      muted,
      chat,
      ahead: time - Date.now(),
    });
    if (play === null) return;
    this.#note(play);
    this.#skips.add(play);
    if (!goesOn) this.#show([play], 0);
    // If nothing was missed, the table stays as it is, with whatever is half chosen there.
    else if (before.decision !== play.decision || before.bookmark.events !== play.bookmark.events)
      this.#pacing.queue(play);
  }

  #refused(message: Extract<ServerMessage, { readonly type: "refused" }>): void {
    const problem = { code: message.code, message: message.message };
    if (this.#requests.settle(message.id, { ok: false, problem })) return;
    this.catchUp();
    this.#answered = null;
    this.#page.set({ refused: problem });
    if (message.play === undefined) return;
    this.#note(message.play);
    this.#skips.add(message.play);
    this.#show([message.play], 0);
  }

  #heard(message: ServerMessage): void {
    const { get, set } = this.#page;
    switch (message.type) {
      case "welcome":
        this.#welcome(message);
        return;
      case "table":
        set({ table: message.table });
        return;
      case "play":
        this.#note(message.play);
        this.#pacing.queue(message.play);
        return;
      case "chat":
        set({ chat: [...get().chat.filter((other) => other.number < message.line.number), message.line] });
        return;
      case "ack":
        this.#requests.settle(message.id, { ok: true });
        return;
      case "refused":
        this.#refused(message);
        return;
      case "why":
      case "position":
      case "hint":
      case "warned":
        this.#requests.told(message);
        return;
      case "pong":
        set({ ahead: message.time - Date.now() });
        return;
      case "error":
        set({ refused: { code: message.code, message: message.message } });
        return;
      default:
        return;
    }
  }
}
