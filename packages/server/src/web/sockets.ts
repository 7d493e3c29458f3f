/**
 * The sockets of tables. Checks who comes from where before a connection is made, and every message before
 * anything looks at it; who sends too much, or nonsense, is shown the door.
 */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { Refusal } from "@fiefdom/engine/decisions";
import { type Bookmark, type ClientMessage, clientMessage } from "@fiefdom/protocol/client";
import { CLOSED, LONGEST_MESSAGE, PROTOCOL_VERSION } from "@fiefdom/protocol/limits";
import { type RawData, type WebSocket, WebSocketServer } from "ws";
import type { Config } from "../config.ts";
import { Bucket, Buckets, visitorOf } from "../limits.ts";
import type { People, Session } from "../people/people.ts";
import type { Claim } from "../people/token.ts";
import { mark } from "../stages.ts";
import type { Person } from "../store/rows.ts";
import { type Client, send } from "../tables/client.ts";
import type { Door } from "../tables/door.ts";
import type { Hall } from "../tables/hall.ts";
import { steady } from "../time.ts";
import { framesOf } from "./frame.ts";
import { isOwnHost } from "./host.ts";
import { isOwnOrigin } from "./origin.ts";
import { Round } from "./round.ts";

const PATH = /^\/api\/tables\/([A-Za-z0-9_-]{16,32})\/socket$/;
/** A client has this long to say hello. */
const HELLO_MS = 10_000;
/** How often each connection is asked for a sign of life, and how long it has for it at least. */
const HEARTBEAT_MS = 30_000;
const GRACE_MS = HEARTBEAT_MS / 2;
/** How often is looked whether the login of a connection has ended elsewhere. */
const LOOK_MS = 2000;
/** Connections have their turns at these steps, some at each. */
const STEP_MS = 100;
/** How long the server waits for clients to close when it goes down. */
const GOODBYE_MS = 2000;
/** Whoever reads so slowly that this much waits for them is let go, and may come back. */
const MOST_UNREAD = 1 << 20;
/** No more than that waits for all of them together: those go for whom most does. */
const MOST_UNREAD_IN_ALL = 1 << 28;
const WEIGH_MS = 1000;
/** So many messages that make no sense, and it was no accident. */
const MOST_NONSENSE = 10;

class Connection implements Client {
  readonly person: Person | null;
  readonly visitor: string;
  /** The login it came with; null for a visitor without a name. */
  readonly claim: Claim | null;
  /** What `othersWrote` was when that login was last found to be good; null if it has to be looked up. */
  goodAt: number | null = null;
  /** That login is over: nothing more is heard from here. */
  isOver = false;
  name: string | null = null;
  seen: Bookmark | null = null;
  onLetGo: () => void = () => {};
  alive = true;
  #pingedAt = 0;
  readonly #socket: WebSocket;
  /** What the frames are written to. */
  readonly #wire: Duplex;
  /** What is to go out in one piece, while that is being put together. */
  #words: string[] | null = null;

  constructor(socket: WebSocket, wire: Duplex, session: Session | null, visitor: string) {
    this.#socket = socket;
    this.#wire = wire;
    this.visitor = visitor;
    this.person = session?.person ?? null;
    this.claim = session?.claim ?? null;
  }
  sendText(text: string): void {
    if (this.#words !== null) this.#words.push(text);
    else this.#write([text]);
  }
  together(words: () => void): void {
    this.#words ??= [];
    try {
      words();
    } finally {
      this.#flush();
    }
  }
  #flush(): void {
    const words = this.#words ?? [];
    this.#words = null;
    if (words.length > 0) this.#write(words);
  }
  #write(texts: readonly string[]): void {
    if (this.isOver || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.unread > MOST_UNREAD) this.letGo();
    else this.#wire.write(bytesOf(texts));
  }
  /** How many bytes wait for the other side to read. */
  get unread(): number {
    return this.#socket.bufferedAmount;
  }
  /** Too slow a reader. */
  letGo(): void {
    if (this.#socket.readyState === this.#socket.CLOSED) return;
    this.onLetGo();
    this.#socket.terminate();
  }
  close(code: number, reason: string): void {
    this.#flush();
    this.#socket.close(code, reason);
  }
  /** The login is over, and so is this, whatever the other side does about it. */
  end(): void {
    if (this.isOver) return;
    this.#flush();
    this.isOver = true;
    this.#socket.close(CLOSED.login, "the login has ended");
  }
  /** Goes without waiting for the other side. */
  cut(): void {
    this.#socket.terminate();
  }
  check(now: number): void {
    if (this.alive) {
      this.alive = false;
      this.#pingedAt = now;
      this.#socket.ping();
    } else if (now - this.#pingedAt >= GRACE_MS) this.#socket.terminate();
  }
}

let said: { readonly text: string; readonly bytes: Buffer } = { text: "", bytes: framesOf([""]) };

/** As it goes over the wire. What several are told one after the other becomes bytes once. */
function bytesOf(texts: readonly string[]): Buffer {
  if (texts.length > 1) return framesOf(texts);
  const [text] = texts;
  if (said.text !== text) said = { text, bytes: framesOf([text]) };
  return said.bytes;
}

export class Sockets {
  readonly #config: Config;
  readonly #hall: Hall;
  readonly #people: People;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    clientTracking: false,
  });
  readonly #connections = new Set<Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #connects: Buckets;
  readonly #heartbeats = new Round(this.#connections, HEARTBEAT_MS, steady());
  readonly #looks = new Round(this.#connections, LOOK_MS, steady());
  readonly #timers: readonly NodeJS.Timeout[];
  #isLooking = false;
  #closing = false;

  constructor(http: Server, config: Config, hall: Hall, people: People) {
    this.#config = config;
    this.#hall = hall;
    this.#people = people;
    this.#connects = new Buckets(config.httpRate, config.httpRate * 5);
    http.on("upgrade", (request, socket, head) => void this.#upgrade(request, socket, head));
    people.onEnded = (isOver) => {
      for (const connection of this.#connections)
        if (connection.claim !== null && isOver(connection.claim)) connection.end();
    };
    hall.metrics.unread = () => sum([...this.#connections].map(({ unread }) => unread));
    this.#timers = [
      setInterval(() => {
        const now = steady();
        for (const connection of this.#heartbeats.take(now)) connection.check(now);
        void this.#endWhatIsOver();
      }, STEP_MS),
      setInterval(() => this.#letGoOfTheSlowest(), WEIGH_MS),
    ];
    for (const timer of this.#timers) timer.unref();
  }

  /** Logins may have ended elsewhere: in another process, or by whoever runs the server. */
  async #endWhatIsOver(): Promise<void> {
    if (this.#isLooking) return;
    const turns = this.#looks.take(steady());
    const claims = turns.flatMap(({ claim, isOver }) => (isOver || claim === null ? [] : [claim]));
    if (claims.length === 0) return;
    this.#isLooking = true;
    try {
      const over = new Set(await this.#people.endedOf(claims));
      for (const connection of turns)
        if (connection.claim !== null && over.has(connection.claim)) connection.end();
    } catch {
      // The store is away; the next look tries again, and until then nothing is done for anybody.
    } finally {
      this.#isLooking = false;
    }
  }

  /** Each may be slow within bounds; all of them together as well. */
  #letGoOfTheSlowest(): void {
    let total = sum([...this.#connections].map(({ unread }) => unread));
    if (total <= MOST_UNREAD_IN_ALL) return;
    for (const connection of [...this.#connections].sort((a, b) => b.unread - a.unread)) {
      if (total <= MOST_UNREAD_IN_ALL) return;
      total -= connection.unread;
      connection.letGo();
    }
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on("error", () => {});
    const refuse = (status: string): void => {
      this.#hall.metrics.refusals.inc({ code: status });
      this.#hall.log.info({ status, address: this.#addressOf(request) }, "a connection was refused");
      socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    };
    try {
      const path = PATH.exec((request.url ?? "").split("?")[0]);
      if (this.#closing) return refuse("503 Service Unavailable");
      if (!isOwnHost(request.headers.host, this.#config.origins, this.#config.host))
        return refuse("421 Misdirected Request");
      if (path === null) return refuse("404 Not Found");
      if (!isOwnOrigin(request.headers.origin, request.headers.host, this.#config.origins))
        return refuse("403 Forbidden");
      const address = this.#addressOf(request);
      if (!this.#connects.take(address, steady())) return refuse("429 Too Many Requests");
      const already = this.#perAddress.get(address) ?? 0;
      if (already >= this.#config.socketsPerAddress) return refuse("429 Too Many Requests");
      // Counted from here on, so that many at once are seen as many.
      this.#perAddress.set(address, already + 1);
      socket.once("close", () => {
        const left = (this.#perAddress.get(address) ?? 1) - 1;
        if (left > 0) this.#perAddress.set(address, left);
        else this.#perAddress.delete(address);
      });
      const session = await this.#people.byCookie(request.headers.cookie);
      const person = session?.person;
      const table = await (await this.#hall.get(path[1]))?.json();
      if (table === undefined) return refuse("404 Not Found");
      const isSeated = table.seats.some((seat) => seat.person !== null && seat.person === person?.publicId);
      if (!isSeated && !table.options.spectators && table.status !== "open") return refuse("403 Forbidden");
      this.#server.handleUpgrade(request, socket, head, (open) =>
        this.#welcome(open, socket, session, address, path[1]),
      );
    } catch (problem) {
      // The table is changing places, or the store is away: a client comes back by itself.
      if (problem instanceof Refusal) return refuse("503 Service Unavailable");
      this.#hall.log.error({ problem: String(problem) }, "a connection failed");
      refuse("500 Internal Server Error");
    }
  }

  #addressOf(request: IncomingMessage): string {
    const forwarded = this.#config.proxy ? request.headers["x-forwarded-for"] : undefined;
    const last = String(forwarded ?? "")
      .split(",")
      .at(-1)
      ?.trim();
    return visitorOf(last || request.socket.remoteAddress || "");
  }

  #welcome(socket: WebSocket, wire: Duplex, session: Session | null, address: string, id: string): void {
    const connection = new Connection(socket, wire, session, this.#people.markOf(address));
    connection.onLetGo = () => this.#hall.metrics.slowReaders.inc();
    const { person, claim } = connection;
    this.#connections.add(connection);
    this.#hall.metrics.sockets.inc();
    const bucket = new Bucket(this.#config.socketRate, this.#config.socketRate * 5, steady());
    const lateHello = setTimeout(() => socket.close(CLOSED.protocol, "no hello"), HELLO_MS);
    let table: Door | null = null;
    let nonsense = 0;
    let floods = 0;

    socket.on("pong", () => (connection.alive = true));
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(lateHello);
      this.#connections.delete(connection);
      this.#hall.metrics.sockets.dec();
      void table?.disconnect(connection);
    });
    const dismiss = (why: string): void => {
      this.#hall.log.info({ why, person: person?.publicId ?? null }, "a connection was ended");
      socket.close(CLOSED.flood, why);
    };
    // One after the other, in the order in which they came.
    let turn = Promise.resolve();
    socket.on("message", (data: RawData, isBinary: boolean) => {
      connection.alive = true;
      if (connection.isOver) return;
      if (!bucket.take(steady())) {
        this.#hall.metrics.refusals.inc({ code: "too-fast" });
        if (++floods > this.#config.socketRate * 5) return dismiss("too many messages");
        return send(connection, { type: "error", code: "too-fast", message: "Slow down." });
      }
      const message = isBinary ? null : parse(data);
      if (message === null) {
        this.#hall.metrics.refusals.inc({ code: "malformed" });
        this.#hall.log.info(
          { code: "malformed", person: person?.publicId ?? null },
          "a message made no sense",
        );
        if (++nonsense > MOST_NONSENSE) return dismiss("too much that makes no sense");
        return send(connection, {
          type: "error",
          code: "malformed",
          message: "That message makes no sense.",
        });
      }
      // Answered at once, whatever the table is busy with or keeps to itself: it says that the line holds, and nothing else.
      if (message.type === "ping" && table !== null)
        return send(connection, { type: "pong", id: message.id, time: this.#hall.now() });
      if (message.type === "answer") mark("arrived", id);
      turn = turn.then(() => take(message));
    });
    // The login may have ended a moment ago, here, which is heard at once, or in another process.
    const isGood = async (message: ClientMessage): Promise<boolean> => {
      try {
        const now = this.#people.othersWrote();
        if (claim !== null && (now === null || now !== connection.goodAt)) {
          if (!(await this.#people.holds(claim))) connection.end();
          connection.goodAt = now;
        }
        return !connection.isOver;
      } catch {
        if (message.type === "hello") socket.close(CLOSED.restart, "the store is away");
        else
          send(connection, {
            type: "refused",
            id: message.id,
            code: "not-stored",
            message: "The store is away. Nothing was done; try again.",
          });
        return false;
      }
    };
    const take = async (message: ClientMessage): Promise<void> => {
      try {
        if (!(await isGood(message))) return;
        if (message.type === "hello") {
          if (table !== null || message.protocol !== PROTOCOL_VERSION)
            return socket.close(CLOSED.protocol, `this is protocol ${PROTOCOL_VERSION}`);
          clearTimeout(lateHello);
          const found = await this.#hall.get(id);
          if (found === null) return socket.close(CLOSED.gone, "no such table");
          table = found;
          connection.name = message.client ?? null;
          await table.connect(connection, message.seen);
          // Gone again before it was its turn?
          if (socket.readyState !== socket.OPEN) void table.disconnect(connection);
        } else if (table === null || message.type === "ping")
          socket.close(CLOSED.protocol, "say hello first");
        else await table.request(connection, message);
      } catch (problem) {
        this.#hall.log.error({ problem: String(problem) }, "a message failed");
        socket.close(1011, "failed");
      }
    };
  }

  /** Tells everybody to come back, and closes. Who does not close as well is cut off after a while. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    for (const connection of this.#connections) {
      send(connection, { type: "bye", reason: "restart", again: 1000 });
      connection.close(CLOSED.restart, "restart");
    }
    for (const end = steady() + GOODBYE_MS; this.#connections.size > 0 && steady() < end; ) await sleep(20);
    for (const connection of this.#connections) connection.cut();
  }
}

const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);

function parse(data: RawData) {
  try {
    const result = clientMessage.safeParse(JSON.parse(String(data)));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
