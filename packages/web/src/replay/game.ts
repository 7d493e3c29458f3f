/**
 * A game to look at, wherever it comes from: kept in this browser, brought as a file or inside a link, or
 * fetched from a server. What comes from outside is read with care; nothing behind this door doubts it.
 */
import type { Keepsake } from "@fiefdom/local";
import { PLAN_BOT } from "@fiefdom/local/messages";
import type { PlaceJSON } from "@fiefdom/protocol";

export type GameRecord = Keepsake["record"];

export interface Sitter {
  /** Empty for somebody who gave no name. */
  readonly name: string;
  /** The bot by its name in the roster; null for a person. */
  readonly bot: string | null;
}

export interface RecordedGame {
  readonly fiefdom: "game";
  readonly id: string;
  /** When it ended, in milliseconds; null if nobody wrote that down. */
  readonly ended: number | null;
  readonly seats: readonly Sitter[];
  /** Where the person of this browser sat; -1 if that is not known. */
  readonly you: number;
  readonly result: readonly PlaceJSON[] | null;
  readonly record: GameRecord;
  /** A server says that this version can't play it as it was played. */
  readonly unreplayable?: true;
}

/** What was brought is no game. */
export class NotAGame extends Error {}

const LONGEST_NAME = 40;
/** Games kept here have ids of their own kind, made of what they are: one game is kept once. */
const HERE = "local-";

export const isKeptId = (id: string): boolean => id.startsWith(HERE);

/** The same record gives the same id. */
export function idOf({ seed, setUp, answers }: GameRecord): string {
  const text = JSON.stringify([seed, setUp, answers]);
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return `${HERE}${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}

/** A finished game of this browser. `name` is what the person calls themselves, empty if they never said. */
export function finishedGame(kept: Keepsake, name: string, ended: number): RecordedGame {
  const { setting, record, result } = kept;
  const you = setting.bots.indexOf("");
  return {
    fiefdom: "game",
    id: idOf(record),
    ended,
    seats: setting.names.map((called, seat) => ({
      name: seat === you ? name : called,
      // What follows a plan of somebody's own is no bot that could be asked to another table.
      bot: setting.bots[seat] === PLAN_BOT ? null : setting.bots[seat] || null,
    })),
    you,
    result: result ?? null,
    record,
  };
}

type Loose = Readonly<Record<string, unknown>>;

const isThing = (x: unknown): x is Loose => typeof x === "object" && x !== null && !Array.isArray(x);
const isNumber = (x: unknown): x is number => typeof x === "number" && Number.isFinite(x);
const isStrings = (x: unknown): x is string[] => Array.isArray(x) && x.every((y) => typeof y === "string");

function recordIn(x: unknown): GameRecord | null {
  if (!isThing(x) || x.fiefdom !== "record" || !isThing(x.setUp)) return null;
  const { players, ruleset, basics, kingdom, landscapes } = x.setUp;
  const sound =
    isNumber(players) &&
    Number.isInteger(players) &&
    players >= 2 &&
    players <= 6 &&
    typeof ruleset === "string" &&
    isStrings(basics) &&
    isStrings(kingdom) &&
    isStrings(landscapes) &&
    (typeof x.seed === "string" || isNumber(x.seed)) &&
    isNumber(x.first) &&
    Array.isArray(x.answers) &&
    x.answers.every(
      (given) => Array.isArray(given) && isNumber(given[0]) && isStrings((given as unknown[]).slice(1)),
    );
  return sound ? (x as unknown as GameRecord) : null;
}

const isPlace = (x: unknown, players: number): boolean =>
  isThing(x) &&
  isNumber(x.seat) &&
  x.seat >= 0 &&
  x.seat < players &&
  isNumber(x.place) &&
  isNumber(x.turns) &&
  isThing(x.score) &&
  isNumber(x.score.total) &&
  Array.isArray(x.score.parts) &&
  x.score.parts.every(
    (part) => isThing(part) && typeof part.source === "string" && isNumber(part.count) && isNumber(part.vp),
  );

function resultIn(x: unknown, players: number): readonly PlaceJSON[] | null {
  const sound = Array.isArray(x) && x.length === players && x.every((row) => isPlace(row, players));
  return sound ? (x as readonly PlaceJSON[]) : null;
}

function sitterIn(x: unknown): Sitter {
  const { name, bot }: Loose = isThing(x) ? x : {};
  return {
    name:
      typeof name === "string"
        ? name
            .replace(/\p{C}+/gu, " ")
            .trim()
            .slice(0, LONGEST_NAME)
        : "",
    bot: typeof bot === "string" && bot !== "" ? bot.slice(0, LONGEST_NAME) : null,
  };
}

/** Who sat where: a list of its own, or names and bots side by side. */
function sittersIn(x: Loose, players: number): Sitter[] {
  const setting = isThing(x.setting) ? x.setting : {};
  const names = isStrings(setting.names) ? setting.names : [];
  const bots = isStrings(setting.bots) ? setting.bots : [];
  const listed = Array.isArray(x.seats) ? (x.seats as unknown[]) : [];
  return Array.from({ length: players }, (_, seat) =>
    sitterIn(listed[seat] ?? { name: names[seat], bot: bots[seat] }),
  );
}

/**
 * Reads a game: one of ours, a server's, a bare record, or a table as this browser keeps it. `id` is for games
 * that a server knows by one.
 */
export function readGame(x: unknown, id?: string): RecordedGame {
  const record = isThing(x) ? (recordIn(x.record) ?? recordIn(x)) : null;
  if (record === null || !isThing(x)) throw new NotAGame("no record inside");
  const { players } = record.setUp;
  const you = isNumber(x.you) && Number.isInteger(x.you) && x.you >= 0 && x.you < players ? x.you : -1;
  return {
    fiefdom: "game",
    id: id ?? idOf(record),
    ended: isNumber(x.ended) ? x.ended : null,
    seats: sittersIn(x, players),
    you,
    result: resultIn(x.result, players),
    record,
    ...(x.unreplayable === true ? { unreplayable: true } : {}),
  };
}

export function readGameText(text: string): RecordedGame {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new NotAGame("no JSON");
  }
  return readGame(read);
}
