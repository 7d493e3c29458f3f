/** fiefdom lab reviews: proof that reviews find what is wrong, leave alone what is not, and show true chances. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { findBot, ROSTER } from "@fiefdom/bots/roster";
import { BLUNDERS, type Blunder } from "@fiefdom/lab/planted";
import type { BlunderProved, CalmProved, ChancesProved, Proved, Proving } from "@fiefdom/lab/reviewed";
import { calibrationOf, proveAll } from "@fiefdom/lab/reviews";
import { UsageError } from "../commands.ts";
import { readOptions } from "../options.ts";
import { LANGUAGE, list, paragraph, synopsis, usageOf } from "../usage.ts";
import { message } from "../words.ts";
import { INTERRUPTED, interruptible, RUN_ITEMS, RUN_OPTIONS, whole, workersFrom } from "./bench.ts";
import { count, decimal, grid, percent } from "./figures.ts";
import { progressOf } from "./progress.ts";

const GAMES = { blunders: 25, calm: 100, chances: 2000 } as const;
type What = keyof typeof GAMES;
const BOT = "sovereign:2000";

export const usage = (): string =>
  usageOf(
    synopsis("fiefdom lab reviews blunders|calm|chances [OPTIONS]"),
    paragraph("cli.tells.reviews"),
    list([
      ["--games N", "cli.option.games.each", { n: count(GAMES.calm) }],
      ["--bot NAME", "cli.option.bot.calm", { name: BOT }],
      ["--out FILE", "cli.option.out.reviews"],
      ...RUN_ITEMS,
      ["--json", "cli.option.json"],
      LANGUAGE,
    ]),
    paragraph("cli.tells.stop"),
  );

const OPTIONS = { ...RUN_OPTIONS, bot: { type: "string" }, out: { type: "string" } } as const;

const isWhat = (word: string | undefined): word is What => word !== undefined && Object.hasOwn(GAMES, word);

export async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readOptions(args, OPTIONS, true);
  if (values.help) {
    console.log(usage());
    return 0;
  }
  const [what] = positionals;
  if (!isWhat(what)) throw new UsageError(`${message("cli.wrong.reviews")}\n\n${usage()}`);
  const games = whole("games", values.games, GAMES[what]);
  const bot = values.bot ?? BOT;
  if (findBot(bot) === undefined)
    throw new UsageError(message("cli.wrong.bot", { name: bot, bots: Object.keys(ROSTER).join(", ") }));
  const wanted = what === "blunders" ? games * BLUNDERS.length : games;
  const file = values.out;
  const known = file === undefined ? [] : provedIn(file);
  const { signal, over } = interruptible();
  const progress = progressOf("games");
  const found = await proveAll({
    next: nextOf(what, games, values.seed ?? "1", bot),
    known,
    workers: workersFrom(values.workers),
    signal,
    progress: (all) => {
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(all.at(-1))}\n`);
      progress.show(all.filter(isTold).length, wanted, "");
    },
  }).finally(() => {
    over();
    progress.end();
  });
  const told = found.filter(isTold);
  console.log(values.json ? JSON.stringify(told) : show(told, bot).join("\n"));
  return signal.aborted ? INTERRUPTED : 0;
}

/** What was proved before, one finding a line; a line that was cut short is none. */
function provedIn(file: string): Proved[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .flatMap((line): Proved[] => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
}

/** Games in which there was no chance for the blunder prove nothing. */
const isTold = (one: Proved): boolean => one.prove !== "blunder" || one.planted;

/** What to prove next: so many games, each with a number of its own. */
function nextOf(
  what: What,
  games: number,
  seed: string,
  bot: string,
): (found: readonly Proved[]) => Proving | null {
  let number = 0;
  if (what === "calm")
    return () => (number < games ? { prove: "calm", bot, seed: `${seed}/${number++}` } : null);
  if (what === "chances")
    return () => (number < games ? { prove: "chances", seed: `${seed}/${number++}` } : null);
  const numbers = new Map<Blunder, number>();
  return (found) => {
    const planted = (blunder: Blunder): number =>
      found.filter((one) => one.prove === "blunder" && one.blunder === blunder && one.planted).length;
    const [blunder] = BLUNDERS.filter((one) => planted(one) < games).sort(
      (a, b) => (numbers.get(a) ?? 0) - (numbers.get(b) ?? 0),
    );
    if (blunder === undefined) return null;
    const at = numbers.get(blunder) ?? 0;
    numbers.set(blunder, at + 1);
    return { prove: "blunder", blunder, seed: `${seed}/${at}` };
  };
}

function show(found: readonly Proved[], bot: string): string[] {
  const of = <P extends Proved>(prove: P["prove"]): P[] =>
    found.filter((one): one is P => one.prove === prove);
  const blunders = of<BlunderProved>("blunder");
  const calm = of<CalmProved>("calm");
  const chances = of<ChancesProved>("chances");
  return [
    ...BLUNDERS.flatMap((name) => {
      const own = blunders.filter(({ blunder }) => blunder === name);
      const hit = own.filter((one) => one.found);
      const cost = hit.reduce((sum, one) => sum + one.cost, 0) / Math.max(1, hit.length);
      return own.length === 0
        ? []
        : [
            message("cli.reviews.blunder", {
              name,
              found: hit.length,
              games: own.length,
              cost: percent(cost),
            }),
          ];
    }),
    ...(calm.length === 0 ? [] : [calmLine(calm, bot)]),
    ...(blunders.length + calm.length === 0 ? [] : [settledLine([...blunders, ...calm])]),
    ...(chances.length === 0 ? [] : chancesLines(chances)),
  ];
}

const calmLine = (calm: readonly CalmProved[], bot: string): string =>
  message("cli.reviews.calm", {
    bot,
    flagged: calm.filter(({ mistakes }) => mistakes.length > 0).length,
    games: calm.length,
    moves: calm.reduce((sum, { mistakes }) => sum + mistakes.length, 0),
    decisions: count(calm.reduce((sum, { decisions }) => sum + decisions, 0)),
  });

function settledLine(reviews: readonly (BlunderProved | CalmProved)[]): string {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  return message("cli.reviews.settled", {
    share: percent(mean(reviews.map(({ settled }) => settled))),
    seconds: decimal(mean(reviews.map(({ ms }) => ms)) / 1000, 1),
  });
}

function chancesLines(chances: readonly ChancesProved[]): string[] {
  const { games, positions, brier, blind, bins } = calibrationOf(chances);
  const rows = bins
    .filter((bin) => bin.count > 0)
    .map(({ shown, won, give, count: n }) => [
      percent(shown),
      `${percent(won)} ± ${decimal(100 * give, 1)}`,
      count(n),
    ]);
  return [
    message("cli.reviews.chances", {
      positions: count(positions),
      games,
      brier: decimal(brier, 4),
      blind: decimal(blind, 4),
    }),
    ...grid(
      (["shown", "won", "positions"] as const).map((head) => message(`cli.reviews.${head}`)),
      rows,
      0,
    ),
  ];
}
