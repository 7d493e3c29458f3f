/**
 * What the runner says to people: a sentence that is put into a language only when it is told. The words of
 * scenarios themselves (keys, names of cards, what players do) stay in it as they are written in the files.
 */
import type { Lang } from "@fiefdom/text";
import { type MessageKey, message } from "@fiefdom/text/messages";

export type Said = (lang: Lang) => string;

type Key = MessageKey extends infer K ? (K extends `cli.scenario.${infer Rest}` ? Rest : never) : never;
type Part = string | number | Said;

export const say =
  (key: Key, parts: Readonly<Record<string, Part>> = {}): Said =>
  (lang) => {
    const told = Object.entries(parts).map(
      ([blank, part]) => [blank, typeof part === "function" ? part(lang) : part] as const,
    );
    return message(`cli.scenario.${key}`, Object.fromEntries(told), lang);
  };

/** Words that are the same in every language: those of the file. */
export const asWritten =
  (text: string): Said =>
  () =>
    text;

export const together =
  (...said: readonly Said[]): Said =>
  (lang) =>
    said.map((one) => one(lang)).join(" ");

/** With what was probably meant, if that can be told, and with all that there is. */
export const hinted = (said: Said, meant: string, possible: readonly string[] = []): Said =>
  together(
    said,
    ...(meant === "" ? [] : [(lang: Lang) => message("cli.didYouMean", { names: meant }, lang)]),
    ...(possible.length === 0 ? [] : [say("possible", { words: possible.join(", ") })]),
  );
