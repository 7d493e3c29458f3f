/** fiefdom lab ladder: every bot and shipped plan rated, and held against the last time. */
import { readFileSync, writeFileSync } from "node:fs";
import { Crew } from "@fiefdom/lab";
import { falls, type Ladder, ladder, ladderPage, readLadder } from "@fiefdom/lab/ladder";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { system } from "../problem.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";
import {
  botCalled,
  INTERRUPTED,
  interruptible,
  RUN_ITEMS,
  RUN_OPTIONS,
  whole,
  workersFrom,
} from "./bench.ts";
import { count, grid } from "./figures.ts";
import { progressOf } from "./progress.ts";

const GAMES = 64;

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab ladder [OPTIONS]"),
    paragraph("cli.tells.ladder"),
    ["  fiefdom lab ladder", "  fiefdom lab ladder --page docs/LADDER.md"],
    list([
      ["--games N", "cli.option.games.match", { n: count(GAMES) }],
      ["--thinking N", "cli.option.thinking"],
      ["--kingdoms LIST", "cli.option.kingdoms.book"],
      ["--plans LIST", "cli.option.plans"],
      ["--page FILE", "cli.option.page"],
      ...RUN_ITEMS,
      ["--json", "cli.option.json"],
      LANGUAGE,
    ]),
    paragraph("cli.tells.stop"),
  );

const OPTIONS = {
  ...RUN_OPTIONS,
  thinking: { type: "string" },
  kingdoms: { type: "string" },
  plans: { type: "string" },
  page: { type: "string" },
} as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, OPTIONS);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const { page } = values;
  const before = page === undefined ? [] : readLadder(written(page));
  const crew = new Crew(workersFrom(values.workers));
  const progress = progressOf("matches");
  const { signal, over } = interruptible();
  let result: Ladder;
  try {
    result = await ladder({
      games: whole("games", values.games, GAMES, 2),
      thinking: whole("thinking", values.thinking, 0, 0),
      kingdoms: values.kingdoms,
      plans: values.plans?.split(","),
      seed: values.seed ?? "1",
      crew,
      signal,
      progress: (done, total, games) =>
        progress.show(done, total, `${count(games)} ${message("cli.progress.games")}`),
    });
  } finally {
    over();
    progress.end();
    await crew.close();
  }
  const command = ["fiefdom lab ladder", ...args.filter((arg) => arg !== "--json")].join(" ");
  if (page !== undefined) {
    try {
      writeFileSync(page, ladderPage(result, command, new Date().toISOString().slice(0, 10), before));
    } catch (problem) {
      throw new UsageError(message("cli.wrong.write", { path: page, problem: system(problem) }));
    }
  }
  const fallen = falls(before, result);
  if (values.json) console.log(JSON.stringify({ ...result, fallen }, null, 2));
  else console.log(show(result).join("\n"));
  for (const { name, before: was, now } of fallen)
    console.error(message("cli.ladder.weaker", { name, before: signed(was), now: signed(now) }));
  return result.complete ? (fallen.length > 0 ? 1 : 0) : INTERRUPTED;
}

/** What a page says so far; nothing where there is none. */
function written(page: string): string {
  try {
    return readFileSync(page, "utf8");
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw new UsageError(message("cli.wrong.read", { path: page, problem: system(problem) }));
  }
}

const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(Math.round(n))}`;

const show = ({ climbers, games, complete }: Ladder): string[] => [
  ...grid(
    [message("cli.arena.player"), "", "Elo", "95 %", message("cli.lab.games")],
    climbers.map((one) => [
      one.kind === "bot" ? botCalled(one.name) : one.name,
      message(one.kind === "bot" ? "cli.ladder.bot" : "cli.lab.plan"),
      signed(one.elo),
      `± ${Math.round(one.error)}`,
      count(one.games),
    ]),
    2,
  ),
  "",
  message("cli.ladder.played", { n: count(games) }),
  ...(complete ? [] : [message("cli.lab.stoppedHalfWay")]),
];
