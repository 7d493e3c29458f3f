/**
 * Players who don't give up: they come back whenever the connection is lost, say what they last saw, send
 * again what was not acknowledged, and write down every acknowledgement they got.
 */
import type { EventJSON, PlayJSON, ServerMessage } from "@fiefdom/protocol";
import WebSocket from "ws";
import { simpleChoice, type Visitor } from "./client.ts";

export interface Acknowledged {
  readonly decision: string;
  readonly options: readonly string[];
}

/** What may be said about the second copy of an answer that was taken already. */
const SECOND_COPY = ["late", "game-over", "not-stored"];

/** Before an answer that could not be stored is sent again. */
const AGAIN_MS = 50;

export class Stubborn {
  readonly visitor: Visitor;
  readonly table: string;
  readonly acknowledged: Acknowledged[] = [];
  events: EventJSON[] = [];
  /** Answers that the server said it had already, and connections that were lost. */
  repeated = 0;
  lost = 0;
  faults: string[] = [];
  #socket: WebSocket | null = null;
  #play: PlayJSON | null = null;
  #pending: Acknowledged | null = null;
  #id = 0;
  readonly #asked = new Map<string, string>();
  readonly #sent = new Map<number, Acknowledged>();
  #stopped = false;
  readonly #pause: number;
  readonly #url: () => string;

  /** `url` says where to connect to, each time anew. */
  constructor(visitor: Visitor, table: string, pause: number, url: () => string = () => visitor.url) {
    this.visitor = visitor;
    this.table = table;
    this.#pause = pause;
    this.#url = url;
    this.#connect();
  }

  get isOver(): boolean {
    return this.#play?.result !== null && this.#play !== null;
  }
  get play(): PlayJSON | null {
    return this.#play;
  }

  stop(): void {
    this.#stopped = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    if (this.#stopped) return;
    const url = `${this.#url().replace("http", "ws")}/api/tables/${this.table}/socket`;
    const socket = new WebSocket(url, { headers: { cookie: this.visitor.cookie } });
    this.#socket = socket;
    socket.on("open", () => {
      const seen = this.#play?.bookmark ?? null;
      socket.send(JSON.stringify({ type: "hello", protocol: 1, seen }));
    });
    socket.on("message", (data) => this.#take(JSON.parse(String(data)) as ServerMessage));
    socket.on("error", () => {});
    socket.on("close", () => {
      this.lost++;
      // Who has seen the end has nothing to come back for.
      if (!this.isOver) setTimeout(() => this.#connect(), 50);
    });
  }

  #take(message: ServerMessage): void {
    switch (message.type) {
      case "welcome":
        if (message.play !== null) this.#see(message.play);
        // A second one on the same connection: the table changed places, and what was sent may be lost.
        this.#sendPending();
        break;
      case "play":
        this.#see(message.play);
        break;
      case "ack":
        if (message.repeated) this.repeated++;
        // The same answer may have been sent several times; the first word about it counts.
        if (this.#pending !== null && this.#sent.get(message.id) === this.#pending) {
          this.acknowledged.push(this.#pending);
          this.#pending = null;
        }
        break;
      case "refused":
        if (this.#pending !== null && this.#sent.get(message.id) === this.#pending) {
          // An answer that nothing was said about yet can't be wrong, however often it was sent.
          if (message.code !== "not-stored") this.faults.push(this.#fault(message.code));
          // Of a second copy it says that this one was not stored; of the first nothing was heard.
          else if (this.#copies(this.#pending) > 1) {
            setTimeout(() => this.#sendPending(), AGAIN_MS);
            break;
          }
          this.#pending = null;
        } else if (!SECOND_COPY.includes(message.code)) this.faults.push(this.#fault(message.code));
        if (message.play) this.#see(message.play);
        break;
      case "error":
        this.faults.push(message.message);
        break;
    }
    setTimeout(() => this.#act(), this.#pause);
  }

  #see(play: PlayJSON): void {
    if (play.from > this.events.length) this.faults.push(`events are missing before ${play.from}`);
    this.events = [...this.events.slice(0, play.from), ...play.events];
    this.#play = play;
    // Only who is asked is told the number of a decision.
    if (play.decision === null) return;
    // A decision once shown stays what it was: nobody is shown what is not stored, or is another's to see.
    const asked = JSON.stringify(play.view.decision);
    const before = this.#asked.get(play.decision);
    if (before !== undefined && before !== asked)
      this.faults.push(`${play.decision}: ${before} became ${asked}`);
    this.#asked.set(play.decision, asked);
  }

  #act(): void {
    const play = this.#play;
    const d = play?.view.decision;
    if (this.#pending !== null || !play || play.decision === null || !d || !("options" in d)) return;
    // The same decision is never answered twice by choice.
    if (this.acknowledged.at(-1)?.decision === play.decision) return;
    this.#pending = { decision: play.decision, options: simpleChoice(play) };
    this.#sendPending();
  }

  #fault(code: string): string {
    return `${code}: ${JSON.stringify([this.#pending, this.acknowledged.at(-1), this.#play?.decision])}`;
  }

  #copies(of: Acknowledged): number {
    return [...this.#sent.values()].filter((sent) => sent === of).length;
  }

  #sendPending(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.#pending === null) return;
    this.#sent.set(++this.#id, this.#pending);
    this.#socket.send(JSON.stringify({ type: "answer", id: this.#id, ...this.#pending }));
  }
}
