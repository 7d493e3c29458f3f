/**
 * A tournament: everybody against everybody else on every kingdom of a list, in both seats. A match stops as
 * soon as the answer is clear. It is looked at after 64, 128, 256 … games, and it is clear when half the
 * points lie more than three standard errors away; with the few looks there are, that errs in less than two
 * cases of a hundred between equals.
 */
import { type Contestant, missing } from "./contestants.ts";
import { type Pairing, type Rating, ratingsWithErrors } from "./elo.ts";
import type { Setting } from "./kingdoms.ts";
import { type Crew, playGames, seatingFor } from "./pool.ts";
import { type Interval, points } from "./stats.ts";
import { emptyTally, merge } from "./tally.ts";

export interface Tournament {
  readonly contestants: readonly Contestant[];
  readonly settings: readonly Setting[];
  /** Which matches are played, by places in the lists; left out: all of them. */
  readonly meets?: (a: number, b: number, kingdom: number) => boolean;
  /** The most games of one match. */
  readonly games: number;
  readonly seed: string;
  readonly crew: Crew;
  readonly signal?: AbortSignal;
  readonly progress?: (done: number, total: number, games: number) => void;
}

export interface MatchResult {
  /** Places in the list of contestants. */
  readonly a: number;
  readonly b: number;
  /** Place in the list of kingdoms. */
  readonly kingdom: number;
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly ties: number;
  /** Points of `a`, a tie counting half. */
  readonly share: Interval;
  readonly clear: boolean;
}

/** One contestant against another over all kingdoms. */
export interface PairResult {
  readonly a: number;
  readonly b: number;
  readonly games: number;
  readonly wins: readonly [number, number];
  readonly ties: number;
  /** The mean of the kingdoms' shares: each kingdom counts the same, however many games it took. */
  readonly share: Interval;
  /** Of the games that somebody won, the share that `a` won; again the mean over kingdoms. */
  readonly decided: number;
  /** Kingdoms where `a` has more than half the points, less, or exactly half; and clearly so. */
  readonly ahead: readonly [number, number];
  readonly clearlyAhead: readonly [number, number];
  readonly kingdoms: number;
}

export interface TournamentResult {
  readonly names: readonly string[];
  readonly kingdoms: readonly string[];
  readonly games: number;
  readonly complete: boolean;
  readonly ratings: readonly Rating[];
  readonly pairs: readonly PairResult[];
  readonly matches: readonly MatchResult[];
  /** Matches that could not be played: the plan needs cards that are not there. */
  readonly left: number;
}

const FIRST_LOOK = 64;
/** Standard errors. */
const CLEAR = 3;

export const isClear = (wins: number, ties: number, games: number): boolean => {
  const { low, high } = points(wins, ties, games, CLEAR);
  return low > 0.5 || high < 0.5;
};

export async function tournament(t: Tournament, names: readonly string[]): Promise<TournamentResult> {
  const { contestants, settings, signal } = t;
  const waiting: { a: number; b: number; kingdom: number }[] = [];
  let left = 0;
  settings.forEach(({ board }, kingdom) => {
    for (let a = 0; a < contestants.length; a++)
      for (let b = a + 1; b < contestants.length; b++) {
        if (t.meets?.(a, b, kingdom) === false) continue;
        if ([contestants[a], contestants[b]].some((one) => missing(one, board).length > 0)) left++;
        else waiting.push({ a, b, kingdom });
      }
  });
  const total = waiting.length;
  const matches: MatchResult[] = [];
  let games = 0;
  const next = async (): Promise<void> => {
    for (;;) {
      const match = signal?.aborted === true ? undefined : waiting.shift();
      if (match === undefined) return;
      const result = await playMatch(t, match, (more) => {
        games += more;
        t.progress?.(matches.length, total, games);
      });
      if (result.games > 0) matches.push(result);
      t.progress?.(matches.length, total, games);
    }
  };
  // One more than there are workers, so that nobody waits while a match is being added up.
  await Promise.all(Array.from({ length: t.crew.size + 1 }, next));
  matches.sort((x, y) => x.kingdom - y.kingdom || x.a - y.a || x.b - y.b);
  return {
    names,
    kingdoms: settings.map(({ title }) => title),
    games: matches.reduce((sum, match) => sum + match.games, 0),
    complete: matches.length === total && signal?.aborted !== true,
    ratings: ratingsWithErrors(contestants.length, byKingdom(matches, settings.length), t.seed),
    pairs: pairsOf(matches, contestants.length),
    matches,
    left,
  };
}

async function playMatch(
  t: Tournament,
  { a, b, kingdom }: { a: number; b: number; kingdom: number },
  progress: (games: number) => void,
): Promise<MatchResult> {
  const { board } = t.settings[kingdom];
  const contestants = [t.contestants[a], t.contestants[b]];
  const table = seatingFor(board, contestants);
  const total = emptyTally(2);
  let clear = false;
  for (let look = Math.min(FIRST_LOOK, t.games); ; look = Math.min(t.games, 2 * look)) {
    const more = look - total.games;
    const tally = await playGames({
      board,
      contestants,
      table,
      seed: `${t.seed}/${kingdom}`,
      from: total.games,
      games: more,
      crew: t.crew,
      ...(t.signal === undefined ? {} : { signal: t.signal }),
    });
    merge(total, tally);
    progress(tally.games);
    clear = isClear(total.players[0].wins, total.ties, total.games);
    if (clear || look >= t.games || tally.games < more) break;
  }
  const wins = [total.players[0].wins, total.players[1].wins] as const;
  return {
    a,
    b,
    kingdom,
    games: total.games,
    wins,
    ties: total.ties,
    share: points(wins[0], total.ties, total.games),
    clear,
  };
}

/** The fit takes each kingdom of a pairing as equally many games, or a stop would weigh as much as a win. */
function byKingdom(matches: readonly MatchResult[], kingdoms: number): Pairing[][] {
  const most = Math.max(1, ...matches.map((match) => match.games));
  const groups: Pairing[][] = Array.from({ length: kingdoms }, () => []);
  for (const { a, b, kingdom, share, games } of matches) {
    const weight = kingdoms === 1 ? games : most;
    groups[kingdom].push({ a, b, games: weight, points: share.value * weight });
  }
  return groups.filter((group) => group.length > 0);
}

function pairsOf(matches: readonly MatchResult[], players: number): PairResult[] {
  const found: PairResult[] = [];
  for (let a = 0; a < players; a++)
    for (let b = a + 1; b < players; b++) {
      const own = matches.filter((match) => match.a === a && match.b === b);
      if (own.length > 0) found.push(pairOf(a, b, own));
    }
  return found;
}

function pairOf(a: number, b: number, matches: readonly MatchResult[]): PairResult {
  const sum = (of: (match: MatchResult) => number): number =>
    matches.reduce((total, match) => total + of(match), 0);
  const count = (of: (match: MatchResult) => boolean): number => matches.filter(of).length;
  const share = sum((m) => m.share.value) / matches.length;
  // Wilson's width for each kingdom; independent errors add in squares.
  const reach = Math.sqrt(sum((m) => ((m.share.high - m.share.low) / 2) ** 2)) / matches.length;
  return {
    a,
    b,
    games: sum((m) => m.games),
    wins: [sum((m) => m.wins[0]), sum((m) => m.wins[1])],
    ties: sum((m) => m.ties),
    share: { value: share, low: Math.max(0, share - reach), high: Math.min(1, share + reach) },
    decided:
      sum((m) => (m.wins[0] + m.wins[1] === 0 ? 0.5 : m.wins[0] / (m.wins[0] + m.wins[1]))) / matches.length,
    ahead: [count((m) => m.share.value > 0.5), count((m) => m.share.value < 0.5)],
    clearlyAhead: [
      count((m) => m.clear && m.share.value > 0.5),
      count((m) => m.clear && m.share.value < 0.5),
    ],
    kingdoms: matches.length,
  };
}
