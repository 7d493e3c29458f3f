/** The courses that cards let players choose between, card by card, for docs/SCENARIOS.md. */
import { cards } from "@fiefdom/cards";
import type { Ruleset } from "@fiefdom/engine/card";
import { coursesOf } from "@fiefdom/engine/inside";
import { nameOf } from "./names.ts";

/** What a question is about, and what it is called when it is about yes or no. */
export const QUESTIONS: Readonly<Record<string, { what: string; to: string }>> = {
  action: { what: "which Action to play", to: "play" },
  buy: { what: "what to play or buy", to: "buy" },
  night: { what: "what to play at Night", to: "play" },
  way: { what: "which Way to follow, if any", to: "follow" },
  play: { what: "what to play", to: "play" },
  gain: { what: "what to gain", to: "gain" },
  trash: { what: "what to trash", to: "trash" },
  discard: { what: "what to discard", to: "discard" },
  topdeck: { what: "what to put on the deck", to: "put on the deck" },
  "put-back": {
    what: "in which order to put cards back on the deck",
    to: "put back",
  },
  reveal: { what: "what to reveal", to: "reveal" },
  hand: { what: "what to take into the hand", to: "take into the hand" },
  take: { what: "what to take", to: "take" },
  keep: { what: "what to keep", to: "keep" },
  "set-aside": { what: "what to set aside", to: "set aside" },
  return: { what: "what to return", to: "return" },
  draw: { what: "what to draw", to: "draw" },
  pass: { what: "what to pass on", to: "pass on" },
  give: { what: "which card to give", to: "give" },
  name: { what: "which card to name", to: "name" },
  tax: { what: "on which pile to put Debt", to: "put Debt on" },
  embargo: { what: "on which pile to put a token", to: "put a token on" },
  pay: { what: "how much Debt to pay off", to: "pay off" },
  overpay: { what: "how much to overpay", to: "overpay" },
  deep: { what: "how deep to put it into the deck", to: "put it below" },
  spend: { what: "how many to spend", to: "spend" },
  exchange: { what: "what to exchange", to: "exchange" },
  bid: { what: "how much to bid", to: "bid" },
  choose: { what: "which course to choose", to: "choose" },
  react: { what: "whether to use a reaction", to: "use" },
  order: { what: "which effect comes first", to: "use" },
  use: { what: "which effect to use", to: "use" },
};

export interface CardCourses {
  readonly id: string;
  readonly verb: string;
  readonly names: readonly string[];
}

/** Every choice between courses that a card asks for, under either ruleset, once each. */
export const courses: readonly CardCourses[] = [...cards.values()].flatMap((def) => {
  const found = new Map<string, CardCourses>();
  for (const ruleset of ["printed", "current"] satisfies Ruleset[])
    for (const { verb, names } of coursesOf(def.texts[ruleset]))
      found.set([verb, ...names].join(), { id: def.id, verb, names });
  return [...found.values()];
});

const BEGIN = "<!-- courses: written by `npm run rulings` -->";
const END = "<!-- end of courses -->";

function table(): string {
  const rows = [...courses]
    .sort((a, b) => nameOf(a.id).localeCompare(nameOf(b.id), "en"))
    .map(({ id, verb, names }) => {
      const yesNo = names.includes("yes");
      const asked = yesNo ? `whether to ${QUESTIONS[verb]?.to ?? verb}` : (QUESTIONS[verb]?.what ?? verb);
      return `| ${nameOf(id)} | ${asked} | ${names.map((name) => `\`${name}\``).join(", ")} |`;
    });
  return ["| card | asked | courses |", "|---|---|---|", ...rows].join("\n");
}

/** The page with its table as it should be. */
export function withCourses(page: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`the page has no place for the courses: ${BEGIN} … ${END}`);
  return `${page.slice(0, from)}${BEGIN}\n${table()}\n${page.slice(to)}`;
}
