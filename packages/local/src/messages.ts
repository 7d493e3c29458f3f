/**
 * What is said to the worker before there is a table: the part that a server does over HTTP. Once it is open,
 * everything goes by the messages of @fiefdom/protocol.
 */
import type { Found as FoundPlan } from "@fiefdom/bots/marshal";
import type { Plan } from "@fiefdom/bots/plan/plan";
import type { Thought } from "@fiefdom/bots/thought";
import type { GameRecord } from "@fiefdom/engine/record";
import type { SetUpNames } from "@fiefdom/engine/save";
import type {
  ClientMessage,
  PlaceJSON,
  PlayJSON,
  ServerMessage,
  TableOptions,
  TableWishes,
} from "@fiefdom/protocol";
import type { Why } from "@fiefdom/puzzles/explain";
import type { PuzzleMove } from "@fiefdom/puzzles/pose";
import type { AnyPuzzle, Fact, Theme, Weighed } from "@fiefdom/puzzles/puzzle";
import type { Judgement, Warning } from "@fiefdom/review/coach";
import type { GameTraits, Habits } from "@fiefdom/review/habits";
import type { Holding } from "@fiefdom/review/holdings";
import type { Kept as ReviewKept } from "@fiefdom/review/judge";
import type { Reason } from "@fiefdom/review/reasons";
import type { Review } from "@fiefdom/review/review";
import type { Setting as HomeSetting, Kept } from "@fiefdom/table/home";
import type { LabRequest } from "./lab/messages.ts";

export type { FoundPlan, GameTraits, Habits, Judgement, Review, ReviewKept, Warning };

/** Who sits where, and how the game began. */
export interface Setting extends HomeSetting {
  readonly options: TableOptions;
  /** So many answers come from another game that this one goes on from. */
  readonly taken?: number;
  readonly lesson?: Lesson;
  /** The position, as one line, that the first game began from. */
  readonly position?: string;
  /** What its player did there before anybody was asked here. */
  readonly before?: readonly (readonly string[])[];
  /** The seat that begins the first game; by lot if left out. */
  readonly first?: number;
  /** The plan that bots called `PLAN_BOT` follow. */
  readonly follows?: Plan;
}

/** A bot of this name is none of the roster's: it follows the plan that the table was opened with. */
export const PLAN_BOT = "plan";

/** Cards by id, decks from the top. */
export interface LessonPlayer {
  readonly hand: readonly string[];
  readonly deck: readonly string[];
  /** From the top, as decks are. */
  readonly discard?: readonly string[];
  /** Turns taken before the lesson begins. */
  readonly turns?: number;
  readonly vp?: number;
}

/** A game arranged for learning: see lesson.ts. The person begins. */
export interface Lesson {
  readonly players: readonly LessonPlayer[];
  /** How many cards a pile still holds, where that is not what follows from the players' cards. */
  readonly supply?: Readonly<Record<string, number>>;
  /** What the next shuffles bring to the top. */
  readonly shuffles?: readonly { readonly seat: number; readonly cards: readonly string[] }[];
  /** What the opponent prefers to do, by the number of its turn. */
  readonly script?: Readonly<Record<number, readonly string[]>>;
}

/** A table as a browser keeps it. */
export interface Keepsake extends Kept {
  readonly fiefdom: "local";
  /** How many turns the person has begun, for lists of games. */
  readonly turns?: number;
  readonly setting: Setting;
  /** The plan that a bot of this table follows: it took seconds to find. */
  readonly plan?: Plan;
}

/** Play on from a recorded game, from before its answer number `at`. */
export interface GoOnRequest {
  readonly type: "goOn";
  readonly record: GameRecord;
  readonly at: number;
  readonly names: readonly string[];
  /** By seat; empty for the person. */
  readonly bots: readonly string[];
  /** What the person can't know is dealt anew by this seed; otherwise everything falls as it fell. */
  readonly anew?: string;
}

/** Play on from a position, as one line. The person has the seat whose turn it is. */
export interface PositionRequest {
  readonly type: "at";
  readonly position: string;
  /** The person's name, and those of the others in the order of their seats. */
  readonly names: readonly string[];
  /** The others by the roster's names; squires where there are more seats. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** What the person did there before they are asked. */
  readonly before?: readonly (readonly string[])[];
}

/**
 * What one seat may know of a game, for whoever thinks in its place (see sight.ts of the table), with the plan that is
 * known for its board.
 */
export interface Sight {
  readonly seen: string;
  readonly plan?: Plan;
}

/**
 * No table either: somebody who thinks in a player's place, for as long as they are wanted. They are asked what
 * Sovereign would do, and whether a move that is about to be made is a clear mistake; for so many milliseconds each.
 */
export type AdviceRequest = { readonly n: number; readonly sight: Sight; readonly ms: number } & (
  | { readonly type: "consider" }
  | { readonly type: "judge"; readonly options: readonly string[] }
  /** A question comes soon: get to know the board. */
  | { readonly type: "prepare" }
);

export type AdviceReply =
  /** Null where there is nothing to consider. */
  | { readonly type: "considered"; readonly n: number; readonly thought: Thought | null }
  | { readonly type: "warned"; readonly n: number; readonly warning: Judgement };

/** One end of a channel between two workers, as browsers have them. */
export interface Channel {
  postMessage(said: unknown): void;
  /** Is called with an event that has what was said as its `data`. */
  onmessage: unknown;
}

/** No table: a finished game looked at again. Helpers sit at the other ends of the channels. */
export interface ReviewRequest {
  readonly type: "review";
  readonly record: GameRecord;
  /** What each seat had of the victory, where the moves alone don't say: somebody gave up. */
  readonly result?: readonly number[];
  /** What an earlier try found before it was left. */
  readonly kept?: ReviewKept;
  /** So many answers in thought at most; as many as a review usually takes if it is not said. */
  readonly spend?: number;
  readonly helpers: readonly Channel[];
}

/** Help with a review, by this channel. */
export interface HelpRequest {
  readonly type: "helpReview";
  readonly port: Channel;
}

/** Help a bot of another worker's table to think, by this channel. */
export interface HelpThinkRequest {
  readonly type: "helpThink";
  readonly port: Channel;
}

export type ReviewReply =
  /** The share that is done, from 0 to 1. */
  | { readonly type: "reviewing"; readonly done: number }
  /** Put this away: it spares what was done already. */
  | { readonly type: "reviewKept"; readonly kept: ReviewKept }
  | { readonly type: "reviewed"; readonly review: Review }
  /** This version can't play it, or it is not over. */
  | { readonly type: "unreviewed" };

/** No table: what a player's last games have in common, the newest first. */
export interface HabitsRequest {
  readonly type: "habits";
  readonly games: readonly {
    readonly record: GameRecord;
    readonly seat: number;
    /** What was found in it before. */
    readonly known?: GameTraits;
  }[];
}

export type HabitsReply =
  | { readonly type: "habitsGoing"; readonly done: number; readonly of: number }
  /** And what was found in each of the games, to be kept. */
  | { readonly type: "habits"; readonly found: Habits; readonly traits: readonly GameTraits[] };

/** Look at a recorded game. `hello` is answered with its outline and a welcome, `look` goes elsewhere in it. */
export interface ReplayRequest {
  readonly type: "replay";
  readonly record: GameRecord;
  readonly names: readonly string[];
  /** By seat; empty where a person sat. */
  readonly bots: readonly string[];
  readonly look: Look;
  /** The position, as one line, that it began from; dealt if left out. */
  readonly position?: string;
  /** How it ended, where the moves alone don't say: somebody resigned. */
  readonly result?: readonly PlaceJSON[];
}

/** A puzzle that ships, at a table: to be answered, or shown with its solution. */
export interface PuzzleRequest {
  readonly type: "puzzle";
  readonly kind: AnyPuzzle["kind"];
  readonly id: string;
  /** The person's name, and those of the others in the order of their seats. */
  readonly names: readonly string[];
  readonly shown: boolean;
}

/** Cards of a seat, the top of the deck first. */
interface Known {
  readonly seat: number;
  readonly cards: readonly string[];
}

/** What a puzzle asks, with all that its solver may know and nothing of the answer. */
export type Posed = {
  readonly id: string;
  readonly seat: number;
  readonly themes: readonly Theme[];
  readonly rating: number;
} & (
  | { readonly kind: "turn"; readonly goal: "win" | "points"; readonly decks: readonly Known[] }
  | {
      readonly kind: "choice";
      readonly verb: string;
      readonly source: string | null;
      readonly answers: readonly (readonly string[])[];
    }
  | {
      readonly kind: "rule";
      readonly asks: Fact;
      readonly numbers: readonly number[];
      readonly moves: readonly PuzzleMove[];
      readonly decks: readonly Known[];
      /** How the next shuffles of a seat turn out. */
      readonly shuffles: readonly Known[];
    }
);

/** What became of a puzzle: with whose answer, or with none. */
export interface Judged {
  readonly right: boolean;
  readonly given: readonly (readonly string[])[] | null;
  readonly why: readonly (Why | Reason)[];
  /** The solution, or what happens. */
  readonly line: readonly PuzzleMove[];
  /** Of a choice: how each answer was weighed, the best first. */
  readonly answers?: readonly Weighed[];
  /** Of a rule: what comes out, and the ruling that says so. */
  readonly number?: number;
  readonly ruling?: { readonly card: string; readonly nth: number };
  /** Where one can play on from; what happens by a rule is no beginning of a game. */
  readonly start?: { readonly position: string; readonly before: readonly (readonly string[])[] };
}

export type PuzzleReply =
  | { readonly type: "posed"; readonly posed: Posed }
  | { readonly type: "judged"; readonly judged: Judged };

/** Where one looks from. */
export interface Look {
  /** Before the answer of this number; after the last one the game is over. */
  readonly at: number;
  readonly seat: number;
  /** Everybody's cards are laid open. */
  readonly open: boolean;
  /** The result is shown, not the table. */
  readonly result: boolean;
}

/** The whole of a recorded game at a glance. */
export interface Outline {
  /** How many answers there are. Moments are counted from 0, before the first, to this, after the last. */
  readonly of: number;
  /** By moment: how many events were told until then. */
  readonly told: readonly number[];
  /** By answer: who was asked, for what, by which card. */
  readonly asked: readonly Asked[];
  readonly turns: readonly TurnMark[];
  /** What the players had before the first turn, and at the end of each. */
  readonly course: readonly CourseRow[];
  /** Null if it was broken off. */
  readonly result: readonly PlaceJSON[] | null;
}

export interface Asked {
  readonly seat: number;
  readonly verb: string;
  readonly source: string | null;
}

/** A turn, and the moment at which it begins. */
export interface TurnMark {
  readonly at: number;
  readonly seat: number;
  /** Counted for each player: their third turn. */
  readonly number: number;
}

export interface CourseRow {
  /** The turn that ended; null before the first. */
  readonly turn: TurnMark | null;
  readonly seats: readonly Holding[];
}

export type LocalRequest =
  | {
      readonly type: "open";
      readonly wishes: TableWishes;
      /** What to call the players, in the order of the seats. */
      readonly names: readonly string[];
      readonly seed: string;
      readonly lesson?: Lesson;
      readonly first?: number;
      readonly follows?: Plan;
    }
  | { readonly type: "resume"; readonly kept: Keepsake }
  | GoOnRequest
  | PositionRequest
  | ReplayRequest
  | PuzzleRequest
  /** No table at all: look for a plan, or for a better one than that, so that the worker with the table stays free to play. */
  | { readonly type: "findPlan"; readonly setUp: SetUpNames; readonly from: FoundPlan | null }
  | AdviceRequest
  | ReviewRequest
  | HelpRequest
  | HelpThinkRequest
  | LabRequest
  | HabitsRequest;

export type LocalReply =
  /** The table is open: say hello. */
  | { readonly type: "opened" }
  /** The wishes can't be met, or the keepsake can't be read. */
  | { readonly type: "failed"; readonly code: string; readonly message: string }
  /** Put this away; it brings the game back. */
  | { readonly type: "keep"; readonly kept: Keepsake }
  /** What the seat that is asked may know; null if the person is asked nothing that could be thought about. */
  | { readonly type: "sight"; readonly n: number; readonly sight: Sight | null }
  /** A bot of this table needs a plan: let another worker find it, and bring it here. One of that version may be kept. */
  | { readonly type: "planWanted"; readonly setUp: SetUpNames; readonly version: number }
  /** A bot of this table looks ahead: whoever is free may help it. */
  | { readonly type: "helpWanted" };

/** What a worker says that looks for a plan. */
export type PlanReply =
  /** The share of the search that is done, from 0 to 1, and the best plan so far if it is a new one. */
  | { readonly type: "planning"; readonly done: number; readonly better: Plan | null }
  /** A round is over. It goes on for a better one, unless this was the last. */
  | { readonly type: "planFound"; readonly found: FoundPlan; readonly isLast: boolean };

/** Said of a recorded game only. */
export type ReplayReply = { readonly type: "outline"; readonly outline: Outline };

/** What a table at home says of its own past. */
export interface PastReply {
  readonly type: "past";
  readonly id: number;
  /** Null if there was no such moment. */
  readonly view: PlayJSON["view"] | null;
}

export type ToWorker =
  | LocalRequest
  | ClientMessage
  /** How the person saw the table when so many events had been told. */
  | { readonly type: "past"; readonly id: number; readonly told: number }
  | { readonly type: "look"; readonly look: Look }
  /** Somebody is to think in the person's place. */
  | { readonly type: "sight"; readonly n: number }
  /** The number that a puzzle asks for. */
  | { readonly type: "tell"; readonly number: number }
  /** The plan that was wanted, and perhaps a better one later; null if it could not be looked for. */
  | { readonly type: "plan"; readonly plan: Plan | null }
  /** Somebody who helps the bots of this table to think, at the other end of the channel. */
  | { readonly type: "helper"; readonly port: Channel }
  /** The helper that came as this number, counted from 0, is gone. */
  | { readonly type: "helperGone"; readonly number: number }
  /** The best plan so far: something to play with meanwhile. */
  | { readonly type: "betterPlan"; readonly plan: Plan };
export type FromWorker = LocalReply | ServerMessage;
