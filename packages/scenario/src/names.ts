/** The names a scenario may use: cards, piles, Events and Landmarks by id or English name, mats and counters. */

import {
  basics,
  basicsWithColonies,
  type CardSet,
  cardsOf,
  type PileEntry,
  sets,
  toId,
} from "@fiefdom/cards";
import { distance } from "@fiefdom/cards/nearest";
import { discardsOf } from "@fiefdom/engine/board";
import { type CardDef, type Counter, isPile, type Mat, type Token } from "@fiefdom/engine/card";
import { pileName } from "@fiefdom/text";

export interface Known {
  readonly id: string;
  readonly what: "basic" | "colonies" | "kingdom" | "pile" | "landscape" | "brought";
  /** The pile that a Kingdom card brings into the game. */
  readonly pile?: PileEntry;
  readonly def?: CardDef;
}

/** What can be named, given these sets. */
export class Names {
  readonly #known = new Map<string, Known>();
  /** Mats and counters of these cards, as scenarios call them: "island mat", "coffers". */
  readonly mats = new Map<string, Mat>();
  readonly counters = new Map<string, Counter>();
  /** Tokens that lie on piles, likewise. */
  readonly tokens = new Map<string, Token>(["vp", "debt"].map((id) => [id, { id }]));

  constructor(from: readonly CardSet[] = sets) {
    for (const def of basicsWithColonies)
      this.#add({ id: def.id, what: basics.includes(def) ? "basic" : "colonies", def });
    for (const set of from) {
      for (const entry of set.kingdom) {
        if (isPile(entry)) this.#add({ id: entry.id, what: "pile", pile: entry });
        for (const def of cardsOf(entry)) this.#add({ id: def.id, what: "kingdom", pile: entry, def });
      }
      for (const def of set.landscapes) this.#add({ id: def.id, what: "landscape", def });
    }
  }

  #add(known: Known): void {
    if (this.#known.has(known.id)) return;
    this.#known.set(known.id, known);
    const { brings, mats = [], counters = [], tokens = [] } = known.def ?? {};
    for (const mat of mats) this.mats.set(spoken(mat.id), mat);
    for (const counter of counters) this.counters.set(spoken(counter.id), counter);
    for (const token of tokens) this.tokens.set(spoken(token.id), token);
    // What a card brings along is in the game with that card, and with it alone.
    for (const entry of [...(brings?.supply ?? []), ...(brings?.outside ?? [])]) {
      if (isPile(entry)) this.#add({ id: entry.id, what: "brought" });
      if (isPile(entry) && entry.discards === true) this.#add({ id: discardsOf(entry), what: "brought" });
      for (const def of cardsOf(entry)) this.#add({ id: def.id, what: "brought", def });
    }
    for (const def of brings?.landscapes ?? []) this.#add({ id: def.id, what: "brought", def });
  }

  find(name: string): Known | undefined {
    return this.#known.get(toId(name));
  }

  /** What was probably meant by a name that is not known; nothing if that can't be told. */
  suggestion(name: string): string {
    return suggestion(name, this.#known.keys(), (id) => (this.#known.has(id) ? nameOf(id) : id));
  }
}

const spoken = (id: string): string => id.replaceAll("-", " ");

/** A name for people: "kings-court" is King's Court. Of a card that has no texts yet, its id tells the name. */
export function nameOf(id: string): string {
  try {
    return pileName(id, "en");
  } catch {
    return spoken(id).replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  }
}

/** What was probably meant by a word that is not among these; nothing if that can't be told. */
export function suggestion(
  name: string,
  among: Iterable<string>,
  word: (id: string) => string = (id) => id,
): string {
  const wanted = toId(name);
  const near = [...among]
    .map((other) => ({ other, d: distance(wanted, toId(other)) }))
    .filter(({ other, d }) => other.length > 2 && d <= Math.ceil(other.length / 3))
    .sort((a, b) => a.d - b.d)
    .filter(({ d }, _, all) => d === all[0].d)
    .slice(0, 3);
  return near.map(({ other }) => word(other)).join(", ");
}
