/**
 * Saves of the first version as the present one would write them. They listed numbers by their places; what
 * is wrong in them is found by whoever reads the result, so that nothing is checked twice.
 */
import type { Board } from "./board.ts";

/** The version of saves that do not say which they are. */
export const FIRST_VERSION = 1;

const NUMBERS = [
  "player",
  "turn",
  "phase",
  "actions",
  "buys",
  "coins",
  "emptyPiles",
  "idleTurns",
  "serial",
  "revealed",
];
const COUNTERS = ["vp", "debt", "turns"];
const CARD_LISTS = ["hand", "deck", "discard", "play", "aside", "hidden", "ties", "guises"];
const REGISTERS = ["pc", "who", "card", "it", "at", "n", "by", "mask", "lasting", "turnOf"];

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === "object" && x !== null && !Array.isArray(x);

/** A list by place as values by name; whatever is no such list is left for the reader to refuse. */
const byName = (x: unknown, names: readonly string[]): unknown =>
  Array.isArray(x) && x.length === names.length
    ? Object.fromEntries(names.map((name, i) => [name, x[i]]))
    : undefined;

const each = (x: unknown, change: (one: unknown) => unknown): unknown =>
  Array.isArray(x) ? x.map(change) : x;

function player(x: unknown, board: Board): unknown {
  if (!Array.isArray(x)) return x;
  const [numbers, ...zones] = x as unknown[];
  if (!Array.isArray(numbers)) return x;
  const lists = byName(zones.slice(0, CARD_LISTS.length), CARD_LISTS);
  return {
    ...(isRecord(lists) ? lists : {}),
    numbers: byName(numbers.slice(0, COUNTERS.length), COUNTERS),
    ...(board.counters.length > 0 ? { counters: numbers.slice(COUNTERS.length) } : {}),
    ...(board.mats.length > 0 ? { mats: zones.slice(CARD_LISTS.length) } : {}),
  };
}

const frame = (x: unknown): unknown => (isRecord(x) ? { ...x, at: byName(x.at, REGISTERS) } : x);

/** The state of a save of the first version, as it is written now. */
export function modern(state: unknown, board: Board): unknown {
  if (!isRecord(state)) return state;
  return {
    ...state,
    numbers: byName(state.numbers, NUMBERS),
    players: each(state.players, (one) => player(one, board)),
    stack: each(state.stack, frame),
  };
}
