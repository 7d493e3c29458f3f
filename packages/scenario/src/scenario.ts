/** What a scenario says, once it is read and found sound. */
import type { Ruleset } from "@fiefdom/engine/card";
import type { Names } from "./names.ts";

/** So many copies of a card, and the line that says so. */
export interface Cards {
  readonly id: string;
  readonly n: number;
  /** "x2" was written: in a list of options the number then counts. */
  readonly counted: boolean;
  readonly line: number;
}

export interface GivenPlayer {
  readonly hand: readonly Cards[];
  /** Top first. */
  readonly deck: readonly Cards[];
  readonly discard: readonly Cards[];
  readonly inPlay: readonly Cards[];
  readonly aside: readonly Cards[];
  readonly hidden: readonly Cards[];
  /** Gained this turn, wherever the cards are now. */
  readonly gained: readonly Cards[];
  readonly vp: number;
  readonly debt: number;
  readonly turns: number | null;
  /** Effects at work from earlier. */
  readonly lasting: readonly GivenLasting[];
  /** Mats and counters that cards bring along, by id. */
  readonly mats: readonly { readonly id: string; readonly line: number; readonly cards: readonly Cards[] }[];
  readonly counters: readonly CounterGiven[];
  /** Gained on the last turn of one's own. */
  readonly lately: readonly Cards[];
}

/** Where a counter stands. */
export interface CounterGiven {
  readonly id: string;
  readonly line: number;
  readonly n: number;
}

/** A lasting effect that is at work, by the card that set it up. */
export interface GivenLasting {
  readonly id: string;
  readonly line: number;
  /** The card that was named for it. */
  readonly named: string | null;
  /** Those of the player's cards set aside that belong to it. */
  readonly cards: readonly Cards[];
  /** Players whom it leaves alone. */
  readonly untouched: readonly number[];
}

/** A number of cards, or the cards of a pile from the top. */
export interface PileGiven {
  readonly id: string;
  readonly line: number;
  readonly size?: number;
  readonly cards?: readonly Cards[];
}

export interface Tokens {
  readonly id: string;
  readonly line: number;
  /** How many, by the board's name for the token. */
  readonly lying: Readonly<Record<string, number>>;
}

export interface Marked {
  readonly id: string;
  readonly pile: string;
  readonly line: number;
}

export interface Given {
  /** The game is dealt as usual and nothing else is given. */
  readonly newGame: boolean;
  readonly turn: number;
  readonly phase: "start" | "action" | "buy";
  readonly actions: number;
  readonly buys: number;
  readonly coins: number;
  readonly potions: number;
  readonly players: readonly GivenPlayer[];
  readonly supply: readonly PileGiven[];
  readonly tokens: readonly Tokens[];
  readonly marked: readonly Marked[];
  readonly trash: readonly Cards[];
  readonly shuffles: readonly { readonly seat: number; readonly cards: readonly Cards[] }[];
}

/** Contents, or only how many. */
export type Contents = number | readonly Cards[];

export interface PlayerCheck {
  readonly line: number;
  readonly hand?: Contents | "unseen";
  readonly deck?: Contents | "unseen";
  readonly deckTop?: readonly Cards[];
  readonly deckInAnyOrder?: readonly Cards[];
  readonly discard?: Contents | "unseen";
  /** Null: the discard pile is empty. */
  readonly discardTop?: string | null;
  readonly inPlay?: Contents;
  readonly aside?: Contents;
  readonly hidden?: Contents | "unseen";
  readonly cards?: Contents;
  readonly gained?: Contents;
  readonly lasting?: Contents;
  readonly mats?: readonly {
    readonly id: string;
    readonly line: number;
    readonly cards: Contents | "unseen";
  }[];
  readonly counters?: readonly CounterGiven[];
  /** Shown to everybody since the scenario began. */
  readonly revealed?: Contents;
  readonly notRevealed?: readonly Cards[];
  readonly vp?: number;
  readonly debt?: number;
  readonly turns?: number;
}

export interface PileCheck extends PileGiven {
  /** Null: nothing is left. */
  readonly top?: string | null;
}

export interface CostCheck {
  readonly id: string;
  readonly line: number;
  readonly coins?: number;
  readonly debt?: number;
  readonly potions?: number;
  readonly because?: readonly { readonly id: string; readonly change: number }[];
}

export interface ScoreCheck {
  readonly seat: number;
  readonly line: number;
  readonly total?: number;
  /** By card, landscape, or "tokens". */
  readonly parts: readonly { readonly source: string; readonly vp?: number; readonly count?: number }[];
}

export interface Check {
  readonly line: number;
  readonly turn?: number;
  readonly phase?: "action" | "buy" | "night";
  readonly actions?: number;
  readonly buys?: number;
  readonly coins?: number;
  readonly potions?: number;
  /** Null: nobody. */
  readonly asked?: number | null;
  readonly over?: boolean;
  readonly winners?: readonly number[];
  readonly startsNext?: number | null;
  readonly emptyPiles?: number;
  readonly trash?: Contents;
  readonly supply: readonly PileCheck[];
  readonly tokens: readonly Tokens[];
  readonly marked: readonly Marked[];
  readonly costs: readonly CostCheck[];
  readonly scores: readonly ScoreCheck[];
  readonly players: readonly { readonly seat: number; readonly check: PlayerCheck }[];
  readonly views: readonly {
    readonly seat: number;
    readonly players: readonly { readonly seat: number; readonly check: PlayerCheck }[];
  }[];
  /** What holds under one ruleset only. */
  readonly under: readonly { readonly ruleset: Ruleset; readonly check: Check }[];
}

/** Something said in an answer, or an option that is written out. */
export interface Thing {
  readonly text: string;
  readonly n: number;
  readonly counted: boolean;
  readonly card?: string;
  readonly number?: number;
  /** Which of a card's abilities, where it has several. */
  readonly nth?: number;
}

export interface Saying {
  readonly seat: number;
  readonly word: string;
  readonly things: readonly Thing[];
}

/** An option as a scenario writes it: "buy Gold", "Gold", "yes". */
export interface Option {
  readonly text: string;
  /** Every way in which the engine might spell it. */
  readonly spelled: readonly string[];
  readonly counted: number | null;
}

export interface Offer {
  readonly seat: number;
  /** With a verb only the options of that verb count; without, all. */
  readonly groups: readonly { readonly verb: string | null; readonly options: readonly Option[] }[];
  readonly by?: string;
  readonly exactly?: number;
  readonly upTo?: number;
  readonly atLeast?: number;
}

export interface Refused {
  readonly option: Option;
  readonly reason: string | null;
}

/** A question that is not asked now: of a kind, by a card, or any at all. */
export interface NotAsked {
  readonly text: string;
  /** Null: of whatever kind. */
  readonly verb: string | null;
  /** Null: by whatever card. */
  readonly by: string | null;
}

export type Line = {
  readonly line: number;
  /** The only ruleset under which the line is said; both, if there is none. */
  readonly ruleset?: Ruleset;
} & (
  | { readonly kind: "answer"; readonly text: string; readonly saying: Saying }
  | { readonly kind: "offered"; readonly offer: Offer }
  | { readonly kind: "not offered"; readonly seat: number; readonly refused: readonly Refused[] }
  | { readonly kind: "not asked"; readonly seat: number; readonly questions: readonly NotAsked[] }
  | { readonly kind: "revealed"; readonly seat: number; readonly cards: Contents }
  | { readonly kind: "not revealed"; readonly seat: number; readonly cards: readonly Cards[] }
  | { readonly kind: "then"; readonly check: Check }
);

export interface Scenario {
  /** What its names mean. */
  readonly names: Names;
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly about: readonly string[];
  readonly source: string | null;
  readonly ruling: string | null;
  readonly note: string | null;
  readonly rulesets: readonly Ruleset[];
  readonly players: readonly string[];
  /** Piles beside the basic ones. */
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  readonly colonies: boolean;
  readonly given: Given;
  readonly when: readonly Line[];
  readonly then: Check | null;
}

// The keys that each part of a file may have. schema.json lists the same ones; a test compares them.
export const KEYS = {
  scenario: [
    "title",
    "about",
    "source",
    "ruling",
    "note",
    "ruleset",
    "players",
    "kingdom",
    "landscapes",
    "colonies",
    "given",
    "when",
    "then",
  ],
  given: [
    "turn",
    "phase",
    "actions",
    "buys",
    "coins",
    "potions",
    "supply",
    "tokens",
    "marked",
    "trash",
    "shuffles",
  ],
  givenPlayer: [
    "hand",
    "deck",
    "discard",
    "in play",
    "set aside",
    "set aside face down",
    "gained",
    "gained last turn",
    "lasting",
    "vp",
    "debt",
    "turns",
  ],
  lasting: ["named", "cards", "untouched"],
  check: [
    "turn",
    "phase",
    "actions",
    "buys",
    "coins",
    "potions",
    "asked",
    "game",
    "winners",
    "starts next",
    "empty piles",
    "trash",
    "supply",
    "tokens",
    "marked",
    "costs",
    "score",
    "printed",
    "current",
  ],
  playerCheck: [
    "hand",
    "deck",
    "deck top",
    "deck in any order",
    "discard",
    "discard top",
    "in play",
    "set aside",
    "set aside face down",
    "cards",
    "gained",
    "lasting",
    "revealed",
    "not revealed",
    "vp",
    "debt",
    "turns",
  ],
  pile: ["size", "top", "cards"],
  cost: ["coins", "debt", "potions", "because"],
  scorePart: ["vp", "count"],
  offer: ["by", "exactly", "up to", "at least"],
} as const;
