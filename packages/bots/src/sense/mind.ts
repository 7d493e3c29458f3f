/**
 * What a player has in mind at a decision: the lore of this board as arrays by kind, made once, and what the
 * view shows, looked up when first needed and forgotten at the next decision. It remembers nothing else, so
 * the same view always leads to the same thoughts.
 */
import type { Board } from "@fiefdom/engine/board";
import { NONE } from "@fiefdom/engine/game";
import { ACTION, CURSE, TREASURE, VICTORY } from "@fiefdom/engine/types";
import type { View } from "@fiefdom/engine/view";
import { loreOf } from "./lore.ts";
import type { Preferences } from "./preferences.ts";

/** The place in a list of preferences of a kind that is not in it. */
export const UNLISTED = 1000;

/** Own turns after which a game has gone on so long that only points count. */
export const LONG = 30;
/** Gains left until the end of a game that is not in sight. */
const FAR = 40;

/** Landmarks and Events that change what cards are worth; -1 where not on the board. */
const MARKS = [
  "aqueduct",
  "bandit-fort",
  "basilica",
  "battlefield",
  "colonnade",
  "defiled-shrine",
  "fountain",
  "keep",
  "museum",
  "obelisk",
  "orchard",
  "palace",
  "tax",
  "tomb",
  "tower",
  "triumphal-arch",
  "wall",
  "wolf-den",
] as const;
export type Mark = (typeof MARKS)[number];

/** What the Actions of a board need beyond numbers: by kind. */
export interface Acting {
  /** What it is worth to play an Action, where that depends on the moment. */
  readonly depending: readonly (((m: Mind, kind: number) => number) | null)[];
  /** Plays another card several times. */
  readonly thrones: readonly boolean[];
  readonly drawLast: readonly boolean[];
  /** Gives Actions or something else, at choice. */
  readonly either: readonly boolean[];
  /** Does something only beside another copy in hand. */
  readonly pairs: readonly boolean[];
  /** When to play a Treasure, where that depends on the moment. */
  readonly paying: readonly (((m: Mind, kind: number) => number) | null)[];
  /** What it is worth to buy an Event. */
  readonly events: readonly (((m: Mind) => number) | null)[];
}

export class Mind {
  readonly board: Board;
  readonly preferences: Preferences;
  readonly acting: Acting;

  // Lore by kind.
  readonly worth: readonly number[];
  readonly atMost: readonly number[];
  readonly actions: readonly number[];
  readonly cards: readonly number[];
  readonly coins: readonly number[];
  readonly value: readonly number[];
  readonly order: readonly number[];
  /** Only land: a Victory card that can't be played. */
  readonly land: readonly boolean[];
  readonly ending: readonly boolean[];
  /** Points of a copy where they are always the same; NaN where they depend on something. */
  readonly points: readonly number[];
  /** Gaining it punishes having Treasures in play. */
  readonly spoilers: readonly boolean[];
  readonly copper: number;
  readonly silver: number;
  readonly gold: number;
  readonly estate: number;
  readonly duchy: number;
  readonly province: number;
  readonly colony: number;
  readonly curse: number;
  readonly enchantress: number;
  readonly hoard: number;
  readonly marks: Readonly<Record<Mark, number>>;
  readonly landmarks: boolean;

  // Places in the preferences.
  readonly playFirst: readonly number[] | null;
  readonly trashFirst: readonly number[] | null;
  readonly discardFirst: readonly number[] | null;
  readonly gainFirst: readonly number[] | null;
  readonly topdeckFirst: readonly number[] | null;

  view!: View;
  /** Looked at into the same list again and again. */
  readonly #hand: number[] = [];
  #looked = false;
  /** Counted into the same list again and again. */
  readonly #owned: number[];
  #counted = false;
  #size = 0;
  #money = 0;
  #cash = 0;
  #played = 0;
  #terminals = 0;
  #villages = 0;
  #gainsLeft = NONE;

  constructor(board: Board, preferences: Preferences, acting: Acting) {
    this.board = board;
    this.acting = acting;
    this.preferences = preferences;
    this.#owned = board.kinds.map(() => 0);
    const lore = loreOf(board);
    this.worth = lore.map((row) => row.worth);
    this.atMost = lore.map((row) => row.atMost);
    this.actions = lore.map((row) => row.actions);
    this.cards = lore.map((row) => row.cards);
    this.coins = lore.map((row) => row.coins);
    this.value = lore.map((row) => row.value);
    this.order = lore.map((row) => row.order);
    this.land = board.types.map(
      (types) => (types & (VICTORY | CURSE)) !== 0 && (types & (ACTION | TREASURE)) === 0,
    );
    this.ending = board.kinds.map((_, kind) => board.endingPiles.includes(board.pileOf[kind]));
    this.points = board.kinds.map(({ vp = 0, types }) =>
      typeof vp === "number" && !types.includes("Castle") ? vp : Number.NaN,
    );
    this.spoilers = board.kinds.map((_, kind) => board.spoilers.includes(kind));
    this.copper = board.kind("copper");
    this.silver = board.kind("silver");
    this.gold = board.kind("gold");
    this.estate = board.kind("estate");
    this.duchy = board.kind("duchy");
    this.province = board.kind("province");
    this.colony = board.kind("colony");
    this.curse = board.kind("curse");
    this.enchantress = board.kind("enchantress");
    this.hoard = board.kind("hoard");
    this.marks = Object.fromEntries(MARKS.map((id) => [id, board.kind(id)])) as Record<Mark, number>;
    this.landmarks = MARKS.some((id) => board.kind(id) >= 0);
    const places = (list: readonly number[] | undefined): number[] | null =>
      list === undefined
        ? null
        : board.kinds.map((_, kind) => (list.includes(kind) ? list.indexOf(kind) : UNLISTED));
    this.playFirst = places(preferences.play);
    this.trashFirst = places(preferences.trash);
    this.discardFirst = places(preferences.discard);
    this.gainFirst = places(preferences.gain);
    this.topdeckFirst = places(preferences.topdeck);
  }

  /** Looks anew. */
  see(view: View): void {
    // Mostly it is the same one: to write something new into something old takes the collector's notice.
    if (this.view !== view) this.view = view;
    this.#looked = false;
    this.#counted = false;
    this.#gainsLeft = NONE;
  }

  is(kind: number, bits: number): boolean {
    return (this.board.types[kind] & bits) !== 0;
  }

  /** Is it this player's own turn? */
  get mine(): boolean {
    return this.view.player === this.view.seat;
  }

  get hand(): readonly number[] {
    if (!this.#looked) this.view.sortHand(this.#hand);
    this.#looked = true;
    return this.#hand;
  }

  get owned(): readonly number[] {
    if (!this.#counted) this.#count();
    return this.#owned;
  }
  /** Cards owned. */
  get size(): number {
    if (!this.#counted) this.#count();
    return this.#size;
  }
  /** Coins that the whole deck brings, each card once. */
  get money(): number {
    if (!this.#counted) this.#count();
    return this.#money;
  }

  /** Coins that can be relied on: those of Treasures, and half of those of Actions. */
  get cash(): number {
    if (!this.#counted) this.#count();
    return this.#cash;
  }
  /** Actions owned: all of them, the terminal ones, and the further Actions that the others give. */
  get played(): number {
    if (!this.#counted) this.#count();
    return this.#played;
  }
  get terminals(): number {
    if (!this.#counted) this.#count();
    return this.#terminals;
  }
  get villages(): number {
    if (!this.#counted) this.#count();
    return this.#villages;
  }

  #count(): void {
    const { coins, actions } = this;
    const { types } = this.board;
    const owned = this.#owned;
    this.view.countOwned(this.view.seat, owned);
    let size = 0;
    let money = 0;
    let cash = 0;
    let played = 0;
    let terminals = 0;
    let villages = 0;
    for (let kind = 0; kind < owned.length; kind++) {
      const n = owned[kind];
      if (n === 0) continue;
      size += n;
      money += n * coins[kind];
      const action = (types[kind] & ACTION) !== 0;
      cash += n * coins[kind] * (action ? 0.5 : 1);
      if (!action) continue;
      played += n;
      if (actions[kind] === 0) terminals += n;
      else villages += n * (actions[kind] - 1);
    }
    this.#counted = true;
    this.#size = size;
    this.#money = money;
    this.#cash = cash;
    this.#played = played;
    this.#terminals = terminals;
    this.#villages = villages;
  }

  /** How many cards must still be gained to end the game, as it stands. */
  get gainsLeft(): number {
    if (this.#gainsLeft === NONE) this.#gainsLeft = this.#toTheEnd();
    return this.#gainsLeft;
  }

  #toTheEnd(): number {
    const { view, board } = this;
    let fewest = FAR;
    for (const pile of board.endingPiles) fewest = Math.min(fewest, view.pileSize(pile));
    let missing = board.pilesToEnd - view.emptyPiles;
    if (missing >= board.pilesToEnd) return fewest;
    // The smallest piles one after the other: those of one card, of two...
    let sum = 0;
    for (let size = 1; missing > 0 && sum < fewest && size < fewest; size++) {
      for (let pile = 0; pile < board.piles.length && missing > 0; pile++) {
        if (view.pileSize(pile) !== size) continue;
        sum += size;
        missing--;
      }
    }
    return missing > 0 ? fewest : Math.min(fewest, sum);
  }

  /** The end is near: points count, growth no longer does. */
  get late(): boolean {
    return this.gainsLeft <= 4 || this.view.turns(this.view.seat) > LONG;
  }

  /** Coins that the Treasures in hand still bring. */
  get coinsInHand(): number {
    let coins = 0;
    for (const kind of this.hand) if (this.is(kind, TREASURE)) coins += this.coins[kind];
    return coins;
  }

  /** Cards in hand that are no use this turn or any other: land and Curses. */
  get deadInHand(): number {
    let n = 0;
    for (const kind of this.hand) if (this.land[kind]) n++;
    return n;
  }

  /** Cards that can still be drawn. */
  get drawable(): number {
    const { view } = this;
    return view.deckSize(view.seat) + view.discardSize(view.seat);
  }

  /** Coins that a card drawn now brings on average: those of all that is neither in hand nor in play. */
  get coinsPerDraw(): number {
    let money = this.money;
    for (const kind of this.hand) money -= this.coins[kind];
    for (const kind of this.view.inPlay(this.view.seat)) money -= this.coins[kind];
    return Math.max(0, money) / Math.max(1, this.drawable);
  }

  /** Is the top of its pile a card of this kind? */
  onSale(kind: number): boolean {
    const pile = this.board.pileOf[kind];
    return pile >= 0 && this.view.pileTop(pile) === kind;
  }

  /** Its cost just now. */
  price(kind: number): number {
    return this.board.costsChange ? this.view.cost(kind).coins : this.board.coins[kind];
  }
}
