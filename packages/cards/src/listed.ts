/**
 * Kingdoms as a line of text that people send each other, and back:
 * `Cellar, Moat, Village, … | Events: Donate | Landmarks: Keep | Platinum, Colony`.
 * Reading is tolerant: any order, one a line or with commas, numbered, with costs in brackets, with or
 * without headings. Which names there are is the caller's to say, so that every language can be read.
 */
import type { Kingdom } from "./kingdoms.ts";

/**
 * What a name stands for. Platinum and Colony stand for the choice to play with them; the other basic cards
 * are in every game and say nothing.
 */
export type Meant =
  | { readonly pile: string }
  | { readonly landscape: string }
  | { readonly kingdom: Pick<Kingdom, "kingdom" | "landscapes" | "colonies"> }
  | "colonies"
  | "basic";

export interface ReadKingdom {
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  readonly colonies: boolean;
  /** What is no name, as it was typed. */
  readonly unknown: readonly string[];
}

/** The words of one language. */
export interface Wording {
  readonly pile: (id: string) => string;
  readonly landscape: (id: string) => string;
  readonly isEvent: (id: string) => boolean;
  readonly events: string;
  readonly landmarks: string;
  /** "Platinum, Colony". */
  readonly colonies: string;
}

export function writeKingdom(
  { kingdom, landscapes, colonies }: Pick<Kingdom, "kingdom" | "landscapes" | "colonies">,
  words: Wording,
): string {
  const section = (heading: string, ids: readonly string[]): string[] =>
    ids.length === 0 ? [] : [`${heading}: ${ids.map(words.landscape).join(", ")}`];
  return [
    kingdom.map(words.pile).join(", "),
    ...section(words.events, landscapes.filter(words.isEvent)),
    ...section(
      words.landmarks,
      landscapes.filter((id) => !words.isEvent(id)),
    ),
    ...(colonies === true ? [words.colonies] : []),
  ].join(" | ");
}

/** Between names: line breaks, commas of several scripts, semicolons, bars, bullets, tabs. */
const BETWEEN = /[\n\r\t,;|،、•·*]+/u;
/** "1.", "2)", "3 x", "#4", "-" before a name. */
const NUMBERED = /^\s*(?:[-–—#]\s*)*(?:\d{1,2}\s*(?:[.):×x]\s*|\s+))?(?:[-–—]\s*)*/iu;
/** "(4)", "[$5]", "$3", "8D" around a name: what it costs. */
const BRACKETED = /[([{][^)\]}]*[)\]}]/gu;
const PRICE = /(?:^|\s)[$€]?\d{1,2}[$€dD]?(?=\s|$)/gu;

const bare = (text: string): string =>
  text
    .replace(BRACKETED, " ")
    .replace(NUMBERED, "")
    .replace(PRICE, " ")
    .replace(/^[\s.:"'„“”«»]+|[\s.:"'„“”«»]+$/gu, "")
    .replace(/\s+/gu, " ");

/** Reads a list of names. `find` says what a name stands for; what it does not know is handed back. */
export function readKingdom(text: string, find: (name: string) => Meant | undefined): ReadKingdom {
  const kingdom = new Set<string>();
  const landscapes = new Set<string>();
  const unknown = new Set<string>();
  let colonies = false;
  const take = (meant: Meant): void => {
    if (meant === "basic") return;
    if (meant === "colonies") colonies = true;
    else if ("pile" in meant) kingdom.add(meant.pile);
    else if ("landscape" in meant) landscapes.add(meant.landscape);
    else {
      for (const id of meant.kingdom.kingdom) kingdom.add(id);
      for (const id of meant.kingdom.landscapes) landscapes.add(id);
      colonies ||= meant.kingdom.colonies === true;
    }
  };
  /** The whole, or what follows its heading. */
  const read = (part: string): boolean => {
    const name = bare(part);
    if (name === "") return true;
    const meant = find(name);
    if (meant !== undefined) take(meant);
    return meant !== undefined;
  };
  for (const part of text.split(BETWEEN)) {
    const colon = part.search(/[:：]/u);
    if (read(part) || (colon >= 0 && read(part.slice(colon + 1)))) continue;
    unknown.add(bare(colon >= 0 ? part.slice(colon + 1) : part));
  }
  return { kingdom: [...kingdom], landscapes: [...landscapes], colonies, unknown: [...unknown] };
}
