/**
 * The gist of a card, to be taken in at a glance: what it simply gives, in symbols, then a few words for what it does
 * besides. The symbols are read off the English text, which is always there, so they are the same in every language
 * and a new card has them by itself; the words are the language's own.
 */
import { cardGist, type Lang } from "@fiefdom/text";
import { partsOf } from "./Words.tsx";

export interface Given {
  readonly what: "card" | "action" | "buy" | "coin" | "vp";
  readonly n: number;
  /** What it gives has a sign; what it is worth at the end has none. */
  readonly signed: boolean;
}

export interface GistOf {
  readonly given: readonly Given[];
  readonly words: string;
}

const COUNTED = /^\+(\d+) (Card|Action|Buy)s?$/;
const MARKED = /^\+\{(\$|VP)(\d+)\}$/;

function givenBy(bonus: string): Given | null {
  const counted = COUNTED.exec(bonus);
  if (counted !== null)
    return {
      what: counted[2].toLowerCase() as "card" | "action" | "buy",
      n: Number(counted[1]),
      signed: true,
    };
  const marked = MARKED.exec(bonus);
  if (marked !== null) return { what: marked[1] === "$" ? "coin" : "vp", n: Number(marked[2]), signed: true };
  return null;
}

const known = new Map<string, GistOf>();

export function gistOf(id: string, lang: Lang, ruleset: "printed" | "current"): GistOf {
  const key = `${id} ${lang} ${ruleset}`;
  let gist = known.get(key);
  if (gist === undefined) {
    const english = partsOf(id, "en", ruleset);
    const own = partsOf(id, lang, ruleset);
    const given = english.bonuses.map(givenBy);
    const worth = english.worth ?? (english.only?.kind === "vp" ? english.only : null);
    gist = {
      given: [
        ...given.filter((one) => one !== null),
        ...(worth === null ? [] : [{ what: worth.kind, n: worth.n, signed: false }]),
      ],
      words:
        cardGist(id, lang) ??
        [
          // What no symbol stands for is said in words.
          ...own.bonuses.filter((_, nth) => given[nth] === null).map((bonus) => `${bonus}.`),
          own.only === null ? own.rest || (own.worth === null ? own.below : "") : "",
        ]
          .join(" ")
          .trim(),
    };
    known.set(key, gist);
  }
  return gist;
}
