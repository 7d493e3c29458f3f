/**
 * Three ways to look at a card: what it would be worth to gain it, how dear it is to its owner, and how
 * useful it is in hand. Nearly every choice follows from one of them.
 */
import { ACTION_PHASE } from "@fiefdom/engine/game";
import { ACTION, CURSE, TREASURE } from "@fiefdom/engine/types";
import { LONG, type Mind } from "./mind.ts";
import { pointsForGaining, pointsForLosing, wouldEnd, wouldWin } from "./points.ts";

/** What a point is worth beside Silver at 30, and what is left of the worth of a deck's growth. */
function pointWeight(m: Mind): number {
  const left = m.gainsLeft;
  if (left <= 2 || m.view.turns(m.view.seat) > LONG) return 24;
  if (left <= 4) return 20;
  return left <= 6 ? 12 : 2.5;
}

function growth(m: Mind): number {
  const left = m.gainsLeft;
  return left <= 1 ? 0.1 : left <= 2 ? 0.35 : left <= 4 ? 0.8 : 1;
}

/** Coins that a deck keeps whatever is trashed. */
const LEAST_MONEY = 5;
/** Money in the deck from which on Provinces are bought, and Colonies. */
const ENOUGH = 15;
const ENOUGH_FOR_COLONIES = 24;

/** What it is worth to gain this now. */
export function worthOf(m: Mind, kind: number): number {
  const points = pointsForGaining(m, kind);
  if (wouldEnd(m, kind)) {
    if (wouldWin(m, points)) return 1000 + points;
    if (m.view.turns(m.view.seat) <= 2 * LONG) return -1000 + points;
  }
  if (m.ending[kind]) return worthOfEnding(m, kind, points);
  let worth = points * pointWeight(m);
  if (m.is(kind, CURSE)) return worth > 100 ? worth : -60;
  if (kind === m.copper) return worth + (spareCoppers(m) > 0 ? -15 : m.cash < LEAST_MONEY ? 12 : 0);
  if (m.land[kind] && points <= 1 && !m.late) worth -= 20;
  if (m.is(kind, ACTION | TREASURE)) worth += worthToDeck(m, kind) * growth(m);
  // A pile that costs Debt to buy from is less tempting.
  if (m.marks.tax >= 0 && m.mine) worth -= 5 * m.view.pileTokens(m.board.pileOf[kind], 1);
  return worth;
}

function worthOfEnding(m: Mind, kind: number, points: number): number {
  const { view } = m;
  const ready = view.turns(view.seat) > 14 || m.gainsLeft <= 6;
  if (m.colony < 0) return ready || m.money >= ENOUGH || richHands(m, 8) ? 150 : 45;
  if (kind === m.colony) return ready || m.money >= ENOUGH_FOR_COLONIES || richHands(m, 11) ? 200 : 70;
  if (m.gainsLeft <= 6 || view.turns(view.seat) > LONG) return 120;
  return (m.money >= 20 ? 80 : 44) + points;
}

/** Does a hand bring so much on average, and will it still with some land in the deck? */
const richHands = (m: Mind, coins: number): boolean =>
  m.money >= coins + 3 && 5 * m.money >= coins * Math.max(5, m.size);

/** Worth as a part of the deck. */
function worthToDeck(m: Mind, kind: number): number {
  const worth = m.worth[kind];
  const { owned } = m;
  if (owned[kind] >= m.atMost[kind]) return m.is(kind, TREASURE) ? Math.min(worth, 20) : 2;
  if (m.is(kind, ACTION) && !fits(m, kind)) return 2;
  // Whoever has hardly any money needs money before all else.
  return m.cash <= LEAST_MONEY && m.coins[kind] < 1 ? worth / 2 : worth;
}

/** Is there room in the deck for that Action? Terminals want villages, villages want terminals. */
function fits(m: Mind, kind: number): boolean {
  const { owned, terminals, villages, played } = m;
  const { id, traits } = m.board.kinds[kind];
  switch (id) {
    case "chapel":
      return m.view.turns(m.view.seat) <= 4 && owned[m.board.kind("chapel")] === 0;
    case "moneylender":
      return owned[m.copper] >= 5 && terminals < 1 + villages + m.size / 12;
    case "throne-room":
    case "kings-court":
      return played >= 4;
    case "crown":
      return true;
    case "witch":
    case "charlatan":
    case "sea-witch":
    case "sea-hag":
    case "mountebank":
      return m.view.left(m.curse) > 2 * m.view.seats - 3 && terminals < 2 + villages + m.size / 14;
    case "moat":
      return terminals === 0;
    case "city-quarter":
      return played >= 5;
    case "encampment":
      return owned[m.gold] + (owned[m.board.kind("plunder")] ?? 0) >= 2;
    case "mint":
      return m.size > 12 && m.money >= 12;
    case "gladiator":
      return terminals < 1 + villages + m.size / 12;
  }
  const gives = m.actions[kind];
  if (traits?.includes("trash") === true && traits.includes("gain") === false && m.late) return false;
  if (gives === 0) return terminals < 1 + villages + Math.floor(m.size / 12);
  if (gives === 1 || m.coins[kind] > 0 || m.cards[kind] > 1) return true;
  return terminals > villages + 1;
}

/** How many Coppers the deck can spare. */
export function spareCoppers(m: Mind): number {
  const spare = Math.floor(m.cash) - LEAST_MONEY;
  return spare < m.owned[m.copper] ? Math.max(0, spare) : m.owned[m.copper];
}

/** How dear a card is to its owner, Silver at 45; below zero they had rather be without it. */
export function keep(m: Mind, kind: number): number {
  if (m.is(kind, CURSE)) return m.is(kind, TREASURE) ? -50 : -100;
  const points = pointsForLosing(m, kind);
  if (kind === m.copper) return points > 2 ? 40 : spareCoppers(m) > 0 ? -30 : 8;
  if (m.land[kind]) {
    if (points <= 1 && !(m.late && points > 0)) return -60 + points;
    return 20 + 10 * points;
  }
  return 15 + m.worth[kind] + points * (m.late ? 15 : 3);
}

/** Is there a card in hand that one had rather be without? */
export function hasJunk(m: Mind): boolean {
  const { hand, copper } = m;
  // The hand is sorted, so copies lie side by side: each kind is weighed once.
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i];
    if (i > 0 && hand[i - 1] === kind) continue;
    if (keep(m, kind) < 0 && (kind !== copper || spareCoppers(m) > 0)) return true;
  }
  return false;
}

/** How useful a card is in hand, a Copper at 10; below zero it is dead. Terminals as if they were the only one. */
export function use(m: Mind, kind: number): number {
  const types = m.board.types[kind];
  if (m.land[kind]) return (types & CURSE) !== 0 ? -3 : -2;
  const { view } = m;
  const coins = 10 * m.coins[kind];
  if ((types & ACTION) === 0) return coins > 0 ? coins : 12;
  if (m.acting.pairs[kind]) return view.inHand(kind) > 1 ? 90 : 1;
  if (m.mine && (view.phase !== ACTION_PHASE || view.actions === 0))
    return (types & TREASURE) !== 0 ? Math.max(coins, 5) : m.worth[kind] / 1000;
  return m.actions[kind] > 0 ? 12 + m.value[kind] : m.value[kind];
}

const scores: number[] = [];

/**
 * How useful each of these cards is together with the others: of the terminals only so many as can be
 * played. The array is used again by the next call.
 */
export function usesTogether(m: Mind, kinds: readonly number[]): readonly number[] {
  const { view } = m;
  while (scores.length > kinds.length) scores.pop();
  let slots = m.mine ? view.actions : 1;
  for (const kind of m.hand)
    if (m.actions[kind] > 1 && m.is(kind, ACTION) && (slots > 0 || !m.mine)) slots += m.actions[kind] - 1;
  for (let i = 0; i < kinds.length; i++) {
    const kind = kinds[i];
    let score = use(m, kind);
    if (score > 1 && m.is(kind, ACTION) && m.actions[kind] === 0 && !m.is(kind, TREASURE)) {
      let better = 0;
      for (let j = 0; j < kinds.length; j++) {
        if (j === i || !m.is(kinds[j], ACTION) || m.actions[kinds[j]] > 0) continue;
        // Two of a pair are played as one.
        if (kinds[j] === kind && m.acting.pairs[kind]) continue;
        if (m.value[kinds[j]] > m.value[kind] || (m.value[kinds[j]] === m.value[kind] && j < i)) better++;
      }
      if (better >= slots) score = 1 + score / 100;
    }
    scores[i] = score;
  }
  return scores;
}
