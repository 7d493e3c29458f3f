/** fiefdom lab opening: which two cards to buy first. */
import { ROSTER } from "@fiefdom/bots/roster";
import { Crew, compareOpenings, openingsFor, playGames, SPLITS, type Split, type Tried } from "@fiefdom/lab";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";
import {
  BOARD_ITEMS,
  BOARD_OPTIONS,
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
} from "./bench.ts";
import { count, grid, interval, named } from "./figures.ts";
import { progressOf } from "./progress.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab opening [OPTIONS]"),
    paragraph("cli.tells.opening"),
    [
      "  fiefdom lab opening --kingdom first-game",
      "  fiefdom lab opening --kingdom improvements --plan double-witch --split 5/2",
    ],
    list([
      ...BOARD_ITEMS,
      ["--plan PLAYER", "cli.option.plan", { plan: usualPlan() }],
      ["--against PLAYER", "cli.option.against"],
      ["--split A/B", "cli.option.split"],
      ["--top N", "cli.option.top", { n: TOP }],
      ["--games N", "cli.option.games.opening", { n: count(GAMES) }],
      ...RUN_ITEMS,
      ["--json", "cli.option.json"],
      LANGUAGE,
    ]),
  );

const GAMES = 2000;
const TOP = 8;

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
  opening.buys.map((id) => (id === null ? message("cli.lab.nothing") : named(id))).join(", ");

export async function run(args: readonly string[]): Promise<number> {
  const { values } = readOptions(args, OPTIONS);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const games = whole("games", values.games, GAMES);
  const top = whole("top", values.top, TOP);
  const seed = values.seed ?? "1";
  const splits = splitsFrom(values.split);
  const [plan, against] = contestantsFrom(
    [values.plan ?? usualPlan(), values.against ?? values.plan ?? usualPlan()],
    values.json === true,
  );
  const setting = settingFrom(values, seed, [plan, against], 2);
  const { board } = setting;
  const crew = new Crew(workersFrom(values.workers));
  const progress = progressOf("games");
  const { signal, over } = interruptible();
  const found: { split: Split; openings: Tried[] }[] = [];
  if (!values.json) {
    const width = columns();
    console.log(message("cli.opening.title", { plan: plan.name, against: against.name, seed }));
    console.log(boardLines(setting, width).join("\n"));
  }
  try {
    for (const split of splits) {
      if (signal.aborted) break;
      const openings = await compareOpenings({
        openings: openingsFor(board, split),
        games,
        play: (opening, from, more) =>
          playGames({
            board,
            contestants: [{ ...plan, opening }, against],
            seed: `${seed}/${split.join("-")}`,
            from,
            games: more,
            crew,
            signal,
          }),
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
  } else if (signal.aborted) console.log(`\n${message("cli.lab.stoppedHalfWay")}`);
  return signal.aborted ? INTERRUPTED : 0;
}

function splitsFrom(text: string | undefined): readonly Split[] {
  if (text === undefined) return SPLITS;
  const split = SPLITS.find((other) => other.join("/") === text.replace("-", "/"));
  if (split === undefined)
    throw new UsageError(
      message("cli.wrong.split", {
        option: "--split",
        splits: SPLITS.map((other) => other.join("/")).join(", "),
        text,
      }),
    );
  return [split];
}

function tableOf(split: Split, openings: readonly Tried[], top: number, tried: number): string[] {
  const head = [
    message("cli.opening.split", { first: split[0], second: split[1] }),
    message("cli.lab.share"),
    message("cli.lab.games"),
  ];
  const rows = openings.slice(0, top).map((one) => [buys(one), interval(one.share), count(one.games)]);
  const rest = tried > rows.length ? [message("cli.opening.rest", { n: tried - rows.length })] : [];
  return [...grid(head, rows), ...rest];
}
