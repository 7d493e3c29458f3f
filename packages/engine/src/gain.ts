/** Gaining and buying. Buying is paying and then gaining; abilities may come between the two. */
import { BOUGHT, GAINED, ON } from "./ability.ts";
import { coinCost } from "./cost.ts";
import { DISCARD, type Frame, type Game, NONE, push, SUPPLY, TRASH, zone } from "./game.ts";
import { note } from "./log.ts";
import { fresh } from "./move.ts";
import { kernelProgram } from "./program.ts";
import { available, takeTop } from "./supply.ts";
import { fire, heard } from "./triggers.ts";

/**
 * Gains a card of this kind from the Supply. Gives the card, or NONE when none is left. When something may
 * replace the gain the answer comes later, in the register `it` of the frame that asked for it.
 */
export function gain(g: Game, who: number, kind: number, to: number = DISCARD, how: number = GAINED): number {
  if (kind < 0 || !available(g, kind)) return NONE;
  if (heard(g, ON.wouldGain)) {
    const f = push(g, WOULD_GAIN.index, who, NONE, who);
    f.it = kind;
    f.at = to;
    f.n = how;
    return NONE;
  }
  return takeFromSupply(g, who, kind, to, how);
}

function takeFromSupply(g: Game, who: number, kind: number, to: number, how: number): number {
  takeTop(g, g.board.pileOf[kind]);
  const card = fresh(g, kind);
  zone(g, who, to).push(card);
  g.gains.push(who * 256 + kind);
  if (g.log !== null) note(g, "gain", who, [card], { from: SUPPLY, to });
  if (heard(g, ON.gain)) fire(g, ON.gain, who, card, to, how);
  return card;
}

/** A gain that something may replace: an ability that does so sets the frame's `it` to NONE. */
const WOULD_GAIN = kernelProgram(
  "would-gain",
  (g, f) => fire(g, ON.wouldGain, f.who, f.it, f.at, f.n),
  (g, f) => {
    if (f.it === NONE || !available(g, f.it)) return;
    const asker = g.stack.length > 1 ? g.stack[g.stack.length - 2] : undefined;
    g.stack.pop();
    const card = takeFromSupply(g, f.who, f.it, f.at, f.n);
    if (asker !== undefined) asker.it = card;
  },
);

/** The gain that is about to happen below the running ability: for abilities that replace it. */
export function pendingGain(g: Game): Frame | undefined {
  for (let i = g.stack.length - 1; i >= 0; i--)
    if (g.stack[i].program === WOULD_GAIN.index) return g.stack[i];
  return undefined;
}

export function gainedThisTurn(g: Game, who: number, fits?: (kind: number) => boolean): number {
  let count = 0;
  for (const gain of g.gains) if (gain >> 8 === who && (fits === undefined || fits(gain & 255))) count++;
  return count;
}

const BUY = kernelProgram("buy", (g, f) => {
  gain(g, f.who, f.it, DISCARD, BOUGHT);
});

/** Pays for a card and gains it. */
export function buy(g: Game, who: number, kind: number): void {
  const player = g.players[who];
  g.coins -= coinCost(g, kind);
  g.buys--;
  g.treasuresOver = true;
  if (g.board.debts[kind] > 0) player.debt += g.board.debts[kind];
  if (g.log !== null) note(g, "buy", who, [kind], { source: NONE });
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
  g.players[who].debt += g.board.debts[kind];
  if (g.log !== null) note(g, "buyEvent", who, [kind], { source: NONE });
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
