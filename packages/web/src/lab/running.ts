/**
 * A run: two at a table many times over, added up as the games come in; then what each line is worth, by leaving it
 * out. What was found stays while the site is open, also when the page is left for one of the games.
 */
import type {
  Interval,
  LabBoard,
  LabPlayer,
  LabTable,
  Outcome,
  Plan,
  Tally,
} from "@fiefdom/local/lab/messages";
import { points } from "@fiefdom/local/lab/tallies";
import { create } from "zustand";
import type { Sitter } from "../replay/game.ts";
import { LINKED, pack } from "../replay/packed.ts";
import { type Crew, newTable } from "./crew.ts";

/** A player of the lab with what it is called. */
export interface Opponent {
  readonly player: LabPlayer;
  readonly name: string;
}

export type Typical = "win" | "defeat" | "close";

/** A line left out: what the plan gets without it, and by how much it is better with it. */
export interface LineWorth {
  readonly line: number;
  readonly what: string;
  readonly games: number;
  readonly without: Interval;
  readonly worth: Interval;
}

export interface Run {
  readonly going: boolean;
  readonly mine: string;
  readonly theirs: string;
  readonly plan: Plan;
  readonly games: number;
  readonly tally: Tally;
  readonly outcomes: readonly Outcome[];
  readonly ms: number;
  /** Of the games that were watched, the ones that say most, as addresses of replays. */
  readonly typical: readonly { readonly kind: Typical; readonly to: string; readonly outcome: Outcome }[];
  readonly lines: readonly LineWorth[];
  readonly weighing: boolean;
}

export const useRun = create<{ readonly run: Run | null; readonly failed: boolean }>(() => ({
  run: null,
  failed: false,
}));

/** Games that are watched turn by turn; watching takes longer. */
const WATCHED = 400;
/** Milliseconds from one picture to the next. */
const PICTURE_MS = 100;

let stopper = new AbortController();
let setting: {
  readonly table: LabTable;
  readonly seed: string;
  readonly board: LabBoard;
  readonly sitters: readonly Sitter[];
} | null = null;

export const stopRun = (): void => stopper.abort();

/** The workers go with the page: what was played until then is all there is. */
export function leaveRun(): void {
  stopRun();
  stopper = new AbortController();
  change({ going: false, weighing: false });
}

const chance = (): string => crypto.getRandomValues(new Uint32Array(2)).join("-");
const change = (next: Partial<Run>): void =>
  useRun.setState(({ run }) => (run === null ? {} : { run: { ...run, ...next } }));

export interface Wanted {
  readonly board: LabBoard;
  readonly plan: Plan;
  readonly against: Opponent;
  readonly games: number;
}

/** A tally goes on being added to: what is shown is as it stood. */
const picture = (tally: Tally): Tally => structuredClone(tally);

export async function beginRun(crew: Crew, { board, plan, against, games }: Wanted): Promise<void> {
  stopRun();
  const own = new AbortController();
  stopper = own;
  const table = newTable({ board, players: [{ plan }, against.player] });
  const seed = chance();
  const bot = "bot" in against.player ? against.player.bot : null;
  setting = {
    table,
    seed,
    board,
    sitters: [
      { name: plan.name, bot: null },
      { name: bot === null ? against.name : "", bot },
    ],
  };
  const began = performance.now();
  let shown = 0;
  const blank: Omit<Run, "tally"> = {
    going: true,
    mine: plan.name,
    theirs: against.name,
    plan,
    games,
    outcomes: [],
    ms: 0,
    typical: [],
    lines: [],
    weighing: false,
  };
  try {
    const { tally, outcomes } = await crew.play({
      table,
      games,
      seed,
      watch: WATCHED,
      signal: own.signal,
      told: ({ tally: sofar }) => {
        const ms = performance.now() - began;
        if (ms - shown < PICTURE_MS || own !== stopper) return;
        shown = ms;
        useRun.setState({ run: { ...blank, tally: picture(sofar), ms }, failed: false });
      },
    });
    if (own !== stopper) return;
    const run = { ...blank, tally: picture(tally), outcomes, ms: performance.now() - began };
    useRun.setState({ run: tally.games === 0 ? null : { ...run, going: false }, failed: false });
    if (tally.games > 0) await findTypical(crew, outcomes, own);
  } catch {
    if (own === stopper) useRun.setState({ run: null, failed: true });
  }
}

const middle = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The one that is nearest to the middle of its like, by the points it was won by and by its length. */
function typicalOf(games: readonly Outcome[]): Outcome | undefined {
  const lead = middle(games.map((game) => game.lead));
  const turns = middle(games.map((game) => game.turns));
  const off = (game: Outcome): number => Math.abs(game.lead - lead) + 2 * Math.abs(game.turns - turns);
  return games.toSorted((a, b) => off(a) - off(b) || a.game - b.game)[0];
}

function typicalGames(outcomes: readonly Outcome[]): readonly (readonly [Typical, Outcome])[] {
  const close = outcomes.toSorted((a, b) => Math.abs(a.lead) - Math.abs(b.lead) || a.game - b.game)[0];
  const found: readonly (readonly [Typical, Outcome | undefined])[] = [
    ["win", typicalOf(outcomes.filter(({ won }) => won))],
    ["defeat", typicalOf(outcomes.filter(({ won, tied }) => !won && !tied))],
    ["close", close],
  ];
  return found.flatMap(([kind, outcome]) => (outcome === undefined ? [] : [[kind, outcome] as const]));
}

async function findTypical(crew: Crew, outcomes: readonly Outcome[], own: AbortController): Promise<void> {
  if (setting === null) return;
  const { table, seed, sitters } = setting;
  for (const [kind, outcome] of typicalGames(outcomes)) {
    const { record, result } = await crew.ask({ do: "again", table, seed, game: outcome.game }, "again");
    const letters = await pack(
      { fiefdom: "game", id: LINKED, ended: null, seats: sitters, you: 0, result, record },
      Number.POSITIVE_INFINITY,
    );
    if (own !== stopper) return;
    const { run } = useRun.getState();
    if (letters === null || run === null) continue;
    change({ typical: [...run.typical, { kind, to: `/replay/${LINKED}#${letters}`, outcome }] });
  }
}

/** Games for each line that is left out, at most. */
const MOST_EACH = 2000;

const reach = ({ low, high }: Interval): number => (high - low) / 2;

/** By how much one share is above another, both being uncertain. */
export function difference(one: Interval, other: Interval): Interval {
  const value = one.value - other.value;
  const within = Math.hypot(reach(one), reach(other));
  return { value, low: Math.max(-1, value - within), high: Math.min(1, value + within) };
}

const shareOf = (tally: Tally): Interval => points(tally.players[0].wins, tally.ties, tally.games);

/** Leaves out one line at a time, against the same opponent and with the same deals. */
export async function weighLines(crew: Crew): Promise<void> {
  const { run } = useRun.getState();
  if (run === null || setting === null) return;
  const { board, seed, table } = setting;
  const own = new AbortController();
  stopper.abort();
  stopper = own;
  const whole = shareOf(run.tally);
  const games = Math.min(MOST_EACH, run.tally.games);
  const { buy } = run.plan.lists;
  change({ lines: [], weighing: true });
  try {
    for (let line = 0; line < buy.length && !own.signal.aborted; line++) {
      const plan: Plan = { ...run.plan, lists: { ...run.plan.lists, buy: buy.toSpliced(line, 1) } };
      const { tally } = await crew.play({
        table: newTable({ board, players: [{ plan }, table.players[1]] }),
        games,
        seed,
        signal: own.signal,
      });
      if (own !== stopper) return;
      if (tally.games === 0) break;
      const without = shareOf(tally);
      const now = useRun.getState().run?.lines ?? [];
      change({
        lines: [
          ...now,
          { line, what: buy[line].what, games: tally.games, without, worth: difference(whole, without) },
        ],
      });
    }
  } catch {
    if (own === stopper) useRun.setState({ failed: true });
  }
  if (own === stopper) change({ weighing: false });
}
