/**
 * What a card definition says. A card reads like its printed text: cost, types, what happens when it is
 * played, and what its further abilities do. Where the printed rulebooks and today's wording differ, both
 * stand side by side in the definition (`printed`, `current`) and the board picks one at set-up.
 */
import { type Ability, type AbilitySpec, ability, type LastingDef } from "./ability.ts";
import type { Game } from "./game.ts";
import type { Bonus, Nested, Part, Program } from "./program.ts";
import type { TypeName } from "./types.ts";

export type Ruleset = "printed" | "current";

/** What can score: how many of each kind a player owns, and the whole game for what depends on it. */
export interface Holdings {
  readonly game: Game;
  readonly seat: number;
  /** Copies owned, by kind. */
  readonly owned: readonly number[];
  readonly total: number;
}

export interface Scoring {
  readonly vp: number;
  /** The number behind the score, for the explanation: how many cards, sets, Castles... */
  readonly count?: number;
}

/** What a card is good for, so that kingdoms can be chosen and described. */
export type Trait =
  | "actions"
  | "draw"
  | "buy"
  | "trash"
  | "attack"
  | "gain"
  | "money"
  | "vp"
  | "sift"
  /** Plays another card more than once. */
  | "again"
  /** Gives others Curses. */
  | "curses"
  /** Gets rid of two cards and more at a time, whatever they are. */
  | "thins"
  /** Keeps an Attack off, or mends the hand before it strikes. */
  | "guard"
  /** Makes Duchies worth more. */
  | "duchies"
  /** Trashes, but never a Curse that is in the deck. */
  | "picky";

/** What a card does when something happens to it, with more about its timing where that is needed. */
export type Own = Program | Pick<AbilitySpec, "if" | "may" | "do">;

export interface CardText {
  readonly types?: readonly TypeName[];
  readonly play?: Program;
  readonly whenGained?: Own;
  readonly whenBought?: Own;
  readonly whenTrashed?: Own;
  readonly whenDiscardedFromPlay?: Own;
  /** Abilities that work from the hand. */
  readonly reactions?: readonly AbilitySpec[];
  /** Abilities that work while the card is in play. */
  readonly whileInPlay?: readonly AbilitySpec[];
  /** Abilities that work while the card lies on the mat that they name. */
  readonly onMat?: readonly (AbilitySpec & { readonly mat: Mat })[];
  /** Abilities of a landscape: they belong to whoever does the thing. */
  readonly always?: readonly AbilitySpec[];
}

/** Why a card may not be bought just now, and which card is in the way. */
export interface Ban {
  readonly if: (g: Game, who: number) => boolean;
  readonly because: string;
  readonly card?: string;
}

/** A mat: a zone of every player that a card brings along. */
export interface Mat {
  readonly id: string;
  /** Who may see the cards that lie on it. */
  readonly seen: "all" | "owner";
}

/** A counter of every player that a card brings along: tokens that only count. Everybody sees it. */
export interface Counter {
  readonly id: string;
  /** What one of them gives when its owner spends it, and in which phase of their turn they may. */
  readonly spend?: { readonly in: "action" | "buy"; readonly gives: Partial<Bonus> };
}

/** Tokens that cards put on piles or landscapes, beside victory points and Debt. Everybody sees them. */
export interface Token {
  readonly id: string;
  /** Every player has one of their own: where it lies, and whose it is, is what counts. */
  readonly each?: "player";
}

export interface CardDef extends CardText {
  readonly id: string;
  readonly set: string;
  readonly kind:
    | "basic"
    | "kingdom"
    | "event"
    | "landmark"
    | "project"
    | "way"
    | "trait"
    | "boon"
    | "hex"
    | "state";
  /** 1: printed in the first edition of its set only. It is drawn by lot only where that is wanted. */
  readonly edition?: 1;
  readonly types: readonly TypeName[];
  readonly cost: number;
  readonly debt?: number;
  /** Potions that it costs beside coins. */
  readonly potions?: number;
  /** Victory points: a number, or counted from what the player owns. */
  readonly vp?: number | ((h: Holdings) => number);
  /** A landscape's score. */
  readonly scores?: (h: Holdings) => Scoring;
  /** How many copies the pile holds, where the usual numbers do not apply. */
  readonly copies?: (players: number) => number;
  /** Copies in each starting deck. */
  readonly startWith?: number;
  /** The game ends when its pile is empty. */
  readonly endsGame?: boolean;
  /** Debt can come of it, though it costs none. */
  readonly owes?: boolean;
  /** Changes its own coin cost by that much just now. */
  readonly costChange?: (g: Game) => number;
  /** Changes the coin cost of cards of this kind by that much, in every game that it is in. */
  readonly costs?: (g: Game, kind: number) => number;
  readonly mayNotBuy?: Ban;
  /**
   * How "play all Treasures" treats it. A Treasure that only gives constant bonuses is simply played. A
   * number: played by itself too, after all with a smaller one (its worth grows with what lies in play).
   * "alone": left for the player to decide on. "careful": left to the player, and all others wait for it,
   * since their order or abstaining can matter. Unless stated, a Treasure with further text is careful.
   */
  readonly inPlan?: number | "alone" | "careful";
  /** Gaining it punishes having Treasures in play: while it can be bought, none is played unasked. */
  readonly spoilsTreasures?: boolean;
  /** Prepares the game: tokens, marks. */
  readonly setUp?: (g: Game, kind: number) => void;
  /** Mats and counters that every player has in a game with this card. Several cards may share one. */
  readonly mats?: readonly Mat[];
  readonly counters?: readonly Counter[];
  /** Piles that come into the game with this card. Several cards may bring the same. */
  readonly brings?: {
    /** Further piles of the Supply. */
    readonly supply?: readonly (CardDef | PileDef)[];
    /** Piles beside the Supply: nothing is bought from them, and they do not count when empty. */
    readonly outside?: readonly (CardDef | PileDef)[];
    /** Further landscapes, such as States: they lie there and are not chosen for a game by themselves. */
    readonly landscapes?: readonly CardDef[];
  };
  /** Asks what was gained on last turns: the game has to remember it. */
  readonly mindsLastTurns?: boolean;
  /** What its note in the game means: a pile it marked, or a seat. */
  readonly notes?: "pile" | "seat";
  /** Victory points or Debt lie on piles or landscapes because of this card. */
  readonly usesTokens?: boolean;
  /** Further tokens that this card puts there. Several cards may share one. */
  readonly tokens?: readonly Token[];
  /**
   * Makes other cards more than what is printed on them, as long as the game stands so: looked at when a turn begins
   * and at `lookAgain`, on the printed board (`g.board.printed`).
   */
  readonly alters?: {
    /** The types that cards of this kind have beside their own, as bits; 0 for none. */
    readonly types: (g: Game, kind: number) => number;
    /** What they do then, if nothing is printed on them. */
    readonly play?: Program;
  };
  /** Changes another card for the whole game. */
  readonly changes?: Readonly<
    Record<string, { readonly types: readonly TypeName[]; readonly play?: Program }>
  >;
  readonly traits?: readonly Trait[];
  readonly printed?: CardText;
  readonly current?: CardText;
  /** All abilities of this card by ruleset, built by `card`. */
  readonly texts: Readonly<Record<Ruleset, ResolvedText>>;
}

export interface ResolvedText {
  readonly types: readonly TypeName[];
  readonly play: Program | null;
  /** Abilities of the card itself: when this card is gained, trashed... */
  readonly own: readonly Ability[];
  readonly hand: readonly Ability[];
  readonly inPlay: readonly Ability[];
  readonly onMat: readonly Ability[];
  readonly always: readonly Ability[];
}

/** All the abilities of a card, wherever they work. */
export const abilitiesOf = (text: ResolvedText): readonly Ability[] => [
  ...text.own,
  ...text.hand,
  ...text.inPlay,
  ...text.onMat,
  ...text.always,
];

export type CardSpec = Omit<CardDef, "id" | "set" | "kind" | "texts"> & {
  readonly set?: string;
  readonly kind?: CardDef["kind"];
};

const OWN = {
  whenGained: "gain",
  whenBought: "buy",
  whenTrashed: "trash",
  whenDiscardedFromPlay: "discardFromPlay",
} as const;

function resolve(id: string, suffix: string, types: readonly TypeName[], text: CardText): ResolvedText {
  const own: Ability[] = [];
  for (const [field, on] of Object.entries(OWN) as [keyof typeof OWN, (typeof OWN)[keyof typeof OWN]][]) {
    const what = text[field];
    if (what) {
      const a = ability({ on, ...("do" in what ? what : { do: what }) });
      a.register(`${id}/${field}${suffix}`);
      own.push(a);
    }
  }
  const list = (field: "reactions" | "whileInPlay" | "onMat" | "always"): Ability[] =>
    (text[field] ?? []).map((spec, i) => {
      const a = ability(spec);
      a.register(`${id}/${field}${suffix}/${i + 1}`);
      return a;
    });
  if (text.play) (text.play as Program & Nested).register(`${id}/play${suffix}`);
  return {
    types: text.types ?? types,
    play: text.play ?? null,
    own,
    hand: list("reactions"),
    inPlay: list("whileInPlay"),
    onMat: list("onMat"),
    always: list("always"),
  };
}

/** What the other ruleset's text leaves out, it shares with the card. */
function overlay(base: ResolvedText, over: ResolvedText, text: CardText): ResolvedText {
  const replaced = new Set<string>();
  for (const [field, on] of Object.entries(OWN)) if (field in text) replaced.add(on);
  return {
    types: over.types,
    play: "play" in text ? over.play : base.play,
    own: [...base.own.filter((a) => !replaced.has(a.on)), ...over.own],
    hand: text.reactions ? over.hand : base.hand,
    inPlay: text.whileInPlay ? over.inPlay : base.inPlay,
    onMat: text.onMat ? over.onMat : base.onMat,
    always: text.always ? over.always : base.always,
  };
}

/** Defines a card. Programs get their ids here, from the card's id and the field they stand in. */
export function card(id: string, spec: CardSpec): CardDef {
  const base = resolve(id, "", spec.types, spec);
  const ruled = (ruleset: Ruleset): ResolvedText => {
    const text = spec[ruleset];
    return text ? overlay(base, resolve(id, `@${ruleset}`, spec.types, text), text) : base;
  };
  for (const [other, change] of Object.entries(spec.changes ?? {})) {
    if (change.play) (change.play as Program & Nested).register(`${id}/changes/${other}`);
  }
  if (spec.alters?.play) (spec.alters.play as Program & Nested).register(`${id}/alters`);
  return {
    ...spec,
    id,
    set: spec.set ?? "",
    kind: spec.kind ?? "kingdom",
    texts: { printed: ruled("printed"), current: ruled("current") },
  };
}

/** A pile of several kinds of card. */
export interface PileDef {
  readonly id: string;
  readonly set: string;
  readonly cards: readonly CardDef[];
  /** The pile from top to bottom, as card ids; where it is shuffled, simply what it holds. */
  readonly stack: (players: number) => readonly string[];
  /** Who sees it: all of it, unless stated; otherwise it is shuffled, and only its top is seen, or nothing. */
  readonly seen?: "top" | "nobody";
  /**
   * Of a shuffled pile only so many are in a game, and the rest stay in the box: then nobody knows which they are
   * until they come to the top.
   */
  readonly deals?: (players: number) => number;
  /** A deck with a discard pile of its own, from which cards are received: see `receiveFrom`. Only beside the Supply. */
  readonly discards?: boolean;
}

/** What nobody buys, and what costs nothing: it is there for everybody, or comes over somebody. */
const NEVER_BOUGHT: readonly CardDef["kind"][] = ["landmark", "way", "trait", "boon", "hex", "state"];
export const isBought = (def: CardDef): boolean => !NEVER_BOUGHT.includes(def.kind);

export const isPile = (x: CardDef | PileDef): x is PileDef => "stack" in x;

export type { Ability, LastingDef, Part, Program };
