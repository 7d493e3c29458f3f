/** What a puzzle is: a position, what is asked there, and how its answer was proved. Plain data, as it is kept. */
import type { Goal } from "./solve.ts";

/** What a puzzle is about, for those who want to train one thing. */
export const THEMES = [
  "greening",
  "three-piles",
  "trashing",
  "terminals",
  "gaining",
  "drawing",
  "throning",
  "durations",
  "debt",
  "tokens",
  "landscapes",
  "treasures",
  "opening",
  "attacks",
  "reactions",
] as const;
export type Theme = (typeof THEMES)[number];

interface Puzzle {
  /** The same as long as the puzzle is the same. */
  readonly id: string;
  /** The position as one line of text (see notation.ts of the engine). */
  readonly position: string;
  /** Whose turn it is, and who is asked. */
  readonly seat: number;
  readonly themes: readonly Theme[];
  /** How hard it is thought to be before anybody tried: a rating as of players. */
  readonly rating: number;
}

/** Everything is known, the order of one's deck too: reach the goal within this turn. */
export interface TurnPuzzle extends Puzzle {
  readonly kind: "turn";
  readonly goal: Goal;
  /** What can be reached: 1 for a win, or the points. */
  readonly best: number;
  /** A line that reaches it, spelled. */
  readonly line: readonly (readonly string[])[];
  /** How many positions the proof went through. */
  readonly positions: number;
}

/** One of the answers of a choice, and how often the game was won with it in playouts of the same worlds. */
export interface Weighed {
  readonly answer: readonly string[];
  /** Of 1, with the half of its 99 % interval. */
  readonly chance: number;
  readonly within: number;
  /** How many turns of one's own the game went on for, and by how many points it ended ahead, on average. */
  readonly turns: number;
  readonly lead: number;
}

/** What to buy, trash or gain here: one answer is clearly better than all others. */
export interface ChoicePuzzle extends Puzzle {
  readonly kind: "choice";
  /** What happens in the turn before the question. */
  readonly before: readonly (readonly string[])[];
  /** The best first. */
  readonly answers: readonly Weighed[];
  /** How far the best is ahead of the second at the least, at 99 %. */
  readonly ahead: number;
  /** Worlds played out with each. */
  readonly worlds: number;
}

/** Something that can be counted at a table. */
export type Fact =
  | { readonly of: "coins" | "actions" | "buys" | "trash" }
  | {
      readonly of: "hand" | "deck" | "discard" | "in-play" | "vp" | "debt" | "points" | "cards";
      readonly seat: number;
    }
  | { readonly of: "pile"; readonly pile: string };

/** What happens? A position, what is done there, and a number to tell. */
export interface RulePuzzle extends Puzzle {
  readonly kind: "rule";
  /** Each answer that is given: the seat, then the options. */
  readonly moves: readonly (readonly [seat: number, ...options: string[]])[];
  readonly asks: Fact;
  readonly right: number;
  readonly wrong: readonly number[];
  /** The ruling that explains it: the card, and which of its rulings. */
  readonly ruling: { readonly card: string; readonly nth: number };
}

export type AnyPuzzle = TurnPuzzle | ChoicePuzzle | RulePuzzle;
