/**
 * Strength as one number a player. From shares of points between pairs the ratings are found that make those
 * shares most likely (the model of Bradley and Terry), on the scale of chess: 400 points are ten to one.
 */
import { below, streams } from "@fiefdom/engine/random";

/** Points of `a` against `b` in so many games. */
export interface Pairing {
  readonly a: number;
  readonly b: number;
  readonly points: number;
  readonly games: number;
}

const SCALE = 400 / Math.LN10;
/** A shared point that every pairing starts with: nobody is infinitely better. */
const PRIOR = 0.5;
const ROUNDS = 2000;

/** Ratings around 0. */
export function ratings(players: number, pairings: readonly Pairing[]): number[] {
  let strength = Array<number>(players).fill(1);
  const won = Array<number>(players).fill(0);
  for (const { a, b, points, games } of pairings) {
    won[a] += points + PRIOR;
    won[b] += games - points + PRIOR;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const met = Array<number>(players).fill(0);
    for (const { a, b, games } of pairings) {
      const each = (games + 2 * PRIOR) / (strength[a] + strength[b]);
      met[a] += each;
      met[b] += each;
    }
    const next = strength.map((s, i) => (met[i] === 0 ? s : won[i] / met[i]));
    const centre = Math.exp(next.reduce((sum, s) => sum + Math.log(s), 0) / players);
    const settled = next.every((s, i) => Math.abs(Math.log(s / centre / strength[i])) < 1e-9);
    strength = next.map((s) => s / centre);
    if (settled) break;
  }
  return strength.map((s) => SCALE * Math.log(s));
}

export interface Rating {
  readonly elo: number;
  /** Half the width of the 95 % interval. */
  readonly error: number;
}

const SAMPLES = 200;

/**
 * Ratings with error bars. `groups` are results that stand for themselves, such as kingdoms; with several of
 * them the bars come from drawing groups anew, else from drawing the games anew.
 */
export function ratingsWithErrors(
  players: number,
  groups: readonly (readonly Pairing[])[],
  seed: string,
): Rating[] {
  const all = groups.flat();
  const elo = ratings(players, all);
  const dice = streams(seed, 1);
  const uniform = (): number => below(dice, 0, 0x40000000) / 0x40000000;
  const samples = Array.from({ length: SAMPLES }, () =>
    ratings(
      players,
      groups.length >= FEWEST_GROUPS
        ? groups.flatMap(() => groups[below(dice, 0, groups.length)])
        : all.map((pairing) => again(pairing, uniform)),
    ),
  );
  return elo.map((value, i) => {
    const spread = samples.map((sample) => sample[i] - value);
    const variance = spread.reduce((sum, x) => sum + x * x, 0) / SAMPLES;
    return { elo: value, error: 1.96 * Math.sqrt(variance) };
  });
}

const FEWEST_GROUPS = 8;

/** The same pairing played once more, as chance might have it. */
function again(pairing: Pairing, uniform: () => number): Pairing {
  const { points, games } = pairing;
  const p = (points + PRIOR) / (games + 2 * PRIOR);
  const normal = Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  const drawn = games * p + normal * Math.sqrt(games * p * (1 - p));
  return { ...pairing, points: Math.min(games, Math.max(0, drawn)) };
}
