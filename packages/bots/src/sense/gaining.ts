/** What to take from the Supply: gains, trades of one card for a dearer one, and what to buy without a plan. */
import type { Board } from "@fiefdom/engine/board";
import { actOf, BUY_IT, code, END_CODE, offered } from "@fiefdom/engine/decisions";
import { type Decision, kindOf, NONE } from "@fiefdom/engine/game";
import { ACTION, CURSE, TREASURE, typeBit, VICTORY } from "@fiefdom/engine/types";
import { type Mind, UNLISTED } from "./mind.ts";
import { lead, pointsForGaining, wouldWin } from "./points.ts";
import { keep, worthOf } from "./worth.ts";

const EVENT = typeBit("Event");
const BUY_CODE = code(BUY_IT, 0);

/** Below this nothing is taken that need not be. */
const WORTHWHILE = 5;

const offers: number[] = [];

/** What a plan would take of what lies there up to a price; NONE for nothing. */
function wished(m: Mind, coins: number, debt: number, act: "buy" | "gain"): number {
  const { board, view, preferences } = m;
  offers.length = 0;
  const first = act === "buy" ? BUY_CODE : 0;
  for (let pile = 0; pile < board.piles.length; pile++) {
    const kind = view.pileTop(pile);
    if (kind !== NONE && board.debts[kind] <= debt && m.price(kind) <= coins) offers.push(first + kind);
  }
  const wanted = preferences.wants?.(view, offers, act) ?? NONE;
  return wanted === NONE ? NONE : kindOf(wanted);
}

/** The card that a purchase for so many coins would bring; NONE for none. */
export const bestPurchase = (m: Mind, coins: number): number =>
  m.preferences.wants === undefined ? bestGain(m, coins) : wished(m, coins, 0, "buy");

/** The best card up to a price, if there is one worth having; by the plan of whoever has one. */
export function bestGain(m: Mind, coins: number, debt = 0): number {
  const { board, view } = m;
  if (m.preferences.wants !== undefined) return wished(m, coins, debt, "gain");
  let best = NONE;
  let most = WORTHWHILE;
  for (let pile = 0; pile < board.piles.length; pile++) {
    const kind = view.pileTop(pile);
    if (kind === NONE || board.debts[kind] > debt || m.price(kind) > coins) continue;
    const worth = worthOf(m, kind);
    if (worth > most) {
      most = worth;
      best = kind;
    }
  }
  return best;
}

export interface Trade {
  /** What to give; NONE if nothing is worth giving. */
  readonly kind: number;
  readonly profit: number;
}

const LEAST_PROFIT = 15;
const NO_TRADE: Trade = { kind: NONE, profit: 0 };
const worths: number[] = [];

/** The best of these cards to turn into one that costs up to so much more. */
export function bestTrade(m: Mind, kinds: readonly number[], more: number, forced = false): Trade {
  const { board, view } = m;
  const piles = board.piles.length;
  for (let pile = 0; pile < piles; pile++) {
    const kind = view.pileTop(pile);
    worths[pile] = kind === NONE ? Number.NEGATIVE_INFINITY : worthOf(m, kind);
  }
  let best = NONE;
  let most = forced ? Number.NEGATIVE_INFINITY : LEAST_PROFIT;
  for (let i = 0; i < kinds.length; i++) {
    const given = kinds[i];
    if (i > 0 && kinds[i - 1] === given) continue;
    const price = m.price(given) + more;
    let worth = Number.NEGATIVE_INFINITY;
    for (let pile = 0; pile < piles; pile++) {
      if (worths[pile] <= worth) continue;
      const kind = view.pileTop(pile);
      if (board.debts[kind] <= board.debts[given] && m.price(kind) <= price) worth = worths[pile];
    }
    const profit = (worth === Number.NEGATIVE_INFINITY ? 0 : worth) - keep(m, given);
    if (profit > most) {
      most = profit;
      best = given;
    }
  }
  return best === NONE ? NO_TRADE : { kind: best, profit: most };
}

/** The best of these cards to turn into one that costs exactly a coin more. */
export function bestUpgrade(m: Mind, kinds: readonly number[]): Trade {
  const { board, view } = m;
  let best = NO_TRADE;
  for (const given of kinds) {
    let worth = 0;
    for (let pile = 0; pile < board.piles.length; pile++) {
      const kind = view.pileTop(pile);
      if (kind === NONE || board.debts[kind] !== board.debts[given]) continue;
      if (m.price(kind) === m.price(given) + 1) worth = Math.max(worth, worthOf(m, kind));
    }
    const profit = worth - keep(m, given);
    if (best.kind === NONE || profit > best.profit) best = { kind: given, profit };
  }
  return best;
}

/** What to hand to another player: what helps them least. */
export function whatToGive(m: Mind, d: Decision): number {
  const scores = d.options.map((kind) =>
    m.is(kind, CURSE) ? -100 : m.land[kind] ? 12 * m.board.coins[kind] * (m.late ? 1 : 0.2) : m.worth[kind],
  );
  return d.options[scores.indexOf(Math.min(...scores))];
}

/** One of the options of a gain; NONE to decline, which only some gains allow. */
export function whatToGain(m: Mind, d: Decision): number {
  const { options } = d;
  if (m.gainFirst !== null) {
    let first = NONE;
    let place = UNLISTED;
    for (const kind of options) {
      if (m.gainFirst[kind] >= place) continue;
      place = m.gainFirst[kind];
      first = kind;
    }
    if (first !== NONE) return first;
  }
  const { wants } = m.preferences;
  if (wants !== undefined) {
    const wanted = wants.call(m.preferences, m.view, options, "gain");
    if (wanted !== NONE && offered(d, kindOf(wanted))) return kindOf(wanted);
    if (d.min === 0) return NONE;
  }
  let best = NONE;
  let most = d.min > 0 ? Number.NEGATIVE_INFINITY : WORTHWHILE;
  for (const kind of options) {
    const worth = worthOf(m, kind);
    if (worth > most) {
      most = worth;
      best = kind;
    }
  }
  return best;
}

/** Of the options of a gain those that bring something besides, by card. */
const FAVOURED: Readonly<Record<string, (m: Mind, d: Decision) => number[]>> = {
  // An Action gained is an Action to play the next one with.
  ironworks: (m, d) =>
    m.view.actions === 0 && m.hand.some((kind) => m.is(kind, ACTION))
      ? d.options.filter((kind) => m.is(kind, ACTION))
      : [],
};

export const favoured = (m: Mind, d: Decision): readonly number[] =>
  (d.source === NONE ? undefined : FAVOURED[m.board.kinds[d.source].id])?.(m, d) ?? [];

/** Gains of several cards at once. */
export const GAINING: Readonly<Record<string, (m: Mind, d: Decision) => number[]>> = {
  thief: (m, d) => d.options.filter((kind) => worthOf(m, kind) > WORTHWHILE),
};

/** Debt beyond the coins at hand that a purchase may leave. */
const BEARABLE = 4;

/** What to buy: by plan, or else the best there is. */
export function whatToBuy(m: Mind, d: Decision): number {
  const { options } = d;
  const { wants } = m.preferences;
  if (wants !== undefined) {
    const wanted = wants.call(m.preferences, m.view, options, "buy");
    if (wanted === NONE) return END_CODE;
    const option = BUY_CODE + kindOf(wanted);
    return actsAsPurchase(wanted) && offered(d, option) ? option : END_CODE;
  }
  let best = END_CODE;
  let most = WORTHWHILE;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (actOf(option) !== BUY_IT) continue;
    const worth = worthOfBuying(m, kindOf(option));
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** A wish may be a purchase or simply a kind; anything else means no purchase. */
const actsAsPurchase = (wanted: number): boolean => wanted < 256 || actOf(wanted) === BUY_IT;

function worthOfBuying(m: Mind, kind: number): number {
  const { board, view } = m;
  let worth = m.is(kind, EVENT) ? (m.acting.events[kind]?.(m) ?? 0) : worthOf(m, kind);
  if (worth <= 0) return worth;
  if (m.spoilers[kind]) worth -= treasuresInPlay(m);
  if (m.hoard >= 0 && m.is(kind, VICTORY)) worth += 40 * inPlay(m, m.hoard);
  const debt = board.debts[kind];
  if (debt > 0) {
    const owing = debt - (view.coins - m.price(kind));
    if (owing > BEARABLE && m.gainsLeft > 2) return 0;
    worth -= 4 * Math.max(0, owing);
  }
  if (m.marks.basilica >= 0 && view.coins - m.price(kind) >= 2) worth += 8;
  if (m.marks.colonnade >= 0 && m.is(kind, ACTION) && inPlay(m, kind) > 0) worth += 8;
  return worth;
}

const inPlay = (m: Mind, kind: number): number =>
  m.view.inPlay(m.view.seat).reduce((n, other) => (other === kind ? n + 1 : n), 0);

/** What would be lost with the Treasures in play. */
function treasuresInPlay(m: Mind): number {
  let dear = 0;
  for (const kind of m.view.inPlay(m.view.seat))
    if (m.is(kind, TREASURE)) dear += 10 + Math.max(0, keep(m, kind));
  return dear;
}

export type WeighEvent = (m: Mind) => number;

/** Copies still there, as far as so many are asked for. */
const some = (m: Mind, kind: number): boolean => m.view.left(kind) > 0;

/** What buying an Event is worth; those that only a plan can make sense of are left to plans. */
const EVENTS: Readonly<Record<string, WeighEvent>> = {
  annex: (m) => (m.gainsLeft <= 5 && some(m, m.duchy) ? worthOf(m, m.duchy) - 5 : 0),
  banquet: (m) => {
    const best = bestGain(m, 5);
    return best === NONE || m.late || m.is(best, VICTORY) ? 0 : worthOf(m, best) - 22;
  },
  conquest: (m) => 58 + (m.late ? 20 : 0),
  delve: (m) => worthOf(m, m.silver) + 1,
  dominate: (m) => (some(m, m.province) ? 300 : 0),
  donate: (m) => {
    const junk = m.owned[m.curse] + m.owned[m.estate] + m.owned[m.copper];
    return m.gainsLeft > 6 && junk > 6 && m.money - m.owned[m.copper] >= 5 ? 90 : 0;
  },
  ritual: (m) => {
    if (!m.late || m.view.left(m.curse) === 0) return 0;
    let most = 0;
    for (const kind of m.hand) most = Math.max(most, m.price(kind) - Math.max(0, pointsForGaining(m, kind)));
    return most > 3 ? 20 * (most - 1) : 0;
  },
  "salt-the-earth": (m) => (m.gainsLeft === 1 && wouldWin(m, 1) ? 2000 : m.late && lead(m) > 0 ? 30 : 0),
  triumph: (m) => (some(m, m.estate) && m.late ? 40 : 0),
  wedding: (m) => worthOf(m, m.gold) + 3,
  windfall: (m) => (m.drawable === 0 ? 120 : 0),
};

export const eventsOn = (board: Board): (WeighEvent | null)[] =>
  board.kinds.map((def) => EVENTS[def.id] ?? null);
