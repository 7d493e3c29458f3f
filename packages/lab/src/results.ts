/** A tally as results: shares and means with their intervals, as data for people, programs and charts. */
import { type Interval, mean, share } from "./stats.ts";
import type { Tally } from "./tally.ts";

export interface PlayerResult {
  readonly plan: string;
  readonly wins: number;
  readonly ties: number;
  readonly winShare: Interval;
  readonly asFirst: { readonly games: number; readonly wins: number; readonly meanTurns: number };
  readonly meanTurns: number;
  readonly meanScore: number;
  readonly scoreInterval: Interval;
  /** By turn, from the games that were watched. */
  readonly byTurn: readonly {
    readonly turn: number;
    readonly games: number;
    readonly money: number;
    readonly vp: number;
    readonly cards: number;
    readonly owned: Readonly<Record<string, number>>;
  }[];
}

export interface Results {
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  readonly ruleset: string;
  readonly seed: string;
  readonly games: number;
  readonly ties: number;
  readonly tieShare: Interval;
  readonly players: readonly PlayerResult[];
  /** Games by number of turns. */
  readonly turns: readonly { readonly turns: number; readonly games: number }[];
  readonly margins: readonly { readonly margin: number; readonly games: number }[];
  readonly endings: Readonly<Record<string, number>>;
}

/** Turns that too few of the watched games reached say little. */
const FEWEST_WATCHED = 0.05;

/** Entries in one order, whichever worker was first to add one. */
const byKey = (counts: Readonly<Record<string, number>>): [string, number][] =>
  Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));

export function results(
  tally: Tally,
  names: readonly string[],
  about: Pick<Results, "kingdom" | "landscapes" | "ruleset" | "seed">,
): Results {
  const { games } = tally;
  return {
    ...about,
    games,
    ties: tally.ties,
    tieShare: share(tally.ties, games),
    players: tally.players.map((player, i) => ({
      plan: names[i],
      wins: player.wins,
      ties: player.ties,
      winShare: share(player.wins, games),
      asFirst: {
        games: player.firstGames,
        wins: player.firstWins,
        meanTurns: player.firstGames === 0 ? 0 : player.firstTurns / player.firstGames,
      },
      meanTurns: games === 0 ? 0 : player.turns / games,
      meanScore: games === 0 ? 0 : player.score / games,
      scoreInterval: mean(player.score, player.scoreSquares, games),
      byTurn: tally.watched[i].flatMap((turn, at) =>
        turn.games < FEWEST_WATCHED * (tally.watched[i][0]?.games ?? 0)
          ? []
          : [
              {
                turn: at + 1,
                games: turn.games,
                money: turn.money / turn.games,
                vp: turn.vp / turn.games,
                cards: turn.cards / turn.games,
                owned: Object.fromEntries(byKey(turn.owned).map(([id, n]) => [id, n / turn.games])),
              },
            ],
      ),
    })),
    turns: tally.length.flatMap((n, turns) => (n > 0 ? [{ turns, games: n }] : [])),
    margins: Object.entries(tally.margin)
      .map(([margin, n]) => ({ margin: Number(margin), games: n }))
      .sort((a, b) => a.margin - b.margin),
    endings: Object.fromEntries(byKey(tally.endings)),
  };
}

/** One row a player: for spreadsheets. */
export function csv(r: Results): string {
  const cell = (x: string | number): string =>
    typeof x === "string" && /[",\n]/.test(x) ? `"${x.replaceAll('"', '""')}"` : String(x);
  const head = [
    "plan",
    "games",
    "wins",
    "ties",
    "winShare",
    "low",
    "high",
    "firstGames",
    "firstWins",
    "meanTurns",
    "meanScore",
  ];
  const rows = r.players.map((p) =>
    [
      p.plan,
      r.games,
      p.wins,
      p.ties,
      p.winShare.value,
      p.winShare.low,
      p.winShare.high,
      p.asFirst.games,
      p.asFirst.wins,
      p.meanTurns,
      p.meanScore,
    ].map(cell),
  );
  return `${[head, ...rows].map((row) => row.join(",")).join("\n")}\n`;
}
