/**
 * Events on the wire name cards and zones; the engine's log numbers them. These two functions are the way
 * over and back, so that the sentences of @fiefdom/text can be told from either.
 */
import type { Board } from "@fiefdom/engine/board";
import { zoneNames } from "@fiefdom/engine/game";
import type { SeenEntry } from "@fiefdom/engine/log";
import type { EventJSON } from "./server.ts";

/** The zones that these events name, numbered: those of every game, then the mats that occur. */
export const zonesIn = (events: readonly EventJSON[]): readonly string[] => [
  ...new Set([...zoneNames([]), ...events.flatMap(({ from, to }) => [from, to])]),
];

export function eventJSON(board: Board, entry: SeenEntry): EventJSON {
  const id = (kind: number): string => board.kinds[kind].id;
  return {
    what: entry.what,
    who: entry.who,
    n: entry.n,
    ...(entry.cards === undefined ? {} : { cards: entry.cards.map(id) }),
    source: entry.source < 0 ? null : id(entry.source),
    from: board.zoneNames[entry.from],
    to: board.zoneNames[entry.to],
  };
}

/** Events as the log's entries again, with cards and zones numbered by their places in these lists. */
export function seenEntries(
  events: readonly EventJSON[],
  cards: readonly string[],
  zones: readonly string[],
): SeenEntry[] {
  const numbers = new Map(cards.map((id, i) => [id, i]));
  const number = (id: string): number => numbers.get(id) ?? -1;
  return events.map((event) => ({
    what: event.what,
    who: event.who,
    n: event.n,
    ...(event.cards === undefined ? {} : { cards: event.cards.map(number) }),
    source: event.source === null ? -1 : number(event.source),
    from: zones.indexOf(event.from),
    to: zones.indexOf(event.to),
  }));
}
