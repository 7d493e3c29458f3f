/** The names a scenario may use: cards, piles, Events and Landmarks by id or English name. */

import { basics, cards, type PileEntry, piles, pileWith, toId } from "@fiefdom/cards";
import { distance } from "@fiefdom/cards/nearest";
import { type CardDef, isPile } from "@fiefdom/engine/card";
import { pileName } from "@fiefdom/text";

export interface Known {
  readonly id: string;
  readonly what: "basic" | "colonies" | "kingdom" | "pile" | "landscape";
  /** The pile that a Kingdom card brings into the game. */
  readonly pile?: PileEntry;
  readonly def?: CardDef;
}

const known = new Map<string, Known>();
for (const [id, def] of cards) {
  const pile = pileWith(id);
  if (pile !== undefined) known.set(id, { id, what: "kingdom", pile, def });
  else if (def.kind !== "basic") known.set(id, { id, what: "landscape", def });
  else known.set(id, { id, what: basics.includes(def) ? "basic" : "colonies", def });
}
for (const [id, pile] of piles) if (isPile(pile)) known.set(id, { id, what: "pile", pile });

export const find = (name: string): Known | undefined => known.get(toId(name));

/** A name for people: "kings-court" is King's Court. */
export const nameOf = (id: string): string => pileName(id, "en");

/** What was probably meant by a name that is not known. */
export function suggestion(name: string, among: Iterable<string> = known.keys()): string {
  const wanted = toId(name);
  const near = [...among]
    .map((other) => ({ other, d: distance(wanted, toId(other)) }))
    .filter(({ other, d }) => other.length > 2 && d <= Math.ceil(other.length / 3))
    .sort((a, b) => a.d - b.d)
    .filter(({ d }, _, all) => d === all[0].d)
    .slice(0, 3);
  return near.length === 0
    ? ""
    : ` Did you mean ${near.map(({ other }) => (known.has(other) ? nameOf(other) : other)).join(" or ")}?`;
}
