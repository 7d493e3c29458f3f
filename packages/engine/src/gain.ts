/** Gaining and buying. Buying is paying and then gaining; abilities may come between the two. */
import { BOUGHT, FROM_TRASH, GAINED, ON } from "./ability.ts";
import { coinCost } from "./cost.ts";
import {
  DISCARD,
  doing,
  doneBy,
  type Frame,
  type Game,
  kindOf,
  NONE,
  phaseOf,
  push,
  SUPPLY,
  TRASH,
  zone,
} from "./game.ts";
import { note } from "./log.ts";
import { fresh, realKind, remove, take as takeCard } from "./move.ts";
import { kernelProgram } from "./program.ts";
import { available, hasPile, putOnPile, takeOffPile, takeTop } from "./supply.ts";
import { owe } from "./tokens.ts";
import { fire, heard } from "./triggers.ts";

/**
 * Gains a card of this kind from its pile. Gives the card, or NONE when none is left. When something may
 * replace the gain the answer comes later, in the register `it` of the frame that asked for it. What somebody would
 * gain for whom another decides, that other gains, on the discard pile wherever it should have gone.
 */
export function gain(g: Game, who: number, kind: number, to: number = DISCARD, how: number = GAINED): number {
  if (kind < 0 || !available(g, kind)) return NONE;
  if (g.decider !== NONE && who === g.player) return gain(g, g.decider, kind, DISCARD, how);
  if (heard(g, ON.wouldGain)) {
    const f = push(g, WOULD_GAIN.index, who, NONE, who);
    f.it = kind;
    f.at = to;
    f.n = how;
    return NONE;
  }
  return takeFromPile(g, who, kind, to, how);
}

/** Gains this very card from the trash. Gives it as it then is, or NONE as `gain` does. */
export function gainFromTrash(g: Game, who: number, card: number, to: number = DISCARD): number {
  if (!g.trash.includes(card)) return NONE;
  if (g.decider !== NONE && who === g.player) return gainFromTrash(g, g.decider, card, DISCARD);
  if (heard(g, ON.wouldGain)) {
    const f = push(g, WOULD_GAIN.index, who, NONE, who);
    f.it = kindOf(card);
    f.at = to;
    f.n = FROM_TRASH;
    f.them = [card];
    return NONE;
  }
  return takeFromTrash(g, who, card, to);
}

/** The way nearly every gain takes, so it calls nothing that it need not; takeFromTrash says the same of the trash. */
function takeFromPile(g: Game, who: number, kind: number, to: number, how: number): number {
  const pile = g.board.pileOf[kind];
  if (pile >= 0) takeTop(g, pile);
  else takeOffPile(g, kind);
  const card = fresh(g, kind);
  zone(g, who, to).push(card);
  g.gains.push(doing(g.phase, who, kind));
  if (g.log !== null) note(g, "gain", who, [card], { from: SUPPLY, to });
  fire(g, ON.gain, who, card, to, how);
  return card;
}

function takeFromTrash(g: Game, who: number, trashed: number, to: number): number {
  if (!remove(g.trash, trashed)) return NONE;
  const card = fresh(g, kindOf(trashed));
  zone(g, who, to).push(card);
  g.gains.push(doing(g.phase, who, kindOf(card)));
  if (g.log !== null) note(g, "gain", who, [card], { from: TRASH, to });
  fire(g, ON.gain, who, card, to, FROM_TRASH);
  return card;
}

/** A gain that something may replace: an ability that does so sets the frame's `it` to NONE. */
const WOULD_GAIN = kernelProgram(
  "would-gain",
  (g, f) => fire(g, ON.wouldGain, f.who, f.it, f.at, f.n),
  (g, f) => {
    const trashed = f.them.length > 0;
    if (f.it === NONE || !(trashed ? g.trash.includes(f.them[0]) : available(g, f.it))) return;
    const asker = g.stack.length > 1 ? g.stack[g.stack.length - 2] : undefined;
    g.stack.pop();
    const card = trashed ? takeFromTrash(g, f.who, f.them[0], f.at) : takeFromPile(g, f.who, f.it, f.at, f.n);
    if (asker !== undefined) asker.it = card;
  },
);

/** The gain that is about to happen below the running ability: for abilities that replace it. */
export function pendingGain(g: Game): Frame | undefined {
  for (let i = g.stack.length - 1; i >= 0; i--)
    if (g.stack[i].program === WOULD_GAIN.index) return g.stack[i];
  return undefined;
}

/** How many such cards this player has gained this turn; with a phase, only in that phase. */
export function gainedThisTurn(
  g: Game,
  who: number,
  fits?: (kind: number) => boolean,
  phase: number = NONE,
): number {
  let count = 0;
  for (const gain of g.gains) {
    if (doneBy(gain) !== who || (phase !== NONE && phaseOf(gain) !== phase)) continue;
    if (fits === undefined || fits(kindOf(gain))) count++;
  }
  return count;
}

/** Puts a card back on its pile from where it is expected to be; false if it is not there or has no pile. */
export function giveBack(g: Game, who: number, card: number, from: number): boolean {
  if (!hasPile(g, realKind(g.players[who], card))) return false;
  const real = takeCard(g, who, card, from);
  if (real === NONE) return false;
  putOnPile(g, kindOf(real));
  if (g.log !== null) note(g, "return", who, [real], { from, to: SUPPLY });
  return true;
}

/**
 * Exchanges a card for one of another kind: it goes back to its pile, the other to the discard pile. That is no
 * gain. Nothing happens unless both can. Gives the new card, or NONE.
 */
export function exchange(g: Game, who: number, card: number, from: number, kind: number): number {
  if (kind < 0 || !available(g, kind) || !giveBack(g, who, card, from)) return NONE;
  takeOffPile(g, kind);
  const other = fresh(g, kind);
  g.players[who].discard.push(other);
  if (g.log !== null) note(g, "exchange", who, [other], { from: SUPPLY, to: DISCARD });
  return other;
}

const BUY = kernelProgram("buy", (g, f) => {
  gain(g, f.who, f.it, DISCARD, BOUGHT);
});

/** Takes the Debt that a purchase costs. That of the buyer goes without saying. */
function oweFor(g: Game, who: number, kind: number): void {
  const debtor = owe(g, who, g.board.debts[kind]);
  if (g.log !== null && debtor !== who) note(g, "debt", debtor, [], { n: g.board.debts[kind], source: NONE });
}

/** Pays for a card and gains it. */
export function buy(g: Game, who: number, kind: number): void {
  g.coins -= coinCost(g, kind);
  g.potions -= g.board.potions[kind];
  g.buys--;
  g.treasuresOver = true;
  if (g.log !== null) note(g, "buy", who, [kind], { source: NONE });
  if (g.board.debts[kind] > 0) oweFor(g, who, kind);
  if (!heard(g, ON.buy)) {
    gain(g, who, kind, DISCARD, BOUGHT);
    return;
  }
  const f = push(g, BUY.index, who, NONE, who);
  f.it = kind;
  fire(g, ON.buy, who, kind, SUPPLY, 0);
}

/** Pays for an Event and carries it out. */
export function buyEvent(g: Game, who: number, kind: number): void {
  g.coins -= g.board.coins[kind];
  g.buys--;
  g.treasuresOver = true;
  if (g.log !== null) note(g, "buyEvent", who, [kind], { source: NONE });
  if (g.board.debts[kind] > 0) oweFor(g, who, kind);
  push(g, g.board.plays[kind], who, kind, who);
}

/** Trashes the top card of a pile; `who` is the one who trashes it. Gives the card, or NONE. */
export function trashFromSupply(g: Game, who: number, kind: number): number {
  if (kind < 0 || !available(g, kind)) return NONE;
  takeTop(g, g.board.pileOf[kind]);
  const card = fresh(g, kind);
  g.trash.push(card);
  if (g.log !== null) note(g, "trash", who, [card], { from: SUPPLY, to: TRASH });
  fire(g, ON.trash, who, card, TRASH, 0);
  return card;
}
