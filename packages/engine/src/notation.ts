/**
 * A board and a position in one line of text, for links, bug reports and the command line. It holds no
 * character that a link would have to escape, and can be read and changed by hand:
 *
 *   f1~2.printed~copper.silver.…~cellar.market.…~~turn:0;phase:action~hand:village.3copper;deck:gold~…~supply:province=3
 *
 * Parts are parted by ~: version; players and ruleset; basic cards; kingdom; landscapes; whose turn; each
 * player; the table. A part is a list of fields (name:value;…), cards are a list (3copper.gold, in order), and
 * what belongs to a name is written name=value,name=value. What is left out is as `Position` says.
 */
import { SetUpError } from "./board.ts";
import { determinize } from "./determinize.ts";
import type { Game } from "./game.ts";
import {
  type LastingPosition,
  type Phase,
  type PlayerPosition,
  POSITION_PHASES,
  type Position,
  positionOf,
} from "./position.ts";
import type { Seed } from "./random.ts";
import { type SetUpNames, setUpNames } from "./save.ts";

const VERSION = "f1";
const NAME = /^[a-z][a-z0-9-]*$/;
/** Longer lists than any game can hold are a mistake, or malice. */
const MOST_CARDS = 2000;

export interface WrittenGame {
  readonly setUp: SetUpNames;
  readonly position: Position;
}

const wrong = (message: string): SetUpError => new SetUpError("notation", message);

// Writing.

/** Equal neighbours are counted: 3copper.gold. */
function cards(ids: readonly string[]): string {
  const groups: { id: string; n: number }[] = [];
  for (const id of ids) {
    const last = groups.at(-1);
    if (last?.id === id) last.n++;
    else groups.push({ id, n: 1 });
  }
  return groups.map(({ id, n }) => (n === 1 ? id : `${n}${id}`)).join(".");
}

const pairs = <Value>(map: Readonly<Record<string, Value>>, write: (value: Value) => string): string =>
  Object.entries(map)
    .map(([id, value]) => `${id}=${write(value)}`)
    .join(",");

type Field = readonly [name: string, text: string | undefined];
const fields = (list: readonly Field[]): string =>
  list.flatMap(([name, text]) => (text === undefined ? [] : [`${name}:${text}`])).join(";");

const number = (n: number | undefined): string | undefined => (n === undefined ? undefined : String(n));
const listed = (ids: readonly string[] | undefined): string | undefined =>
  ids === undefined ? undefined : cards(ids);

const ZONES = ["hand", "deck", "discard", "play", "aside", "hidden", "gained", "played", "lately"] as const;
const PHASES = ["gainedIn", "playedIn"] as const;
const NUMBERS = ["vp", "debt", "turns"] as const;
const TURN_NUMBERS = ["turn", "actions", "buys", "coins", "potions", "begun", "decider"] as const;

function writePlayer(p: PlayerPosition): string {
  return fields([
    ...ZONES.map((zone): Field => [zone, listed(p[zone])]),
    ...PHASES.map((name): Field => [name, p[name]?.join(".")]),
    ["mats", p.mats === undefined ? undefined : pairs(p.mats, cards)],
    ["counters", p.counters === undefined ? undefined : pairs(p.counters, String)],
    ...NUMBERS.map((name): Field => [name, number(p[name])]),
    ["ties", p.ties?.map(([host, guest]) => `${host}=${guest}`).join(",")],
    ["guises", p.guises?.map(([place, really]) => `${place}=${really}`).join(",")],
  ]);
}

const writeTokens = (tokens: Readonly<Record<string, number>>): string =>
  Object.entries(tokens)
    .map(([name, n]) => `${n}${name}`)
    .join(".");

function writeLasting(e: LastingPosition): string {
  const parts = [
    e.effect,
    e.seat,
    e.card,
    e.named ?? e.n ?? "",
    cards(e.them ?? []),
    (e.spared ?? []).join("."),
  ];
  return parts.join("=").replace(/=+$/, "");
}

const writeOwed = ([seat, most = 0, decider]: NonNullable<Position["extraTurns"]>[number]): string =>
  decider !== undefined ? `${seat}=${most}=${decider}` : most > 0 ? `${seat}=${most}` : String(seat);

/** Writes a position on a board with these names as one line of text. */
export function writePosition({ setUp, position }: WrittenGame): string {
  const { turn, phase, bought, supply, trash, tokens, notes, lasting, extraTurns, shuffles } = position;
  const { actions, buys, coins, potions, begun, outside, extra, decider, returns, passed } = position;
  const told = { turn, actions, buys, coins, potions, begun, decider };
  return [
    VERSION,
    `${setUp.players}.${setUp.ruleset}`,
    setUp.basics.join("."),
    setUp.kingdom.join("."),
    setUp.landscapes.join("."),
    fields([
      ...TURN_NUMBERS.map((name): Field => [name, number(told[name])]),
      ["phase", phase],
      ["bought", bought === true ? "1" : undefined],
      ["again", extra?.join(".")],
      ["returns", listed(returns)],
    ]),
    ...position.players.map(writePlayer),
    fields([
      ["supply", supply && pairs(supply, (pile) => (typeof pile === "number" ? String(pile) : cards(pile)))],
      ["outside", outside && pairs(outside, cards)],
      ["trash", listed(trash)],
      ["tokens", tokens && pairs(tokens, writeTokens)],
      ["notes", notes && pairs(notes, String)],
      ["lasting", lasting?.map(writeLasting).join(",")],
      ["extra", extraTurns?.map(writeOwed).join(".")],
      ["shuffles", shuffles?.map(({ seat, cards: ids }) => `${seat}=${cards(ids)}`).join(",")],
      ["passed", passed?.map(({ from, to, card }) => `${from}=${to}=${card}`).join(",")],
    ]),
  ].join("~");
}

/** A game as one line; null in the middle of an effect, where none can be written. */
export const lineOf = (g: Game): string | null =>
  g.decision === null || g.stack.length !== 1
    ? null
    : writePosition({ setUp: setUpNames(g.board), position: positionOf(g) });

/** The same as far as a player may know it: what is hidden from them is dealt anew, by that seed. */
export const lineFor = (g: Game, seat: number, seed: Seed): string | null =>
  lineOf(determinize(g, seat, seed));

// Reading.

const parts = (text: string, by: string): string[] => (text === "" ? [] : text.split(by));

function readNumber(text: string, what: string): number {
  if (!/^-?\d{1,6}$/.test(text)) throw wrong(`"${text.slice(0, 40)}" is no number (${what}).`);
  return Number(text);
}

function readNames(text: string, what: string): string[] {
  return parts(text, ".").map((name) => {
    if (!NAME.test(name)) throw wrong(`"${name.slice(0, 40)}" is no name (${what}).`);
    return name;
  });
}

function readCards(text: string, what: string): string[] {
  const ids: string[] = [];
  for (const part of parts(text, ".")) {
    const found = /^(\d{0,3})([a-z][a-z0-9-]*)$/.exec(part);
    if (found === null) throw wrong(`"${part.slice(0, 40)}" is no card (${what}).`);
    const n = found[1] === "" ? 1 : Number(found[1]);
    if (ids.length + n > MOST_CARDS) throw wrong(`These are too many cards (${what}).`);
    for (let i = 0; i < n; i++) ids.push(found[2]);
  }
  return ids;
}

function readFields(text: string, known: readonly string[], what: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const field of parts(text, ";")) {
    const at = field.indexOf(":");
    const name = at < 0 ? field : field.slice(0, at);
    if (!known.includes(name)) throw wrong(`"${name.slice(0, 40)}" means nothing (${what}).`);
    if (found.has(name)) throw wrong(`"${name}" is said twice (${what}).`);
    found.set(name, at < 0 ? "" : field.slice(at + 1));
  }
  return found;
}

function readPairs<Value>(
  text: string,
  what: string,
  read: (value: string, name: string) => Value,
): Record<string, Value> {
  const found: [string, Value][] = parts(text, ",").map((pair) => {
    const at = pair.indexOf("=");
    const name = pair.slice(0, Math.max(0, at));
    if (!NAME.test(name)) throw wrong(`"${pair.slice(0, 40)}" names nothing (${what}).`);
    return [name, read(pair.slice(at + 1), name)];
  });
  return Object.fromEntries(found);
}

const digits = (text: string): boolean => /^-?\d+$/.test(text);

function readPlayer(text: string): PlayerPosition {
  const known = [...ZONES, ...PHASES, "mats", "counters", ...NUMBERS, "ties", "guises"];
  const json: Record<string, unknown> = {};
  for (const [name, value] of readFields(text, known, "a player")) {
    const places = (): [number, string][] =>
      parts(value, ",").map((pair) => {
        const [place, other = ""] = pair.split("=");
        return [readNumber(place, name), other];
      });
    if (name === "mats") json.mats = readPairs(value, name, readCards);
    else if (name === "counters") json.counters = readPairs(value, name, readNumber);
    else if (PHASES.some((n) => n === name))
      json[name] = parts(value, ".").map((phase) => readNumber(phase, name));
    else if (name === "guises") json.guises = places();
    else if (name === "ties")
      json.ties = places().map(([host, guest]) => [host, digits(guest) ? Number(guest) : guest]);
    else json[name] = NUMBERS.some((n) => n === name) ? readNumber(value, name) : readCards(value, name);
  }
  return json;
}

function readLasting(text: string): LastingPosition {
  const [effect, seat = "", card = "", extra = "", them = "", spared = ""] = text.split("=");
  return {
    effect,
    seat: readNumber(seat, "lasting"),
    card,
    ...(extra === "" ? {} : digits(extra) ? { n: Number(extra) } : { named: extra }),
    ...(them === "" ? {} : { them: readCards(them, "lasting") }),
    ...(spared === "" ? {} : { spared: spared.split(".").map((n) => readNumber(n, "lasting")) }),
  };
}

function readTokens(text: string): Record<string, number> {
  return Object.fromEntries(
    parts(text, ".").map((part) => {
      const found = /^(\d{1,4})([a-z][a-z0-9-]*(?:@\d)?)$/.exec(part);
      if (found === null) throw wrong(`"${part.slice(0, 40)}" are no tokens.`);
      return [found[2], Number(found[1])];
    }),
  );
}

const TABLE = ["supply", "outside", "trash", "tokens", "notes", "lasting", "extra", "shuffles", "passed"];

function readTable(text: string): Omit<Position, "players"> {
  const json: Record<string, unknown> = {};
  for (const [name, value] of readFields(text, TABLE, "the table")) {
    if (name === "supply")
      json.supply = readPairs(value, name, (pile) => (digits(pile) ? Number(pile) : readCards(pile, name)));
    else if (name === "outside") json.outside = readPairs(value, name, readCards);
    else if (name === "trash") json.trash = readCards(value, name);
    else if (name === "tokens") json.tokens = readPairs(value, name, readTokens);
    else if (name === "notes")
      json.notes = readPairs(value, name, (noted) => (digits(noted) ? Number(noted) : noted));
    else if (name === "lasting") json.lasting = parts(value, ",").map(readLasting);
    else if (name === "extra")
      json.extraTurns = parts(value, ".").map((owed) => owed.split("=").map((n) => readNumber(n, name)));
    else if (name === "passed")
      json.passed = parts(value, ",").map((pass) => {
        const [from, to = "", card = ""] = pass.split("=");
        return { from: readNumber(from, name), to: readNumber(to, name), card };
      });
    else
      json.shuffles = parts(value, ",").map((pair) => {
        const [seat, ids = ""] = pair.split("=");
        return { seat: readNumber(seat, name), cards: readCards(ids, name) };
      });
  }
  return json;
}

const TURN_FIELDS = [...TURN_NUMBERS, "phase", "bought", "again", "returns"];

function readTurn(text: string): Omit<Position, "players"> {
  const json: Record<string, unknown> = {};
  for (const [name, value] of readFields(text, TURN_FIELDS, "whose turn")) {
    if (name === "phase") {
      if (!POSITION_PHASES.includes(value as Phase)) throw wrong(`"${value.slice(0, 40)}" is no phase.`);
      json.phase = value;
    } else if (name === "bought") json.bought = value === "1";
    else if (name === "returns") json.returns = readCards(value, name);
    else if (name === "again") {
      const [regular = "", again = ""] = value.split(".");
      json.extra = [readNumber(regular, name), readNumber(again, name)];
    } else json[name] = readNumber(value, name);
  }
  return json;
}

/** Reads a line that `writePosition` or a person wrote. Throws a SetUpError that says what is wrong. */
export function readPosition(line: string): WrittenGame {
  const all = line.trim().split("~");
  if (all[0] !== VERSION) throw wrong(`A position begins with ${VERSION}~.`);
  const [players = "", ruleset = ""] = (all[1] ?? "").split(".");
  const seats = readNumber(players, "players");
  if (seats < 1 || seats > 6) throw wrong(`A game is for two to six players, not ${seats}.`);
  if (ruleset !== "printed" && ruleset !== "current") throw wrong("The ruleset is printed or current.");
  if (all.length !== 6 + seats + 1)
    throw wrong(`A position for ${seats} players has ${6 + seats + 1} parts, this one ${all.length}.`);
  return {
    setUp: {
      players: seats,
      ruleset,
      basics: readNames(all[2], "basic cards"),
      kingdom: readNames(all[3], "kingdom"),
      landscapes: readNames(all[4], "landscapes"),
    },
    position: {
      players: all.slice(6, 6 + seats).map(readPlayer),
      ...readTurn(all[5]),
      ...readTable(all[6 + seats]),
    },
  };
}
