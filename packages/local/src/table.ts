/**
 * A table without a server. It takes the messages that a client sends over a server's socket and replies in
 * kind; the game lives here and nowhere else, and what goes out is what the person's seat may know.
 */
import { boardFor } from "@fiefdom/cards";
import { answer, type Board, type Game, type GameRecord, Refusal, replay, start } from "@fiefdom/engine";
import {
  type Bookmark,
  type ClientMessage,
  type PlayJSON,
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableOptions,
} from "@fiefdom/protocol";
import { cardFacts } from "@fiefdom/protocol/facts";
import { NO_STANDING } from "@fiefdom/protocol/standing";
import { type Company, HomeTable } from "@fiefdom/table/home";
import type { Course } from "@fiefdom/table/match";
import { playFor } from "@fiefdom/table/play";
import type { Scene } from "@fiefdom/table/scenes";
import { beginAt, courseFrom } from "./arranged.ts";
import { beginLesson, courseOf } from "./lesson.ts";
import type { Keepsake, Setting, Sight } from "./messages.ts";
import { Opponents, type Surroundings, takePlan } from "./opponents.ts";

const ENDLESS = "The others could go on like this for ever.";

/** The game as it began, where it was not dealt; null where it was. */
function arrangedFor({ lesson, position, before = [] }: Setting, board: Board, seed: string): Game | null {
  if (lesson !== undefined) return beginLesson(board, lesson);
  if (position === undefined) return null;
  const game = beginAt(board, position, seed);
  for (const options of before) answer(game, game.player, [...options]);
  return game;
}

function courseIn({ lesson, position }: Setting, seed: string): Course | undefined {
  if (lesson !== undefined) return courseOf(lesson);
  return position === undefined ? undefined : courseFrom(position, seed);
}

export class LocalTable {
  #setting: Setting;
  readonly #post: (message: ServerMessage) => void;
  readonly #around: Surroundings;
  readonly #table: HomeTable;
  #bots: Opponents;
  /** How far the client has read. */
  #seen: Bookmark | null = null;

  private constructor(
    setting: Setting,
    game: Game,
    seed: string,
    post: (message: ServerMessage) => void,
    around: Surroundings,
  ) {
    // A lesson has a coach of its own; games from before there were hints have them as well.
    const { hints = setting.lesson === undefined }: Partial<TableOptions> = setting.options;
    const options = { ...setting.options, hints };
    this.#setting = setting;
    this.#post = post;
    this.#around = around;
    this.#table = new HomeTable(setting, options, game, seed, courseIn(setting, seed));
    this.#bots = new Opponents(setting, game.board, seed, around);
    this.#watch();
  }

  /** The page is shown every scene. */
  #watch(): void {
    const { match, you } = this.#table;
    match.scenes.audience = () => [you];
  }

  static begin(
    setting: Setting,
    board: Board,
    seed: string,
    post: (message: ServerMessage) => void,
    around: Surroundings = {},
  ): LocalTable {
    const { first } = setting;
    const game =
      arrangedFor(setting, board, seed) ??
      start(board, seed, { log: true, history: true, ...(first === undefined ? {} : { first }) });
    return new LocalTable(setting, game, seed, post, around);
  }

  static resume(
    kept: Keepsake,
    post: (message: ServerMessage) => void,
    around: Surroundings = {},
  ): LocalTable {
    const local = LocalTable.#asItBegan(kept, post, around);
    local.#table.goOnFrom(kept);
    return local;
  }

  static #asItBegan(
    { setting, record, plan }: Keepsake,
    post: (message: ServerMessage) => void,
    around: Surroundings,
  ): LocalTable {
    const { taken = 0 } = setting;
    const game =
      arrangedFor(setting, boardFor(record.setUp), String(record.seed)) ?? replay(record, boardFor, taken);
    if (plan !== undefined) takePlan(game.board, plan);
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
    const { match, you } = this.#table;
    const plan = this.#bots.plan();
    return {
      fiefdom: "local",
      ...this.#table.keep(),
      turns: match.game.players[you].turns,
      setting: this.#setting,
      ...(plan === undefined ? {} : { plan }),
    };
  }

  /** The table as its person saw it when so many events had been told; null if there was no such moment. */
  past(told: number): PlayJSON["view"] | null {
    const kept = this.keepsake();
    const again = LocalTable.#asItBegan(kept, () => {}, {}).#table;
    const { scenes } = again.match;
    const first = scenes.present(again.you);
    again.goOnFrom(kept);
    const shown = [first, ...scenes.take(again.you)];
    return shown.find(({ bookmark }) => bookmark.events >= told)?.view ?? null;
  }

  /** What the person may know, for somebody who thinks in their place; null where there is nothing to think about. */
  sight(): Sight | null {
    try {
      const seen = this.#table.sight(this.#table.you, Math.random());
      const plan = this.#bots.plan();
      return { seen, ...(plan === undefined ? {} : { plan }) };
    } catch (problem) {
      if (problem instanceof Refusal) return null;
      throw problem;
    }
  }

  hear(message: ClientMessage): void {
    switch (message.type) {
      case "hello":
        this.#around.keep?.();
        this.#welcome();
        this.#goOn();
        return;
      case "answer":
      case "undo":
      case "standing":
      case "rematch":
        this.#act(message);
        return;
      case "why":
        this.#why(message.id, message.what);
        return;
      case "position":
        this.#position(message.id);
        return;
      case "ping":
        this.#post({ type: "pong", id: message.id, time: 0 });
        return;
      default:
        this.#refuse(message.id, new Refusal("alone", "Nobody else sits at this table."));
    }
  }

  #act(message: Parameters<HomeTable["act"]>[0]): void {
    const { id } = message;
    const change = this.#try(id, () => this.#table.act(message));
    if (change === null) return;
    if (change.begun) this.#startAnew();
    // Whoever has seen a move may leave the next moment and find it made.
    this.#around.keep?.();
    this.#post({ type: "ack", id, ...change.ack });
    if (change.begun) this.#welcome();
    else this.#show();
    this.#goOn();
  }

  #why(id: number, what: string): void {
    const reason = this.#try(id, () => ({ why: this.#table.why(this.#table.you, what) }));
    if (reason !== null) this.#post({ type: "why", id, reason: reason.why });
  }

  #position(id: number): void {
    const written = this.#try(id, () => this.#table.position(this.#table.you, Math.random()));
    if (written !== null) this.#post({ type: "position", id, line: written });
  }

  /** Null if it was refused. */
  #try<T>(id: number, something: () => T): T | null {
    try {
      return something();
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      this.#refuse(id, problem);
      return null;
    }
  }

  #refuse(id: number, { code, message }: Refusal): void {
    this.#post({ type: "refused", id, code, message, play: this.#present() });
  }

  /** Another game on the same board, which has nothing to do with how the first one began. */
  #startAnew(): void {
    const { options, names, bots, follows } = this.#setting;
    this.#setting = { options, names, bots, ...(follows === undefined ? {} : { follows }) };
    this.#bots = new Opponents(this.#setting, this.#table.match.game.board, this.#table.seed, this.#around);
    this.#watch();
  }

  #welcome(): void {
    const { you, match, body, shown } = this.#table;
    this.#seen = null;
    this.#post({
      type: "welcome",
      protocol: PROTOCOL_VERSION,
      time: 0,
      you: { seat: you, person: null },
      table: shown,
      play: this.#present(),
      cards: cardFacts(match.game.board),
      standing: body.standing[you] ?? NO_STANDING,
      muted: [],
      chat: [],
    });
  }

  /** The game as it stands. */
  #present(): PlayJSON {
    const { match, you } = this.#table;
    match.scenes.take(you);
    return this.#play(match.scenes.present(you));
  }

  #play(scene: Scene): PlayJSON {
    const { match, you, result } = this.#table;
    const undo = this.#table.mayUndo(you, scene.undo);
    const play = playFor(match, you, this.#seen, scene, result, undo)(0);
    this.#seen = play.bookmark;
    return play;
  }

  /** Everything that the person has not seen yet. */
  #show(): void {
    const { match, you } = this.#table;
    for (const scene of match.scenes.take(you)) this.#post({ type: "play", play: this.#play(scene) });
  }

  /** Sets the others going. What goes wrong in a bot is an error of this program and must be seen as one. */
  #goOn(): void {
    const { pause, keep, rests } = this.#around;
    if (rests?.() === true) return;
    const bots = this.#bots;
    let isMoved = false;
    const company: Company = {
      in: (seat) => bots.in(seat),
      moved: () => {
        isMoved = true;
        this.#show();
      },
      rested: (isEndless) => {
        if (isEndless) this.#post({ type: "error", code: "endless", message: ENDLESS });
        if (isMoved) keep?.();
        if (!isEndless) bots.ponder(this.#table.match.game);
      },
      ...(pause === undefined ? {} : { pause }),
    };
    this.#table.letBotsPlay(company).catch((problem: unknown) => {
      setTimeout(() => {
        throw problem;
      });
    });
  }
}
