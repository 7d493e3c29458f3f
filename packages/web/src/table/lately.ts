/**
 * What everybody did last, as their plates show it: the cards played in the latest turn, and the last card that was
 * bought. Read off the events, so it is there after a reload and in a replay.
 */
import type { EventJSON } from "@fiefdom/protocol";

export interface Lately {
  /** The last card bought; null as long as nothing was. */
  readonly bought: string | null;
  /** What was played in their latest turn, in order. */
  readonly played: readonly string[];
}

const NOTHING: Lately = { bought: null, played: [] };

export function latelyOf(events: readonly EventJSON[], players: number): readonly Lately[] {
  const found = Array.from({ length: players }, () => ({
    bought: null as string | null,
    played: [] as string[],
  }));
  let turn = -1;
  for (const { what, who, cards } of events) {
    const one = found[who];
    if (one === undefined) continue;
    if (what === "turn") {
      turn = who;
      one.played = [];
    } else if (what === "play" && who === turn && cards !== undefined) one.played.push(...cards);
    else if (what === "buy" && cards !== undefined) one.bought = cards.at(-1) ?? one.bought;
  }
  return found.map((one) => (one.bought === null && one.played.length === 0 ? NOTHING : one));
}

/** Equal ones as one, in the order in which they came. */
export function counted(ids: readonly string[]): [id: string, n: number][] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts];
}
