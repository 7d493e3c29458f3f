/**
 * Sound play of every card, for players with a plan and for those without one: given what a player may know
 * and what is asked, a sensible answer. A plan says what to buy, and may say what to play, trash or discard
 * first; everything else is common sense, kept as knowledge of the cards in this folder.
 *
 * It remembers nothing between decisions and rolls no dice, so it can take over at any decision and may be
 * asked the same question again.
 */
import type { Board } from "@fiefdom/engine/board";
import { type Answer, actOf, COURSE, END_CODE, NUMBER, PAY, USE } from "@fiefdom/engine/decisions";
import { type Decision, NONE } from "@fiefdom/engine/game";
import type { View } from "@fiefdom/engine/view";
import { actingOn, nextAction, nextActionInHand } from "./actions.ts";
import {
  howMuchToBid,
  leastUseful,
  NAMING,
  REVEALING,
  reveal,
  SETTING_ASIDE,
  whatToName,
  whatToPlay,
  whatToReturn,
  whatToTax,
  whichCourse,
  whichFirst,
  whichReaction,
} from "./choices.ts";
import { favoured, GAINING, whatToGain, whatToGive } from "./gaining.ts";
import { Mind } from "./mind.ts";
import {
  DISCARDING,
  howDeep,
  putBack,
  TAKING,
  TOPDECKING,
  TRASHING,
  whatToDiscard,
  whatToLeaveOut,
  whatToPass,
  whatToTake,
  whatToTopdeck,
  whatToTrash,
} from "./parting.ts";
import type { Preferences } from "./preferences.ts";
import { inBuyPhase } from "./treasures.ts";

export type { Preferences } from "./preferences.ts";

export interface Sense {
  answer(view: View, d: Decision): Answer;
  /** What it would answer of all Actions in hand, as a kind; NONE for no more of them. */
  readonly action: (view: View) => number;
  /** Of the options of a gain those that bring something besides; none where all are alike. */
  favoured(view: View, d: Decision): readonly number[];
}

export type SenseMaker = (board: Board, preferences?: Preferences) => Sense;

type Reply = (m: Mind, d: Decision) => Answer;

/** How each verb is answered where the card has no way of its own. */
const VERBS: Readonly<Record<string, Reply>> = {
  gain: (m, d) => {
    const first = favoured(m, d);
    const best = first.length === 0 ? NONE : whatToGain(m, { ...d, options: first, min: 0 });
    const kind = best === NONE ? whatToGain(m, d) : best;
    return kind === NONE ? [] : kind;
  },
  trash: whatToTrash,
  discard: whatToDiscard,
  topdeck: whatToTopdeck,
  "put-back": putBack,
  play: whatToPlay,
  reveal,
  hand: whatToTake,
  keep: whatToLeaveOut,
  name: whatToName,
  bid: howMuchToBid,
  tax: whatToTax,
  react: whichReaction,
  order: whichFirst,
  pass: whatToPass,
  give: whatToGive,
  deep: howDeep,
  return: whatToReturn,
  embargo: whatToTax,
};

/** How cards have them answered. */
const CARDS: Readonly<Record<string, Readonly<Record<string, Reply>>>> = {
  trash: TRASHING,
  discard: DISCARDING,
  reveal: REVEALING,
  topdeck: TOPDECKING,
  name: NAMING,
  gain: GAINING,
  hand: TAKING,
  "set-aside": SETTING_ASIDE,
};

class Sensible implements Sense {
  readonly #mind: Mind;
  /** By verb: how each kind of card has it answered. */
  readonly #cards: ReadonlyMap<string, readonly (Reply | undefined)[]>;

  constructor(board: Board, preferences: Preferences) {
    this.#mind = new Mind(board, preferences, actingOn(board));
    this.#cards = new Map(
      Object.entries(CARDS).map(([verb, replies]) => [verb, board.kinds.map((def) => replies[def.id])]),
    );
  }

  readonly action = (view: View): number => {
    this.#mind.see(view);
    return nextActionInHand(this.#mind);
  };

  favoured(view: View, d: Decision): readonly number[] {
    this.#mind.see(view);
    return favoured(this.#mind, d);
  }

  answer(view: View, d: Decision): Answer {
    const m = this.#mind;
    m.see(view);
    switch (d.verb) {
      case "action":
        return nextAction(m, d);
      case "buy":
        return inBuyPhase(m, d);
      case "night":
        return d.options[0];
    }
    const act = actOf(d.options[0]);
    if (act === COURSE) return whichCourse(m, d);
    const reply = (d.source === NONE ? undefined : this.#cards.get(d.verb)?.[d.source]) ?? VERBS[d.verb];
    if (reply !== undefined) return reply(m, d);
    return unheardOf(m, d, act);
  }
}

/** A verb that no card of these sets uses. */
function unheardOf(m: Mind, d: Decision, act: number): Answer {
  // Sums to pay come largest first.
  if (act === PAY) return d.options[0];
  if (act === NUMBER) return d.options[0];
  if (act === USE || d.options.includes(END_CODE)) return whichReaction(m, d);
  return leastUseful(m, d);
}

export const sense: SenseMaker = (board, preferences = {}) => new Sensible(board, preferences);
