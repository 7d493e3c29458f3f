/**
 * The chances turn by turn, as one curve. Games that are played on to their end say how likely a win is without
 * a bias, but roughly: it takes more than a thousand of them to know a chance within four points. The network,
 * asked a few turns ahead, hardly scatters, but is off, by an amount that nobody knows and that changes slowly
 * along a game. So the same games in thought are counted twice: what the network makes of them after some turns,
 * and how far that is from how they end. The second, the network's error, is followed from point to point of the
 * curve (a random walk that is seen through noise, smoothed from both sides), and each chance is what the network
 * says, put right by it. Where there is no network, a chance is the share of games that were won.
 */
import { addTo, type Estimate, estimate, noTally, type Tally } from "@fiefdom/bots/search";
import type { TurnFound, TurnTask } from "./bench.ts";

/** A swing is settled when it is clear which way it went, or when it is known this well. */
const SETTLED = 0.02;
/** So many standard errors are 95 % sure. */
export const SURE = 1.96;
/** Worlds for each end of a turn in one helping. */
export const TURN_WORLDS = 320;
/** How much the network's error changes from one point to the next, of 1: 0.026 over 427 swings of six games. */
const DRIFT = 0.03;
/** How far off it may be at the first. */
const ASTRAY = 0.15;

/** What is known of one seat's chances at one point. */
export interface Sighting {
  /** How the games ended. */
  readonly won: Tally;
  /** What the network said on the way, and how far from it they ended. */
  readonly said: Tally;
  readonly error: Tally;
  /** What it said some turns later, beside that. */
  readonly later: Tally;
}

export const noSighting = (): Sighting => ({
  won: noTally(),
  said: noTally(),
  error: noTally(),
  later: noTally(),
});

/** The turns at which the network is asked lie so far apart, and at the least so far ahead. */
const STRIDE = 6;
const AHEAD = 4;

/** The first turn at which the network is asked in games that go on from a turn; the second is a stride later. */
export const askedAt = (turn: number): number => STRIDE * Math.ceil((turn + AHEAD) / STRIDE);
export const askedAgainAt = (turn: number): number => askedAt(turn) + STRIDE;

/** One point of a curve, and the way there from the point before. */
export interface Point {
  readonly level: Estimate;
  readonly swing: Estimate;
}

/** A seat's sightings, with the turn of the game at each, as a curve. */
export function smoothed(sightings: readonly Sighting[], turns: readonly number[]): Point[] {
  const said = sightings.map((one) => estimate(one.said));
  const before: Estimate[] = [];
  const after: Estimate[] = [];
  sightings.forEach((one, i) => {
    const last = after[i - 1];
    // Both points have to be seen from the same turn: the one before is seen from its second where that is it.
    const moves = i > 0 && askedAt(turns[i]) !== askedAt(turns[i - 1]);
    const shift = moves ? estimate(sightings[i - 1].later) : { mean: 0, doubt: 0 };
    const expected: Estimate =
      last === undefined
        ? { mean: 0, doubt: ASTRAY ** 2 }
        : { mean: last.mean - shift.mean, doubt: last.doubt + shift.doubt + DRIFT ** 2 };
    const seen = estimate(one.error);
    const weight = Number.isFinite(seen.doubt) ? expected.doubt / (expected.doubt + seen.doubt) : 0;
    before.push(expected);
    after.push({
      mean: expected.mean + weight * (seen.mean - expected.mean),
      doubt: (1 - weight) * expected.doubt,
    });
  });
  // What came later tells of what was before, too.
  const errors = [...after];
  const ties: number[] = [];
  for (let i = after.length - 2; i >= 0; i--) {
    const tie = after[i].doubt / before[i + 1].doubt;
    const { mean, doubt } = errors[i + 1];
    errors[i] = {
      mean: after[i].mean + tie * (mean - before[i + 1].mean),
      doubt: after[i].doubt + tie * tie * (doubt - before[i + 1].doubt),
    };
    ties[i] = tie;
  }
  const levels = said.map(({ mean, doubt }, i) => ({
    mean: Math.min(1, Math.max(0, mean + errors[i].mean)),
    doubt: doubt + errors[i].doubt,
  }));
  return levels.map((level, i) => {
    if (i === 0) return { level, swing: { mean: 0, doubt: 0 } };
    const together = errors[i].doubt + errors[i - 1].doubt - 2 * ties[i - 1] * errors[i].doubt;
    return {
      level,
      swing: {
        mean: level.mean - levels[i - 1].mean,
        doubt: said[i].doubt + said[i - 1].doubt + Math.max(0, together),
      },
    };
  });
}

/** Is it clear which way a chance went, or is it known well enough that it hardly went anywhere? */
export function isSettled({ mean, doubt }: Estimate): boolean {
  const error = Math.sqrt(doubt);
  return error < SETTLED || Math.abs(mean) > SURE * error;
}

type When = TurnTask["when"];

/** The chances turn by turn, and which of them to look at more. */
export class Curve {
  readonly #sightings: Record<When, Sighting[][]>;
  readonly #had: Record<When, number[]>;
  readonly #helping: number;
  readonly #seats: number;

  constructor(turns: number, seats: number, helping: number) {
    const empty = (): Sighting[][] =>
      Array.from({ length: turns }, () => Array.from({ length: seats }, noSighting));
    this.#sightings = { begun: empty(), ended: empty() };
    this.#had = { begun: Array<number>(turns).fill(0), ended: Array<number>(turns).fill(0) };
    this.#helping = helping;
    this.#seats = seats;
  }

  add({ turn, when }: TurnTask, { seats }: TurnFound): void {
    seats.forEach((one, seat) => {
      const all = this.#sightings[when][turn][seat];
      for (const what of ["won", "said", "error", "later"] as const) addTo(all[what], one[what]);
    });
  }

  /** The ends of all turns in order; how the last one ended is no question. */
  get #points(): { readonly turn: number; readonly when: When }[] {
    const last = this.#had.begun.length - 1;
    return this.#had.begun.flatMap((_, turn) => [
      { turn, when: "begun" as const },
      ...(turn === last ? [] : [{ turn, when: "ended" as const }]),
    ]);
  }

  /** By seat, then point by point: the beginning and the end of each turn but the end of the last. */
  get seats(): readonly (readonly Point[])[] {
    const points = this.#points;
    return Array.from({ length: this.#seats }, (_, seat) =>
      smoothed(
        points.map(({ turn, when }) => this.#sightings[when][turn][seat]),
        points.map(({ turn }) => turn),
      ),
    );
  }

  /** The points at which it is not clear yet which way the chances went; at first all. */
  unsettled(round: number): TurnTask[] {
    const { seats } = this;
    const isClear = (i: number): boolean => seats.every((points) => isSettled(points[i].swing));
    const points = this.#points;
    return points
      .filter((_, i) => round === 0 || !isClear(i) || (i + 1 < points.length && !isClear(i + 1)))
      .map(({ turn, when }): TurnTask => {
        const from = this.#had[when][turn];
        const to = from + this.#helping;
        this.#had[when][turn] = to;
        return { do: "turn", turn, when, from, to };
      });
  }
}
