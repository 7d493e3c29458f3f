/** fiefdom lab opening: which two cards to buy first. */
import process from "node:process";
import { parseArgs } from "node:util";
import { ROSTER } from "@fiefdom/bots/roster";
import { Crew, compareOpenings, openingsFor, Progress, SPLITS, type Split, type Tried } from "@fiefdom/lab";
import { UsageError } from "../commands.ts";
import {
  BOARD_OPTIONS,
  BOARD_USAGE,
  boardLines,
  columns,
  contestantsFrom,
  INTERRUPTED,
  interruptible,
  kingdomOf,
  RUN_OPTIONS,
  RUN_USAGE,
  settingFrom,
  whole,
  workersFrom,
} from "./bench.ts";
import { count, grid, interval, named } from "./figures.ts";

export const usage = `usage: fiefdom lab opening [options]

Compares the first two purchases for each way the first two hands can fall:
5 and 2 coins, 4 and 3, 3 and 4, 2 and 5. After them a plan is followed, the
same for all, against one opponent. Weak openings drop out early; what is left
plays all its games. The share is that of the points, a tie counting half.

  fiefdom lab opening --kingdom first-game
  fiefdom lab opening --kingdom improvements --plan double-witch --split 5/2

${BOARD_USAGE}
  --plan PLAYER         who plays on after the opening (${usualPlan()})
  --against PLAYER      the opponent (the same)
  --split A/B           only this one, for instance 4/3
  --top N               rows of each table (8)
  --games N             games for each opening that stays to the end (2,000)
${RUN_USAGE}
  --json                the result as JSON, all openings`;

/** The strongest of those that answer at once and can play any card. */
function usualPlan(): string {
  return ["steward", "squire"].find((name) => Object.hasOwn(ROSTER, name)) ?? Object.keys(ROSTER)[0];
}

const OPTIONS = {
  ...BOARD_OPTIONS,
  ...RUN_OPTIONS,
  plan: { type: "string" },
  against: { type: "string" },
  split: { type: "string" },
  top: { type: "string" },
} as const;

const buys = ({ opening }: Tried): string =>
  opening.buys.map((id) => (id === null ? "nothing" : named(id))).join(", ");

export async function run(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({ args: [...args], options: OPTIONS, strict: true, allowNegative: true });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const games = whole("games", values.games, 2000);
  const top = whole("top", values.top, 8);
  const seed = values.seed ?? "1";
  const splits = splitsFrom(values.split);
  const [plan, against] = contestantsFrom([
    values.plan ?? usualPlan(),
    values.against ?? values.plan ?? usualPlan(),
  ]);
  const setting = settingFrom(values, seed, [plan, against], 2);
  const { board } = setting;
  const crew = new Crew(workersFrom(values.workers));
  const progress = new Progress(process.stderr, "games");
  const { signal, over } = interruptible();
  const found: { split: Split; openings: Tried[] }[] = [];
  if (!values.json) {
    const width = columns();
    console.log(`Openings for ${plan.name} against ${against.name}, seed ${seed}`);
    console.log(boardLines(setting, width).join("\n"));
  }
  try {
    for (const split of splits) {
      if (signal.aborted) break;
      const openings = await compareOpenings({
        board,
        plan,
        against,
        split,
        games,
        seed: `${seed}/${split.join("-")}`,
        crew,
        signal,
        progress: (done, total) => progress.show(done, total, `${split.join("/")}`),
      });
      progress.end();
      found.push({ split, openings });
      if (!values.json)
        console.log(`\n${tableOf(split, openings, top, openingsFor(board, split).length).join("\n")}`);
    }
  } finally {
    over();
    await crew.close();
  }
  if (values.json) {
    const about = {
      ...kingdomOf(board),
      plan: plan.name,
      against: against.name,
      seed,
      complete: !signal.aborted,
    };
    const rows = found.map(({ split, openings }) => ({
      split: split.join("/"),
      openings: openings.map(({ opening, share, ...rest }) => ({ buys: opening.buys, ...rest, share })),
    }));
    console.log(JSON.stringify({ ...about, splits: rows }, null, 2));
  } else if (signal.aborted) console.log("\nStopped half-way: this is what was found so far.");
  return signal.aborted ? INTERRUPTED : 0;
}

function splitsFrom(text: string | undefined): readonly Split[] {
  if (text === undefined) return SPLITS;
  const split = SPLITS.find((other) => other.join("/") === text.replace("-", "/"));
  if (split === undefined)
    throw new UsageError(
      `--split is one of ${SPLITS.map((other) => other.join("/")).join(", ")}, not "${text}".`,
    );
  return [split];
}

function tableOf(split: Split, openings: readonly Tried[], top: number, tried: number): string[] {
  const head = [`${split[0]} coins, then ${split[1]}`, "share (95 %)", "games"];
  const rows = openings.slice(0, top).map((one) => [buys(one), interval(one.share), count(one.games)]);
  const rest = tried > rows.length ? [`(${tried - rows.length} more openings fared worse)`] : [];
  return [...grid(head, rows), ...rest];
}
