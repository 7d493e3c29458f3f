/** Runs a scenario: sets it up, says its lines, and compares. */
import { explain, load, Refusal, save } from "@fiefdom/engine";
import type { Ruleset } from "@fiefdom/engine/card";
import { type Answer, spell } from "@fiefdom/engine/decisions";
import { ACTION_PHASE, askedSeat, BUY_PHASE, type Decision, type Game, zonesOf } from "@fiefdom/engine/game";
import { ShuffleError } from "@fiefdom/engine/move";
import { answer } from "@fiefdom/engine/run";
import { compare, compareNotAsked, compareOffer, compareRefused, compareRevealed } from "./check.ts";
import { Meanwhile } from "./meanwhile.ts";
import { nameOf } from "./names.ts";
import { linesUnder } from "./parse.ts";
import { wordQuestion, wordReason } from "./questions.ts";
import type { Line, Saying, Scenario } from "./scenario.ts";
import { setUp } from "./setup.ts";
import { fit, inPhase, wordDecision } from "./words.ts";

export interface Failure {
  readonly line: number;
  readonly ruleset: Ruleset;
  readonly message: string;
  /** What was asked at that moment. */
  readonly pending: string;
  /** What went on by itself since the last answer, in sentences. */
  readonly meanwhile: string;
}

export interface Result {
  readonly title: string;
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  /** How many answers were given, over all rulesets. */
  readonly steps: number;
}

export interface RunOptions {
  /** Save and load the game at every decision. The outcome must be the same. */
  readonly reload?: boolean;
  /** Is called with the game at its beginning and after every answer. */
  readonly each?: (g: Game) => void;
}

export function runScenario(scenario: Scenario, options: RunOptions = {}): Result {
  const failures: Failure[] = [];
  let steps = 0;
  for (const ruleset of scenario.rulesets) {
    const run = new Run(scenario, ruleset, options);
    run.all();
    failures.push(...run.failures);
    steps += run.steps;
  }
  const { title, file, line } = scenario;
  return { title, file, line, ok: failures.length === 0, failures, steps };
}

/** Words that don't fit what is asked. Nothing after them makes sense. */
class Misfit extends Error {
  readonly meanwhile: string;
  constructor(message: string, meanwhile = "") {
    super(message);
    this.meanwhile = meanwhile;
  }
}

class Run {
  readonly s: Scenario;
  readonly ruleset: Ruleset;
  readonly options: RunOptions;
  /** What is said under this ruleset. */
  readonly lines: readonly Line[];
  readonly failures: Failure[] = [];
  steps = 0;
  g: Game | null = null;
  /** How many cards there are; none may get lost. */
  cards = 0;
  /** Who said the last line in their own turn, and in which. */
  last: { readonly seat: number; readonly turn: number } | null = null;
  /** The phase that the player of this turn last spoke in, or ended; the turn's first one before that. */
  spoke: { readonly turn: number; readonly phase: number } | null = null;
  meanwhile: Meanwhile | null = null;

  constructor(scenario: Scenario, ruleset: Ruleset, options: RunOptions) {
    this.s = scenario;
    this.ruleset = ruleset;
    this.options = options;
    this.lines = linesUnder(scenario.when, ruleset);
  }

  fail(line: number, message: string, meanwhile = this.meanwhile?.told() ?? ""): void {
    const pending = this.g === null ? "nothing, the set-up failed" : wordDecision(this.g, this.s.players);
    this.failures.push({ line, ruleset: this.ruleset, message, pending, meanwhile });
  }

  all(): void {
    const { s } = this;
    let line = s.line;
    try {
      this.g = setUp(s, this.ruleset);
      this.cards = countCards(this.g);
      this.options.each?.(this.g);
      this.meanwhile = new Meanwhile(this.g, s.players, s.given.newGame || s.given.phase === "start");
      if (s.given.phase === "buy") this.spoke = { turn: this.g.turn, phase: BUY_PHASE };
      for (const one of this.lines) {
        line = one.line;
        this.say(one);
      }
      if (s.then !== null) {
        line = s.then.line;
        for (const d of compare(this.g, s.players, s.then)) this.fail(d.line, d.message);
      }
      this.settled();
    } catch (error) {
      if (error instanceof Misfit) this.fail(line, error.message, error.meanwhile);
      else
        this.fail(
          line,
          error instanceof ShuffleError ? this.wordShuffle(error) : `The engine failed: ${String(error)}`,
        );
    }
  }

  say(line: Line): void {
    const g = this.g as Game;
    const { players } = this.s;
    switch (line.kind) {
      case "answer":
        this.answer(line.saying, line.text);
        return;
      case "offered": {
        const wrong = compareOffer(g, players, line.offer);
        if (wrong.length > 0) this.fail(line.line, wrong.join(" "));
        return;
      }
      case "not offered": {
        const wrong = compareRefused(g, players, line.seat, line.refused);
        if (wrong.length > 0) this.fail(line.line, wrong.join(" "));
        return;
      }
      case "not asked": {
        const wrong = compareNotAsked(g, players, line.seat, line.questions);
        if (wrong.length > 0) this.fail(line.line, wrong.join(" "));
        return;
      }
      case "revealed":
      case "not revealed": {
        // A game that was loaded has no log to look into.
        const entries = g.log === null ? undefined : this.meanwhile?.entries();
        const wrong = entries === undefined ? [] : compareRevealed(g, players, entries, line);
        if (wrong.length > 0) this.fail(line.line, wrong.join(" "));
        return;
      }
      case "then":
        for (const d of compare(g, players, line.check)) this.fail(d.line, d.message);
    }
  }

  answer(said: Saying, text: string): void {
    const g = this.g as Game;
    const turn = g.turn;
    const ending = said.word === "ends the turn";
    // A turn with nothing left to decide ends by itself; saying so once more does no harm.
    const ended = this.last !== null && this.last.seat === said.seat && (g.turn > this.last.turn || g.over);
    this.last =
      g.player === said.seat && !said.word.startsWith("ends the") ? { seat: said.seat, turn } : null;
    if (ending && ended) return;
    if (said.word.endsWith(" phase")) this.mayEndPhase(said, text, ended);
    const phase = g.phase;
    this.answerOnce(said, text);
    const now = (): Game => this.g as Game;
    const next = now().decision;
    if (ending && now().turn === turn && next !== null && inPhase(next)) this.answerOnce(said, text, true);
    if (now().turn === turn && now().player === said.seat)
      this.spoke = { turn, phase: said.word.startsWith("ends the") ? now().phase : phase };
    if (countCards(now()) !== this.cards)
      throw new Error(`after "${text}" there are ${countCards(now())} cards, not ${this.cards}`);
  }

  /** A phase that is over already can't be ended: the words would end the next one unnoticed. */
  mayEndPhase(said: Saying, text: string, ended: boolean): void {
    const g = this.g as Game;
    const who = this.s.players[said.seat];
    if (ended)
      throw new Misfit(`"${text}" comes too late: ${who}'s turn is over already.`, this.story(said.seat));
    const d = g.decision;
    const spokeIn = this.spoke?.turn === g.turn ? this.spoke.phase : ACTION_PHASE;
    if (
      said.word !== "ends the phase" ||
      askedSeat(g) !== said.seat ||
      d?.verb !== "buy" ||
      spokeIn === BUY_PHASE
    )
      return;
    throw new Misfit(
      `"${text}" comes too late: the Action phase is over already, since no Action could be played. Say "${who} ends the buy phase" or "${who} ends the turn" if that is meant.`,
    );
  }

  story = (seat: number): string => this.meanwhile?.told(seat) ?? "";

  /** `again`: the line goes on, and what happened since it began belongs to it. */
  answerOnce(said: Saying, text: string, again = false): void {
    const { players } = this.s;
    const who = players[said.seat];
    const g = this.g as Game;
    const d = g.decision;
    const misfit = (message: string): Misfit => {
      const done = this.meanwhile?.alreadyDone(said);
      return done === undefined
        ? new Misfit(message, this.story(said.seat))
        : new Misfit(`"${text}" is not needed: ${done}`);
    };
    if (d === null) throw misfit(`"${text}": nothing is asked any more, the game is over.`);
    if (askedSeat(g) !== said.seat)
      throw misfit(
        `"${text}": it is not ${who} who is asked. ${players[askedSeat(g)]} is asked ${wordQuestion(g, d)}.`,
      );
    const fitted = fit(g, d, said);
    if (typeof fitted === "string") throw misfit(`"${text}" does not fit. ${fitted}`);
    fitted.answers.forEach((one, i) => {
      if (i > 0 && !this.isInPhaseOf(said.seat))
        throw misfit(`"${text}": after the first ${i} something else is asked.`);
      this.give(said, text, one, again || i > 0, misfit);
    });
  }

  isInPhaseOf(seat: number): boolean {
    const d = this.g?.decision ?? null;
    return this.g !== null && d !== null && askedSeat(this.g) === seat && inPhase(d);
  }

  /** Gives one of the answers that a line stands for. */
  give(said: Saying, text: string, one: Answer, again: boolean, misfit: (message: string) => Misfit): void {
    const g = this.g as Game;
    const d = g.decision;
    const why = d !== null && inPhase(d) ? whyNot(g, d, one) : null;
    if (why !== null) throw misfit(`"${text}" is not possible: ${why}.`);
    const takeBack = again ? undefined : this.meanwhile?.begin(g, said);
    try {
      answer(g, said.seat, one);
    } catch (error) {
      takeBack?.();
      if (error instanceof Refusal) throw misfit(`"${text}" is not possible. ${error.message}`);
      throw error;
    }
    this.steps++;
    this.options.each?.(g);
    if (this.options.reload === true) this.g = load(save(g), () => g.board);
  }

  wordShuffle({ who, kind }: ShuffleError): string {
    const card = nameOf((this.g as Game).board.kinds[kind].id);
    return `${this.s.players[who]}'s next shuffle was to yield ${card}, which is not among the shuffled cards.`;
  }

  /** A scenario may not stop in the middle of something without a word about it. */
  settled(): void {
    const d = this.g?.decision ?? null;
    if (d === null || inPhase(d) || this.s.then?.asked !== undefined) return;
    const last = this.lines.at(-1);
    if (last !== undefined && last.kind !== "answer") return;
    this.fail(
      last?.line ?? this.s.line,
      `Something is still asked at the end. Answer it, or check it with "offered to ${this.s.players[askedSeat(this.g as Game)]}".`,
    );
  }
}

/** Why something can't be done in a phase; null if it can. */
function whyNot(g: Game, d: Decision, one: Answer): string | null {
  if (typeof one !== "string" || d.options.some((option) => spell(g, d, option) === one)) return null;
  const why = explain(g, askedSeat(g), one);
  return why === null ? null : wordReason(why);
}

function countCards(g: Game): number {
  let count = g.trash.length;
  for (const size of g.piles) count += size;
  for (const cards of [...g.outside, ...g.players.flatMap(zonesOf)]) count += cards.length;
  return count;
}
