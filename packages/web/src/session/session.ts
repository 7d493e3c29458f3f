/**
 * One visit to a table: what was heard, what is shown, and what was asked of the other side. The others'
 * moves arrive faster than anyone can read, so they wait in line and are shown one after the other; what
 * the player does is shown at once.
 */
import {
  type CardFacts,
  type ClientMessage,
  type EventJSON,
  type PlayJSON,
  PROTOCOL_VERSION,
  type ServerMessage,
  type StandingAnswers,
  type TableJSON,
} from "@fiefdom/protocol";
import { create } from "zustand";
import { type Pace, useSettings } from "../settings.ts";
import type { Connection, Hearing } from "./connection.ts";
import type { Reason } from "./types.ts";

export interface Problem {
  readonly code: string;
  readonly message: string;
}

interface Seen {
  readonly status: "none" | "opening" | "ready" | "failed";
  readonly problem: Problem | null;
  readonly you: number;
  readonly table: TableJSON | null;
  readonly cards: ReadonlyMap<string, CardFacts>;
  /** As it is shown now. */
  readonly play: PlayJSON | null;
  readonly events: readonly EventJSON[];
  /** Moves that wait to be shown. */
  readonly behind: number;
  /** What is done for the player without asking. */
  readonly standing: StandingAnswers;
  /** The last thing that was refused. */
  readonly refused: Problem | null;
  /** Points of each seat at the end of each turn that was seen. */
  readonly scores: ReadonlyMap<number, readonly number[]>;
}

const NOTHING: Seen = {
  status: "none",
  problem: null,
  you: -1,
  table: null,
  cards: new Map(),
  play: null,
  events: [],
  behind: 0,
  standing: { reactions: {}, treasures: false, payDebt: false },
  refused: null,
  scores: new Map(),
};

export const useSession = create<Seen>(() => NOTHING);

const { setState: set, getState: get } = useSession;

/** Milliseconds a move of somebody else stays before the next one follows. */
const PACES: Readonly<Record<Pace, number>> = { calm: 650, quick: 220, instant: 0 };
/** More than this far behind, moves are shown twice as fast. */
const HURRY = 3000;

let connection: Connection | null = null;
let line: PlayJSON[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;
/** The decision that was answered last: a second click is not a second answer. */
let answered: string | null = null;
/** The next move to arrive is the player's own, whatever it set off: it is shown at once. */
let awaited = false;
const waiting = new Map<number, (reason: Reason | null) => void>();

const paced = (): number => {
  const pace = PACES[useSettings.getState().pace];
  return line.length * pace > HURRY ? pace / 2 : pace;
};

function show(play: PlayJSON): void {
  const events = [...get().events.slice(0, play.from), ...play.events];
  const scores = new Map(get().scores);
  for (const turn of scores.keys()) if (turn > play.view.turn) scores.delete(turn);
  scores.set(
    play.view.turn,
    play.view.players.map((player) => player.score.total),
  );
  set({ play, events, behind: line.length, scores });
}

/** Is this move one of somebody else's, worth a look before the next? */
const isOthers = (play: PlayJSON): boolean =>
  play.events.some((event) => event.who >= 0 && event.who !== get().you);

function next(): void {
  timer = undefined;
  if (PACES[useSettings.getState().pace] === 0) {
    catchUp();
    return;
  }
  const play = line.shift();
  if (play === undefined) return;
  show(play);
  if (line.length > 0) timer = setTimeout(next, isOthers(play) ? paced() : 0);
}

function queue(play: PlayJSON): void {
  line.push(play);
  set({ behind: line.length });
  if (timer !== undefined) return;
  const wait = isOthers(play) && !awaited ? paced() : 0;
  awaited = false;
  if (wait === 0 && line.length === 1) next();
  else timer = setTimeout(next, wait);
}

/** Shows at once everything that waits. */
export function catchUp(): void {
  clearTimeout(timer);
  timer = undefined;
  const all = line;
  line = [];
  for (const play of all) show(play);
}

function drop(): void {
  clearTimeout(timer);
  timer = undefined;
  line = [];
}

function heard(message: ServerMessage): void {
  switch (message.type) {
    case "welcome":
      drop();
      answered = null;
      set({
        status: "ready",
        problem: null,
        you: message.you.seat,
        table: message.table,
        standing: message.standing,
        cards: new Map(message.cards.map((card) => [card.id, card])),
        play: null,
        events: [],
        refused: null,
        scores: new Map(),
      });
      if (message.play !== null) show(message.play);
      return;
    case "table":
      set({ table: message.table });
      return;
    case "play":
      queue(message.play);
      return;
    case "refused":
      drop();
      answered = null;
      set({ refused: { code: message.code, message: message.message } });
      if (message.play !== undefined) show(message.play);
      return;
    case "why":
      waiting.get(message.id)?.(message.reason);
      waiting.delete(message.id);
      return;
    case "error":
      set({ refused: { code: message.code, message: message.message } });
      return;
    default:
      return;
  }
}

/** Sits down at a table. `connect` starts the connection and reports to the hearing it is given. */
export function sitDown(connect: (hearing: Hearing) => Connection): void {
  getUp();
  set({ ...NOTHING, status: "opening" });
  connection = connect({
    opened: () => send({ type: "hello", protocol: PROTOCOL_VERSION, seen: null }),
    heard,
    failed: (code, message) => set({ status: "failed", problem: { code, message } }),
  });
}

export function getUp(): void {
  drop();
  waiting.clear();
  connection?.close();
  connection = null;
  set(NOTHING);
}

const send = (message: ClientMessage): void => connection?.send(message);

export function answer(options: readonly string[]): void {
  const { play } = get();
  if (play === null || play.decision === null || play.decision === answered) return;
  answered = play.decision;
  awaited = true;
  set({ refused: null });
  send({ type: "answer", id: ++lastId, decision: play.decision, options: [...options] });
}

export function undo(): void {
  drop();
  awaited = true;
  set({ refused: null });
  send({ type: "undo", id: ++lastId });
}

export function stand(change: Partial<StandingAnswers>): void {
  const standing = { ...get().standing, ...change };
  set({ standing });
  send({ type: "standing", id: ++lastId, ...standing });
}

export const rematch = (): void => send({ type: "rematch", id: ++lastId, yes: true });

/** Why something can't be done now. */
export function why(what: string): Promise<Reason | null> {
  return new Promise((resolve) => {
    const id = ++lastId;
    waiting.set(id, resolve);
    send({ type: "why", id, what });
  });
}
