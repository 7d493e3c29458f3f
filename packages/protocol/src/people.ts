/** People as others may see them: profiles, ranks, who is whose friend, past games, and the kingdom of the day. */
import { z } from "zod";
import type { GameRow, Me } from "./http.ts";
import type { SeatJSON } from "./server.ts";
import type { ClockChoice } from "./table.ts";

export const personId = z.string().regex(/^[A-Za-z0-9_-]{16,32}$/, "that is no id of a person");

/** What somebody is to me: a friend, or one whom I don't want to meet, or neither. */
export const tieBody = z.strictObject({ tie: z.enum(["friend", "block"]).nullable() });
export type Tie = z.infer<typeof tieBody>["tie"];

const whole = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const word = z.string().trim().min(1).max(40);

/** Past games to look for; whatever is left out does not matter. */
export const historyQuery = z.strictObject({
  before: whole.default(Number.MAX_SAFE_INTEGER),
  /** Part of the name of somebody at the table, or a bot. */
  with: word.optional(),
  /** A card or landscape by its id. */
  card: word.optional(),
  result: z.enum(["won", "lost"]).optional(),
  rated: z.enum(["yes", "no"]).optional(),
});
export type HistoryQuery = z.infer<typeof historyQuery>;

export const ranksQuery = z.strictObject({ from: whole.pipe(z.number().max(100_000)).default(0) });
export const nameQuery = z.strictObject({ name: z.string().trim().min(1).max(200) });

/** Games played and won; a tie is a win for all who share it. */
export interface Tally {
  readonly played: number;
  readonly won: number;
}

export interface ProfileJSON {
  readonly person: string;
  readonly name: string;
  /** The day on which the account was made, or the guest came. */
  readonly since: string;
  readonly rating: Me["rating"];
  /** Over so many of the last games; of others only those that anybody may see. */
  readonly games: Tally;
  /** A game counts for every set that its kingdom has a pile of. */
  readonly sets: readonly (Tally & { readonly set: string })[];
  readonly opponents: readonly (Tally & {
    readonly person: string | null;
    readonly bot: string | null;
    readonly name: string;
  })[];
  /** After each game that counted, the oldest first. */
  readonly ratings: readonly { readonly at: number; readonly mean: number }[];
  /** Those played most often. */
  readonly kingdoms: readonly (Tally & { readonly kingdom: GameRow["kingdom"] })[];
  /** What they are to me. */
  readonly tie: Tie;
}

export interface RankRow {
  readonly rank: number;
  readonly person: string;
  readonly name: string;
  readonly rating: NonNullable<Me["rating"]>;
}

export interface TiesJSON {
  readonly friends: readonly (Pick<ProfileJSON, "person" | "name" | "rating"> & {
    readonly mutual: boolean;
  })[];
  readonly blocked: readonly Pick<ProfileJSON, "person" | "name">[];
}

export interface HistoryJSON {
  readonly games: readonly GameRow[];
  /** Where to go on; null if there is nothing older. */
  readonly before: number | null;
}

/** One of my games that is not over. */
export interface RunningJSON {
  readonly game: string;
  readonly table: string;
  readonly started: number;
  readonly seats: readonly Pick<SeatJSON, "seat" | "kind" | "name" | "person" | "bot">[];
  readonly clock: ClockChoice;
  /** By correspondence: is it mine to move? Of a live game that is for its table to say. */
  readonly asked: boolean | null;
  /** When somebody's time is up, if I am asked. */
  readonly deadline: number | null;
}

export interface WaitJSON {
  /** Tables that fit and at which somebody waits now. */
  readonly waiting: number;
  /** Of those who waited within a day for something that fits: how many found a game, and how many went. */
  readonly found: number;
  readonly left: number;
  /** Half of those who found one waited no longer than that; null where too few did to say. */
  readonly medianSeconds: number | null;
}

export interface DailyRow {
  readonly rank: number;
  readonly person: string;
  readonly name: string;
  readonly won: boolean;
  readonly turns: number;
  readonly score: number;
  readonly game: string;
}

export interface DailyJSON {
  readonly day: string;
  readonly kingdom: GameRow["kingdom"];
  readonly bot: string;
  /** How many have a result today, and the best of those with an account. */
  readonly players: number;
  readonly rows: readonly DailyRow[];
  readonly mine: Omit<DailyRow, "rank"> | null;
}
