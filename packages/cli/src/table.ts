/**
 * A table at which one person plays against bots. This is the only file of the terminal that holds the
 * game; everything else gets what the person's seat may know: its view and its reading of the log.
 */

import type { Bot } from "@fiefdom/bots/player";
import { findBot, type Listed, ROSTER } from "@fiefdom/bots/roster";
import { sovereignOnThreads, Threads } from "@fiefdom/bots/threads";
import { boardFor } from "@fiefdom/cards";
import {
  answer,
  type Board,
  determinize,
  explain,
  type Game,
  type GameRecord,
  type Reason,
  record,
  redact,
  replay,
  SaveError,
  type Standing,
  standings,
  start,
  undo,
  type ViewJSON,
  view,
} from "@fiefdom/engine";
import type { SeenEntry } from "@fiefdom/engine/log";
import { writePosition } from "@fiefdom/engine/notation";
import { positionOf } from "@fiefdom/engine/position";
import { readSetUp, setUpNames } from "@fiefdom/engine/save";
import { TREASURE } from "@fiefdom/engine/types";
import type { CardFacts } from "@fiefdom/protocol";
import { factsOf } from "@fiefdom/protocol/facts";
import { type StoryLine, tell } from "@fiefdom/text/log";

/** Who sits where, and what the game is called. */
export interface Setting {
  readonly names: readonly string[];
  /** The person's seat. */
  readonly seat: number;
  /** The bot of each seat, by its name in the roster; empty for the person. */
  readonly bots: readonly string[];
  /** A named kingdom's id; else how the kingdom came about. */
  readonly kingdom: string;
}

/** A table as it is kept in a file. */
export interface TableFile {
  readonly fiefdom: "table";
  readonly over: boolean;
  readonly setting: Setting;
  readonly record: GameRecord;
}

/** Moves of bots in a row. */
const MOST_ALONE = 3000;

export class Table {
  readonly setting: Setting;
  readonly seed: string;
  #game: Game;
  /** Made when they are first asked: some have to find a plan before. */
  readonly #bots: (Bot | undefined)[] = [];

  private constructor(setting: Setting, game: Game, seed: string) {
    for (const name of setting.bots) if (name !== "") listed(name);
    this.setting = setting;
    this.seed = seed;
    this.#game = game;
  }

  static begin(setting: Setting, board: Board, seed: string): Table {
    return new Table(setting, start(board, seed, { log: true, history: true }), seed);
  }

  /** Takes up a table from its file, or from a bare record of a game. */
  static resume(text: string): Table {
    const { setting, record: made } = readTable(text);
    return new Table(setting, replay(made, boardFor), String(made.seed));
  }

  get board(): Board {
    return this.#game.board;
  }

  /** The bots that need a plan for this board, by their names in the roster. */
  get planners(): readonly string[] {
    return [...new Set(this.setting.bots)].filter((name) => name !== "" && findBot(name)?.needsPlan === true);
  }

  /**
   * The bots answer until the person is asked or the game is over. `goesOn` is asked before a longer thought
   * of a seat; false leaves the game as it stands. True if it could go on like this for ever: a person without
   * a card is never asked, and a bot with one good card may play it again and again.
   */
  async letBotsPlay(goesOn: (seat: number) => boolean = () => true): Promise<boolean> {
    const g = this.#game;
    let alone = 0;
    for (let d = g.decision; d !== null; d = g.decision) {
      const { who } = d;
      if (who === this.setting.seat) return false;
      if (++alone > MOST_ALONE) return true;
      this.#bots[who] ??= botOf(this.setting.bots[who], g.board, `${this.seed}/${who}`);
      const bot = this.#bots[who];
      const seen = view(g, who);
      if (bot.think === undefined) answer(g, who, bot.answer(seen, d));
      else {
        if (!goesOn(who)) return false;
        answer(g, who, await bot.think(seen, d));
      }
    }
    return false;
  }

  view(): ViewJSON {
    return view(this.#game, this.setting.seat).toJSON();
  }

  facts(id: string): CardFacts | undefined {
    const { board } = this.#game;
    const kind = board.kind(id);
    return kind < 0 ? undefined : factsOf(board, kind);
  }

  /** Every card and landscape of this game. */
  get cards(): readonly string[] {
    return this.#game.board.kinds.map((def) => def.id);
  }

  /** What the person may read of the log. */
  entries(): SeenEntry[] {
    return (this.#game.log?.entries ?? []).map((entry) => redact(entry, this.setting.seat));
  }

  story(entries: readonly SeenEntry[]): StoryLine[] {
    const { board } = this.#game;
    return tell(entries, {
      seat: this.setting.seat,
      names: this.setting.names,
      lang: "en",
      card: (kind) => board.kinds[kind].id,
      isTreasure: (kind) => kind >= 0 && board.is(kind, TREASURE),
      zones: board.zoneNames,
    });
  }

  /**
   * The position as one line, as far as the person may know it: what is hidden from them is dealt anew. Null in
   * the middle of an effect, where none can be written.
   */
  position(): string | null {
    const world = determinize(this.#game, this.setting.seat, this.#game.turn);
    if (world.stack.length !== 1) return null;
    return writePosition({ setUp: setUpNames(world.board), position: positionOf(world) });
  }

  /** Answers for the person; throws a Refusal if that is not allowed. */
  answer(options: readonly string[]): void {
    answer(this.#game, this.setting.seat, options);
  }

  why(what: string): Reason | null {
    return explain(this.#game, this.setting.seat, what);
  }

  /** Takes back the person's last answer; throws a Refusal if it may not be, unless everybody agreed to it. */
  undo(agreed: boolean): void {
    this.#game = undo(this.#game, this.setting.seat, { force: agreed });
  }

  standings(): Standing[] {
    return standings(this.#game);
  }

  file(): TableFile {
    return { fiefdom: "table", over: this.#game.over, setting: this.setting, record: record(this.#game) };
  }
}

function listed(name: string): Listed {
  const bot = findBot(name);
  if (bot === undefined)
    throw new SaveError(
      "foreign",
      `There is no bot called "${name}". There are: ${Object.keys(ROSTER).join(", ")}.`,
    );
  return bot;
}

const threads = new Threads();
/** Milliseconds that Sovereign thinks about a move, on all cores. */
const THINKING = 1500;

/** At a keyboard there is nobody else to think for: Sovereign gets all cores. */
const botOf = (name: string, board: Board, seed: string): Bot =>
  name === "sovereign" ? sovereignOnThreads(board, seed, threads, THINKING) : ROSTER[name].make(board, seed);

const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === "object" && x !== null && !Array.isArray(x);
const areStrings = (x: unknown): x is string[] =>
  Array.isArray(x) && x.every((text) => typeof text === "string");

/** Reads a table from a file's text; throws a SaveError that says what is wrong with it. */
export function readTable(text: string): TableFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SaveError("corrupted", "The file is not whole: it is no valid JSON.");
  }
  if (!isObject(json) || (json.fiefdom !== "table" && json.fiefdom !== "record")) {
    throw new SaveError("foreign", "The file holds no game of Fiefdom.");
  }
  const made = readRecord(json.fiefdom === "record" ? json : json.record);
  const { players } = made.setUp;
  if (json.fiefdom === "record") {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    const setting: Setting = {
      names: seats.map((seat) => `Player ${seat + 1}`),
      seat: 0,
      bots: seats.map((seat) => (seat === 0 ? "" : "squire")),
      kingdom: "own",
    };
    return { fiefdom: "table", over: false, setting, record: made };
  }
  const { setting } = json;
  if (
    !isObject(setting) ||
    !areStrings(setting.names) ||
    !areStrings(setting.bots) ||
    setting.names.length !== players ||
    setting.bots.length !== players ||
    typeof setting.kingdom !== "string" ||
    typeof setting.seat !== "number" ||
    setting.bots[setting.seat] !== ""
  ) {
    throw new SaveError("corrupted", "The file does not say properly who sits at the table.");
  }
  const { names, bots, kingdom, seat } = setting as unknown as Setting;
  return {
    fiefdom: "table",
    over: json.over === true,
    setting: { names, bots, kingdom, seat },
    record: made,
  };
}

function readRecord(x: unknown): GameRecord {
  if (!isObject(x) || x.fiefdom !== "record")
    throw new SaveError("corrupted", "The file holds no record of a game.");
  const setUp = readSetUp(x.setUp);
  const fits =
    (typeof x.seed === "string" || typeof x.seed === "number") &&
    typeof x.first === "number" &&
    Array.isArray(x.answers) &&
    x.answers.every(
      (line) => Array.isArray(line) && typeof line[0] === "number" && areStrings(line.slice(1)),
    );
  if (!fits) throw new SaveError("corrupted", "The record in the file is damaged.");
  return { ...(x as unknown as GameRecord), setUp };
}
