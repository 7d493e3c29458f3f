/**
 * A player that follows a plan. It buys and gains by the plan's lists, and plays, trashes, discards and reacts
 * by them as far as they go; everything else is left to its sense, a player of any kind.
 */
import type { Board } from "@fiefdom/engine/board";
import {
  type Answer,
  actOf,
  CARD,
  COURSE,
  code,
  END_CODE,
  NUMBER,
  offered,
  PAY,
  PLAY_IT,
  TREASURES_CODE,
  USE,
  valueIn,
} from "@fiefdom/engine/decisions";
import { type Decision, kindOf, SUPPLY } from "@fiefdom/engine/game";
import { TREASURE } from "@fiefdom/engine/types";
import type { View } from "@fiefdom/engine/view";
import type { Bot, BotMaker } from "../player.ts";
import type { Preferences } from "../sense/preferences.ts";
import { sense as common } from "../sense/sense.ts";
import { type CompiledList, type CompiledPlan, compile, holds } from "./compile.ts";
import type { ListName, Plan } from "./plan.ts";

/** Answers what a plan leaves open. The decision may have fewer options than the game offers. */
export interface Sense {
  answer(view: View, decision: Decision): Answer;
  /** What it would answer of all Actions in hand, for those who say it beforehand (see player.ts). */
  readonly action?: (view: View) => number;
  /** Of the options of a gain those that bring something besides, if any do: the plan looks at them first. */
  favoured?(view: View, decision: Decision): readonly number[];
}
export type SenseMaker = (board: Board, preferences: Preferences) => Sense;

/** The list that speaks of a question, by its verb. */
const LIST_FOR: Readonly<Record<string, ListName>> = {
  gain: "gain",
  play: "repeat",
  trash: "trash",
  discard: "discard",
  topdeck: "topdeck",
  "put-back": "topdeck",
  hand: "take",
  keep: "take",
  reveal: "reveal",
  name: "name",
};

const NOTHING = -1;

class PlanBot implements Bot {
  readonly name: string;
  readonly #plan: CompiledPlan;
  readonly #sense: Sense;
  readonly purchase?: (view: View) => number;
  readonly action?: (view: View) => number;

  constructor(plan: CompiledPlan, sense: Sense) {
    this.name = plan.plan.name;
    this.#plan = plan;
    this.#sense = sense;
    // Who has Treasures played in an order of their own has to be asked.
    const { names } = plan.rules.play ?? {};
    if (!names?.some((named, kind) => named && plan.board.is(kind, TREASURE))) this.purchase = plan.purchase;
    // Without a list of its own it is the sense that plays.
    if (plan.rules.play === undefined && sense.action !== undefined) this.action = sense.action;
  }

  answer(view: View, d: Decision): Answer {
    switch (d.verb) {
      case "buy":
        return this.#inBuyPhase(view, d);
      case "action":
        return this.#one(view, d, this.#plan.rules.play, PLAY_IT);
      case "react":
        return this.#one(view, d, this.#plan.rules.react, USE);
      default: {
        const act = actOf(d.options[0]);
        if (act === COURSE || act === NUMBER) return this.#course(view, d);
        return act === CARD ? this.#cards(view, d) : this.#sense.answer(view, d);
      }
    }
  }

  /** All Treasures, then Debt, then the plan. */
  #inBuyPhase(view: View, d: Decision): Answer {
    const { options } = d;
    // The options come in this order: Treasures to play, all of them at once, Debt to pay, cards to buy.
    const first = actOf(options[0]);
    if (first === PLAY_IT) {
      const choice = this.#treasure(view, d);
      if (choice !== NOTHING) return choice;
    }
    let most = 0;
    for (let i = 0; i < options.length; i++) {
      const act = actOf(options[i]);
      if (act === PAY) most = Math.max(most, valueIn(options[i]));
      else if (act !== PLAY_IT && options[i] !== TREASURES_CODE) break;
    }
    return most > 0 ? code(PAY, most) : this.#plan.buy(view, d);
  }

  #treasure(view: View, d: Decision): number {
    const list = this.#plan.rules.play;
    const isNamed = (option: number): boolean =>
      actOf(option) === PLAY_IT && list?.names[kindOf(option)] === true;
    if (offered(d, TREASURES_CODE) && (list === undefined || !d.options.some(isNamed))) return TREASURES_CODE;
    const plays = d.options.filter((option) => actOf(option) === PLAY_IT);
    const choice = this.#one(view, { ...d, options: [...plays, END_CODE] }, list, PLAY_IT);
    const option = typeof choice === "object" ? choice[0] : choice;
    return typeof option !== "number" || option === END_CODE ? NOTHING : option;
  }

  /**
   * One of several: the first of the list that is there and wanted. What the list does not name is for the
   * sense to judge, where the list says so, or else in the end.
   */
  #one(view: View, d: Decision, list: CompiledList | undefined, act: number): Answer {
    if (list === undefined) return this.#sense.answer(view, d);
    const { options } = d;
    const { scene } = this.#plan;
    const others = (): Answer => {
      const rest = options.filter((option) => actOf(option) !== act || !list.names[kindOf(option)]);
      if (rest.length === 0) return options[0];
      return rest.length === 1 ? rest[0] : this.#sense.answer(view, { ...d, options: rest });
    };
    scene.look(view);
    for (const { kind, test } of list.lines) {
      if (kind >= 0) {
        const option = options.find((o) => actOf(o) === act && kindOf(o) === kind);
        if (option !== undefined && holds(test)) return option;
      } else if (holds(test)) {
        const choice = others();
        const chosen = typeof choice === "object" ? choice[0] : choice;
        if (chosen !== END_CODE) return choice;
        scene.look(view);
      }
    }
    // A list of reactions is all of them.
    return (list.hasRest || act === USE) && offered(d, END_CODE) ? END_CODE : others();
  }

  /** Cards from anywhere, one or many. */
  #cards(view: View, d: Decision): Answer {
    const name = LIST_FOR[d.verb];
    const { rules, scene } = this.#plan;
    const list = name === undefined || (name === "trash" && d.zone === SUPPLY) ? undefined : rules[name];
    if (name === "gain" && d.zone === SUPPLY) {
      const favoured = this.#sense.favoured?.(view, d) ?? [];
      const best = favoured.length === 0 ? NOTHING : this.#plan.gain(view, favoured);
      const kind = best >= 0 ? best : this.#plan.gain(view, d.options);
      if (kind >= 0) return kind;
      return d.min === 0 ? [] : this.#sense.answer(view, d);
    }
    if (list === undefined) return this.#sense.answer(view, d);
    const left = [...d.options];
    const chosen: number[] = [];
    const take = (kind: number): void => {
      left.splice(left.indexOf(kind), 1);
      chosen.push(kind);
      // What is trashed is no longer owned: the next condition should know.
      if (name === "trash") scene.counts()[kind]--;
    };
    scene.look(view);
    for (const { kind, test } of list.lines) {
      if (kind >= 0) {
        while (chosen.length < d.max && left.includes(kind) && holds(test)) take(kind);
        continue;
      }
      const rest = left.filter((other) => !list.names[other]);
      if (rest.length === 0 || chosen.length >= d.max || !holds(test)) continue;
      const more = this.#ask(view, d, rest, 0, Math.min(d.max - chosen.length, rest.length));
      scene.look(view);
      for (const other of [...chosen, ...more]) if (name === "trash") scene.counts()[other]--;
      for (const other of more) {
        left.splice(left.indexOf(other), 1);
        chosen.push(other);
      }
    }
    const missing = d.min - chosen.length;
    return missing > 0 ? [...chosen, ...this.#ask(view, d, left, missing, missing)] : chosen;
  }

  /** The sense's choice among some of the options. */
  #ask(view: View, d: Decision, options: readonly number[], min: number, max: number): number[] {
    if (min >= options.length) return [...options];
    const choice = this.#sense.answer(view, { ...d, options, min, max });
    return (typeof choice === "object" ? [...choice] : [choice]) as number[];
  }

  #course(view: View, d: Decision): Answer {
    const { courses, scene } = this.#plan;
    let looked = false;
    for (const { of, course, test } of courses) {
      if (of !== d.source) continue;
      const option = d.options.find(
        (o) => (actOf(o) === NUMBER ? String(valueIn(o)) : d.labels?.[valueIn(o)]) === course,
      );
      if (option === undefined) continue;
      if (!looked) scene.look(view);
      looked = true;
      if (holds(test)) return option;
    }
    return this.#sense.answer(view, d);
  }
}

/** Makes a player of a plan; its sense answers what the plan leaves open. */
export const planBot =
  (plan: Plan, sense: SenseMaker = common): BotMaker =>
  (board) => {
    const compiled = compile(plan, board);
    return new PlanBot(compiled, sense(board, compiled.preferences));
  };
