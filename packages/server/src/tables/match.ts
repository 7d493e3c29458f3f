/**
 * One game at a table: the engine's game, the moves that made it, its clock. It knows nothing of connections
 * or of the store. Every change is a move, and a match is made again from its moves, exactly or not at all.
 */
import type { Board } from "@fiefdom/engine/board";
import { type Game, NONE } from "@fiefdom/engine/game";
import { rewind } from "@fiefdom/engine/record";
import { answer } from "@fiefdom/engine/run";
import { score, standings } from "@fiefdom/engine/score";
import { isOfTheTurn, type Question } from "@fiefdom/engine/secrecy";
import { start } from "@fiefdom/engine/start";
import { ENGINE_VERSION } from "@fiefdom/engine/version";
import { decisionJSON, scoreJSON } from "@fiefdom/engine/view";
import type { Bookmark, StandingAnswers } from "@fiefdom/protocol/client";
import type { PlaceJSON } from "@fiefdom/protocol/server";
import { standingAnswer } from "@fiefdom/protocol/standing";
import type { TableOptions } from "@fiefdom/protocol/table";
import { newId } from "../ids.ts";
import { Damaged, firstLink, nextLink, sealOf } from "../store/chain.ts";
import type { GameBody, Move, Seat, StoredGame, StoredMove } from "../store/rows.ts";
import { Clock, type ClockFace } from "./clock.ts";
import { Scenes, type Staged } from "./scenes.ts";
import { boardCalled, setUpOf } from "./setUp.ts";
import { Story } from "./story.ts";
import { shareHistory } from "./thrift.ts";

/** The game that was stored is not the one this engine plays. */
export class Differs extends Error {
  constructor(n: number, engine: string) {
    super(`move ${n} of a game made by engine ${engine} leads elsewhere on engine ${ENGINE_VERSION}`);
    this.name = "Differs";
  }
}

export class Match implements Staged {
  readonly id: string;
  readonly number: number;
  readonly started: number;
  readonly body: GameBody;
  readonly clock: Clock;
  #game: Game;
  /** What happened so far; the game's own log holds only what was not put here yet. */
  #story = new Story();
  /** Moves so far. */
  #moves = 0;
  /** Answers of each seat, those taken back included, and moves that are nobody's answer. */
  readonly #given: number[];
  #common = 0;
  /** By answer still standing: which seats were asked, or could have been, before the next one came. */
  #stirred: number[] = [];
  /** By answer still standing: the others saw nothing of it. */
  #quiet: boolean[] = [];
  /** The turn that was seen last, and whose it was. */
  #turn: { readonly turn: number; readonly player: number };
  /** Between two decisions: who answered when, and what it costs them; null until another is asked, or could be. */
  #answering: { readonly seat: number; readonly now: number; spent: number | null; over: boolean } | null =
    null;
  readonly scenes: Scenes = new Scenes(this);
  /** How long the log was after each undo: what comes later in anybody's memory of it is wrong. */
  readonly #undos: number[] = [];
  /** Which of the answers still standing were given by standing order. */
  #auto: boolean[] = [];
  /** The last answer of each seat, to know a repeated one. */
  readonly #last = new Map<number, { decision: string; options: string }>();
  /** Seats that gave up or were given up, in that order, and how many of them did so themselves. */
  readonly resigned: number[] = [];
  #quit = 0;
  /** By seat, the turns in which its player decided something themselves. */
  readonly #played = new Map<number, Set<number>>();
  /** A seat that just took something back decides by itself next. */
  #hesitant = NONE;
  ended: number | null = null;
  /** The last link of the chain of moves, how many there are, and whether moves have been stored with them. */
  #link: string;
  #linked = 0;
  #isChained = false;

  private constructor(stored: StoredGame, board: Board) {
    this.id = stored.id;
    this.#link = firstLink(stored.id, stored.body);
    this.number = stored.number;
    this.started = stored.started;
    this.body = stored.body;
    const { seed, first, seats, options } = stored.body;
    this.#game = start(board, seed, { first, log: true, history: true });
    this.#putAway(0);
    this.#given = seats.map(() => 0);
    this.#turn = { turn: this.#game.turn, player: this.#game.player };
    this.clock = new Clock(
      options.clock,
      seats.map((seat) => seat.kind === "person"),
    );
    this.clock.ask(this.asked, stored.started);
    this.#listen();
    this.scenes.stop();
  }

  #listen(): void {
    this.#game.witness = (question) => {
      this.#countTurns();
      this.#handOver(question.who);
      this.#stir(question);
      this.scenes.moment(question);
    };
  }

  /** Another is asked, or could be: the time of who answered is up to here. */
  #handOver(to: number): void {
    const from = this.#answering;
    if (from === null || from.over || to === from.seat) return;
    from.over = true;
    from.spent ??= this.clock.spentBy(from.seat, from.now);
    this.clock.charge(from.seat, from.spent);
  }

  /** Whoever finished a turn is given the seconds for it, before anybody sees the next. */
  #countTurns(): void {
    const { turn, player } = this.#game;
    if (turn > this.#turn.turn) this.clock.turnOver(this.#turn.player);
    this.#turn = { turn, player };
  }

  #stir(question: Question): void {
    const last = this.#stirred.length - 1;
    if (last >= 0 && !isOfTheTurn(question)) this.#stirred[last] |= 1 << question.who;
  }

  /** A new game. `first` is NONE for a lot. Throws a SetUpError if the wishes can't be met. */
  static begin(
    table: string,
    number: number,
    options: TableOptions,
    seats: readonly Seat[],
    first: number,
    seed: string,
    when: { readonly now: number; readonly at: number },
  ): { match: Match; stored: StoredGame } {
    const setUp = setUpOf(options, seed);
    const board = boardCalled(setUp);
    const drawn = start(board, seed, { history: true });
    const stored: StoredGame = {
      id: newId(),
      table,
      number,
      listed: options.public,
      started: when.at,
      ended: null,
      body: {
        setUp,
        seed,
        first: first === NONE ? (drawn.history?.origin.player ?? 0) : first,
        engine: ENGINE_VERSION,
        seats: seats.map((seat) => ({ ...seat })),
        options,
      },
      result: null,
      seal: null,
    };
    const match = new Match(stored, board);
    match.clock.ask(match.asked, when.now);
    return { match, stored };
  }

  /** The game as it was stored. Throws Differs if this engine plays it otherwise, Damaged if it is not whole. */
  static resume(stored: StoredGame, moves: readonly StoredMove[]): Match {
    const steps = Match.steps(stored, moves);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    return step.value;
  }

  /** The same, stopping before each move. What was looked at already need not be proven again. */
  static *steps(stored: StoredGame, moves: readonly StoredMove[], isProven = false): Generator<Match, Match> {
    const match = new Match(stored, boardCalled(stored.body.setUp));
    for (const move of moves) {
      yield match;
      if (!isProven) match.#prove(move);
      match.#repeat(move);
    }
    if (stored.ended !== null) {
      const isWhole =
        stored.seal === null ? match.over : stored.seal === match.seal(stored.ended, stored.result);
      if (!isWhole)
        throw new Damaged(
          "the end is not the one that was stored: moves are missing, or the result is another",
        );
    }
    match.ended = stored.ended;
    return match;
  }

  /** Is it the move that was stored next? */
  #prove({ n, at, move, link }: StoredMove): void {
    if (n !== this.#linked) throw new Damaged(`move ${this.#linked} is missing`);
    const right = this.chain(at, move);
    if (link === null ? this.#isChained : link !== right)
      throw new Damaged(`move ${n} is not what was stored, or one before it is missing`);
    this.#isChained = link !== null;
  }

  /** The link that this move is stored with: the next of the chain. */
  chain(at: number, move: Move): string {
    this.#link = nextLink(this.#link, this.#linked++, at, move);
    return this.#link;
  }

  /** What the chain is closed with. */
  seal(ended: number, result: StoredGame["result"]): string {
    return sealOf(this.#link, this.#linked, ended, result);
  }

  #repeat({ n, at, move }: StoredMove): void {
    try {
      if ("answer" in move) {
        this.#apply(move.seat, move.answer, at, move.auto === true, move.spent);
        if (move.check !== this.check()) throw new Differs(n, this.body.engine);
      } else if ("undo" in move) {
        this.#rewind(move.seat, move.undo, at);
        if (move.check !== this.check()) throw new Differs(n, this.body.engine);
      } else if ("bot" in move) this.giveUp(move.seat, move.bot);
      else this.resign(move.seat);
    } catch (problem) {
      throw problem instanceof Differs ? problem : new Differs(n, this.body.engine);
    }
  }

  /** Packs what the engine noted since that answer. */
  #putAway(answers: number): void {
    const entries = this.#game.log?.entries ?? [];
    for (const entry of entries) this.#story.add(entry);
    entries.length = 0;
    shareHistory(this.#game, answers);
  }

  get game(): Game {
    return this.#game;
  }
  get story(): Story {
    return this.#story;
  }
  get moves(): number {
    return this.#moves;
  }
  get over(): boolean {
    return this.#game.over || this.ended !== null || this.#quit >= this.#game.players.length - 1;
  }
  /** Whose decision is pending; NONE if the game is over. */
  get asked(): number {
    return this.over ? NONE : (this.#game.decision?.who ?? NONE);
  }
  /** The name of the pending decision, for the server itself. */
  get decision(): string | null {
    return this.asked === NONE ? null : `${this.number}.${this.#moves}`;
  }
  /** Its name for the seat that is asked. It counts what this seat did and what everybody saw: nobody learns from it how often others were asked. */
  decisionFor(seat: number): string | null {
    return this.asked === seat ? `${this.number}.${this.#given[seat] + this.#common}` : null;
  }
  get bookmark(): Bookmark {
    const events = this.#story.length + (this.#game.log?.entries.length ?? 0);
    return { game: this.number, undos: this.#undos.length, events };
  }
  clockFor(running: number): ClockFace {
    const { clock } = this;
    const from = this.#answering;
    if (from === null || (clock.runsOn && running === from.seat && !from.over)) return clock.face(running);
    return clock.face(running, Math.max(from.now, running < 0 ? 0 : this.scenes.releaseOf(running)));
  }

  /** From which event on somebody who has read so far must read again, to know all up to a bookmark. */
  unread(seen: Bookmark | null, { game, undos, events }: Bookmark): number {
    if (seen === null || seen.game !== game || seen.undos > undos) return 0;
    return Math.min(seen.events, events, ...this.#undos.slice(seen.undos));
  }

  /** Was this very answer given before? */
  isRepeated(seat: number, decision: string, options: readonly string[]): boolean {
    const last = this.#last.get(seat);
    return last !== undefined && last.decision === decision && last.options === JSON.stringify(options);
  }

  /** Answers the pending decision. Throws a Refusal, and nothing has changed. */
  answer(seat: number, options: readonly string[], now: number, auto = false): Move {
    const spent = this.#apply(seat, options, now, auto, null);
    const move = { seat, answer: options, spent, check: this.check() };
    return auto ? { ...move, auto } : move;
  }

  /** Gives what it cost; that is known already of an answer that was stored. */
  #apply(seat: number, options: readonly string[], now: number, auto: boolean, spent: number | null): number {
    const decision = this.decisionFor(seat) ?? "";
    const { turn, player, decision: question } = this.#game;
    const from = { seat, now, spent, over: false };
    this.scenes.begin(now);
    this.#answering = from;
    this.#stirred.push(0);
    this.#quiet.push(question?.verb === "action" && options[0] === "end");
    if (auto) this.scenes.hold(seat);
    try {
      answer(this.#game, seat, options);
      this.#handOver(this.asked);
    } catch (problem) {
      this.#stirred.pop();
      this.#quiet.pop();
      throw problem;
    } finally {
      this.#answering = null;
    }
    if (seat === player && !auto && !this.resigned.includes(seat))
      this.#played.set(seat, (this.#played.get(seat) ?? new Set()).add(turn));
    this.#putAway(this.#auto.length);
    this.#auto.push(auto);
    this.#last.set(seat, { decision, options: JSON.stringify(options) });
    this.#moves++;
    this.#given[seat]++;
    this.#hesitant = NONE;
    this.#countTurns();
    this.#ask(now, !from.over);
    return from.spent ?? 0;
  }

  /** The clock runs for whoever is asked now, and everybody is shown what they may see of it. */
  #ask(now: number, goesOn = false): void {
    const { asked, clock, scenes } = this;
    const d = this.over ? null : this.#game.decision;
    // A bank runs on for who is asked again; days begin anew when there is something new to see.
    const same = clock.runsOn ? goesOn : asked === clock.running && !scenes.hasNews();
    if (!same) clock.ask(asked, Math.max(now, scenes.releaseOf(asked)));
    if (d !== null) this.#stir(d);
    this.scenes.stop();
  }

  /** What the seat that is asked has said in advance; null if it must decide now. */
  advance(standing: (seat: number) => StandingAnswers | undefined): string[] | null {
    const d = this.#game.decision;
    if (d === null || this.over || d.who === this.#hesitant) return null;
    const wishes = standing(d.who);
    return wishes === undefined ? null : standingAnswer(decisionJSON(this.#game, d), wishes);
  }

  /** The answer that an undo of this seat goes back to: the last they gave by hand; NONE if there is none. */
  #undoTarget(seat: number): number {
    const seats = this.#game.history?.seats ?? [];
    let to = seats.length - 1;
    while (to >= 0 && (seats[to] !== seat || this.#auto[to])) to--;
    return to;
  }

  /** Whether the seat may take its last decision back: freely, only if the others agree, or not at all. */
  mayUndo(seat: number): "free" | "consent" | "no" {
    if (seat === NONE || this.over) return "no";
    const to = this.#undoTarget(seat);
    if (to < 0) return "no";
    const { history, revealed } = this.#game;
    if (history === null || history.revealed[to] !== revealed) return "consent";
    // Whether others were really asked must not show here either.
    for (let i = to; i < this.#stirred.length; i++) {
      if ((this.#stirred[i] & ~(1 << seat)) !== 0) return "consent";
      if (history.seats[i] !== seat && !this.#quiet[i]) return "consent";
    }
    return "free";
  }

  /** Takes the seat's last decision back, whatever was shown since: ask `mayUndo` before. */
  undo(seat: number, now: number): Move {
    const undo = this.#undoTarget(seat);
    this.#rewind(seat, undo, now);
    return { seat, undo, check: this.check() };
  }

  #rewind(seat: number, to: number, now: number): void {
    this.#game = rewind(this.#game, to);
    this.#story = new Story();
    this.#putAway(0);
    this.#auto = this.#auto.slice(0, to);
    this.#stirred = this.#stirred.slice(0, to);
    this.#quiet = this.#quiet.slice(0, to);
    this.#undos.push(this.#story.length);
    this.#moves++;
    this.#common++;
    this.#hesitant = seat;
    this.#turn = { turn: this.#game.turn, player: this.#game.player };
    this.#listen();
    this.scenes.begin(now);
    this.#ask(now);
  }

  /** A bot plays on for this seat, which counts as given up. */
  giveUp(seat: number, bot: string): Move {
    if (!this.resigned.includes(seat)) this.resigned.push(seat);
    this.#moves++;
    this.#common++;
    this.clock.stop(seat);
    this.scenes.stop();
    return { seat, bot };
  }

  resign(seat: number): Move {
    if (!this.resigned.includes(seat)) this.resigned.push(seat);
    this.#quit++;
    this.#moves++;
    this.#common++;
    this.clock.stop(seat);
    this.scenes.stop();
    return { seat, resign: true };
  }

  /** In how many turns of their own they decided something; what a bot did for them is not theirs. */
  turnsPlayedBy(seat: number): number {
    return this.#played.get(seat)?.size ?? 0;
  }

  /** Places and scores; whoever gave up comes after all the others, the first to do so last. */
  result(): PlaceJSON[] {
    const rows = standings(this.#game);
    const rank = ({ seat, place }: { seat: number; place: number }): number =>
      this.resigned.includes(seat) ? 1000 - this.resigned.indexOf(seat) : place;
    return rows
      .map((row) => ({
        seat: row.seat,
        place: 1 + rows.filter((other) => rank(other) < rank(row)).length,
        turns: row.turns,
        resigned: this.resigned.includes(row.seat),
        score: scoreJSON(this.#game, score(this.#game, row.seat)),
      }))
      .sort((a, b) => a.place - b.place || a.seat - b.seat);
  }

  /** An answer for a bot that has none. */
  firstChoice(): string[] {
    const d = this.#game.decision;
    return d === null ? [] : (decisionJSON(this.#game, d).options.slice(0, d.min) as string[]);
  }

  /** A few characters that differ if anything about the state does: cards drawn, chances, what is asked. */
  check(): string {
    const g = this.#game;
    const d = g.decision;
    let h = 0x811c9dc5;
    const mix = (n: number): void => void (h = Math.imul(h ^ n, 0x01000193));
    for (const n of [g.turn, g.player, g.phase, g.actions, g.buys, g.coins, g.serial, g.revealed]) mix(n);
    for (const list of [g.random, g.piles, g.trash, d?.options ?? []]) for (const n of list) mix(n);
    for (const p of g.players) {
      for (const list of [p.hand, p.discard, p.play]) for (const n of list) mix(n);
      mix(p.vp);
      mix(p.debt);
    }
    mix(d === null ? -1 : d.who);
    return (h >>> 0).toString(36);
  }
}
