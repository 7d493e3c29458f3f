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
/** Worlds for each end of a turn in one helping at most, in the first, and the fewest that tell anything. */
const HELPING = 320;
const FIRST_HELPING = 200;
const FEWEST = 8;
/** The share of swings that has to be settled: the last few would take as long as all others. */
const ENOUGH = 0.95;
/** More than just enough, or half of them would miss it again. */
const AMPLE = 1.2;
/** Of all that may be spent, the part for the first helping of all points. */
const FIRST = 0.6;
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

/** How many times as much has to be known of a swing until it is settled; less than 1 where it is. */
const neededFor = ({ mean, doubt }: Estimate): number =>
  doubt / Math.max(SETTLED, Math.abs(mean) / SURE) ** 2;

/** Is it clear which way a chance went, or is it known well enough that it hardly went anywhere? */
export const isSettled = (swing: Estimate): boolean => neededFor(swing) < 1;

type When = TurnTask["when"];

/** The chances turn by turn, and which of them to look at more. */
export class Curve {
  readonly #sightings: Record<When, Sighting[][]>;
  readonly #had: Record<When, number[]>;
  /** Answers that were given for each. */
  readonly #taken: Record<When, number[]>;
  readonly #seats: number;

  constructor(turns: number, seats: number) {
    const empty = (): Sighting[][] =>
      Array.from({ length: turns }, () => Array.from({ length: seats }, noSighting));
    this.#sightings = { begun: empty(), ended: empty() };
    const none = (): number[] => Array<number>(turns).fill(0);
    this.#had = { begun: none(), ended: none() };
    this.#taken = { begun: none(), ended: none() };
    this.#seats = seats;
  }

  add({ turn, when }: TurnTask, { seats, answers }: TurnFound): void {
    this.#taken[when][turn] += answers;
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

  /**
   * What to look at next for so many answers: at first every point, then both ends of the swings of which it is not
   * clear which way they went, those first that will soon be. A first guess says how many answers a game takes.
   */
  next(answers: number, guess: number): TurnTask[] {
    const points = this.#points;
    if (this.#had.begun[0] === 0) {
      const worlds = Math.min(FIRST_HELPING, Math.floor((FIRST * answers) / (points.length * guess)));
      return points.map((point) => this.#helping(point, worlds));
    }
    const { seats } = this;
    /** How many times as much has to be known of a swing, of the seat that knows least. */
    const needs = points.map((_, i) => Math.max(...seats.map((one) => neededFor(one[i].swing))));
    const wanted = new Map<number, number>();
    const want = (point: number, need: number): void => {
      const { turn, when } = points[point];
      const had = this.#had[when][turn];
      const more = Math.min(HELPING, Math.max(HELPING / 4, (AMPLE * need - 1) * had));
      wanted.set(point, Math.max(more, wanted.get(point) ?? 0));
    };
    let left = answers;
    const open = needs.flatMap((need, point) => (need >= 1 ? [{ point, need }] : []));
    const missing = Math.max(0, open.length - Math.floor((1 - ENOUGH) * (points.length - 1)));
    for (const { point, need } of open.sort((a, b) => a.need - b.need).slice(0, missing)) {
      want(point, need);
      want(point - 1, need);
    }
    const tasks: TurnTask[] = [];
    for (const [point, worlds] of wanted) {
      const { turn, when } = points[point];
      const cost = (worlds * this.#taken[when][turn]) / this.#had[when][turn];
      if (cost > left) break;
      left -= cost;
      tasks.push(this.#helping(points[point], Math.round(worlds)));
    }
    return tasks;
  }

  #helping({ turn, when }: { readonly turn: number; readonly when: When }, worlds: number): TurnTask {
    const from = this.#had[when][turn];
    const to = from + Math.max(FEWEST, worlds);
    this.#had[when][turn] = to;
    return { do: "turn", turn, when, from, to };
  }
}
