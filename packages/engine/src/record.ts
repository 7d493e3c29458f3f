/**
 * The record of a game: set-up, seed and answers. It is the game; state, log and score all follow from it.
 * Undo is built on it: go back to a copy kept before the chosen point, or to where the game began, and answer
 * again up to there.
 */
import type { Board } from "./board.ts";
import { Refusal, spell } from "./decisions.ts";
import { answerer, clone, type Decision, type Game } from "./game.ts";
import { Log } from "./log.ts";
import type { Seed } from "./random.ts";
import { answer, apply, run } from "./run.ts";
import { boardOfSave, SaveError, type SetUpNames, setUpNames } from "./save.ts";
import { start } from "./start.ts";
import { ENGINE_VERSION } from "./version.ts";

/** The game as it stood before one of its answers. */
interface Kept {
  /** How many answers had been given, how long the log was, and the phase it told of last. */
  readonly answers: number;
  readonly story: number;
  readonly phase: number;
  readonly game: Game;
}

/** A copy is kept every so many answers. */
const STRIDE = 64;
/** The seat of an answer and how much had been revealed are one number: so many times that, and the seat. */
const SEATS = 16;

/** What undo and the record need to know of each answer given so far. */
export class History {
  /** The seed, if the history goes back to the start of the game. */
  readonly seed: Seed | null;
  /** The game as it began. */
  readonly origin: Game;
  /** By answer: whose it was, and how much had been revealed when it was asked for. */
  readonly #facts: number[];
  /** By answer: what it was. */
  readonly #told: Told[];
  /** Copies of the game on its way, many of late and few of long ago, so that going back is short. */
  readonly kept: Kept[];

  /** Begins empty, or with the first answers of another history. */
  constructor(origin: Game, seed: Seed | null = null, other?: History, first = 0) {
    this.origin = origin;
    this.seed = seed;
    this.#facts = other === undefined ? [] : other.#facts.slice(0, first);
    this.#told = other === undefined ? [] : other.#told.slice(0, first);
    this.kept = other?.kept.filter((copy) => copy.answers <= first) ?? [];
  }

  add(seat: number, revealed: number, told: Told): void {
    this.#facts.push(revealed * SEATS + seat);
    this.#told.push(told);
  }

  /** How many answers there are. */
  get length(): number {
    return this.#facts.length;
  }
  seatOf(answer: number): number {
    return this.#facts[answer] % SEATS;
  }
  /** How much had been revealed when it was asked for. */
  revealedBefore(answer: number): number {
    return Math.floor(this.#facts[answer] / SEATS);
  }
  codesOf(answer: number): readonly number[] {
    return this.#told[answer].answer;
  }
  /** Whose the answers were, from the first on. */
  get seats(): number[] {
    return this.#facts.map((fact) => fact % SEATS);
  }
  get answers(): (readonly number[])[] {
    return this.#told.map(({ answer }) => answer);
  }
  /** Written out as text, for the record. */
  get words(): (readonly string[])[] {
    return this.#told.map(({ words }) => words);
  }
}

/** Starts to keep the answers from here on. */
export function keepHistory(g: Game, seed: Seed | null = null): void {
  g.history = new History(clone(g), seed);
}

export function remember(g: Game, seat: number, chosen: readonly number[]): void {
  const h = g.history;
  const d = g.decision;
  if (h === null || d === null) return;
  const last = h.kept.at(-1)?.answers ?? 0;
  if (h.length - last >= STRIDE) keep(g, h);
  h.add(seat, g.revealed, toldBefore(g, d, chosen));
}

/** An answer as codes and as text. */
interface Told {
  readonly answer: readonly number[];
  readonly words: readonly string[];
}

const tell = (g: Game, d: Decision, answer: readonly number[]): Told => ({
  answer,
  words: answer.map((option) => spell(g, d, option)),
});

/** By board: the answers of one option, which are most. Each is kept once, however often it is given. */
const single = new WeakMap<Board, Map<number | string, Told>>();

function toldBefore(g: Game, d: Decision, chosen: readonly number[]): Told {
  if (chosen.length !== 1) return tell(g, d, chosen);
  const { printed } = g.board;
  let told = single.get(printed);
  if (told === undefined) {
    told = new Map();
    single.set(printed, told);
  }
  const [option] = chosen;
  // What a label means only its own question says.
  const key = d.labels === null ? option : `${option} ${spell(g, d, option)}`;
  let one = told.get(key);
  if (one === undefined) {
    one = tell(g, d, chosen);
    told.set(key, one);
  }
  return one;
}

function keep(g: Game, h: History): void {
  const answers = h.length;
  const { kept } = h;
  const { length: story, phase } = g.log ?? new Log();
  kept.push({ answers, story, phase, game: clone(g) });
  // The longer ago, the wider apart: whoever goes far back waits a little longer.
  for (let i = kept.length - 2; i > 0; i--)
    if (kept[i + 1].answers - kept[i - 1].answers <= answers - kept[i + 1].answers) kept.splice(i, 1);
}

/** The game as it stood before its answer number `count`, with log and history as they were then. */
export function rewind(g: Game, count: number): Game {
  const h = g.history;
  if (h === null) throw new Refusal("no-history", "This game kept no history, so it cannot go back.");
  const near = h.kept.findLast((other) => other.answers <= count);
  const from = near?.answers ?? 0;
  const back = clone(near?.game ?? h.origin);
  if (g.log !== null) {
    back.log = new Log(g.log.story.upTo(near?.story ?? 0));
    back.log.phase = near?.phase ?? 0;
  }
  back.history = new History(h.origin, h.seed, h, from);
  run(back);
  for (let i = from; i < count; i++) {
    remember(back, h.seatOf(i), h.codesOf(i));
    apply(back, h.codesOf(i));
  }
  return back;
}

export interface UndoOptions {
  /** Which of the answers to take back to, counted from the game's first; else the seat's last one. */
  readonly to?: number;
  /** Go back even if something hidden was shown since: the table agreed to it. */
  readonly force?: boolean;
}

/**
 * Takes back the seat's last answer (or goes back to an earlier one of theirs) and gives the game as it
 * stood then. What players show of their own cards by their own choice may be taken back; what was drawn,
 * shuffled, looked at or revealed since, and what others decided since, may not, unless forced.
 */
export function undo(g: Game, seat: number, options: UndoOptions = {}): Game {
  const to = undoPoint(g, seat, options);
  return rewind(g, to);
}

/** The answer that an undo would go back to. Throws a Refusal with the reason if it may not. */
export function undoPoint(g: Game, seat: number, options: UndoOptions = {}): number {
  const h = g.history;
  if (h === null) throw new Refusal("no-history", "This game kept no history, so nothing can be taken back.");
  const to = options.to ?? h.seats.lastIndexOf(seat);
  if (to < 0 || to >= h.length || !Number.isInteger(to)) {
    throw new Refusal("nothing-to-undo", "There is no earlier decision of this player to go back to.");
  }
  if (h.seatOf(to) !== seat) throw new Refusal("not-your-decision", "That decision was another player's.");
  if (options.force === true) return to;
  // That another player could react, or has a card to show, is told by the question.
  const d = g.decision;
  const told = d !== null && answerer(g, d.who) !== seat && (d.verb === "react" || d.verb === "reveal");
  if (told || h.revealedBefore(to) !== g.revealed) {
    throw new Refusal(
      "revealed",
      "Something hidden was shown since then: a card was drawn, looked at or revealed.",
    );
  }
  for (let i = to; i < h.length; i++) {
    if (h.seatOf(i) !== seat)
      throw new Refusal("others-decided", "Another player has decided something since then.");
  }
  return to;
}

/** The canonical record. Cards and options are written by name, so that it outlives renumbering. */
export interface GameRecord {
  readonly fiefdom: "record";
  readonly engine: string;
  readonly setUp: SetUpNames;
  readonly seed: Seed;
  readonly first: number;
  /** Each answer: the seat, then the options chosen. */
  readonly answers: readonly (readonly [seat: number, ...options: string[]])[];
}

/** The record of a game that kept its history from the start. */
export function record(g: Game): GameRecord {
  const h = g.history;
  if (h === null || h.seed === null)
    throw new Refusal("no-history", "This game kept no history from its start, so it has no record.");
  return {
    fiefdom: "record",
    engine: ENGINE_VERSION,
    setUp: setUpNames(g.board),
    seed: h.seed,
    first: h.origin.player,
    answers: h.words.map((words, i) => [h.seatOf(i), ...words] as const),
  };
}

const isListOfLists = (x: unknown): boolean => Array.isArray(x) && x.every((inner) => Array.isArray(inner));

/** Plays a record again, up to the given number of answers, with log and history. */
export function replay(
  made: GameRecord,
  boardFor: (names: SetUpNames) => Board,
  upTo = Number.POSITIVE_INFINITY,
): Game {
  if (made?.fiefdom !== "record") throw new SaveError("foreign", "This is not a record of Fiefdom.");
  const { seed, first, answers } = made;
  const board = boardOfSave(made.setUp, boardFor);
  const seated = Number.isInteger(first) && first >= 0 && first < board.players;
  const listed = isListOfLists(answers);
  if (!seated || !listed || (typeof seed !== "string" && typeof seed !== "number"))
    throw new SaveError("corrupted", "The record is damaged.");
  const g = start(board, seed, { first, log: true, history: true });
  for (let i = 0; i < Math.min(upTo, answers.length); i++) answerAsRecorded(g, answers, i);
  return g;
}

/** Gives a game the answer number `i` of its record. */
export function answerAsRecorded(g: Game, answers: GameRecord["answers"], i: number): void {
  const [seat, ...options] = answers[i];
  try {
    answer(g, seat, options);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    throw new Refusal(
      "record-differs",
      `Answer ${i + 1} of the record does not fit this game: ${problem.message}`,
    );
  }
}
