/** fiefdom review: a finished game looked at again. */
import { availableParallelism } from "node:os";
import process from "node:process";
import { Worker } from "node:worker_threads";
import { knownPlan, lookForPlan } from "@fiefdom/bots/marshal";
import type { Plan } from "@fiefdom/bots/plan/plan";
import { boardFor } from "@fiefdom/cards";
import { type Board, Refusal, SaveError } from "@fiefdom/engine";
import { Bench, type Case, type Found } from "@fiefdom/review/bench";
import { type GameTraits, type Habits, habitsIn, LAST_GAMES, traitsOf } from "@fiefdom/review/habits";
import { type Performer, reviewTogether, Stopped } from "@fiefdom/review/judge";
import { NothingPlayed, NotOver } from "@fiefdom/review/moments";
import type { Mistake, Review, Weighed } from "@fiefdom/review/review";
import { lineText } from "@fiefdom/text/considered";
import { habitText, seenText, silenceText } from "@fiefdom/text/habits";
import { decidedText, inPercent, luckText, reasonText } from "@fiefdom/text/reviewed";
import { UsageError } from "../commands.ts";
import { columns, INTERRUPTED, interruptible, workersFrom } from "../lab/bench.ts";
import { count, named, sparkline } from "../lab/figures.ts";
import { clip, pad, width as widthOf, wrap } from "../layout.ts";
import { readOptions } from "../options.ts";
import { chart } from "../review/chart.ts";
import { type Given, gameFrom } from "../review/game.ts";
import { leave, leftOf } from "../review/kept.ts";
import { finishedGames } from "../saves.ts";
import { kingdomTitle } from "../screen.ts";
import type { TableFile } from "../table.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { lang, message } from "../words.ts";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom review [GAME] [OPTIONS]"),
    paragraph("cli.tells.review"),
    ["  fiefdom review", "  fiefdom review game.json", "  fiefdom review --habits"],
    list([
      ["--habits", "cli.option.habits"],
      ["--workers N", "cli.option.workers"],
      ["--json", "cli.option.json"],
      LANGUAGE,
    ]),
  );

const OPTIONS = {
  habits: { type: "boolean" },
  workers: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, true);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  if (values.habits) {
    const games = finishedGames().slice(0, LAST_GAMES);
    const found = habitsOf(games);
    console.log(values.json ? JSON.stringify(found, null, 2) : habitLines(found, games).join("\n"));
    return 0;
  }
  const given = await gameFrom(positionals[0]);
  const stop = interruptible();
  try {
    const review = await judged(given, workersFrom(values.workers) ?? availableParallelism(), stop.signal);
    const board = boardFor(given.record.setUp);
    console.log(values.json ? JSON.stringify(review, null, 2) : told(review, given.names, board).join("\n"));
    return 0;
  } catch (problem) {
    if (problem instanceof NotOver) throw new UsageError(message("cli.wrong.notOver"));
    if (problem instanceof NothingPlayed) throw new UsageError(message("review.nothing"));
    if (problem instanceof Stopped) return INTERRUPTED;
    // What was answered there can't be answered in this game.
    if (problem instanceof Refusal) throw new SaveError("corrupted", problem.message);
    throw problem;
  } finally {
    stop.over();
  }
}

/** How far it is, on a line of its own that is written over. */
function showing(key: "cli.review.step" | "cli.review.planning"): (done: number) => void {
  let last = -1;
  return (done) => {
    const now = inPercent(done);
    if (!process.stderr.isTTY || now === last) return;
    last = now;
    process.stderr.write(`\r${message(key, { done: now })}${now === 100 ? "\r\u001b[K" : ""}`);
  };
}

/** Games that the search for a plan may play: a second or two, since somebody waits. */
const FOR_A_REVIEW = 4000;

/** The best plan for the board: known, or looked for now. */
function planFor(board: Board, signal: AbortSignal): Plan {
  const known = knownPlan(board);
  if (known !== undefined) return known;
  const show = showing("cli.review.planning");
  const search = lookForPlan(board, FOR_A_REVIEW);
  let step = search.next();
  while (step.done !== true) {
    if (signal.aborted) throw new Stopped();
    show(step.value.done);
    step = search.next();
  }
  show(1);
  return step.value;
}

/** Milliseconds from one writing down to the next. */
const KEEP_MS = 3000;

async function judged(given: Given, workers: number, signal: AbortSignal): Promise<Review> {
  const { record, result } = given;
  const left = leftOf(given);
  const plan = left.plan ?? planFor(boardFor(record.setUp), signal);
  const open: Case = { record, ...(result === undefined ? {} : { result }), plan };
  const { kept } = left;
  const bench = new Bench(open);
  const crew = Array.from(
    { length: workers },
    () => new Worker(new URL("../review/worker.ts", import.meta.url)),
  );
  try {
    const performers = crew.map((worker): Performer => {
      worker.postMessage({ open });
      return (task) =>
        new Promise<Found>((found, fail) => {
          worker.once("message", (one: Found) => {
            worker.off("error", fail);
            found(one);
          });
          worker.once("error", fail);
          worker.postMessage({ task });
        });
    });
    const show = showing("cli.review.step");
    let last = performance.now();
    const progress = (done: number): void => {
      show(done);
      if (performance.now() - last < KEEP_MS) return;
      last = performance.now();
      leave(given, { plan, kept });
    };
    return await reviewTogether(bench, { performers, signal, kept, progress });
  } finally {
    leave(given, { plan, kept });
    await Promise.all(crew.map((worker) => worker.terminate()));
  }
}

/** Games that the search for each board's plan may play: a second, for there are many boards. */
const FOR_A_PLAN = 6000;

/** What the person's games have in common. */
function habitsOf(games: readonly TableFile[]): Habits {
  const show = showing("cli.review.step");
  const traits = games.map(({ record, setting }, i): GameTraits => {
    show(i / games.length);
    try {
      const search = lookForPlan(boardFor(record.setUp), FOR_A_PLAN);
      let step = search.next();
      while (step.done !== true) step = search.next();
      return traitsOf(record, setting.seat, step.value);
    } catch {
      // A game that this version can't play says nothing.
      return {};
    }
  });
  show(1);
  return habitsIn(traits);
}

/** The habits as lines, with the games that show them. */
export function habitLines(found: Habits, games: readonly TableFile[], wide = columns()): string[] {
  const silence = silenceText(found, lang());
  return [
    ...(silence === null ? [] : inLines(silence, wide)),
    ...found.habits.flatMap((habit) => [
      ...inLines(habitText(habit, lang()), wide),
      ...habit.games.flatMap((seen) => {
        const { kingdom } = games[seen.game].setting;
        return inLines(
          `${kingdomTitle(kingdom)}: ${seenText(habit.trait, seen, lang())}`,
          wide - 2,
          "  ",
        ).map((line) => `  ${line}`);
      }),
    ]),
  ];
}

/** Lines that keep a number and its per cent sign together. */
const inLines = (text: string, wide: number, indent = ""): string[] =>
  wrap(text.replace(/(\d) %/g, "$1\u00a0%"), wide, indent);

/** The whole review as lines. */
export function told(review: Review, names: readonly string[], board: Board, wide = columns()): string[] {
  const { turns, summary, mistakes } = review;
  const points = turns.map(({ ended, seat, number }) => ({
    ...ended[0],
    label: seat === turns[0].seat && (number === 1 || number % 5 === 0) ? String(number) : "",
  }));
  const openings = summary.seats.flatMap(({ opening, greens }, seat) => [
    message("review.opening", { who: names[seat], cards: opening.map(named).join(", ") }),
    greens === null
      ? message("review.greens.never", { who: names[seat] })
      : message("review.greens", { who: names[seat], turn: greens }),
  ]);
  return [
    ...inLines(message("cli.review.curve", { who: names[0] }), wide),
    ...chart(points, wide),
    "",
    ...openings.flatMap((line) => inLines(line, wide, "  ")),
    "",
    ...courseLines(review, names, wide),
    "",
    ...decidedText(review, names, lang()).flatMap((line) => inLines(line, wide)),
    ...inLines(luckText(review, names, lang()), wide),
    ...(mistakes.length === 0 ? [] : ["", message("cli.review.mistakes")]),
    ...mistakes.flatMap((mistake) => ["", ...mistakeLines(mistake, review, names, board, wide)]),
    "",
    ...inLines(
      `${message("review.looked", { decisions: review.decisions, playouts: count(review.playouts) })} ${message("cli.review.settled", { share: inPercent(review.settled) })}`,
      wide,
    ),
  ];
}

/** Points and money at the end of each player's turns: a picture, and the number at the end. */
function courseLines({ turns, holdings }: Review, names: readonly string[], wide: number): string[] {
  const label = Math.min(20, Math.max(...names.map(widthOf)));
  return (
    [
      ["web.end.chart", "score"],
      ["web.end.money", "money"],
    ] as const
  ).flatMap(([title, what]) => {
    const most = Math.max(1, ...holdings.flat().map((one) => one[what]));
    return [
      message(title),
      ...names.map((name, seat) => {
        const values = turns.flatMap((turn, i) => (turn.seat === seat ? [holdings[i + 1][seat][what]] : []));
        const seen = values.slice(-Math.max(1, wide - label - 10));
        return `  ${pad(clip(name, label), label)}  ${sparkline(seen, most)} ${holdings.at(-1)?.[seat][what] ?? 0}`;
      }),
    ];
  });
}

function mistakeLines(
  mistake: Mistake,
  { turns }: Review,
  names: readonly string[],
  board: Board,
  wide: number,
): string[] {
  const { verb, source, played, better, cost, seat, turn, reasons } = mistake;
  const weighed = ({ options, chance }: Weighed): { what: string; chance: number; give: number } => ({
    what: lineText([{ verb, source, options }], (id) => board.kind(id) >= 0, lang()),
    chance: inPercent(chance.value),
    give: inPercent(chance.give),
  });
  return [
    message("review.moment", { who: names[seat], turn: turns[turn].number }),
    ...[
      message("review.did", weighed(played)),
      message("review.better", weighed(better)),
      message("review.cost", { cost: inPercent(cost.value), give: inPercent(cost.give) }),
      ...reasons.map((reason) => reasonText(reason, lang())),
    ].flatMap((line) => inLines(line, wide - 2, "  ").map((part) => `  ${part}`)),
  ];
}
