/**
 * `fiefdom bot`: seats a program at a table. The program reads lines of JSON and writes lines of JSON, in any
 * language; this command does the rest: name, seat, connection, coming back, sending again.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { CLOSED, type PlayJSON, PROTOCOL_VERSION, readServerMessage, type Welcome } from "@fiefdom/protocol";
import { hasMessage } from "@fiefdom/text/messages";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { system } from "../problem.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { lang, message } from "../words.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom bot --table LINK [--name NAME] -- PROGRAM [ARGUMENTS]"),
    [
      ...paragraph("cli.tells.bot"),
      '  {"type": "start", "seat": 0, "table": {...}, "cards": [...]}',
      '  {"type": "decide", "decision": {...}, "view": {...}, "events": [...]}',
      '  {"type": "refused", "code": "...", "message": "..."}',
      '  {"type": "over", "result": [...]}',
    ],
    paragraph("cli.tells.bot.answers"),
    list([["--table LINK", "cli.option.table"], ["--name NAME", "cli.option.name.bot"], LANGUAGE]),
  );

const OPTIONS = {
  table: { type: "string" },
  name: { type: "string", default: "Bot" },
  help: { type: "boolean", short: "h" },
} as const;

/** After so many answers in a row that are not allowed the program resigns. */
const MOST_REFUSALS = 5;

export async function run(args: readonly string[]): Promise<number> {
  const cut = args.indexOf("--");
  const [own, program] = cut < 0 ? [args, []] : [args.slice(0, cut), args.slice(cut + 1)];
  const { values } = readOptions(own, OPTIONS);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  if (values.table === undefined || program.length === 0) throw new UsageError(usage());
  const { origin, id } = linkOf(values.table);
  const cookie = await seat(origin, id, values.name);
  const player = new Program(program);
  const { isOver, text } = await new Game(origin, id, cookie, player).play();
  player.end();
  console.error(text);
  return isOver ? 0 : 1;
}

function linkOf(link: string): { origin: string; id: string } {
  const url = URL.canParse(link) ? new URL(link) : null;
  const id = url === null ? undefined : /[A-Za-z0-9_-]{16,32}/.exec(url.pathname + url.hash)?.[0];
  if (url === null || id === undefined)
    throw new UsageError(message("cli.wrong.link", { link, example: "http://localhost:8080/table/ID" }));
  return { origin: url.origin, id };
}

/** Takes a name and a seat; gives the cookie that both belong to. */
async function seat(origin: string, id: string, name: string): Promise<string> {
  const guest = await post(`${origin}/api/guest`, { name });
  const cookie = guest.headers.get("set-cookie")?.split(";")[0] ?? "";
  await post(`${origin}/api/tables/${id}/join`, {}, cookie);
  return cookie;
}

/** What the server does not want: English in its words, the other languages in those for its code. */
function refusal({ code, message: words }: { code?: string; message?: string }): string | undefined {
  const key = ["web.online.problem", "refusal"].map((room) => `${room}.${code}`).find(hasMessage);
  return lang() === "en" || key === undefined ? words : message(key);
}

async function post(url: string, body: object, cookie = ""): Promise<Response> {
  const headers = { "content-type": "application/json", cookie };
  const reply = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) }).catch(() => {
    throw new UsageError(message("cli.wrong.unreachable", { address: new URL(url).origin }));
  });
  if (reply.ok) return reply;
  const said = (await reply.json().catch(() => null)) as {
    error?: { code?: string; message?: string };
  } | null;
  throw new UsageError(
    refusal(said?.error ?? {}) ?? message("cli.wrong.noServer", { address: url, status: reply.status }),
  );
}

/** The program, one line at a time. */
class Program {
  readonly #child: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  constructor([command, ...args]: readonly string[]) {
    this.#child = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
    this.#child.on("error", (problem) =>
      console.error(
        `fiefdom: ${message("cli.wrong.program", { program: command, problem: system(problem) })}`,
      ),
    );
    this.#child.stdin?.on("error", () => {});
    if (this.#child.stdout === null) throw new Error("the program has no output");
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  tell(message: object): void {
    this.#child.stdin?.write(`${JSON.stringify(message)}\n`);
  }

  /** Its next line, as a list of options; null when it has ended or writes something else. */
  async answer(): Promise<string[] | null> {
    const { value, done } = await this.#lines.next();
    if (done === true) return null;
    try {
      const given: unknown = JSON.parse(value);
      return Array.isArray(given) ? given.map(String) : [String(given)];
    } catch {
      return null;
    }
  }

  end(): void {
    this.#child.stdin?.end();
  }
}

interface Outcome {
  readonly isOver: boolean;
  readonly text: string;
}

class Game {
  readonly #url: string;
  readonly #cookie: string;
  readonly #program: Program;
  /** What it calls itself and how it counts its requests, so that one that is sent again is done once. */
  readonly #client = randomUUID();
  #lastId = 0;
  #play: PlayJSON | null = null;
  #started = false;
  #deciding = false;
  #refusals = 0;
  /** What was sent and not acknowledged yet. */
  #pending: { id: number; decision: string; options: string[] } | null = null;
  #socket: WebSocket | null = null;
  #outcome: Outcome | null = null;

  constructor(origin: string, id: string, cookie: string, program: Program) {
    this.#url = `${origin.replace("http", "ws")}/api/tables/${id}/socket`;
    this.#cookie = cookie;
    this.#program = program;
  }

  /** Plays until the game is over, however often the connection is lost. */
  async play(): Promise<Outcome> {
    for (let wait = 100; this.#outcome === null; wait = Math.min(5000, wait * 2)) {
      const start = Date.now();
      await this.#connection();
      if (Date.now() - start > 5000) wait = 100;
      if (this.#outcome === null) await sleep(wait);
    }
    return this.#outcome;
  }

  #connection(): Promise<void> {
    const socket = new WebSocket(this.#url, { headers: { cookie: this.#cookie } });
    this.#socket = socket;
    return new Promise((done) => {
      socket.addEventListener("open", () => {
        const seen = this.#play?.bookmark ?? null;
        this.#send({ type: "hello", protocol: PROTOCOL_VERSION, seen, client: this.#client });
      });
      socket.addEventListener("message", ({ data }) => this.#take(String(data)));
      socket.addEventListener("error", () => {});
      socket.addEventListener("close", ({ code }) => {
        if (code === CLOSED.protocol || code === CLOSED.gone)
          this.#outcome = { isOver: false, text: message("cli.bot.closed", { code: String(code) }) };
        done();
      });
    });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #take(text: string): void {
    const message = readServerMessage(text);
    switch (message?.type) {
      case "welcome":
        this.#begin(message);
        break;
      case "play":
        this.#see(message.play);
        break;
      case "ack":
        this.#pending = null;
        this.#refusals = 0;
        break;
      case "refused":
        this.#pending = null;
        this.#program.tell({ type: "refused", code: message.code, message: message.message });
        if (++this.#refusals >= MOST_REFUSALS) this.#send({ type: "resign", id: ++this.#lastId });
        else if (message.play !== undefined) this.#see(message.play);
        break;
    }
  }

  #begin({ play, you, table, cards }: Welcome): void {
    if (play === null) return;
    if (!this.#started) this.#program.tell({ type: "start", seat: you.seat, table, cards });
    this.#started = true;
    // What was sent before may be lost.
    if (this.#pending !== null) this.#send({ type: "answer", ...this.#pending });
    this.#see(play);
  }

  #see(play: PlayJSON): void {
    this.#play = play;
    if (play.result !== null) {
      this.#program.tell({ type: "over", result: play.result });
      const mine = play.result.find((row) => row.seat === play.view.seat);
      const text = message("cli.bot.over", { place: mine?.place ?? 0, points: mine?.score.total ?? 0 });
      this.#outcome = { isOver: true, text };
      this.#socket?.close();
    } else void this.#decide(play);
  }

  async #decide({ view, decision, events }: PlayJSON): Promise<void> {
    if (this.#deciding || this.#pending !== null || decision === null) return;
    if (view.decision === null || !("options" in view.decision)) return;
    this.#deciding = true;
    this.#program.tell({ type: "decide", decision: view.decision, view, events });
    const options = await this.#program.answer();
    this.#deciding = false;
    if (options === null) {
      this.#outcome = { isOver: false, text: message("cli.bot.ended") };
      this.#send({ type: "resign", id: ++this.#lastId });
      await sleep(200);
      this.#socket?.close();
      return;
    }
    this.#pending = { id: ++this.#lastId, decision, options };
    this.#send({ type: "answer", ...this.#pending });
  }
}
