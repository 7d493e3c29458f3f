/**
 * What effects look at and change, said by the words themselves. A verb knows what it does to the table, a
 * condition what it reads; joined up they tell of a whole effect whether its place among others can matter
 * (see order.ts). What says nothing may do anything.
 */
import type { Board } from "./board.ts";
import { ASIDE, DECK, DISCARD, type Game, HAND, HIDDEN, MATS, PLAY, TRASH } from "./game.ts";

/** What a player has, one bit each: yours. The same of all others lies `OTHERS` bits higher. */
export const YOURS = {
  hand: 1 << 0,
  deck: 1 << 1,
  discard: 1 << 2,
  play: 1 << 3,
  /** Set aside, looked at, or on a mat. */
  aside: 1 << 4,
  vp: 1 << 5,
  debt: 1 << 6,
  counters: 1 << 7,
  /** What you know: seeing something adds to it, deciding something builds on it. */
  mind: 1 << 8,
} as const;
const OTHERS = 9;
const ALL_YOURS = (1 << OTHERS) - 1;

/** What there is once. */
export const SHARED = {
  actions: 1 << 18,
  buys: 1 << 19,
  coins: 1 << 20,
  phase: 1 << 21,
  supply: 1 << 22,
  trash: 1 << 23,
  /** What was gained and played this turn. */
  gains: 1 << 24,
  plays: 1 << 25,
  notes: 1 << 26,
  lasting: 1 << 27,
  turns: 1 << 28,
  /** Where the card is that the happening was about. */
  it: 1 << 29,
  /** What cards cost: whatever this depends on in a game. */
  costs: 1 << 30,
} as const;

export const theirs = (yours: number): number => yours << OTHERS;
export const everybodys = (yours: number): number => yours | theirs(yours);

export const EVERYTHING = 0x7fffffff;

/**
 * What everybody can see. Only this may decide whether a player is asked: a question that comes or stays away
 * tells the whole table something.
 */
export const PUBLIC =
  everybodys(YOURS.play | YOURS.vp | YOURS.debt | YOURS.counters) |
  (EVERYTHING & ~(everybodys(ALL_YOURS) | SHARED.it));

/** The same seen by another player: what is yours is now theirs, and what was others' may be anybody's. */
export function seenByOthers(bits: number): number {
  const their = (bits >> OTHERS) & ALL_YOURS;
  return (bits & ~everybodys(ALL_YOURS)) | theirs(bits & ALL_YOURS) | everybodys(their);
}

/** Where tokens lie, told by the card on which the text stands, the card spoken of and whose they are alone. */
export type Place = (
  g: { readonly board: Board },
  f: { readonly card: number; readonly it: number; readonly who: number },
) => number;

/** Tokens are counted, put there, taken from there by the player, or moved on from there to another place. */
export interface TokenTouch {
  readonly op: "count" | "add" | "take" | "move";
  readonly at: Place;
  readonly to?: Place;
  /** So many are moved, if they are there, and no more. */
  readonly n?: number;
}

/** Kinds of card as an effect knows them: this one, the one spoken of, those called so, or any. */
export type Which = "this" | "it" | "any" | { readonly id: string };

/** Something that an effect lets happen, for others to react to. */
export interface Stir {
  readonly on: number;
  readonly to: Which | "nothing";
  /** Where the card is then; undefined: where the card spoken of was before, or anywhere. */
  readonly at?: number;
}

export interface Touch {
  /** What the outcome depends on. */
  readonly reads?: number;
  /** What is changed such that whoever changes or reads it as well must know who was first. */
  readonly writes?: number;
  /** What is changed such that several may do so in any order: numbers that grow, cards joining a hand. */
  readonly adds?: number;
  readonly tokens?: readonly TokenTouch[];
  readonly stirs?: Stir;
  /** Moves the card spoken of from where it is expected to this zone. */
  readonly movesItTo?: number;
  /** From here on another card is spoken of. */
  readonly newIt?: boolean;
  /** From here on the effect holds other cards. */
  readonly newThem?: boolean;
  /** Asks for one of the cards that the effect holds: no question if they are alike. */
  readonly choosesOfThem?: boolean;
  /** Cards are picked, and this changes if the picked ones are then taken away. */
  readonly picks?: Touch;
  readonly takesPicked?: boolean;
  /** The picked ones come to hand. */
  readonly picksToHand?: boolean;
  /** Puts the cards that it holds back onto their piles. */
  readonly returnsThem?: boolean;
  /** Plays a card. */
  readonly plays?: Which;
  /** Sets up a lasting effect: its abilities listen from now on. */
  readonly lasts?: { readonly index: number };
  /** What the other players carry out, and whether you do so too. */
  readonly others?: { readonly touches: readonly Touch[] | null; readonly youToo: boolean };
}

/** What a condition, an amount or a choice of cards looks at. */
interface Looks {
  readonly reads: number;
  /** Can it hold at all if the card it happened to is of this kind? Told by the board alone. */
  readonly canBe?: (board: Board, kind: number) => boolean;
  /** Where it looks for tokens. */
  readonly tokens?: readonly Place[];
}

type Looking = (...args: never[]) => unknown;
const looks = new WeakMap<Looking, Looks>();

/** Says of a condition what it looks at, besides the event, the registers of its effect and whose turn it is. */
export function looksAt<Condition extends Looking>(
  reads: number,
  condition: Condition,
  more: Omit<Looks, "reads"> = {},
): Condition {
  looks.set(condition, { reads, ...more });
  return condition;
}

/** A condition, an amount, a choice of cards: something that effects are told with. */
export type Word = Looking | number | null | undefined;

/** What it looks at. A number looks at nothing; what says nothing may look at everything. */
export function readsOf(...words: readonly Word[]): number {
  let reads = 0;
  for (const word of words) if (typeof word === "function") reads |= looks.get(word)?.reads ?? EVERYTHING;
  return reads;
}

/** Where it looks for tokens. */
export const tokensOf = (...words: readonly Word[]): readonly Place[] =>
  words.flatMap((word) => (typeof word === "function" ? (looks.get(word)?.tokens ?? []) : []));

/** Can the condition hold, if there is one, for a card of this kind? */
export const canBe = (condition: Looking | undefined, board: Board, kind: number): boolean =>
  condition === undefined || (looks.get(condition)?.canBe?.(board, kind) ?? true);

type Holds<Of> = (g: Game, of: Of) => boolean;

/** Both hold. */
export function allOf<Of>(one: Holds<Of>, other: Holds<Of>): Holds<Of> {
  return looksAt(readsOf(one, other), (g: Game, of: Of) => one(g, of) && other(g, of), {
    canBe: (board, kind) => canBe(one, board, kind) && canBe(other, board, kind),
    tokens: tokensOf(one, other),
  });
}

/** What looking at these words means for an effect that uses them. */
export const looking = (...words: readonly Word[]): Touch => ({
  reads: readsOf(...words),
  tokens: tokensOf(...words).map((at) => ({ op: "count", at })),
});

/** A question to you: it builds on what you know, and the answer tells the others something. */
export const ASKS: Touch = { reads: YOURS.mind, adds: theirs(YOURS.mind) };

/** Cards from the deck, for which the discard pile may be shuffled, are seen by you, or by all. */
export const LIFTS: Touch = {
  reads: YOURS.deck | YOURS.discard,
  writes: YOURS.deck | YOURS.discard,
  adds: everybodys(YOURS.mind),
};

/**
 * What putting a card into a zone of yours changes. Hands, the trash and what is set aside have no order that
 * anybody could mind; decks and discard piles have one, and what lies in play counts by being there.
 */
export function putInto(zone: number): Touch {
  switch (zone) {
    case HAND:
      return { adds: YOURS.hand };
    case DECK:
      return { writes: YOURS.deck };
    case DISCARD:
      return { writes: YOURS.discard };
    case PLAY:
      return { writes: YOURS.play };
    case TRASH:
      return { adds: SHARED.trash };
    default:
      return { adds: YOURS.aside };
  }
}

/** What taking one certain card out of a zone changes. A deck gives only its top card. */
export function takenFrom(zone: number): Touch {
  switch (zone) {
    case HAND:
      return { adds: YOURS.hand };
    case DECK:
      return { reads: YOURS.deck, writes: YOURS.deck };
    case DISCARD:
      return { adds: YOURS.discard };
    case PLAY:
      return { writes: YOURS.play };
    case TRASH:
      return { adds: SHARED.trash };
    default:
      return { adds: YOURS.aside };
  }
}

/** A zone of yours as a bit; anything, if it is none of them. */
function bitOf(zone: number): number {
  return zone === HAND
    ? YOURS.hand
    : zone === DISCARD
      ? YOURS.discard
      : zone === PLAY
        ? YOURS.play
        : zone >= MATS
          ? YOURS.aside
          : EVERYTHING;
}

const isHeld = (zone: number): boolean => zone === ASIDE || zone === HIDDEN;

/** What a choice of cards depends on. Cards set aside or looked at belong to the effect that holds them. */
export const choosingFrom = (zone: number): Touch => (isHeld(zone) ? {} : { reads: bitOf(zone) });

/** What taking the chosen cards away changes. */
export const chosenFrom = (zone: number): Touch => (isHeld(zone) ? HELD : { writes: bitOf(zone) });

/** Cards that the effect holds leave it. */
export const HELD: Touch = { adds: YOURS.aside };
