/** fiefdom simulate: plans and bots against each other, many times. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { boardFor } from "@fiefdom/cards";
import { readPosition } from "@fiefdom/engine/notation";
import { arrange, type Position } from "@fiefdom/engine/position";
import {
  type Contestant,
  csv,
  endingsIn,
  Progress,
  playGames,
  type Results,
  report,
  results,
  type Setting,
  tellApart,
} from "@fiefdom/lab";
import { UsageError } from "../commands.ts";
import {
  BOARD_OPTIONS,
  BOARD_USAGE,
  type BoardWishes,
  boardLines,
  columns,
  contestantsFrom,
  fitting,
  INTERRUPTED,
  interruptible,
  kingdomOf,
  RUN_OPTIONS,
  RUN_USAGE,
  settingFrom,
  whole,
  workersFrom,
} from "../lab/bench.ts";
import { count, grid, interval, named, percent, sparkline } from "../lab/figures.ts";
import { clip, wrap } from "../layout.ts";

export const usage = `usage: fiefdom simulate PLAYER PLAYER [PLAYER…] [options]

Lets 2 to 6 players play many games against each other and tells who wins how
often, how long games take, how they end, and what happens turn by turn. Every
player begins equally often. A player is a bot (squire, big-money …), a plan by
name (double-witch, "Big Money Ultimate" …), a file with a plan, or a player
file of DominionSim (.xml; "file.xml#Name" for one of several).

  fiefdom simulate big-money smithy
  fiefdom simulate double-witch my.plan --kingdom improvements --games 100000

${BOARD_USAGE}
                        Without --kingdom: where the plans are at home.
  --from POSITION       begin every game there: a position as one line of text (the
                        word "position" in a game prints it); the first player
                        named takes the first seat
  --games N             how many games (10,000)
${RUN_USAGE}
  --json                the result as JSON
  --csv                 the result as a table for spreadsheets
  --report FILE         also write a page with charts

Ctrl-C stops and tells what was found so far.`;

const OPTIONS = {
  ...BOARD_OPTIONS,
  ...RUN_OPTIONS,
  csv: { type: "boolean" },
  from: { type: "string" },
  report: { type: "string" },
} as const;

const FEWEST = 2;
const MOST = 6;
const GAMES = 10_000;
/** Games that are followed turn by turn: enough for smooth curves, few enough to cost next to nothing. */
const WATCHED = 1000;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: true,
    allowPositionals: true,
    allowNegative: true,
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (positionals.length < FEWEST || positionals.length > MOST) {
    throw new UsageError(
      `A game has ${FEWEST} to ${MOST} players, not ${positionals.length}. For instance: fiefdom simulate ${positionals[0] ?? "big-money"} smithy`,
    );
  }
  if (values.json && values.csv) throw new UsageError("Either --json or --csv, not both.");
  const games = whole("games", values.games, GAMES);
  const seed = values.seed ?? "1";
  const workers = workersFrom(values.workers);
  const contestants = contestantsFrom(positionals);
  const { setting, position } = placeFrom(values, seed, contestants);
  const names = tellApart(contestants);

  const progress = new Progress(process.stderr, "games");
  const { signal, over } = interruptible();
  const began = performance.now();
  const tally = await playGames({
    board: setting.board,
    contestants,
    ...(position === undefined ? {} : { position }),
    games,
    seed,
    watch: Math.min(WATCHED, Math.ceil(games / 10)),
    ...(workers === undefined ? {} : { workers }),
    signal,
    progress: (so) => {
      progress.show(so.games, games);
      return undefined;
    },
  });
  over();
  progress.end();
  const seconds = (performance.now() - began) / 1000;
  const result = results(tally, names, { ...kingdomOf(setting.board), seed });
  const complete = tally.games === games;

  if (values.report !== undefined) {
    try {
      writeFileSync(values.report, report(result, named));
    } catch (problem) {
      throw new UsageError(`${values.report} can't be written: ${(problem as Error).message}`);
    }
  }
  if (values.json) console.log(JSON.stringify({ ...result, asked: games, complete }, null, 2));
  else if (values.csv) process.stdout.write(csv(result));
  else {
    const width = columns();
    const lines = [
      ...wrap(`${names.join(" against ")}: ${count(result.games)} games, seed ${seed}`, width, "  "),
      ...boardLines(setting, width),
      "",
      ...table(result, width),
      "",
      `${count(Math.round(tally.games / Math.max(0.001, seconds)))} games a second.`,
    ];
    if (values.report !== undefined) lines.push(`Charts: ${values.report}`);
    if (!complete) lines.push(`Stopped after ${count(tally.games)} of ${count(games)} games.`);
    console.log(lines.join("\n"));
  }
  if (!complete && (values.json || values.csv))
    console.error(`Stopped after ${count(tally.games)} of ${count(games)} games.`);
  return complete ? 0 : INTERRUPTED;
}

/** The board to play on and, with --from, the position on it. */
function placeFrom(
  values: BoardWishes & { readonly from?: string | undefined },
  seed: string,
  contestants: readonly Contestant[],
): { readonly setting: Setting; readonly position?: Position } {
  if (values.from === undefined)
    return { setting: settingFrom(values, seed, contestants, contestants.length) };
  const other = Object.keys(BOARD_OPTIONS).find(
    (option) => values[option as keyof BoardWishes] !== undefined,
  );
  if (other !== undefined)
    throw new UsageError(
      `A position says itself which cards are in the game: --from and --${other} don't go together.`,
    );
  const { setUp, position } = readPosition(values.from);
  if (setUp.players !== contestants.length)
    throw new UsageError(`The position is for ${setUp.players} players; ${contestants.length} are named.`);
  const board = boardFor(setUp);
  // Found wrong here, it is told in a sentence and not by every worker.
  arrange(board, position, { seed });
  fitting(contestants, board);
  return { setting: { title: "", board }, position };
}

const NAME_WIDTH = 24;
const SHORTEST_NAME = 10;
/** What the other columns of the table need. */
const NUMBERS_WIDTH = 63;

/** The result for people. */
export function table(r: Results, width: number): string[] {
  if (r.games === 0) return ["No game was finished."];
  const two = r.players.length === 2;
  const share = (wins: number, games: number): string => (games === 0 ? "–" : percent(wins / games));
  const rows = r.players.map((p) => [
    clip(p.plan, Math.max(SHORTEST_NAME, width - NUMBERS_WIDTH)),
    count(p.wins),
    interval(p.winShare),
    share(p.asFirst.wins, p.asFirst.games),
    share(p.wins - p.asFirst.wins, r.games - p.asFirst.games),
    p.meanTurns.toFixed(2),
    p.meanScore.toFixed(1),
  ]);
  const ties = ["Ties", count(r.ties), interval(r.tieShare)];
  const head = ["", "wins", "share (95 %)", "going first", two ? "second" : "later", "turns", "score"];
  return [
    ...grid(head, [...rows, ties]),
    "",
    ...wrap(`Games ended by ${endingsIn(r, named)}.`, width, "  "),
    ...wrap(lengths(r), width, "  "),
    ...wrap(margins(r), width, "  "),
    ...turnByTurn(r, width),
  ];
}

function quantile(list: readonly { readonly at: number; readonly games: number }[], part: number): number {
  const total = list.reduce((sum, { games }) => sum + games, 0);
  let sum = 0;
  for (const { at, games } of list) {
    sum += games;
    if (sum >= part * total) return at;
  }
  return list.at(-1)?.at ?? 0;
}

function lengths(r: Results): string {
  const list = r.turns.map(({ turns, games }) => ({ at: turns, games }));
  return `They took ${quantile(list, 0.5)} turns in the middle, ${quantile(list, 0.05)} to ${quantile(list, 0.95)} in nine of ten. ${sparkline(
    list.map(({ games }) => games),
  )} (${list[0].at} to ${list.at(-1)?.at})`;
}

function margins(r: Results): string {
  const list = r.margins
    .filter(({ margin }) => margin > 0)
    .map(({ margin, games }) => ({ at: margin, games }));
  const level = r.games - r.ties - list.reduce((sum, { games }) => sum + games, 0);
  if (list.length === 0) return "Nobody won by points.";
  return `Won by ${quantile(list, 0.5)} points in the middle, ${quantile(list, 0.05)} to ${quantile(list, 0.95)} in nine of ten${level > 0 ? `; ${percent(level / r.games)} on fewer turns` : ""}.`;
}

const COLUMN = 6;

/** Money and points by turn: a small picture each, and some of the numbers. */
function turnByTurn(r: Results, width: number): string[] {
  const watched = r.players[0].byTurn[0]?.games ?? 0;
  const longest = Math.max(0, ...r.players.map((p) => p.byTurn.length));
  if (watched === 0 || longest === 0) return [];
  const label = Math.min(NAME_WIDTH, Math.max(...r.players.map((p) => p.plan.length)));
  const room = Math.max(2, Math.floor((width - label - longest - 10) / COLUMN));
  const step = Math.max(1, Math.ceil(longest / room));
  const marks = Array.from({ length: Math.floor(longest / step) }, (_, i) => (i + 1) * step);
  const most = (of: "money" | "vp"): number =>
    Math.max(...r.players.flatMap((p) => p.byTurn.map((t) => t[of])));
  const row = (name: string, what: "money" | "vp"): string[] =>
    r.players.map((p, i) => {
      const values = marks.map((turn) => p.byTurn.find((t) => t.turn === turn)?.[what].toFixed(1) ?? "");
      const picture = sparkline(
        p.byTurn.map((t) => t[what]),
        most(what),
      ).padEnd(longest);
      return `${(i === 0 ? name : "").padEnd(7)}${clip(p.plan, label).padEnd(label)}  ${picture}${values.map((v) => v.padStart(COLUMN)).join("")}`;
    });
  return [
    "",
    `${`Turn by turn, ${count(watched)} games`.padEnd(7 + label + 2 + longest)}${marks.map((turn) => `T${turn}`.padStart(COLUMN)).join("")}`.trimEnd(),
    ...row("Coins", "money").map((line) => line.trimEnd()),
    ...row("Points", "vp").map((line) => line.trimEnd()),
  ];
}
