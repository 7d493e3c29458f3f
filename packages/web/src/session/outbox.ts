/**
 * What was asked of a server and not yet replied to. A connection may break between a request and its reply,
 * and then nobody knows whether it arrived: it is sent again, unless what the server says now shows that it
 * was done, or that it was meant for a moment that is over.
 */
import type { ClientMessage, ServerMessage, Welcome } from "@fiefdom/protocol";

export type Request = Exclude<ClientMessage, { readonly type: "hello" }>;

interface Entry {
  readonly message: Request;
  /** How things stood when it was asked. */
  readonly decision: string | null;
  readonly game: number;
  readonly undos: number;
  readonly lastLine: number;
  /** How often it was sent. */
  tries: number;
}

/** What somebody did and wants to know the fate of, not what the page asks or tells by itself. */
const DONE_BY_HAND: ReadonlySet<Request["type"]> = new Set([
  "answer",
  "undo",
  "vote",
  "replace",
  "resign",
  "rematch",
  "chat",
  "mute",
]);

/** Sent so often and never replied to: then it is the message that is wrong, not the line. */
const MOST_TRIES = 4;

export interface Again {
  readonly send: readonly Request[];
  /** Done already, or meant for a moment that is over: nothing more comes of these. */
  readonly settled: readonly number[];
  /** Tried often enough. */
  readonly hopeless: readonly number[];
}

export class Outbox {
  #entries: Entry[] = [];
  #decision: string | null = null;
  #game = 0;
  #undos = 0;
  #lastLine = -1;

  add(message: Request): void {
    this.#entries.push({
      message,
      decision: this.#decision,
      game: this.#game,
      undos: this.#undos,
      lastLine: this.#lastLine,
      tries: 0,
    });
  }

  sent(message: Request): void {
    for (const entry of this.#entries) if (entry.message.id === message.id) entry.tries++;
  }

  /** What was never sent. */
  held(): Request[] {
    return this.#entries.filter(({ tries }) => tries === 0).map(({ message }) => message);
  }

  /** Of what somebody did: how much was never sent, and of how much nobody knows whether it arrived. */
  count(): { readonly held: number; readonly unsure: number } {
    const done = this.#entries.filter(({ message }) => DONE_BY_HAND.has(message.type));
    const held = done.filter(({ tries }) => tries === 0).length;
    return { held, unsure: done.length - held };
  }

  /** Lets go of what was never sent. What may have arrived can't be had back. */
  withdraw(): Request[] {
    const held = this.held();
    this.#entries = this.#entries.filter(({ tries }) => tries > 0);
    return held;
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /** Lets go of what is replied to, and notes how things stand. */
  hear(message: ServerMessage): void {
    if ("id" in message) this.#entries = this.#entries.filter((entry) => entry.message.id !== message.id);
    if ("play" in message && message.play) {
      this.#decision = message.play.decision;
      this.#game = message.play.bookmark.game;
      this.#undos = message.play.bookmark.undos;
    }
    const line = message.type === "chat" ? message.line : message.type === "welcome" && message.chat.at(-1);
    if (line) this.#lastLine = line.number;
  }

  /** Sorts out what is left, in the order in which it was asked, by the welcome of a new connection. */
  again(welcome: Welcome): Again {
    const settled: number[] = [];
    const hopeless: number[] = [];
    // A line of talk stands for one request only: who says the same thing twice means it.
    const lines = welcome.chat.filter((line) => line.person === welcome.you.person);
    const wasSaid = (text: string, lastLine: number): boolean => {
      const at = lines.findIndex((line) => line.number > lastLine && line.text === text);
      if (at >= 0) lines.splice(at, 1);
      return at >= 0;
    };
    const left: Entry[] = [];
    for (const entry of this.#entries) {
      const { message } = entry;
      const isDone = message.type === "chat" ? wasSaid(message.text, entry.lastLine) : isPast(entry, welcome);
      if (isDone) settled.push(message.id);
      else if (entry.tries >= MOST_TRIES) hopeless.push(message.id);
      else left.push(entry);
    }
    this.#entries = left;
    return { send: this.all(), settled, hopeless };
  }

  all(): Request[] {
    return this.#entries.map((entry) => entry.message);
  }
}

/** Was it done, or meant for a moment that is over? An answer names its decision: the server knows. */
function isPast({ message, decision, game, undos }: Entry, { play, table, you }: Welcome): boolean {
  const isOtherGame = play !== null && play.bookmark.game !== game;
  const isOtherMoment = play?.decision !== decision;
  switch (message.type) {
    case "undo":
      return (
        isOtherGame ||
        isOtherMoment ||
        play.bookmark.undos !== undos ||
        (table.proposal?.what === "undo" && table.proposal.by === you.seat)
      );
    case "vote":
      return isOtherGame || isOtherMoment || table.proposal?.number !== message.proposal;
    case "why":
    case "position":
    case "hint":
    case "warn":
      return isOtherGame || isOtherMoment;
    case "ping":
      return true;
    case "replace":
    case "resign":
    case "rematch":
    case "standing":
      return isOtherGame;
    default:
      return false;
  }
}
