/** What is asked over HTTP: people, the list of tables, records of games. Bodies and replies are JSON. */
import type { GameRecord } from "@fiefdom/engine/record";
import type { ViewJSON } from "@fiefdom/engine/view";
import { z } from "zod";
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from "./limits.ts";
import type { CardFacts, EventJSON, PlaceJSON, SeatJSON, TableJSON } from "./server.ts";
import { botName, personName, tableOptions } from "./table.ts";

const password = z.string().min(SHORTEST_PASSWORD).max(LONGEST_PASSWORD);
/** What a client wants to remember for a person across devices; the server does not look inside. */
const settings = z
  .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean(), z.null()]))
  .refine((all) => Object.keys(all).length <= 50, "at most 50 settings");

export const guestBody = z.strictObject({ name: personName });
export const meBody = z.strictObject({ name: personName.optional(), settings: settings.optional() });
export const accountBody = z.strictObject({ name: personName, password });
/** Any name that an account may have had the right to once. */
const loginName = z.string().trim().min(1).max(200);
export const loginBody = z.strictObject({ name: loginName, password: z.string().max(LONGEST_PASSWORD) });
export const changePasswordBody = z.strictObject({ old: z.string().max(LONGEST_PASSWORD), password });
export const passwordBody = z.strictObject({ password: z.string().max(LONGEST_PASSWORD) });
export const createBody = tableOptions;
export const joinBody = z.strictObject({ seat: z.number().int().min(0).max(5).optional() });
/** What is wished for in a quick match; what is left out does not matter. */
export const quickWishes = z.strictObject({
  /** The kingdom is drawn from these sets alone. */
  sets: z.array(z.string().min(1).max(40)).min(1).max(8).optional(),
  players: z.number().int().min(2).max(6).optional(),
  clock: z.enum(["none", "live", "days"]).optional(),
  rated: z.boolean().optional(),
});
export type QuickWishes = z.infer<typeof quickWishes>;
/** Against whoever waits, or at once against a bot. */
export const quickBody = quickWishes.extend({ bot: botName.optional() });
/** The same in a query: `?sets=base,empires&players=3&clock=live&rated=yes`. */
export const waitQuery = z.strictObject({
  sets: z.string().max(200).optional(),
  players: z.coerce.number().optional(),
  clock: z.string().optional(),
  rated: z.enum(["yes", "no"]).optional(),
});

/** An answer to a puzzle, one list of options a question; null for who wants to see the solution. */
export const tryBody = z.strictObject({
  answers: z
    .array(z.array(z.string().max(60)).max(100))
    .max(200)
    .nullable(),
});

/** A rating of solvers and puzzles; the true one is within so much of it with some 95 %. */
interface RatingJSON {
  readonly rating: number;
  readonly plusMinus: number;
}

/** The puzzle of the day, and how hard people find those that anybody tried. */
export interface PuzzlesJSON {
  readonly day: string;
  readonly puzzles: Readonly<
    Record<string, RatingJSON & { readonly tries: number; readonly solved: number }>
  >;
}

/** What somebody has come to with puzzles. */
export interface SolverJSON {
  readonly rating: RatingJSON | null;
  /** By puzzle: whether the first try was right. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** Days since 1970 in UTC on which the puzzle of that day was solved. */
  readonly days: readonly number[];
}

/** How a try was judged, and what it did to both ratings. */
export interface PuzzleTryJSON {
  readonly right: boolean;
  /** Only the first counts. */
  readonly first: boolean;
  readonly before: RatingJSON;
  readonly after: RatingJSON;
  readonly puzzle: RatingJSON;
}

export interface Me {
  readonly person: string;
  readonly name: string;
  readonly account: boolean;
  readonly rating: { readonly mean: number; readonly plusMinus: number; readonly games: number } | null;
  readonly settings: Readonly<Record<string, unknown>>;
}

export interface TableRow {
  readonly table: TableJSON;
  readonly created: number;
}

export interface GameRow {
  readonly game: string;
  readonly table: string;
  readonly started: number;
  readonly ended: number | null;
  readonly seats: readonly Pick<SeatJSON, "seat" | "kind" | "name" | "person" | "bot">[];
  readonly result: readonly PlaceJSON[] | null;
  readonly kingdom: {
    readonly kingdom: readonly string[];
    readonly landscapes: readonly string[];
    readonly colonies: boolean;
  };
  /** Was it made to count for ratings? */
  readonly rated: boolean;
  /** An older version's game that this one can't play exactly: it can be downloaded, not replayed. */
  readonly unreplayable?: true;
  /** Something of it was lost on the server; then it is unreplayable as well. */
  readonly damaged?: true;
}

/** In the export: a game of which not even the record can be read. */
export interface LostGame {
  readonly game: string;
  readonly damaged: true;
  readonly because: string;
}

/** A finished game: the engine's record, who played it, and when each answer was given. */
export interface GameJSON extends GameRow {
  readonly record: GameRecord;
  /** Milliseconds from the start of the game to each answer of the record. */
  readonly times: readonly number[];
}

/** A game at one moment: before its answer number `at`. */
export interface MomentJSON {
  readonly game: string;
  readonly at: number;
  /** How many answers there are. */
  readonly of: number;
  /** One view for the seat asked for, or one for every seat of a finished game that is laid open. */
  readonly views: readonly ViewJSON[];
  readonly events: readonly EventJSON[];
  readonly cards: readonly CardFacts[];
}

/** How far the review of a finished game is. */
export type ReviewStateJSON =
  /** Nobody has asked for it, or this process knows nothing of it: ask for it. */
  | { readonly state: "none" }
  /** Others come first. */
  | { readonly state: "waiting" }
  /** The share that is done, from 0 to 1. */
  | { readonly state: "going"; readonly done: number }
  /** As `fiefdom review --json` writes it. */
  | { readonly state: "done"; readonly review: Readonly<Record<string, unknown>> };

/** Every refusal over HTTP. */
export interface ErrorJSON {
  readonly error: {
    readonly code: string;
    /** With `set-up`: the code of what can't be. */
    readonly reason?: string;
    readonly message: string;
  };
}
