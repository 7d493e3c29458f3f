/**
 * A table without a server. It takes the messages that a client sends over a server's socket and replies in
 * kind; the game lives here and nowhere else, and what goes out is what the person's seat may know.
 */
import type { Bot } from "@fiefdom/bots/player";
import { ROSTER } from "@fiefdom/bots/roster";
import { boardFor } from "@fiefdom/cards";
import {
  answer,
  type Board,
  explain,
  type Game,
  Refusal,
  record,
  redact,
  replay,
  score,
  standings,
  start,
  startsNext,
  undo,
  undoPoint,
  view,
} from "@fiefdom/engine";
import { scoreJSON } from "@fiefdom/engine/view";
import {
  type ClientMessage,
  type EventJSON,
  eventJSON,
  type PlaceJSON,
  type PlayJSON,
  PROTOCOL_VERSION,
  type ServerMessage,
  type StandingAnswers,
  type TableJSON,
} from "@fiefdom/protocol";
import { cardFacts } from "./facts.ts";
import type { Keepsake, Setting } from "./messages.ts";
import { standingAnswer } from "./standing.ts";

/** The person's seat. */
const YOU = 0;

export class LocalTable {
  readonly #setting: Setting;
  readonly #post: (message: ServerMessage) => void;
  #seed: string;
  #game: Game;
  #bots: readonly (Bot | null)[];
  #games: number;
  #undos = 0;
  /** Events that the client has. */
  #sent = 0;
  #standing: StandingAnswers = { reactions: {}, treasures: false, payDebt: false };

  private constructor(setting: Setting, game: Game, seed: string, post: (message: ServerMessage) => void) {
    this.#setting = setting;
    this.#post = post;
    this.#game = game;
    this.#seed = seed;
    this.#games = 1;
    this.#bots = botsOf(setting, game.board, seed);
  }

  static begin(
    setting: Setting,
    board: Board,
    seed: string,
    post: (message: ServerMessage) => void,
  ): LocalTable {
    return new LocalTable(setting, start(board, seed, { log: true, history: true }), seed, post);
  }

  static resume(kept: Keepsake, post: (message: ServerMessage) => void): LocalTable {
    return new LocalTable(kept.setting, replay(kept.record, boardFor), String(kept.record.seed), post);
  }

  /** What is needed to go on with this game another time. */
  keepsake(): Keepsake {
    return { fiefdom: "local", over: this.#game.over, setting: this.#setting, record: record(this.#game) };
  }

  hear(message: ClientMessage): void {
    switch (message.type) {
      case "hello":
        this.#welcome();
        return;
      case "answer":
        this.#answer(message.id, message.decision, message.options);
        return;
      case "undo":
        this.#undo(message.id);
        return;
      case "why":
        this.#post({ type: "why", id: message.id, reason: explain(this.#game, YOU, message.what) });
        return;
      case "standing":
        this.#standing = {
          reactions: message.reactions,
          treasures: message.treasures,
          payDebt: message.payDebt,
        };
        this.#post({ type: "ack", id: message.id });
        this.#goOn();
        return;
      case "rematch":
        this.#post({ type: "ack", id: message.id });
        if (message.yes && this.#game.over) this.#again();
        return;
      case "ping":
        this.#post({ type: "pong", id: message.id, time: 0 });
        return;
      default:
        this.#refuse(message.id, "alone", "Nobody else sits at this table.");
    }
  }

  #welcome(): void {
    this.#sent = 0;
    this.#post({
      type: "welcome",
      protocol: PROTOCOL_VERSION,
      time: 0,
      you: { seat: YOU, person: null },
      table: this.#table(),
      play: this.#play(),
      cards: cardFacts(this.#game.board),
      standing: this.#standing,
      muted: [],
      chat: [],
    });
    this.#goOn();
  }

  #table(): TableJSON {
    return {
      id: "local",
      status: this.#game.over ? "over" : "playing",
      options: this.#setting.options,
      seats: this.#setting.names.map((name, seat) => ({
        seat,
        kind: this.#setting.bots[seat] === "" ? "person" : "bot",
        name,
        person: null,
        bot: this.#setting.bots[seat] || null,
        connected: true,
        resigned: false,
        rating: null,
      })),
      host: YOU,
      spectators: 0,
      proposal: null,
      rematch: [],
      games: this.#games,
    };
  }

  #decisionId(): string | null {
    return this.#game.decision === null ? null : `${this.#undos}.${this.#game.history?.answers.length ?? 0}`;
  }

  #play(): PlayJSON {
    const g = this.#game;
    const entries = g.log?.entries ?? [];
    const from = Math.min(this.#sent, entries.length);
    const events: EventJSON[] = [];
    for (let i = from; i < entries.length; i++) events.push(eventJSON(g.board, redact(entries[i], YOU)));
    this.#sent = entries.length;
    return {
      game: String(this.#games),
      view: view(g, YOU).toJSON(),
      decision: this.#decisionId(),
      bookmark: { game: this.#games, undos: this.#undos, events: this.#sent },
      from,
      events,
      clock: null,
      undo: this.#undoState(),
      result: g.over ? this.#result() : null,
    };
  }

  #undoState(): "free" | "consent" | "no" {
    try {
      undoPoint(this.#game, YOU);
      return "free";
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return problem.code === "revealed" || problem.code === "others-decided" ? "consent" : "no";
    }
  }

  #result(): PlaceJSON[] {
    const g = this.#game;
    return standings(g).map(({ seat, place, turns }) => ({
      seat,
      place,
      turns,
      resigned: false,
      score: scoreJSON(g, score(g, seat)),
    }));
  }

  #answer(id: number, decision: string, options: readonly string[]): void {
    if (decision !== this.#decisionId()) {
      this.#refuse(id, "too-late", "That question is no longer open.");
      return;
    }
    try {
      answer(this.#game, YOU, options);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#refuse(id, problem.code, problem.message);
      return;
    }
    this.#post({ type: "ack", id });
    this.#tell();
    this.#goOn();
  }

  /** Bots agree to every undo. */
  #undo(id: number): void {
    try {
      this.#game = undo(this.#game, YOU, { force: true });
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#refuse(id, problem.code, problem.message);
      return;
    }
    this.#undos++;
    this.#post({ type: "ack", id });
    this.#tell();
  }

  #refuse(id: number, code: string, message: string): void {
    this.#post({ type: "refused", id, code, message, play: this.#play() });
  }

  #tell(): void {
    this.#post({ type: "play", play: this.#play() });
  }

  /** Bots and standing answers play, move by move, until the person is asked or the game is over. */
  #goOn(): void {
    const g = this.#game;
    for (let d = g.decision; d !== null; d = g.decision) {
      const bot = this.#bots[d.who];
      const mine = view(g, d.who);
      const given = bot === null ? standingAnswer(mine, this.#standing) : bot.answer(mine, d);
      if (given === null) return;
      answer(g, d.who, given);
      this.#tell();
    }
  }

  /** Another game on the same board. */
  #again(): void {
    const first = startsNext(this.#game);
    this.#games++;
    this.#seed = `${this.#seed}/again`;
    this.#undos = 0;
    this.#game = start(this.#game.board, this.#seed, {
      log: true,
      history: true,
      ...(first < 0 ? {} : { first }),
    });
    this.#bots = botsOf(this.#setting, this.#game.board, this.#seed);
    this.#welcome();
  }
}

const botsOf = (setting: Setting, board: Board, seed: string): (Bot | null)[] =>
  setting.bots.map((name, seat) => (name === "" ? null : ROSTER[name].make(board, `${seed}/${seat}`)));
