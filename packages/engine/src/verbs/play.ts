/** Playing cards by cards, and being left alone by them. */
import { type Game, HAND, NONE, type Trigger } from "../game.ts";
import { note } from "../log.ts";
import { currentPlay, playFrom, playTimes } from "../play.ts";
import { act, type Part } from "../program.ts";

/** Plays "it" from where it is. */
export const playIt: Part = act((g, f) => {
  if (f.it !== NONE) playFrom(g, f.who, f.it, f.at);
});

/** Plays "it" several times in a row. */
export const playItTimes = (times: number): Part =>
  act((g, f) => {
    if (f.it !== NONE) playTimes(g, f.who, f.it, f.at, times, f.card);
  });

/** The Attack being played does nothing to this player. */
export const beUnaffected: Part = act((g, f) => {
  const play = currentPlay(g);
  if (play !== undefined) play.mask |= 1 << f.who;
  if (g.log !== null) note(g, "unaffected", f.who, []);
});

/** Has this player already been left out of the Attack being played? */
export const isUnaffected = (mask: number, who: number): boolean => (mask & (1 << who)) !== 0;

/** Does the lasting effect that was set off here leave this player alone? */
export const leavesAlone = (g: Game, t: Trigger, who: number): boolean =>
  isUnaffected(g.lasting.find((e) => e.id === t.lasting)?.mask ?? 0, who);

/** Plays this card from the hand, as a reaction. */
export const playThisFromHand: Part = act((g, f) => {
  playFrom(g, f.who, f.card, HAND);
});
