/**
 * What the value network is shown of a position: what both own by kind, what is left in the piles, and a few
 * numbers (turns, lead, gains to the end…). Everything in it is public or can be kept count of. Numbers are
 * shown as steps: a count of 3 has taken the steps 1, 2 and 3, so that each step has a weight of its own. A
 * card is known by its id and by what its definition says, so that one that came later is not noise.
 */
import type { Board } from "@fiefdom/engine/board";
import type { Game } from "@fiefdom/engine/game";
import { countOwned, total } from "@fiefdom/engine/score";
import { coinsByKind } from "../plan/money.ts";
import type { Lore } from "../sense/lore.ts";

/** Numbers about each card, and the steps in which they are shown. */
export const BLOCKS = {
  mine: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15],
  theirs: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15],
  /** Cards left in its pile; 0: it is in this game. */
  left: [0, 1, 2, 3, 4, 6, 8],
  /** Copies in the deck with which a plan usually ends: one's own plan, and the other's. */
  myPlan: [1, 2, 3, 5, 8],
  theirPlan: [1, 2, 3, 5, 8],
} as const satisfies Record<string, readonly number[]>;

export type Block = keyof typeof BLOCKS;

const DECK_STEPS = [6, 9, 12, 15, 18, 21, 24, 28, 32, 38];
const MONEY_STEPS = [4, 6, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24, 28];
const DEBT_STEPS = [1, 3, 6, 9];

/** Numbers about the whole position. */
export const NUMBERS = {
  /** The turn is one's own. */
  toMove: [1],
  turns: [2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 21, 25, 30],
  lead: [-30, -20, -15, -12, -9, -7, -5, -3, -2, -1, 0, 1, 2, 3, 4, 6, 8, 10, 13, 16, 21, 31],
  /** Cards that must be gained for the game to end. */
  toEnd: [1, 2, 3, 4, 5, 6, 7, 8, 10, 13, 16],
  emptyPiles: [1, 2],
  myDebt: DEBT_STEPS,
  theirDebt: DEBT_STEPS,
  myCards: DECK_STEPS,
  theirCards: DECK_STEPS,
  /** Coins in tenths of a coin a card. */
  myMoney: MONEY_STEPS,
  theirMoney: MONEY_STEPS,
} as const satisfies Record<string, readonly number[]>;

export type NumberName = keyof typeof NUMBERS;
export const NUMBER_NAMES = Object.keys(NUMBERS) as readonly NumberName[];

/** One position as one seat sees it against another. Made once and filled again and again. */
export class Sight {
  readonly mine: number[];
  readonly theirs: number[];
  readonly left: number[];
  /** In the order of NUMBER_NAMES. */
  readonly numbers: number[] = NUMBER_NAMES.map(() => 0);
  readonly #board: Board;
  readonly #coins: readonly number[];
  readonly #sizes: number[];

  constructor(board: Board) {
    this.#board = board;
    this.mine = board.kinds.map(() => 0);
    this.theirs = board.kinds.map(() => 0);
    this.left = board.kinds.map(() => 0);
    this.#coins = coinsByKind(board);
    this.#sizes = board.piles.map(() => 0);
  }

  look(g: Game, seat: number, other: number): void {
    const board = this.#board;
    const { mine, theirs, left } = this;
    const myCards = countOwned(g, seat, mine);
    const theirCards = countOwned(g, other, theirs);
    let myCoins = 0;
    let theirCoins = 0;
    for (let kind = 0; kind < mine.length; kind++) {
      const coins = this.#coins[kind];
      myCoins += mine[kind] * coins;
      theirCoins += theirs[kind] * coins;
      const pile = board.pileOf[kind];
      left[kind] = pile < 0 ? 0 : g.piles[pile];
    }
    const me = g.players[seat];
    const them = g.players[other];
    const numbers: Record<NumberName, number> = {
      toMove: g.player === seat ? 1 : 0,
      turns: me.turns,
      lead: total(g, seat) - total(g, other),
      toEnd: this.#gainsToEnd(g),
      emptyPiles: g.emptyPiles,
      myDebt: me.debt,
      theirDebt: them.debt,
      myCards,
      theirCards,
      myMoney: Math.round((10 * myCoins) / Math.max(1, myCards)),
      theirMoney: Math.round((10 * theirCoins) / Math.max(1, theirCards)),
    };
    for (let i = 0; i < NUMBER_NAMES.length; i++) this.numbers[i] = numbers[NUMBER_NAMES[i]];
  }

  #gainsToEnd(g: Game): number {
    const { endingPiles, pilesToEnd } = this.#board;
    let least = Number.POSITIVE_INFINITY;
    for (const pile of endingPiles) least = Math.min(least, g.piles[pile]);
    const sizes = this.#sizes;
    for (let pile = 0; pile < sizes.length; pile++) sizes[pile] = g.piles[pile];
    sizes.sort((a, b) => a - b);
    let sum = 0;
    for (let i = 0; i < pilesToEnd; i++) sum += sizes[i];
    return Math.min(least, sum);
  }
}

/** What is known of a kind of card without having played with it, as numbers of about the same size, by name. */
export function definition(board: Board, lore: Lore, kind: number): ReadonlyMap<string, number> {
  const def = board.kinds[kind];
  const said = new Map<string, number>();
  const say = (name: string, value: number): void => {
    if (value !== 0) said.set(name, value);
  };
  say("cost", def.cost / 8);
  say("debt", (def.debt ?? 0) / 8);
  for (const type of def.types) say(`is ${type}`, 1);
  for (const trait of def.traits ?? []) say(`for ${trait}`, 1);
  say("worth", lore.worth / 60);
  say("cards", lore.cards / 4);
  say("actions", lore.actions / 2);
  say("coins", lore.coins / 4);
  if (typeof def.vp === "number") say("points", def.vp / 6);
  else if (def.vp !== undefined) say("points that vary", 1);
  return said;
}
