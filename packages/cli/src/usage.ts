/**
 * How a command is used, put together in the language of the terminal. What is typed stands in the code and
 * is the same everywhere; what it means, and the words that stand for something of the caller's, are messages.
 */
import type { MessageKey, Params } from "@fiefdom/text/messages";
import { width, wrap } from "./layout.ts";
import { LANGUAGES, message } from "./words.ts";

const COLUMNS = 79;
/** Where the second column of a list begins. */
const SECOND = 24;

/** What is typed, what it does, and a remark behind that. */
export type Item = readonly [typed: string, does: MessageKey, params?: Params, remark?: string];

const WORDS = [
  "OPTIONS",
  "COMMAND",
  "NAME",
  "FILE",
  "FOLDER",
  "PLAYER",
  "POSITION",
  "LINK",
  "PROGRAM",
  "ARGUMENTS",
  "ADDRESS",
  "LIST",
  "QUESTION",
  "GAME",
] as const;

/** What is to be typed, its capital words in the language: they stand for something else. */
export const typed = (line: string): string =>
  WORDS.reduce(
    (text, word) => text.replace(new RegExp(`\\b${word}\\b`, "g"), message(`cli.word.${word}`)),
    line,
  );

export const synopsis = (line: string): string => message("cli.usage", { line: typed(line) });

export const paragraph = (key: MessageKey, params: Params = {}, indent = ""): string[] =>
  wrap(message(key, params), COLUMNS - indent.length).map((line) => indent + line);

/** Items below each other; one that is too long for its column has a line of its own. */
export function list(items: readonly Item[], second = SECOND): string[] {
  return items.flatMap(([what, does, params = {}, remark = ""]) => {
    const left = `  ${typed(what)}`;
    const right = wrap(`${message(does, params)} ${remark}`, COLUMNS - second).map(
      (line) => " ".repeat(second) + line,
    );
    return width(left) + 2 > second
      ? [left, ...right]
      : [left + right[0].slice(width(left)), ...right.slice(1)];
  });
}

/** The option that every command has. */
export const LANGUAGE: Item = ["--language L", "cli.option.language", { languages: LANGUAGES }];

/** The parts of a usage, with an empty line between. */
export const usageOf = (...parts: readonly (string | readonly string[])[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.join("\n"))).join("\n\n");
