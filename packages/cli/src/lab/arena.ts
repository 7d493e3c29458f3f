/** fiefdom lab arena: everybody against everybody else. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import {
  boardsFrom,
  Crew,
  contestantNames,
  homeBoard,
  Progress,
  type TournamentResult,
  tellApart,
  tournament,
} from "@fiefdom/lab";
import { UsageError } from "../commands.ts";
import {
  contestantsFrom,
  INTERRUPTED,
  interruptible,
  RUN_OPTIONS,
  RUN_USAGE,
  whole,
  workersFrom,
} from "./bench.ts";
import { count, grid, interval, percent } from "./figures.ts";

export const usage = `usage: fiefdom lab arena PLAYER PLAYER [PLAYER…] [options]

A tournament: every player against every other on every kingdom of a list, in
both seats. A match ends as soon as it is clear who is better (half the points
lie more than three standard errors away) or at the most games. Strength is
given in Elo points around 0: 400 more means ten times the points. Where there
are eight kingdoms or more the error bars also tell how much it depends on the
kingdom. Players are named as in fiefdom simulate, and "plans" stands for all
plans that come with Fiefdom; plans sit out the kingdoms that lack their cards.

  fiefdom lab arena squire big-money smithy
  fiefdom lab arena steward big-money-ultimate --kingdoms random:100:1
  fiefdom lab arena marshal plans --first-against-all --kingdoms home

  --kingdoms LIST       recommended (the default), random:COUNT:SEED, names with
                        commas between, or home: each plan where it is at home
  --first-against-all   only the first player's matches
  --ruleset R           printed (the default) or current
  --games N             the most games of one match (1,000)
${RUN_USAGE}
  --per-kingdom         show the table of kingdoms, however long
  --json                the result as JSON, every match
  --markdown FILE       also write the tables to a file, with date and command

Ctrl-C stops and tells what was found so far.`;

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
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    strict: true,
    allowPositionals: true,
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const games = whole("games", values.games, 1000, 2);
  const seed = values.seed ?? "1";
  const players = positionals.flatMap((word) => (word === "plans" ? contestantNames().plans : [word]));
  if (players.length < 2)
    throw new UsageError(`A tournament needs two players or more, not ${players.length}.`);
  const contestants = contestantsFrom(players);
  const names = tellApart(contestants);
  const athome = values.kingdoms === "home";
  const homes = contestants.map((one) => (athome ? homeBoard(one, 2, values.ruleset) : null));
  const settings = athome
    ? homes.filter((home) => home !== null)
    : boardsFrom(values.kingdoms ?? "recommended", 2, values.ruleset);
  if (settings.length === 0)
    throw new UsageError("--kingdoms home needs a plan among the players: bots are at home everywhere.");
  /** At home a plan meets the others; two plans meet at the home of each. */
  const meets = (a: number, b: number, kingdom: number): boolean =>
    (values["first-against-all"] !== true || a === 0) &&
    (!athome || homes[a] === settings[kingdom] || homes[b] === settings[kingdom]);
  const crew = new Crew(workersFrom(values.workers));
  const progress = new Progress(process.stderr, "matches");
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
        progress: (done, total, played) => progress.show(done, total, `${count(played)} games`),
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
      throw new UsageError(`${values.markdown} can't be written: ${(problem as Error).message}`);
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
    { title: "Strength", head: ["", "player", "Elo", "95 %", "points"], rows: strength, words: 2 },
    {
      title: "Pairings",
      head: ["player", "against", "points (95 %)", "of decided", "kingdoms", "clear", "games"],
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
    title: few ? "Kingdoms: points of the first (?: not clear)" : "Kingdoms: points against all others",
    head: ["kingdom", ...(few ? r.pairs.map((pair) => `${r.names[pair.a]} : ${r.names[pair.b]}`) : r.names)],
    rows: r.kingdoms.map((title, kingdom) => [
      title,
      ...(few
        ? r.pairs.map((pair) => cell(kingdom, pair.a, pair.b))
        : r.names.map((_, i) => mean(kingdom, i))),
    ]),
    words: 1,
  };
  return [sheet];
}

const remarks = (r: TournamentResult): string[] => [
  `${count(r.games)} games in ${count(r.matches.length)} matches on ${r.kingdoms.length} kingdoms.`,
  ...(r.left === 0 ? [] : [`${count(r.left)} matches were left out: the kingdom lacks cards of the plan.`]),
  ...(r.complete ? [] : ["Stopped half-way: this is what was found so far."]),
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
      line(head.map((cell) => cell || "place")),
      line(head.map((_, i) => (i < words ? "---" : "---:"))),
      ...rows.map(line),
      "",
    ].join("\n");
  return [
    "# Arena",
    "",
    `Measured on ${now.toISOString().slice(0, 10)} with`,
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
