/** Playing cards by cards, and being left alone by them. */
import { type Game, HAND, NONE, type Trigger } from "../game.ts";
import { note } from "../log.ts";
import { currentPlay, playFrom, playOnceMore, playTimes } from "../play.ts";
import { act, type Part, touching } from "../program.ts";
import { looksAt, SHARED, YOURS } from "../touch.ts";
import type { OfIt } from "./words.ts";

/** Plays "it" from where it is. */
export const playIt: Part = act((g, f) => {
  if (f.it !== NONE) playFrom(g, f.who, f.it, f.at);
});

/** Plays "it" several times in a row. */
export const playItTimes = (times: number): Part =>
  act((g, f) => {
    if (f.it !== NONE) playTimes(g, f.who, f.it, f.at, times, f.card);
  });

/** Plays "it" again, if it is still in play; `n` says whether that happened. */
export const playItOnceMore: Part = act((g, f) => {
  f.n = f.it !== NONE && playOnceMore(g, f.who, f.it, f.card) ? 1 : 0;
});

/** The Attack being played does nothing to this player. */
export const beUnaffected: Part = touching({ adds: SHARED.plays }, (g, f) => {
  const play = currentPlay(g);
  if (play !== undefined) play.mask |= 1 << f.who;
  if (g.log !== null) note(g, "unaffected", f.who, []);
});

/** Has this player already been left out of the Attack being played? */
export const isUnaffected = (mask: number, who: number): boolean => (mask & (1 << who)) !== 0;

/** Does the lasting effect that was set off here leave this player alone? */
export const leavesAlone = (g: Game, t: Trigger, who: number): boolean =>
  isUnaffected(g.lasting.find((e) => e.id === t.lasting)?.mask ?? 0, who);
/** Can this player still be left out of it? */
export const couldBeAffected: OfIt = looksAt(
  SHARED.plays,
  (g: Game, t: Trigger) => !isUnaffected(currentPlay(g)?.mask ?? 0, t.who),
);

/** Plays this card from the hand, as a reaction. */
export const playThisFromHand: Part = touching({ adds: YOURS.hand, plays: "this" }, (g, f) => {
  playFrom(g, f.who, f.card, HAND);
});
