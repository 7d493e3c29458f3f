/**
 * Abilities: what a card, a landscape or a lasting effect does when something happens. An ability says
 * what it waits for, whose doing counts, and which effect follows; triggers.ts finds and orders them.
 */
import type { Mat } from "./card.ts";
import type { Game, Lasting, Trigger } from "./game.ts";
import type { Nested, Program } from "./program.ts";

/** Everything that can happen, in the words of card texts. */
export const ON = {
  /** A player plays an Attack: before it does anything. */
  attack: 0,
  /** A card is played: it lies in play, its instructions have not been followed yet. */
  play: 1,
  /** A card has been played: its instructions are done. */
  played: 2,
  /** A card is about to be gained: an ability may replace that. */
  wouldGain: 3,
  gain: 4,
  /** A card was paid for and is not gained yet. */
  buy: 5,
  trash: 6,
  /** Discarded other than by Clean-up. */
  discard: 7,
  discardFromPlay: 8,
  reveal: 9,
  shuffle: 10,
  turnStart: 11,
  actionPhaseEnd: 12,
  buyPhaseStart: 13,
  buyPhaseEnd: 14,
  cleanupStart: 15,
  turnEnd: 16,
  betweenTurns: 17,
} as const;

export type On = keyof typeof ON;

export const EVENT_COUNT = Object.keys(ON).length;

/** In a gain, what `n` of the happening says. */
export const GAINED = 0;
export const BOUGHT = 1;
/** It comes from the trash, not from its pile. */
export const FROM_TRASH = 2;

export interface AbilitySpec {
  readonly on: On;
  /** Whose doing sets it off, seen from the player to whom the ability belongs. Yours, unless stated. */
  readonly whose?: "yours" | "others" | "anyones";
  /** Looked at when the thing happens; for reactions from hand and what may be declined, whenever it is offered. */
  readonly if?: (g: Game, t: Trigger) => boolean;
  /** The player may decline. */
  readonly may?: boolean;
  /** A reaction from hand that can be used more than once for the same thing, as long as its condition holds. */
  readonly again?: boolean;
  /** Comes before all others at that time. */
  readonly first?: boolean;
  /** The mat from which it works, for abilities of cards on mats. */
  readonly mat?: Mat;
  /** A lasting effect that is used up by being set off. */
  readonly once?: boolean;
  readonly do: Program;
}

/** All of them have one shape, whatever their cards leave out: they are looked at whenever anything happens. */
export interface Ability extends Nested {
  readonly on: On;
  /** The event's number. */
  readonly event: number;
  readonly whose: AbilitySpec["whose"];
  readonly if: AbilitySpec["if"];
  readonly may: AbilitySpec["may"];
  readonly again: AbilitySpec["again"];
  readonly first: AbilitySpec["first"];
  readonly mat: AbilitySpec["mat"];
  readonly once: AbilitySpec["once"];
  readonly do: Program;
}

export const ABILITIES: Ability[] = [];
const abilitiesById = new Map<string, Ability>();
export const abilityById = (id: string): Ability | undefined => abilitiesById.get(id);

export function ability(spec: AbilitySpec): Ability {
  return {
    id: "",
    index: -1,
    on: spec.on,
    event: ON[spec.on],
    whose: spec.whose,
    if: spec.if,
    may: spec.may,
    again: spec.again,
    first: spec.first,
    mat: spec.mat,
    once: spec.once,
    do: spec.do,
    register(path: string) {
      this.id = path;
      this.index = ABILITIES.length;
      ABILITIES.push(this);
      abilitiesById.set(path, this);
      (spec.do as Program & Nested).register(path);
    },
  };
}

/** How long a lasting effect lasts. */
export type Until = "endOfTurn" | "yourNextTurn" | "done";

export interface LastingSpec {
  readonly until: Until;
  /** Its number is the kind of a card that somebody named. */
  readonly names?: boolean;
  readonly abilities?: readonly AbilitySpec[];
  /** Changes the coin cost of a card of this kind by that much. */
  readonly cost?: (g: Game, kind: number, e: Lasting) => number;
  /** What its player may not buy, and why not. */
  readonly mayNotBuy?: {
    readonly if: (g: Game, kind: number, e: Lasting) => boolean;
    readonly because: string;
  };
  /** Would playing a Treasure of this kind now cost this player that card? Then none is played unasked. */
  readonly robs?: (g: Game, who: number, kind: number, e: Lasting) => boolean;
  /** Changes the next hand of its player: so many cards instead of five, or so many more. */
  readonly hand?: { readonly cards?: number; readonly more?: number };
  /** Follows other instructions instead of the played card's own. */
  readonly instead?: {
    readonly if: (g: Game, who: number, card: number, e: Lasting) => boolean;
    readonly do: Program;
  };
}

export interface LastingDef extends Nested {
  readonly until: Until;
  readonly names: boolean;
  readonly abilities: readonly Ability[];
  /** One bit for each event that its abilities wait for. */
  readonly hears: number;
  readonly cost: LastingSpec["cost"];
  readonly mayNotBuy: LastingSpec["mayNotBuy"];
  readonly robs: LastingSpec["robs"];
  readonly hand: LastingSpec["hand"];
  readonly instead: LastingSpec["instead"];
}

export const LASTING: LastingDef[] = [];
const lastingById = new Map<string, LastingDef>();
export const lastingDefById = (id: string): LastingDef | undefined => lastingById.get(id);

export function lastingDef(spec: LastingSpec): LastingDef {
  return {
    id: "",
    index: -1,
    until: spec.until,
    names: spec.names ?? false,
    abilities: (spec.abilities ?? []).map(ability),
    hears: (spec.abilities ?? []).reduce((bits, a) => bits | (1 << ON[a.on]), 0),
    cost: spec.cost,
    mayNotBuy: spec.mayNotBuy,
    robs: spec.robs,
    hand: spec.hand,
    instead: spec.instead,
    register(path: string) {
      this.id = path;
      this.index = LASTING.length;
      LASTING.push(this);
      lastingById.set(path, this);
      this.abilities.forEach((a, i) => a.register(`${path}/on${i + 1}`));
      if (spec.instead) (spec.instead.do as Program & Nested).register(`${path}/instead`);
    },
  };
}
