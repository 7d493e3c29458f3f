/**
 * A table without a server. It takes the messages that a client sends over a server's socket and replies in
 * kind; the game lives here and nowhere else, and what goes out is what the person's seat may know.
 */
import { boardFor } from "@fiefdom/cards";
import {
  type Answer,
  answer,
  type Board,
  decisionJSON,
  explain,
  type Game,
  type GameRecord,
  Refusal,
  record,
  redact,
  replay,
  start,
  startsNext,
  undo,
  undoPoint,
  view,
} from "@fiefdom/engine";
import {
  type ClientMessage,
  type EventJSON,
  eventJSON,
  type PlayJSON,
  PROTOCOL_VERSION,
  type ServerMessage,
  type StandingAnswers,
  type TableJSON,
} from "@fiefdom/protocol";
import { cardFacts } from "@fiefdom/protocol/facts";
import { NO_STANDING, standingAnswer } from "@fiefdom/protocol/standing";
import { beginLesson, giveInLesson, replayLesson, undoInLesson } from "./lesson.ts";
import type { Keepsake, Setting } from "./messages.ts";
import { Opponents, type Surroundings, takePlan } from "./opponents.ts";
import { resultOf } from "./result.ts";

/** The person's seat: the one without a bot. */
const personIn = (setting: Setting): number => setting.bots.indexOf("");

/**
 * Moves of bots in a row. A person without a card is never asked, and a bot with one good card may play it for
 * ever; the person is told, and may take back what led to it.
 */
const MOST_ALONE = 3000;

export class LocalTable {
  readonly #setting: Setting;
  readonly #you: number;
  readonly #post: (message: ServerMessage) => void;
  #seed: string;
  #game: Game;
  readonly #around: Surroundings;
  #bots: Opponents;
  /** Counts the times that the others were set going: who was overtaken by a later one stops. */
  #going = 0;
  #games: number;
  #undos = 0;
  /** Answers of another game that this one goes on from: they are not taken back. */
  #taken: number;
  /** Events that the client has. */
  #sent = 0;
  #standing: StandingAnswers = NO_STANDING;

  private constructor(
    setting: Setting,
    game: Game,
    seed: string,
    post: (message: ServerMessage) => void,
    around: Surroundings,
  ) {
    this.#setting = setting;
    this.#you = personIn(setting);
    this.#taken = setting.taken ?? 0;
    this.#post = post;
    this.#game = game;
    this.#seed = seed;
    this.#games = 1;
    this.#around = around;
    this.#bots = new Opponents(setting, game.board, seed, around);
  }

  static begin(
    setting: Setting,
    board: Board,
    seed: string,
    post: (message: ServerMessage) => void,
    around: Surroundings = {},
  ): LocalTable {
    const { lesson, first } = setting;
    const game =
      lesson === undefined
        ? start(board, seed, { log: true, history: true, ...(first === undefined ? {} : { first }) })
        : beginLesson(board, lesson);
    return new LocalTable(setting, game, seed, post, around);
  }

  static resume(
    kept: Keepsake,
    post: (message: ServerMessage) => void,
    around: Surroundings = {},
  ): LocalTable {
    const { setting, record } = kept;
    const game =
      setting.lesson === undefined
        ? replay(record, boardFor)
        : replayLesson(boardFor(record.setUp), setting.lesson, record.answers);
    if (kept.plan !== undefined) takePlan(game.board, kept.plan);
    return new LocalTable(setting, game, String(record.seed), post, around);
  }

  /** Goes on from a recorded game at the moment before its answer number `at`. */
  static goOn(
    made: GameRecord,
    at: number,
    setting: Setting,
    post: (message: ServerMessage) => void,
    around: Surroundings = {},
  ): LocalTable {
    const game = replay(made, boardFor, at);
    if (game.over) throw new Refusal("game-over", "The game is over at that moment.");
    return new LocalTable({ ...setting, taken: at }, game, String(made.seed), post, around);
  }

  /** What is needed to go on with this game another time. */
  keepsake(): Keepsake {
    const { over } = this.#game;
    const plan = this.#bots.plan();
    return {
      fiefdom: "local",
      over,
      turns: this.#game.players[this.#you].turns,
      setting: { ...this.#setting, taken: this.#taken },
      record: record(this.#game),
      ...(over ? { result: resultOf(this.#game) } : {}),
      ...(plan === undefined ? {} : { plan }),
    };
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
        this.#post({ type: "why", id: message.id, reason: explain(this.#game, this.#you, message.what) });
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
      you: { seat: this.#you, person: null },
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
      host: this.#you,
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
    for (let i = from; i < entries.length; i++)
      events.push(eventJSON(g.board, redact(entries[i], this.#you)));
    this.#sent = entries.length;
    return {
      game: String(this.#games),
      view: view(g, this.#you).toJSON(),
      decision: this.#decisionId(),
      bookmark: { game: this.#games, undos: this.#undos, events: this.#sent },
      from,
      events,
      clock: null,
      undo: this.#undoState(),
      result: g.over ? resultOf(g) : null,
    };
  }

  #undoState(): "free" | "consent" | "no" {
    if (!this.#hasOwnMove()) return "no";
    try {
      undoPoint(this.#game, this.#you);
      return "free";
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      return problem.code === "revealed" || problem.code === "others-decided" ? "consent" : "no";
    }
  }

  /** Has the person decided something at this table? */
  #hasOwnMove(): boolean {
    const seats = this.#game.history?.seats ?? [];
    return seats.lastIndexOf(this.#you) >= this.#taken;
  }

  #answer(id: number, decision: string, options: readonly string[]): void {
    if (decision !== this.#decisionId()) {
      this.#refuse(id, "too-late", "That question is no longer open.");
      return;
    }
    try {
      this.#give(this.#you, options);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#refuse(id, problem.code, problem.message);
      return;
    }
    this.#post({ type: "ack", id });
    this.#tell();
    this.#goOn();
  }

  #give(seat: number, given: Answer): void {
    if (this.#setting.lesson === undefined) answer(this.#game, seat, given);
    else giveInLesson(this.#game, seat, given);
  }

  /** Bots agree to every undo. */
  #undo(id: number): void {
    try {
      if (!this.#hasOwnMove())
        throw new Refusal("nothing-to-undo", "There is no earlier decision of yours at this table.");
      const { lesson } = this.#setting;
      this.#game =
        lesson === undefined
          ? undo(this.#game, this.#you, { force: true })
          : undoInLesson(this.#game, lesson);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#refuse(id, problem.code, problem.message);
      return;
    }
    this.#undos++;
    // Whoever was about to move decided in a game that is no more.
    this.#going++;
    this.#post({ type: "ack", id });
    this.#tell();
  }

  #refuse(id: number, code: string, message: string): void {
    this.#post({ type: "refused", id, code, message, play: this.#play() });
  }

  #tell(): void {
    this.#post({ type: "play", play: this.#play() });
  }

  /** Sets the others going. What goes wrong in a bot is an error of this program and must be seen as one. */
  #goOn(): void {
    this.#others(++this.#going).catch((problem: unknown) => {
      setTimeout(() => {
        throw problem;
      });
    });
  }

  /**
   * Bots and standing answers play, move by move, until the person is asked or the game is over. Between two
   * moves the person may have a word; if that changed the course of things, this stops.
   */
  async #others(going: number): Promise<void> {
    const { pause, rested } = this.#around;
    const g = this.#game;
    let alone = 0;
    for (let d = g.decision; d !== null; d = g.decision) {
      const isPerson = d.who === this.#you;
      if (isPerson) alone = 0;
      else if (++alone > MOST_ALONE) {
        this.#post({ type: "error", code: "endless", message: "The others could go on like this for ever." });
        break;
      }
      if (!isPerson && this.#bots.in(d.who) === null) {
        await this.#bots.ready;
        if (going !== this.#going) return;
      }
      const mine = view(g, d.who);
      const given = isPerson
        ? standingAnswer(decisionJSON(g, d), this.#standing)
        : this.#bots.in(d.who)?.answer(mine, d);
      if (given === null || given === undefined) break;
      this.#give(d.who, given);
      this.#tell();
      if (pause === undefined) continue;
      await pause();
      if (going !== this.#going) return;
    }
    rested?.();
  }

  /** Another game on the same board. */
  #again(): void {
    const first = startsNext(this.#game);
    this.#games++;
    this.#seed = `${this.#seed}/again`;
    this.#undos = 0;
    this.#taken = 0;
    this.#game = start(this.#game.board, this.#seed, {
      log: true,
      history: true,
      ...(first < 0 ? {} : { first }),
    });
    this.#bots = new Opponents(this.#setting, this.#game.board, this.#seed, this.#around);
    this.#welcome();
  }
}
