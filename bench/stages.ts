/** What the slowest answers waited for, stage by stage, beside those in the middle (`npm run load -- --stages`). */
import { STAGES } from "@fiefdom/server/stages";
import { evaluate } from "./inspector.ts";
import type { Pair } from "./pairs.ts";

/** What a server notes (`stamps.ts`); all times in milliseconds, by the clock of the machine. */
export interface Noted {
  readonly answers: {
    readonly table: string;
    /** When it came to each of the stages; 0 for those of a commit that `commits` and `handed` tell. */
    readonly at: number[];
    /** For how long the server's thread had no processor, from its arrival until it was written. */
    readonly without: number;
  }[];
  readonly handed: readonly number[];
  /** When a commit was begun and when it was done, in turns. */
  readonly commits: readonly number[];
}

export const STAMPS = new URL("./stamps.ts", import.meta.url).href;

/** What came before is of no interest. It is not even put into words: that would keep everybody waiting. */
export const forgetNoted = async (said: string): Promise<void> =>
  void (await evaluate(said, "forgetNoted()"));

export const notedBy = async (said: string): Promise<Noted> =>
  JSON.parse(await evaluate(said, "noted()")) as Noted;

/** From each moment to the next. */
const PARTS = [
  "until the server's thread reads it",
  "until it is the table's turn",
  "carried out, views made",
  "until a commit takes it",
  "until the committing thread has it",
  "the commit",
  "until the server's thread hears of it",
  "until the table goes on",
  "put into words and written",
  "until the first client reads it",
  "until the second does",
];

interface Way {
  readonly sent: number;
  readonly took: number;
  readonly parts: readonly number[];
  readonly without: number;
}

/** How many of the sorted numbers are at most that. */
function countUpTo(sorted: readonly number[], most: number): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (sorted[middle] <= most) from = middle + 1;
    else to = middle;
  }
  return from;
}

const [MADE, HANDED, TAKEN, STORED, BACK] = (["made", "handed", "taken", "stored", "back"] as const).map(
  (stage) => STAGES.indexOf(stage),
);

function waysOf({ answers, handed, commits }: Noted, pairs: readonly Pair[]): Way[] {
  const byTable = Map.groupBy(answers, ({ table }) => table);
  const stored = commits.filter((_, i) => i % 2 === 1);
  return pairs.flatMap(({ table, seen }) => {
    const here = byTable.get(table) ?? [];
    return seen.flatMap((times): Way[] => {
      const [sent, first, second] = times.map((time) => time + performance.timeOrigin);
      const answer = here.find(({ at }) => at[0] >= sent - 1 && at[0] <= second);
      if (answer === undefined) return [];
      const { at, without } = answer;
      const commit = countUpTo(stored, at[BACK]) - 1;
      at[HANDED] = handed[countUpTo(handed, at[MADE])] ?? at[MADE];
      [at[TAKEN], at[STORED]] = [commits[2 * commit] ?? at[HANDED], commits[2 * commit + 1] ?? at[HANDED]];
      const moments = [sent, ...at, first, second];
      const parts = PARTS.map((_, i) => moments[i + 1] - moments[i]);
      // Something else happened at that table meanwhile, and whose stages those are can't be told.
      if (parts.some((ms) => ms < -1)) return [];
      return [{ sent, took: second - sent, parts, without }];
    });
  });
}

const mean = (list: readonly number[]): number => list.reduce((sum, n) => sum + n, 0) / list.length;

/** A burst is over when none of them was sent for so long. */
const BURST_MS = 100;

export function whereTimeWent(noted: Noted, pairs: readonly Pair[]): string {
  const answers = pairs.reduce((sum, { seen }) => sum + seen.length, 0);
  const ways = waysOf(noted, pairs).sort((a, b) => a.took - b.took);
  if (ways.length === 0) return "this server says nothing of its stages";
  const share = (from: number, to: number): Way[] =>
    ways.slice(Math.floor(ways.length * from), Math.floor(ways.length * to));
  const [middle, slowest] = [share(0.25, 0.75), share(0.99, 1)];
  const both = (of: (way: Way) => number): string =>
    [middle, slowest]
      .map((some) => {
        const [ms, all] = [mean(some.map(of)), mean(some.map(({ took }) => took))];
        return `${ms.toFixed(2).padStart(9)} ms ${((ms / all) * 100).toFixed(0).padStart(3)} %`;
      })
      .join("   ");
  const sent = slowest.map((way) => way.sent).sort((a, b) => a - b);
  const bursts = sent.filter((time, i) => i === 0 || time - sent[i - 1] > BURST_MS).length;
  const from = ways.reduce((first, way) => Math.min(first, way.sent), Number.POSITIVE_INFINITY);
  const { commits } = noted;
  const lengths = commits.flatMap((begun, i) =>
    i % 2 === 0 && begun >= from ? [commits[i + 1] - begun] : [],
  );
  lengths.sort((a, b) => b - a);
  return [
    `${"".padEnd(40)} the middle half   the slowest 1 %`,
    ...PARTS.map((part, i) => `${part.padEnd(38)} ${both((way) => way.parts[i])}`),
    `${"all of it".padEnd(38)} ${both((way) => way.took)}`,
    `${"of that, the server without a processor".padEnd(38)}${both((way) => way.without)}`,
    `${ways.length} of ${answers} answers were followed; the slowest ${slowest.length} came in ${bursts} bursts; of ${lengths.length} commits the longest took ${lengths
      .slice(0, 5)
      .map((ms) => ms.toFixed(0))
      .join(", ")} ms`,
  ].join("\n");
}
