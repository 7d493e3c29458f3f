/**
 * A table on a server. The line may break at any time: it is drawn anew by itself, quickly at first and then
 * more and more patiently, and what was not acknowledged is sent again.
 */
import {
  CLOSED,
  type ClientMessage,
  type MomentJSON,
  type ServerMessage,
  type Welcome,
} from "@fiefdom/protocol";
import type { Connection, Hearing, Then } from "./connection.ts";
import { readMessage } from "./messages.ts";
import { Outbox } from "./outbox.ts";
import type { View } from "./types.ts";

/** As much of a WebSocket as is needed here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
}

/** What a connection needs of the browser; tests bring their own. */
export interface Surroundings {
  socket(): Socket;
  /** Tells when it may be worth trying at once: the network is back, the page is looked at again. */
  onStir(listener: () => void): () => void;
  /** Is the table still there? Asked when a door stays shut, since a socket does not say why. */
  isGone(): Promise<boolean>;
  /** A moment of the game, as the server tells it to whoever was there. */
  past?(then: Then): Promise<View | null>;
  /** Does somebody look at the page? */
  isSeen(): boolean;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** Whoever was thrown out for talking too much waits that long. */
const FLOOD_WAIT = 10_000;
/** A line that held this long was a good one: the next break begins with a quick try again. */
const GOOD_MS = 10_000;
/** No reply for so long: the line is dead, even if nobody said so. Sooner if there is reason to doubt it. */
const SILENCE_MS = 10_000;
const DOUBT_MS = 4_000;
/**
 * After so long without a word the other side is asked whether it is there: soon where somebody looks, so that a
 * line that went dead without a sound shows within five seconds.
 */
const BEAT_MS = 2_500;
const UNSEEN_BEAT_MS = 20_000;
/** No reply to that for so long, and the line seems lost: it is said, and what is done now is held back. */
const MISSED_MS = 1_500;
/** The server wants a pause before anything is said again. */
const PAUSE_MS = 2_000;
/** Codes after which coming back as one is would lead to the same, or to a game as somebody else. */
const FINAL: ReadonlyMap<number, string> = new Map([
  [CLOSED.gone, "gone"],
  [CLOSED.protocol, "protocol"],
  [CLOSED.login, "login"],
]);
/** Ids of pings, out of the way of the session's own. */
const PING_ID = Number.MAX_SAFE_INTEGER;

function browserSurroundings(table: string): Surroundings {
  const address = `/api/tables/${encodeURIComponent(table)}`;
  return {
    socket: () =>
      new WebSocket(`${location.origin.replace(/^http/, "ws")}${address}/socket`) as unknown as Socket,
    onStir: (listener) => {
      const seen = (): void => {
        if (document.visibilityState === "visible") listener();
      };
      addEventListener("online", listener);
      addEventListener("offline", listener);
      document.addEventListener("visibilitychange", seen);
      return () => {
        removeEventListener("online", listener);
        removeEventListener("offline", listener);
        document.removeEventListener("visibilitychange", seen);
      };
    },
    isSeen: () => document.visibilityState === "visible",
    isGone: async () => {
      const reply = await fetch(address).catch(() => null);
      return reply?.status === 404 && (reply.headers.get("content-type") ?? "").includes("json");
    },
    past: async ({ game, seat, told }) => {
      // Who watches was shown what the page has kept, and nothing else is known of them.
      if (seat < 0) return null;
      const reply = await fetch(`/api/games/${encodeURIComponent(game)}/at/${told}?as=${seat}&by=events`);
      if (!reply.ok) return null;
      const { views } = (await reply.json()) as MomentJSON;
      return views[0] ?? null;
    },
  };
}

export class OnlineConnection implements Connection {
  readonly #hearing: Hearing;
  readonly #around: Surroundings;
  readonly #outbox = new Outbox();
  readonly #stopListening: () => void;
  #socket: Socket | null = null;
  /** This socket has been welcomed: requests may go out. */
  #welcomed = false;
  /** Tries since the line last held. */
  #failures = 0;
  /** The server asked to be left alone for so long. */
  #pause = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #good: ReturnType<typeof setTimeout> | undefined;
  #resend: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setTimeout> | undefined;
  #missed: ReturnType<typeof setTimeout> | undefined;
  /** The other side owes a reply to a ping: the line may be dead. */
  #seemsLost = false;

  constructor(hearing: Hearing, around: Surroundings) {
    this.#hearing = hearing;
    this.#around = around;
    this.#stopListening = around.onStir(() => this.#stir());
    this.#open();
  }

  send(message: ClientMessage): void {
    if (message.type === "hello") {
      this.#say(message);
      return;
    }
    this.#outbox.add(message);
    if (this.#welcomed && !this.#seemsLost) this.#say(message);
    this.#tellHeld();
  }

  async past(then: Then): Promise<View | null> {
    return (await this.#around.past?.(then)) ?? null;
  }

  withdraw(): void {
    for (const { id } of this.#outbox.withdraw())
      this.#hearing.heard({ type: "refused", id, code: "withdrawn", message: "That was never sent." });
    this.#tellHeld();
  }

  /** What is under way is nobody's concern as long as the line holds. */
  #tellHeld(): void {
    const holds = this.#welcomed && !this.#seemsLost;
    const { held, unsure } = holds ? { held: 0, unsure: 0 } : this.#outbox.count();
    this.#hearing.holds?.(held, unsure);
  }

  close(): void {
    this.#closed = true;
    this.#stopListening();
    clearTimeout(this.#retry);
    this.#hangUp();
  }

  #say(message: ClientMessage): void {
    this.#socket?.send(JSON.stringify(message));
    if (message.type !== "hello") this.#outbox.sent(message);
    // Who asks whether anybody is there grants no more time for what was asked before.
    if (message.type !== "ping" || this.#silence === undefined) this.#expectWord();
  }

  #open(): void {
    clearTimeout(this.#retry);
    this.#retry = undefined;
    const socket = this.#around.socket();
    this.#socket = socket;
    this.#welcomed = false;
    // A door that neither opens nor shuts is shut.
    this.#expectWord();
    socket.onopen = () => this.#hearing.opened();
    socket.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message === "unreadable") this.#lose(0);
      else if (message !== "unknown") this.#hear(message);
    };
    socket.onclose = ({ code }) => this.#lose(code);
  }

  #hear(message: ServerMessage): void {
    this.#outbox.hear(message);
    this.#heardAWord();
    if (this.#outbox.isEmpty) this.#expectNothing();
    else if ("id" in message) this.#expectWord();
    if (message.type === "bye") this.#pause = message.again;
    if (message.type === "error" && message.code === "too-fast") this.#sendLater();
    this.#hearing.heard(message);
    if (message.type === "welcome") this.#welcome(message);
  }

  #welcome(welcome: Welcome): void {
    if (this.#welcomed) {
      // The table begins a game, or moved house. Answers may be said twice; the rest is under way.
      for (const message of this.#outbox.all()) if (message.type === "answer") this.#say(message);
      return;
    }
    this.#welcomed = true;
    this.#good = setTimeout(() => {
      this.#failures = 0;
    }, GOOD_MS);
    const { send, settled, hopeless } = this.#outbox.again(welcome);
    for (const id of settled) this.#hearing.heard({ type: "ack", id, repeated: true });
    for (const id of hopeless)
      this.#hearing.heard({ type: "refused", id, code: "not-sent", message: "That could not be sent." });
    for (const message of send) this.#say(message);
    this.#tellHeld();
  }

  /** Something came: the line holds. It is asked again if nothing more comes for a while. */
  #heardAWord(): void {
    clearTimeout(this.#missed);
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => this.#ping(), this.#around.isSeen() ? BEAT_MS : UNSEEN_BEAT_MS);
    if (!this.#seemsLost) return;
    this.#seemsLost = false;
    this.#hearing.back?.();
    for (const message of this.#outbox.held()) this.#say(message);
    this.#tellHeld();
  }

  #sendLater(): void {
    clearTimeout(this.#resend);
    this.#resend = setTimeout(() => {
      if (this.#welcomed) for (const message of this.#outbox.all()) this.#say(message);
    }, PAUSE_MS);
  }

  /** The other side owes a word; without it the line is taken for dead. */
  #expectWord(within = SILENCE_MS): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lose(0), within);
  }

  #expectNothing(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #ping(): void {
    if (!this.#welcomed) return;
    this.#say({ type: "ping", id: PING_ID });
    clearTimeout(this.#missed);
    this.#missed = setTimeout(() => {
      this.#seemsLost = true;
      this.#hearing.lost();
      this.#tellHeld();
    }, MISSED_MS);
  }

  /** Something changed out there: try at once, or see whether the line still holds. */
  #stir(): void {
    if (this.#retry !== undefined) {
      this.#open();
    } else if (this.#welcomed) {
      this.#ping();
      this.#expectWord(DOUBT_MS);
    }
  }

  #hangUp(): void {
    this.#expectNothing();
    clearTimeout(this.#beat);
    clearTimeout(this.#missed);
    clearTimeout(this.#good);
    clearTimeout(this.#resend);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    this.#seemsLost = false;
    if (socket === null) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  #lose(code: number): void {
    if (this.#closed) return;
    this.#hangUp();
    const final = FINAL.get(code);
    if (final !== undefined) {
      this.close();
      this.#hearing.failed(final, "The table can't be reached.");
      return;
    }
    this.#hearing.lost();
    this.#tellHeld();
    if (code === CLOSED.flood) this.#pause = FLOOD_WAIT;
    // Not everybody at the same moment.
    const patience = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.5 + Math.random());
    this.#retry = setTimeout(() => this.#open(), this.#pause + patience);
    this.#pause = 0;
    if (this.#failures % 4 === 0) void this.#lookWhether();
  }

  async #lookWhether(): Promise<void> {
    if (!(await this.#around.isGone()) || this.#closed) return;
    this.close();
    this.#hearing.failed("gone", "There is no such table.");
  }
}

export const connectOnline = (table: string, hearing: Hearing): Connection =>
  new OnlineConnection(hearing, browserSurroundings(table));
