/**
 * The engine's questions and reasons as sentences for people. The engine names a question by a verb ("put-back");
 * nobody should have to read that in a failure.
 */
import type { Reason } from "@fiefdom/engine";
import { actOf, CARD, COURSE, valueIn } from "@fiefdom/engine/decisions";
import { type Decision, type Game, kindOf } from "@fiefdom/engine/game";
import type { Forced } from "@fiefdom/engine/log";
import { nameOf } from "./names.ts";

/** What a question is about, what it is called when it is about yes or no, and what was done when it is answered. */
export const QUESTIONS: Readonly<Record<string, { what: string; to: string; done: string }>> = {
  action: { what: "which Action to play", to: "play", done: "played" },
  buy: { what: "what to play or buy", to: "buy", done: "bought" },
  night: { what: "what to play at Night", to: "play", done: "played" },
  way: { what: "which Way to follow, if any", to: "follow", done: "followed" },
  play: { what: "what to play", to: "play", done: "played" },
  gain: { what: "what to gain", to: "gain", done: "gained" },
  trash: { what: "what to trash", to: "trash", done: "trashed" },
  discard: { what: "what to discard", to: "discard", done: "discarded" },
  topdeck: { what: "what to put on the deck", to: "put on the deck", done: "put on the deck" },
  "put-back": {
    what: "in which order to put cards back on the deck",
    to: "put back",
    done: "put back on the deck",
  },
  reveal: { what: "what to reveal", to: "reveal", done: "revealed" },
  hand: { what: "what to take into the hand", to: "take into the hand", done: "taken into the hand" },
  take: { what: "what to take", to: "take", done: "taken" },
  keep: { what: "what to keep", to: "keep", done: "kept" },
  "set-aside": { what: "what to set aside", to: "set aside", done: "set aside" },
  return: { what: "what to return", to: "return", done: "returned" },
  draw: { what: "what to draw", to: "draw", done: "drawn" },
  pass: { what: "what to pass on", to: "pass on", done: "passed on" },
  give: { what: "which card to give", to: "give", done: "given" },
  name: { what: "which card to name", to: "name", done: "named" },
  tax: { what: "on which pile to put Debt", to: "put Debt on", done: "put Debt on" },
  embargo: { what: "on which pile to put a token", to: "put a token on", done: "put a token on" },
  pay: { what: "how much Debt to pay off", to: "pay off", done: "paid off" },
  overpay: { what: "how much to overpay", to: "overpay", done: "overpaid" },
  deep: { what: "how deep to put it into the deck", to: "put it below", done: "put below" },
  spend: { what: "how many to spend", to: "spend", done: "spent" },
  exchange: { what: "what to exchange", to: "exchange", done: "exchanged" },
  bid: { what: "how much to bid", to: "bid", done: "bid" },
  choose: { what: "which course to choose", to: "choose", done: "chosen" },
  react: { what: "whether to use a reaction", to: "use", done: "used" },
  order: { what: "which effect comes first", to: "use", done: "used" },
  use: { what: "which effect to use", to: "use", done: "used" },
};

const worded = (verb: string): { what: string; to: string; done: string } => {
  const plain = verb.replaceAll("-", " ");
  return (
    QUESTIONS[verb] ??
    QUESTIONS[verb.split("-")[0]] ?? {
      what: `what to ${plain}`,
      to: plain,
      done: `done what "${plain}" asks`,
    }
  );
};

/** "what to discard", as far as the verb alone tells. */
export const whatOf = (verb: string): string => worded(verb).what;

/** What is asked: "what to discard", "whether to play Village". */
export function wordQuestion(g: Game, d: Decision): string {
  const about = d.about.map((kind) => nameOf(g.board.kinds[kind].id)).join(", ");
  if (d.labels?.includes("yes") === true)
    return `whether to ${worded(d.verb).to}${about === "" ? "" : ` ${about}`}`;
  const what = whatOf(d.verb);
  return about === "" ? what : `${what} (about ${about})`;
}

const counted = (names: readonly string[]): string =>
  [...new Set(names)]
    .map((name) => {
      const n = names.filter((other) => other === name).length;
      return n > 1 ? `${name} x${n}` : name;
    })
    .join(", ");

/** What was chosen in a question that nobody was asked. */
export function wordForced(g: Game, players: readonly string[], forced: Forced): string {
  const who = players[forced.who];
  const source = forced.source < 0 ? null : nameOf(g.board.kinds[forced.source].id);
  const by = source === null ? "" : ` by ${source}`;
  if (forced.chosen.length === 0)
    return `${who} was not asked ${whatOf(forced.verb)}${by}: there was nothing to choose from.`;
  const chosen = counted(
    forced.chosen.map((option) => {
      if (actOf(option) === CARD) return nameOf(g.board.kinds[kindOf(option)].id);
      if (actOf(option) === COURSE) return `"${forced.labels?.[valueIn(option)] ?? ""}"`;
      return String(valueIn(option));
    }),
  );
  const only = "it was the only choice.";
  // A card that plays another is said to play it; all else is the player's doing.
  if (forced.verb === "play" && source !== null) return `${source} has already played ${chosen}; ${only}`;
  return `${who} has already ${worded(forced.verb).done} ${chosen}${source === null ? "" : ` for ${source}`}; ${only}`;
}

/** Why something can't be done, in the words that scenarios use for it. */
export function wordReason(why: Reason): string {
  const card = why.card === undefined ? "" : nameOf(why.card);
  switch (why.code) {
    case "too-dear":
      return `too dear by ${why.n}`;
    case "debt":
      return `debt ${why.n}`;
    case "covered":
      return `covered by ${card}`;
    default:
      return [why.code.replaceAll("-", " "), card].filter((part) => part !== "").join(" ");
  }
}
