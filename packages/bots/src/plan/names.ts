/** The names that plans use, and what was probably meant by a name that there is not. */

import { toId } from "@fiefdom/cards/kingdoms";
import { cards, piles } from "@fiefdom/cards/sets";
import { TYPE_NAMES, type TypeName } from "@fiefdom/engine/types";
import { ANY, isType, REST, type What } from "./plan.ts";

/** Names that are not simply their id with capitals. */
const SPELLED: Readonly<Record<string, string>> = {
  "kings-court": "King's Court",
  "kings-castle": "King's Castle",
  "workers-village": "Worker's Village",
  "farmers-market": "Farmers' Market",
};
const SMALL = new Set(["the", "of", "and"]);

const title = (id: string): string =>
  id
    .split("-")
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(" ");

/** Every card, pile, Event and Landmark by id. */
export const CARD_IDS: ReadonlySet<string> = new Set([...cards.keys(), ...piles.keys()]);

/** What a card, type or group is called in a plan. */
export function nameOf(what: What): string {
  if (what === REST) return REST;
  if (what === ANY) return "cards";
  return isType(what) ? `${what} cards` : (SPELLED[what] ?? title(what));
}

/** "2 Gold" is what people say. */
const MASSES = new Set(["copper", "silver", "gold", "platinum"]);

function plural(id: string): string {
  if (id.endsWith("s")) return id;
  if (/[^aeiou]y$/.test(id)) return `${id.slice(0, -1)}ies`;
  return /(?:ch|sh|x|z)$/.test(id) ? `${id}es` : `${id}s`;
}

/** What several of them are called. */
export function namesOf(what: What): string {
  if (what === REST || what === ANY || isType(what) || MASSES.has(what)) return nameOf(what);
  const spelled = SPELLED[what];
  return spelled === undefined ? title(plural(what)) : `${spelled}s`;
}

/** What cards were called before, for plans of old. */
const FORMERLY: Readonly<Record<string, string>> = { harem: "farm" };

const byKey = new Map<string, string>(Object.entries(FORMERLY));
for (const id of CARD_IDS) byKey.set(id, id);
for (const id of CARD_IDS) if (!byKey.has(plural(id))) byKey.set(plural(id), id);

const typeByKey = new Map<string, TypeName>();
for (const type of TYPE_NAMES) {
  typeByKey.set(type.toLowerCase(), type);
  typeByKey.set(plural(type.toLowerCase()), type);
}

/** The id that these words name, in the singular or the plural. */
export const cardCalled = (words: string): string | undefined => byKey.get(toId(words));
export const typeCalled = (word: string): TypeName | undefined => typeByKey.get(word.toLowerCase());

/** How many letters must change, come, go or swap places to make one of the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      let least = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, before[j - 2] + 1);
      next.push(least);
    }
    before = row;
    row = next;
  }
  return row[b.length];
}

/** The nearest of the known words, if any is near enough to have been meant. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const other of known) {
    const d = distance(wanted, other.toLowerCase());
    if (d < least && d <= Math.max(1, Math.floor(other.length / 3))) {
      least = d;
      best = other;
    }
  }
  return best;
}

/** The card that was probably meant. */
export function nearestCard(words: string): string | undefined {
  const key = nearest(toId(words), byKey.keys());
  return key === undefined ? undefined : nameOf(byKey.get(key) as string);
}

/** What kingdoms are called: their id with capitals. */
export const kingdomName = title;
