/**
 * What to call whoever sits at a table. Names of people are kept apart from the sentence around them, so that
 * a Hebrew name in an English sentence, or the other way round, leaves the order of the words alone.
 */
import { MEASURED } from "@fiefdom/local/strength";
import type { SeatJSON } from "@fiefdom/protocol";
import { direction, type Lang } from "@fiefdom/text";
import { say, type WebKey } from "../words.ts";

/** The levels, in rising order of strength. */
export const LEVELS = [
  "jester",
  "scullion",
  "piper",
  "yeoman",
  "squire",
  "steward",
  "castellan",
  "marshal",
  "sovereign",
] as const;
export type Level = (typeof LEVELS)[number];

/** Sovereign with less and with more time for a move than usual, and how many seconds that is. */
export const TIMES = ["sovereign:200ms", "sovereign:10s"] as const;
const SECONDS = /^sovereign:(\d+)(ms|s)$/;

const isLevel = (bot: string): bot is Level => LEVELS.some((level) => level === bot);

/** "big-money" as "Big money". */
const plain = (bot: string): string => (bot.charAt(0).toUpperCase() + bot.slice(1)).replaceAll("-", " ");

/** A bot by its level, in the visitor's language. */
export function botName(bot: string, lang: Lang): string {
  const [, amount, unit] = SECONDS.exec(bot) ?? [];
  if (amount !== undefined) {
    const n = Number(amount) / (unit === "ms" ? 1000 : 1);
    return say(lang, "online.botTimed", { bot: botName("sovereign", lang), n });
  }
  return isLevel(bot) ? say(lang, `online.bot.${bot}` as WebKey) : plain(bot);
}

/** "Elo +263", for whoever was measured; nothing for who was not. */
export function botStrength(bot: string, lang: Lang): string {
  if (!Object.hasOwn(MEASURED, bot)) return "";
  const [elo] = MEASURED[bot];
  const number = new Intl.NumberFormat(lang, { signDisplay: "exceptZero" });
  return say(lang, "online.bot.elo", { elo: `\u2066${number.format(elo)}\u2069` });
}

/** Wherever a bot can be chosen, how strong it is stands beside its name. */
export function botWithStrength(bot: string, lang: Lang, name = botName(bot, lang)): string {
  const strength = botStrength(bot, lang);
  return strength === "" ? name : `${name} · ${strength}`;
}

export const isolate = (name: string): string => `\u2068${name}\u2069`;

type Called = Pick<SeatJSON, "kind" | "name" | "bot">;

/** A server calls bots by the names of the roster; a table in this browser gives them names of their own. */
function nameOf({ kind, name, bot }: Called, lang: Lang): string {
  if (kind === "bot" && bot !== null && bot === name) return botName(bot, lang);
  // Whoever wanted to be forgotten has no name any more.
  return name === "" ? say(lang, "online.somebody") : name;
}

/** By seat. Who has the name of somebody before them gets a number. */
export function namesOf(seats: readonly Called[], lang: Lang): string[] {
  const names = seats.map((seat) => nameOf(seat, lang));
  return names.map((name, i) => {
    const nth = names.slice(0, i + 1).filter((other) => other === name).length;
    const called = nth > 1 ? `${name} ${nth}` : name;
    // Bots have names that read from left to right.
    return seats[i].kind === "bot" && direction(lang) === "ltr" ? called : isolate(called);
  });
}
