/** What a player's games have in common, in words. */
import type { Lang } from "./lang.ts";
import { message } from "./messages.ts";

type Trait = "green" | "stranded" | "junk";

export interface HabitSaid {
  readonly trait: Trait;
  readonly more: { readonly value: number; readonly give: number };
  readonly games: readonly unknown[];
}

const number = (n: number, lang: Lang, digits: number): string =>
  new Intl.NumberFormat(lang, { maximumFractionDigits: digits }).format(n);

/** A share of turns needs no decimals, a count of turns or cards does. */
const digitsOf = (trait: Trait): number => (trait === "stranded" ? 0 : 1);

export function habitText({ trait, more, games }: HabitSaid, lang: Lang): string {
  const digits = digitsOf(trait);
  const params = {
    n: number(Math.abs(more.value), lang, digits),
    give: number(more.give, lang, digits),
    games: games.length,
  };
  if (trait === "green")
    return message(more.value < 0 ? "habit.green.early" : "habit.green.late", params, lang);
  return message(`habit.${trait}`, params, lang);
}

/** What one game shows of it. */
export const seenText = (
  trait: Trait,
  { value, usual }: { readonly value: number; readonly usual: number },
  lang: Lang,
): string =>
  message(
    `habit.seen.${trait}`,
    { value: number(value, lang, 0), usual: number(usual, lang, digitsOf(trait)) },
    lang,
  );

/** Where nothing is said: what is missing, or that nothing stands out. Null where there are habits. */
export function silenceText(
  { habits, games, missing }: { readonly habits: readonly unknown[]; games: number; missing: number },
  lang: Lang,
): string | null {
  if (missing > 0) return message("habits.missing", { n: missing }, lang);
  return habits.length === 0 ? message("habits.none", { n: games }, lang) : null;
}
