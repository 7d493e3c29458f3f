/**
 * One game in progress: the engine's game, the moves that made it, whose answers they were, its clock. It knows
 * nothing of connections or of a store. Every change is a move, and a match is made again from its moves, exactly
 * or not at all.
 */
import type { Answer } from "@fiefdom/engine/decisions";
import { fingerprint } from "@fiefdom/engine/fingerprint";
import { answerer, askedSeat, type Game, NONE } from "@fiefdom/engine/game";
import { rewind } from "@fiefdom/engine/record";
import { answer } from "@fiefdom/engine/run";
import { isOfTheTurn, type Question } from "@fiefdom/engine/secrecy";
import { Story } from "@fiefdom/engine/story";
import { ENGINE_VERSION } from "@fiefdom/engine/version";
import { decisionJSON } from "@fiefdom/engine/view";
import type { Bookmark, StandingAnswers } from "@fiefdom/protocol/client";
import type { PlaceJSON } from "@fiefdom/protocol/server";
import { standingAnswer } from "@fiefdom/protocol/standing";
import type { ClockChoice } from "@fiefdom/protocol/table";
import { Clock, type ClockFace } from "./clock.ts";
import { Differs, isAsChecked, type Move } from "./move.ts";
import { resultOf } from "./result.ts";
import { Scenes, type Staged } from "./scenes.ts";

/** What a match is besides its game. */
export interface MatchFacts {
  readonly id: string;
  /** Which game of its table it is. */
  readonly number: number;
  readonly clock: ClockChoice;
  /** By seat: whose time is counted. */
  readonly people: readonly boolean[];
  readonly now: number;
  /** The version of the engine that its moves were made with. */
  readonly engine?: string;
  /** Its end may be taken back as well: nobody has counted it yet. */
  readonly reopens?: true;
  /** A lesson's game is answered and taken back in ways of its own. */
  readonly course?: Course;
}

export interface Course {
  answer(game: Game, seat: number, given: Answer): void;
  /** The game before its answer of that number. */
  rewind(game: Game, to: number): Game;
}

export class Match implements Staged {
  readonly id: string;
  readonly number: number;
  readonly clock: Clock;
  readonly #engine: string;
  readonly #course: Course;
  readonly #reopens: boolean;
  #game: Game;
  /** What happened so far; the game's own log holds only what was not put here yet. */
  readonly #story = new Story();
  /** By answer still standing: how long the story was before it. */
  #told: number[] = [];
  /** Moves so far. */
  #moves = 0;
  /** Answers that came with the game, from another one: they are not taken back. */
  readonly #taken: number;
  /** Answers of each seat, those taken back included, and moves that are nobody's answer. */
  readonly #given: number[];
  #common = 0;
  /** By answer still standing: which seats were asked, or could have been, before the next one came. */
  #stirred: number[];
  /** By answer still standing: the others saw nothing of it. */
  #quiet: boolean[];
  /** The turn that was seen last, and whose it was. */
  #turn: { readonly turn: number; readonly player: number };
  /** Between two decisions: who answered when, and what it costs them; null until another is asked, or could be. */
  #answering: { readonly seat: number; readonly now: number; spent: number | null; over: boolean } | null =
    null;
  readonly scenes: Scenes = new Scenes(this);
  /** How long the log was after each undo: what comes later in anybody's memory of it is wrong. */
  readonly #undos: number[] = [];
  /** Which of the answers still standing were given by standing order. */
  #auto: boolean[];
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

  /** The game must keep its log and its history. */
  constructor(game: Game, facts: MatchFacts) {
    const { people, now } = facts;
    this.id = facts.id;
    this.number = facts.number;
    this.#engine = facts.engine ?? ENGINE_VERSION;
    this.#course = facts.course ?? { answer, rewind };
    this.#reopens = facts.reopens === true;
    this.#game = game;
    this.#taken = game.history?.length ?? 0;
    const before = <T>(value: T): T[] => Array<T>(this.#taken).fill(value);
    this.#told = before(0);
    this.#stirred = before(0);
    this.#quiet = before(false);
    this.#auto = before(false);
    this.#putAway();
    this.#given = people.map(() => 0);
    this.#turn = { turn: game.turn, player: game.player };
    this.clock = new Clock(facts.clock, people);
    this.clock.ask(this.asked, now);
    this.#listen();
    this.scenes.stop();
  }

  #listen(): void {
    this.#game.witness = (question) => {
      this.#countTurns();
      this.#handOver(question);
      this.#stir(question);
      this.scenes.moment(question);
    };
  }

  /**
   * Another is asked, or could be: the time of who answered is up to here. So it is before what they themselves
   * may be asked without anybody's knowing, since the first moments of that must cost nothing.
   */
  #handOver(to: Question | null): void {
    const from = this.#answering;
    const isOn = to !== null && answerer(this.#game, to.who) === from?.seat && isOfTheTurn(to);
    if (from === null || from.over || isOn) return;
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
    if (last >= 0 && !isOfTheTurn(question)) this.#stirred[last] |= 1 << answerer(this.#game, question.who);
  }

  /** Makes a move again that was made before. Throws Differs if it is not one of this game. */
  repeat(at: number, move: Move): void {
    const n = this.#moves;
    try {
      if ("answer" in move) this.#apply(move.seat, move.answer, at, move.auto === true, move.spent);
      else if ("undo" in move) this.#rewind(move.seat, move.undo, at);
      else if ("bot" in move) this.giveUp(move.seat, move.bot);
      else this.resign(move.seat);
    } catch {
      throw new Differs(n, this.#engine);
    }
    if ("check" in move && !isAsChecked(this.#game, move.check)) throw new Differs(n, this.#engine);
  }

  /** Packs what the engine noted since the last time. */
  #putAway(): void {
    const { log } = this.#game;
    if (log !== null) {
      this.#story.addAll(log.story);
      log.story.cut(0);
    }
  }

  get game(): Game {
    return this.#game;
  }
  get story(): Story {
    return this.#story;
  }
  /** Which of the answers still standing were given by standing order. */
  get auto(): number[] {
    return this.#auto.flatMap((isAuto, i) => (isAuto ? [i] : []));
  }
  get moves(): number {
    return this.#moves;
  }
  get over(): boolean {
    return this.#game.over || this.ended !== null || this.#quit >= this.#game.players.length - 1;
  }
  /** Whose answer is waited for; NONE if the game is over. */
  get asked(): number {
    return this.over ? NONE : askedSeat(this.#game);
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
    const events = this.#story.length + (this.#game.log?.length ?? 0);
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
    const move = { seat, answer: options, spent, check: fingerprint(this.#game) };
    return auto ? { ...move, auto } : move;
  }

  /** Gives what it cost; that is known already of an answer that was stored. */
  #apply(seat: number, options: readonly string[], now: number, auto: boolean, spent: number | null): number {
    const decision = this.decisionFor(seat) ?? "";
    const { turn, player, decision: question } = this.#game;
    const from = { seat, now, spent, over: false };
    this.scenes.begin(now);
    this.#answering = from;
    this.#told.push(this.#story.length);
    this.#stirred.push(0);
    this.#quiet.push(question?.verb === "action" && options[0] === "end");
    if (auto) this.scenes.hold(seat);
    try {
      this.#course.answer(this.#game, seat, options);
      this.#handOver(this.over ? null : this.#game.decision);
    } catch (problem) {
      this.#told.pop();
      this.#stirred.pop();
      this.#quiet.pop();
      throw problem;
    } finally {
      this.#answering = null;
    }
    if (seat === player && !auto && !this.resigned.includes(seat))
      this.#played.set(seat, (this.#played.get(seat) ?? new Set()).add(turn));
    this.#putAway();
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
    if (d === null || this.over || this.asked === this.#hesitant) return null;
    const wishes = standing(this.asked);
    return wishes === undefined ? null : standingAnswer(decisionJSON(this.#game, d), wishes);
  }

  /** The answer that an undo of this seat goes back to: the last they gave by hand; NONE if there is none. */
  #undoTarget(seat: number): number {
    const { history } = this.#game;
    let to = (history?.length ?? 0) - 1;
    while (to >= this.#taken && (history?.seatOf(to) !== seat || this.#auto[to])) to--;
    return to < this.#taken ? NONE : to;
  }

  /** Whether the seat may take its last decision back: freely, only if the others agree, or not at all. */
  mayUndo(seat: number): "free" | "consent" | "no" {
    const bar = this.undoBar(seat);
    return bar === null ? "free" : bar === "nothing-to-undo" ? "no" : "consent";
  }

  /** What keeps the seat from taking its last decision back without asking anybody; null if nothing does. */
  undoBar(seat: number): "nothing-to-undo" | "revealed" | "others-decided" | null {
    const isClosed = this.over && !this.#reopens;
    const to = seat === NONE || isClosed ? NONE : this.#undoTarget(seat);
    if (to === NONE) return "nothing-to-undo";
    const { history, revealed } = this.#game;
    if (history === null || history.revealedBefore(to) !== revealed) return "revealed";
    for (let i = to; i < this.#stirred.length; i++) {
      // Whether others were really asked must not show here either.
      if ((this.#stirred[i] & ~(1 << seat)) !== 0) return "revealed";
      if (history.seatOf(i) !== seat && !this.#quiet[i]) return "others-decided";
    }
    return null;
  }

  /** Takes the seat's last decision back, whatever was shown since: ask `mayUndo` before. */
  undo(seat: number, now: number): Move {
    const undo = this.#undoTarget(seat);
    this.#rewind(seat, undo, now);
    return { seat, undo, check: fingerprint(this.#game) };
  }

  #rewind(seat: number, to: number, now: number): void {
    this.#game = this.#course.rewind(this.#game, to);
    // What was told until then is told already.
    this.#game.log?.story.cut(0);
    this.#story.cut(this.#told[to]);
    this.#told = this.#told.slice(0, to);
    this.#auto = this.#auto.slice(0, to);
    this.#stirred = this.#stirred.slice(0, to);
    this.#quiet = this.#quiet.slice(0, to);
    this.#undos.push(this.#story.length);
    this.#moves++;
    this.#common++;
    this.#hesitant = seat;
    this.ended = null;
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

  result(): PlaceJSON[] {
    return resultOf(this.#game, this.resigned);
  }

  /** An answer for a bot that has none. */
  firstChoice(): string[] {
    const d = this.#game.decision;
    return d === null ? [] : (decisionJSON(this.#game, d).options.slice(0, d.min) as string[]);
  }
}
