/**
 * What is done with the cards that a question is about: each verb has a colour, an icon and words of its own, the
 * same on the strip that asks, on what is chosen, and on the button that does it.
 */
import type { Decision } from "../session/types.ts";
import type { Say, WebKey } from "../words.ts";

export type Verb = "trash" | "discard" | "gain" | "deck" | "aside" | "show" | "play";

const VERBS: Readonly<Record<string, Verb>> = {
  trash: "trash",
  discard: "discard",
  gain: "gain",
  hand: "gain",
  give: "gain",
  topdeck: "deck",
  "put-back": "deck",
  deep: "deck",
  "set-aside": "aside",
  keep: "aside",
  return: "aside",
  pass: "aside",
  reveal: "show",
  name: "show",
  play: "play",
};

export const VERB_ICONS: Readonly<Record<Verb, string>> = {
  trash: "campfire",
  discard: "card-discard",
  gain: "card-pick",
  deck: "card-draw",
  aside: "card-exchange",
  show: "magnifying-glass",
  play: "flying-flag",
};

/** The verb of a question; null where none is done with cards (a bid, an order), or it is the turn itself. */
export const verbOf = (decision: Decision | null): Verb | null =>
  decision === null || decision.source === null ? null : (VERBS[decision.verb] ?? null);

/** Verbs whose buttons say what they do: "Trash 3 cards", "Trash nothing". */
const SAID: ReadonlySet<string> = new Set([
  "discard",
  "trash",
  "topdeck",
  "put-back",
  "reveal",
  "keep",
  "pass",
  "gain",
  "set-aside",
  "hand",
  "play",
]);

const said = (verb: string): string => (SAID.has(verb) ? verb : "other");

/** What the button says that does it with so many cards, once these are enough. */
export const actWord = (verb: string, n: number, t: Say): string => t(`act.${said(verb)}` as WebKey, { n });

/** While too few are chosen: how many there are, and how many it takes. */
export const partWord = (verb: string, n: number, of: number, t: Say): string =>
  t("confirm", { verb: t(`do.${said(verb)}` as WebKey), n, max: of });

export const noneWord = (verb: string, t: Say): string => t(`nothing.${said(verb)}` as WebKey);
