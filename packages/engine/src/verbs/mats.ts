/** Mats and counters that cards bring along: putting cards there, taking them back, counting tokens. */
import type { Counter, Mat } from "../card.ts";
import { type Frame, type Game, HAND, kindOf, MATS, NONE, PLAY, zone } from "../game.ts";
import { ALL, note, only } from "../log.ts";
import { fresh, isAt, move, take } from "../move.ts";
import { join, type Part, touching } from "../program.ts";
import { tokensTo } from "../tokens.ts";
import { looking, looksAt, readsOf, type Touch, theirs, YOURS } from "../touch.ts";
import { askHowMany, when } from "./flow.ts";
import { type Amount, amount, type Fits, type If, youDid } from "./words.ts";

const seenOn = (mat: Mat, who: number): number => (mat.seen === "all" ? ALL : only(who));

/** Moves cards of this player onto a mat, from where they are expected to be; gives how many that were. */
function lay(g: Game, who: number, mat: Mat, cards: readonly number[], from: number): number {
  const to = g.board.matZone(mat);
  const laid = cards.map((card) => move(g, who, card, from, to)).filter((card) => card !== NONE);
  // Where a card comes from is seen; which one, only where the mat or the place it leaves shows it.
  const seen = from === PLAY ? ALL : seenOn(mat, who);
  if (g.log !== null && laid.length > 0) note(g, "toMat", who, laid, { from, to, seen });
  return laid.length;
}

/** Cards come to lie on a mat, in full view or not. */
const LAYS: Touch = { adds: YOURS.aside | theirs(YOURS.mind) };

/** Puts "it" on the mat, from where this effect expects it; `n` says whether that happened. */
export const putItOn = (mat: Mat): Part =>
  touching([{ movesItTo: MATS }, LAYS], (g, f) => {
    f.n = f.it === NONE ? 0 : lay(g, f.who, mat, [f.it], f.at);
  });

/** Puts the chosen cards on the mat; `n` is then how many. */
export const putPickedOn = (mat: Mat): Part =>
  touching([{ takesPicked: true }, LAYS], (g, f) => {
    f.n = lay(g, f.who, mat, f.picked, f.at);
  });

/** Puts this card on the mat, if it is still in play; `n` says whether that happened. */
export const putThisOn = (mat: Mat): Part =>
  touching([{ reads: YOURS.play, writes: YOURS.play }, LAYS], (g, f) => {
    f.n = isAt(g, f.who, f.card, PLAY) ? lay(g, f.who, mat, [f.card], PLAY) : 0;
  });

/** Calls this card from the mat into play, which is not playing it, and does the parts. */
export const callThis = (mat: Mat, ...parts: Part[]): Part =>
  join([
    touching({ reads: YOURS.aside, writes: YOURS.aside | YOURS.play }, (g, f) => {
      const from = g.board.matZone(mat);
      const called = take(g, f.who, f.card, from);
      f.n = called === NONE ? 0 : 1;
      if (called === NONE) return;
      const card = fresh(g, kindOf(called));
      zone(g, f.who, PLAY).push(card);
      f.card = card;
      if (g.log !== null) note(g, "call", f.who, [card], { from, to: PLAY });
    }),
    when(youDid, ...parts),
  ]);

/** Takes everything from the mat into hand; `n` is then how many. */
export const takeAllFrom = (mat: Mat): Part =>
  touching({ reads: YOURS.aside, writes: YOURS.aside, adds: YOURS.hand | theirs(YOURS.mind) }, (g, f) => {
    const from = g.board.matZone(mat);
    const cards = onMat(g, f, mat).slice();
    for (const card of cards) move(g, f.who, card, from, HAND);
    f.n = cards.length;
    if (g.log !== null && cards.length > 0)
      note(g, "toHand", f.who, cards, { from, to: HAND, seen: seenOn(mat, f.who) });
  });

const onMat = (g: Game, f: Frame, mat: Mat): readonly number[] =>
  g.players[f.who].mats[g.board.mats.indexOf(mat)];

/** How many such cards lie on this player's mat. */
export const countOn = (mat: Mat, fits?: Fits): Amount =>
  looksAt(
    YOURS.aside | readsOf(fits),
    (g: Game, f: Frame) =>
      onMat(g, f, mat).filter((card) => fits === undefined || fits(g, kindOf(card), f)).length,
  );

const at = (g: Game, counter: Counter): number => g.board.counters.indexOf(counter);

/** Adds to a counter of this player. */
export const addTo = (counter: Counter, n: Amount): Part =>
  touching([looking(n), { adds: YOURS.counters }], (g, f) => {
    const more = amount(n, g, f);
    const who = tokensTo(g, f.who);
    g.players[who].counters[at(g, counter)] += more;
    if (g.log !== null && more > 0) note(g, counter.id, who, [], { n: more });
  });

export const countOf = (counter: Counter): Amount =>
  looksAt(YOURS.counters, (g: Game, f: Frame) => g.players[f.who].counters[at(g, counter)]);

const SPENDS: Touch = { reads: YOURS.counters, writes: YOURS.counters };

/** Takes from a counter of this player what is there, up to so many; `n` is then how many. */
export const takeFrom = (counter: Counter, n: Amount): Part =>
  touching([looking(n), SPENDS], (g, f) => {
    const { counters } = g.players[f.who];
    f.n = Math.min(amount(n, g, f), counters[at(g, counter)]);
    counters[at(g, counter)] -= f.n;
  });

/** The player spends any number of it; the number is kept. */
export const spendAnyNumber = (counter: Counter): Part =>
  join([
    askHowMany("spend", countOf(counter)),
    touching(SPENDS, (g, f) => {
      g.players[f.who].counters[at(g, counter)] -= f.kept;
    }),
  ]);

export const hasOn = (counter: Counter): If =>
  looksAt(YOURS.counters, (g: Game, f: Frame) => g.players[f.who].counters[at(g, counter)] > 0);
