/** fiefdom simulate: plans and bots against each other, many times. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { boardFor } from "@fiefdom/cards";
import { readPosition } from "@fiefdom/engine/notation";
import { arrange, type Position } from "@fiefdom/engine/position";
import {
  type Contestant,
  checkFit,
  csv,
  endingsIn,
  type PageWords,
  playGames,
  type Results,
  report,
  results,
  type Setting,
  tellApart,
} from "@fiefdom/lab";
import { UsageError } from "../commands.ts";
import {
  BOARD_ITEMS,
  BOARD_OPTIONS,
  type BoardWishes,
  boardLines,
  columns,
  contestantsFrom,
  INTERRUPTED,
  interruptible,
  kingdomOf,
  RUN_ITEMS,
  RUN_OPTIONS,
  settingFrom,
  whole,
  workersFrom,
} from "../lab/bench.ts";
import { count, decimal, grid, interval, named, percent, sparkline } from "../lab/figures.ts";
import { progressOf } from "../lab/progress.ts";
import { clip, width as widthOf, wrap } from "../layout.ts";
import { readOptions } from "../options.ts";
import { system } from "../problem.ts";
import { rulesetWord } from "../screen.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { lang, message } from "../words.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom simulate PLAYER PLAYER [PLAYER…] [OPTIONS]"),
    paragraph("cli.tells.simulate"),
    [
      "  fiefdom simulate big-money smithy",
      "  fiefdom simulate double-witch my.plan --kingdom improvements --games 100000",
    ],
    list([
      ...BOARD_ITEMS,
      ["", "cli.option.kingdom.home"],
      ["--from POSITION", "cli.option.from"],
      ["--games N", "cli.option.games", { n: count(GAMES) }],
      ...RUN_ITEMS,
      ["--json", "cli.option.json"],
      ["--csv", "cli.option.csv"],
      ["--report FILE", "cli.option.report"],
      LANGUAGE,
    ]),
    paragraph("cli.tells.stop"),
  );

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
  const { values, positionals } = readOptions(args, OPTIONS, true);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  if (positionals.length < FEWEST || positionals.length > MOST) {
    throw new UsageError(
      message("cli.wrong.players", {
        fewest: FEWEST,
        most: MOST,
        n: positionals.length,
        example: `fiefdom simulate ${positionals[0] ?? "big-money"} smithy`,
      }),
    );
  }
  if (values.json && values.csv) throw new UsageError(message("cli.wrong.jsonOrCsv"));
  const games = whole("games", values.games, GAMES);
  const seed = values.seed ?? "1";
  const workers = workersFrom(values.workers);
  const contestants = contestantsFrom(positionals, values.json === true || values.csv === true);
  const { setting, position } = placeFrom(values, seed, contestants);
  const names = tellApart(contestants);

  const progress = progressOf("games");
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
  const stopped = message("cli.lab.stopped", { n: count(tally.games), of: count(games) });

  if (values.report !== undefined) {
    try {
      writeFileSync(values.report, report(result, pageWords(result)));
    } catch (problem) {
      throw new UsageError(message("cli.wrong.write", { path: values.report, problem: system(problem) }));
    }
  }
  if (values.json) console.log(JSON.stringify({ ...result, asked: games, complete }, null, 2));
  else if (values.csv) process.stdout.write(csv(result));
  else {
    const width = columns();
    const lines = [
      ...wrap(
        message("cli.lab.title", { names: names.join(versus()), n: count(result.games), seed }),
        width,
        "  ",
      ),
      ...boardLines(setting, width),
      "",
      ...table(result, width),
      "",
      message("cli.lab.rate", { n: count(Math.round(tally.games / Math.max(0.001, seconds))) }),
    ];
    if (values.report !== undefined) lines.push(message("cli.lab.charts", { path: values.report }));
    if (!complete) lines.push(stopped);
    console.log(lines.join("\n"));
  }
  if (!complete && (values.json || values.csv)) console.error(stopped);
  return complete ? 0 : INTERRUPTED;
}

const versus = (): string => ` ${message("cli.lab.against")} `;

/** How the games ended, the most frequent first. */
const endings = (r: Results): string =>
  endingsIn(r)
    .map(({ by, share }) => {
      const words =
        by === "piles" || by === "stalemate"
          ? message(`cli.lab.ending.${by}`)
          : message("cli.lab.ending.last", { card: named(by) });
      return `${words} ${percent(share)}`;
    })
    .join(", ");

/** What the page with the charts says. */
const pageWords = (r: Results): PageWords => ({
  lang: lang(),
  dir: lang() === "he" ? "rtl" : "ltr",
  number: count,
  percent: (x) => percent(x),
  decimal,
  card: named,
  title: r.players.map((p) => p.plan).join(versus()),
  about: message("cli.report.about", {
    n: count(r.games),
    ruleset: rulesetWord(r.ruleset),
    seed: r.seed,
    cards: [...r.kingdom, ...r.landscapes].map(named).join(", "),
  }),
  endings: `${message("cli.report.ties", { share: percent(r.tieShare.value) })} ${message("cli.lab.endings", { endings: endings(r) })}`,
  ties: message("cli.lab.ties"),
  plan: message("cli.lab.plan"),
  wins: message("cli.lab.wins"),
  share: message("cli.lab.share"),
  first: message("cli.lab.first"),
  turns: message("cli.lab.turns"),
  turn: message("cli.lab.turn"),
  score: message("cli.lab.score"),
  margin: message("cli.lab.margin"),
  wonTitle: message("cli.report.won"),
  lengthsTitle: message("cli.report.lengths"),
  coinsTitle: message("cli.report.coins"),
  pointsTitle: message("cli.report.points"),
  deckTitle: (name) => message("cli.report.deck", { name }),
  marginsTitle: message("cli.report.margins"),
});

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
  if (other !== undefined) throw new UsageError(message("cli.wrong.fromAnd", { option: `--${other}` }));
  const { setUp, position } = readPosition(values.from);
  if (setUp.players !== contestants.length)
    throw new UsageError(message("cli.wrong.fromPlayers", { players: setUp.players, n: contestants.length }));
  const board = boardFor(setUp);
  // Found wrong here, it is told in a sentence and not by every worker.
  arrange(board, position, { seed });
  checkFit(contestants, board);
  return { setting: { title: "", board }, position };
}

const NAME_WIDTH = 24;
const SHORTEST_NAME = 10;

/** The result for people. */
export function table(r: Results, width: number): string[] {
  if (r.games === 0) return [message("cli.lab.noGame")];
  const two = r.players.length === 2;
  const share = (wins: number, games: number): string => (games === 0 ? "–" : percent(wins / games));
  const head = [
    message("cli.lab.wins"),
    message("cli.lab.share"),
    message("cli.lab.first"),
    message(two ? "cli.lab.second" : "cli.lab.later"),
    message("cli.lab.turns"),
    message("cli.lab.score"),
  ];
  const numbers = r.players.map((p) => [
    count(p.wins),
    interval(p.winShare),
    share(p.asFirst.wins, p.asFirst.games),
    share(p.wins - p.asFirst.wins, r.games - p.asFirst.games),
    decimal(p.meanTurns, 2),
    decimal(p.meanScore, 1),
  ]);
  const ties = [message("cli.lab.ties"), count(r.ties), interval(r.tieShare)];
  // Names get what the numbers and the gaps between leave.
  const taken = head.map((title, i) => Math.max(widthOf(title), ...numbers.map((row) => row[i].length)) + 2);
  const room = width - taken.reduce((sum, column) => sum + column, 0);
  const rows = r.players.map((p, i) => [clip(p.plan, Math.max(SHORTEST_NAME, room)), ...numbers[i]]);
  return [
    ...grid(["", ...head], [...rows, ties]),
    "",
    ...wrap(message("cli.lab.endings", { endings: endings(r) }), width, "  "),
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
  return message("cli.lab.lengths", {
    middle: quantile(list, 0.5),
    low: quantile(list, 0.05),
    high: quantile(list, 0.95),
    bars: sparkline(list.map(({ games }) => games)),
    from: list[0].at,
    to: list.at(-1)?.at ?? 0,
  });
}

function margins(r: Results): string {
  const list = r.margins
    .filter(({ margin }) => margin > 0)
    .map(({ margin, games }) => ({ at: margin, games }));
  const level = r.games - r.ties - list.reduce((sum, { games }) => sum + games, 0);
  if (list.length === 0) return message("cli.lab.noMargins");
  return message("cli.lab.margins", {
    middle: quantile(list, 0.5),
    low: quantile(list, 0.05),
    high: quantile(list, 0.95),
    level: level > 0 ? percent(level / r.games) : "none",
  });
}

const COLUMN = 6;
/** Room for what the rows are about. */
const NAMED = 9;

/** Money and points by turn: a small picture each, and some of the numbers. */
function turnByTurn(r: Results, width: number): string[] {
  const watched = r.players[0].byTurn[0]?.games ?? 0;
  const longest = Math.max(0, ...r.players.map((p) => p.byTurn.length));
  if (watched === 0 || longest === 0) return [];
  const label = Math.min(NAME_WIDTH, Math.max(...r.players.map((p) => p.plan.length)));
  const room = Math.max(2, Math.floor((width - label - longest - NAMED - 3) / COLUMN));
  const step = Math.max(1, Math.ceil(longest / room));
  const marks = Array.from({ length: Math.floor(longest / step) }, (_, i) => (i + 1) * step);
  const most = (of: "money" | "vp"): number =>
    Math.max(...r.players.flatMap((p) => p.byTurn.map((t) => t[of])));
  const row = (name: string, what: "money" | "vp"): string[] =>
    r.players.map((p, i) => {
      const values = marks.map((turn) => {
        const value = p.byTurn.find((t) => t.turn === turn)?.[what];
        return value === undefined ? "" : decimal(value, 1);
      });
      const picture = sparkline(
        p.byTurn.map((t) => t[what]),
        most(what),
      ).padEnd(longest);
      return `${(i === 0 ? name : "").padEnd(NAMED)}${clip(p.plan, label).padEnd(label)}  ${picture}${values.map((v) => v.padStart(COLUMN)).join("")}`;
    });
  return [
    "",
    `${message("cli.lab.turnByTurn", { n: count(watched) }).padEnd(NAMED + label + 2 + longest)}${marks.map((turn) => message("cli.lab.turnMark", { n: turn }).padStart(COLUMN)).join("")}`.trimEnd(),
    ...row(message("cli.lab.coins"), "money").map((line) => line.trimEnd()),
    ...row(message("cli.lab.points"), "vp").map((line) => line.trimEnd()),
  ];
}
