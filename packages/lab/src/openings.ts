/**
 * Which two cards to open with. Every pair that the money allows is tried against the same opponent from the
 * same deals; the weaker ones drop out early, so that the games go where the answer is still open.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Opening } from "./openingBot.ts";
import { type Interval, points, SURE_99 } from "./stats.ts";
import type { Tally } from "./tally.ts";

export type Split = readonly [number, number];
export const SPLITS: readonly Split[] = [
  [5, 2],
  [4, 3],
  [3, 4],
  [2, 5],
];

/** What no opening wants: it can be had, but it is no candidate. */
const NEVER = new Set(["copper", "curse", "estate"]);

interface Price {
  readonly id: string | null;
  readonly coins: number;
  readonly debt: number;
}
const NOTHING: Price = { id: null, coins: 0, debt: 0 };

/** What can be bought with so much. */
function affordable(board: Board, coins: number): Price[] {
  const kinds = [...board.piles.map((pile) => pile.stack.at(-1) ?? pile.kinds[0]), ...board.events];
  return kinds
    .map((kind) => ({ id: board.kinds[kind].id, coins: board.coins[kind], debt: board.debts[kind] }))
    .filter((price) => price.coins <= coins && !NEVER.has(price.id));
}

/** Every pair of purchases for a split. Debt of the first turn is paid before the second purchase. */
export function openingsFor(board: Board, split: Split): Opening[] {
  const first = affordable(board, split[0]);
  return (first.length === 0 ? [NOTHING] : first).flatMap((one) => {
    const owed = Math.max(0, one.debt - (split[0] - one.coins));
    const rest = split[1] - owed;
    const second = rest < 0 ? [] : affordable(board, rest);
    // Where nothing but cards that all cost the same can be had, buying nothing may be best.
    const nothing = second.some((price) => price.id === "silver") ? [] : [NOTHING];
    return [...second, ...nothing].map((two) => ({ coins: split, buys: [one.id, two.id] as const }));
  });
}

export interface Tried {
  readonly opening: Opening;
  /** How many rounds it stayed in. */
  readonly rounds: number;
  readonly games: number;
  readonly wins: number;
  readonly ties: number;
  /** Share of the points, a tie counting half. */
  readonly share: Interval;
}

export interface Trial {
  readonly openings: readonly Opening[];
  /** Games for each of those that stay to the end. */
  readonly games: number;
  /** Plays so many games with an opening, beginning with that number; fewer if it was stopped. */
  readonly play: (opening: Opening, from: number, games: number) => Promise<Tally>;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, total: number) => void;
  /** Told after every round of what has come of all of them. */
  readonly told?: (tried: readonly Tried[]) => void;
}

const FIRST_ROUND = 100;
const FINALISTS = 6;

/** The openings of one split, best first. Stopped, it gives what was found so far. */
export async function compareOpenings(trial: Trial): Promise<Tried[]> {
  const { games, signal } = trial;
  let running = trial.openings.map((opening) => ({
    opening,
    rounds: 0,
    games: 0,
    wins: 0,
    ties: 0,
  }));
  const all = running;
  const rounds = roundsFor(running.length, games);
  const total = rounds.reduce(
    (sum, round, i) => sum + round.open * (round.games - (rounds[i - 1]?.games ?? 0)),
    0,
  );
  let played = 0;
  for (const round of rounds) {
    running = running.slice(0, round.open);
    for (const tried of running) tried.rounds++;
    await Promise.all(
      running.map(async (tried) => {
        const before = played;
        const tally = await trial.play(tried.opening, tried.games, round.games - tried.games);
        tried.games += tally.games;
        tried.wins += tally.players[0].wins;
        tried.ties += tally.ties;
        played += tally.games;
        if (played > before) trial.progress?.(played, total);
      }),
    );
    running.sort((a, b) => value(b) - value(a));
    trial.told?.(ranked(all));
    if (signal?.aborted === true) break;
    const best = points(running[0].wins, running[0].ties, running[0].games, SURE_99);
    running = running.filter((one) => points(one.wins, one.ties, one.games, SURE_99).high >= best.low);
  }
  return ranked(all);
}

const ranked = (all: readonly Omit<Tried, "share">[]): Tried[] =>
  all
    .filter((one) => one.games > 0)
    .map((one) => ({ ...one, share: points(one.wins, one.ties, one.games) }))
    .sort((a, b) => b.rounds - a.rounds || b.share.value - a.share.value);

const value = (one: { wins: number; ties: number; games: number }): number =>
  (one.wins + one.ties / 2) / Math.max(1, one.games);

/** Half as many stay for twice as many games, down to a few that play them all. */
function roundsFor(count: number, games: number): { open: number; games: number }[] {
  const rounds: { open: number; games: number }[] = [];
  let open = count;
  let each = Math.min(FIRST_ROUND, games);
  while (open > FINALISTS && each < games) {
    rounds.push({ open, games: each });
    open = Math.max(FINALISTS, Math.ceil(open / 2));
    each = Math.min(games, each * 2);
  }
  return [...rounds, { open: Math.min(open, count), games }];
}
