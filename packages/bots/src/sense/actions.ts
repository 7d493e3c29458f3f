/**
 * Which Action to play next. What gives Actions or replaces itself comes first, in an order that lets each
 * see the cards that the others drew; then draw, while Actions are left for what is drawn; then the rest by
 * what it is worth just now. An Action that would only do harm is not played.
 */
import type { Board } from "@fiefdom/engine/board";
import { actOf, END_CODE, PLAY_IT } from "@fiefdom/engine/decisions";
import { type Decision, kindOf, NONE, VP } from "@fiefdom/engine/game";
import { ACTION, DURATION, TREASURE, VICTORY } from "@fiefdom/engine/types";
import { bestGain, bestTrade, bestUpgrade, eventsOn } from "./gaining.ts";
import { type Acting, type Mind, UNLISTED } from "./mind.ts";
import { spares } from "./purse.ts";
import { dearest, payingOn } from "./treasures.ts";
import { hasJunk, keep, spareCoppers, worthOf } from "./worth.ts";

/** Cards in hand that one had rather be without. */
function junkInHand(m: Mind): number {
  const { hand, copper } = m;
  let n = 0;
  let coppers = 0;
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i];
    if (kind === copper) coppers++;
    else if (keep(m, kind) < 0) n++;
  }
  if (coppers > 0 && keep(m, copper) < 0) n += Math.min(coppers, spareCoppers(m));
  return n;
}

/** Cards in hand of one type. */
function inHand(m: Mind, type: number): number {
  const { hand } = m;
  let n = 0;
  for (let i = 0; i < hand.length; i++) if (m.is(hand[i], type)) n++;
  return n;
}

function bestTreasureCoins(m: Mind): number {
  let best = 0;
  for (const kind of m.hand)
    if (m.is(kind, TREASURE) && !m.is(kind, ACTION)) best = Math.max(best, m.coins[kind]);
  return best;
}

/** Gains left when a good card may go for what its trashing brings at once. */
const SOON = 6;

/** How dear a card may be, on the mean, that goes unseen, if something is put in order besides. */
const SIFTING = 0;

/**
 * How dear the least dear of the next so many cards of one's deck is on the mean: what one loses by a card that
 * trashes one of them and does not ask before. Which cards are still to come is known by keeping count.
 */
function likelyLoss(m: Mind, looks: number): number {
  const counts = m.owned.slice();
  for (const kind of m.hand) counts[kind]--;
  for (const kind of m.view.inPlay(m.view.seat)) counts[kind]--;
  const dear = counts.flatMap((count, kind) => (count > 0 ? [{ count, value: keep(m, kind) }] : []));
  dear.sort((a, b) => a.value - b.value);
  let rest = dear.reduce((sum, { count }) => sum + count, 0);
  const all = rest;
  const looked = Math.min(looks, all);
  /** How likely it is that all cards looked at are among so many. */
  const among = (cards: number): number => {
    let share = 1;
    for (let i = 0; i < looked; i++) share *= Math.max(0, cards - i) / (all - i);
    return share;
  };
  let loss = 0;
  for (const { count, value } of dear) {
    loss += value * (among(rest) - among(rest - count));
    rest -= count;
  }
  return loss;
}

/** A card that trashes one card for something: not without anything to trash. */
const withJunk =
  (value: number, alsoLate = false) =>
  (m: Mind): number =>
    hasJunk(m) ? value : alsoLate && m.gainsLeft <= SOON ? 6 : 0;

/** Turns a card in hand into one that costs up to so much more. */
const trading =
  (more: number) =>
  (m: Mind, kind: number): number => {
    const trade = bestTrade(m, withoutOne(m.hand, kind), more);
    return trade.kind === NONE ? 0 : 10 + Math.min(60, trade.profit / 2);
  };

function withoutOne(hand: readonly number[], kind: number): readonly number[] {
  const at = hand.indexOf(kind);
  return at < 0 ? hand : hand.filter((_, i) => i !== at);
}

/** Plays another card several times: worth as much as its best target. */
const throning =
  (times: number) =>
  (m: Mind, kind: number): number => {
    const rest = withoutOne(m.hand, kind);
    const target = bestToRepeat(m, rest);
    if (target === NONE) return 0;
    if (m.acting.thrones[target]) return 40 * times;
    return times * playValue(m, target) - 1;
  };

/** What some Actions are worth depends on the hand; none means that playing them now is no good. */
const DEPENDING: Readonly<Record<string, (m: Mind, kind: number) => number>> = {
  chapel: (m) => Math.min(junkInHand(m), 4) * 14,
  moneylender: (m) => (m.view.inHand(m.copper) > 0 && keep(m, m.copper) < 0 ? 28 : 0),
  mine: (m) => (inHand(m, TREASURE) > 0 ? 20 : 0),
  remodel: trading(2),
  expand: trading(3),
  forge: (m) => (junkInHand(m) > 1 ? 14 * junkInHand(m) : 0),
  bishop: withJunk(26, true),
  temple: withJunk(30),
  catapult: (m) => (hasJunk(m) || m.view.inHand(m.silver) > 0 ? 24 : 0),
  sacrifice: withJunk(26),
  library: (m) => 9 * Math.min(8 - m.hand.length, m.drawable),
  watchtower: (m) => 9 * Math.min(7 - m.hand.length, m.drawable),
  magnate: (m) => 9 * Math.min(inHand(m, TREASURE), m.drawable),
  mint: (m) => (inHand(m, TREASURE) > 0 ? 8 + bestTreasureCoins(m) * 8 : 0),
  witch: (m) => (m.view.left(m.curse) > 0 ? 45 : 18),
  charlatan: (m) => (m.view.left(m.curse) > 0 ? 48 : 30),
  "throne-room": throning(2),
  "kings-court": throning(3),
  crown: (m, kind) => {
    // In the Buy phase it doubles a Treasure: as good as the Treasure.
    const value = throning(2)(m, kind);
    return value > 10 * bestTreasureCoins(m) + 6 ? value : 0;
  },
  "city-quarter": (m) => 10 + 9 * Math.max(0, inHand(m, ACTION) - 1),
  "small-castle": (m) => {
    const castles = m.board.pileOf[m.board.kind("small-castle")];
    const next = m.view.pileTop(castles);
    return next !== NONE && worthOf(m, next) > 30 ? 20 : 0;
  },
  "opulent-castle": (m) => 20 * (inHand(m, VICTORY) - 1),
  "royal-blacksmith": (m) => 42 - 10 * m.view.inHand(m.copper),
  workshop: (m) => (bestGain(m, 4) === NONE ? 0 : 20),
  engineer: (m) => (bestGain(m, 4) === NONE ? 0 : 22),
  "farmers-market": (m) =>
    10 + 10 * Math.min(4, m.view.pileTokens(m.board.pileOf[m.board.kind("farmers-market")], VP)),
  peddler: () => 20,
  baron: (m) => (m.view.inHand(m.estate) > 0 ? 40 : m.late && m.view.left(m.estate) > 0 ? 8 : 0),
  coppersmith: (m) => 10 * m.view.inHand(m.copper),
  ironworks: (m) => (bestGain(m, 4) === NONE ? 0 : 24),
  replace: trading(2),
  "secret-chamber": (m) => 10 * Math.max(0, m.deadInHand - 1) + 1,
  // Two Coppers are less than the Silver that comes for them.
  "trading-post": (m) => {
    const cheap = m.hand.filter((kind) => kind === m.copper || keep(m, kind) < 0).length;
    return junkInHand(m) > 1 ? 30 : cheap > 1 ? 12 : 0;
  },
  torturer: (m) => (m.view.left(m.curse) > 0 ? 42 : 36),
  ambassador: withJunk(28),
  "counting-house": (m) => (m.view.discardSize(m.view.seat) > 4 ? 26 : 0),
  feast: (m) => (bestGain(m, 5) === NONE ? 0 : 26),
  // With land to put away, or a spare Copper; not with what the deck lives on.
  island: (m, kind) => {
    if (withoutOne(m.hand, kind).some((other) => m.land[other])) return 16;
    // An idle card itself, it may as well take a Copper along that is not needed.
    return m.view.inHand(m.copper) > 0 && keep(m, m.copper) < 0 && spares(m, m.coins[m.copper]) ? 6 : 0;
  },
  // One of three is trashed whatever they are, but a better one is on top then.
  lookout: (m) => (likelyLoss(m, 3) < SIFTING ? 14 : 0),
  // A second one, or one in the extra turn, gives nothing.
  outpost: (m, kind) => (m.view.inPlay(m.view.seat).includes(kind) ? 0 : 30),
  "pirate-ship": (m, kind) => Math.max(26, 10 * coinsOnMat(m, kind)),
  salvager: withJunk(24, true),
  "sea-hag": (m) => (m.view.left(m.curse) > 0 ? 34 : 4),
  "sea-witch": (m) => (m.view.left(m.curse) > 0 ? 47 : 26),
  mountebank: (m) => (m.view.left(m.curse) > 0 ? 46 : 28),
  smugglers: (m) => {
    const right = (m.view.seat + m.view.seats - 1) % m.view.seats;
    const best = m.view.lately(right).filter((kind) => m.view.left(kind) > 0 && m.price(kind) <= 6);
    return Math.max(0, ...best.map((kind) => worthOf(m, kind) / 2));
  },
  // A poor hand for a rich one: not if the dearest card could be bought with what it would discard.
  tactician: (m) => {
    if (m.hand.length < 2) return 0;
    const coins = m.view.coins + m.coinsInHand;
    return m.view.coins < dearest(m) && coins >= dearest(m) ? 0 : 45;
  },
  "trade-route": withJunk(18),
  // Two of them; or the last one, for which no other will come, out of the deck.
  "treasure-map": (m, kind) => (m.view.inHand(kind) > 1 ? 90 : isLeftOver(m, kind) ? 1 : 0),
  // It must trash: not the last good card, nor one that it draws itself.
  upgrade: (m, kind) =>
    hasJunk(m) || bestUpgrade(m, withoutOne(m.hand, kind)).profit > 0 || likelyLoss(m, 1) < 0 ? 20 : 0,
};

/** Is this the only copy, with no wish for another? */
function isLeftOver(m: Mind, kind: number): boolean {
  if (m.owned[kind] !== 1) return false;
  const { wants } = m.preferences;
  return wants === undefined
    ? m.owned[m.gold] > 3
    : wants.call(m.preferences, m.view, [kind], "gain") !== kind;
}

/** Coin tokens on the mat of a Pirate Ship. */
export const coinsOnMat = (m: Mind, kind: number): number => {
  const [counter] = m.board.kinds[kind].counters ?? [];
  return counter === undefined ? 0 : m.view.counter(m.view.seat, m.board.counters.indexOf(counter));
};

/** Actions that draw up to a number of cards, or by what is in hand: after other terminals. */
const DRAW_LAST = new Set(["library", "watchtower", "magnate", "diplomat"]);
const PAIRS = new Set(["treasure-map"]);
/** Actions to play others with, or cards, as one likes. */
const EITHER = new Set(["nobles"]);
const THRONES = new Set(["throne-room", "kings-court", "crown"]);

export function actingOn(board: Board): Acting {
  const { kinds } = board;
  return {
    depending: kinds.map((def) => DEPENDING[def.id] ?? null),
    thrones: kinds.map((def) => THRONES.has(def.id)),
    drawLast: kinds.map((def) => DRAW_LAST.has(def.id)),
    either: kinds.map((def) => EITHER.has(def.id)),
    pairs: kinds.map((def) => PAIRS.has(def.id)),
    paying: payingOn(board),
    events: eventsOn(board),
  };
}

/** What playing this would be worth now, in tenths of a coin; nothing or less if it should not be played. */
export function playValue(m: Mind, kind: number): number {
  const weigh = m.acting.depending[kind];
  return weigh === null ? m.value[kind] : weigh(m, kind);
}

/** The best of these Actions to be played several times; NONE if none is any good. */
export function bestToRepeat(m: Mind, kinds: readonly number[]): number {
  let best = NONE;
  let most = 0;
  let second = 0;
  let throne = NONE;
  for (const kind of kinds) {
    if (!m.is(kind, ACTION)) continue;
    if (m.acting.thrones[kind]) {
      throne = kind;
      continue;
    }
    const value = playValue(m, kind);
    if (value > most) {
      second = most;
      most = value;
      best = kind;
    } else if (value > second) second = value;
  }
  // A throne on a throne is for two Actions that are each worth it.
  return throne !== NONE && second > 12 ? throne : best;
}

/** Does another player's Enchantress wait for the first Action of this turn? */
function enchanted(m: Mind): boolean {
  const { view, enchantress } = m;
  let waits = false;
  for (let seat = 0; seat < view.seats; seat++)
    if (seat !== view.seat && view.isInPlay(seat, enchantress)) waits = true;
  if (!waits) return false;
  for (const kind of view.inPlay(view.seat)) if (m.is(kind, ACTION) && !m.is(kind, DURATION)) return false;
  return true;
}

const FREE = 1000;

/** Is there another Action in hand to be played with the Actions that this one could give? */
const otherAction = (m: Mind, kind: number): boolean =>
  withoutOne(m.hand, kind).some((other) => m.is(other, ACTION) && playValue(m, other) > 0);

/** How soon to play this; nothing or less for not at all. */
function urgency(m: Mind, kind: number): number {
  const value = playValue(m, kind);
  if (value <= 0) return 0;
  const { view, acting } = m;
  const cards = m.cards[kind];
  // What it puts on the deck can still be drawn.
  if (acting.pairs[kind] && view.actions > 1) return FREE + 99;
  if (acting.thrones[kind]) {
    const target = bestToRepeat(m, withoutOne(m.hand, kind));
    if (m.actions[target] > 0 || acting.thrones[target]) return FREE + 79;
  } else if (acting.either[kind] && view.actions < 2 && otherAction(m, kind)) {
    return FREE + 79;
  } else if (m.actions[kind] > 0) {
    return FREE + (m.acting.depending[kind] !== null && value > 25 ? 95 : m.order[kind]);
  }
  if (view.actions < 2) return value;
  return value + (acting.drawLast[kind] ? 0 : cards >= 2 ? 300 : 100);
}

/** Does a played Action now become something less than itself? Told once for all that could be played. */
const isReluctant = (m: Mind): boolean => m.enchantress >= 0 && enchanted(m);

/** How soon to play this, given what a plan wants first. */
function turnOf(m: Mind, kind: number, reluctant: boolean): number {
  const urgent = urgency(m, kind);
  if (urgent <= 0) return 0;
  // What comes first under an Enchantress becomes a mere cantrip: the least of them, then.
  if (reluctant) return 1 + 1000 / (1 + m.value[kind]);
  const { playFirst } = m;
  return playFirst !== null && playFirst[kind] < UNLISTED ? 10 * FREE - playFirst[kind] : urgent;
}

/** The Action to play next, or the end of the Action phase. */
export function nextAction(m: Mind, d: Decision): number {
  const { options } = d;
  const reluctant = isReluctant(m);
  let best = END_CODE;
  let most = 0;
  for (let i = 0; i < options.length; i++) {
    const option = options[i];
    if (actOf(option) !== PLAY_IT) continue;
    const urgent = turnOf(m, kindOf(option), reluctant);
    if (urgent > most) {
      most = urgent;
      best = option;
    }
  }
  return best;
}

/** The same of all Actions in hand; NONE for the end of the phase. */
export function nextActionInHand(m: Mind): number {
  const { hand } = m;
  const reluctant = isReluctant(m);
  let best = NONE;
  let most = 0;
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i];
    // The hand is sorted, as options are: of those that are as urgent the first.
    if (!m.is(kind, ACTION) || (i > 0 && hand[i - 1] === kind)) continue;
    const urgent = turnOf(m, kind, reluctant);
    if (urgent > most) {
      most = urgent;
      best = kind;
    }
  }
  return best;
}
