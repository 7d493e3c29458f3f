/**
 * One short text for a whole state: two games with the same fingerprint play on alike. Cards count by what
 * they are and where they lie; the serial numbers by which the engine tells them apart do not, so that a game
 * that was saved, replayed or reached by another order of the same steps has the same fingerprint.
 */
import { ABILITIES, LASTING } from "./ability.ts";
import type { Board } from "./board.ts";
import {
  type Frame,
  type Game,
  type Happening,
  KINDS,
  kindOf,
  NONE,
  PLAYER_ZONES,
  type Trigger,
} from "./game.ts";
import { PROGRAMS } from "./program.ts";

/** Two FNV-1a sums of 32 bits, begun apart: short enough to store with every move, long enough to trust. */
class Sum {
  #a: number;
  #b: number;
  /** Cards by the order in which they are met. */
  readonly #met = new Map<number, number>();

  constructor(a = 0x811c9dc5, b = 0x9747b28c) {
    this.#a = a;
    this.#b = b;
  }

  /** Another that goes on from here. No card has been met yet. */
  goOn(): Sum {
    return new Sum(this.#a, this.#b);
  }
  number(n: number): void {
    for (let rest = n | 0, i = 0; i < 4; i++, rest >>>= 8) {
      this.#a = Math.imul(this.#a ^ (rest & 255), 0x01000193);
      this.#b = Math.imul(this.#b ^ (rest & 255), 0x01000197);
    }
  }
  numbers(list: readonly number[]): void {
    this.number(list.length);
    for (const n of list) this.number(n);
  }
  text(text: string): void {
    this.number(text.length);
    for (let i = 0; i < text.length; i++) this.number(text.charCodeAt(i));
  }
  /** A card, a kind or nothing. */
  card(card: number): void {
    if (card < KINDS) {
      this.number(card);
      return;
    }
    let nth = this.#met.get(card);
    if (nth === undefined) {
      nth = this.#met.size;
      this.#met.set(card, nth);
    }
    this.number((nth + 1) * KINDS + kindOf(card));
  }
  cards(list: readonly number[]): void {
    this.number(list.length);
    for (const card of list) this.card(card);
  }
  toString(): string {
    const hex = (n: number): string => (n >>> 0).toString(16).padStart(8, "0");
    return hex(this.#a) + hex(this.#b);
  }
}

function happening(sum: Sum, e: Happening): void {
  sum.numbers([e.on, e.by, e.at, e.n]);
  sum.card(e.it);
}

function trigger(sum: Sum, t: Trigger, lasting: (id: number) => number): void {
  sum.text(ABILITIES[t.ability].id);
  sum.numbers([t.who, lasting(t.lasting)]);
  sum.card(t.card);
  sum.cards(t.them);
  happening(sum, t.event);
}

function frame(sum: Sum, f: Frame, lasting: (id: number) => number): void {
  sum.text(PROGRAMS[f.program].id);
  sum.numbers([f.pc, f.who, f.at, f.n, f.kept, f.by, f.mask, lasting(f.lasting), f.turnOf]);
  sum.card(f.card);
  sum.card(f.it);
  sum.cards(f.them);
  sum.cards(f.picked);
  sum.number(f.triggers.length);
  for (const t of f.triggers) trigger(sum, t, lasting);
  sum.number(f.events.length);
  for (const e of f.events) happening(sum, e);
}

/** What every fingerprint of a board begins with: the rules, and what its cards are called. */
const beginnings = new WeakMap<Board, Sum>();

function beginning(board: Board): Sum {
  const known = beginnings.get(board);
  if (known !== undefined) return known;
  const sum = new Sum();
  sum.text(board.ruleset);
  for (const def of board.kinds) sum.text(def.id);
  beginnings.set(board, sum);
  return sum;
}

export function fingerprint(g: Game): string {
  const { board, decision: d } = g;
  const sum = beginning(board).goOn();
  sum.numbers([g.player, g.turn, g.phase, g.actions, g.buys, g.coins, g.potions, g.idleTurns, g.revealed]);
  sum.numbers([Number(g.treasuresOver), Number(g.over), g.emptyPiles, g.extra, g.regular, g.again]);
  for (const list of [g.piles, g.tokens, g.notes, g.plays, g.gains, g.extraTurns, g.random])
    sum.numbers(list);
  // Where everybody decides for themselves it says what it always said.
  if (g.decider !== NONE) {
    sum.number(g.decider);
    sum.cards(g.returns);
  }
  for (const list of [g.mixed, g.outside, g.rigged]) {
    sum.number(list.length);
    for (const pile of list) sum.numbers(pile);
  }
  for (const player of g.players) {
    sum.numbers([player.vp, player.debt, player.turns, ...player.counters]);
    for (const { field } of PLAYER_ZONES) sum.cards(player[field]);
    for (const mat of player.mats) sum.cards(mat);
    sum.numbers(player.lately);
    sum.cards(player.ties);
    sum.cards(player.guises);
  }
  sum.cards(g.trash);
  // Lasting effects have serial numbers too: their place in the list says as much.
  const places = new Map(g.lasting.map((e, i) => [e.id, i]));
  const lasting = (id: number): number => (id === NONE ? NONE : (places.get(id) ?? -2));
  for (const e of g.lasting) {
    sum.text(LASTING[e.def].id);
    sum.numbers([e.who, e.n, e.mask]);
    sum.card(e.card);
    sum.cards(e.them);
  }
  sum.number(g.stack.length);
  for (const f of g.stack) frame(sum, f, lasting);
  if (d !== null) {
    sum.text(d.verb);
    sum.numbers([d.who, d.source, d.min, d.max, d.zone, Number(d.ordered)]);
    sum.numbers(d.options);
    sum.numbers(d.about);
    for (const label of d.labels ?? []) sum.text(label);
  }
  return sum.toString();
}
