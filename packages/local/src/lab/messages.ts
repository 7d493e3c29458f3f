/**
 * What a page asks the plan lab in a worker, and what it is told. Every question has a number, which its answer
 * carries. The language of plans and all rules stay in the worker: a page has plans as data and as text.
 */

import type { Warning } from "@fiefdom/bots/plan/dominionsim";
import type { Details, Fault } from "@fiefdom/bots/plan/fault";
import type { ListName, Plan } from "@fiefdom/bots/plan/plan";
import type { XmlCode } from "@fiefdom/bots/plan/xml";
import type { GameRecord } from "@fiefdom/engine/record";
import type { Opening } from "@fiefdom/lab/openingBot";
import type { Tally } from "@fiefdom/lab/tally";
import type { PlaceJSON } from "@fiefdom/protocol";

export type {
  Comparison,
  Condition,
  Count,
  ListName,
  Measure,
  Num,
  Plan,
  Rule,
} from "@fiefdom/bots/plan/plan";
export type { Opening } from "@fiefdom/lab/openingBot";
export type { Split, Tried } from "@fiefdom/lab/openings";
export type { Interval } from "@fiefdom/lab/stats";
export type { Tally } from "@fiefdom/lab/tally";
export type { Fault, Warning };

/** What lies on the table, for two players. */
export interface LabBoard {
  readonly kingdom: readonly string[];
  readonly landscapes: readonly string[];
  readonly colonies: boolean;
  readonly ruleset: "printed" | "current";
}

export type LabPlayer = (
  | { readonly plan: Plan }
  /** One of the roster's that answers at once. */
  | { readonly bot: string }
) & { readonly opening?: Opening };

/** Two at a table. Batches of the same `id` share what the worker made for it. */
export interface LabTable {
  readonly id: number;
  readonly board: LabBoard;
  readonly players: readonly [LabPlayer, LabPlayer];
}

/** How a game that was watched came out for the first of the two. */
export interface Outcome {
  readonly game: number;
  readonly lead: number;
  readonly turns: number;
  readonly won: boolean;
  readonly tied: boolean;
}

/** A plan with its text, and of its lists the conditions of each line: those that must all hold, written out. */
export interface Written {
  readonly plan: Plan;
  readonly text: string;
  readonly conditions: Readonly<Partial<Record<ListName, readonly (readonly string[])[]>>>;
}

/** Cards by id with how many of each. */
export type Held = readonly (readonly [id: string, n: number])[];

/** What can be asked about a deck; every answer is exact. */
export type OddsAsk =
  /** How much money a turn brings. */
  | { readonly about: "coins"; readonly deck: Held }
  /** Two Actions that give no Action when played in one of the next hands. */
  | { readonly about: "collide"; readonly board: LabBoard; readonly deck: Held; readonly hands: number }
  /** At least so many of these cards together in one of the next hands. */
  | {
      readonly about: "meet";
      readonly deck: Held;
      readonly cards: readonly string[];
      readonly least: number;
      readonly hands: number;
    };

export type OddsTold =
  | { readonly coins: readonly { readonly coins: number; readonly chance: number }[] }
  /** With the cards that were counted. */
  | { readonly chance: number; readonly cards: readonly string[] }
  /** It can't be counted: the deck runs out, or these cards do more than give cards, Actions and coins. */
  | { readonly not: "reshuffle" }
  | { readonly not: "cards"; readonly cards: readonly string[] };

export type LabAsk =
  /** Reads the text of a plan, or a file of DominionSim. */
  | { readonly do: "read"; readonly text: string }
  | { readonly do: "write"; readonly plan: Plan }
  /** The plans that come with the game and fit a board. */
  | { readonly do: "known"; readonly board: LabBoard }
  /** The plan that Marshal plays by there: from the book, or looked for, which takes seconds. */
  | { readonly do: "marshal"; readonly board: LabBoard }
  | {
      readonly do: "play";
      readonly table: LabTable;
      readonly seed: string;
      readonly from: number;
      readonly to: number;
      /** Games with a smaller number are watched turn by turn. */
      readonly watch: number;
    }
  /** One game of those once more, written down. */
  | { readonly do: "again"; readonly table: LabTable; readonly seed: string; readonly game: number }
  | { readonly do: "openings"; readonly board: LabBoard; readonly split: readonly [number, number] }
  | { readonly do: "odds"; readonly odds: OddsAsk }
  /** Looks for a plan that nobody beats, step by step, until it is stopped or has played so many games. */
  | {
      readonly do: "find";
      readonly board: LabBoard;
      readonly rivals: readonly Plan[];
      readonly games: number;
      readonly seed: string;
    };

/** What can't be read: faults of a plan's text, or of an XML file. */
export type Unread =
  | { readonly faults: readonly Fault[] }
  | { readonly xml: { readonly line: number; readonly code: XmlCode; readonly details: Details } };

export type LabTold =
  | { readonly told: "read"; readonly plans: readonly Written[]; readonly warnings: readonly Warning[] }
  | { readonly told: "unread"; readonly why: Unread }
  | { readonly told: "written"; readonly written: Written }
  | { readonly told: "known"; readonly plans: readonly Plan[] }
  | { readonly told: "marshal"; readonly plan: Plan }
  | {
      readonly told: "played";
      readonly tally: Tally;
      readonly took: number;
      readonly outcomes: readonly Outcome[];
    }
  | { readonly told: "again"; readonly record: GameRecord; readonly result: readonly PlaceJSON[] }
  | { readonly told: "openings"; readonly openings: readonly Opening[] }
  | { readonly told: "odds"; readonly odds: OddsTold }
  /** A step of the search; the last one is the end of it. */
  | {
      readonly told: "found";
      readonly written: Written;
      readonly improved: boolean;
      readonly games: number;
      readonly done: number;
      readonly last: boolean;
    }
  | { readonly told: "problem"; readonly message: string };

export interface LabRequest {
  readonly type: "lab";
  readonly id: number;
  readonly ask: LabAsk;
}

export interface LabReply {
  readonly type: "lab";
  readonly id: number;
  readonly told: LabTold;
}
