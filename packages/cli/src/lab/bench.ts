/** What the lab's commands have in common: their options, who plays where, stopping half-way. */
import process from "node:process";
import { type Board, SetUpError } from "@fiefdom/engine";
import { setUpNames } from "@fiefdom/engine/save";
import {
  boardFrom,
  type Contestant,
  ContestantError,
  checkFit,
  findContestant,
  type Setting,
  UnfitError,
  type Wishes,
} from "@fiefdom/lab";
import { UsageError } from "../commands.ts";
import { wrap } from "../layout.ts";
import { kingdomTitle } from "../screen.ts";
import { named } from "./figures.ts";

export const BOARD_OPTIONS = {
  kingdom: { type: "string" },
  with: { type: "string" },
  landscapes: { type: "string" },
  ruleset: { type: "string" },
  colonies: { type: "boolean" },
} as const;

export const RUN_OPTIONS = {
  games: { type: "string" },
  seed: { type: "string" },
  workers: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

export const BOARD_USAGE = `  --kingdom NAME        a recommended kingdom, random, or Kingdom cards by name
            A,B,C,…     (fewer than ten are filled up by lot)
  --with A,B            put these cards in, in place of others
  --landscapes A,B      Events and Landmarks ("" for none)
  --colonies            with Platinum and Colony (--no-colonies: without)
  --ruleset R           printed (the default) or current`;

export const RUN_USAGE = `  --seed S              the same seed gives the same result (1)
  --workers N           how many games are played at a time (one a core)`;

export interface BoardWishes {
  readonly kingdom?: string | undefined;
  readonly with?: string | undefined;
  readonly landscapes?: string | undefined;
  readonly ruleset?: string | undefined;
  readonly colonies?: boolean | undefined;
}

/** A whole number from an option. */
export function whole(option: string, text: string | undefined, usual: number, least = 1): number {
  if (text === undefined) return usual;
  const n = Number(text.replaceAll("_", "").replaceAll(",", ""));
  if (!Number.isSafeInteger(n) || n < least)
    throw new UsageError(`--${option} takes a whole number from ${least} on, not "${text}".`);
  return n;
}

export const workersFrom = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : whole("workers", text, 1);

/** Mistakes of the lab are mistakes of the caller here. */
export function asked<T>(work: () => T): T {
  try {
    return work();
  } catch (problem) {
    if (problem instanceof ContestantError || problem instanceof UnfitError)
      throw new UsageError(problem.message);
    throw problem;
  }
}

/** The contestants by name; what could not be read of their files is told on the side. */
export const contestantsFrom = (words: readonly string[]): Contestant[] =>
  words.map((word) => {
    const contestant = asked(() => findContestant(word));
    for (const warning of contestant.warnings ?? []) console.error(`${word}: ${warning}`);
    return contestant;
  });

/** Makes sure that everybody can play on this board. */
export const fitting = (contestants: readonly Contestant[], board: Board): void =>
  asked(() => checkFit(contestants, board));

/** The board that was asked for, on which everybody can play. */
export function settingFrom(
  wishes: BoardWishes,
  seed: string,
  contestants: readonly Contestant[],
  players: number,
): Setting {
  if (wishes.ruleset !== undefined && wishes.ruleset !== "printed" && wishes.ruleset !== "current")
    throw new SetUpError(
      "unknown-ruleset",
      `There is no ruleset "${wishes.ruleset}". There are: printed, current.`,
    );
  const all: Wishes = { ...wishes, seed, players };
  const setting = boardFrom(all, contestants);
  fitting(contestants, setting.board);
  return setting;
}

/** "First Game: Cellar, Market, …" over as many lines as it takes. */
export function boardLines({ title, board }: Setting, columns: number): string[] {
  const { kingdom, landscapes, basics, ruleset } = setUpNames(board);
  const known = kingdomTitle(title);
  const called = known === kingdomTitle("") ? title : known;
  const more = [...(basics.includes("colony") ? ["with Colonies"] : []), `${ruleset} rules`];
  return wrap(
    `${called} (${more.join(", ")}): ${[...kingdom, ...landscapes].map(named).join(", ")}`,
    columns,
    "  ",
  );
}

export const kingdomOf = (
  board: Board,
): { kingdom: readonly string[]; landscapes: readonly string[]; ruleset: string } => {
  const { kingdom, landscapes, ruleset } = setUpNames(board);
  return { kingdom, landscapes, ruleset };
};

/** Columns of the terminal, within reason. */
export const columns = (): number => Math.min(110, Math.max(60, process.stdout.columns ?? 80)) - 1;

/** The exit code of work that was stopped half-way. */
export const INTERRUPTED = 130;

export interface Interruption {
  readonly signal: AbortSignal;
  /** Ctrl-C means again what it usually does. */
  over(): void;
}

/** Milliseconds: a program that started this one may pass on what the terminal has told us already. */
const SAME_KEY = 300;

/** The first Ctrl-C stops the work and lets what was found be told; the second ends the program. */
export function interruptible(): Interruption {
  const controller = new AbortController();
  let first = 0;
  const stop = (): void => {
    const now = performance.now();
    if (!controller.signal.aborted) {
      first = now;
      controller.abort();
    } else if (now - first > SAME_KEY) process.exit(INTERRUPTED);
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  return {
    signal: controller.signal,
    over() {
      process.off("SIGINT", stop);
      process.off("SIGTERM", stop);
    },
  };
}
