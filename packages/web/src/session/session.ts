/**
 * The table that this page is at: what the parts of the page read, and the words in which they speak to it. There
 * is one visit at a time, and it is in the store with what is seen of it.
 */
import type { Judgement } from "@fiefdom/local";
import type { StandingAnswers } from "@fiefdom/protocol";
import { create } from "zustand";
import { useSettings } from "../settings.ts";
import type { Connection, Hearing } from "./connection.ts";
import type { Hinted, Reply } from "./requests.ts";
import { NOTHING, type Seen } from "./seen.ts";
import type { Reason } from "./types.ts";
import { Visit } from "./visit.ts";

interface Session extends Seen {
  readonly visit: Visit | null;
  /** The game of this browser that is being played; null if it is none. */
  readonly at: string | null;
}

const NOWHERE: Session = { ...NOTHING, visit: null, at: null };

export const useSession = create<Session>(() => NOWHERE);

const { setState: set, getState: get } = useSession;
const visit = (): Visit | null => get().visit;

/** Sits down at a table. Gives a way to get up again that does nothing once somebody sat down elsewhere. */
export function sitDown(connect: (hearing: Hearing) => Connection, at: string | null = null): () => void {
  getUp();
  set({ status: "opening", at });
  const mine = new Visit(connect, { get, set, pace: () => useSettings.getState().pace });
  set({ visit: mine });
  return () => {
    if (visit() === mine) getUp();
  };
}

export function getUp(): void {
  visit()?.end();
  set(NOWHERE);
}

/** What becomes of a request that nobody is there to take. */
const nowhere = (): Promise<Reply> => new Promise(() => {});

/** Shows at once everything that waits. */
export const catchUp = (): void => visit()?.catchUp();
export const answer = (options: readonly string[]): void => visit()?.answer(options);
/** Shows the table as it was when so many events had been told. False if that can't be had. */
export const lookBack = (told: number): Promise<boolean> => visit()?.lookBack(told) ?? Promise.resolve(false);
export const lookAhead = (): void => visit()?.lookAhead();
/** Takes back what was done while nothing got through, and not sent. */
export const withdraw = (): void => visit()?.withdraw();
export const undo = (): void => visit()?.undo();
export const stand = (change: Partial<StandingAnswers>): void => visit()?.stand(change);
export const wantRematch = (yes: boolean): void => visit()?.wantRematch(yes);
export const rematch = (): void => wantRematch(true);
export const vote = (proposal: number, yes: boolean): void => visit()?.vote(proposal, yes);
/** A bot for an open seat, or for somebody who is away. */
export const replace = (seat: number, bot: string): Promise<Reply> =>
  visit()?.replace(seat, bot) ?? nowhere();
export const resign = (): Promise<Reply> => visit()?.resign() ?? nowhere();
export const chat = (text: string): Promise<Reply> => visit()?.chat(text) ?? nowhere();
export const mute = (person: string, on: boolean): Promise<Reply> => visit()?.mute(person, on) ?? nowhere();
/** Why something can't be done now. */
export const why = (what: string): Promise<Reason | null> => visit()?.why(what) ?? Promise.resolve(null);
/** The game as one line, as far as it may be known here; null where none can be written. */
export const position = (): Promise<string | null> => visit()?.position() ?? Promise.resolve(null);
/** What Sovereign would do in one's place. */
export const hint = (): Promise<Hinted> =>
  visit()?.hint() ?? Promise.resolve({ ok: true as const, hint: null });
/** Is this move a clear mistake? Null if not. */
export const judge = (options: readonly string[]): Promise<Judgement> =>
  visit()?.judge(options) ?? Promise.resolve(null);
export const prepareJudging = (): void => visit()?.prepareJudging();
