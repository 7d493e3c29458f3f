/**
 * A table at which one person plays against bots at a keyboard. This is the only file of the terminal that holds
 * the game; everything else gets what the person's seat may know: its view and its reading of the log.
 */

import { currentPlan, playAtOnce } from "@fiefdom/bots/marshal";
import type { Bot } from "@fiefdom/bots/player";
import { findBot, type Listed, ROSTER } from "@fiefdom/bots/roster";
import type { Budget } from "@fiefdom/bots/search";
import { consider, sovereignWithHelp } from "@fiefdom/bots/sovereign";
import type { Thought } from "@fiefdom/bots/thought";
import { Threads } from "@fiefdom/bots/threads";
import { boardFor } from "@fiefdom/cards";
import {
  type Board,
  type Game,
  type GameRecord,
  Refusal,
  redact,
  replay,
  SaveError,
  type Standing,
  standings,
  start,
  type ViewJSON,
  view,
} from "@fiefdom/engine";
import type { SeenEntry } from "@fiefdom/engine/log";
import { lineFor } from "@fiefdom/engine/notation";
import { readSetUp, setUpNames } from "@fiefdom/engine/save";
import { TREASURE } from "@fiefdom/engine/types";
import type { CardFacts } from "@fiefdom/protocol";
import { factsOf } from "@fiefdom/protocol/facts";
import { Coach, type Judgement } from "@fiefdom/review/coach";
import { type Setting as HomeSetting, HomeTable, type Kept, optionsOf } from "@fiefdom/table/home";
import { type StoryLine, tell } from "@fiefdom/text/log";
import { lang, message } from "./words.ts";

/** Who sits where, and what the game is called. */
export interface Setting extends HomeSetting {
  /** The person's seat. */
  readonly seat: number;
  /** A named kingdom's id; else how the kingdom came about. */
  readonly kingdom: string;
}

/** A table as it is kept in a file. */
export interface TableFile extends Kept {
  readonly fiefdom: "table";
  readonly setting: Setting;
}

export class KeyboardTable extends HomeTable {
  readonly setting: Setting;
  /** Made when they are first asked: some have to find a plan before. */
  readonly #bots: (Bot | undefined)[] = [];
  /** Made when a move is first to be judged. */
  #coach: Coach | null = null;

  private constructor(setting: Setting, game: Game, seed: string) {
    for (const name of setting.bots) if (name !== "") listed(name);
    super(setting, optionsOf(setUpNames(game.board), setting.bots), game, seed);
    this.setting = setting;
  }

  static begin(setting: Setting, board: Board, seed: string): KeyboardTable {
    return new KeyboardTable(setting, start(board, seed, { log: true, history: true }), seed);
  }

  /** A table that goes on from a game as it stands. */
  static at(setting: Setting, game: Game, seed: string): KeyboardTable {
    return new KeyboardTable(setting, game, seed);
  }

  /** Takes up a table from its file, or from a bare record of a game. */
  static resume(text: string): KeyboardTable {
    const file = readTable(text);
    const table = new KeyboardTable(file.setting, replay(file.record, boardFor, 0), String(file.record.seed));
    table.goOnFrom(file);
    return table;
  }

  get board(): Board {
    return this.match.game.board;
  }

  /** The bots that need a plan for this board, by their names in the roster. */
  get planners(): readonly string[] {
    return [...new Set(this.setting.bots)].filter((name) => name !== "" && findBot(name)?.needsPlan === true);
  }

  /**
   * The bots answer until the person is asked or the game is over. `goesOn` is asked before a longer thought
   * of a seat; false leaves the game as it stands. True if it could go on like this for ever.
   */
  async letOthersPlay(goesOn: (seat: number) => boolean): Promise<boolean> {
    let could = false;
    await this.letBotsPlay({
      in: (seat) => this.#bot(seat),
      goesOn,
      rested: (isEndless) => {
        could = isEndless;
      },
    });
    // The person thinks now, and nobody else needs the cores.
    const { game } = this.match;
    this.#bots.forEach((bot, seat) => {
      bot?.ponder?.(view(game, seat));
    });
    return could;
  }

  #bot(seat: number): Bot {
    const bot = this.#bots[seat] ?? botOf(this.setting.bots[seat], this.board, `${this.seed}/${seat}`);
    this.#bots[seat] = bot;
    return bot;
  }

  view(): ViewJSON {
    return view(this.match.game, this.you).toJSON();
  }

  facts(id: string): CardFacts | undefined {
    const { board } = this;
    const kind = board.kind(id);
    return kind < 0 ? undefined : factsOf(board, kind);
  }

  /** Every card and landscape of this game. */
  get cards(): readonly string[] {
    return this.board.kinds.map((def) => def.id);
  }

  /** What the person may read of the log. */
  entries(): SeenEntry[] {
    return this.match.story.from(0).map((entry) => redact(entry, this.you));
  }

  story(entries: readonly SeenEntry[]): StoryLine[] {
    const { board } = this;
    return tell(entries, {
      seat: this.you,
      names: this.setting.names,
      lang: lang(),
      card: (kind) => board.kinds[kind].id,
      isTreasure: (kind) => kind >= 0 && board.is(kind, TREASURE),
      zones: board.zoneNames,
    });
  }

  /**
   * The position as one line, as far as the person may know it: what is hidden from them is dealt anew. Null in
   * the middle of an effect, where none can be written.
   */
  written(): string | null {
    const { game } = this.match;
    return lineFor(game, this.you, game.turn);
  }

  /** What Sovereign would consider in the person's place, from what they may know. */
  consider(ms: number): Thought | null {
    return consider(view(this.match.game, this.you), { ms, clock: () => performance.now() });
  }

  /** What there is to say before the person answers like that, from what they may know; null if nothing is clear. */
  judge(options: readonly string[], budget: Budget): Judgement {
    const { game } = this.match;
    if (game.decision?.who !== this.you) return null;
    playAtOnce(this.board);
    this.#coach ??= new Coach(this.board, currentPlan(this.board));
    const seen = view(game, this.you).imagine(game.turn);
    return this.#coach.warn(seen, options, budget);
  }

  /** Answers for the person; throws a Refusal if that is not allowed. */
  answer(options: readonly string[]): void {
    const decision = this.match.decisionFor(this.you) ?? "";
    this.act({ type: "answer", id: 0, decision, options: [...options] });
  }

  /** Takes back the person's last answer; throws a Refusal if it may not be, unless everybody agreed to it. */
  undo(agreed: boolean): void {
    const bar = this.match.undoBar(this.you);
    if (bar !== null && !agreed)
      throw new Refusal(bar, "That can't be taken back without asking the others.");
    this.act({ type: "undo", id: 0 });
  }

  standings(): Standing[] {
    return standings(this.match.game);
  }

  file(): TableFile {
    return { fiefdom: "table", ...this.keep(), setting: this.setting };
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

/** At a keyboard there is nobody else to think for: Sovereign gets all cores for its time. */
function botOf(name: string, board: Board, seed: string): Bot {
  const { ms, make } = listed(name);
  if (ms === undefined) return make(board, seed);
  return sovereignWithHelp(board, seed, threads.helpers, { ms, clock: () => performance.now() });
}

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
      names: seats.map((seat) => message("web.replay.player", { n: seat + 1 })),
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
  const { over, auto } = json;
  return {
    fiefdom: "table",
    over: over === true,
    setting: { names, bots, kingdom, seat },
    record: made,
    ...(Array.isArray(auto) ? { auto: auto.filter(Number.isInteger) } : {}),
  };
}

/** A record from a file; throws a SaveError if it is none. */
export function readRecord(x: unknown): GameRecord {
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
