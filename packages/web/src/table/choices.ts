/**
 * Where the options of a question lie on the table: on cards in hand, on piles, in a tray of their own, or on
 * buttons. An option is a text of the engine ("buy:gold", "estate", "yes"); this file sorts, it judges nothing.
 */
import { placeOf } from "@fiefdom/protocol/place";
import type { Decision, View } from "../session/types.ts";

export interface Button {
  readonly option: string;
  /** The card it is about, if any. */
  readonly card: string | null;
}

export interface TrayCard {
  /** Tells equal cards apart. */
  readonly key: string;
  readonly card: string;
  readonly option: string;
}

export interface Choices {
  readonly decision: Decision;
  /**
   * one: a click is the answer. several: clicks select, a button confirms. number: a number is set, a button
   * confirms.
   */
  readonly mode: "one" | "several" | "number";
  /** By card: what a click on it in hand means. */
  readonly hand: ReadonlyMap<string, string>;
  /** By pile or landscape. */
  readonly supply: ReadonlyMap<string, string>;
  /** Cards to choose from that lie nowhere in sight. */
  readonly tray: readonly TrayCard[];
  readonly buttons: readonly Button[];
  readonly numbers: readonly number[];
  /** It may be answered with nothing. */
  readonly mayDecline: boolean;
}

const NUMBER = /^\d+$/;
/** So few numbers are buttons. */
const FEW_NUMBERS = 6;

const cardIn = (option: string): string => option.replace(/^(play|buy|use):/, "").replace(/#\d+$/, "");

export function choicesOf(view: View, decision: Decision, isCard: (id: string) => boolean): Choices {
  const { options, from, min, max } = decision;
  const hand = new Map<string, string>();
  const supply = new Map<string, string>();
  const tray: TrayCard[] = [];
  const buttons: Button[] = [];
  const numbers = options.every((option) => NUMBER.test(option)) ? options.map(Number) : [];
  const place = placeIn(view);
  const seen = new Map<string, number>();
  for (const option of options) {
    const card = cardIn(option);
    if (option.startsWith("play:") && place.inHand(card)) hand.set(card, option);
    else if (option.startsWith("buy:") && place.pile(card) !== null)
      supply.set(place.pile(card) as string, option);
    else if (option === card && isCard(card) && from === "hand") hand.set(card, option);
    else if (option === card && isCard(card) && from === "supply" && place.pile(card) !== null)
      supply.set(place.pile(card) as string, option);
    else if (option === card && isCard(card) && from !== "nowhere") {
      const nth = seen.get(card) ?? 0;
      seen.set(card, nth + 1);
      tray.push({ key: `${card}#${nth}`, card, option });
    } else if (!buttons.some((button) => button.option === option))
      buttons.push({ option, card: isCard(card) && option !== "end" ? card : null });
  }
  const many = numbers.length > FEW_NUMBERS;
  return {
    decision,
    mode: many ? "number" : max > 1 ? "several" : "one",
    hand,
    supply,
    tray,
    buttons: many ? [] : buttons,
    numbers: many ? numbers : [],
    mayDecline: min === 0,
  };
}

/** Finds cards on the table. */
function placeIn(view: View) {
  const own = view.players[placeOf(view)]?.hand ?? [];
  return {
    inHand: (card: string): boolean => own.includes(card),
    /** The pile on whose top it lies, or itself if it is an Event; null if neither. */
    pile: (card: string): string | null =>
      view.supply.find((pile) => pile.top === card)?.pile ??
      view.landscapes.find((landscape) => landscape.id === card)?.id ??
      null,
  };
}

/** One card or pile that was picked; `key` tells equal cards apart. */
export interface Pick {
  readonly key: string;
  readonly option: string;
}

/** Adds or removes a pick. With the most already chosen, a further one is not taken. */
export function toggle(picks: readonly Pick[], pick: Pick, max: number): readonly Pick[] {
  if (picks.some((other) => other.key === pick.key)) return picks.filter((other) => other.key !== pick.key);
  return picks.length >= max ? picks : [...picks, pick];
}

/** Adds these, as many as may be chosen; if all that can be are chosen already, takes them back. */
export function toggleAll(picks: readonly Pick[], more: readonly Pick[], max: number): readonly Pick[] {
  const has = (pick: Pick): boolean => picks.some((other) => other.key === pick.key);
  const missing = more.filter((pick) => !has(pick)).slice(0, Math.max(0, max - picks.length));
  if (missing.length > 0) return [...picks, ...missing];
  return picks.filter((pick) => !more.some((other) => other.key === pick.key));
}

export const isEnough = (picks: readonly Pick[], decision: Decision): boolean =>
  picks.length >= decision.min && picks.length <= decision.max;
