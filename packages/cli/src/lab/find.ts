/** fiefdom lab find: looks for the strongest plan on a board. */
import { writeFileSync } from "node:fs";
import process from "node:process";
import { parseArgs } from "node:util";
import { formatPlan } from "@fiefdom/bots/plan/format";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { Progress } from "@fiefdom/lab";
import { find, judge } from "@fiefdom/lab/find";
import { share } from "@fiefdom/lab/stats";
import {
  BOARD_OPTIONS,
  BOARD_USAGE,
  boardLines,
  columns,
  INTERRUPTED,
  interruptible,
  RUN_OPTIONS,
  RUN_USAGE,
  settingFrom,
  whole,
  workersFrom,
} from "./bench.ts";
import { count, grid, interval, named, percent } from "./figures.ts";

export const usage = `usage: fiefdom lab find [options]

Looks for the plan that nobody beats on a board: begins with known plans and with
what people try first, changes the best of each sort a little again and again,
and keeps what holds its own against the mixture that none of them can exploit.
Shows the champion as it improves, prints the plan in the plan language
(docs/PLANS.md) with a short account, and how it fares against the shipped plans.

  --seconds N           how long to look (45)
  --out FILE            also write the plan to a file
${BOARD_USAGE}
${RUN_USAGE}
  --json                the result as JSON

The search ends by the clock, so two runs may find different plans. Ctrl-C stops
the search and goes on with what was found; once more, and the trials end too.`;

const OPTIONS = {
  ...BOARD_OPTIONS,
  ...RUN_OPTIONS,
  seconds: { type: "string" },
  out: { type: "string" },
} as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true, allowNegative: true });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const seconds = whole("seconds", values.seconds, 45);
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
        console.log(
          `${time} s ${count(games).padStart(9)} games  ${worker + 1}: ${percent(step.share)} with ${contents(step.plan)}`,
        );
      }
    },
  }).finally(() => searching.over());
  // The trials can be stopped as well, and tell what they have.
  const trying = interruptible();
  const progress = new Progress(process.stderr, "trials");
  const trial = await judge(
    { board: setting.board, seed, workers, signal: trying.signal },
    champions.plans,
    (done, total) => progress.show(done, total),
  ).finally(() => {
    trying.over();
    progress.end();
  });
  const { name } = trial.plan;
  const plan: Plan = { ...trial.plan, name: name === "Found plan" ? `Found for ${setting.title}` : name };
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
    if (rows.length > 0) console.log(`\nAgainst the shipped plans, worst result first:`);
    if (rows.length > 0)
      for (const line of grid(["plan", "won", "lost", "tied"], table)) console.log(`  ${line}`);
    console.log(
      `\n${count(champions.games)} games in ${((performance.now() - started) / 1000).toFixed(0)} s.`,
    );
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
  const list = (names: readonly string[]): string => [...new Set(names)].join(", ");
  return [
    few.length === 0 ? "It buys money and points only." : `It wants a limited number of ${list(few)}.`,
    many.length === 0 ? "" : `Beyond that it takes ${list(many)} as money allows, in that order,`,
    many.length === 0 ? "" : "and turns to points by the conditions at the top of its list.",
  ]
    .filter((part) => part !== "")
    .join(" ");
}
