/** The clients of `npm run load`: two at each table, who play as fast as they are told and look at the clock. */
import { randomUUID } from "node:crypto";
import { type PlayJSON, readServerMessage } from "@fiefdom/protocol";
import WebSocket from "ws";
import { simpleChoice, Visitor } from "../packages/server/test/client.ts";

/** How a picture of the game begins, what is in it for who is asked, and as long as the game goes on. */
const PLAY = Buffer.from('{"type":"play"');
const ASKED = '"options":';
const GOES_ON = '"result":null';

/** Two clients at a table who answer at a given pace and note how long it takes until both see it. */
export class Pair {
  readonly table: string;
  readonly #visitors: readonly Visitor[];
  /** Milliseconds from one answer to the next. */
  #pause: number;
  readonly #sockets: WebSocket[] = [];
  #sentAt = 0;
  #awaited = 0;
  #firstAt = 0;
  #lastId = 0;
  #nextAt: number;
  /** The answer that waits for its time. */
  #answer: (() => void) | null = null;
  #timer: NodeJS.Timeout | undefined;
  answers = 0;
  refused = 0;
  /** Of each answer: when it was sent, and when the first and the second of them had seen it. */
  seen: (readonly [sent: number, first: number, second: number])[] = [];
  bytes = 0;
  measuring = false;

  constructor(table: string, visitors: readonly Visitor[], pause: number) {
    this.table = table;
    this.#visitors = visitors;
    this.#pause = pause;
    this.#nextAt = performance.now() + Math.random() * pause;
  }

  /** Another pace, from now on: what waits for its time waits no longer than that. */
  set pause(pause: number) {
    this.#pause = pause;
    this.#nextAt = performance.now() + Math.random() * pause;
    if (this.#answer !== null) this.#wait();
  }

  async open(): Promise<void> {
    for (const visitor of this.#visitors) {
      const socket = connect(visitor, this.table);
      socket.on("message", (data: Buffer) => this.#take(socket, data));
      await opened(socket);
      this.#sockets.push(socket);
    }
  }

  #take(socket: WebSocket, data: Buffer): void {
    this.bytes += data.length;
    const isPlay = data.subarray(0, PLAY.length).equals(PLAY);
    if (isPlay && this.#awaited > 0) {
      const now = performance.now();
      if (--this.#awaited > 0) this.#firstAt = now;
      else if (this.measuring) this.seen.push([this.#sentAt, this.#firstAt, now]);
    }
    // Only who is asked, or sees the end, has to read it: the clients have the same processors as the server.
    if (isPlay && !data.includes(ASKED) && data.includes(GOES_ON)) return;
    const message = readServerMessage(String(data));
    if (message?.type === "refused" || message?.type === "error") this.refused++;
    if ((message?.type === "play" || message?.type === "welcome") && message.play !== null)
      this.#act(socket, message.play);
  }

  #ask(socket: WebSocket, wish: object): void {
    socket.send(JSON.stringify({ ...wish, id: ++this.#lastId }));
  }

  #act(socket: WebSocket, play: PlayJSON): void {
    const { decision } = play.view;
    if (play.result !== null) this.#ask(socket, { type: "rematch", yes: true });
    if (decision === null || !("options" in decision)) return;
    // Thought of at once, so that nothing of the picture has to be kept until it is time.
    const wish = { type: "answer", decision: play.decision, options: simpleChoice(play) };
    this.#answer = () => {
      if (socket.readyState !== WebSocket.OPEN) return;
      this.#sentAt = performance.now();
      this.#awaited = 2;
      this.answers++;
      this.#ask(socket, wish);
    };
    this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(
      () => {
        const answer = this.#answer;
        this.#answer = null;
        this.#nextAt = Math.max(this.#nextAt + this.#pause, performance.now());
        answer?.();
      },
      Math.max(0, this.#nextAt - performance.now()),
    );
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  /** How long it takes from knocking until the whole table is there, and how far its game had come. */
  async comeBack(): Promise<{ ms: number; events: number }> {
    const start = performance.now();
    const socket = connect(this.#visitors[0], this.table);
    const welcome = new Promise<string>((done) => socket.once("message", (data) => done(String(data))));
    await opened(socket);
    const message = readServerMessage(await welcome);
    const ms = performance.now() - start;
    socket.terminate();
    return { ms, events: message?.type === "welcome" ? (message.play?.events.length ?? 0) : 0 };
  }
}

function connect(visitor: Visitor, table: string): WebSocket {
  const url = `${visitor.url.replace("http", "ws")}/api/tables/${table}/socket`;
  return new WebSocket(url, {
    headers: { cookie: visitor.cookie },
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
}

async function opened(socket: WebSocket): Promise<void> {
  await new Promise((done, failed) => {
    socket.on("open", done);
    socket.on("error", failed);
  });
  // As a page does: the server knows each request again.
  socket.send(JSON.stringify({ type: "hello", protocol: 1, seen: null, client: randomUUID() }));
}

export async function seat(url: string, pause: number): Promise<Pair> {
  const [ada, bob] = [await Visitor.named(url, "Ada"), await Visitor.named(url, "Bob")];
  const { id } = await ada.create();
  await bob.join(id);
  const pair = new Pair(id, [ada, bob], pause);
  await pair.open();
  return pair;
}
