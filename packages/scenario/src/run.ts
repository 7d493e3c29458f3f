/** Runs a scenario: sets it up, says its lines, and compares. */
import { explain, load, Refusal, save } from "@fiefdom/engine";
import type { Ruleset } from "@fiefdom/engine/card";
import { type Answer, spell } from "@fiefdom/engine/decisions";
import {
  ACTION_PHASE,
  askedSeat,
  BUY_PHASE,
  type Decision,
  type Game,
  PHASE_NAMES,
  zonesOf,
} from "@fiefdom/engine/game";
import { ShuffleError } from "@fiefdom/engine/move";
import { answer } from "@fiefdom/engine/run";
import { hasMessage, message } from "@fiefdom/text/messages";
import { whyText } from "@fiefdom/text/messages-decisions";
import { compare, compareNotAsked, compareOffer, compareRefused, compareRevealed } from "./check.ts";
import { Meanwhile } from "./meanwhile.ts";
import { nameOf } from "./names.ts";
import { linesUnder } from "./parse.ts";
import { inPhase, wordQuestion } from "./questions.ts";
import { type Said, say, together } from "./said.ts";
import type { Line, Saying, Scenario } from "./scenario.ts";
import { setUp } from "./setup.ts";
import { fit, wordDecision } from "./words.ts";

export interface Failure {
  readonly line: number;
  readonly ruleset: Ruleset;
  readonly said: Said;
  /** What was asked at that moment. */
  readonly pending: Said;
  /** What went on by itself since the last answer, in sentences. */
  readonly meanwhile: readonly Said[];
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
  readonly said: Said;
  readonly meanwhile: readonly Said[];
  constructor(said: Said, meanwhile: readonly Said[] = []) {
    super(said("en"));
    this.said = said;
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

  fail(line: number, said: Said, meanwhile: readonly Said[] = this.meanwhile?.told() ?? []): void {
    const pending = this.g === null ? say("notSetUp") : wordDecision(this.g, this.s.players);
    this.failures.push({ line, ruleset: this.ruleset, said, pending, meanwhile });
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
        for (const d of compare(this.g, s.players, s.then)) this.fail(d.line, d.said);
      }
      this.settled();
    } catch (error) {
      if (error instanceof Misfit) this.fail(line, error.said, error.meanwhile);
      else
        this.fail(
          line,
          error instanceof ShuffleError ? this.wordShuffle(error) : say("failed", { problem: String(error) }),
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
        if (wrong.length > 0) this.fail(line.line, together(...wrong));
        return;
      }
      case "not offered": {
        const wrong = compareRefused(g, players, line.seat, line.refused);
        if (wrong.length > 0) this.fail(line.line, together(...wrong));
        return;
      }
      case "not asked": {
        const wrong = compareNotAsked(g, players, line.seat, line.questions);
        if (wrong.length > 0) this.fail(line.line, together(...wrong));
        return;
      }
      case "revealed":
      case "not revealed": {
        // A game that was loaded has no log to look into.
        const entries = g.log === null ? undefined : this.meanwhile?.entries();
        const wrong = entries === undefined ? [] : compareRevealed(g, players, entries, line);
        if (wrong.length > 0) this.fail(line.line, together(...wrong));
        return;
      }
      case "then":
        for (const d of compare(g, players, line.check)) this.fail(d.line, d.said);
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
      throw new Misfit(say("cardsLost", { line: text, n: countCards(now()), of: this.cards }));
  }

  /** A phase that is over already can't be ended: the words would end the next one unnoticed. */
  mayEndPhase(said: Saying, text: string, ended: boolean): void {
    const g = this.g as Game;
    const who = this.s.players[said.seat];
    if (ended) throw new Misfit(say("tooLateForTurn", { line: text, who }), this.story(said.seat));
    const d = g.decision;
    const spokeIn = this.spoke?.turn === g.turn ? this.spoke.phase : ACTION_PHASE;
    if (
      said.word !== "ends the phase" ||
      askedSeat(g) !== said.seat ||
      d?.verb !== "buy" ||
      spokeIn === BUY_PHASE
    )
      return;
    throw new Misfit(say("tooLateForPhase", { line: text, who }));
  }

  story = (seat: number): readonly Said[] => this.meanwhile?.told(seat) ?? [];

  /** `again`: the line goes on, and what happened since it began belongs to it. */
  answerOnce(said: Saying, text: string, again = false): void {
    const { players } = this.s;
    const who = players[said.seat];
    const g = this.g as Game;
    const d = g.decision;
    const misfit = (why: Said): Misfit => {
      const card = this.meanwhile?.alreadyDone(said);
      return card === undefined
        ? new Misfit(why, this.story(said.seat))
        : new Misfit(say("notNeeded", { line: text, card }));
    };
    if (d === null) throw misfit(say("overAlready", { line: text }));
    if (askedSeat(g) !== said.seat)
      throw misfit(
        say("otherAsked", { line: text, who, other: players[askedSeat(g)], question: wordQuestion(g, d) }),
      );
    const fitted = fit(g, d, said);
    if (typeof fitted === "function") throw misfit(say("misfit", { line: text, why: fitted }));
    fitted.answers.forEach((one, i) => {
      if (i > 0 && !this.isInPhaseOf(said.seat)) throw misfit(say("elseAsked", { line: text, n: i }));
      this.give(said, text, one, again || i > 0, misfit);
    });
  }

  isInPhaseOf(seat: number): boolean {
    const d = this.g?.decision ?? null;
    return this.g !== null && d !== null && askedSeat(this.g) === seat && inPhase(d);
  }

  /** Gives one of the answers that a line stands for. */
  give(said: Saying, text: string, one: Answer, again: boolean, misfit: (why: Said) => Misfit): void {
    const g = this.g as Game;
    const d = g.decision;
    const why = d !== null && inPhase(d) ? whyNot(g, d, one) : null;
    if (why !== null) throw misfit(say("impossible", { line: text, why }));
    const takeBack = again ? undefined : this.meanwhile?.begin(g, said);
    try {
      answer(g, said.seat, one);
    } catch (error) {
      takeBack?.();
      if (error instanceof Refusal) throw misfit(say("refused", { line: text, why: refusal(error, d) }));
      throw error;
    }
    this.steps++;
    this.options.each?.(g);
    if (this.options.reload === true) this.g = load(save(g), () => g.board);
  }

  wordShuffle({ who, kind }: ShuffleError): Said {
    const card = nameOf((this.g as Game).board.kinds[kind].id);
    return say("shuffle", { who: this.s.players[who], card });
  }

  /** A scenario may not stop in the middle of something without a word about it. */
  settled(): void {
    const d = this.g?.decision ?? null;
    if (d === null || inPhase(d) || this.s.then?.asked !== undefined) return;
    const last = this.lines.at(-1);
    if (last !== undefined && last.kind !== "answer") return;
    this.fail(
      last?.line ?? this.s.line,
      say("stillAsked", { who: this.s.players[askedSeat(this.g as Game)] }),
    );
  }
}

/** Why something can't be done in a phase; null if it can. */
function whyNot(g: Game, d: Decision, one: Answer): Said | null {
  if (typeof one !== "string" || d.options.some((option) => spell(g, d, option) === one)) return null;
  const why = explain(g, askedSeat(g), one);
  if (why === null) return null;
  const what = one.startsWith("play:") ? "play" : one.startsWith("buy:") ? "buy" : "choose";
  const phase = PHASE_NAMES[g.phase];
  return (lang) => whyText(why, what, phase, lang);
}

/** Why the engine refused an answer; in English it says more than its code does. */
const refusal =
  ({ code, message: sentence }: Refusal, d: Decision | null): Said =>
  (lang) => {
    const key = `refusal.${code}`;
    if (lang === "en" || !hasMessage(key)) return sentence;
    return message(key, { n: (code === "too-many" ? d?.max : d?.min) ?? 0 }, lang);
  };

function countCards(g: Game): number {
  let count = g.trash.length;
  for (const size of g.piles) count += size;
  for (const cards of [...g.outside, ...g.players.flatMap(zonesOf)]) count += cards.length;
  return count;
}
