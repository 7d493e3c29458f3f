/**
 * A position written down: which cards lie where, whose turn it is, what is left in the Supply. `arrange`
 * sets it up on a board and plays on to its first decision; `positionOf` writes down a game that stands at a
 * decision of the turn itself. Scenarios, lessons, puzzles and links are all set up here; notation.ts has the
 * same in one line of text. Cards are called by their ids. Piles and decks are written from the top.
 */

import { LASTING, lastingDefById } from "./ability.ts";
import { lookAgain } from "./alter.ts";
import { type Board, SetUpError } from "./board.ts";
import {
  ACTION_PHASE,
  BUY_PHASE,
  DECK,
  DISCARD,
  deciderIn,
  doing,
  doneBy,
  type Game,
  kindOf,
  MOST_IN_A_ROW,
  mostInARow,
  NIGHT_PHASE,
  NONE,
  owedTurn,
  ownerOf,
  PHASE_NAMES,
  PLAYER_ZONES,
  type Player,
  phaseOf,
  push,
  zonesOf,
} from "./game.ts";
import { Log } from "./log.ts";
import { fresh } from "./move.ts";
import type { Pass } from "./passed.ts";
import type { Seed } from "./random.ts";
import { keepHistory } from "./record.ts";
import { run } from "./run.ts";
import { bare } from "./start.ts";
import { landscapeTokens, pileTokens } from "./supply.ts";
import { ACTIONS, BEGIN_BUYING, BUYING, NIGHT_FALLS, TURN } from "./turn.ts";
import { DURATION } from "./types.ts";

type Cards = readonly string[];

/** A player's part of a position. What is left out is empty, or zero. */
export interface PlayerPosition {
  readonly hand?: Cards;
  readonly deck?: Cards;
  readonly discard?: Cards;
  readonly play?: Cards;
  /** Set aside, face up and face down. */
  readonly aside?: Cards;
  readonly hidden?: Cards;
  /** By the mat's name. */
  readonly mats?: Readonly<Record<string, Cards>>;
  readonly counters?: Readonly<Record<string, number>>;
  readonly vp?: number;
  readonly debt?: number;
  /** Turns taken, a running one included. */
  readonly turns?: number;
  /** Gained and played this turn. Played is, unless stated, what lies in play and can't be there from before. */
  readonly gained?: Cards;
  readonly played?: Cards;
  /** The phases in which that was, by number; the first one unless stated. */
  readonly gainedIn?: readonly number[];
  readonly playedIn?: readonly number[];
  /** Gained on the last turn of one's own. */
  readonly lately?: Cards;
  /** Cards that stay in play with another: places in `play` of both, and the name of one that only stands for it. */
  readonly ties?: readonly (readonly [host: number, guest: number | string])[];
  /** Cards in play that have become another: the place in `play`, and what the card really is. */
  readonly guises?: readonly (readonly [place: number, really: string])[];
}

/** An effect that outlives its card. */
export interface LastingPosition {
  /** Its stable id. */
  readonly effect: string;
  readonly seat: number;
  /** The card that it comes from: one in play or set aside, if there is such a one. */
  readonly card: string;
  readonly n?: number;
  readonly named?: string;
  /** The cards that it holds. */
  readonly them?: Cards;
  /** Players left untouched. */
  readonly spared?: readonly number[];
}

export const POSITION_PHASES = ["start", "action", "buy", "buying", "night"] as const;
export type Phase = (typeof POSITION_PHASES)[number];

export interface Position {
  readonly players: readonly PlayerPosition[];
  /** Whose turn it is; the first player's unless stated. */
  readonly turn?: number;
  /** Where in the turn: before its start, in the Action phase, before the Buy phase or in it, or at Night. */
  readonly phase?: Phase;
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  readonly potions?: number;
  /** Something was bought already: no more Treasures. */
  readonly bought?: boolean;
  /** How many cards a pile holds, or which; else what the box holds and nobody has. */
  readonly supply?: Readonly<Record<string, number | Cards>>;
  readonly trash?: Cards;
  /** On piles and landscapes. */
  readonly tokens?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** What landscapes noted: the name of a pile, or a number. */
  readonly notes?: Readonly<Record<string, string | number>>;
  readonly lasting?: readonly LastingPosition[];
  /** Piles beside the Supply, from the top; what nobody has, unless stated. */
  readonly outside?: Readonly<Record<string, Cards>>;
  /**
   * Turns that are taken before play goes on to the left: the seat, how many there may be in a row (0: any
   * number), and who decides in it, where that is somebody else.
   */
  readonly extraTurns?: readonly (readonly [seat: number, most?: number, decider?: number])[];
  /** This is an extra turn: the seat of the last turn that was none, and how many in a row came before. */
  readonly extra?: readonly [regular: number, again: number];
  /** Who decides in this turn, where that is somebody else; it is an extra turn. */
  readonly decider?: number;
  /** Which of the player's cards that are set aside come back when such a turn ends. */
  readonly returns?: Cards;
  /** Turns begun so far, where that is not the sum of the players' turns. */
  readonly begun?: number;
  /** Shuffles to come, fixed beforehand, from the top. */
  readonly shuffles?: readonly { readonly seat: number; readonly cards: Cards }[];
  /** What was passed unseen so far, among more than two. */
  readonly passed?: readonly { readonly from: number; readonly to: number; readonly card: string }[];
}

export interface ArrangeOptions {
  readonly seed: Seed;
  /** A log, or one that is there already. */
  readonly log?: boolean | Log;
  readonly history?: boolean;
}

const wrong = (message: string): SetUpError => new SetUpError("position", message);

/** How many of a kind the game holds altogether. */
export function inTheBox(board: Board, kind: number): number {
  if (board.outsideOf[kind] >= 0)
    return board.outside[board.outsideOf[kind]].stack.filter((other) => other === kind).length;
  if (board.pileOf[kind] < 0) return 0;
  const pile = board.piles[board.pileOf[kind]];
  if (pile.mixed >= 0) return pile.stack.filter((other) => other === kind).length;
  return pile.size + (board.kinds[kind].startWith ?? 0) * board.players;
}

/** The game as the position describes it, played on to its first decision. Throws a SetUpError. */
export function arrange(board: Board, position: Position, options: ArrangeOptions): Game {
  if (position.players.length !== board.players)
    throw wrong(`The position is for ${position.players.length} players, the board for ${board.players}.`);
  const g = prepared(board, options.seed);
  const kind = (id: string): number => {
    if (board.kind(id) < 0) throw wrong(`${id} is not in this game.`);
    return board.kind(id);
  };
  const laid = (ids: Cards = []): number[] => ids.map((id) => fresh(g, kind(id)));
  const who = seatOf(board, position.turn ?? 0);
  position.players.forEach((from, seat) => {
    const player = g.players[seat];
    for (const { field, where } of PLAYER_ZONES) {
      const cards = laid(from[field]);
      player[field] = where === DECK || where === DISCARD ? cards.reverse() : cards;
    }
    for (const [id, cards] of Object.entries(from.mats ?? {}))
      player.mats[indexOf(board.mats, id, "mat")] = laid(cards);
    for (const [id, n] of Object.entries(from.counters ?? {}))
      player.counters[indexOf(board.counters, id, "counter")] = count(n);
    player.vp = count(from.vp ?? 0);
    player.debt = count(from.debt ?? 0);
    // Until told otherwise it is the first round.
    player.turns = count(from.turns ?? (seat <= who ? 1 : 0));
    const done = (ids: Cards = [], phases: readonly number[] = []): number[] =>
      ids.map((id, i) => doing(phaseAt(phases[i] ?? ACTION_PHASE), seat, kind(id)));
    g.gains.push(...done(from.gained, from.gainedIn));
    g.plays.push(...done(from.played, from.playedIn));
    player.lately = (from.lately ?? []).map(kind);
    const inPlay = (place: number): number => {
      if (!(place >= 0 && place < player.play.length)) throw wrong(`No card lies in play at ${place}.`);
      return player.play[place];
    };
    player.guises = (from.guises ?? []).flatMap(([place, really]) => [inPlay(place), fresh(g, kind(really))]);
    player.ties = (from.ties ?? []).flatMap(([host, guest]) => [
      inPlay(host),
      typeof guest === "number" ? inPlay(guest) : fresh(g, kind(guest)),
    ]);
  });
  g.trash = laid(position.trash).reverse();
  fillSupply(g, position, kind);
  for (const [id, lying] of Object.entries(position.tokens ?? {})) {
    if (g.tokens.length === 0) throw wrong(`No card of this game puts tokens on ${id}.`);
    const at = tokensAt(g, id);
    g.tokens.fill(0, at, at + board.tokens.length);
    for (const [name, n] of Object.entries(lying)) {
      const token = board.tokens.findIndex((other) => other.name === name);
      if (token < 0) throw wrong(`No card of this game has a token called ${name}.`);
      g.tokens[at + token] = count(n);
    }
  }
  for (const [id, noted] of Object.entries(position.notes ?? {}))
    g.notes[landscapeAt(board, id)] = typeof noted === "number" ? noted : pileAt(board, noted);
  for (const effect of position.lasting ?? []) last(g, effect, kind);
  g.extraTurns = (position.extraTurns ?? []).map(([seat, most = 0, decider = NONE]) =>
    owedTurn(seatOf(board, seat), inARow(most), decider === NONE ? NONE : seatOf(board, decider)),
  );
  g.rigged = (position.shuffles ?? []).map(({ seat, cards }) => [seatOf(board, seat), ...cards.map(kind)]);
  if (position.passed !== undefined)
    g.passed = position.passed.map(({ from, to, card }): Pass => {
      return [seatOf(board, from), seatOf(board, to), kind(card)];
    });
  begin(g, position, who);
  lookAgain(g);
  if (options.history === true) keepHistory(g, options.seed);
  if (options.log !== undefined && options.log !== false)
    g.log = options.log === true ? new Log() : options.log;
  run(g);
  return g;
}

/** A game before any card is dealt, with what cards prepare: tokens, marks. */
function prepared(board: Board, seed: Seed): Game {
  const g = bare(board, seed);
  for (const kind of board.setUps) board.kinds[kind].setUp?.(g, kind);
  return g;
}

function phaseAt(phase: number): number {
  if (PHASE_NAMES[phase] === undefined) throw wrong(`There is no phase ${phase}.`);
  return phase;
}

function count(n: number): number {
  if (!Number.isSafeInteger(n) || n < 0) throw wrong(`${n} is no number of things.`);
  return n;
}

/** As many turns in a row as are written down with a turn that is owed. */
function inARow(most: number): number {
  if (count(most) > MOST_IN_A_ROW) throw wrong(`${most} turns in a row are no limit.`);
  return most;
}

function seatOf(board: Board, seat: number): number {
  if (!Number.isInteger(seat) || seat < 0 || seat >= board.players)
    throw wrong(`There is no seat ${seat} at this table.`);
  return seat;
}

function indexOf(things: readonly { readonly id: string }[], id: string, what: string): number {
  const at = things.findIndex((other) => other.id === id);
  if (at < 0) throw wrong(`No card of this game has a ${what} called ${id}.`);
  return at;
}

const pileAt = (board: Board, id: string): number => indexOf(board.piles, id, "pile");

function landscapeAt(board: Board, id: string): number {
  const at = board.landscapes.indexOf(board.kind(id));
  if (at < 0) throw wrong(`${id} is no landscape of this game.`);
  return at;
}

/** Where the tokens of a pile or landscape are kept. */
export function tokensAt(g: Game, id: string): number {
  const pile = g.board.piles.findIndex((other) => other.id === id);
  if (pile >= 0) return pileTokens(g, pile, 0);
  landscapeAt(g.board, id);
  return landscapeTokens(g, g.board.kind(id), 0);
}

/** Every card that is in the game outside the Supply, as kinds. */
function outside(g: Game): number[] {
  const cards = [g.trash, ...g.players.flatMap(zonesOf)].flat().map(kindOf);
  for (const { guises } of g.players) {
    for (let i = 0; i < guises.length; i += 2) {
      cards.splice(cards.indexOf(kindOf(guises[i])), 1, kindOf(guises[i + 1]));
    }
  }
  return cards;
}

/** Piles hold what the box holds and nobody has, unless the position says otherwise. */
function fillSupply(g: Game, position: Position, kind: (id: string) => number): void {
  const { board } = g;
  const { supply = {} } = position;
  const taken = outside(g);
  for (const id of Object.keys(supply)) pileAt(board, id);
  board.piles.forEach((pile, i) => {
    const said = supply[pile.id];
    if (pile.mixed < 0) {
      const left = inTheBox(board, pile.kinds[0]) - taken.filter((other) => other === pile.kinds[0]).length;
      if (left < 0)
        throw wrong(`There are more cards of ${pile.id} than a game with ${board.players} players has.`);
      g.piles[i] = count((typeof said === "object" ? said.length : said) ?? Math.min(pile.size, left));
      return;
    }
    let stack = pile.stack.slice();
    const all = stack.length;
    for (const other of taken) {
      const at = stack.indexOf(other);
      if (at >= 0) stack.splice(at, 1);
    }
    // Those that were not dealt at all lie lowest in the box.
    if (pile.dealt) stack = stack.slice(Math.max(0, all - pile.size));
    if (typeof said === "object") stack = said.map(kind).reverse();
    // The upper cards, which go first, are at the end.
    else if (said !== undefined) stack = stack.slice(0, count(said));
    if (stack.some((other) => !pile.kinds.includes(other)))
      throw wrong(`The pile of ${pile.id} holds other cards.`);
    g.mixed[pile.mixed] = stack;
    g.piles[i] = stack.length;
  });
  g.emptyPiles = g.piles.filter((size) => size === 0).length;
  fillOutside(g, position, taken, kind);
}

function fillOutside(
  g: Game,
  { outside = {} }: Position,
  taken: readonly number[],
  kind: (id: string) => number,
): void {
  const { board } = g;
  for (const id of Object.keys(outside)) indexOf(board.outside, id, "pile beside the Supply");
  board.outside.forEach((pile, i) => {
    const said = outside[pile.id];
    const stack = said === undefined ? pile.stack.slice() : said.map(kind).reverse();
    if (stack.some((other) => !pile.kinds.includes(other)))
      throw wrong(`The pile of ${pile.id} holds other cards.`);
    if (said === undefined) {
      for (const other of taken) {
        const at = stack.lastIndexOf(other);
        if (at >= 0) stack.splice(at, 1);
      }
    }
    g.outside[i] = stack;
  });
}

/** Sets up a lasting effect, tied to the very cards that it speaks of where they lie on the table. */
function last(g: Game, from: LastingPosition, kind: (id: string) => number): void {
  const def = lastingDefById(from.effect);
  if (def === undefined) throw wrong(`There is no effect called ${from.effect}.`);
  const player = g.players[seatOf(g.board, from.seat)];
  const spoken = new Set(g.lasting.flatMap((e) => [e.card, ...e.them]));
  const find = (id: string, ...zones: readonly (readonly number[])[]): number => {
    const free = (card: number): boolean => kindOf(card) === kind(id) && !spoken.has(card);
    const card = zones.flat().find(free) ?? fresh(g, kind(id));
    spoken.add(card);
    return card;
  };
  const { play, aside, hidden } = player;
  const card = find(from.card, play, aside, hidden);
  // A card that is not in play any more may be what it holds itself; what else it holds is set aside.
  let itself = !play.includes(card);
  const them = (from.them ?? []).map((id) => {
    if (!itself || kindOf(card) !== kind(id)) return find(id, aside, hidden, play);
    itself = false;
    return card;
  });
  const lasting = {
    id: g.serial++,
    def: def.index,
    who: from.seat,
    card,
    n: from.named === undefined ? (from.n ?? 0) : kind(from.named),
    them,
    mask: (from.spared ?? []).reduce((bits, seat) => bits | (1 << seatOf(g.board, seat)), 0),
  };
  g.lasting = [...g.lasting, lasting];
}

/** Where a turn goes on, and in which phase. */
const PLACES: Readonly<Record<Exclude<Phase, "start">, readonly [number, number]>> = {
  action: [ACTIONS, ACTION_PHASE],
  buy: [BEGIN_BUYING, BUY_PHASE],
  buying: [BUYING, BUY_PHASE],
  night: [NIGHT_FALLS, NIGHT_PHASE],
};

function begin(g: Game, position: Position, who: number): void {
  const { phase = "action", actions = 1, buys = 1, coins = 0, potions = 0, bought = false } = position;
  g.player = who;
  g.turn = count(position.begun ?? g.players.reduce((sum, player) => sum + player.turns, 0));
  if (position.extra !== undefined) {
    g.extra = 1;
    g.regular = seatOf(g.board, position.extra[0]);
    g.again = count(position.extra[1]);
  }
  decideFor(g, position, who);
  const turn = push(g, TURN.index, who, NONE, who);
  if (phase === "start") {
    if (g.extra === 0 && g.players[who].turns > 0) g.players[who].turns--;
    if (g.turn > 0) g.turn--;
    return;
  }
  if (phase === "night" && !g.board.hasNight) throw wrong("No card of this game is played at Night.");
  [turn.pc, g.phase] = PLACES[phase];
  g.treasuresOver = bought;
  g.actions = count(actions);
  g.buys = count(buys);
  g.coins = count(coins);
  g.potions = count(potions);
  if (position.players[who].played !== undefined) return;
  // What lies in play was played this turn, except what may still lie there from an earlier one.
  for (const card of g.players[who].play) {
    if (!g.board.is(kindOf(card), DURATION)) g.plays.push(doing(ACTION_PHASE, who, kindOf(card)));
  }
}

/** Somebody else decides in this turn. */
function decideFor(g: Game, { decider, returns = [] }: Position, who: number): void {
  if (decider === undefined) {
    if (returns.length > 0) throw wrong("Nothing comes back where everybody decides for themselves.");
    return;
  }
  if (g.extra === 0 || decider === who) throw wrong("Somebody else decides in extra turns alone.");
  g.decider = seatOf(g.board, decider);
  for (const id of returns) {
    const free = (card: number): boolean => kindOf(card) === g.board.kind(id) && !g.returns.includes(card);
    const card = g.players[who].aside.find(free);
    if (card === undefined) throw wrong(`No ${id} is set aside to come back.`);
    g.returns = [...g.returns, card];
  }
}

/** Writes a game down. It must stand at a question of the turn itself, not in the middle of an effect. */
export function positionOf(g: Game): Position {
  const { board, decision, stack } = g;
  if (decision === null || stack.length !== 1)
    throw new SetUpError("mid-effect", "A position can be written down between effects, not within one.");
  const id = (card: number): string => board.kinds[kindOf(card)].id;
  const buying = g.phase === BUY_PHASE;
  return {
    players: g.players.map((player, seat) => playerPosition(g, player, seat)),
    turn: g.player,
    phase: buying ? "buying" : g.phase === NIGHT_PHASE ? "night" : "action",
    actions: g.actions,
    buys: g.buys,
    coins: g.coins,
    ...(g.potions > 0 ? { potions: g.potions } : {}),
    ...(buying && g.treasuresOver ? { bought: true } : {}),
    supply: Object.fromEntries(
      board.piles.map((pile, i) => [
        pile.id,
        pile.mixed < 0 ? g.piles[i] : g.mixed[pile.mixed].map(id).reverse(),
      ]),
    ),
    ...(g.trash.length > 0 ? { trash: g.trash.map(id).reverse() } : {}),
    ...tokens(g),
    ...notes(g),
    ...(g.lasting.length > 0 ? { lasting: g.lasting.map((e) => lastingPosition(g, e)) } : {}),
    ...(board.outside.length > 0
      ? {
          outside: Object.fromEntries(
            board.outside.map((pile, i) => [pile.id, g.outside[i].map(id).reverse()]),
          ),
        }
      : {}),
    ...(g.extraTurns.length > 0
      ? {
          extraTurns: g.extraTurns.map((owed) =>
            deciderIn(owed) !== NONE
              ? [ownerOf(owed), mostInARow(owed), deciderIn(owed)]
              : mostInARow(owed) === 0
                ? [owed]
                : [ownerOf(owed), mostInARow(owed)],
          ),
        }
      : {}),
    ...(g.extra === 0 ? {} : { extra: [g.regular, g.again] as const }),
    ...(g.decider === NONE ? {} : { decider: g.decider }),
    ...(g.returns.length === 0 ? {} : { returns: g.returns.map(id) }),
    ...(g.turn === g.players.reduce((sum, player) => sum + player.turns, 0) ? {} : { begun: g.turn }),
    ...(g.rigged.length > 0
      ? { shuffles: g.rigged.map(([seat, ...kinds]) => ({ seat, cards: kinds.map(id) })) }
      : {}),
    ...(g.passed.length > 0
      ? { passed: g.passed.map(([from, to, passed]) => ({ from, to, card: id(passed) })) }
      : {}),
  };
}

function playerPosition(g: Game, player: Player, seat: number): PlayerPosition {
  const { board } = g;
  const id = (card: number): string => board.kinds[kindOf(card)].id;
  const json: Record<string, unknown> = {};
  for (const { field, where } of PLAYER_ZONES) {
    const cards = player[field].map(id);
    if (cards.length > 0) json[field] = where === DECK || where === DISCARD ? cards.reverse() : cards;
  }
  const some = <Value>(things: readonly { readonly id: string }[], of: (i: number) => Value | null) =>
    Object.fromEntries(
      things.flatMap((thing, i) => {
        const value = of(i);
        return value === null ? [] : [[thing.id, value] as const];
      }),
    );
  const mats = some(board.mats, (i) => (player.mats[i].length > 0 ? player.mats[i].map(id) : null));
  if (Object.keys(mats).length > 0) json.mats = mats;
  // Some begin above zero: then zero has to be written too.
  const atFirst = board.counters.length > 0 ? prepared(board, 0).players[seat].counters : [];
  const counters = some(board.counters, (i) =>
    player.counters[i] + atFirst[i] > 0 ? player.counters[i] : null,
  );
  if (Object.keys(counters).length > 0) json.counters = counters;
  for (const field of ["vp", "debt"] as const) if (player[field] > 0) json[field] = player[field];
  json.turns = player.turns;
  const own = (list: readonly number[]): number[] => list.filter((n) => doneBy(n) === seat);
  if (own(g.gains).length > 0) json.gained = own(g.gains).map(id);
  if (own(g.plays).length > 0 || seat === g.player) json.played = own(g.plays).map(id);
  const phases = (list: readonly number[]): number[] => own(list).map(phaseOf);
  if (phases(g.gains).some((phase) => phase > 0)) json.gainedIn = phases(g.gains);
  if (phases(g.plays).some((phase) => phase > 0)) json.playedIn = phases(g.plays);
  if (player.lately.length > 0) json.lately = player.lately.map(id);
  const pairs = (list: readonly number[]): [number, number][] =>
    list.flatMap((card, i): [number, number][] => (i % 2 === 0 ? [[card, list[i + 1]]] : []));
  const place = (card: number): number => player.play.indexOf(card);
  // A tie whose host has left play holds nothing any more.
  const ties = pairs(player.ties).filter(([host]) => place(host) >= 0);
  if (ties.length > 0)
    json.ties = ties.map(([host, guest]) => [place(host), place(guest) >= 0 ? place(guest) : id(guest)]);
  if (player.guises.length > 0)
    json.guises = pairs(player.guises).map(([card, really]) => [place(card), id(really)]);
  return json as PlayerPosition;
}

function tokens(g: Game): Pick<Position, "tokens"> {
  const { board } = g;
  const first = prepared(board, 0).tokens;
  const names = [...board.piles.map((pile) => pile.id), ...board.landscapes.map((k) => board.kinds[k].id)];
  if (g.tokens.length === 0) return {};
  const found = names.flatMap((name, i) => {
    const at = i * board.tokens.length;
    const lying = board.tokens.flatMap((token, j) => {
      const n = g.tokens[at + j];
      return n > 0 ? [[token.name, n] as const] : [];
    });
    const atFirst = first.slice(at, at + board.tokens.length).some((n) => n > 0);
    return lying.length > 0 || atFirst ? [[name, Object.fromEntries(lying)] as const] : [];
  });
  return found.length === 0 ? {} : { tokens: Object.fromEntries(found) };
}

function notes(g: Game): Pick<Position, "notes"> {
  const { board } = g;
  const found = board.landscapes.map((kind, i): [string, string | number] => [
    board.kinds[kind].id,
    board.kinds[kind].notes === "pile" && g.notes[i] >= 0 ? board.piles[g.notes[i]].id : g.notes[i],
  ]);
  const told = found.filter(([, noted]) => noted !== NONE);
  return told.length === 0 ? {} : { notes: Object.fromEntries(told) };
}

function lastingPosition(g: Game, e: Game["lasting"][number]): LastingPosition {
  const { kinds } = g.board;
  const id = (card: number): string => kinds[kindOf(card)].id;
  const def = LASTING[e.def];
  const spared = g.players.flatMap((_, seat) => ((e.mask >> seat) & 1 ? [seat] : []));
  return {
    effect: def.id,
    seat: e.who,
    card: id(e.card),
    ...(def.names ? { named: kinds[e.n].id } : e.n !== 0 ? { n: e.n } : {}),
    ...(e.them.length > 0 ? { them: e.them.map(id) } : {}),
    ...(spared.length > 0 ? { spared } : {}),
  };
}
