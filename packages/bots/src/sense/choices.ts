/** Everything that is asked besides: courses, reactions, reveals, names, bids. */
import { actOf, END_CODE, USE, valueIn } from "@fiefdom/engine/decisions";
import { ACTION_PHASE, DEBT, type Decision, kindOf, NONE, SUPPLY, VP } from "@fiefdom/engine/game";
import { ACTION, CURSE, TREASURE } from "@fiefdom/engine/types";
import { bestToRepeat, coinsOnMat, playValue } from "./actions.ts";
import { bestGain, bestPurchase } from "./gaining.ts";
import { OPTIONAL } from "./lore.ts";
import type { Mind } from "./mind.ts";
import { bestToSave, highest } from "./parting.ts";
import { pointsForLosing } from "./points.ts";
import { moneyThisTurn } from "./purse.ts";
import { bestTreasure, dearest, treasureToRepeat } from "./treasures.ts";
import { keep, spareCoppers, usesTogether, worthOf } from "./worth.ts";

const about = (d: Decision): number => (d.about.length > 0 ? d.about[0] : NONE);

/** The option with this label; the first one if it is not open. */
function course(d: Decision, label: string): number {
  const labels = d.labels ?? [];
  for (const option of d.options) if (labels[valueIn(option)] === label) return option;
  return d.options[0];
}

const yesOrNo = (d: Decision, yes: boolean): number => course(d, yes ? "yes" : "no");

/** Is it a card to have in hand next turn? */
const welcome = (m: Mind, kind: number): boolean => !m.land[kind] && m.worth[kind] > 20;

/** Coins in a deck from which on it is time for points. */
const GROWN = 15;

/** The courses of each card, by label. */
const COURSES: Readonly<Record<string, (m: Mind, d: Decision) => string>> = {
  watchtower: (m, d) => (keep(m, about(d)) < 0 ? "trash" : "topdeck"),
  "crystal-ball": (m, d) => {
    const kind = about(d);
    if (keep(m, kind) < 0) return "trash";
    if (m.land[kind]) return "discard";
    if (m.is(kind, TREASURE)) return "play";
    return playValue(m, kind) > 0 ? "play" : "leave";
  },
  investment: (m) => {
    const names = new Set(m.hand.filter((kind) => m.is(kind, TREASURE))).size;
    return names >= 3 || (m.late && names >= 1) ? "vp" : "coins";
  },
  charm: (m) => {
    // The next purchase brings another card of the same cost, or two coins more now.
    const coins = m.view.coins + m.coinsInHand;
    const best = bestGain(m, coins);
    if (best === NONE) return "coins";
    const richer = bestGain(m, coins + 2);
    const twin = bestTwin(m, best);
    return twin > 25 && worthOf(m, richer) - worthOf(m, best) < twin ? "arm" : "coins";
  },
  "wild-hunt": (m, d) => {
    const tokens = m.view.pileTokens(m.board.pileOf[d.source], VP);
    return m.view.left(m.estate) > 0 && tokens >= (m.late ? 2 : 5) ? "estate" : "cards";
  },
  "small-castle": (m, d) => {
    const cheaper = m.hand.some(
      (kind) =>
        kind !== d.source && isCastle(m, kind) && pointsForLosing(m, kind) < pointsForLosing(m, d.source),
    );
    return cheaper ? "hand" : "this";
  },
  "sprawling-castle": (m) => {
    const estates = Math.min(3, m.view.left(m.estate));
    if (m.view.left(m.duchy) === 0) return "estates";
    const { battlefield, aqueduct } = m.marks;
    return estates === 3 && (battlefield >= 0 || aqueduct >= 0 || m.owned[m.board.kind("gardens")] > 1)
      ? "estates"
      : "duchy";
  },
  pawn: (m, d) => firstOpen(d, wantsAction(m) ? ["action", "card", "coin"] : ["card", "coin", "action"]),
  courtier: (m, d) => {
    const coins = m.view.coins + m.coinsInHand;
    // A Gold while the deck grows; the coins when they make a Province of the turn and more will follow.
    const rich = m.late || (m.money >= GROWN && coins < dearest(m) && coins + 3 >= dearest(m));
    const gold = !rich && m.view.left(m.gold) > 0;
    const rest = wantsAction(m) ? ["coins", "action", "gold", "buy"] : ["coins", "gold", "buy", "action"];
    return firstOpen(d, gold ? ["gold", ...rest] : rest);
  },
  lurker: (m) => (m.view.trash.some((kind) => m.is(kind, ACTION) && m.worth[kind] > 15) ? "gain" : "trash"),
  // Coins while others of its kind wait in hand. Then four new cards if they promise a better purchase.
  minion: (m, d) => {
    const { view } = m;
    if (view.inHand(d.source) > 0 || m.drawable < 4) return "coins";
    const now = moneyThisTurn(m) + 2;
    const then = view.coins + 4 * m.coinsPerDraw;
    const bought = bestPurchase(m, now);
    // Where nothing is lost by it, other players lose a card. Else only for what the turn lacks, and then
    // with a chance: new cards may be Minions again.
    if (bought === bestPurchase(m, view.coins) || then > now) return "hand";
    return bought !== bestPurchase(m, Number.POSITIVE_INFINITY) && then > now - 2 ? "hand" : "coins";
  },
  nobles: (m) => (wantsAction(m) ? "actions" : "cards"),
  steward: (m) => {
    const junk = m.hand.filter((kind) => keep(m, kind) < 0).length;
    if (junk >= 2 && !m.late) return "trash";
    return m.view.actions > 0 && m.drawable >= 2 ? "cards" : "coins";
  },
  // A new deck comes sooner, with what was bought since.
  chancellor: (m) => (m.late || m.view.deckSize(m.view.seat) === 0 ? "leave" : "deck"),
  loan: (m, d) => (keep(m, about(d)) < 0 ? "trash" : "discard"),
  "native-village": (m, d) => {
    const [mat] = m.board.kinds[d.source].mats ?? [];
    const lying = mat === undefined ? 0 : m.view.matSize(m.view.seat, m.board.mats.indexOf(mat));
    return lying >= 3 || (m.late && lying > 0) || (m.drawable === 0 && lying > 0) ? "hand" : "mat";
  },
  navigator: (m) => (poor(m, m.view.hidden) ? "discard" : "back"),
  "pirate-ship": (m, d) => {
    const coins = coinsOnMat(m, d.source);
    return coins >= 3 || (m.late && coins >= 2) ? "coins" : "attack";
  },
  torturer: (m) => {
    if (m.view.left(m.curse) === 0) return "curse";
    return m.deadInHand >= 2 || m.hand.length <= 1 || m.hand.length >= 5 ? "discard" : "curse";
  },
};

/** The cards looked at go if together they are less than a usual hand. */
const poor = (m: Mind, kinds: readonly number[]): boolean => {
  const coins = kinds.reduce((sum, kind) => sum + Math.max(m.coins[kind], m.worth[kind] > 30 ? 1.5 : 0), 0);
  return coins / Math.max(1, kinds.length) < m.money / Math.max(1, m.size);
};

/** Of these courses the first that is still open. */
const firstOpen = (d: Decision, names: readonly string[]): string => {
  const open = d.options.map((option) => d.labels?.[valueIn(option)]);
  return names.find((name) => open.includes(name)) ?? names[0];
};

/** An Action in hand that waits for one more to play it with. */
const wantsAction = (m: Mind): boolean =>
  m.view.actions === 0 && m.hand.some((kind) => m.is(kind, ACTION) && playValue(m, kind) > 0);

const isCastle = (m: Mind, kind: number): boolean => m.board.kinds[kind].types.includes("Castle");

/** The worth of the best other card of the same cost. */
function bestTwin(m: Mind, kind: number): number {
  let best = 0;
  for (let pile = 0; pile < m.board.piles.length; pile++) {
    const other = m.view.pileTop(pile);
    if (other === NONE || other === kind || m.board.debts[other] !== m.board.debts[kind]) continue;
    if (m.price(other) === m.price(kind)) best = Math.max(best, worthOf(m, other));
  }
  return best;
}

/** Whether to do what a card offers: by verb and card. */
const OFFERS: Readonly<Record<string, (m: Mind, d: Decision) => boolean>> = {
  // An Action drawn by a Library that can't be played makes room for another card.
  "set-aside": (m, d) => m.view.actions === 0 || playValue(m, about(d)) <= 0,
  play: (m, d) => playValue(m, about(d)) > 0,
  topdeck: (m, d) => welcome(m, about(d)),
  // Two cards for one: only dead ones.
  discard: (m) => m.deadInHand >= 2,
  trash: (m, d) => {
    const id = m.board.kinds[d.source]?.id;
    // An Engineer has done its work when there is no more growing to do.
    if (id === "engineer") return m.late;
    // A Mining Village for the two coins that are missing.
    if (id === "mining-village") {
      const lacking = dearest(m) - m.view.coins - m.coinsInHand;
      return lacking === 1 || lacking === 2;
    }
    return keep(m, about(d)) < 0;
  },
};

/** A choice between courses. */
export function whichCourse(m: Mind, d: Decision): number {
  const labels = d.labels ?? [];
  const id = d.source === NONE ? "" : m.board.kinds[d.source].id;
  const preferred = m.preferences.courses?.[id];
  if (preferred !== undefined && labels.includes(preferred)) return course(d, preferred);
  const known = COURSES[id];
  if (known !== undefined && d.verb === "choose") return course(d, known(m, d));
  if (labels.includes("yes")) return yesOrNo(d, OFFERS[d.verb]?.(m, d) ?? true);
  return unknownCourse(m, d, labels);
}

/** Courses of a card never met: what their names suggest. */
function unknownCourse(m: Mind, d: Decision, labels: readonly string[]): number {
  const kind = about(d);
  if (kind !== NONE) {
    if (labels.includes("trash") && keep(m, kind) < 0) return course(d, "trash");
    if (labels.includes("discard") && m.land[kind]) return course(d, "discard");
    if (labels.includes("play")) return course(d, "play");
    if (labels.includes("topdeck") && welcome(m, kind)) return course(d, "topdeck");
  }
  return d.options[0];
}

/** Is this reaction worth using? */
function reacts(m: Mind, d: Decision, kind: number): boolean {
  const { react } = m.preferences;
  if (react !== undefined && !react.includes(kind)) return false;
  const card = about(d);
  if (card === NONE) return true;
  switch (m.board.kinds[kind].id) {
    case "watchtower":
      return keep(m, card) < 0 || welcome(m, card);
    case "diplomat":
      return m.deadInHand >= 2;
    // It could be shown for ever, and never leaves more in hand.
    case "secret-chamber":
      return false;
    case "tiara":
    case "royal-seal":
      return welcome(m, card);
    default:
      return true;
  }
}

/** Which reaction to use, if any. */
export function whichReaction(m: Mind, d: Decision): number {
  for (const option of d.options) if (actOf(option) === USE && reacts(m, d, kindOf(option))) return option;
  for (const option of d.options) if (option === END_CODE) return option;
  return d.options[0];
}

/** What must happen comes first; what may, afterwards. A card's own effect comes before a Landmark's. */
export function whichFirst(m: Mind, d: Decision): number {
  const card = about(d);
  for (const option of d.options) if (card !== NONE && kindOf(option) === card) return option;
  for (const option of d.options) if (!OPTIONAL.has(m.board.kinds[kindOf(option)].id)) return option;
  return d.options[0];
}

/** What to play from hand, several times, or from the Supply. */
export function whatToPlay(m: Mind, d: Decision): number[] {
  const id = d.source === NONE ? "" : m.board.kinds[d.source].id;
  if (d.zone === SUPPLY) return highest(d, (kind) => fromSupply(m, kind));
  // A Crown is for Actions in the Action phase and for Treasures after it.
  const treasures = id === "tiara" || (m.view.phase !== ACTION_PHASE && m.is(d.options[0], TREASURE));
  const best = treasures ? treasureToRepeat(m, d.options) : bestToRepeat(m, d.options);
  if (best !== NONE) return [best];
  return d.min > 0 ? [d.options[0]] : [];
}

/** An Action from the Supply, for which this player's next ones wait. */
function fromSupply(m: Mind, kind: number): number {
  const value = playValue(m, kind);
  if (m.view.actions > 0 || m.actions[kind] === 0) return value;
  let waiting = 0;
  for (const other of m.hand) if (m.is(other, ACTION)) waiting = Math.max(waiting, playValue(m, other));
  return value + 0.8 * waiting * Math.min(2, m.actions[kind]);
}

/** What to show. */
export const REVEALING: Readonly<Record<string, (m: Mind, d: Decision) => number[]>> = {
  mint: (m, d) => {
    const best = bestTreasure(m, d.options);
    return best === NONE ? [] : [best];
  },
  // What one would be without, best of all twice; the others get one of it.
  ambassador: (m, d) =>
    highest(d, (kind) => -keep(m, kind) * Math.min(2, m.hand.filter((other) => other === kind).length)),
  // The more types, the more bonuses.
  courtier: (m, d) => highest(d, (kind) => m.board.kinds[kind].texts[m.board.ruleset].types.length),
  // The one shows what the neighbour is unlikely to hold; the neighbour shows it if they can.
  gladiator: (m, d) => {
    if (!m.mine) return d.options.slice(0, 1);
    const theirs = m.view.owned((m.view.seat + 1) % m.view.seats);
    return highest(d, (kind) => 100 - theirs[kind]);
  },
};

export const reveal = (_: Mind, d: Decision): number[] => d.options.slice(0, Math.max(1, d.min));

/** What to call out. */
export const NAMING: Readonly<Record<string, (m: Mind, d: Decision) => number>> = {
  // What they could buy with what they have, and want most.
  contraband: (m, d) => {
    const coins = m.view.coins + 2 * m.view.handSize(m.view.player);
    const wanted = [m.colony, m.province, m.gold].find((kind) => kind >= 0 && coins >= m.board.coins[kind]);
    return wanted !== undefined && d.options.includes(wanted) ? wanted : whatToName(m, d);
  },
  // Of one's own cards that are not in sight, the one there is most of.
  "wishing-well": (m, d) => {
    const hidden = m.owned.slice();
    for (const kind of [...m.hand, ...m.view.inPlay(m.view.seat)]) hidden[kind]--;
    return d.options.reduce((a, b) => (hidden[b] > hidden[a] ? b : a));
  },
};

/** The card that the player whose turn it is would like best, of those that they could gain. */
export function whatToName(m: Mind, d: Decision): number {
  let best = d.options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of d.options) {
    if (!m.onSale(kind) || m.board.debts[kind] > 0 || m.price(kind) > 5) continue;
    const worth = m.land[kind]
      ? m.late
        ? 20 * pointsForLosing(m, kind)
        : 1
      : m.worth[kind] * (m.late ? 0.5 : 1);
    if (worth > most) {
      most = worth;
      best = kind;
    }
  }
  return best;
}

/** Coins of an average turn, that is of five cards. */
const income = (m: Mind): number => (5 * m.money) / Math.max(5, m.size);

/**
 * A bid for eight points, which are more than a Province: up to what nearly two turns bring and some more,
 * since Debt is paid in small change as well. Whoever bids last need only top the others.
 */
export function howMuchToBid(m: Mind, d: Decision): number {
  const most = Math.min(24, Math.round(1.6 * income(m)) + 7 + (m.late ? 4 : 0));
  const least = d.options.length > 1 ? valueIn(d.options[1]) : 99;
  if (least > most) return d.options[0];
  const bid = m.mine ? least : most;
  for (const option of d.options) if (valueIn(option) === bid) return option;
  return d.options[0];
}

/** A pile on which Debt hurts the others: what is bought most dearly, and not taxed yet. */
export function whatToTax(m: Mind, d: Decision): number {
  let best = d.options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const kind of d.options) {
    const pile = m.board.pileOf[kind];
    const worth =
      (m.ending[kind] ? 90 : m.land[kind] ? 10 : m.worth[kind]) - 15 * m.view.pileTokens(pile, DEBT);
    if (m.view.pileSize(pile) > 0 && worth > most) {
      most = worth;
      best = kind;
    }
  }
  return best;
}

/** Beside a Haven, or onto a mat. */
export const SETTING_ASIDE: Readonly<Record<string, (m: Mind, d: Decision) => number[]>> = {
  // What this turn can do without; else the least useful that will be of use.
  haven: (m, d) => {
    const saved = bestToSave(m, d.options);
    if (saved !== NONE) return [saved];
    const useful = d.options.filter((kind) => !m.land[kind] && !m.is(kind, CURSE));
    return useful.length === 0
      ? leastUseful(m, d)
      : [useful.reduce((a, b) => (m.worth[b] < m.worth[a] ? b : a))];
  },
  island: (m, d) => highest(d, (kind) => (m.land[kind] ? 100 + pointsForLosing(m, kind) : -keep(m, kind))),
};

/** Back to the Supply goes what one had rather be without, as far as the deck can spare it. */
export function whatToReturn(m: Mind, d: Decision): number[] {
  let spare = spareCoppers(m);
  return d.options.filter((kind) => keep(m, kind) < 0 && (kind !== m.copper || spare-- > 0)).slice(0, d.max);
}

/** Of whatever a card never met lets one choose from: nothing, or the least useful. */
export function leastUseful(m: Mind, d: Decision): number[] {
  if (d.min === 0) return [];
  const scores = usesTogether(m, d.options);
  return d.options
    .map((_, i) => i)
    .sort((a, b) => scores[a] - scores[b])
    .slice(0, d.min)
    .map((i) => d.options[i]);
}
