/** The courses that cards let players choose between, card by card, for docs/SCENARIOS.md. */
import { cards } from "@fiefdom/cards";
import type { Ruleset } from "@fiefdom/engine/card";
import { coursesOf } from "@fiefdom/engine/inside";
import { nameOf } from "./names.ts";
import { QUESTIONS } from "./questions.ts";

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
