/**
 * One visit to a table: what was heard, what is shown, and what was asked of the other side. The others'
 * moves arrive faster than anyone can read, so they wait in line and are shown one after the other; what
 * the player does is shown at once.
 */
import {
  type CardFacts,
  type ChatJSON,
  type ClientMessage,
  type ClockJSON,
  type EventJSON,
  type PlayJSON,
  PROTOCOL_VERSION,
  type ServerMessage,
  type StandingAnswers,
  type TableJSON,
  type Welcome,
} from "@fiefdom/protocol";
import { create } from "zustand";
import { type Pace, useSettings } from "../settings.ts";
import type { Connection, Hearing } from "./connection.ts";
import { keepSame } from "./sharing.ts";
import type { Reason } from "./types.ts";

export interface Problem {
  readonly code: string;
  readonly message: string;
}

interface Seen {
  readonly status: "none" | "opening" | "ready" | "failed";
  readonly problem: Problem | null;
  /** Nothing gets through at the moment; it is being tried again. */
  readonly lost: boolean;
  /** The browser could not store the last move: the game lasts as long as this page. */
  readonly unkept: boolean;
  /** My seat; -1 if I watch. */
  readonly you: number;
  /** My public id; null for somebody without a name. */
  readonly person: string | null;
  readonly table: TableJSON | null;
  readonly cards: ReadonlyMap<string, CardFacts>;
  /** As it is shown now. */
  readonly play: PlayJSON | null;
  readonly events: readonly EventJSON[];
  /** Moves that wait to be shown. */
  readonly behind: number;
  /** The clock waits for nobody: it is always the newest. */
  readonly clock: ClockJSON | null;
  /** How far the server's clock is ahead of this device's, in milliseconds. */
  readonly ahead: number;
  /** What is done for the player without asking. */
  readonly standing: StandingAnswers;
  readonly chat: readonly ChatJSON[];
  readonly muted: readonly string[];
  /** The last thing that was refused. */
  readonly refused: Problem | null;
  /** Points of each seat at the end of each turn that was seen. */
  readonly scores: ReadonlyMap<number, readonly number[]>;
}

const NOTHING: Seen = {
  status: "none",
  problem: null,
  lost: false,
  unkept: false,
  you: -1,
  person: null,
  table: null,
  cards: new Map(),
  play: null,
  events: [],
  behind: 0,
  clock: null,
  ahead: 0,
  standing: { reactions: {}, treasures: false, payDebt: false },
  chat: [],
  muted: [],
  refused: null,
  scores: new Map(),
};

export const useSession = create<Seen>(() => NOTHING);

const { setState: set, getState: get } = useSession;

/** Milliseconds a move of somebody else stays before the next one follows. */
const PACES: Readonly<Record<Pace, number>> = { calm: 650, quick: 220, instant: 0 };
/** More than this far behind, moves are shown twice as fast. */
const HURRY = 3000;
/** Where nothing is painted, moves are taken in all the same, this often. */
const HIDDEN = 100;

/** What became of a request. */
export type Reply = { readonly ok: true } | { readonly ok: false; readonly problem: Problem };

let connection: Connection | null = null;
let line: PlayJSON[] = [];
/** The newest that was heard, shown or not. */
let newest: PlayJSON | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let frame: number | undefined;
let lastId = 0;
/** What this page calls itself as long as it counts its requests: one that is sent again is known again. */
const client = Array.from(crypto.getRandomValues(new Uint32Array(3)), (n) =>
  n.toString(36).padStart(7, "0"),
).join("");
/** The decision that was answered last: a second click is not a second answer. */
let answered: string | null = null;
/** The next move to arrive is the player's own, whatever it set off: it is shown at once. */
let awaited = false;
const waiting = new Map<number, (reason: Reason | null) => void>();
/** Requests whose reply somebody waits for. */
const replies = new Map<number, (reply: Reply) => void>();

const paced = (): number => {
  const pace = PACES[useSettings.getState().pace];
  return line.length * pace > HURRY ? pace / 2 : pace;
};

/** Somebody may give up in the middle: then the game is over though its rules don't say so. */
const asShown = (play: PlayJSON): PlayJSON =>
  play.result === null || play.view.over
    ? play
    : { ...play, view: { ...play.view, over: true, decision: null } };

/** Shows the last of these; what happened on the way there goes into the story. */
function show(...heardPlays: readonly PlayJSON[]): void {
  const last = heardPlays.at(-1);
  if (last === undefined) return;
  let { events } = get();
  const scores = new Map(get().scores);
  for (const { from, events: news, view } of heardPlays) {
    events = [...events.slice(0, from), ...news];
    for (const turn of scores.keys()) if (turn > view.turn) scores.delete(turn);
    scores.set(
      view.turn,
      view.players.map((player) => player.score.total),
    );
  }
  const play = asShown(last);
  const view = keepSame(get().play?.view, play.view);
  set({ play: { ...play, view }, events, behind: line.length, scores });
}

/** Is this move one of somebody else's, worth a look before the next? */
const isOthers = (play: PlayJSON): boolean =>
  play.events.some((event) => event.who >= 0 && event.who !== get().you);

function next(): void {
  stopWaiting();
  if (PACES[useSettings.getState().pace] === 0) {
    catchUp();
    return;
  }
  const play = line.shift();
  if (play === undefined) return;
  show(play);
  if (line.length > 0) timer = setTimeout(next, isOthers(play) ? paced() : 0);
}

/** Takes note of a new state of the game; whose seat it shows is who we are. */
function note(play: PlayJSON): void {
  newest = play;
  set({ clock: play.clock, you: play.view.seat });
}

function queue(play: PlayJSON): void {
  note(play);
  line.push(play);
  if (PACES[useSettings.getState().pace] === 0 && !awaited) {
    inNextFrame();
    return;
  }
  set({ behind: line.length });
  if (timer !== undefined) return;
  const wait = isOthers(play) && !awaited ? paced() : 0;
  awaited = false;
  if (wait === 0 && line.length === 1) next();
  else timer = setTimeout(next, wait);
}

/** Moves that arrive between two pictures are shown in one. A page in the background has no pictures. */
function inNextFrame(): void {
  if (timer !== undefined) return;
  frame = globalThis.requestAnimationFrame?.(next);
  timer = setTimeout(next, HIDDEN);
}

function stopWaiting(): void {
  if (frame !== undefined) cancelAnimationFrame(frame);
  clearTimeout(timer);
  frame = undefined;
  timer = undefined;
}

/** Shows at once everything that waits. */
export function catchUp(): void {
  stopWaiting();
  const all = line;
  line = [];
  show(...all);
}

function drop(): void {
  stopWaiting();
  line = [];
  newest = null;
}

function welcome({ you, table, play, cards, standing, muted, chat, time }: Welcome): void {
  const before = newest;
  const goesOn =
    play !== null &&
    before?.game === play.game &&
    get().you === you.seat &&
    play.from <= before.bookmark.events;
  if (!goesOn) {
    drop();
    answered = null;
    set({
      play: null,
      events: [],
      behind: 0,
      clock: null,
      refused: null,
      scores: new Map(),
      cards: new Map(cards.map((card) => [card.id, card])),
    });
  }
  set({
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
  if (!goesOn) {
    note(play);
    show(play);
  } else if (before.decision === play.decision && before.bookmark.events === play.bookmark.events) {
    // Nothing was missed: the table stays as it is, with whatever is half chosen there.
    note(play);
  } else {
    queue(play);
  }
}

function refuse(message: Extract<ServerMessage, { readonly type: "refused" }>): void {
  const problem = { code: message.code, message: message.message };
  const ask = waiting.get(message.id);
  waiting.delete(message.id);
  if (ask !== undefined) {
    ask(null);
    return;
  }
  if (settle(message.id, { ok: false, problem })) return;
  catchUp();
  answered = null;
  set({ refused: problem });
  if (message.play === undefined) return;
  note(message.play);
  show(message.play);
}

/** Tells whoever waits for the reply; false if nobody does. */
function settle(id: number, reply: Reply): boolean {
  const done = replies.get(id);
  replies.delete(id);
  done?.(reply);
  return done !== undefined;
}

function heard(message: ServerMessage): void {
  switch (message.type) {
    case "welcome":
      welcome(message);
      return;
    case "table":
      set({ table: message.table });
      return;
    case "play":
      queue(message.play);
      return;
    case "chat":
      set({ chat: [...get().chat.filter((other) => other.number < message.line.number), message.line] });
      return;
    case "ack":
      settle(message.id, { ok: true });
      waiting.get(message.id)?.(null);
      waiting.delete(message.id);
      return;
    case "refused":
      refuse(message);
      return;
    case "why":
      waiting.get(message.id)?.(message.reason);
      waiting.delete(message.id);
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

/**
 * Sits down at a table. `connect` starts the connection and reports to the hearing it is given. Gives a way to
 * get up again that does nothing once somebody sat down elsewhere.
 */
export function sitDown(connect: (hearing: Hearing) => Connection): () => void {
  getUp();
  set({ ...NOTHING, status: "opening" });
  const mine = connect({
    opened: () => send({ type: "hello", protocol: PROTOCOL_VERSION, seen: newest?.bookmark ?? null, client }),
    heard,
    lost: () => set({ lost: true }),
    keeps: (isKept) => set({ unkept: !isKept }),
    failed: (code, message) => set({ status: "failed", problem: { code, message } }),
  });
  connection = mine;
  return () => {
    if (connection === mine) getUp();
  };
}

export function getUp(): void {
  drop();
  answered = null;
  for (const done of waiting.values()) done(null);
  waiting.clear();
  replies.clear();
  connection?.close();
  connection = null;
  set(NOTHING);
}

const send = (message: ClientMessage): void => connection?.send(message);

/** Sends a request and gives what became of it, however long that takes. */
function ask(make: (id: number) => ClientMessage): Promise<Reply> {
  return new Promise((done) => {
    const id = ++lastId;
    replies.set(id, done);
    send(make(id));
  });
}

export function answer(options: readonly string[]): void {
  const { play } = get();
  if (play === null || play.decision === null || play.decision === answered) return;
  answered = play.decision;
  awaited = true;
  set({ refused: null });
  send({ type: "answer", id: ++lastId, decision: play.decision, options: [...options] });
}

export function undo(): void {
  catchUp();
  awaited = true;
  set({ refused: null });
  send({ type: "undo", id: ++lastId });
}

export function stand(change: Partial<StandingAnswers>): void {
  const standing = { ...get().standing, ...change };
  set({ standing });
  send({ type: "standing", id: ++lastId, ...standing });
}

export const wantRematch = (yes: boolean): void => send({ type: "rematch", id: ++lastId, yes });
export const rematch = (): void => wantRematch(true);

export const vote = (proposal: number, yes: boolean): void =>
  send({ type: "vote", id: ++lastId, proposal, yes });

/** A bot for an open seat, or for somebody who is away. */
export const replace = (seat: number, bot: string): Promise<Reply> =>
  ask((id) => ({ type: "replace", id, seat, bot }));

export const resign = (): Promise<Reply> => ask((id) => ({ type: "resign", id }));

/** The server takes out what can't be seen; doing the same here lets us know our own words again. */
const visible = (text: string): string => text.replace(/\p{C}+/gu, " ").trim();

export function chat(text: string): Promise<Reply> {
  const words = visible(text);
  return words === "" ? Promise.resolve({ ok: true }) : ask((id) => ({ type: "chat", id, text: words }));
}

export function mute(person: string, on: boolean): Promise<Reply> {
  const others = get().muted.filter((other) => other !== person);
  set({ muted: on ? [...others, person] : others });
  return ask((id) => ({ type: "mute", id, person, on }));
}

/** Why something can't be done now. */
export function why(what: string): Promise<Reason | null> {
  return new Promise((resolve) => {
    const id = ++lastId;
    waiting.set(id, resolve);
    send({ type: "why", id, what });
  });
}
