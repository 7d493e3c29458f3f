/**
 * How good answers are beside each other: each is tried in the same imagined worlds, which are played to their
 * end, so that luck strikes all of them alike. The worlds come from the view of whoever is asked. After each
 * answer its player goes on as suits that answer best.
 */
import { type Bot, playOut } from "@fiefdom/bots/player";
import type { Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { total } from "@fiefdom/engine/score";
import type { View } from "@fiefdom/engine/view";

/** An answer, and how its player goes on after it. */
export interface Line {
  readonly answer: readonly number[];
  readonly goOn: Bot;
}

/** Standard errors on either side that make 99 %. */
export const SURE = 2.576;

export interface Weight {
  /** How often the game was won, ties shared. */
  readonly chance: number;
  readonly error: number;
  /** Turns of one's own until the end, and points ahead of the best of the others there, on average. */
  readonly turns: number;
  readonly lead: number;
}

export interface Weights {
  readonly weights: readonly Weight[];
  /** How far one answer is ahead of another in the same worlds. */
  readonly ahead: (one: number, other: number) => { readonly mean: number; readonly error: number };
}

export function weigh(
  view: View,
  lines: readonly Line[],
  opponent: Bot,
  worlds: number,
  seed: string,
): Weights {
  const { seat } = view;
  const results = lines.map(() => new Float64Array(worlds));
  const turns = lines.map(() => 0);
  const leads = lines.map(() => 0);
  for (let world = 0; world < worlds; world++) {
    lines.forEach((line, i) => {
      const g = view.imagine(`${seed}/${world}`);
      const before = g.players[seat].turns;
      answer(g, seat, line.answer);
      playOut(
        g,
        g.players.map((_, other) => (other === seat ? line.goOn : opponent)),
      );
      results[i][world] = share(g, seat);
      turns[i] += g.players[seat].turns - before;
      leads[i] += leadOf(g, seat);
    });
  }
  const spread = (value: (world: number) => number): { mean: number; error: number } => {
    let sum = 0;
    let squares = 0;
    for (let world = 0; world < worlds; world++) {
      const x = value(world);
      sum += x;
      squares += x * x;
    }
    const mean = sum / worlds;
    // Where all agree there is still doubt: as much as if one had not.
    const variance = Math.max(squares / worlds - mean * mean, 1 / worlds);
    return { mean, error: Math.sqrt(variance / worlds) };
  };
  return {
    weights: results.map((list, i) => {
      const { mean, error } = spread((world) => list[world]);
      return { chance: mean, error, turns: turns[i] / worlds, lead: leads[i] / worlds };
    }),
    ahead: (one, other) => spread((world) => results[one][world] - results[other][world]),
  };
}

/** What a seat has of the victory: all, nothing, or its share of a tie. */
function share(g: Game, seat: number): number {
  const points = g.players.map(({ turns }, other) => total(g, other) - turns / 1000);
  const best = Math.max(...points);
  return points[seat] === best ? 1 / points.filter((other) => other === best).length : 0;
}

/** Points ahead of the best of the others; below 0 if behind. */
const leadOf = (g: Game, seat: number): number =>
  total(g, seat) - Math.max(...g.players.flatMap((_, other) => (other === seat ? [] : [total(g, other)])));

/** How far the first of several lines is ahead of each other one, at 99 % and at the least. */
export const leastLead = (weights: Weights, lines: number): number =>
  Math.min(
    ...Array.from({ length: lines - 1 }, (_, i) => {
      const { mean, error } = weights.ahead(0, i + 1);
      return mean - SURE * error;
    }),
  );

/** How the games with an answer went on, as it is kept. */
export const courseOf = ({ turns, lead }: Weight): { readonly turns: number; readonly lead: number } => ({
  turns: Math.round(turns * 10) / 10,
  lead: Math.round(lead * 10) / 10,
});
