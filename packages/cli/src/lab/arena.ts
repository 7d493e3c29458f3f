/** fiefdom lab arena: everybody against everybody else. */
import { writeFileSync } from "node:fs";
import {
  boardsFrom,
  Crew,
  contestantNames,
  homeBoard,
  type TournamentResult,
  tellApart,
  tournament,
} from "@fiefdom/lab";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { system } from "../problem.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";
import {
  contestantsFrom,
  INTERRUPTED,
  interruptible,
  RUN_ITEMS,
  RUN_OPTIONS,
  settingTitle,
  whole,
  workersFrom,
} from "./bench.ts";
import { count, grid, interval, percent } from "./figures.ts";
import { progressOf } from "./progress.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab arena PLAYER PLAYER [PLAYER…] [OPTIONS]"),
    paragraph("cli.tells.arena"),
    [
      "  fiefdom lab arena squire big-money smithy",
      "  fiefdom lab arena steward big-money-ultimate --kingdoms random:100:1",
      "  fiefdom lab arena marshal plans --first-against-all --kingdoms home",
    ],
    list([
      ["--kingdoms LIST", "cli.option.kingdoms.arena"],
      ["--first-against-all", "cli.option.first-against-all"],
      ["--ruleset R", "cli.option.ruleset"],
      ["--games N", "cli.option.games.arena", { n: count(GAMES) }],
      ...RUN_ITEMS,
      ["--per-kingdom", "cli.option.per-kingdom"],
      ["--json", "cli.option.json"],
      ["--markdown FILE", "cli.option.markdown"],
      LANGUAGE,
    ]),
    paragraph("cli.tells.stop"),
  );

const GAMES = 1000;

const OPTIONS = {
  ...RUN_OPTIONS,
  kingdoms: { type: "string" },
  ruleset: { type: "string" },
  markdown: { type: "string" },
  "per-kingdom": { type: "boolean" },
  "first-against-all": { type: "boolean" },
} as const;

const MANY_KINGDOMS = 30;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, true);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const games = whole("games", values.games, GAMES, 2);
  const seed = values.seed ?? "1";
  const players = positionals.flatMap((word) => (word === "plans" ? contestantNames().plans : [word]));
  if (players.length < 2) throw new UsageError(message("cli.wrong.tournament", { n: players.length }));
  const contestants = contestantsFrom(players, values.json === true);
  const names = tellApart(contestants);
  const athome = values.kingdoms === "home";
  const homes = contestants.map((one) => (athome ? homeBoard(one, 2, values.ruleset) : null));
  const settings = athome
    ? homes.filter((home) => home !== null)
    : boardsFrom(values.kingdoms ?? "recommended", 2, values.ruleset);
  if (settings.length === 0) throw new UsageError(message("cli.wrong.home"));
  /** At home a plan meets the others; two plans meet at the home of each. */
  const meets = (a: number, b: number, kingdom: number): boolean =>
    (values["first-against-all"] !== true || a === 0) &&
    (!athome || homes[a] === settings[kingdom] || homes[b] === settings[kingdom]);
  const crew = new Crew(workersFrom(values.workers));
  const progress = progressOf("matches");
  const { signal, over } = interruptible();
  let result: TournamentResult;
  try {
    result = await tournament(
      {
        contestants,
        settings,
        meets,
        games,
        seed,
        crew,
        signal,
        progress: (done, total, played) =>
          progress.show(done, total, `${count(played)} ${message("cli.progress.games")}`),
      },
      names,
    );
  } finally {
    over();
    progress.end();
    await crew.close();
  }
  const command = `fiefdom lab arena ${args
    .filter((arg, i) => arg !== "--json" && !isMarkdown(args, i))
    .map(quoted)
    .join(" ")}`;
  if (values.markdown !== undefined) {
    try {
      writeFileSync(values.markdown, markdown(result, command, new Date()));
    } catch (problem) {
      throw new UsageError(message("cli.wrong.write", { path: values.markdown, problem: system(problem) }));
    }
  }
  if (values.json) console.log(JSON.stringify({ command, seed, ...result }, null, 2));
  else {
    const kingdoms = values["per-kingdom"] === true || result.kingdoms.length <= MANY_KINGDOMS;
    console.log(show(result, kingdoms).join("\n"));
  }
  return result.complete ? 0 : INTERRUPTED;
}

/** Where the file goes is no part of what was measured. */
const isMarkdown = (args: readonly string[], i: number): boolean =>
  args[i].startsWith("--markdown") || args[i - 1] === "--markdown";

const quoted = (arg: string): string => (/^[\w./:,=#-]+$/.test(arg) ? arg : `"${arg}"`);

interface Sheet {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Columns of words; the others are numbers. */
  readonly words: number;
}

const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(Math.round(n))}`;

function sheets(r: TournamentResult): Sheet[] {
  const order = r.names.map((_, i) => i).sort((a, b) => r.ratings[b].elo - r.ratings[a].elo);
  const strength = order.map((i, place) => {
    const own = r.matches.filter((match) => match.a === i || match.b === i);
    const mean =
      own.reduce((sum, match) => sum + (match.a === i ? match.share.value : 1 - match.share.value), 0) /
      Math.max(1, own.length);
    const { elo, error } = r.ratings[i];
    return [
      `${place + 1}`,
      r.names[i],
      signed(elo),
      `± ${Math.round(error)}`,
      own.length === 0 ? "–" : percent(mean),
    ];
  });
  const pairs = r.pairs.map((pair) => [
    r.names[pair.a],
    r.names[pair.b],
    interval(pair.share),
    percent(pair.decided),
    `${pair.ahead[0]} : ${pair.ahead[1]}`,
    `${pair.clearlyAhead[0]} : ${pair.clearlyAhead[1]}`,
    count(pair.games),
  ]);
  return [
    {
      title: message("cli.arena.strength"),
      head: ["", message("cli.arena.player"), "Elo", "95 %", message("cli.arena.points")],
      rows: strength,
      words: 2,
    },
    {
      title: message("cli.arena.pairings"),
      head: (
        [
          "cli.arena.player",
          "cli.arena.against",
          "cli.arena.pointShare",
          "cli.arena.decided",
          "cli.arena.kingdoms",
          "cli.arena.clear",
          "cli.lab.games",
        ] as const
      ).map((key) => message(key)),
      rows: pairs,
      words: 2,
    },
  ];
}

/** Wider than that no table can be read. */
const MOST_COLUMNS = 8;

/** One row a kingdom, one column a pairing, or a player where pairings are too many; none if those are, too. */
function kingdomSheets(r: TournamentResult): Sheet[] {
  if (r.names.length > MOST_COLUMNS) return [];
  const few = r.pairs.length <= 4;
  const cell = (kingdom: number, a: number, b: number): string => {
    const match = r.matches.find((one) => one.kingdom === kingdom && one.a === a && one.b === b);
    return match === undefined ? "–" : `${percent(match.share.value)}${match.clear ? "" : " ?"}`;
  };
  const mean = (kingdom: number, i: number): string => {
    const own = r.matches.filter((match) => match.kingdom === kingdom && (match.a === i || match.b === i));
    if (own.length === 0) return "–";
    return percent(
      own.reduce((sum, m) => sum + (m.a === i ? m.share.value : 1 - m.share.value), 0) / own.length,
    );
  };
  const sheet: Sheet = {
    title: message(few ? "cli.arena.ofFirst" : "cli.arena.againstAll"),
    head: [
      message("cli.arena.kingdom"),
      ...(few ? r.pairs.map((pair) => `${r.names[pair.a]} : ${r.names[pair.b]}`) : r.names),
    ],
    rows: r.kingdoms.map((title, kingdom) => [
      settingTitle(title),
      ...(few
        ? r.pairs.map((pair) => cell(kingdom, pair.a, pair.b))
        : r.names.map((_, i) => mean(kingdom, i))),
    ]),
    words: 1,
  };
  return [sheet];
}

const remarks = (r: TournamentResult): string[] => [
  message("cli.arena.played", {
    games: count(r.games),
    matches: count(r.matches.length),
    kingdoms: r.kingdoms.length,
  }),
  ...(r.left === 0 ? [] : [message("cli.arena.left", { n: count(r.left) })]),
  ...(r.complete ? [] : [message("cli.lab.stoppedHalfWay")]),
];

function show(r: TournamentResult, kingdoms: boolean): string[] {
  const all = kingdoms ? [...sheets(r), ...kingdomSheets(r)] : sheets(r);
  const lines = all.flatMap(({ title, head, rows, words }) => [title, "", ...grid(head, rows, words), ""]);
  return [...lines, ...remarks(r)];
}

function markdown(r: TournamentResult, command: string, now: Date): string {
  const escaped = (text: string): string => text.replaceAll("|", "\\|");
  const line = (cells: readonly string[]): string => `| ${cells.map(escaped).join(" | ")} |`;
  const sheet = ({ title, head, rows, words }: Sheet): string =>
    [
      `## ${title}`,
      "",
      line(head.map((cell) => cell || message("cli.arena.place"))),
      line(head.map((_, i) => (i < words ? "---" : "---:"))),
      ...rows.map(line),
      "",
    ].join("\n");
  return [
    "# Arena",
    "",
    message("cli.arena.measured", { date: now.toISOString().slice(0, 10) }),
    "",
    "```",
    command,
    "```",
    "",
    ...remarks(r),
    "",
    ...[...sheets(r), ...kingdomSheets(r)].map(sheet),
  ].join("\n");
}
