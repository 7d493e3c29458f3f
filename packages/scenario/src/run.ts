/** Runs a scenario: sets it up, says its lines, and compares. */
import { load, Refusal, save } from "@fiefdom/engine";
import type { Ruleset } from "@fiefdom/engine/card";
import type { Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { compare, compareOffer, compareRefused } from "./check.ts";
import type { Line, Saying, Scenario } from "./scenario.ts";
import { setUp } from "./setup.ts";
import { fit, inPhase, wordDecision } from "./words.ts";

export interface Failure {
  readonly line: number;
  readonly ruleset: Ruleset;
  readonly message: string;
  /** What was asked at that moment. */
  readonly pending: string;
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
class Misfit extends Error {}

class Run {
  readonly s: Scenario;
  readonly ruleset: Ruleset;
  readonly options: RunOptions;
  readonly failures: Failure[] = [];
  steps = 0;
  g: Game | null = null;
  /** How many cards there are; none may get lost. */
  cards = 0;
  /** Who said the last line in their own turn, and in which. */
  last: { readonly seat: number; readonly turn: number } | null = null;

  constructor(scenario: Scenario, ruleset: Ruleset, options: RunOptions) {
    this.s = scenario;
    this.ruleset = ruleset;
    this.options = options;
  }

  fail(line: number, message: string): void {
    const pending = this.g === null ? "nothing, the set-up failed" : wordDecision(this.g, this.s.players);
    this.failures.push({ line, ruleset: this.ruleset, message, pending });
  }

  all(): void {
    const { s } = this;
    let line = s.line;
    try {
      this.g = setUp(s, this.ruleset);
      this.cards = countCards(this.g);
      for (const one of s.when) {
        line = one.line;
        this.say(one);
      }
      if (s.then !== null) {
        line = s.then.line;
        for (const d of compare(this.g, s.players, s.then)) this.fail(d.line, d.message);
      }
      this.settled();
    } catch (error) {
      this.fail(
        line,
        error instanceof Misfit || error instanceof Refusal
          ? error.message
          : `The engine failed: ${String(error)}`,
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
    this.answerOnce(said, text);
    const now = (): Game => this.g as Game;
    const next = now().decision;
    if (ending && now().turn === turn && next !== null && inPhase(next)) this.answerOnce(said, text);
    if (countCards(now()) !== this.cards)
      throw new Error(`after "${text}" there are ${countCards(now())} cards, not ${this.cards}`);
  }

  answerOnce(said: Saying, text: string): void {
    const d = this.g?.decision ?? null;
    if (this.g === null || d === null) throw new Misfit(`"${text}": nothing is asked any more.`);
    if (d.who !== said.seat)
      throw new Misfit(`"${text}": it is not ${this.s.players[said.seat]} who is asked.`);
    const fitted = fit(this.g, d, said);
    if (typeof fitted === "string") throw new Misfit(`"${text}" does not fit. ${fitted}`);
    fitted.answers.forEach((one, i) => {
      const g = this.g as Game;
      if (i > 0 && (g.decision === null || g.decision.who !== said.seat || !inPhase(g.decision))) {
        throw new Misfit(`"${text}": after the first ${i} something else is asked.`);
      }
      try {
        answer(g, said.seat, one);
      } catch (error) {
        if (error instanceof Refusal) throw new Misfit(`"${text}" is not possible. ${error.message}`);
        throw error;
      }
      this.steps++;
      if (this.options.reload === true) this.g = load(save(g), () => g.board);
    });
  }

  /** A scenario may not stop in the middle of something without a word about it. */
  settled(): void {
    const d = this.g?.decision ?? null;
    if (d === null || inPhase(d) || this.s.then?.asked !== undefined) return;
    const last = this.s.when.at(-1);
    if (last !== undefined && last.kind !== "answer") return;
    this.fail(
      last?.line ?? this.s.line,
      `Something is still asked at the end. Answer it, or check it with "offered to ${this.s.players[d.who]}".`,
    );
  }
}

function countCards(g: Game): number {
  let count = g.trash.length;
  for (const size of g.piles) count += size;
  for (const p of g.players)
    count +=
      p.hand.length + p.deck.length + p.discard.length + p.play.length + p.aside.length + p.hidden.length;
  return count;
}
