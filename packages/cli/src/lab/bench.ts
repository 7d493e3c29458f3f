/** What the lab's commands have in common: their options, who plays where, stopping half-way. */
import process from "node:process";
import { type Board, SetUpError } from "@fiefdom/engine";
import { setUpNames } from "@fiefdom/engine/save";
import {
  boardFrom,
  type Contestant,
  checkFit,
  findContestant,
  type Setting,
  type Wishes,
} from "@fiefdom/lab";
import { UsageError } from "../commands.ts";
import { wrap } from "../layout.ts";
import { warning } from "../problem.ts";
import { kingdomTitle, rulesetWord } from "../screen.ts";
import type { Item } from "../usage.ts";
import { botTitle, lang, listInEnglish, message } from "../words.ts";
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

export const BOARD_ITEMS: readonly Item[] = [
  ["--kingdom NAME", "cli.option.kingdom"],
  ["--with A,B", "cli.option.with"],
  ["--landscapes A,B", "cli.option.landscapes"],
  ["--colonies", "cli.option.colonies"],
  ["--ruleset R", "cli.option.ruleset"],
];

export const RUN_ITEMS: readonly Item[] = [
  ["--seed S", "cli.option.seed"],
  ["--workers N", "cli.option.workers"],
];

export interface BoardWishes {
  readonly kingdom?: string | undefined;
  readonly with?: string | undefined;
  readonly landscapes?: string | undefined;
  readonly ruleset?: string | undefined;
  readonly colonies?: boolean | undefined;
}

/** A whole number from an option, with or without marks between the thousands. */
export function whole(option: string, text: string | undefined, usual: number, least = 1): number {
  if (text === undefined) return usual;
  const plain = /^\d{1,3}(?:[_,.\s]\d{3})+$/.test(text) ? text.replace(/\D/g, "") : text.replaceAll("_", "");
  const n = Number(plain);
  if (!Number.isSafeInteger(n) || n < least)
    throw new UsageError(message("cli.wrong.whole", { option: `--${option}`, least, text }));
  return n;
}

export const workersFrom = (text: string | undefined): number | undefined =>
  text === undefined ? undefined : whole("workers", text, 1);

/** English has the names that are typed; the other languages have their own for the bots. */
export const botCalled = (name: string): string =>
  lang() === "en" ? name : botTitle(name.toLowerCase().replaceAll(" ", "-"));

/**
 * The contestants by name; what could not be read of their files is told on the side. A program that reads what
 * comes out gets the names that were typed, in every language.
 */
export const contestantsFrom = (words: readonly string[], forProgram = false): Contestant[] =>
  words.map((word) => {
    const found = findContestant(word);
    for (const one of found.warnings ?? []) console.error(`${word}: ${warning(one)}`);
    return found.kind === "bot" && !forProgram ? { ...found, name: botCalled(found.name) } : found;
  });

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
      { name: wishes.ruleset, near: [], known: ["printed", "current"] },
    );
  const { kingdom, with: added, landscapes } = wishes;
  const all: Wishes = {
    ...wishes,
    ...(kingdom === undefined ? {} : { kingdom: listInEnglish(kingdom) }),
    ...(added === undefined ? {} : { with: listInEnglish(added) }),
    ...(landscapes === undefined ? {} : { landscapes: listInEnglish(landscapes) }),
    seed,
    players,
  };
  const setting = boardFrom(all, contestants);
  checkFit(contestants, setting.board);
  return setting;
}

/** What the lab calls a board, in the language: a kingdom of the books, one that was drawn or chosen, a home. */
export function settingTitle(title: string): string {
  const [, base, added] = /^(.*?)(?:, with (.*))?$/.exec(title) ?? ["", title];
  const kingdom = titleOf(base);
  return added === undefined
    ? kingdom
    : message("cli.lab.withCards", { kingdom, cards: added.split(", ").map(named).join(", ") });
}

function titleOf(title: string): string {
  const home = /^home of (.*)$/.exec(title)?.[1];
  if (home === "the plans") return message("cli.lab.home");
  if (home !== undefined) return message("cli.lab.homeOf", { name: home });
  const drawn = /^random (.*)$/.exec(title)?.[1];
  if (drawn !== undefined) return `${message("cli.kingdom.random")} ${drawn}`;
  return kingdomTitle(title);
}

/** "First Game: Cellar, Market, …" over as many lines as it takes. */
export function boardLines({ title, board }: Setting, columns: number): string[] {
  const { kingdom, landscapes, basics, ruleset } = setUpNames(board);
  const line = message("cli.lab.board", {
    kingdom: settingTitle(title),
    colonies: basics.includes("colony") ? "yes" : "no",
    ruleset: rulesetWord(ruleset),
    cards: [...kingdom, ...landscapes].map(named).join(", "),
  });
  return wrap(line, columns, "  ");
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
