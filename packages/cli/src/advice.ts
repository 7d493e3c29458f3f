/** Advice at the keyboard, in words: the hint that was asked for last, and what is said before a costly move. */
import type { Considered, Thought } from "@fiefdom/bots/thought";
import type { Warning } from "@fiefdom/review/coach";
import { lineText } from "@fiefdom/text/considered";
import { inPercent, reasonText } from "@fiefdom/text/reviewed";
import { wrap } from "./layout.ts";
import type { Menu } from "./menu.ts";
import type { Scene } from "./screen.ts";
import { lang, message } from "./words.ts";

/** The best line, of which each answer can be given with one key as long as it fits. */
export class Hint {
  #line: readonly Considered[] = [];

  hear(thought: Thought | null): void {
    this.#line = thought?.candidates[0].line ?? [];
  }

  /** What it says to a question; null if it says nothing, or the game took another course. */
  for({ decision: d }: Menu): readonly string[] | null {
    const [step] = this.#line;
    if (step === undefined || step.verb !== d.verb || step.source !== d.source) return null;
    if (step.options.length < d.min || step.options.length > d.max) return null;
    const left = [...d.options];
    const fits = step.options.every((option) => {
      const at = left.indexOf(option);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    return fits ? step.options : null;
  }

  /** Something was answered: whoever follows it goes on along the line, whoever does not has left it. */
  answered(options: readonly string[]): void {
    const [step, ...rest] = this.#line;
    const isFollowed = step?.options.join() === options.join();
    this.#line = isFollowed ? rest : [];
  }
}

/** What is said before a costly move. */
export function warningLines(scene: Scene, warning: Warning): string[] {
  const { verb, source, played, better, cost, reasons } = warning;
  const isCard = (id: string): boolean => scene.facts(id) !== undefined;
  const said = (options: readonly string[]): string => lineText([{ verb, source, options }], isCard, lang());
  const costs = { what: said(played.options), cost: inPercent(cost.value), give: inPercent(cost.give) };
  const { value, give } = better.chance;
  const instead = { what: said(better.options), chance: inPercent(value), give: inPercent(give) };
  return [
    ...wrap(message("review.warning", costs), scene.columns).map(scene.style.bold),
    ...[message("review.better", instead), ...reasons.map((reason) => reasonText(reason, lang()))].flatMap(
      (line) => wrap(line, scene.columns - 2, "  ").map((part) => `  ${part}`),
    ),
  ];
}
