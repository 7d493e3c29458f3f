/** Puzzles in words: what is asked, what is known, why the answer is the answer. The page and the terminal say the same. */
import { cardName } from "./cards.ts";
import type { Lang } from "./lang.ts";
import { type MessageKey, message, type Params } from "./messages.ts";
import { optionText } from "./messages-decisions.ts";
import { type ReasonSaid, reasonText } from "./reviewed.ts";

/** A fact by name, with its numbers and its cards. */
interface Why {
  readonly is: string;
  readonly with: Readonly<Record<string, number | readonly string[]>>;
}

const spelled = (value: number | readonly string[], lang: Lang): string | number | readonly string[] =>
  typeof value === "number" && !Number.isInteger(value)
    ? value.toLocaleString(lang, { maximumFractionDigits: 1 })
    : value;

/** Why the answer is the answer, one sentence a fact or a reason. */
export function whyText(why: Why | ReasonSaid, lang: Lang): string {
  if ("code" in why) return reasonText(why, lang);
  const params: Params = Object.fromEntries(
    Object.entries(why.with).map(([name, value]) => [name, spelled(value, lang)]),
  );
  return message(`puzzle.why.${why.is}` as MessageKey, params, lang);
}

/** Somebody at the table; `you` is whoever reads it. */
interface Somebody {
  readonly you: boolean;
  readonly name: string;
}

const whose = ({ you, name }: Somebody): Params => ({ you: you ? "yes" : "no", who: name });

/** "How many cards do you have in hand then?" */
export function countText(
  fact: { readonly of: string; readonly pile?: string },
  who: Somebody,
  lang: Lang,
): string {
  const pile = fact.pile === undefined ? [] : [fact.pile];
  return message(`puzzle.asks.${fact.of}` as MessageKey, { ...whose(who), pile }, lang);
}

/** What somebody's deck is, or becomes by a shuffle. */
export const deckText = (
  what: "deck" | "shuffle",
  cards: readonly string[],
  who: Somebody,
  lang: Lang,
): string => message(`puzzle.${what}`, { ...whose(who), cards: inOrder(cards, lang) }, lang);

/** One after the other: the order is what it is about. */
const inOrder = (cards: readonly string[], lang: Lang): string =>
  cards.length === 0
    ? message("list.nothing", {}, lang)
    : cards.map((card) => cardName(card, lang)).join(", ");

/** An answer to a question of the table: "buy Gold", "Copper, Estate". */
export function answerText(
  asked: { readonly verb: string; readonly source: string | null },
  options: readonly string[],
  isCard: (id: string) => boolean,
  lang: Lang,
): string {
  return options.length === 0
    ? message("option.none", {}, lang)
    : options.map((option) => optionText(asked, option, isCard, lang)).join(", ");
}

/** Something that is done, with the card that asked for it: "play Wishing Well", "Wishing Well: Gold". */
export function moveText(
  move: { readonly verb: string; readonly source: string | null; readonly options: readonly string[] },
  isCard: (id: string) => boolean,
  lang: Lang,
): string {
  const what = answerText(move, move.options, isCard, lang);
  return move.source === null ? what : message("considered.for", { card: [move.source], what }, lang);
}

/** How often an answer won: "wins 74 % ± 3". */
export const winsText = (
  { chance, within }: { readonly chance: number; readonly within: number },
  lang: Lang,
): string =>
  message("puzzle.wins", { chance: Math.round(100 * chance), within: Math.round(100 * within) }, lang);

/** The ratings from which on puzzles count as medium and as hard. */
const MEDIUM = 1200;
const HARD = 1500;

export const LEVELS = ["easy", "medium", "hard"] as const;
export type Level = (typeof LEVELS)[number];

export const levelOf = (rating: number): Level =>
  rating < MEDIUM ? "easy" : rating < HARD ? "medium" : "hard";
