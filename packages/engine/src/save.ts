/**
 * Saving and loading a game at any decision. A save names programs, abilities and cards by their stable
 * ids, carries the engine's version and a checksum, and is either loaded whole or refused with a reason.
 * Numbers are written by name and left out where they are as at first, so that a mechanism may bring new
 * ones along; saves of the first version, which listed them by place, are read too (see modern.ts).
 */

import { ABILITIES, abilityById, EVENT_COUNT, LASTING, lastingDefById } from "./ability.ts";
import { lookAgain } from "./alter.ts";
import type { Board } from "./board.ts";
import { choices } from "./decisions.ts";
import {
  clone,
  type Decision,
  deciderIn,
  doneBy,
  Frame,
  Game,
  type Happening,
  KINDS,
  kindOf,
  type Lasting,
  MOST_IN_A_ROW,
  NONE,
  NOWHERE,
  owedTurn,
  ownerOf,
  PHASE_NAMES,
  PLAYER_ZONES,
  Player,
  phaseOf,
  SETTLED,
  SUPPLY,
  TRASH,
  type Trigger,
  zone,
  zonesOf,
} from "./game.ts";
import { FIRST_VERSION, modern } from "./modern.ts";
import type { Pass } from "./passed.ts";
import { PROGRAMS, programById } from "./program.ts";
import { wordsFor } from "./random.ts";
import { ENGINE_VERSION } from "./version.ts";

export class SaveError extends Error {
  readonly code: "foreign" | "corrupted" | "other-version" | "unknown-cards";
  constructor(code: SaveError["code"], message: string) {
    super(message);
    this.name = "SaveError";
    this.code = code;
  }
}

/** What a board is made of, by name. */
export interface SetUpNames {
  readonly players: number;
  readonly ruleset: string;
  readonly basics: readonly string[];
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
}

/** A board's set-up, made once: its names, how they are written, and where a checksum goes on from there. */
interface SetUpText {
  readonly names: SetUpNames;
  readonly text: string;
  readonly sum: number;
}

const SET_UPS = new WeakMap<Board, SetUpText>();

function setUpText(board: Board): SetUpText {
  const known = SET_UPS.get(board);
  if (known !== undefined) return known;
  const names = namesOf(board);
  const text = JSON.stringify(names);
  const made = { names, text, sum: sumOf(text) };
  SET_UPS.set(board, made);
  return made;
}

export const setUpNames = (board: Board): SetUpNames => setUpText(board).names;

function namesOf(board: Board): SetUpNames {
  const ids = board.piles.map((pile) => pile.id);
  const basics = board.kinds
    .filter((def) => def.kind === "basic" && !board.brought.has(def.id))
    .map((def) => def.id);
  return {
    players: board.players,
    ruleset: board.ruleset,
    basics,
    kingdom: ids.filter((id) => !basics.includes(id) && !board.brought.has(id)),
    landscapes: board.landscapes.map((kind) => board.kinds[kind].id).filter((id) => !board.brought.has(id)),
  };
}

/** The numbers of a game, with what they are at first, and where nothing is written. */
const NUMBERS = {
  player: 0,
  turn: 0,
  phase: 0,
  actions: 0,
  buys: 0,
  coins: 0,
  potions: 0,
  emptyPiles: 0,
  idleTurns: 0,
  serial: 1,
  revealed: 0,
  extra: 0,
  regular: 0,
  again: 0,
  decider: NONE,
} as const;
const NUMBER_NAMES = Object.keys(NUMBERS) as (keyof typeof NUMBERS)[];
const LISTS = [
  "piles",
  "tokens",
  "notes",
  "trash",
  "plays",
  "gains",
  "extraTurns",
  "returns",
  "random",
] as const;
/** What a player has beside zones: lists of cards. */
const PAIRS = ["ties", "guises"] as const;
const CARD_LISTS = [...PLAYER_ZONES.map(({ field }) => field), ...PAIRS];
const COUNTERS = { vp: 0, debt: 0, turns: 0 } as const;
/** The registers of a frame, with what they hold where nothing else is written. */
const REGISTERS = {
  pc: 0,
  who: 0,
  card: NONE,
  it: NONE,
  at: NOWHERE,
  n: 0,
  kept: 0,
  by: NONE,
  mask: 0,
  lasting: NONE,
  turnOf: 0,
} as const;

/** How saves are written now. */
const SAVE_VERSION = 2;

type Json = unknown;

/** Numbers by name, less those that are as they are where nothing is written. */
function written<Name extends string>(
  usual: Readonly<Record<Name, number>>,
  from: NoInfer<Readonly<Record<Name, number>>>,
): Partial<Record<Name, number>> {
  const json: Partial<Record<Name, number>> = {};
  for (const name in usual) if (from[name] !== usual[name]) json[name] = from[name];
  return json;
}

const happening = (e: Happening): Json => [e.on, e.by, e.it, e.at, e.n];
const trigger = (t: Trigger): Json => [
  ABILITIES[t.ability].id,
  t.who,
  t.card,
  t.lasting,
  t.them,
  happening(t.event),
];

function frame(f: Frame): Json {
  const json: Record<string, Json> = {
    program: PROGRAMS[f.program].id,
    at: written(REGISTERS, f),
  };
  if (f.them.length > 0) json.them = f.them;
  if (f.picked.length > 0) json.picked = f.picked;
  if (f.shown.length > 0) json.shown = f.shown;
  if (f.triggers.length > 0) json.triggers = f.triggers.map(trigger);
  if (f.events.length > 0) json.events = f.events.map(happening);
  return json;
}

function player(p: Player): Json {
  const json: Record<string, Json> = { numbers: written(COUNTERS, p) };
  for (const field of CARD_LISTS) if (p[field].length > 0) json[field] = p[field];
  if (p.counters.length > 0) json.counters = p.counters;
  if (p.mats.length > 0) json.mats = p.mats;
  if (p.lately.length > 0) json.lately = p.lately;
  return json;
}

/** The whole state as plain JSON. */
export function stateJSON(g: Game): Json {
  const json: Record<string, Json> = {
    numbers: written(NUMBERS, g),
    treasuresOver: g.treasuresOver,
    over: g.over,
    players: g.players.map(player),
    stack: g.stack.map(frame),
    decision: g.decision,
  };
  for (const field of LISTS) if (g[field].length > 0) json[field] = g[field];
  if (g.mixed.length > 0) json.mixed = g.mixed;
  if (g.outside.length > 0) json.outside = g.outside;
  if (g.rigged.length > 0) json.rigged = g.rigged;
  if (g.passed.length > 0) json.passed = g.passed;
  if (g.lasting.length > 0) {
    json.lasting = g.lasting.map((e) => [LASTING[e.def].id, e.id, e.who, e.card, e.n, e.mask, e.them]);
  }
  return json;
}

/** What stands before the set-up in the text of a save, after it, and before the state. */
const SET_UP = '"setUp":';
const CHECK = ',"check":';
const STATE = ',"state":';
/** What every save begins with. */
const HEAD = JSON.stringify({ fiefdom: "save", version: SAVE_VERSION, engine: ENGINE_VERSION }).slice(0, -1);

/** Saves the game as it stands, in the middle of whatever is going on, as one line of text. */
export function save(g: Game): string {
  const state = JSON.stringify(stateJSON(g));
  const { text, sum } = setUpText(g.board);
  return `${HEAD},${SET_UP}${text}${CHECK}"${inHex(sumOf(state, sum))}"${STATE}${state}}`;
}

const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a: enough to notice a file that was cut off, merged or edited. Goes on from what came before. */
function sumOf(text: string, before: number = FNV_BASIS): number {
  let h = before;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), FNV_PRIME);
  return h;
}

const inHex = (sum: number): string => (sum >>> 0).toString(16).padStart(8, "0");

const corrupted = (what: string): SaveError =>
  new SaveError("corrupted", `The saved game is damaged: ${what}.`);

function isRecord(x: unknown): x is Record<string, unknown> {
  return typeof x === "object" && x !== null && !Array.isArray(x);
}

/** Checks what was read as it goes, so that a damaged save never becomes a game. */
class Reader {
  readonly board: Board;
  constructor(board: Board) {
    this.board = board;
  }
  record(x: unknown, what: string): Record<string, unknown> {
    if (!isRecord(x)) throw corrupted(`${what} is missing`);
    return x;
  }
  list(x: unknown, what: string): unknown[] {
    if (!Array.isArray(x)) throw corrupted(`${what} is not a list`);
    return x;
  }
  whole(x: unknown, what: string): number {
    if (typeof x !== "number" || !Number.isSafeInteger(x)) throw corrupted(`${what} is not a whole number`);
    return x;
  }
  within(x: unknown, low: number, high: number, what: string): number {
    const n = this.whole(x, what);
    if (n < low || n > high) throw corrupted(`${what} is out of range`);
    return n;
  }
  numbers(x: unknown, what: string, length?: number): number[] {
    const list = this.list(x, what);
    for (let i = 0; i < list.length; i++)
      if (!Number.isSafeInteger(list[i])) throw corrupted(`${what} is not a whole number`);
    if (length !== undefined && list.length !== length) throw corrupted(`${what} has the wrong length`);
    return list as number[];
  }
  /** Reads numbers by name into something new: none that is unknown; where nothing is written they are as at first. */
  named<Name extends string>(
    x: unknown,
    usual: Readonly<Record<Name, number>>,
    into: NoInfer<Record<Name, number>>,
    what: string,
  ): void {
    const json = this.record(x, what);
    for (const name in json) {
      if (!Object.hasOwn(usual, name)) throw corrupted(`${what} has an unknown number`);
      into[name as Name] = this.whole(json[name], what);
    }
  }
  cards(x: unknown, what: string): number[] {
    const list = this.numbers(x, what);
    for (const card of list)
      if (card < 0 || kindOf(card) >= this.board.kinds.length)
        throw corrupted(`${what} names an unknown card`);
    return list;
  }
  /** A seat, or nobody. */
  seat(n: number, what: string): number {
    return this.within(n, NONE, this.board.players - 1, what);
  }
  zone(n: unknown, what: string): number {
    return this.within(n, 0, this.board.zoneNames.length - 1, what);
  }
  /** A card, a kind, or nothing. */
  thing(n: number, what: string): number {
    if (n < NONE || (n !== NONE && kindOf(n) >= this.board.kinds.length))
      throw corrupted(`${what} names an unknown card`);
    return n;
  }
  /** Pairs of a seat and a kind in one number. */
  doings(list: readonly number[], what: string): void {
    for (const n of list)
      if (
        n < 0 ||
        doneBy(n) >= this.board.players ||
        phaseOf(n) >= PHASE_NAMES.length ||
        kindOf(n) >= this.board.kinds.length
      )
        throw corrupted(`${what} is out of range`);
  }
  flag(x: unknown, what: string): boolean {
    if (typeof x !== "boolean") throw corrupted(`${what} is not yes or no`);
    return x;
  }
}

const gone = (id: unknown): SaveError =>
  new SaveError(
    "other-version",
    `The saved game is in the middle of ${String(id)}, which this version (${ENGINE_VERSION}) does not know. It can't be resumed here.`,
  );

function readHappening(r: Reader, x: unknown): Happening {
  const [on, by, it, at, n] = r.numbers(x, "an event", 5);
  return {
    on: r.within(on, 0, EVENT_COUNT - 1, "an event"),
    by: r.seat(by, "an event"),
    it: r.thing(it, "an event"),
    at: r.zone(at, "an event"),
    n,
  };
}

function readTrigger(r: Reader, x: unknown): Trigger {
  const [id, who, card, lasting, them, event] = r.list(x, "a trigger");
  const found = typeof id === "string" ? abilityById(id) : undefined;
  if (found === undefined) throw gone(id);
  return {
    ability: found.index,
    who: r.within(who, 0, r.board.players - 1, "a trigger"),
    card: r.thing(r.whole(card, "a trigger"), "a trigger"),
    lasting: r.whole(lasting, "a trigger"),
    them: r.cards(them, "a trigger"),
    event: readHappening(r, event),
  };
}

function readFrame(r: Reader, x: unknown): Frame {
  const json = r.record(x, "a frame");
  const program = typeof json.program === "string" ? programById(json.program) : undefined;
  if (program === undefined) throw gone(json.program);
  const f = new Frame(program.index, 0, NONE, NONE);
  r.named(json.at, REGISTERS, f, "a frame");
  r.within(f.pc, 0, program.steps.length, "a frame's place");
  r.within(f.who, 0, r.board.players - 1, "a frame's player");
  r.seat(f.by, "a frame's player");
  r.thing(f.card, "a frame");
  r.thing(f.it, "a frame");
  r.zone(f.at, "a frame's zone");
  r.within(f.mask, 0, (1 << r.board.players) - 1, "a frame");
  r.within(f.turnOf, 0, r.board.players, "a frame");
  if (json.them !== undefined) f.them = r.cards(json.them, "a frame");
  if (json.picked !== undefined) f.picked = r.cards(json.picked, "a frame");
  if (json.shown !== undefined) f.shown = r.cards(json.shown, "a frame");
  if (json.triggers !== undefined)
    f.triggers = r.list(json.triggers, "triggers").map((t) => readTrigger(r, t));
  if (json.events !== undefined) f.events = r.list(json.events, "events").map((e) => readHappening(r, e));
  return f;
}

function readDecision(r: Reader, x: unknown): Decision | null {
  if (x === null) return null;
  const json = r.record(x, "the decision");
  if (typeof json.verb !== "string") throw corrupted("the decision has no verb");
  const labels = json.labels === null ? null : r.list(json.labels, "the decision").map(String);
  return {
    who: r.within(json.who, 0, r.board.players - 1, "the decision"),
    verb: json.verb,
    source: r.whole(json.source, "the decision"),
    options: r.numbers(json.options, "the options"),
    min: r.whole(json.min, "the decision"),
    max: r.whole(json.max, "the decision"),
    zone: r.zone(json.zone, "the decision"),
    ordered: r.flag(json.ordered, "the decision"),
    about: r.numbers(json.about, "the decision"),
    labels,
  };
}

function readPlayer(r: Reader, x: unknown): Player {
  const { mats, counters } = r.board;
  const json = r.record(x, "a player");
  const player = new Player();
  r.named(json.numbers, COUNTERS, player, "a player");
  for (const field of CARD_LISTS)
    if (json[field] !== undefined) player[field] = r.cards(json[field], `a player's ${field}`);
  if (json.counters !== undefined) player.counters = r.numbers(json.counters, "a player's counters");
  if (json.mats !== undefined)
    player.mats = r.list(json.mats, "a player's mats").map((cards) => r.cards(cards, "a mat"));
  if (json.lately !== undefined) player.lately = r.cards(json.lately, "a player's last turn");
  if (player.mats.length !== mats.length || player.counters.length !== counters.length)
    throw corrupted("a player's zones are incomplete");
  return player;
}

/** Builds a game from a state that was read; throws a SaveError and builds nothing if anything is wrong. */
function gameFromState(board: Board, x: unknown): Game {
  const r = new Reader(board);
  const json = r.record(x, "the state");
  const g = new Game(board);
  r.named(json.numbers, NUMBERS, g, "the state");
  r.within(g.player, 0, board.players - 1, "the player");
  r.within(g.phase, 0, PHASE_NAMES.length - 1, "the phase");
  g.treasuresOver = r.flag(json.treasuresOver, "the state");
  g.over = r.flag(json.over, "the state");
  for (const field of LISTS) if (json[field] !== undefined) g[field] = r.numbers(json[field], field);
  if (g.piles.length !== board.piles.length) throw corrupted("the piles do not fit the kingdom");
  if (g.random.length !== wordsFor(board.players)) throw corrupted("the random numbers are incomplete");
  if (json.mixed !== undefined) g.mixed = r.list(json.mixed, "piles").map((pile) => r.cards(pile, "a pile"));
  if (g.mixed.length !== board.mixedPiles) throw corrupted("the piles do not fit the kingdom");
  if (json.outside !== undefined)
    g.outside = r.list(json.outside, "piles").map((pile) => r.cards(pile, "a pile"));
  if (g.outside.length !== board.outside.length) throw corrupted("the piles do not fit the kingdom");
  if (json.rigged !== undefined)
    g.rigged = r.list(json.rigged, "shuffles").map((s) => r.numbers(s, "a shuffle"));
  if (json.passed !== undefined)
    g.passed = r.list(json.passed, "passed cards").map((s): Pass => {
      const [from, to, kind] = r.numbers(s, "a passed card");
      return [from, to, kind];
    });
  g.players = r.list(json.players, "the players").map((p) => readPlayer(r, p));
  if (g.players.length !== board.players) throw corrupted("the number of players is wrong");
  g.stack = r.list(json.stack, "the stack").map((f) => readFrame(r, f));
  g.decision = readDecision(r, json.decision);
  if (!g.over && (g.decision === null || g.stack.length === 0)) throw corrupted("nothing is pending");
  if (json.lasting !== undefined) {
    g.lasting = r.list(json.lasting, "lasting effects").map((e): Lasting => {
      const [id, serial, who, card, n, mask, them] = r.list(e, "a lasting effect");
      const def = typeof id === "string" ? lastingDefById(id) : undefined;
      if (def === undefined) throw gone(id);
      const [a, b, c, d, m] = r.numbers([serial, who, card, n, mask], "a lasting effect");
      r.within(b, 0, board.players - 1, "a lasting effect");
      r.cards([c], "a lasting effect");
      if (def.names) r.within(d, 0, board.kinds.length - 1, "a lasting effect");
      r.within(m, 0, (1 << board.players) - 1, "a lasting effect");
      return {
        id: a,
        def: def.index,
        who: b,
        card: c,
        n: d,
        mask: m,
        them: r.cards(them, "a lasting effect"),
      };
    });
  }
  lookAgain(g);
  fits(r, g);
  return g;
}

/** No turn that is owed is a larger number. */
const MOST_OWED = owedTurn(MOST_IN_A_ROW, MOST_IN_A_ROW, MOST_IN_A_ROW - 1);

const sameList = <Thing>(a: readonly Thing[], b: readonly Thing[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** Is it the same question, whatever the order of its options? */
function sameQuestion(a: Decision | null, b: Decision | null): boolean {
  if (a === null || b === null) return a === b;
  const sorted = ({ options }: Decision): number[] => options.slice().sort((one, other) => one - other);
  return (
    a.who === b.who &&
    a.verb === b.verb &&
    a.source === b.source &&
    a.min === b.min &&
    a.max === b.max &&
    a.zone === b.zone &&
    a.ordered === b.ordered &&
    sameList(a.about, b.about) &&
    (a.labels === null) === (b.labels === null) &&
    sameList(a.labels ?? [], b.labels ?? []) &&
    (sameList(a.options, b.options) || sameList(sorted(a), sorted(b)))
  );
}

/** What one part of the state says of another must agree, or the game could not be played on. */
function fits(r: Reader, g: Game): void {
  const { board } = g;
  for (const name of NUMBER_NAMES)
    if (g[name] < Math.min(0, NUMBERS[name])) throw corrupted(`${name} is below zero`);
  for (const { vp, debt, turns, counters } of g.players)
    if (vp < 0 || debt < 0 || turns < 0 || counters.some((n) => n < 0))
      throw corrupted("a player's counter is below zero");
  for (const list of [g.piles, g.tokens])
    for (const n of list) if (n < 0) throw corrupted("the Supply is out of range");
  g.mixed.forEach((cards, i) => {
    const pile = board.piles.findIndex((other) => other.mixed === i);
    if (cards.length !== g.piles[pile]) throw corrupted("a pile is not as high as it says");
    for (const kind of cards)
      if (!board.piles[pile].kinds.includes(kind)) throw corrupted("a pile holds other cards");
  });
  g.outside.forEach((cards, i) => {
    for (const kind of cards)
      if (!board.outside[i].kinds.includes(kind)) throw corrupted("a pile holds other cards");
  });
  for (const player of g.players)
    for (const kind of player.lately) r.within(kind, 0, board.kinds.length - 1, "a player's last turn");
  r.within(g.extra, 0, 1, "an extra turn");
  r.within(g.regular, 0, board.players - 1, "an extra turn");
  // Nobody decides for themselves, nor in another's stead but in an extra turn.
  r.seat(g.decider, "who decides");
  if (g.decider === g.player || (g.decider !== NONE && g.extra === 0))
    throw corrupted("who decides is wrong");
  r.cards(g.returns, "what comes back");
  if (g.returns.some((card) => g.decider === NONE || !g.players[g.player].aside.includes(card)))
    throw corrupted("what comes back is not there");
  if (g.emptyPiles !== g.piles.filter((n) => n === 0).length)
    throw corrupted("the empty piles are miscounted");
  const spaces = board.usesTokens ? (board.piles.length + board.landscapes.length) * board.tokens.length : 0;
  if (g.tokens.length !== spaces || g.notes.length !== board.landscapes.length)
    throw corrupted("the tokens do not fit the kingdom");
  board.landscapes.forEach((kind, i) => {
    const { notes } = board.kinds[kind];
    const known = { pile: board.piles.length, seat: board.players, none: 0 }[notes ?? "none"];
    if (notes !== "seat" || g.notes[i] !== SETTLED) r.within(g.notes[i], NONE, known - 1, "a mark");
  });
  r.doings(g.plays, "what was played");
  r.doings(g.gains, "what was gained");
  for (const owed of g.extraTurns) {
    r.within(owed, 0, MOST_OWED, "an extra turn");
    r.within(ownerOf(owed), 0, board.players - 1, "an extra turn");
    r.seat(deciderIn(owed), "an extra turn");
  }
  for (const [seat, ...kinds] of g.rigged) {
    r.within(seat, 0, board.players - 1, "a shuffle");
    for (const kind of kinds) r.within(kind, 0, board.kinds.length - 1, "a shuffle");
  }
  for (const [from, to, kind] of g.passed) {
    r.within(from, 0, board.players - 1, "a passed card");
    r.within(to, 0, board.players - 1, "a passed card");
    r.within(kind, 0, board.kinds.length - 1, "a passed card");
  }
  const seen = new Set<number>();
  for (const cards of [g.trash, ...g.players.flatMap(zonesOf)]) {
    for (const card of cards) {
      if (seen.has(card)) throw corrupted("a card is in two places");
      if (card < KINDS || Math.floor(card / KINDS) >= g.serial)
        throw corrupted("a card's number is out of range");
      seen.add(card);
    }
  }
  for (const player of g.players)
    if ((player.ties.length % 2) + (player.guises.length % 2) > 0)
      throw corrupted("a player's cards are incomplete");
  if (g.over) {
    if (g.decision !== null) throw corrupted("a question is asked after the end");
    return;
  }
  if (g.stack[0].program !== TURN_PROGRAM()) throw corrupted("it is nobody's turn");
  // Asked again, the question must be the same.
  const again = clone(g);
  const f = again.stack[again.stack.length - 1];
  again.decision = null;
  try {
    PROGRAMS[f.program].steps[f.pc - 1](again, f);
  } catch {
    throw corrupted("its question can't be asked");
  }
  const d = again.decision as Decision | null;
  if (!sameQuestion(d, g.decision)) throw corrupted("its question does not fit the cards");
  g.decision = d;
  if (d === null || d.zone === NOWHERE || d.zone === SUPPLY) return;
  // Cards set aside may be another's, but they lie there.
  const there = choices(g, g.stack[g.stack.length - 1], d.zone, d.who)
    .filter((card) => d.zone === TRASH || g.players.some((_, seat) => zone(g, seat, d.zone).includes(card)))
    .map(kindOf);
  for (const kind of d.options) {
    const at = there.indexOf(kind);
    if (at < 0) throw corrupted("its question does not fit the cards");
    there.splice(at, 1);
  }
}

/** The checksum of a save as it stands there. */
function checkOf(text: string): string {
  const setUp = text.slice(text.indexOf(SET_UP) + SET_UP.length, text.indexOf(CHECK));
  const at = text.indexOf(STATE) + STATE.length;
  return inHex(sumOf(text.slice(at, -1), sumOf(setUp)));
}

const TURN_PROGRAM = (): number | undefined => programById("kernel/turn")?.index;

/** Loads a saved game. `boardFor` finds the cards by name; anything wrong is refused with a SaveError. */
export function load(text: string, boardFor: (names: SetUpNames) => Board): Game {
  let json: unknown;
  try {
    if (typeof text !== "string") throw new TypeError();
    json = JSON.parse(text);
  } catch {
    throw corrupted("it is not whole");
  }
  if (!isRecord(json) || json.fiefdom !== "save")
    throw new SaveError("foreign", "This is not a saved game of Fiefdom.");
  if (typeof json.engine !== "string") throw corrupted("it does not say which version made it");
  // As it was written, or written anew in between.
  if (
    json.check !== checkOf(text) &&
    json.check !== inHex(sumOf(JSON.stringify(json.setUp) + JSON.stringify(json.state)))
  )
    throw corrupted("its checksum does not match");
  const version = json.version ?? FIRST_VERSION;
  if (version !== SAVE_VERSION && version !== FIRST_VERSION)
    throw new SaveError(
      "other-version",
      "The saved game was made by a newer version of Fiefdom. It can't be resumed here.",
    );
  const board = boardOfSave(json.setUp, boardFor);
  return gameFromState(board, version === FIRST_VERSION ? modern(json.state, board) : json.state);
}

/** The board that a save or a record was made on. */
export function boardOfSave(setUp: unknown, boardFor: (names: SetUpNames) => Board): Board {
  const names = readSetUp(setUp);
  try {
    return boardFor(names);
  } catch (problem) {
    throw new SaveError(
      "unknown-cards",
      `The saved game can't be set up here. ${(problem as Error).message}`,
    );
  }
}

export function readSetUp(x: unknown): SetUpNames {
  if (!isRecord(x)) throw corrupted("the set-up is missing");
  const names = (list: unknown): string[] => {
    if (!Array.isArray(list) || list.some((name) => typeof name !== "string"))
      throw corrupted("the set-up names no cards");
    return list as string[];
  };
  if (typeof x.players !== "number" || (x.ruleset !== "printed" && x.ruleset !== "current"))
    throw corrupted("the set-up is incomplete");
  return {
    players: x.players,
    ruleset: x.ruleset,
    basics: names(x.basics),
    kingdom: names(x.kingdom),
    landscapes: names(x.landscapes),
  };
}
