/**
 * The language of the terminal. One person sits at it, so there is one: what `--language` says, or else what
 * the surroundings say. Commands are typed in English in every language; each has words of its own besides.
 */
import process from "node:process";
import { findCard, fold, isLang, LANGS, type Lang } from "@fiefdom/text";
import { hasMessage, type MessageKey, type Params, message as sentence } from "@fiefdom/text/messages";
import { loadRulings } from "@fiefdom/text/rulings";

let language: Lang = "en";
let aliases: ReadonlyMap<string, string> = new Map();

export const lang = (): Lang => language;

/** From now on everything is said in that language. */
export async function speak(to: Lang): Promise<void> {
  await loadRulings(to);
  language = to;
  const pairs = message("cli.aliases").split(",");
  aliases = new Map(pairs.map((pair) => pair.trim().split("=")).map(([own, word]) => [fold(own), word]));
}

export const message = (key: MessageKey, params: Params = {}): string => sentence(key, params, language);

/** The language of a locale such as `de_DE.UTF-8`; undefined if the game has none for it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Lang | undefined {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || "";
  const [name] = locale.toLowerCase().split(/[_.@-]/);
  return isLang(name) ? name : undefined;
}

/** Not every terminal draws from right to left, so nobody is given such a language without asking for it. */
const isDrawnDifferently = (of: Lang): boolean => of === "he";

export const LANGUAGES = LANGS.join(", ");

/** Speaks what was asked for, or else what the surroundings say. Gives what was asked for that there is not. */
export async function chooseLanguage(asked: string | undefined): Promise<string | null> {
  const around = languageOf(process.env);
  const known = around === undefined || isDrawnDifferently(around) ? "en" : around;
  await speak(asked !== undefined && isLang(asked) ? asked : known);
  return asked === undefined || isLang(asked) ? null : asked;
}

/** A word about how a language is drawn, to whoever speaks it or might want to. */
export function drawingNotice(): string | null {
  const wanted = language === "en" ? (languageOf(process.env) ?? language) : language;
  return isDrawnDifferently(wanted) ? sentence("cli.drawnDifferently", {}, wanted) : null;
}

/** A list of cards as somebody typed it, in English: names may be those of the language. */
export const listInEnglish = (typed: string): string =>
  typed
    .split(",")
    .map((name) => findCard(name.trim(), language) ?? name)
    .join(",");

/** The same command with its leading words in English; the name of a card stays itself. */
export function inEnglish(typed: string): string {
  if (findCard(typed, language) !== undefined) return typed;
  const words = typed.trim().split(/\s+/);
  for (let i = 0; i < words.length; i++) {
    const [, own, mark] = /^(.*?)(!?)$/.exec(words[i]) ?? ["", words[i], ""];
    const word = aliases.get(fold(own));
    if (word === undefined) break;
    words[i] = word + mark;
  }
  return words.join(" ");
}

/** What a bot is called: the first words of the line that describes it. */
export function botTitle(bot: string): string {
  const key = `web.bot.${bot}`;
  return hasMessage(key) ? message(key).split(":")[0] : bot;
}

/** What a player is called who gave no name, in this or any other language: a kept game may come from there. */
export const you = (): string => message("cli.you");
export const isYou = (name: string): boolean =>
  LANGS.some((other) => sentence("cli.you", {}, other) === name);
