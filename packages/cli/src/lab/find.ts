/** fiefdom lab find: looks for the strongest plan on a board. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { formatPlan } from "@fiefdom/bots/plan/format";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { find, judge } from "@fiefdom/lab/find";
import { share } from "@fiefdom/lab/stats";
import { readOptions } from "../options.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";
import {
  BOARD_ITEMS,
  BOARD_OPTIONS,
  boardLines,
  columns,
  INTERRUPTED,
  interruptible,
  RUN_ITEMS,
  RUN_OPTIONS,
  settingFrom,
  settingTitle,
  whole,
  workersFrom,
} from "./bench.ts";
import { count, grid, interval, named, percent } from "./figures.ts";
import { progressOf } from "./progress.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab find [OPTIONS]"),
    paragraph("cli.tells.find"),
    list([
      ["--seconds N", "cli.option.seconds.find", { n: SECONDS }],
      ["--out FILE", "cli.option.out.plan"],
      ...BOARD_ITEMS,
      ...RUN_ITEMS,
      ["--json", "cli.option.json"],
      LANGUAGE,
    ]),
    paragraph("cli.tells.find.stop"),
  );

const SECONDS = 45;

const OPTIONS = {
  ...BOARD_OPTIONS,
  ...RUN_OPTIONS,
  seconds: { type: "string" },
  out: { type: "string" },
} as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, OPTIONS);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const seconds = whole("seconds", values.seconds, SECONDS);
  const seed = values.seed ?? "1";
  const setting = settingFrom(values, seed, [], 2);
  const quiet = values.json === true;
  if (!quiet) for (const line of boardLines(setting, columns())) console.log(line);
  const workers = workersFrom(values.workers);
  const started = performance.now();
  const searching = interruptible();
  const champions = await find({
    board: setting.board,
    seconds,
    seed,
    workers,
    signal: searching.signal,
    progress: (step, worker, games) => {
      if (!quiet && step.improved) {
        const time = ((performance.now() - started) / 1000).toFixed(0).padStart(4);
        const told = message("cli.find.step", {
          games: count(games).padStart(9),
          worker: worker + 1,
          share: percent(step.share),
          cards: contents(step.plan),
        });
        console.log(`${time} s ${told}`);
      }
    },
  }).finally(() => searching.over());
  // The trials can be stopped as well, and tell what they have.
  const trying = interruptible();
  const progress = progressOf("trials");
  const trial = await judge(
    { board: setting.board, seed, workers, signal: trying.signal },
    champions.plans,
    (done, total) => progress.show(done, total),
  ).finally(() => {
    trying.over();
    progress.end();
  });
  const { name } = trial.plan;
  const found = message("cli.find.found", { kingdom: settingTitle(setting.title) });
  const plan: Plan = { ...trial.plan, name: name === "Found plan" ? found : name };
  const rows = trial.against.map(({ plan: rival, tally }) => {
    const [mine, theirs] = tally.players;
    return { plan: rival.name, games: tally.games, wins: mine.wins, losses: theirs.wins, ties: tally.ties };
  });
  if (values.out !== undefined) writeFileSync(values.out, formatPlan(plan));
  if (quiet)
    console.log(JSON.stringify({ plan: formatPlan(plan), games: champions.games, against: rows }, null, 2));
  else {
    console.log(`\n${formatPlan(plan).trim()}\n`);
    console.log(account(plan));
    const table = rows.map((r) => [
      r.plan,
      interval(share(r.wins, r.games)),
      percent(r.losses / r.games),
      percent(r.ties / r.games),
    ]);
    if (rows.length > 0) console.log(`\n${message("cli.find.against")}`);
    const head = (["cli.lab.plan", "cli.find.won", "cli.find.lost", "cli.find.tied"] as const).map((key) =>
      message(key),
    );
    if (rows.length > 0) for (const line of grid(head, table)) console.log(`  ${line}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`\n${message("cli.find.took", { n: count(champions.games), seconds })}`);
  }
  return searching.signal.aborted || trying.signal.aborted ? INTERRUPTED : 0;
}

/** The cards of a plan in a few words. */
function contents(plan: Plan): string {
  const ids = [...new Set(plan.lists.buy.map((rule) => rule.what))].filter((id) => !POINTS.has(id));
  const text = ids.slice(0, 6).map(named).join(", ");
  return `${text}${ids.length > 6 ? ", …" : ""}`.slice(0, Math.max(20, (process.stdout.columns ?? 80) - 40));
}

const POINTS = new Set(["province", "colony", "duchy", "estate", "dominate"]);

/** What the plan does, in a sentence or two. */
function account(plan: Plan): string {
  const wanted = plan.lists.buy.filter((rule) => !POINTS.has(rule.what));
  const few = wanted.filter((rule) => rule.if !== undefined).map((rule) => named(rule.what));
  const many = wanted.filter((rule) => rule.if === undefined).map((rule) => named(rule.what));
  const listed = (names: readonly string[]): string => [...new Set(names)].join(", ");
  return [
    few.length === 0 ? message("cli.find.money") : message("cli.find.few", { cards: listed(few) }),
    ...(many.length === 0 ? [] : [message("cli.find.many", { cards: listed(many) })]),
  ].join(" ");
}
