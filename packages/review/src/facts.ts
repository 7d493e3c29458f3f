/**
 * What can be counted about an answer: how the games go on that are played from it in thought, in worlds that
 * its player can't tell from the real one. Reasons are made of these numbers and of nothing else.
 */
import { actionsByKind } from "@fiefdom/bots/plan/actions";
import { coinsByKind } from "@fiefdom/bots/plan/money";
import type { Bot } from "@fiefdom/bots/player";
import type { Board } from "@fiefdom/engine/board";
import type { Answer } from "@fiefdom/engine/decisions";
import { askedSeat, type Game } from "@fiefdom/engine/game";
import { answer } from "@fiefdom/engine/run";
import { owned, total } from "@fiefdom/engine/score";
import { View } from "@fiefdom/engine/view";

/** What an answer changes at once, as far as it is the same in every world. */
export interface Change {
  /** Kinds that its player owns more of, and fewer of, with each copy once. */
  readonly gained: readonly number[];
  readonly lost: readonly number[];
}

/** Means over the worlds. */
export interface Facts extends Change {
  /** The share of the worlds in which it ends the game at once. */
  readonly endsIt: number;
  /** Turns of its player that follow. */
  readonly turns: number;
  /** How often a copy of what was gained is in hand or in play in one of these turns. */
  readonly seen: number;
  /** Hands, of those that begin a turn, with two terminal Actions or more and nothing to carry them. */
  readonly collisions: number;
  /** Coins that a turn has for its purchases. */
  readonly coins: number;
  /** Points ahead of the best of the others, or behind, at the end. */
  readonly margin: number;
  readonly chance: number;
}

const MOST_TURNS = 400;

/** What a seat owns more and less of after than before. */
function changeBetween(board: Board, before: readonly number[], after: readonly number[]): Change {
  const list = (more: readonly number[], fewer: readonly number[]): number[] =>
    board.kinds.flatMap((_, kind) => Array<number>(Math.max(0, more[kind] - fewer[kind])).fill(kind));
  return { gained: list(after, before), lost: list(before, after) };
}

export const marginOf = (g: Game, seat: number): number =>
  total(g, seat) - Math.max(...g.players.flatMap((_, other) => (other === seat ? [] : [total(g, other)])));

/** The facts about an answer of the view's seat, with a bot a seat to go on. */
export function factsOf(
  view: View,
  chosen: Answer,
  table: readonly Bot[],
  worlds: number,
  seed: string,
): Facts {
  const { board, seat } = view;
  const actions = actionsByKind(board);
  let change: Change = { gained: [], lost: [] };
  const sums = { endsIt: 0, turns: 0, seen: 0, collided: 0, hands: 0, coins: 0, margin: 0, won: 0 };
  for (let world = 0; world < worlds; world++) {
    const g = view.imagine(`${seed}/${world}`);
    const before = owned(g, seat);
    answer(g, seat, chosen);
    if (world === 0) change = changeBetween(board, before, owned(g, seat));
    if (g.over) sums.endsIt++;
    const kind = change.gained[0] ?? -1;
    const turn = new TurnCount(kind);
    const views = table.map((_, other) => new View(g, other));
    const began = g.turn;
    for (let d = g.decision; d !== null && g.turn < began + MOST_TURNS; d = g.decision) {
      const who = askedSeat(g);
      if (g.player === seat && g.turn > began) {
        if (turn.isNew(g.turn)) {
          sums.hands++;
          if (collides(views[seat], actions)) sums.collided++;
        }
        turn.see(views[seat]);
      }
      answer(g, who, table[who].answer(views[d.who], d));
    }
    turn.end();
    sums.turns += turn.turns;
    sums.seen += turn.seen;
    sums.coins += turn.coins / Math.max(1, turn.turns);
    const margin = marginOf(g, seat);
    sums.margin += margin;
    const points = g.players.map(({ turns }, other) => total(g, other) - turns / 1000);
    const best = Math.max(...points);
    if (points[seat] === best) sums.won += 1 / points.filter((other) => other === best).length;
  }
  return {
    ...change,
    endsIt: sums.endsIt / worlds,
    turns: sums.turns / worlds,
    seen: sums.seen / worlds,
    collisions: sums.collided / Math.max(1, sums.hands),
    coins: sums.coins / worlds,
    margin: sums.margin / worlds,
    chance: sums.won / worlds,
  };
}

/** Two terminals and no village among the cards of a hand. */
function collides(view: View, actions: readonly number[]): boolean {
  let terminals = 0;
  for (const kind of view.hand) {
    if (actions[kind] >= 2) return false;
    if (actions[kind] === 0) terminals++;
  }
  return terminals >= 2;
}

/** Counts along one player's turns. */
class TurnCount {
  turns = 0;
  seen = 0;
  coins = 0;
  readonly #kind: number;
  #turn = -1;
  /** The most of this turn so far. */
  #copies = 0;
  #coins = 0;

  constructor(kind: number) {
    this.#kind = kind;
  }

  isNew(turn: number): boolean {
    if (turn === this.#turn) return false;
    this.end();
    this.#turn = turn;
    this.turns++;
    return true;
  }

  see(view: View): void {
    this.#coins = Math.max(this.#coins, view.coins);
    if (this.#kind < 0) return;
    const { seat } = view;
    let copies = view.inHand(this.#kind);
    for (const kind of view.inPlay(seat)) if (kind === this.#kind) copies++;
    const all = view.owned(seat)[this.#kind];
    if (all > 0) this.#copies = Math.max(this.#copies, copies / all);
  }

  end(): void {
    this.seen += this.#copies;
    this.coins += this.#coins;
    this.#copies = 0;
    this.#coins = 0;
  }
}

/** What lies open on the table. */
export interface Standing {
  /** Points ahead of the best of the others, or behind. */
  readonly margin: number;
  /** Of the piles that end the game by themselves, the one with the fewest cards left. */
  readonly ending: { readonly pile: string; readonly left: number };
  readonly emptyPiles: number;
  /** Attacks that the others own. */
  readonly attacks: readonly string[];
}

export function standingOf(view: View, attack: number): Standing {
  const { board, seat } = view;
  const ending = board.endingPiles
    .map((pile) => ({ pile: board.piles[pile].id, left: view.pileSize(pile) }))
    .reduce((least, one) => (one.left < least.left ? one : least));
  const others = Array.from({ length: view.seats }, (_, other) => other).filter((other) => other !== seat);
  const counts = others.map((other) => view.owned(other));
  return {
    margin: view.total(seat) - Math.max(...others.map((other) => view.total(other))),
    ending,
    emptyPiles: view.emptyPiles,
    attacks: board.kinds.flatMap((def, kind) =>
      (board.types[kind] & attack) !== 0 && counts.some((count) => count[kind] > 0) ? [def.id] : [],
    ),
  };
}

/** The coins that some cards give. */
export function coinsOf(board: Board, kinds: readonly number[]): number {
  const coins = coinsByKind(board);
  return kinds.reduce((sum, kind) => sum + coins[kind], 0);
}
