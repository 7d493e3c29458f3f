/** The names a scenario may use: cards, piles, Events and Landmarks by id or English name. */

import { basicsWithColonies, sets, toId } from "@fiefdom/cards";
import { distance } from "@fiefdom/cards/nearest";
import { type CardDef, isPile, type PileDef } from "@fiefdom/engine/card";
import { pileName } from "@fiefdom/text";

export interface Known {
  readonly id: string;
  readonly what: "basic" | "colonies" | "kingdom" | "pile" | "landscape";
  /** The pile that a Kingdom card brings into the game. */
  readonly pile?: CardDef | PileDef;
  readonly def?: CardDef;
}

const always = new Set(["copper", "silver", "gold", "estate", "duchy", "province", "curse"]);
const known = new Map<string, Known>();
for (const def of basicsWithColonies) {
  known.set(def.id, { id: def.id, what: always.has(def.id) ? "basic" : "colonies", def });
}
for (const set of sets) {
  for (const entry of set.kingdom) {
    if (!isPile(entry)) {
      known.set(entry.id, { id: entry.id, what: "kingdom", pile: entry, def: entry });
      continue;
    }
    known.set(entry.id, { id: entry.id, what: "pile", pile: entry });
    for (const def of entry.cards) known.set(def.id, { id: def.id, what: "kingdom", pile: entry, def });
  }
  for (const def of set.landscapes) known.set(def.id, { id: def.id, what: "landscape", def });
}

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
