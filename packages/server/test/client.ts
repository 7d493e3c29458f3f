/** A client of the server, as small as it can be: a cookie, HTTP requests, and the socket of a table. */
import type { ClientMessage } from "@fiefdom/protocol/client";
import type { PlayJSON, ServerMessage, TableJSON, Welcome } from "@fiefdom/protocol/server";
import type { TableWishes } from "@fiefdom/protocol/table";
import WebSocket from "ws";

type Of<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
export type Wish = DistributiveOmit<Exclude<ClientMessage, { type: "hello" }>, "id">;

export class Visitor {
  readonly url: string;
  cookie = "";
  person = "";
  constructor(url: string) {
    this.url = url;
  }

  static async named(url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url);
    const me = await visitor.post<{ person: string }>("/api/guest", { name });
    visitor.person = me.person;
    return visitor;
  }

  async fetch(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const reply = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie === "" ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = reply.headers.get("set-cookie");
    if (set !== null) this.cookie = set.split(";")[0];
    return reply;
  }

  async get<T>(path: string): Promise<T> {
    return (await (await this.fetch("GET", path)).json()) as T;
  }
  async post<T>(path: string, body: unknown = {}): Promise<T> {
    return (await (await this.fetch("POST", path, body)).json()) as T;
  }
  create(wishes: TableWishes = {}): Promise<TableJSON> {
    return this.post("/api/tables", wishes);
  }
  join(table: string): Promise<TableJSON> {
    return this.post(`/api/tables/${table}/join`);
  }

  async sit(table: string, seen: Welcome["play"] = null): Promise<Sitting> {
    const sitting = new Sitting(this, table);
    await sitting.open(seen);
    return sitting;
  }
}

/** A connection to a table. It remembers every byte it got. */
export class Sitting {
  readonly visitor: Visitor;
  readonly table: string;
  readonly got: string[] = [];
  readonly messages: ServerMessage[] = [];
  socket!: WebSocket;
  welcome!: Welcome;
  play: PlayJSON | null = null;
  state: TableJSON | null = null;
  closed: number | null = null;
  /** What it calls itself, to have its requests known again. */
  name: string | null = null;
  #id = 0;
  #waiting: { fits: (message: ServerMessage) => boolean; done: (message: ServerMessage) => void }[] = [];
  #lost: ((problem: Error) => void)[] = [];

  constructor(visitor: Visitor, table: string) {
    this.visitor = visitor;
    this.table = table;
  }

  async open(seen: PlayJSON | null, headers: Record<string, string> = {}): Promise<void> {
    await this.connect(headers);
    const welcome = this.next("welcome");
    const client = this.name === null ? {} : { client: this.name };
    this.raw(JSON.stringify({ type: "hello", protocol: 1, seen: seen?.bookmark ?? null, ...client }));
    this.welcome = await welcome;
  }

  /** Connects without a hello. */
  async connect(headers: Record<string, string> = {}): Promise<void> {
    this.socket = new WebSocket(`${this.visitor.url.replace("http", "ws")}/api/tables/${this.table}/socket`, {
      headers: { ...(this.visitor.cookie === "" ? {} : { cookie: this.visitor.cookie }), ...headers },
    });
    this.socket.on("message", (data) => this.#take(String(data)));
    this.socket.on("close", (code) => {
      this.closed = code;
      for (const lost of this.#lost) lost(new Error(`closed: ${code}`));
    });
    await new Promise<void>((done, failed) => {
      this.socket.on("open", () => done());
      this.socket.on("error", failed);
    });
  }

  #take(text: string): void {
    this.got.push(text);
    const message = JSON.parse(text) as ServerMessage;
    this.messages.push(message);
    if ("play" in message && message.play) this.play = message.play;
    if ("table" in message) this.state = message.table;
    for (const waiting of [...this.#waiting]) {
      if (!waiting.fits(message)) continue;
      this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
      waiting.done(message);
    }
  }

  raw(text: string | Buffer): void {
    this.socket.send(text);
  }

  /** The next message that fits. */
  wait<T extends ServerMessage>(fits: (message: ServerMessage) => boolean): Promise<T> {
    return new Promise((done, failed) => {
      if (this.closed !== null) failed(new Error(`closed: ${this.closed}`));
      this.#lost.push(failed);
      this.#waiting.push({ fits, done: done as (message: ServerMessage) => void });
    });
  }
  next<T extends ServerMessage["type"]>(type: T): Promise<Of<T>> {
    return this.wait((message) => message.type === type);
  }

  /** Sends a request and gives the reply to it. */
  ask(
    wish: Wish,
  ): Promise<
    Of<"ack"> | Of<"refused"> | Of<"why"> | Of<"position"> | Of<"hint"> | Of<"warned"> | Of<"pong">
  > {
    const id = ++this.#id;
    const reply = this.wait<Of<"ack">>((message) => "id" in message && message.id === id);
    this.raw(JSON.stringify({ ...wish, id }));
    return reply;
  }

  /** Waits until the state is as wished. */
  async until(fits: (play: PlayJSON) => boolean): Promise<PlayJSON> {
    while (this.play === null || !fits(this.play))
      await this.wait((m) => "play" in m && m.play !== undefined);
    return this.play;
  }

  get isAsked(): boolean {
    const d = this.play?.view.decision;
    return d !== null && d !== undefined && "options" in d;
  }

  answer(...options: string[]) {
    return this.ask({ type: "answer", decision: this.play?.decision ?? "", options });
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Answers, and waits until somebody at the table is asked again. */
export async function move(sitting: Sitting, all: readonly Sitting[], ...options: string[]): Promise<void> {
  const before = sitting.play?.decision;
  const reply = await sitting.answer(...options);
  if (reply.type !== "ack") throw new Error(`refused: ${JSON.stringify(reply).slice(0, 300)}`);
  await untilOne(all, (s) => s.isAsked && (s !== sitting || s.play?.decision !== before));
}

/** Waits until this is so for one of them, or their game is over. */
export async function untilOne(all: readonly Sitting[], is: (one: Sitting) => boolean): Promise<void> {
  while (!all.some((s) => s.play?.result || is(s)))
    await Promise.race(all.map((s) => s.wait((m) => "play" in m && m.play !== undefined)));
}

/** Plays Treasures, buys the dearest it can of a few good cards, and otherwise does as little as possible. */
export function simpleChoice(play: PlayJSON): string[] {
  const d = play.view.decision;
  if (d === null || !("options" in d)) throw new Error("not asked");
  if (d.options.includes("treasures")) return ["treasures"];
  for (const wish of ["buy:colony", "buy:province", "buy:gold", "buy:duchy", "buy:silver"])
    if (d.options.includes(wish)) return [wish];
  const action = d.options.find((option) => option.startsWith("play:"));
  if (action !== undefined) return [action];
  if (d.options.includes("end")) return ["end"];
  return d.options.slice(0, d.min);
}

/** Plays a seat until the game is as wished, or over. Gives the number of answers it gave. */
export async function playUntil(
  sitting: Sitting,
  fits: (play: PlayJSON) => boolean,
  choose = simpleChoice,
): Promise<number> {
  let answers = 0;
  for (;;) {
    const play = await sitting.until((p) => p.result !== null || sitting.isAsked);
    if (play.result !== null || fits(play)) return answers;
    const next = sitting.wait((m) => "play" in m && m.play !== undefined);
    const reply = await sitting.answer(...choose(play));
    if (reply.type !== "ack") throw new Error(`refused: ${JSON.stringify(reply).slice(0, 300)}`);
    answers++;
    await next;
  }
}

/** Plays a seat to the end of the game. */
export const playToEnd = (sitting: Sitting, choose = simpleChoice): Promise<number> =>
  playUntil(sitting, () => false, choose);
