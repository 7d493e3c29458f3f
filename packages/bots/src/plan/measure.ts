/**
 * Conditions as closures over one board. A scene holds the view that is being judged; what costs something to
 * find out (the cards owned, the scores) is found out at most once a scene, and only when a condition asks.
 */
import type { Board } from "@fiefdom/engine/board";
import { VP } from "@fiefdom/engine/game";
import { typeBit } from "@fiefdom/engine/types";
import type { View } from "@fiefdom/engine/view";
import { actionsByKind } from "./actions.ts";
import { coinsByKind } from "./money.ts";
import {
  ANY,
  type Comparison,
  type Condition,
  isType,
  type Measure,
  type Num,
  type Operator,
  type What,
} from "./plan.ts";

/** Known beforehand, or to be asked each time. */
export type Amount = number | (() => number);
export type Test = boolean | (() => boolean);

/** The kinds of this board that something means; none if it is not in the game. */
export function kindsOf(board: Board, what: What): number[] {
  if (what === ANY) return board.kinds.map((_, kind) => kind);
  if (isType(what)) {
    const bit = typeBit(what);
    return board.kinds.flatMap((_, kind) => ((board.types[kind] & bit) !== 0 ? [kind] : []));
  }
  const kind = board.kind(what);
  if (kind >= 0) return [kind];
  return [...(board.piles.find((pile) => pile.id === what)?.kinds ?? [])];
}

/** Turns after which a player no longer waits to catch up: every game must end. */
const PATIENCE = 50;

export class Scene {
  readonly board: Board;
  readonly #coins: readonly number[];
  readonly #actions: readonly number[];
  view!: View;
  readonly #counts: number[];
  #counted = false;
  #lead = Number.NaN;
  #mine = 0;
  #theirs = 0;

  constructor(board: Board) {
    this.board = board;
    this.#counts = board.kinds.map(() => 0);
    this.#coins = coinsByKind(board);
    this.#actions = actionsByKind(board);
  }

  /** Looks at another view, and forgets what it knew. */
  look(view: View): void {
    if (this.view !== view) this.view = view;
    this.#counted = false;
    this.#lead = Number.NaN;
  }

  /** Copies owned by kind. */
  counts(): number[] {
    if (!this.#counted) this.view.countOwned(this.view.seat, this.#counts);
    this.#counted = true;
    return this.#counts;
  }

  money(): number {
    const counts = this.counts();
    const coins = this.#coins;
    let sum = 0;
    for (let kind = 0; kind < counts.length; kind++) sum += counts[kind] * coins[kind];
    return sum;
  }

  cards(): number {
    let sum = 0;
    for (const n of this.counts()) sum += n;
    return sum;
  }

  /** Actions owned that give no Action when played. */
  terminals(): number {
    const counts = this.counts();
    let sum = 0;
    for (let kind = 0; kind < counts.length; kind++) if (this.#actions[kind] === 0) sum += counts[kind];
    return sum;
  }

  /** Actions that the cards owned give beyond the one that each takes. */
  extraActions(): number {
    const counts = this.counts();
    const actions = this.#actions;
    let sum = 0;
    for (let kind = 0; kind < counts.length; kind++)
      if (actions[kind] > 1) sum += counts[kind] * (actions[kind] - 1);
    return sum;
  }

  /** Own score less the best of the others'. */
  lead(): number {
    if (Number.isNaN(this.#lead)) {
      const { view } = this;
      this.#mine = view.total(view.seat);
      this.#theirs = Number.NEGATIVE_INFINITY;
      for (let seat = 0; seat < view.seats; seat++)
        if (seat !== view.seat) this.#theirs = Math.max(this.#theirs, view.total(seat));
      this.#lead = this.#mine - this.#theirs;
    }
    return this.#lead;
  }
  mine(): number {
    this.lead();
    return this.#mine;
  }
  theirs(): number {
    this.lead();
    return this.#theirs;
  }

  /** How many cards must be gained to end the game: an ending pile, or the smallest piles together. */
  gainsToEnd(): number {
    const { view, board } = this;
    let least = Number.POSITIVE_INFINITY;
    for (const pile of board.endingPiles) least = Math.min(least, view.pileSize(pile));
    const sizes = board.piles.map((_, pile) => view.pileSize(pile)).sort((a, b) => a - b);
    let sum = 0;
    for (let i = 0; i < board.pilesToEnd; i++) sum += sizes[i];
    return Math.min(least, sum);
  }

  /** Would taking this kind from the Supply end the game with somebody else ahead? */
  wouldLose(kind: number): boolean {
    const { board, view } = this;
    const pile = board.pileOf[kind];
    if (pile < 0 || view.pileSize(pile) !== 1) return false;
    if (!board.piles[pile].endsGame && view.emptyPiles < board.pilesToEnd - 1) return false;
    if (view.emptyPiles >= board.pilesToEnd) return false;
    const { vp } = board.kinds[kind];
    const score = view.total(view.seat) + (typeof vp === "number" ? vp : vp === undefined ? 0 : 1);
    const turns = view.turns(view.seat);
    if (turns > PATIENCE) return false;
    for (let seat = 0; seat < view.seats; seat++) {
      if (seat === view.seat) continue;
      const theirs = view.total(seat);
      if (theirs > score || (theirs === score && view.turns(seat) < turns)) return true;
    }
    return false;
  }
}

function measure(s: Scene, what: Measure): Amount {
  switch (what) {
    case "money":
      return () => s.money();
    case "money per card":
      return () => s.money() / Math.max(1, s.cards());
    case "coins":
      return () => s.view.coins;
    case "buys":
      return () => s.view.buys;
    case "actions":
      return () => s.view.actions;
    case "turn":
      return () => s.view.turns(s.view.seat);
    case "score":
      return () => s.mine();
    case "opponent score":
      return () => s.theirs();
    case "lead":
      return () => s.lead();
    case "gains to end":
      return () => s.gainsToEnd();
    case "empty piles":
      return () => s.view.emptyPiles;
    case "debt":
      return () => s.view.debt(s.view.seat);
    case "VP tokens":
      return () => s.view.vp(s.view.seat);
    case "players":
      return s.board.players;
    case "terminals":
      return () => s.terminals();
    case "extra actions":
      return () => s.extraActions();
  }
}

function count(s: Scene, n: Extract<Num, { count: unknown }>): Amount {
  const kinds = kindsOf(s.board, n.of);
  const among = (list: readonly number[]): number => {
    let found = 0;
    for (const kind of list) if (kinds.includes(kind)) found++;
    return found;
  };
  if (kinds.length === 0) return 0;
  const [kind] = kinds;
  const alone = kinds.length === 1;
  switch (n.count) {
    case "owned":
      if (n.of === ANY) return () => s.cards();
      if (alone) return () => s.counts()[kind];
      return () => {
        const counts = s.counts();
        let sum = 0;
        for (const k of kinds) sum += counts[k];
        return sum;
      };
    case "left": {
      const pile = s.board.piles.findIndex((p) => p.id === n.of);
      if (pile >= 0) return () => s.view.pileSize(pile);
      return () => kinds.reduce((sum, k) => sum + s.view.left(k), 0);
    }
    case "in hand":
      if (n.of === ANY) return () => s.view.handSize(s.view.seat);
      return alone ? () => s.view.inHand(kind) : () => among(s.view.hand);
    case "in play":
      return () => among(s.view.inPlay(s.view.seat));
    case "in trash":
      return () => among(s.view.trash);
    case "owned by opponents":
      return () => {
        let sum = 0;
        for (let seat = 0; seat < s.view.seats; seat++) {
          if (seat === s.view.seat) continue;
          const owned = s.view.owned(seat);
          for (const k of kinds) sum += owned[k];
        }
        return sum;
      };
    case "tokens on": {
      const pile = s.board.pileOf[kind];
      return pile >= 0 ? () => s.view.pileTokens(pile, VP) : () => s.view.landscapeTokens(kind, VP);
    }
    case "cost of":
      return () => s.view.cost(kind).coins;
  }
}

const OPERATE: Readonly<Record<Operator, (a: number, b: number) => number>> = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
};

function number(s: Scene, n: Num): Amount {
  if (typeof n === "number") return n;
  if ("measure" in n) return measure(s, n.measure);
  if ("count" in n) return count(s, n);
  const a = number(s, n.a);
  const b = number(s, n.b);
  const operate = OPERATE[n.op];
  if (typeof a === "number") return typeof b === "number" ? operate(a, b) : () => operate(a, b());
  return typeof b === "number" ? () => operate(a(), b) : () => operate(a(), b());
}

const COMPARE: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  ">": (a, b) => a > b,
  ">=": (a, b) => a >= b,
  "=": (a, b) => a === b,
  "!=": (a, b) => a !== b,
};

/** A comparison with a constant, the commonest of all, written out so that it costs one call. */
function withConstant(is: Comparison, a: () => number, b: number): () => boolean {
  switch (is) {
    case "<":
      return () => a() < b;
    case "<=":
      return () => a() <= b;
    case ">":
      return () => a() > b;
    case ">=":
      return () => a() >= b;
    case "=":
      return () => a() === b;
    case "!=":
      return () => a() !== b;
  }
}

export function test(s: Scene, c: Condition): Test {
  if ("is" in c) {
    const a = number(s, c.a);
    const b = number(s, c.b);
    const compare = COMPARE[c.is];
    if (typeof a !== "number")
      return typeof b === "number" ? withConstant(c.is, a, b) : () => compare(a(), b());
    return typeof b === "number" ? compare(a, b) : () => compare(a, b());
  }
  if ("inKingdom" in c) return kindsOf(s.board, c.inKingdom).length > 0;
  if ("not" in c) {
    const inner = test(s, c.not);
    return typeof inner === "boolean" ? !inner : () => !inner();
  }
  const all = "and" in c;
  const open: (() => boolean)[] = [];
  for (const part of "and" in c ? c.and : c.or) {
    const t = test(s, part);
    if (typeof t === "function") open.push(t);
    else if (t !== all) return t;
  }
  if (open.length === 0) return all;
  const [first, second] = open;
  if (open.length === 1) return first;
  if (open.length === 2) return all ? () => first() && second() : () => first() || second();
  return all ? () => open.every((t) => t()) : () => open.some((t) => t());
}
