/**
 * The ladder: every bot and every plan that comes with Fiefdom, rated on kingdoms that stay the same, so that
 * one release can be held against the last. Bots meet each other, and the plans that fit, on the recommended
 * kingdoms; at its home a plan meets the quick bots and the yardstick. Each match has the same number of
 * games, whoever leads, so the ratings are of these very kingdoms and their bars are those of the dice alone.
 */
import { type Contestant, contestantNames, findContestant, missing, tellApart } from "./contestants.ts";
import { type Pairing, ratingsWithErrors } from "./elo.ts";
import { boardsFrom, homeBoard, type Setting } from "./kingdoms.ts";
import { type Crew, playGames, seatingFor } from "./pool.ts";

/** The player whose rating is 0. */
const YARDSTICK = "big-money-ultimate";
/** Bots that have a move at once on any board, and the ones that know a plan for the recommended kingdoms. */
const QUICK = [
  "dice",
  "jester",
  "scullion",
  "piper",
  "yeoman",
  "big-money",
  "squire",
  "steward",
  "castellan",
];
const PLANNING = ["marshal"];
const THINKING = "sovereign-quick";

export interface Climb {
  readonly name: string;
  readonly kind: "bot" | "plan";
  readonly elo: number;
  /** Half the width of the 95 % interval. */
  readonly error: number;
  readonly games: number;
}

export interface Ladder {
  /** Strongest first. */
  readonly climbers: readonly Climb[];
  readonly games: number;
  readonly complete: boolean;
}

export interface LadderRun {
  /** Games of a match; those of a bot that thinks for seconds, which may be none. */
  readonly games: number;
  readonly thinking: number;
  readonly kingdoms?: string | undefined;
  /** Plans, by name; left out: all. */
  readonly plans?: readonly string[] | undefined;
  readonly seed: string;
  readonly crew: Crew;
  readonly signal?: AbortSignal | undefined;
  readonly progress?: (done: number, total: number, games: number) => void;
}

interface Match {
  readonly a: number;
  readonly b: number;
  readonly setting: Setting;
  readonly games: number;
}

export async function ladder(run: LadderRun): Promise<Ladder> {
  const bots = [...QUICK, ...PLANNING, ...(run.thinking > 0 ? [THINKING] : [])];
  // Big Money is a bot and a plan of the same name.
  const plans = (run.plans ?? contestantNames().plans).filter((plan) => !bots.includes(plan));
  const words = [...bots, YARDSTICK, ...plans.filter((plan) => plan !== YARDSTICK)];
  const contestants = words.map(findContestant);
  const waiting = schedule(words, contestants, run);
  const total = waiting.length;
  const played: { readonly pairing: Pairing; readonly match: number }[] = [];
  let games = 0;
  const next = async (): Promise<void> => {
    for (;;) {
      const at = total - waiting.length;
      const match = run.signal?.aborted === true ? undefined : waiting.shift();
      if (match === undefined) return;
      const { a, b, setting } = match;
      const pair = [contestants[a], contestants[b]];
      const tally = await playGames({
        board: setting.board,
        contestants: pair,
        table: seatingFor(setting.board, pair),
        seed: `${run.seed}/${setting.title}`,
        from: 0,
        games: match.games,
        crew: run.crew,
        ...(run.signal === undefined ? {} : { signal: run.signal }),
      });
      games += tally.games;
      if (tally.games > 0) {
        const points = tally.players[0].wins + tally.ties / 2;
        played.push({ pairing: { a, b, games: tally.games, points }, match: at });
      }
      run.progress?.(played.length, total, games);
    }
  };
  // One more than there are workers, so that nobody waits while a match is being added up.
  await Promise.all(Array.from({ length: run.crew.size + 1 }, next));
  // In the order of the list, however many played at a time: the bars are drawn by it.
  const pairings = played.sort((x, y) => x.match - y.match).map(({ pairing }) => pairing);
  const rated = ratingsWithErrors(words.length, [pairings], run.seed);
  const names = tellApart(contestants);
  const zero = rated[words.indexOf(YARDSTICK)].elo;
  const climbers = words.map((_, i): Climb => {
    const own = pairings.filter((one) => one.a === i || one.b === i);
    return {
      name: names[i],
      kind: contestants[i].kind,
      elo: rated[i].elo - zero,
      error: rated[i].error,
      games: own.reduce((sum, one) => sum + one.games, 0),
    };
  });
  return {
    climbers: climbers.filter((one) => one.games > 0).sort((x, y) => y.elo - x.elo),
    games,
    complete: played.length === total && run.signal?.aborted !== true,
  };
}

function schedule(words: readonly string[], contestants: readonly Contestant[], run: LadderRun): Match[] {
  const found: Match[] = [];
  const isBot = (i: number): boolean => contestants[i].kind === "bot";
  const fits = (i: number, setting: Setting): boolean => missing(contestants[i], setting.board).length === 0;
  const yardstick = words.indexOf(YARDSTICK);
  const thinking = words.indexOf(THINKING);
  /** Whoever thinks for seconds meets only those next to it. */
  const near = new Set([...PLANNING, "steward"].map((word) => words.indexOf(word)));
  for (const setting of boardsFrom(run.kingdoms ?? "recommended", 2))
    for (let a = 0; a < words.length; a++)
      for (let b = a + 1; b < words.length; b++) {
        if (!isBot(a) || !fits(b, setting)) continue;
        if (a !== thinking && b !== thinking) found.push({ a, b, setting, games: run.games });
        else if (near.has(a) || near.has(b)) found.push({ a, b, setting, games: run.thinking });
      }
  for (let b = 0; b < words.length; b++) {
    const setting = homeBoard(contestants[b], 2);
    if (setting === null || b === yardstick) continue;
    for (const word of [...QUICK, YARDSTICK])
      found.push({ a: words.indexOf(word), b, setting, games: run.games });
  }
  return found;
}

/** Who became weaker, and by how much: more than the bars of both allow. */
export interface Fall {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** What a page tells of somebody. */
export type Told = Pick<Climb, "name" | "kind" | "elo" | "error">;

/** Ratings depend on who else plays, and against whom: those of another field say nothing about these. */
function sameField(before: readonly Told[], now: readonly Told[]): boolean {
  const bots = (list: readonly Told[]): string =>
    list
      .filter(({ kind }) => kind === "bot")
      .map(({ name }) => name)
      .sort()
      .join();
  return bots(before) === bots(now);
}

/** Half of the matches are other matches than all of them, so only a whole ladder is held against another. */
export function falls(before: readonly Told[], { climbers, complete }: Ladder): Fall[] {
  if (!complete || !sameField(before, climbers)) return [];
  return climbers.flatMap(({ name, elo, error }) => {
    const former = before.find((one) => one.name === name);
    if (former === undefined || elo - former.elo >= -Math.hypot(error, former.error)) return [];
    return [{ name, before: former.elo, now: elo }];
  });
}

const signed = (n: number): string => `${n < 0 ? "−" : "+"}${Math.abs(Math.round(n))}`;
const ROW = /^\| (?:\d+) \| (.+?) \| (bot|plan) \| ([+−]\d+) \| ± (\d+) \|/gm;

const HALF_WAY = ", stopped half-way:";

/** The ratings that a page tells; none where it tells of half a ladder. */
export const readLadder = (page: string): Told[] =>
  page.includes(HALF_WAY)
    ? []
    : [...page.matchAll(ROW)].map(([, name, kind, elo, error]) => ({
        name,
        kind: kind === "bot" ? "bot" : "plan",
        elo: Number(elo.replace("−", "-")),
        error: Number(error),
      }));

/** The page of results. `before` is what the last page told, if there was one. */
export function ladderPage(run: Ladder, command: string, date: string, before: readonly Told[]): string {
  const { climbers, games, complete } = run;
  const comparable = complete && sameField(before, climbers);
  const former = (name: string): string => {
    const one = before.find((other) => other.name === name);
    return one === undefined || !comparable ? "" : signed(one.elo);
  };
  const fallen = falls(before, run);
  return [
    "# The ladder",
    "",
    "Every bot and every plan that comes with Fiefdom, rated on kingdoms that stay the same. 400 Elo more are ten times the points; Big Money Ultimate is 0. The bars are 95 % and those of the dice alone. The page is written by the command below, and each release's is held against the last: whoever fell by more than the bars is named here.",
    "",
    `Measured on ${date}, ${games.toLocaleString("en")} games${complete ? ":" : HALF_WAY}`,
    "",
    "```",
    command,
    "```",
    "",
    ...(!complete
      ? ["So the ratings are not held against those of another page.", ""]
      : before.length === 0
        ? []
        : !comparable
          ? ["Other bots are on it than on the last page, so the ratings are not held against those.", ""]
          : fallen.length === 0
            ? ["Nobody became weaker since the last page.", ""]
            : [
                `Weaker than on the last page: ${fallen.map((one) => `${one.name} (${signed(one.before)}, now ${signed(one.now)})`).join(", ")}.`,
                "",
              ]),
    "| | player | | Elo | 95 % | before | games |",
    "|--:|---|---|--:|--:|--:|--:|",
    ...climbers.map(
      (one, i) =>
        `| ${i + 1} | ${one.name} | ${one.kind} | ${signed(one.elo)} | ± ${Math.round(one.error)} | ${former(one.name)} | ${one.games.toLocaleString("en")} |`,
    ),
    "",
  ].join("\n");
}
