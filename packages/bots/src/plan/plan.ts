/**
 * A plan as data: plain JSON, so that it can be stored, sent, searched for and printed. parse.ts reads it from
 * text, format.ts writes it as text, compile.ts makes it fast.
 */
import type { TypeName } from "@fiefdom/engine/types";

/**
 * What a line is about: the id of a card, pile, Event or Landmark ("throne-room"), a type of card ("Action"),
 * ANY for every card, or REST for whatever the list does not name.
 */
export type What = string;
export const ANY = "*";
export const REST = "...";

/** Types are written with a capital, ids never are. */
export const isType = (what: What): what is TypeName => /^[A-Z]/.test(what);

/** Numbers that a condition can ask about. */
export const MEASURES = [
  "money",
  "money per card",
  "coins",
  "buys",
  "actions",
  "turn",
  "score",
  "opponent score",
  "lead",
  "gains to end",
  "empty piles",
  "debt",
  "VP tokens",
  "players",
  "terminals",
  "extra actions",
] as const;
export type Measure = (typeof MEASURES)[number];

/** Numbers that a condition can ask about a card, a pile or a type. */
export const COUNTS = [
  "owned",
  "left",
  "in hand",
  "in play",
  "in trash",
  "owned by opponents",
  "tokens on",
  "cost of",
] as const;
export type Count = (typeof COUNTS)[number];

export type Operator = "+" | "-" | "*" | "/";
export type Comparison = "<" | "<=" | ">" | ">=" | "=" | "!=";

export type Num =
  | number
  | { readonly measure: Measure }
  | { readonly count: Count; readonly of: What }
  | { readonly op: Operator; readonly a: Num; readonly b: Num };

export type Condition =
  | { readonly is: Comparison; readonly a: Num; readonly b: Num }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] }
  | { readonly not: Condition }
  | { readonly inKingdom: What };

/** A line of a list. */
export interface Rule {
  readonly what: What;
  readonly if?: Condition;
  /** Also when it would end the game with somebody else ahead. */
  readonly evenBehind?: true;
  /** Comment lines above it, and the comment behind it. */
  readonly above?: readonly string[];
  readonly note?: string;
}

/** Which course to take when a card says "choose one". */
export interface Course {
  readonly of: What;
  readonly course: string;
  readonly if?: Condition;
  readonly above?: readonly string[];
  readonly note?: string;
}

/** Lists, in the order in which they are printed. */
export const LISTS = [
  "buy",
  "gain",
  "play",
  "repeat",
  "trash",
  "discard",
  "topdeck",
  "take",
  "reveal",
  "name",
  "react",
] as const;
export type ListName = (typeof LISTS)[number];

/** Where a plan is at home: a recommended kingdom, or cards that a kingdom is to be made of. */
export type Home = { readonly kingdom: string } | { readonly cards: readonly string[] };

export interface Plan {
  readonly name: string;
  /** What it is about, a line each. */
  readonly notes: readonly string[];
  readonly by?: string;
  /** Without these it makes no sense. */
  readonly needs: readonly string[];
  readonly home?: Home;
  readonly lists: Readonly<Partial<Record<ListName, readonly Rule[]>>> & { readonly buy: readonly Rule[] };
  readonly choose: readonly Course[];
}
