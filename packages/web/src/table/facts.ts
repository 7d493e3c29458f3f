/** What the cards of this game are just now: as printed, but for those that the view says are more than that. */
import type { CardFacts } from "@fiefdom/protocol/server";
import type { View } from "../session/types.ts";

export function factsNow(
  printed: ReadonlyMap<string, CardFacts>,
  types: View["types"],
): ReadonlyMap<string, CardFacts> {
  if (types === undefined) return printed;
  return new Map([...printed].map(([id, facts]) => [id, { ...facts, types: types[id] ?? facts.types }]));
}
